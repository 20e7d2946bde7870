import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.record import (
    Aside,
    Record,
    is_aside,
    item_from_line,
    record_from_line,
)
from fenedit.notation.loose import read_loose
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import FenError
from tests.helpers.files import lines

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"


def test_what_follows_the_fields_is_the_rest() -> None:
    record = record_from_line(START + ' 0 1  bm e4; id "x";', "\r\n")
    assert record == Record(START + " 0 1", '  bm e4; id "x";', "\r\n")
    assert record.position == START_POSITION
    assert record.problem is None


def test_an_epd_line_keeps_its_operations() -> None:
    record = record_from_line(START + " bm e4;")
    assert (record.text, record.rest) == (START, " bm e4;")
    assert record.position == START_POSITION


def test_a_faulty_line_is_a_draft_as_a_whole() -> None:
    record = record_from_line("8/8/9 w - - 0 1 ; why")
    assert (record.text, record.rest) == ("8/8/9 w - - 0 1 ; why", "")
    assert record.position is None
    assert record.reading is None
    assert record.problem is not None
    assert record.problem.code == "bad-digit"
    assert record.problem.span == (4, 5)


@given(lines())
def test_a_record_means_what_its_line_means(line: str) -> None:
    record = record_from_line(line, "\n")
    assert record.line == line
    try:
        assert record.position == read_loose(line).position
    except FenError as error:
        assert record.problem == error.problem
        assert (record.text, record.position) == (line, None)


@given(lines())
def test_an_item_keeps_its_line(line: str) -> None:
    item = item_from_line(line, "\r")
    assert (item.line, item.ending) == (line, "\r")
    assert isinstance(item, Aside) == is_aside(line)


@pytest.mark.parametrize("line", ["", " \t", "# x", "%", ";x", "  # x"])
def test_blank_lines_and_comments_are_not_listed(line: str) -> None:
    assert item_from_line(line) == Aside(line)


@pytest.mark.parametrize("line", ["8/8 # x", "x", "//", "-"])
def test_other_lines_are_listed(line: str) -> None:
    assert isinstance(item_from_line(line), Record)


@given(st.text(max_size=3), st.sampled_from("\n\r"), st.text(max_size=3))
def test_a_line_break_within_is_refused(before: str, newline: str, behind: str) -> None:
    text = before + newline + behind
    for make in (lambda: Record(text), lambda: Record("", text), lambda: Aside(text)):
        with pytest.raises(ValueError, match="one line"):
            make()


def test_only_a_newline_ends_a_line() -> None:
    with pytest.raises(ValueError, match="one ending"):
        Record("x", ending="\x85")
    with pytest.raises(ValueError, match="one ending"):
        Aside("x", ending=" ")
