import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents import record as records
from fenedit.documents.entry import is_aside
from fenedit.documents.record import (
    Aside,
    Game,
    Record,
    item_from_line,
    joined,
    record_from_line,
    titled,
)
from fenedit.documents.rewriting import with_position
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY, START_POSITION, parse_square
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose
from fenedit.notation.spellings.anything import read_anything
from tests.helpers.files import lines

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"


def test_what_follows_the_fields_is_the_rest():
    record = record_from_line(START + ' 0 1  bm e4; id "x";', "\r\n")
    assert record == Record(START + " 0 1", '  bm e4; id "x";', "\r\n")
    assert record.position == START_POSITION
    assert record.problem is None


def test_an_epd_line_keeps_its_operations():
    record = record_from_line(START + " bm e4;")
    assert (record.text, record.rest) == (START, " bm e4;")
    assert record.position == START_POSITION


def test_a_faulty_line_is_a_draft_as_a_whole():
    record = record_from_line("8/8/9 w - - 0 1 ; why")
    assert (record.text, record.rest) == ("8/8/9 w - - 0 1 ; why", "")
    assert record.position is None
    assert record.reading is None
    assert record.problem.code == "bad-digit"
    assert record.problem.span == (4, 5)


@given(lines())
def test_a_record_means_what_its_line_means(line):
    record = record_from_line(line, "\n")
    assert record.line == line
    try:
        assert record.position == read_loose(line).position
    except FenError as error:
        assert record.problem == error.problem
        assert (record.text, record.position) == (line, None)


@given(lines())
def test_an_item_keeps_its_line(line):
    item = item_from_line(line, "\r")
    assert (item.line, item.ending) == (line, "\r")
    assert isinstance(item, Aside) == is_aside(line)


@pytest.mark.parametrize("line", ["", " \t", "# x", "%", ";x", "  # x"])
def test_blank_lines_and_comments_are_not_listed(line):
    assert item_from_line(line) == Aside(line)


@pytest.mark.parametrize("line", ["8/8 # x", "x", "//", "-"])
def test_other_lines_are_listed(line):
    assert isinstance(item_from_line(line), Record)


@given(st.text(max_size=3), st.sampled_from("\n\r"), st.text(max_size=3))
def test_a_line_break_within_is_refused(before, newline, after):
    text = before + newline + after
    for make in (lambda: Record(text), lambda: Record("", text), lambda: Aside(text)):
        with pytest.raises(ValueError, match="one line"):
            make()


def test_only_a_newline_ends_a_line():
    with pytest.raises(ValueError, match="one ending"):
        Record("x", ending="\x85")
    with pytest.raises(ValueError, match="one ending"):
        Aside("x", ending=" ")


FOUR = "4k3/8/8/8/8/8/8/4K3 w - -"


def test_the_counters_of_four_fields_stand_among_the_operations():
    record = record_from_line(f"{FOUR} bm Kd2; hmvc 3; fmvn 9;")
    assert (record.text, record.rest) == (FOUR, " bm Kd2; hmvc 3; fmvn 9;")
    assert record.position == parse_fen(f"{FOUR} 3 9")
    reading = record.reading
    assert reading.rest == ""
    assert all(note.span is None or note.span[1] <= len(FOUR) for note in reading.notes)
    assert Record(f"{FOUR} x", " hmvc 3;").reading is None
    six = record_from_line(f"{FOUR} 1 2 hmvc 3;")
    assert six.position == parse_fen(f"{FOUR} 1 2")


@pytest.mark.parametrize(
    ("line", "chess960"),
    [
        ("nrkbbrnq/8/8/8/8/8/8/NRKBBRNQ w KQkq - 0 1", False),
        ("nrkbbrnq/8/8/8/8/8/8/NRKBBRNQ w FBfb - 0 1", True),
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", False),
        ("4k3/8/8/8/8/8/8/4K3 w Hh - 0 1", False),
        (f'{FOUR} variant "chess960";', True),
        (f"{FOUR} id a; variant fischerandom;", True),
        (f'{FOUR} id "variant chess960";', False),
        ("3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1", False),
        ("https://lichess.org/editor?fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1&variant=chess960", True),
    ],
)
def test_letters_or_an_operation_tell_chess960(line, chess960):
    assert record_from_line(line).chess960 == chess960
    # What is pasted is judged as what is opened.
    assert read_anything(line)[0].found[0].chess960 == chess960


def test_a_typed_comment_stands_after_operations_on_the_line():
    assert Record(f"{FOUR} 0 1 ; mine", " bm Kd2").line == f"{FOUR} 0 1 bm Kd2 ; mine"
    assert Record("typing ; mine", " bm Kd2").line == "typing ; mine bm Kd2"


