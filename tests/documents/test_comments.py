"""What is drawn over a position, in records of every format."""

import pytest

from fenedit.documents.annotating import with_marks_in
from fenedit.documents.formats import records_from
from fenedit.documents.record import Record, record_from_line
from fenedit.documents.rewriting import new_record
from fenedit.notation.epd.record import parse_epd
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import (
    NO_MARKS,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    each_mark,
    marks_of,
)
from fenedit.notation.spellings.drawing_commands import read_marks_among
from tests.helpers.fens import HARING

FIELDS = HARING.rsplit(" ", 2)[0]
COMMANDS = "[%csl Gd4,Re5][%cal Bd1d4]"
MARKS = read_marks_among((COMMANDS,))
TAGS = f'[Event "?"]\n[SetUp "1"]\n[FEN "{HARING}"]\n\n'


@pytest.mark.parametrize("file_format", ["fen", "epd", "pgn"])
def test_each_format_holds_marks(file_format):
    record = new_record(parse_fen(HARING), file_format)
    marked = with_marks_in(record, MARKS, file_format)
    assert marked.marks == MARKS
    assert marked.position == parse_fen(HARING)
    again = records_from(marked.line + "\n", file_format)[0]
    assert again.marks == MARKS
    assert with_marks_in(marked, NO_MARKS, file_format).line == record.line


@pytest.mark.parametrize(
    ("after", "marked"),
    [
        ("", f' c0 "{COMMANDS}";'),
        (" bm Kb1", f' bm Kb1; c0 "{COMMANDS}";'),
        (" bm d4;  zz 3;", f' bm d4;  c0 "{COMMANDS}"; zz 3;'),
        (' c0 "why"; c1 "Haring";', f' c0 "{COMMANDS} why"; c1 "Haring";'),
        (' c1 "Haring"; dm 2;', f' c0 "{COMMANDS}"; c1 "Haring"; dm 2;'),
        (" zz 3; ; note", f' c0 "{COMMANDS}"; zz 3; ; note'),
        (" ; note", f" ; {COMMANDS} note"),
        (" # note", f" # {COMMANDS} note"),
        # Of an opcode that stands there twice the last one counts, for every reader.
        (' c0 "a"; c0 "b";', f' c0 "a"; c0 "{COMMANDS} b";'),
        (' c0 "say \\"x\\"";', f' c1 "{COMMANDS}"; c0 "say \\"x\\"";'),
        (' c0  "a"  "b" ;', f' c0  "{COMMANDS} a"  "b" ;'),
        (' c0 "a" # b', f' c0 "{COMMANDS} a" # b'),
    ],
)
def test_where_a_line_has_its_marks(after, marked):
    record = record_from_line(f"{HARING}{after}")
    written = with_marks_in(record, MARKS)
    assert written.line == HARING + marked
    assert record_from_line(written.line).marks == MARKS
    # What ends an operation stays, and so do all others.
    assert with_marks_in(written, NO_MARKS).line.removesuffix(";") == record.line.removesuffix(";")


def test_marks_stay_in_the_register_that_has_them():
    record = record_from_line(f'{FIELDS} c0 "why"; c3 "see [%csl Gd4] there"; c9 "x";')
    written = with_marks_in(record, MARKS, "epd")
    assert written.line == f'{FIELDS} c0 "why"; c3 "see {COMMANDS} there"; c9 "x";'
    assert with_marks_in(written, NO_MARKS, "epd").line == (
        f'{FIELDS} c0 "why"; c3 "see there"; c9 "x";'
    )


@pytest.mark.parametrize(
    ("moves", "marked"),
    [
        ("1. d4 e5 *", f"{{{COMMANDS}}} 1. d4 e5 *"),
        ("1. d4 {[%csl Ga1]} *", f"{{{COMMANDS}}} 1. d4 {{[%csl Ga1]}} *"),
        ("{ why } 1. d4 *", f"{{ {COMMANDS} why }} 1. d4 *"),
        ("1. {why} d4 *", f"1. {{{COMMANDS} why}} d4 *"),
        ("{[%csl Oa1] why}\n1. d4 *", "{[%csl Oa1,Gd4,Re5][%cal Bd1d4] why}\n1. d4 *"),
        ("; why\n{ so } *", f"; why\n{{ {COMMANDS} so }} *"),
        # Who reads games does not look for commands behind a semicolon.
        ("; why\n*", f"; why\n{{{COMMANDS}}} *"),
        ("; why", f"; why\n{{{COMMANDS}}}"),
        ("% why {x}\n\n1. d4 *", f"% why {{x}}\n\n{{{COMMANDS}}} 1. d4 *"),
        ("", f"{{{COMMANDS}}}"),
    ],
)
def test_where_a_game_has_its_marks(moves, marked):
    (game,) = records_from(f"{TAGS}{moves}\n", "pgn")
    written = with_marks_in(game, MARKS, "pgn")
    assert written.line == TAGS + marked
    assert records_from(written.line + "\n", "pgn")[0].marks == MARKS
    assert with_marks_in(written, NO_MARKS, "pgn").line == game.line


