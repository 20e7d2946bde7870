"""A whole board in one word: the code of Guy, Blandford and Roycroft, and Forsyth's notation.

The GBR code, read to search for material and to compare: `QRBN.Pp`, a digit each for queens, rooks,
bishops and knights, White's men plus three times Black's, 9 where a side has more than two; behind
the point White's pawns and Black's. A sign may stand before it (`+` White wins, `=` a draw), the
squares of White's and Black's king behind it, and the numbers of men (`5/4`). The code says nothing
of squares and sides, and 9 hides how many there are. It is written by `position.gbr`.

Forsyth's notation as the problem solver Popeye reads and writes it: from a8 to h1 without ranks, a
letter for a man (lower case Black's, or `+` White's and `-` Black's before it), one or two digits
for empty squares, which run on over the end of a rank. `/` ends a rank early. Empty squares at the
end may be left out. Letters are those of the input language, in English with S for the knight.
Neutral men (`=`), men in two letters behind a point and all other letters are men that chess does
not have; they are reported with their squares.
"""

import re
from typing import Final, NamedTuple

from fenedit.notation.languages import pieces_by_text, side_in
from fenedit.notation.position import (
    EMPTY,
    FEN_ORDER,
    Placement,
    Square,
    gbr,
    parse_square,
    square_name,
)
from fenedit.notation.problems import Span
from fenedit.notation.reading import Found, diagram, unsupported

_CODE: Final = re.compile(
    r"(?P<result>[-+=−]?)(?P<material>[0-9]{4}\.[0-9]{2})"
    r"(?:\s?(?P<white>[a-h][1-8])\s?(?P<black>[a-h][1-8]))?"
    r"(?:\s{1,4}(?P<men>[0-9]{1,2}[/+][0-9]{1,2})\.?)?"
)
_LONGEST_CODE: Final = 64


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
    if len(text) > _LONGEST_CODE:
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


INPUT_LANGUAGES: Final = {"en": "problemist", "problemist": "problemist", "de": "de", "fr": "fr"}
"""Popeye's input languages, each with the language whose letters it takes."""

_KEYWORD: Final = re.compile(r"\s*forsyth[\s:]+", re.IGNORECASE)
_LONGEST: Final = 200
"""More characters than any position needs."""
_TOKEN: Final = re.compile(
    r"(?P<digits>[0-9]+)|(?P<slash>/)"
    r"|(?P<colour>[-+=]?)(?P<man>\.[^\W_]{2}|[^\W\d_])"
)


class ForsythText(NamedTuple):
    """What a Forsyth text says.

    Attributes:
        found: the position, with the side to move that the text behind the notation tells.
        written: the squares that were written; what misses of 64 is empty.
        named: whether the word `forsyth` stood before it.
    """

    found: Found
    written: int
    named: bool


def read_forsyth(text: str, language: str = "problemist") -> ForsythText | None:
    """Return what a Forsyth text says, None if it is no such text.

    Of the two ways to read digits side by side, as one number of two digits or one by one, that
    is taken which fills the board exactly; if neither does, two digits are a number.

    Raises:
        FenError: it has men that chess does not know (`unsupported-man`).
    """
    keyword = _KEYWORD.match(text)
    start = keyword.end() if keyword else len(text) - len(text.lstrip())
    word = text[start : start + _LONGEST].split(maxsplit=1)[:1]
    if not word or len(word[0]) == _LONGEST:
        return None
    end = start + len(word[0])
    attempts = [_read(text, start, end, language, width) for width in (2, 1)]
    full = [attempt for attempt in attempts if attempt and attempt.written == 64]
    chosen = full[0] if full else attempts[0]
    if chosen is None:
        return None
    if chosen.others:
        raise unsupported(chosen.others)
    contents = dict(zip(FEN_ORDER, chosen.squares, strict=True))
    placement = "".join(contents[square] for square in range(64))
    found = diagram(placement, side_in(text[end:]))
    return ForsythText(found, chosen.written, keyword is not None)


def write_forsyth(placement: Placement, language: str = "en") -> str:
    """Return a placement as Popeye writes it, "64" for the empty board.

    Languages that Popeye does not know get English letters.
    """
    code = INPUT_LANGUAGES.get(language, "problemist")
    letters = {piece: text for text, piece in pieces_by_text(code).items()}
    squares = "".join(placement[square] for square in FEN_ORDER).rstrip(EMPTY)
    runs = re.sub(r"\.+", lambda run: str(len(run[0])), squares)
    return re.sub("[A-Za-z]", lambda man: letters[man[0]], runs) or "64"


class _Attempt(NamedTuple):
    squares: list[str]
    written: int
    others: list[tuple[str, Square | None, Span]]


def _read(text: str, start: int, end: int, language: str, width: int) -> _Attempt | None:
    """Return the squares with numbers of at most some digits, None where they are too many."""
    pieces = pieces_by_text(language)
    squares: list[str] = []
    others: list[tuple[str, Square | None, Span]] = []
    written = 0
    place = start
    while place < end:
        token = _TOKEN.match(text, place, end)
        if token is None:
            return None
        place = token.end()
        if token["digits"]:
            place = min(place, token.start() + width)
            squares += [EMPTY] * int(text[token.start() : place])
            written = len(squares)
        elif token["slash"]:
            squares += [EMPTY] * (-len(squares) % 8)
        else:
            man = _man(token, pieces)
            if man is None:
                at = FEN_ORDER[len(squares)] if len(squares) < 64 else None
                others.append((token[0], at, token.span()))
            squares.append(man or EMPTY)
            written = len(squares)
        if len(squares) > 64 and not others:
            return None
    # A man of another game may make the rest come out differently; it is only reported.
    squares += [EMPTY] * (64 - len(squares))
    return _Attempt(squares, written, others)


def _man(token: re.Match[str], pieces: dict[str, str]) -> str | None:
    piece = pieces.get(token["man"])
    if piece is None or token["colour"] == "=":
        return None
    if token["colour"]:
        return piece.upper() if token["colour"] == "+" else piece.lower()
    return piece
