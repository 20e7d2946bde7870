"""Positions in a few bytes: BinaryFen, as lichess and several engines keep them; 24 for the array.

Eight bytes say which squares are occupied (big-endian, a1 the lowest bit), then half a byte for
each man from a1 to h8, the low half first: 0 to 11 for P p N n B b R r Q q K k, 12 for a pawn that
has just made its double step, 13 and 14 for a white and a black rook that may castle, 15 for the
black king where Black is to move. Behind them come the halfmove clock and the number of plies
(LEB128) and a byte for the variant, as many as are not what is assumed without them.
"""

from typing import Final

from fenedit.notation.castling import file_letter, format_xfen_rights, resolve_right
from fenedit.notation.pieces import BLACK, EMPTY, WHITE, Side
from fenedit.notation.placement import occupied
from fenedit.notation.position import MAX_COUNTER, Position
from fenedit.notation.squares import Square, rank_of

_NIBBLES: Final = "PpNnBbRrQqKk"
_PUSHED_PAWN: Final = 12
_WHITE_CASTLER: Final = 13
_BLACK_CASTLER: Final = 14
_KING_TO_MOVE: Final = 15
_CHESS: Final = (0, 2, 3)
"""Bytes of the variants that are played with chess's men alone: standard, Chess960, set up."""


def pack(position: Position) -> bytes:
    """Return a position as BinaryFen.

    What BinaryFen cannot hold is left out: castling claims without king or rook, an en passant
    square that no pawn stands beyond, and the fullmove number 0, which becomes 1. A right comes
    back as the letter that X-FEN has for its rook.
    """
    placement, side, rights, ep_square, halfmove, fullmove = position
    castlers = {resolve_right(placement, letter, chess960=True) for letter in rights}
    pushed = None if ep_square is None else _pushed_pawn(ep_square)
    occupancy, nibbles = 0, []
    for square, piece in occupied(placement):
        occupancy |= 1 << square
        nibble = _NIBBLES.index(piece)
        if square == pushed and piece == ("P" if square < 32 else "p"):
            nibble = _PUSHED_PAWN
        elif square in castlers:
            nibble = _WHITE_CASTLER if piece == "R" else _BLACK_CASTLER
        elif piece == "k" and side == BLACK:
            nibble = _KING_TO_MOVE
        nibbles.append(nibble)
    men = bytes(
        low | high << 4 for low, high in zip(nibbles[::2], [*nibbles[1::2], 0], strict=False)
    )
    plies = 2 * (max(1, fullmove) - 1) + (side == BLACK)
    side_is_lost = side == BLACK and "k" not in placement
    tail = b""
    if halfmove or plies > 1 or side_is_lost:
        tail += _leb128(halfmove)
    if plies > 1 or side_is_lost:
        tail += _leb128(plies)
    return occupancy.to_bytes(8, "big") + men + tail


def unpack(data: bytes) -> Position:
    """Return the position that BinaryFen holds.

    Raises:
        ValueError: the bytes end too early or too late, a rook that may castle or a pawn that was
            pushed stands where it cannot, a counter is too large, or the variant is not chess.
    """
    occupancy = int.from_bytes(data[:8], "big")
    squares = [square for square in range(64) if occupancy >> square & 1]
    end = 8 + (len(squares) + 1) // 2
    if len(data) < end:
        raise ValueError("the packed position ends too early")
    contents = [EMPTY] * 64
    castlers, ep_square = "", None
    side: Side = WHITE
    for index, square in enumerate(squares):
        nibble = data[8 + index // 2] >> 4 * (index % 2) & 15
        if nibble < len(_NIBBLES):
            contents[square] = _NIBBLES[nibble]
        elif nibble == _KING_TO_MOVE:
            contents[square], side = "k", BLACK
        elif nibble == _PUSHED_PAWN:
            contents[square], ep_square = _pushed(square)
        else:
            white = nibble == _WHITE_CASTLER
            if rank_of(square) != (0 if white else 7):
                raise ValueError("a castling rook of the packed position stands off its back rank")
            contents[square] = "R" if white else "r"
            castlers += file_letter(square)
    halfmove, end = _counter(data, end)
    plies, end = _counter(data, end)
    if data[end:] and (len(data) > end + 1 or data[end] not in _CHESS):
        raise ValueError("the packed position is of another variant, or ends too late")
    if plies % 2:
        side = BLACK
    fullmove = plies // 2 + 1
    if max(halfmove, fullmove) > MAX_COUNTER:
        raise ValueError("a counter of the packed position is too large")
    position = Position("".join(contents), side, castlers, ep_square, halfmove, fullmove)
    return position.with_castling_rights(format_xfen_rights(position).replace("-", ""))


def _pushed_pawn(ep_square: Square) -> Square | None:
    """Return where the pawn stands that has just passed a square, None off ranks 3 and 6."""
    rank = rank_of(ep_square)
    return ep_square + 8 if rank == 2 else ep_square - 8 if rank == 5 else None


def _pushed(square: Square) -> tuple[str, Square]:
    """Return a pawn that has just made its double step to a square, and the square it passed."""
    rank = rank_of(square)
    if rank not in (3, 4):
        raise ValueError("a pushed pawn of the packed position stands on no rank for it")
    return ("P", square - 8) if rank == 3 else ("p", square + 8)


def _leb128(number: int) -> bytes:
    groups = []
    while number > 0x7F:
        groups.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*groups, number])


def _counter(data: bytes, start: int) -> tuple[int, int]:
    """Return the number that begins at an offset and where it ends; 0 at the end of the data."""
    number = 0
    for place in range(start, min(len(data), start + 4)):
        number |= (data[place] & 0x7F) << 7 * (place - start)
        if data[place] < 0x80:
            return number, place + 1
    if start < len(data):
        raise ValueError("a counter of the packed position does not end")
    return 0, start
