"""Attacks on many boards at once are those on each."""

import random
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.notation.castling import is_chess960
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import BLACK, WHITE, Position
from fenedit.notation.problems import Severity
from fenedit.rules.attacks import is_attacked
from fenedit.rules.judge.many_positions import are_attacked, are_playable, boards_of
from fenedit.rules.judge.playability import playability
from tests.helpers.arrays import as_arrays, contents_of
from tests.helpers.games import played_positions
from tests.helpers.mutations import mutated, random_placements
from tests.helpers.strategies import back_rank_placements, positions


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


# The judgement of many positions is that of each.


def is_sound(position: Position, chess960: bool) -> bool:
    """Return whether a position has only notes, whatever its counters."""
    chess960 = chess960 or is_chess960(position)
    position = position._replace(halfmove_clock=0, fullmove_number=1)
    found = playability(position, chess960)
    return all(problem.severity is Severity.NOTE for problem in found)


def judged(given_positions: Sequence[Position], chess960: bool) -> list[bool]:
    return are_playable(*as_arrays(given_positions), chess960).tolist()


SOUND = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR w HAha d6 0 100000",
    "rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR w HAha - 99 100000",
    "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
    "rk6/8/8/8/8/8/8/RK5R w HAa - 0 1",
]
FAULTY = [
    "4k3/8/8/8/8/8/PPPPPPPP/1QQ1K3 w - - 0 60",
    "rrrqkbnr/1ppppppp/p7/8/8/8/8/4K3 w - - 0 60",
    "7k/8/NNNNN3/NNNNN3/8/8/P7/K7 w - - 3 99",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/3KK3 b - - 0 1",
    "4k3/8/8/8/8/8/8/4K2P w - - 0 1",
    "p3k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
    "4k3/nnnnnnnn/nnnnnnnn/8/8/8/8/4K3 b - - 0 1",
    "8/8/8/3kK3/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
    "4k3/8/8/7b/8/8/8/3K4 b - - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w Q - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w KH - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "4k3/4r3/8/4p3/8/8/8/4K3 w - e6 0 1",
    "4k3/8/8/b3p3/8/8/8/4K3 w - e6 0 1",
    "8/8/1k6/8/2pP4/8/5BK1/8 b - d3 0 1",
]


def test_what_is_in_order_and_what_is_not() -> None:
    assert judged(list(map(parse_fen, SOUND + FAULTY)), False) == [True] * 6 + [False] * 20


def test_king_and_queen_are_letters_of_chess960_where_that_is_asked() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/1K1R4 w K - 9 60")
    assert judged([position], False) == [False]
    assert judged([position], True) == [True]


def test_no_positions_are_none() -> None:
    assert judged([], False) == []


some_positions = st.lists(positions() | positions(back_rank_placements()), max_size=20)


@given(some_positions, st.booleans())
@example([parse_fen(text) for text in FAULTY], False)
@example([parse_fen(text) for text in FAULTY], True)
def test_any_positions(given_positions: list[Position], chess960: bool) -> None:
    expected = [is_sound(position, chess960) for position in given_positions]
    assert judged(given_positions, chess960) == expected


@pytest.mark.parametrize("chess960", [False, True])
def test_positions_of_games_and_what_chance_makes_of_them(chess960: bool) -> None:
    dice = random.Random(11)
    played = list(played_positions(seed=12, games=8, chess960=chess960))
    chosen = [
        *played,
        *mutated(played, dice, chess960),
        *mutated(played, dice, not chess960),
        *random_placements(dice, 500),
        *mutated(random_placements(dice, 500), dice, chess960),
    ]
    for judge in (False, True):
        expected = [is_sound(position, judge) for position in chosen]
        assert judged(chosen, judge) == expected
        assert 0.2 < sum(expected) / len(expected) < 0.8
