import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.transform import swap_colours
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.pawns import passed_pawns, promoted_pawns, promotions
from tests.helpers.games import played_positions


def _found(fen: str, check) -> list:
    position = parse_fen(fen)
    return list(check(position, False, count_pieces(position.placement)))


@pytest.mark.parametrize(
    ("fen", "codes"),
    [
        ("7k/8/NNNNN3/NNNNN3/8/8/8/K7 w - - 3 99", []),
        # Engines refuse these already.
        ("7k/8/NNNNN3/NNNNN3/8/8/P7/K7 w - - 3 99", []),
        ("4k3/8/8/8/8/8/PPPPPPPP/BBB1K3 w - - 3 60", []),
        ("4k3/pppppppp/8/8/8/8/8/b1b1K3 b - - 3 60", ["promotions-too-many-black"]),
        ("6k1/8/1B1B1B2/B1B1B3/1B1B4/B7/8/5B1K w - - 3 99", []),
    ],
)
def test_every_promoted_piece_was_a_pawn(fen: str, codes: list[str]) -> None:
    assert [problem.code for problem in _found(fen, promotions)] == codes


def test_the_extra_pieces_are_shown_and_counted() -> None:
    (problem,) = _found("4k3/8/8/8/8/3B4/PPPPPPPP/1B2K3 w - - 3 60", promotions)
    assert problem.squares == (1, 19)
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


@pytest.mark.parametrize(
    ("fen", "said"),
    [
        (
            "rnbqkbnr/8/PPPPPPPP/8/8/pppppppp/8/RNBQKBNR w KQkq - 0 40",
            "nothing was captured, but none of the eight pairs of pawns still faces each other.",
        ),
        (
            "rnbqkbnr/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKBNR w KQkq - 0 9",
            "nothing was captured, but not all of the eight pairs of pawns still face each other "
            "(here: 7).",
        ),
        (
            "rnbqkb1r/2pppppp/8/8/PP6/pp6/2PPPPPP/RNBQKBNR w KQkq - 0 9",
            "so few pieces were captured (1) that of the eight pairs of pawns more must still "
            "face each other (at least 7; here: 6).",
        ),
        (
            "rnbqkb1r/8/PPPPPPPP/8/8/pppppppp/8/RNBQKBNR w KQkq - 0 40",
            "so few pieces were captured (1) that some of the eight pairs of pawns must still "
            "face each other (at least 7), but none does here.",
        ),
    ],
)
def test_the_pairs_are_told(fen: str, said: str) -> None:
    (problem,) = _found(fen, passed_pawns)
    assert sentence(problem) == f"Pawns pass each other only by captures: {said}"
    assert explanation(problem)


@pytest.mark.parametrize(
    ("fen", "needed"),
    [
        # Two knights more, and only the h-file is open to the pawns of a and b, 7 and 6 files away.
        ("rn2k3/ppppppp1/8/8/8/8/2PPPPPP/NNNNK3 w - - 0 60", 13),
        ("4k3/ppppppp1/8/8/8/8/2PPPPPP/NNNNK3 w - - 0 60", 13),
        # From f to d, where one man is missing, or two.
        ("rnbqkbnr/ppp1pppp/8/8/8/N7/PPPPP1PP/NN2K3 w - - 0 60", 2),
        ("r1bqkbnr/ppp1pppp/8/8/8/N7/PPPPP1PP/NN2K3 w - - 0 60", None),
        # The rook of h8 died behind its pawns.
        ("rnbqkbn1/ppp1pppp/8/8/8/N7/PPPPP1PP/NN2K3 w - - 0 60", 2),
        # A capture brought the pawn to g3, so that it was the e-pawn that came to d.
        ("rnbqkbnr/ppp1pppp/8/8/8/N5P1/PPPP2PP/NN2K3 w - - 0 60", 2),
        ("4k3/pppppppp/8/8/8/8/8/NNN1K3 w - - 0 60", None),
    ],
)
def test_pawns_are_promoted_where_no_unmoved_one_stands(fen: str, needed: int | None) -> None:
    position = parse_fen(fen)
    for turned in (position, swap_colours(position, False).position):
        found = list(promoted_pawns(turned, False, count_pieces(turned.placement)))
        numbers = [int(dict(problem.data)["needed"]) for problem in found]
        assert numbers == ([] if needed is None else [needed])
        for problem in found:
            assert f"captured at least {needed}" in sentence(problem)
            assert "seventh rank" in explanation(problem)


@pytest.mark.parametrize("chess960", [False, True])
def test_no_game_is_accused(chess960: bool) -> None:
    for position in played_positions(seed=5, games=8, chess960=chess960):
        counted = count_pieces(position.placement)
        assert not list(promotions(position, chess960, counted))
        assert not list(passed_pawns(position, chess960, counted))
        assert not list(promoted_pawns(position, chess960, counted))
