import pytest

from fenedit.documents.games import game_record
from fenedit.documents.record import Record, record_from_line
from fenedit.notation.position import START_POSITION
from fenedit.widgets.collection.words import record_words
from tests.helpers.states import HARING, START

KINGS = "4k3/8/8/8/8/8/8/4K3 b - - 0 1"


@pytest.mark.parametrize(
    ("line", "title"),
    [
        (f"{KINGS} ; Haring 1977", "Haring 1977"),
        (f"{KINGS} # a  study\tby Réti", "a study by Réti"),
        (f"{KINGS} // from the club", "from the club"),
        (f'{KINGS} id "Eight queens"; dm 2;', "Eight queens"),
        (f'{KINGS} bm Nf3; c0 "a comment";', "a comment"),
        ("4k3/8/8/8/8/8/8/4K3 b - - bm Kd2;", "bm Kd2;"),
        (f'{KINGS} c0 "a comment"; id "its name";', "its name"),
        (f"{KINGS} id BK.01; bm Kd2", "BK.01"),
        (f'{KINGS} id "its name"; ; Haring 1977', "its name"),
        (f"{KINGS} dm 2; # Haring 1977", "Haring 1977"),
        (f"{KINGS} ; Haring 1977", "Haring 1977"),
        ("4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 12;", "Unnamed"),
        ('4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; id "x";', "x"),
        (f'{KINGS} id "";', "Unnamed"),
        (f"{KINGS} {'long ' * 40}", f"{'long ' * 16}…"),
        (KINGS, "Unnamed"),
        (f"{KINGS} ;", "Unnamed"),
        (START, "Start position"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "Empty board"),
        (f"{START} ; my opening", "my opening"),
        ("no FEN at all", "no FEN at all"),
        ("", "Unnamed"),
    ],
)
def test_a_record_is_called_by_what_follows_its_fields(line: str, title: str) -> None:
    assert record_words(record_from_line(line)).title == title


@pytest.mark.parametrize(
    ("tags", "title"),
    [
        ('[Event "Club"]\n[White "Ann"]\n[Black "Bob"]\n', "Ann – Bob, Club"),
        ('[Event "?"]\n[White "Ann"]\n[Black "?"]\n', "Ann"),
        ('[Event "The Problemist"]\n', "The Problemist"),
        ('[Event "?"]\n', "Start position"),
        (f'[Event "?"]\n[SetUp "1"]\n[FEN "{KINGS}"]\n', "Unnamed"),
        (f'[FEN "{KINGS}"]\n[White "Ann"]\n', "Ann"),
        ('[Event "Club"]\n[FEN "no position"]\n', "Club"),
        ('[Event "?"]\n[FEN "no position"]\n', "no position"),
    ],
)
def test_a_game_is_called_by_its_tags(tags: str, title: str) -> None:
    assert record_words(game_record(f"{tags}\n1. e4 *")).title == title


@pytest.mark.parametrize(
    ("line", "summary"),
    [
        (KINGS, "Black to move (1+1)"),
        (HARING, "White to move (10+8)"),
        ("8/8/8/8/8/8/8/8 b - - 0 1", "Black to move"),
        ("8/8/8/3Q4/8/8/8/8 w - - 0 1", "No kings"),
        ("8/8/8/3K4/8/8/8/8 w - - 0 1", "No black king"),
        ("8/8/8/3k4/8/8/8/8 w - - 0 1", "No white king"),
    ],
)
def test_the_second_line_says_whose_move_it_is(line: str, summary: str) -> None:
    assert record_words(record_from_line(line)).summary == summary


def test_the_second_line_of_a_draft_says_what_is_wrong() -> None:
    summary = record_words(record_from_line("4k3/8/9/8/8/8/8/4K3 w - - 0 1")).summary
    assert summary.startswith("Not FEN: ")
    assert "rank 6" in summary


def test_text_typed_behind_the_fields_names_the_record_too() -> None:
    assert record_words(Record(f"{KINGS} ; typed")).title == "typed"


def test_a_draft_over_a_good_position_is_a_draft_all_the_same() -> None:
    words = record_words(Record("typing", " ; named", stale=START_POSITION))
    assert words.title == "named"
    assert words.summary.startswith("Not FEN: ")
