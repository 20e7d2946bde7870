"""Boards as numbers hold what stands on the boards."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.position import EMPTY, Position
from fenedit.notation.position import squares_of as squares_with
from fenedit.rules.judge.many_positions import bits_of, boards_of, counts_of, squares_of
from tests.helpers.arrays import contents_of
from tests.helpers.strategies import placements


@given(st.lists(placements(), max_size=5))
def test_each_man_has_its_bits(given_placements: list[str]) -> None:
    boards = boards_of(contents_of([Position(placement) for placement in given_placements]))
    kinds = zip(
        "KQRBNP",
        (boards.kings, boards.queens, boards.rooks, boards.bishops, boards.knights, boards.pawns),
        strict=True,
    )
    for kind, bitboards in kinds:
        for letter, side in ((kind, boards.white), (kind.lower(), boards.black)):
            expected = [
                sum(1 << square for square in squares_with(placement, letter))
                for placement in given_placements
            ]
            assert (bitboards & side).tolist() == expected
    men = [64 - placement.count(EMPTY) for placement in given_placements]
    assert counts_of(boards.occupied).tolist() == men


def test_squares_and_bits() -> None:
    bits = bits_of(np.arange(64))
    assert bits.tolist() == [1 << square for square in range(64)]
    assert squares_of(bits).tolist() == list(range(64))


@given(st.lists(st.integers(0, 2**64 - 1)))
def test_bits_are_counted(numbers: list[int]) -> None:
    expected = [number.bit_count() for number in numbers]
    assert counts_of(np.array(numbers, np.uint64)).tolist() == expected
