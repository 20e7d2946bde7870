"""Which pieces of a side attack a square. On placements alone, quick enough for every keystroke."""

from typing import Final

from fenedit.notation.pieces import BLACK, EMPTY, WHITE, Side, piece_of
from fenedit.notation.placement import Placement
from fenedit.notation.squares import Square, file_of, rank_of, square_at

_STRAIGHT: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_DIAGONAL: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_BELOW: Final = ((-1, -1), (1, -1))
_ABOVE: Final = ((-1, 1), (1, 1))

_Squares = tuple[Square, ...]


def attackers(placement: Placement, square: Square, side: Side) -> tuple[Square, ...]:
    """Return the squares of a side's pieces that attack a square, from a1 upward.

    Pins and whose move it is do not count, and what stands on the square does not either.
    """
    found = []
    for kind, steps in _STEPS[side]:
        for origin in steps[square]:
            if placement[origin] == kind:
                found.append(origin)
    for sliders, rays in _SLIDERS[side]:
        for ray in rays[square]:
            for origin in ray:
                content = placement[origin]
                if content != EMPTY:
                    if content in sliders:
                        found.append(origin)
                    break
    found.sort()
    return tuple(found)


def is_attacked(placement: Placement, square: Square, side: Side) -> bool:
    """Tell whether a side attacks a square."""
    return bool(attackers(placement, square, side))


def _reached(square: Square, directions: tuple[tuple[int, int], ...], limit: int) -> list[_Squares]:
    """Return the squares in each direction, nearest first, at most `limit` steps away."""
    file, rank = file_of(square), rank_of(square)
    rays = []
    for file_step, rank_step in directions:
        ray = []
        for distance in range(1, limit + 1):
            to_file, to_rank = file + distance * file_step, rank + distance * rank_step
            if 0 <= to_file < 8 and 0 <= to_rank < 8:
                ray.append(square_at(to_file, to_rank))
        if ray:
            rays.append(tuple(ray))
    return rays


def _step_table(directions: tuple[tuple[int, int], ...]) -> tuple[_Squares, ...]:
    """Return for each square the squares one step away."""
    return tuple(
        tuple(reached for ray in _reached(square, directions, 1) for reached in ray)
        for square in range(64)
    )


def _ray_table(directions: tuple[tuple[int, int], ...]) -> tuple[tuple[_Squares, ...], ...]:
    """Return for each square the lines that lead away from it."""
    return tuple(tuple(_reached(square, directions, 7)) for square in range(64))


_STRAIGHT_RAYS: Final = _ray_table(_STRAIGHT)
_DIAGONAL_RAYS: Final = _ray_table(_DIAGONAL)
_KING_STEPS: Final = _step_table(_STRAIGHT + _DIAGONAL)
_KNIGHT_STEPS: Final = _step_table(_KNIGHT)
# A white pawn attacks upward, so it attacks a square from below.
_PAWN_STEPS: Final = {WHITE: _step_table(_BELOW), BLACK: _step_table(_ABOVE)}
_BOTH: Final = (WHITE, BLACK)
_STEPS: Final = {
    side: (
        (piece_of("K", side), _KING_STEPS),
        (piece_of("N", side), _KNIGHT_STEPS),
        (piece_of("P", side), _PAWN_STEPS[side]),
    )
    for side in _BOTH
}
_SLIDERS: Final = {
    side: (
        (piece_of("R", side) + piece_of("Q", side), _STRAIGHT_RAYS),
        (piece_of("B", side) + piece_of("Q", side), _DIAGONAL_RAYS),
    )
    for side in _BOTH
}
