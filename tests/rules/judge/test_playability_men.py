import pytest

from fenedit.notation.fen import parse_placement
from fenedit.notation.position import Position, square_name
from fenedit.notation.problems import Severity
from fenedit.rules.judge import playability


def _found(check, placement: str):
    problems = list(check(Position(parse_placement(placement)), False))
    assert all(problem.severity is Severity.NOT_PLAYABLE for problem in problems)
    return [(problem.code, [square_name(s) for s in problem.squares]) for problem in problems]


def test_an_empty_board_is_named_and_one_piece_ends_that() -> None:
    assert _found(playability.empty_board, "8/8/8/8/8/8/8/8") == [("empty-board", [])]
    assert _found(playability.empty_board, "8/8/8/8/8/8/8/7p") == []


def test_missing_kings_are_named_for_each_side() -> None:
    assert _found(playability.kings, "8/8/8/8/8/8/8/K7") == [("king-missing-black", [])]
    assert _found(playability.kings, "8/8/8/8/8/8/8/k7") == [("king-missing-white", [])]
    assert _found(playability.kings, "8/8/8/8/8/8/8/K6k") == []


def test_surplus_kings_are_shown_with_all_their_squares() -> None:
    assert _found(playability.kings, "kk1k4/8/8/8/8/8/8/K6K") == [
        ("kings-too-many-white", ["a1", "h1"]),
        ("kings-too-many-black", ["a8", "b8", "d8"]),
    ]


@pytest.mark.parametrize(("pawns", "codes"), [(8, []), (9, ["pawns-too-many-white"])])
def test_eight_pawns_are_allowed_and_nine_are_not(pawns: int, codes: list[str]) -> None:
    placement = "8/8/8/8/8/P7/PPPPPPPP/8" if pawns == 9 else "8/8/8/8/8/8/PPPPPPPP/8"
    assert [code for code, _ in _found(playability.numbers, placement)] == codes


def test_seventeen_men_are_too_many_whatever_they_are() -> None:
    assert _found(playability.numbers, "rnbqkbnr/pppppppp/8/8/8/8/8/8") == []
    ((code, squares),) = _found(playability.numbers, "rnbqkbnr/pppppppp/n7/8/8/8/8/7K")
    assert code == "men-too-many-black"
    assert len(squares) == 17
    assert "a6" in squares and "h1" not in squares
    problem = next(playability.numbers(Position("Q" * 20 + "." * 44), False))
    assert dict(problem.data) == {"count": "20"}


def test_pawns_on_both_back_ranks_are_one_problem_with_their_squares() -> None:
    assert _found(playability.pawns_on_back_ranks, "P6p/8/8/8/8/8/8/pP6") == [
        ("pawn-on-backrank", ["a1", "b1", "a8", "h8"])
    ]
    assert _found(playability.pawns_on_back_ranks, "8/PPPPPPPP/8/8/8/8/pppppppp/8") == []