def test_a_game_has_lines_and_a_line_has_none():
    game = Game("8/8", '"]\n\n*', "\n\n", lead='[Event "x"]\n[FEN "')
    assert game.line == '[Event "x"]\n[FEN "8/8"]\n\n*'
    assert game.is_game and not Record("8/8").is_game
    implied = Game("8/8", "1. e4 *", implied=True)
    assert implied.is_game and implied.line == "1. e4 *"
    with pytest.raises(ValueError, match="one line"):
        Game("8/\n8", lead='[FEN "')
    with pytest.raises(ValueError, match="line breaks"):
        Game("8/8", ending=" \n", lead='[FEN "')


@pytest.mark.parametrize(
    ("ending", "line", "game"),
    [
        ("", False, False),
        ("\n", True, False),
        ("\r\n", True, False),
        ("\r\r", None, True),
        ("\n\n", None, True),
        ("\r\n\r\n\r\n", None, True),
    ],
)
def test_a_game_needs_a_blank_line_after_it(ending, line, game):
    if line is not None:
        assert Record("x", ending=ending).separate == line
        assert Aside("# x", ending).separate == line
    assert Game("x", ending=ending, lead='[FEN "').separate == game


def test_how_it_was_before_is_no_part_of_what_a_record_is():
    assert Record("x", before=Record("y")) == Record("x")
    assert hash(Record("x", before=Record("y"))) == hash(Record("x"))


@pytest.mark.parametrize(
    "start", ["", "x", "8/8 w - -", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - id "]
)
def test_an_endless_line_is_read_where_it_begins_and_kept_whole(start, monkeypatch):
    read = records.read_loose
    lengths = []

    def counted(text):
        lengths.append(len(text))
        return read(text)

    monkeypatch.setattr(records, "read_loose", counted)
    line = start + " and so on" * 1_000_000
    found = record_from_line(line, "\n")
    assert found.line == line
    assert found.position == (read(start[:25]).position if start.startswith("8/8/8") else None)
    assert sum(lengths) < 200_000
    assert record_from_line(found.line).position == found.position


def test_operations_of_any_length_stay_operations():
    line = '8/8/8/8/8/8/8/8 w - - id "' + "x" * 100_000 + '"; dm 3;'
    found = record_from_line(line)
    assert (found.text, found.rest) == (line[:21], line[21:])


# Tests that records keep fairy pieces, untouched and edited.


LINES = (
    ("epd", "*2q3k3/8/''LE7/-q7/(royal+G)7/(-15)7/8/K7 w - - stipulation \"h#2\";"),
    ("fen", "''LE3k3/8/8/8/8/8/8/K7 w - - 0 1"),
    ("fen", "(royal+G)3k3/8/8/8/8/8/8/K7 w - - 0 1"),
    ("fen", "-q3k3/8/8/8/8/8/8/K7 w - - 0 1"),
)


@pytest.mark.parametrize(("file_format", "line"), LINES)
def test_an_edit_keeps_them(file_format: str, line: str) -> None:
    record = record_from_line(line)
    position = record.position
    assert position is not None
    assert record.line == line
    edited = with_position(record, position.with_content(parse_square("a1"), EMPTY), file_format)
    assert edited.line == line.replace("/K7 ", "/8 ")
    again = with_position(edited, position, file_format)
    assert again.line == line


# What stands behind the fields of a line.


RESTS = ("", " ", " bm e4;", " bm e4", ' id "a; b";', " ; why", " # x", " // y", ";tight", "\t% z")


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        ("", " bm e4;", " bm e4;"),
        (" ; mine", "", " ; mine"),
        (" bm e4;", ' id "x";', ' bm e4; id "x";'),
        (" bm e4", ' id "x";', ' bm e4; id "x";'),
        (" bm e4 ", " ; why", " bm e4 ; why"),
        (" ; mine", " bm e4;", " bm e4; ; mine"),
        (" ; mine", " bm e4", " bm e4 ; mine"),
        (" # mine", " bm e4", " bm e4; # mine"),
        (" ; mine", " ; old", " ; mine ; old"),
        (" bm e4;", ";tight", " bm e4; ;tight"),
    ],
)
def test_operations_stand_before_comments_and_end(first, second, both):
    assert joined(first, second) == both


@given(st.sampled_from(RESTS), st.sampled_from(RESTS))
def test_operations_stay_operations_when_rests_are_joined(first, second):
    def opcodes(rest):
        return {operation.opcode for operation in read_operations(rest).operations} - {""}

    both = joined(first, second)
    assert opcodes(both) == opcodes(first) | opcodes(second)
    lost = set(first + second) - set(both)
    assert not lost - {" ", "\t"}


@pytest.mark.parametrize(
    ("title", "file_format", "rest"),
    [
        ("", "epd", ""),
        (" \n", "fen", ""),
        ("Mate\nin two", "fen", " ; Mate in two"),
        ("Mate in two", "epd", ' id "Mate in two";'),
        ('"Mate"', "epd", ' ; "Mate"'),
        ("x" * 256, "epd", " ; " + "x" * 256),
    ],
)
def test_a_title_is_kept_after_the_fields(title, file_format, rest):
    assert titled(title, file_format) == rest
