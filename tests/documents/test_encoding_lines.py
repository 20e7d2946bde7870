import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.encoding import (
    dominant_newline,
    first_ending,
    line_at,
    newline_of,
    parted,
    split_lines,
)
from tests.helpers.files import ODD, file_texts


def test_all_three_endings_end_a_line():
    assert split_lines("a\nb\r\nc\rd") == ["a\n", "b\r\n", "c\r", "d"]


def test_blank_lines_are_lines():
    assert split_lines("\n\r\r\n\n") == ["\n", "\r", "\r\n", "\n"]
    assert split_lines("") == []


def test_nothing_else_ends_a_line():
    text = "".join(ODD)
    assert split_lines(text) == [text]


@given(file_texts() | st.text("\r\nx\x85"))
def test_lines_joined_are_the_text(text):
    lines = split_lines(text)
    assert "".join(lines) == text
    for line in lines:
        content, ending = parted(line)
        assert content + ending == line
        assert "\n" not in content
        assert "\r" not in content
    assert all(parted(line)[1] for line in lines[:-1])


def test_the_newline_of_most_lines_is_dominant():
    assert dominant_newline("a\r\nb\r\nc\n\r") == "\r\n"
    assert dominant_newline("a\rb\rc\n") == "\r"
    assert dominant_newline("a") == "\n"


def test_a_line_is_found_by_its_place():
    assert [line_at("a\r\nb", place) for place in range(5)] == ["a\r\n", "\r\n", "\n", "b", ""]


@pytest.mark.parametrize(
    ("ending", "first", "newline"),
    [
        ("", "", ""),
        ("\r\n\n", "\r\n", "\r\n"),
        ("\r\r", "\r", "\r"),
        ("x\n", "", "\n"),
        ("\0\0\r\n\n", "\0\0\r\n", "\r\n"),
        ("\0", "\0", ""),
    ],
)
def test_the_first_of_several_endings(ending, first, newline):
    assert first_ending(ending) == first
    assert newline_of(ending) == newline


def test_nul_characters_at_the_end_of_a_line_belong_to_its_ending():
    assert parted("bm Nf5;\0\r\n") == ("bm Nf5;", "\0\r\n")
    assert parted("a\0b\0\0") == ("a\0b", "\0\0")
    assert split_lines("\0\na\0\r\0") == ["\0\n", "a\0\r", "\0"]
