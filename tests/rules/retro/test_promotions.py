import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.retro.ledger import ledger
from fenedit.rules.retro.promotions import passed_pawns, promotions
from tests.helpers.games import played_positions


def _found(fen: str, check) -> list:
    position = parse_fen(fen)
    return list(check(position, False, ledger(position.placement)))


@pytest.mark.parametrize(
    ("fen", "codes"),
    [
        ("7k/8/NNNNN3/NNNNN3/8/8/P7/K7 w - - 3 99", ["promotions-too-many-white"]),
        ("7k/8/NNNNN3/NNNNN3/8/8/8/K7 w - - 3 99", []),
        ("4k3/pppppppp/8/8/8/8/8/nnn1K3 b - - 3 60", ["promotions-too-many-black"]),
        ("4k3/8/8/8/8/8/PPPPPPPP/BBB1K3 w - - 3 60", ["promotions-too-many-white"]),
        ("6k1/8/1B1B1B2/B1B1B3/1B1B4/B7/8/5B1K w - - 3 99", []),
    ],
)
def test_every_promoted_piece_was_a_pawn(fen: str, codes: list[str]) -> None:
    assert [problem.code for problem in _found(fen, promotions)] == codes


def test_the_extra_pieces_are_shown_and_counted() -> None:
    (problem,) = _found("4k3/8/8/8/8/3Q4/PPPPPPPP/3QK3 w - - 3 60", promotions)
    assert problem.squares == (3, 19)
    assert dict(problem.data) == {"pawns": "8", "promoted": "1", "total": "9"}


@pytest.mark.parametrize(
    ("fen", "passed"),
    [
        # A knight more on each side, and nothing was captured.
        ("rnbqkbnr/ppppppp1/7n/8/8/7N/PPPPPPP1/RNBQKBNR w KQkq - 0 20", True),
        ("rnbqkbnr/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKBNR w KQkq - 0 9", True),
        # The a-pawns still face each other.
        ("rnbqkbnr/1ppppppp/8/p7/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 2", False),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 60", False),
    ],
)
def test_pawns_pass_by_captures_alone(fen: str, passed: bool) -> None:
    assert [problem.code for problem in _found(fen, passed_pawns)] == [
        "pawns-passed-too-often"
    ] * passed


@pytest.mark.parametrize("chess960", [False, True])
def test_no_game_is_accused(chess960: bool) -> None:
    for position in played_positions(seed=5, games=8, chess960=chess960):
        counted = ledger(position.placement)
        assert not list(promotions(position, chess960, counted))
        assert not list(passed_pawns(position, chess960, counted))
