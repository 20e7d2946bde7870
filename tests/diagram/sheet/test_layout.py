"""Layouts of sheets as values."""

import pytest

from fenedit.diagram.sheet.layout import PageTexts, SheetStyle, is_order, sheet_entry
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption

BLACK_TO_MOVE = parse_fen("8/8/8/8/8/8/8/K1k5 b - - 0 1")


def test_landscape_is_the_same_paper_turned():
    width, height = SheetStyle("A4").size
    assert SheetStyle("A4", landscape=True).size == (height, width)
    assert (round(width, 1), round(height, 1)) == (595.3, 841.9)


def test_placeholders_are_filled_and_others_stay():
    page_texts = PageTexts("Monday", "1 May 2026")
    assert page_texts.filled("{title}, {date} – {page} {x}", 3) == "Monday, 1 May 2026 – 3 {x}"
    assert PageTexts().filled("{title}", 1) == ""
    # Blanks set parts apart.
    assert PageTexts("A\n\tB").filled("{title}     Class 3b ", 1) == "A  B     Class 3b"


def test_edges_without_words_are_left_out():
    sheet = SheetStyle(header="{title}", footer="{date} {page}")
    assert PageTexts("Monday").without_empty_edges(sheet) == sheet
    empty = PageTexts().without_empty_edges(sheet)
    assert (empty.header, empty.footer) == ("", "{date} {page}")


@pytest.mark.parametrize(
    ("header", "title"),
    [
        ("{title} – {page}", "Monday"),
        ("Forks, {page}", "Forks"),
        ("", "Monday"),
        ("{page}", "Monday"),
    ],
)
def test_a_document_is_called_after_its_header(header, title):
    assert PageTexts("Monday").titled(SheetStyle(header=header)) == title


@pytest.mark.parametrize(
    ("orientation", "flipped"), [("white", False), ("black", True), ("mover", True)]
)
def test_somebody_is_at_the_bottom(orientation, flipped):
    diagram = sheet_entry(BLACK_TO_MOVE, Caption(1), orientation).diagram
    assert (diagram.flipped, diagram.fen) == (flipped, "8/8/8/8/8/8/8/K1k5 b - - 0 1")


def test_an_order_names_each_once():
    assert is_order("title,award,source,author")
    for text in ("", "author", "author,author,source,award", "author,source,award,title,title"):
        assert not is_order(text)
