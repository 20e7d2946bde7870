"""What could be meant: the castling rights and en passant squares that a position has room for.

Pure geometry, asked at every edit. A right is possible when king and rook stand where they stood
before the first move; an en passant square when the pawn behind it can just have advanced two
squares. Neither says that castling or capturing is legal now.
"""

from fenedit.notation.castling import castling_squares, order_rights, resolve_right
from fenedit.notation.position import FILES, Position, Square, ep_is_possible, possible_ep_squares

__all__ = [
    "ep_is_possible",
    "possible_ep_squares",
    "possible_rights",
    "right_is_possible",
    "sound_rights",
]


def right_is_possible(position: Position, letter: str, chess960: bool) -> bool:
    """Tell whether king and rook stand where a castling letter needs them.

    The letter may be K, Q or a rook's file, upper case for White; it need not be held.
    """
    return resolve_right(position.placement, letter, chess960) is not None


def possible_rights(position: Position, chess960: bool) -> tuple[str, ...]:
    """Return one letter for each rook that a castling right could name, in canonical order.

    A rook that a held right names keeps that letter; else the outermost rook of a wing is K or Q
    and any other goes by its file, as in X-FEN. In standard chess there are at most four.
    """
    placement = position.placement
    letters: dict[Square, str] = {}
    for letter in position.castling_rights + "KQkq" + (FILES.upper() + FILES) * chess960:
        rook = resolve_right(placement, letter, chess960)
        if rook is not None:
            letters.setdefault(rook, letter)
    return tuple(order_rights("".join(letters.values())))


def sound_rights(position: Position, chess960: bool) -> dict[str, Square]:
    """Return the rights that hold, as written, each with its rook's square.

    A side has at most one right a wing. Of two, the one with the outermost rook holds; of two
    names for one rook, the first.
    """
    wings: dict[tuple[bool, bool], tuple[str, Square]] = {}
    claimed = castling_squares(position.placement, position.castling_rights, chess960)
    for letter, king, rook in claimed:
        wing = (letter.isupper(), rook > king)
        held = wings.get(wing)
        if held is None or (rook > held[1] if rook > king else rook < held[1]):
            wings[wing] = (letter, rook)
    return dict(wings.values())
