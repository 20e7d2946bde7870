"""Names of pieces and squares."""

import pytest

from fenedit.notation.marks import NAMED_COLOURS, each_mark
from fenedit.notation.position import EMPTY, PIECES, parse_square
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.ui.board.text import (
    colour_name,
    mark_words,
    marks_change_words,
    marks_on,
    piece_name,
    square_words,
)


def test_every_content_has_a_name_of_its_own() -> None:
    names = {piece_name(content) for content in PIECES + EMPTY}
    assert len(names) == 13


def test_a_square_is_named_with_its_contents() -> None:
    assert square_words(parse_square("d2"), "P") == "d2, white pawn"
    assert square_words(parse_square("e4"), EMPTY) == "e4, empty"


# Marks in words.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[%cal Ge2e4]", "green arrow from e2 to e4"),
        ("[%csl Re4]", "red circle on e4"),
        ("[%draw full,e4,blue]", "e4 highlighted in blue"),
        ("[%draw A,e4,yellow]", "yellow label “A” on e4"),
    ],
)
def test_a_mark_is_named_in_full(text: str, words: str) -> None:
    (mark,) = each_mark(read_marks_among((text,)))
    assert mark_words(mark) == words


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("", "[%csl Re4]", "red circle on e4"),
        ("[%csl Re4]", "[%csl Ge4]", "green circle on e4"),
        ("[%csl Re4]", "[%draw full,e4,red]", "e4 highlighted in red"),
        ("[%csl Re4]", "", "Removed: red circle on e4"),
        ("[%csl Re4,Ra1]", "", "All marks removed"),
        ("", "[%csl Ga1,Ga2,Ga3,Ga4]", "4 marks changed"),
        ("[%csl Re4]", "[%csl Re4]", ""),
    ],
)
def test_changes_are_described(before: str, after: str, words: str) -> None:
    assert marks_change_words(read_marks_among((before,)), read_marks_among((after,))) == words


def test_the_marks_on_a_square_are_named() -> None:
    marks = read_marks_among(("[%csl Re4][%cal Ge2e4,Ba1h8]",))
    assert marks_on(marks, parse_square("e4")) == "green arrow from e2 to e4; red circle on e4"
    assert marks_on(marks, parse_square("h8")) == "blue arrow from a1 to h8"
    assert marks_on(marks, parse_square("c3")) == ""


def test_colours_have_names() -> None:
    assert [colour_name(colour) for colour in NAMED_COLOURS] == ["Green", "Red", "Blue", "Yellow"]
