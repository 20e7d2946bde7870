"""The code of Guy, Blandford and Roycroft, read: to search for material, and to compare.

`QRBN.Pp`: a digit each for queens, rooks, bishops and knights, White's men plus three times
Black's, 9 where a side has more than two; behind the point White's pawns and Black's. A sign may
stand before it (`+` White wins, `=` a draw), the squares of White's and Black's king behind it, and
the numbers of men (`5/4`). The code says nothing of squares and sides, and 9 hides how many there
are. It is written by `position.gbr`.
"""

import re
from typing import Final, NamedTuple

from fenedit.notation.position import Placement, Square, gbr, parse_square, square_name

_CODE: Final = re.compile(
    r"(?P<result>[-+=−]?)(?P<material>[0-9]{4}\.[0-9]{2})"
    r"(?:\s?(?P<white>[a-h][1-8])\s?(?P<black>[a-h][1-8]))?"
    r"(?:\s{1,4}(?P<men>[0-9]{1,2}[/+][0-9]{1,2})\.?)?"
)
_LONGEST: Final = 64


class Gbr(NamedTuple):
    """A GBR code.

    Attributes:
        material: the six digits with their point.
        kings: the squares of White's and Black's king, None where the code does not tell.
        men: the numbers of White's and Black's men, kings counted; None where it does not tell.
        result: "+", "=", "-" or "".
    """

    material: str
    kings: tuple[Square, Square] | None = None
    men: tuple[int, int] | None = None
    result: str = ""

    def written(self) -> str:
        """Return the code as it is written."""
        kings = "".join(map(square_name, self.kings or ()))
        men = f" {self.men[0]}/{self.men[1]}" if self.men else ""
        return f"{self.result}{self.material}{kings}{men}"

    def matches(self, placement: Placement) -> bool:
        """Tell whether a placement has this code; the result sign is not asked."""
        if gbr(placement) != self.material:
            return False
        if self.kings is not None:
            white, black = self.kings
            if placement[white] != "K" or placement[black] != "k":
                return False
        men = sum(map(str.isupper, placement)), sum(map(str.islower, placement))
        return self.men in (None, men)


def read_gbr(text: str) -> Gbr | None:
    """Return a text as a GBR code, None if it is none.

    Four digits, a point and two digits: all of them must stand there, so that no number is taken
    for a code.
    """
    if len(text) > _LONGEST:
        return None
    code = _CODE.fullmatch(text.strip())
    if code is None:
        return None
    kings = (parse_square(code["white"]), parse_square(code["black"])) if code["white"] else None
    counts = re.split("[/+]", code["men"]) if code["men"] else []
    men = (int(counts[0]), int(counts[1])) if counts else None
    return Gbr(code["material"], kings, men, code["result"].replace("−", "-"))


def gbr_with_kings(placement: Placement) -> str:
    """Return the code with the kings' squares, without them unless each side has one king."""
    code = Gbr(gbr(placement))
    if placement.count("K") == placement.count("k") == 1:
        code = code._replace(kings=(placement.index("K"), placement.index("k")))
    return code.written()
