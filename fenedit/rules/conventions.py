"""A position as a custom of writing wants it: its en passant square and its castling letters.

En passant: *held* and *always*, the PGN standard's custom (16.1.3.4), keep the square that is
held, for a square is never invented; *capturable* is X-FEN's custom, *legal* that of most programs
today. Castling: *held* keeps the letters; *fen* writes K and Q for the outermost rooks and has no
letter for an inner one; *xfen* writes an inner rook's file; *shredder* writes files always. What
cannot be by the rules is no custom's: it stays as it was claimed, for the check to report.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import respelled
from fenedit.notation.position import Position, ep_capturers, ep_is_possible
from fenedit.rules.play import to_board

EpCustom: TypeAlias = Literal["held", "always", "capturable", "legal"]
CastlingCustom: TypeAlias = Literal["held", "fen", "xfen", "shredder"]

EP_CUSTOMS: Final = ("held", "always", "capturable", "legal")
CASTLING_CUSTOMS: Final = ("held", "fen", "xfen", "shredder")


class Conventional(NamedTuple):
    """A position in the customs that were asked for.

    Attributes:
        position: with the square and the letters as the customs write them.
        left_out: what they have no way to write: "ep" for a square, "inner-rook" for a right.
    """

    position: Position
    left_out: tuple[str, ...]


def in_conventions(
    position: Position, *, ep: EpCustom, castling: CastlingCustom, chess960: bool
) -> Conventional:
    """Return a position in a custom for its en passant square and one for its castling letters.

    Raises:
        ValueError: there is no such custom.
    """
    if ep not in EP_CUSTOMS:
        raise ValueError(f"no custom for en passant is called {ep!r}")
    if castling not in CASTLING_CUSTOMS:
        raise ValueError(f"no custom for castling is called {castling!r}")
    left_out = []
    written = position
    if not _is_written(position, ep, chess960):
        written = position.with_ep_square(None)
        left_out.append("ep")
    if castling != "held":
        letters, lost = respelled(position.placement, position.castling_rights, castling, chess960)
        written = written.with_castling_rights(letters)
        left_out += ["inner-rook"] if lost else []
    return Conventional(written, tuple(left_out))


def _is_written(position: Position, custom: EpCustom, chess960: bool) -> bool:
    """Tell whether a custom keeps the en passant square as it is held, if there is one."""
    square = position.ep_square
    if square is None or custom in ("held", "always") or not ep_is_possible(position, square):
        return True
    if not ep_capturers(position, square):
        return False
    return custom == "capturable" or to_board(position, chess960).has_legal_en_passant()
