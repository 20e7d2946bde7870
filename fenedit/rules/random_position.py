"""Makes random legal positions with given material; the same seed gives the same position."""

import re
from random import Random

from fenedit.notation.position import BLACK, EMPTY, WHITE, Position, Side
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.playability import additional_pieces, kings, numbers, pieces_in_order

_MATERIAL = re.compile(
    r"\s*([KQRBNP]{1,32})\s*(?:v|vs\.?|[-–:])\s*([KQRBNP]{1,32})\s*", re.IGNORECASE
)
_MOST_TRIES = 1_000
"""Placements that are tried, which takes a fifth of a second."""


def read_material(text: str) -> str | None:
    """Return the pieces of material such as `KRPvKR`, White's in capitals; None if it is none."""
    match = _MATERIAL.fullmatch(text)
    return None if match is None else match[1].upper() + match[2].lower()


def impossible(pieces: str) -> Problem | None:
    """Return why no position can have some pieces, at most 64, wherever they are; else None."""
    anywhere = Position(pieces.ljust(64, EMPTY))
    checks = (kings, numbers, additional_pieces)
    return next((found for check in checks for found in check(anywhere, False)), None)


def random_position(pieces: str, side: Side | None, seed: int) -> Position | None:
    """Return a random position with some pieces in which nothing proves that it is illegal.

    Each such position is equally likely. None if only illegal ones were found.

    Args:
        pieces: possible ones, see `impossible`.
        side: the side to move, None for either.
        seed: the same seed gives the same position on every machine: Python guarantees this of
            `Random.random` alone.
    """
    chance = Random(seed).random
    # Pawns first: however they are placed, as many squares are left for the others.
    groups = [
        ([piece for piece in pieces if piece in "Pp"], range(8, 56)),
        ([piece for piece in pieces if piece not in "Pp"], range(64)),
    ]
    for _ in range(_MOST_TRIES):
        squares = [EMPTY] * 64
        for group, allowed in groups:
            free = [square for square in allowed if squares[square] == EMPTY]
            for piece in group:
                squares[free.pop(int(chance() * len(free)))] = piece
        mover = side or (WHITE if chance() < 0.5 else BLACK)
        position = Position("".join(squares), mover)
        if pieces_in_order(position.placement, mover) and not any(
            problem.severity in (Severity.NOT_PLAYABLE, Severity.ILLEGAL)
            for problem in diagnose(position)
        ):
            return position
    return None
