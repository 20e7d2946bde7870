import pytest

from fenedit.documents.games import game_record
from fenedit.documents.record import Record, record_from_line
from fenedit.jobs.questions import RowVerdict
from fenedit.notation.position import START_POSITION
from fenedit.rules.solve.solution import Move
from fenedit.ui.collection.text import record_words, verdict_text
from fenedit.ui.verdict import VerdictGrade
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
        ("4k3/8/8/8/8/8/8/4K3 b - - bm Kd2;", "K v K"),
        (f'{KINGS} c0 "a comment"; id "its name";', "its name"),
        (f"{KINGS} id BK.01; bm Kd2", "BK.01"),
        (f'{KINGS} id "its name"; ; Haring 1977', "its name"),
        (f"{KINGS} dm 2; # Haring 1977", "Haring 1977"),
        ("4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 12;", "K v K"),
        ('4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; id "x";', "x"),
        (f'{KINGS} id "";', "K v K"),
        (f"{KINGS} {'long ' * 40}", f"{'long ' * 16}…"),
        (KINGS, "K v K"),
        (f"{KINGS} ;", "K v K"),
        (START, "Start position"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "Empty board"),
        (f"{START} ; my opening", "my opening"),
        ("no FEN at all", "no FEN at all"),
        ("here: 8/8/8/8/8/8/8/W6k w - - 0 1", "here"),
        ("White to play (Réti) – 7K/8/k1P5/7p/8/8/8/X7 w", "White to play (Réti)"),
        ("Position: 7K/8/k1P5/7p/8/8/8/X7 w", "Position: 7K/8/k1P5/7p/8/8/8/X7 w"),
        ("", "Unnamed"),
    ],
)
def test_a_record_is_called_by_what_follows_its_fields(line, title):
    assert record_words(record_from_line(line)).title == title


@pytest.mark.parametrize(
    ("tags", "title"),
    [
        ('[Event "Club"]\n[White "Ann"]\n[Black "Bob"]\n', "Ann – Bob, Club"),
        (
            '[Event "London"]\n[Date "1851.06.21"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n',
            "Ann – Bob, London 1851",
        ),
        ('[Event "?"]\n[White "Ann"]\n[Black "?"]\n', "Ann"),
        ('[Event "The Problemist"]\n', "The Problemist"),
        ('[Event "?"]\n', "Start position"),
        (f'[Event "?"]\n[SetUp "1"]\n[FEN "{KINGS}"]\n', "K v K"),
        (f'[FEN "{KINGS}"]\n[White "Ann"]\n', "Ann"),
        ('[Event "Club"]\n[FEN "no position"]\n', "Club"),
        ('[Event "?"]\n[FEN "no position"]\n', "no position"),
    ],
)
def test_a_game_is_called_by_its_tags(tags, title):
    assert record_words(game_record(f"{tags}\n1. e4 *")).title == title


def test_a_game_without_a_name_is_called_by_the_position_shown():
    game, shown = game_record('[Event "?"]\n\n1. e4 *'), record_from_line(KINGS).position
    words = record_words(game, shown)
    assert words == ("K v K", "Black to move (1+1)", "Black to move")


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
def test_the_second_line_says_whose_move_it_is(line, summary):
    assert record_words(record_from_line(line)).summary == summary


def test_the_second_line_of_a_draft_says_what_is_wrong():
    summary = record_words(record_from_line("4k3/8/9/8/8/8/8/4K3 w - - 0 1")).summary
    assert summary.startswith("Not FEN: ")
    assert "rank 6" in summary


def test_text_typed_after_the_fields_names_the_record_too():
    assert record_words(Record(f"{KINGS} ; typed")).title == "typed"


def test_a_draft_over_a_good_position_is_a_draft_all_the_same():
    words = record_words(Record("typing", " ; named", stale=START_POSITION))
    assert words.title == "named"
    assert words.summary.startswith("Not FEN: ")


D4, QA5 = Move("d2d4", "d4"), Move("h5a5", "Qa5")
SOUND = RowVerdict(0, 2, "sound", True, (D4,))


@pytest.mark.parametrize(
    ("found", "grade", "words"),
    [
        (SOUND, VerdictGrade.GOOD, "Sound, 1.d4!"),
        (SOUND._replace(verdict="cooked", keys=(D4, QA5)), VerdictGrade.BAD, "Cooked: 1.d4, 1.Qa5"),
        (SOUND._replace(verdict="no-solution", keys=()), VerdictGrade.BAD, "No solution"),
        (SOUND._replace(verdict="short", short=(QA5,)), VerdictGrade.BAD, "Short: 1.Qa5"),
        (SOUND._replace(verdict="duals"), VerdictGrade.DOUBTFUL, "Duals, 1.d4!"),
        (SOUND._replace(verdict="off", keys=()), VerdictGrade.BAD, "Cannot be solved"),
        (
            SOUND._replace(verdict="fewer", counts=(1,), intended=2),
            VerdictGrade.BAD,
            "1 solution (2 intended)",
        ),
    ],
)
def test_a_verdict_is_said_in_a_few_words(found, grade, words):
    text = verdict_text(found)
    assert (text.grade, text.words) == (grade, words)
    assert text.whole == f"#2: {words} (exact: everything was searched)"


@pytest.mark.parametrize(
    ("found", "words", "whole"),
    [
        (
            SOUND,
            "Sound, 1.d4! (not all searched)",
            "#2: Sound, 1.d4! (only what was searched is certain)",
        ),
        (
            SOUND._replace(verdict="unfinished"),
            "Not finished, so far 1.d4",
            "#2: Not finished, so far 1.d4",
        ),
        (SOUND._replace(verdict="unfinished", keys=()), "Not finished", "#2: Not finished"),
        (
            SOUND._replace(verdict="unfinished", failure="it ended"),
            "Not finished: the solver failed",
            "#2: Not finished: the solver failed",
        ),
    ],
)
def test_what_is_not_exact_says_so(found, words, whole):
    text = verdict_text(found._replace(exact=False))
    assert (text.words, text.whole) == (words, whole)


@pytest.mark.parametrize(("asked", "words"), [("h#2", "Short: 1.Kd2"), ("h#2.5", "Short: 1…Kd2")])
def test_solutions_of_popeye_that_are_too_fast(asked, words):
    short = (Move("e1d2", "Kd2"),)
    found = RowVerdict(0, 0, "short", True, short=short, asked=asked, counts=(1,))
    assert verdict_text(found, "en")[:2] == (VerdictGrade.BAD, words)
