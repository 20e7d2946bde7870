"""When the en passant square is written: the three customs, for copies and exports.

*always* is the PGN standard's (16.1.3.4), *capturable* X-FEN's, *legal* that of most programs
today. A held square is written or left out, never invented.
"""

from typing import Final

from fenedit.notation.en_passant import ep_capturers
from fenedit.notation.position import Position
from fenedit.rules.bridge import to_board
from fenedit.rules.options import ep_is_possible

CONVENTIONS: Final = ("always", "capturable", "legal")


def in_convention(position: Position, convention: str, chess960: bool) -> Position:
    """Return the position as a custom writes it, its en passant square kept or left out.

    A square that cannot hold at all is no custom's: it is kept for the check to report.

    Raises:
        ValueError: there is no such custom.
    """
    if convention not in CONVENTIONS:
        raise ValueError(f"no custom is called {convention!r}")
    square = position.ep_square
    if square is None or convention == "always" or not ep_is_possible(position, square):
        return position
    capturable = bool(ep_capturers(position, square))
    if not capturable or (convention == "legal" and not _capture_is_legal(position, chess960)):
        return position.with_ep_square(None)
    return position


def _capture_is_legal(position: Position, chess960: bool) -> bool:
    return to_board(position, chess960).board.has_legal_en_passant()
