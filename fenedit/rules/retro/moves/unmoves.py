"""Where men can have come from, by the way they move: geometry alone, whoever was captured.

Pieces move back as they move on. A pawn goes back a step, or two from its fourth rank, and after a
capture to a neighbouring file. Origins are empty squares, for the man has just left them.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from fenedit.notation.position import (
    BLACK,
    EMPTY,
    WHITE,
    Placement,
    Side,
    Square,
    file_of,
    other_side,
    piece_of,
    rank_of,
    square_at,
    with_contents,
)
from fenedit.rules.attacks import is_attacked

_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_WINGS: Final = ((6, 5, 7), (2, 3, 0))
"""Files where castling puts king and rook, and the corner that the rook of standard chess left."""
_KING_HOME: Final = (4,)
_KING_HOMES: Final = range(1, 7)
"""Files where a king of Chess960 begins: a rook stands on either side of it."""

_Lines = tuple[tuple[Square, ...], ...]


class Uncastling(NamedTuple):
    """Where king and rook stood before castling, and where they stand after it."""

    king_origin: Square
    rook_origin: Square
    king_target: Square
    rook_target: Square


def piece_origins(placement: Placement, square: Square) -> Iterator[Square]:
    """Yield the squares from which the man on a square, not a pawn, can have come."""
    for line in _LINES[placement[square].upper()][square]:
        for origin in line:
            if placement[origin] != EMPTY:
                break
            yield origin


def push_origins(placement: Placement, square: Square, side: Side) -> Iterator[Square]:
    """Yield the squares from which a side's pawn can have advanced to a square, the near one first.

    The square may be on the last rank, where the pawn was promoted.
    """
    for origin in _PUSH_ORIGINS[side][square]:
        if placement[origin] != EMPTY:
            break
        yield origin


def pawn_capture_origins(placement: Placement, square: Square, side: Side) -> Iterator[Square]:
    """Yield the squares from which a side's pawn can have captured on a square."""
    for origin in _CAPTURE_ORIGINS[side][square]:
        if placement[origin] == EMPTY:
            yield origin


def uncastlings(
    placement: Placement, side: Side, chess960: bool
) -> Iterator[tuple[Uncastling, Placement]]:
    """Yield the ways in which a side can have just castled, each with the placement before.

    King and rook stand where castling puts them, all that either passed is empty, and nothing
    attacks the squares that the king left and passed (FIDE Laws of Chess, 3.8.2, for Chess960
    guidelines II.3). Its target is not looked at: the king stands there now.
    """
    back = 0 if side == WHITE else 56
    king, rook = piece_of("K", side), piece_of("R", side)
    for king_to, rook_to, corner in _WINGS:
        if placement[back + king_to] != king or placement[back + rook_to] != rook:
            continue
        for king_from in _KING_HOMES if chess960 else _KING_HOME:
            beyond = range(king_from + 1, 8) if corner else range(king_from)
            for rook_from in beyond if chess960 else (corner,):
                stood, stands = {king_from, rook_from}, {king_to, rook_to}
                passed = range(min(stood | stands), max(stood | stands) + 1)
                if any(placement[back + file] != EMPTY for file in passed if file not in stands):
                    continue
                cleared = dict.fromkeys((back + king_to, back + rook_to), EMPTY)
                kingless = with_contents(placement, cleared | {back + rook_from: rook})
                step = 1 if king_to > king_from else -1
                walk = {king_from, *range(king_from, king_to, step)}
                if not any(is_attacked(kingless, back + file, other_side(side)) for file in walk):
                    yield (
                        Uncastling(
                            back + king_from, back + rook_from, back + king_to, back + rook_to
                        ),
                        with_contents(kingless, {back + king_from: king}),
                    )


def _lines(directions: tuple[tuple[int, int], ...], limit: int) -> tuple[_Lines, ...]:
    """Return for each square the lines that lead away from it, at most `limit` steps long."""
    return tuple(
        tuple(filter(None, (_line(square, *step, limit) for step in directions)))
        for square in range(64)
    )


def _line(square: Square, file_step: int, rank_step: int, limit: int) -> tuple[Square, ...]:
    file, rank = file_of(square), rank_of(square)
    steps = ((file + n * file_step, rank + n * rank_step) for n in range(1, limit + 1))
    return tuple(square_at(*step) for step in steps if 0 <= step[0] < 8 and 0 <= step[1] < 8)


def _push_origins(side: Side, square: Square) -> tuple[Square, ...]:
    back = -1 if side == WHITE else 1
    own_fourth = 3 if side == WHITE else 4
    origins = _line(square, 0, back, 2 if rank_of(square) == own_fourth else 1)
    return tuple(origin for origin in origins if 0 < rank_of(origin) < 7)


def _capture_origins(side: Side, square: Square) -> tuple[Square, ...]:
    back = -1 if side == WHITE else 1
    origins = _line(square, -1, back, 1) + _line(square, 1, back, 1)
    return tuple(origin for origin in origins if 0 < rank_of(origin) < 7)


_BOTH: Final[tuple[Side, Side]] = (WHITE, BLACK)
_LINES: Final = {
    "K": _lines(_STRAIGHT + _DIAGONAL, 1),
    "N": _lines(_LEAPS, 1),
    "B": _lines(_DIAGONAL, 7),
    "R": _lines(_STRAIGHT, 7),
    "Q": _lines(_STRAIGHT + _DIAGONAL, 7),
}
_PUSH_ORIGINS: Final = {
    side: tuple(_push_origins(side, square) for square in range(64)) for side in _BOTH
}
_CAPTURE_ORIGINS: Final = {
    side: tuple(_capture_origins(side, square) for square in range(64)) for side in _BOTH
}
