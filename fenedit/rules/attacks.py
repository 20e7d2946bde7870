"""Finds the pieces of a side that attack a square, quickly enough for every keystroke."""

from collections.abc import Iterable
from functools import cache

from fenedit.notation.position import (
    BLACK,
    EMPTY,
    WHITE,
    Placement,
    Side,
    Square,
    file_of,
    piece_of,
    rank_of,
    square_at,
    square_words,
)
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, Translator, untranslated

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Steps of a rook, in files and ranks."""
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
"""Steps of a knight."""


def attackers(placement: Placement, square: Square, side: Side) -> tuple[Square, ...]:
    """Return the squares of a side's pieces that attack a square, from a1 upward.

    Pins, the side to move and the content of the square do not count.
    """
    found = []
    for pieces, line in _lines(square, side):
        for origin in line:
            content = placement[origin]
            if content != EMPTY:
                if content in pieces:
                    found.append(origin)
                break
    found.sort()
    return tuple(found)


def attack_words(placement: Placement, square: Square, translate: Translator = untranslated) -> str:
    """Say what attacks a square: "e4, empty. Attacked by d3, white pawn"."""
    origins = [origin for side in (WHITE, BLACK) for origin in attackers(placement, square, side)]
    pieces = "; ".join(square_words(each, placement[each], translate) for each in origins)
    pattern = QT_TRANSLATE_NOOP("read_out", "{square}. Attacked by {pieces}")
    if not origins:
        pattern = QT_TRANSLATE_NOOP("read_out", "{square}. Not attacked")
    here = square_words(square, placement[square], translate)
    return translate("read_out", pattern, "", -1).format(square=here, pieces=pieces)


def is_attacked(placement: Placement, square: Square, side: Side) -> bool:
    """Return whether a side attacks a square."""
    for pieces, line in _lines(square, side):
        for origin in line:
            content = placement[origin]
            if content != EMPTY:
                if content in pieces:
                    return True
                break
    return False


@cache
def _lines(square: Square, side: Side) -> tuple[tuple[str, tuple[Square, ...]], ...]:
    """Return the lines that meet in a square, nearest squares first, with what attacks along each.

    They are computed when first needed: the tables of all squares would delay the start.
    """
    # A white pawn attacks upward, so it attacks a square from below.
    pawn = ((-1, -1), (1, -1)) if side == WHITE else ((-1, 1), (1, 1))
    kinds = (
        ("K", STRAIGHT + DIAGONAL, 1),
        ("N", LEAPS, 1),
        ("P", pawn, 1),
        ("RQ", STRAIGHT, 7),
        ("BQ", DIAGONAL, 7),
    )
    return tuple(
        (piece_of(pieces, side), line)
        for pieces, directions, limit in kinds
        for line in rays(square, directions, limit)
    )


def rays(
    square: Square, directions: Iterable[tuple[int, int]], limit: int
) -> list[tuple[Square, ...]]:
    """Return the squares in each direction, nearest first, at most `limit` steps away."""
    file, rank = file_of(square), rank_of(square)
    found = []
    for file_step, rank_step in directions:
        steps = ((file + n * file_step, rank + n * rank_step) for n in range(1, limit + 1))
        ray = tuple(square_at(x, y) for x, y in steps if 0 <= x < 8 and 0 <= y < 8)
        if ray:
            found.append(ray)
    return found
