"""What is on the board, as composers and endgame books write it."""

from typing import Final

from fenedit.notation.pieces import BLACK, EMPTY, KINDS, WHITE, Side, piece_of
from fenedit.notation.placement import Placement

_GBR_KINDS: Final = "QRBN"
_GBR_LIMIT: Final = 2
"""The most men of a kind and colour that a digit of the GBR code can tell."""


def count_text(placement: Placement) -> str:
    """Return the men of both sides as problem books print them: "(10+8)", White's first."""
    black = sum(square.islower() for square in placement)
    white = len(placement) - placement.count(EMPTY) - black
    return f"({white}+{black})"


def signature(placement: Placement) -> str:
    """Return the material by kind, White's first: "KQRRBBNNPPPP v KRRNPPPP"; "–" for no men."""
    return f"{_men(placement, WHITE)} v {_men(placement, BLACK)}"


def gbr(placement: Placement) -> str:
    """Return the code of Guy, Blandford and Roycroft, such as "1815.34".

    A digit each for queens, rooks, bishops and knights, White's men plus three times Black's, 9
    where a side has more than two; behind the point White's pawns and Black's, 9 at most.
    """
    digits = ""
    for kind in _GBR_KINDS:
        white, black = placement.count(kind), placement.count(kind.lower())
        digits += "9" if max(white, black) > _GBR_LIMIT else str(white + 3 * black)
    return f"{digits}.{min(placement.count('P'), 9)}{min(placement.count('p'), 9)}"


def _men(placement: Placement, side: Side) -> str:
    return "".join(kind * placement.count(piece_of(kind, side)) for kind in KINDS) or "–"
