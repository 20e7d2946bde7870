import pytest

from fenedit.documents.games import game_record
from fenedit.documents.record import record_from_line
from fenedit.session.position_check import is_composed, stipulation

KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 90"
FOUR = "4k3/8/8/8/8/8/8/4K3 w - -"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (f"{FOUR} dm 2;", "#2"),
        (f'{FOUR} 0 1 id "x"; dm 12;', "#12"),
        (f"{FOUR} dm 0;", ""),
        (f'{FOUR} c3 "h#2";', "h#2"),
        (f'{FOUR} c3 "White to play  and win";', "White to play and win"),
        (f'{FOUR} dm 2; c3 "s#3";', "#2, s#3"),
        (FOUR, ""),
        ("dm 3;", ""),
    ],
)
def test_a_mate_that_is_asked_for_is_named_as_problem_books_do(line: str, words: str) -> None:
    assert stipulation(record_from_line(line)) == words


@pytest.mark.parametrize(
    ("line", "composed"),
    [
        (f"{KINGS} dm 3;", True),
        ('4k3/8/8/8/8/8/8/4K3 w - - id "x"; dm 2;', True),
        (KINGS, False),
        (f"{KINGS} bm Kd2;", False),
        (f'{KINGS} id "dm 3";', False),
        (f"{KINGS} ; a dm 3", False),
        ("dm", False),
    ],
)
def test_a_problem_says_in_how_many_moves_to_mate(line: str, composed: bool) -> None:
    assert is_composed(record_from_line(line)) == composed


def test_a_game_that_is_a_problem_asks_for_something_too() -> None:
    assert stipulation(game_record('[Stipulation "h#2.5"]\n\n*\n')) == "h#2.5"
    assert stipulation(game_record('[Event "c3"]\n\n1. e4 *\n')) == ""


def test_a_game_is_not_composed() -> None:
    assert not is_composed(game_record('[Event "dm"]\n\n1. e4 { dm 3; } *\n'))
