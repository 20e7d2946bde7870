"""All backends agree, and the one that a position cannot use is not used."""

import random
from importlib.util import find_spec

import chess
import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve import search
from fenedit.rules.solve.move_generation import state_of
from fenedit.rules.solve.search import Backend, rules_for
from fenedit.rules.solve.solution import Solution
from tests.helpers.direct_mates import solve
from tests.helpers.fens import HARING, START
from tests.helpers.mates import random_board

needs_rust = pytest.mark.skipif(find_spec(search.RUST) is None, reason="rust-chess is missing")


def test_python_is_used_where_it_is_wanted_or_nothing_else_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = state_of(chess.Board(HARING))
    assert rules_for(state, True, False, "python").name == "python"
    monkeypatch.setattr(search, "has_rust", lambda: False)
    assert rules_for(state, True, False).name == "python"
    assert rules_for(state, True, False, "rust").name == "python"


@needs_rust
def test_the_faster_one_is_used_where_it_can_be() -> None:
    assert rules_for(state_of(chess.Board(HARING)), True, False).name == "rust"
    board = chess.Board(START, chess960=True)
    assert rules_for(state_of(board), True, True).name == "python"
    board.castling_rights = 0
    assert rules_for(state_of(board), True, True).name == "rust"


@needs_rust
@pytest.mark.parametrize(("mate", "men", "count"), [(1, 12, 120), (2, 10, 120), (3, 5, 12)])
def test_random_positions(mate: int, men: int, count: int) -> None:
    dice = random.Random(mate)
    for _ in range(count):
        assert_agreed(random_board(dice, men).fen(), mate)


@needs_rust
@pytest.mark.long
def test_a_thousand_random_positions() -> None:
    dice = random.Random(4)
    for _ in range(1000):
        assert_agreed(random_board(dice, 7).fen(), dice.choice((1, 2, 2, 3)))


@needs_rust
@pytest.mark.parametrize(
    "fen",
    [
        "1R1n4/8/7N/4Q3/8/5k2/8/4K2R w K - 0 1",
        "2nB4/8/4Q3/R1Pp3k/8/8/8/1K6 w - d6 0 1",
        "r3k2r/1P6/8/8/8/8/6p1/R3K2R w KQkq - 0 1",
        "6k1/2P5/8/8/1K6/8/2PR4/8 w - - 0 1",
    ],
)
def test_special_moves(fen: str) -> None:
    assert_agreed(fen, 2)


def assert_agreed(fen: str, mate: int) -> None:
    python, rust = (_solved(fen, mate, backend) for backend in ("python", "rust"))
    assert (python.backend, rust.backend) == ("python", "rust"), fen
    assert _told(python) == _told(rust), fen


def _told(solution: Solution) -> tuple[object, ...]:
    return (
        solution.verdict,
        solution.exact,
        solution.keys,
        solution.short,
        solution.tries,
        solution.set_play,
    )


def _solved(fen: str, mate: int, backend: Backend) -> Solution:
    return solve(parse_fen(fen), mate, backend=backend)
