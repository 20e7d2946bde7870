"""Attacks on many boards at once are those on each."""

import random

import numpy as np
import pytest

from fenedit.notation.position import BLACK, WHITE, Position
from fenedit.rules.attacks import is_attacked
from fenedit.rules.judge.many_positions import are_attacked, boards_of
from tests.helpers.arrays import contents_of


@pytest.mark.parametrize("pieces", [4, 12, 30])
def test_every_square_of_random_boards(pieces: int) -> None:
    dice = random.Random(pieces)
    placements = [
        "".join(
            dice.choice("KQRBNPkqrbnp") if dice.random() < pieces / 64 else "." for _ in range(64)
        )
        for _ in range(40)
    ]
    boards = boards_of(contents_of([Position(placement) for placement in placements]))
    sides = np.array([dice.random() < 0.5 for _ in placements])
    for square in range(64):
        found = are_attacked(np.full(len(placements), square), boards, sides)
        assert found.tolist() == [
            is_attacked(placement, square, WHITE if side else BLACK)
            for placement, side in zip(placements, sides, strict=True)
        ]