def test_marks_after_a_semicolon_go_where_others_read_them():
    (game,) = records_from(f"{TAGS}; why [%csl Gd4]\n{{so}} 1. d4 *\n", "pgn")
    assert game.marks == read_marks_among(("[%csl Gd4]",))
    written = with_marks_in(game, MARKS, "pgn")
    assert written.line == f"{TAGS}; why\n{{{COMMANDS} so}} 1. d4 *"


def test_a_comment_that_goes_leaves_no_blank_line():
    (game,) = records_from(f"{TAGS}{{[%csl Gd4]}} \n% why\n1. d4 *\n", "pgn")
    assert with_marks_in(game, NO_MARKS, "pgn").line == f"{TAGS}% why\n1. d4 *"


def test_a_game_without_tags_gets_no_blank_lines():
    (game,) = records_from("1. d4 *\n", "pgn")
    written = with_marks_in(game, MARKS, "pgn")
    assert written.line == f"{{{COMMANDS}}} 1. d4 *"
    assert with_marks_in(written, NO_MARKS, "pgn").line == game.line


def test_only_what_is_drawn_before_the_moves_counts():
    (game,) = records_from("{[%csl Ga1]} 1. e4 {[%csl Ga2]} (1. d4 {[%csl Ga3]}) *\n", "pgn")
    assert game.marks == read_marks_among(("[%csl Ga1]",))


def test_a_game_of_tags_alone_stays_one():
    (game,) = records_from('[Event "x"]\r\n', "pgn")
    written = with_marks_in(game, MARKS, "pgn")
    assert written.line == f'[Event "x"]\r\n\r\n{{{COMMANDS}}}'
    assert with_marks_in(written, NO_MARKS, "pgn").line == game.line


def test_what_a_string_has_no_room_for_goes_into_the_next_register():
    long = "x" * (255 - len(COMMANDS))
    record = record_from_line(f'{FIELDS} c0 "{long}"; c1 "y"; dm 2;')
    written = with_marks_in(record, MARKS, "epd")
    assert written.line == f'{FIELDS} c0 "{long}"; c1 "y"; c2 "{COMMANDS}"; dm 2;'
    drawn = each_mark(MARKS)
    more = marks_of([*drawn, DrawnCircle(MarkColour.BLUE, 0)])
    again = with_marks_in(written, more, "epd")
    assert '; c2 "[%csl Gd4,Re5,Ba1][%cal Bd1d4]"; dm' in again.line


def test_a_board_full_of_marks_is_strict_epd():
    record = record_from_line(FIELDS)
    marks = marks_of(
        [Highlight(MarkColour.YELLOW, square) for square in range(64)]
        + [DrawnCircle(MarkColour.RED, square) for square in range(64)]
    )
    few = Marks(circles=marks.circles, highlights=marks.highlights[:20])
    written = with_marks_in(record, few, "epd")
    assert set(record_from_line(written.line).marks[2]) == set(few.highlights)
    assert [each.opcode for each in parse_epd(written.line).operations] == ["c0", "c1", "c2"]
    assert with_marks_in(written, NO_MARKS, "epd").line == FIELDS
    full = with_marks_in(record, marks, "epd")
    assert len(each_mark(record_from_line(full.line).marks)) == 128
    assert parse_epd(full.line).position == record.position


def test_the_same_marks_are_the_same_record():
    record = record_from_line(f'{FIELDS} c0  "{COMMANDS}" ; dm 2')
    assert with_marks_in(record, MARKS, "epd") is record


def test_a_draft_shows_its_marks_and_keeps_its_text():
    draft = Record("4k3/8 w", f' c0 "{COMMANDS}";')
    assert draft.position is None
    assert draft.marks == MARKS
    assert with_marks_in(draft, NO_MARKS) is draft


def test_what_is_known_of_a_game_stays_known():
    (game,) = records_from(f'[Variant "Chess960"]\n{TAGS}1. d4 *\n', "pgn")
    written = with_marks_in(game, MARKS, "pgn")
    assert written.chess960
    assert written.ending == game.ending
