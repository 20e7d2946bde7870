"""Puzzles in records of every format."""

import pytest

from fenedit.documents.annotating import (
    meeting_of,
    name_of,
    puzzle_of_record,
    result_of,
    with_puzzle_in,
)
from fenedit.documents.formats import records_from
from fenedit.documents.games import game_record
from fenedit.documents.record import Record, record_from_line
from fenedit.documents.rewriting import new_record
from fenedit.notation.epd.record import parse_epd
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Puzzle
from tests.helpers.fens import HARING

FIELDS = HARING.rsplit(" ", 2)[0]
PUZZLE = Puzzle(author="Haring", source="Schach-Echo 1977", mate=2, best=("d4",))


@pytest.mark.parametrize("file_format", ["fen", "epd", "pgn"])
def test_each_format_holds_a_puzzle(file_format):
    record = new_record(parse_fen(HARING), file_format)
    written = with_puzzle_in(record, PUZZLE, file_format)
    assert puzzle_of_record(written) == PUZZLE
    assert written.position == parse_fen(HARING)
    again = records_from(written.line + "\n", file_format)[0]
    assert puzzle_of_record(again) == PUZZLE


def test_a_line_of_epd_is_strict():
    written = with_puzzle_in(new_record(parse_fen(HARING), "epd"), PUZZLE, "epd")
    assert written.line == f'{FIELDS} bm d4; c1 "Haring"; c2 "Schach-Echo 1977"; dm 2;'
    assert len(parse_epd(written.line).operations) == 4


def test_counters_and_other_operations_stay():
    record = record_from_line(f'{FIELDS} hmvc 7; zz 1;  fmvn 30; c9 "suite";')
    written = with_puzzle_in(record, Puzzle(mate=2), "epd")
    assert written.line == f'{FIELDS} dm 2; hmvc 7; zz 1;  fmvn 30; c9 "suite";'
    assert written.position == record.position


def test_the_same_puzzle_is_the_same_record():
    record = record_from_line(f'{FIELDS} id  "odd" ; dm 2')
    assert with_puzzle_in(record, puzzle_of_record(record), "epd") is record


def test_a_draft_keeps_its_text():
    draft = Record("4k3/8 w", " dm 2;")
    assert draft.position is None
    written = with_puzzle_in(draft, Puzzle(mate=3), "fen")
    assert (written.text, written.rest) == ("4k3/8 w", " dm 3;")


def test_words_in_place_of_fields_name_no_draft():
    assert name_of(record_from_line("this is not a fen")) == ""
    for placement in ("8/8", "?", "6k1"):
        assert name_of(record_from_line(f'{placement} w - - id "x";')) == "x"


def test_the_moves_of_a_game_stay():
    game = records_from('[White "Morphy"]\n[Black "Isouard"]\n\n1. e4 {good} e5 *\n', "pgn")[0]
    written = with_puzzle_in(game, puzzle_of_record(game)._replace(mate=2), "pgn")
    assert '[White "Morphy"]' in written.line
    assert '[Stipulation "#2"]' in written.line
    assert written.line.endswith("1. e4 {good} e5 *")


@pytest.mark.parametrize(
    ("rest", "name"),
    [
        ('id "Eight queens"; c1 "Haring, Jacobus"; c2 "Schach-Echo 1977";', "Eight queens"),
        ('c1 "Haring, Jacobus"; c2 "Schach-Echo 1977"; dm 2;', "Haring, Jacobus (1977)"),
        ('c1 "Haring, Jacobus"; c2 "Schach-Echo"; c0 "a title"; dm 2;', "Haring, Jacobus"),
        ('c2 "Schach-Echo 1977"; c0 "a  title";', "a title"),
        ('dm 2; c2 "Schach-Echo 1977";', "Schach-Echo 1977"),
        ("dm 2; ; Haring 1977", "Haring 1977"),
        ("White to move and win", "White to move and win"),
        ("{[%cal Gd2d4,Rc4d3]}", ""),
        ("{[%cal Gd2d4,Rc4d3] The   key}", "The key"),
        ('c0 "[%csl Gd4]"; bm d4;', ""),
        ('c0 "[%csl Gd4] Zugzwang";', "Zugzwang"),
        ("0 1 {[%cal Gd2d4", ""),
        ("0 1 {[%cal Gd2d4]}", ""),
        ("0 1 Haring [1977]", "Haring [1977]"),
        ("bm d4; am Qa5; acd 12;", ""),
        ("mate in 2;", ""),
        ('id ""; c1 " ";', ""),
        ("", ""),
    ],
)
def test_a_name_is_never_a_raw_operation(rest, name):
    assert name_of(record_from_line(f"{FIELDS} {rest}")) == name


@pytest.mark.parametrize(
    ("tags", "name"),
    [
        ('[White "Haring"]\n[Black "?"]\n[Event "Echo"]\n[Date "1977.??.??"]', "Haring (1977)"),
        ('[White "Ann"]\n[Black "Bob"]\n[Event "Club"]', "Ann – Bob, Club"),
        ('[White "Ann"]\n[Black "Bob"]\n[Title "Trap"]', "Trap"),
        ('[White "?"]\n[Black "Bob"]', "Bob"),
        (
            '[White "Anderssen, Adolf"]\n[Black "Kieseritzky, Lionel"]\n[Event "London"]\n'
            '[Site "London ENG"]\n[Date "1851.06.21"]\n[Result "1-0"]',
            "Anderssen – Kieseritzky, London 1851",
        ),
        (
            '[White "Ann"]\n[Black "Bob"]\n[Site "Club"]\n[Date "2001.??.??"]',
            "Ann – Bob, Club 2001",
        ),
        (
            '[White "Ann"]\n[Black "Bob"]\n[Event "Ghent 2001"]\n[Date "2001.??.??"]',
            "Ann – Bob, Ghent 2001",
        ),
        ('[white "Ann"]\n[black "Bob"]\n[date "????.??.??"]', "Ann – Bob"),
        ('[Event "?"]', ""),
    ],
)
def test_a_game_that_is_a_problem_has_the_name_of_a_problem(tags, name):
    assert name_of(game_record(f"{tags}\n\n*\n")) == name


@pytest.mark.parametrize(
    ("tags", "meeting", "result"),
    [
        ('[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]', "Ann – Bob", "1-0"),
        ('[Title "Trap"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1/2-1/2"]', "Ann – Bob", "½-½"),
        ('[White "Ann"]\n[Black "Bob"]\n[Result "*"]', "Ann – Bob", ""),
        ('[White "Ann"]\n[Black "Bob"]\n[Result "won"]', "Ann – Bob", ""),
        ('[White "Haring"]\n[Black "?"]\n[Result "1-0"]', "", ""),
    ],
)
def test_a_game_between_players_says_who_met_and_how_it_ended(tags, meeting, result):
    game = game_record(f"{tags}\n\n1. e4 *\n")
    assert (meeting_of(game), result_of(game)) == (meeting, result)
    line = record_from_line(FIELDS)
    assert (meeting_of(line), result_of(line)) == ("", "")
