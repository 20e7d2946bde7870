"""What is said of sheets."""

from dataclasses import replace
from pathlib import Path
from typing import get_args

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.picture import frame_of
from fenedit.diagram.sheet.grid import grid_of
from fenedit.diagram.sheet.layout import PAPERS, Above, Orientation, SheetStyle
from fenedit.documents.errors import SaveError
from fenedit.ui.sheet import text as sheet_words
from fenedit.ui.sheet.printing import PrintError


def test_every_value_has_its_words(qapp):
    for choices, values in (
        (sheet_words.choices_of("paper"), tuple(PAPERS)),
        (sheet_words.choices_of("landscape"), (False, True)),
        (sheet_words.choices_of("above"), get_args(Above)),
        (sheet_words.choices_of("orientation"), get_args(Orientation)),
    ):
        assert tuple(value for value, _ in choices) == values
        assert all(words for _, words in choices)
    assert (
        ",".join(str(value) for value, _ in sheet_words.choices_of("order")) == SheetStyle().order
    )
    assert dict(sheet_words.number_choices())["brackets"] == "(1)"
    coordinates = {value for value, _ in sheet_words.choices_of("coordinates")}
    assert coordinates == {each.value for each in Coordinates}


def test_what_is_left_out_has_its_numbers(qapp):
    one, game = sheet_words.left_out_sentences((range(3, 4),), (range(1),))
    assert one == "1 record without a position was left out: no. 4."
    assert game.startswith("1 whole game was left out: no. 1. ")
    (many,) = sheet_words.left_out_sentences((range(2), range(1200, 1220)), ())
    assert many.endswith(
        "records without a position were left out: no. 1, 2, 1,201, 1,202, 1,203, 1,204, …"
    )


def test_what_is_too_long_and_what_is_smaller_has_its_numbers(qapp):
    cut, smaller = sheet_words.page_sentences((4, 1200), range(2, 20), edges_cut=False)
    assert cut == "Text cut off, too long for the page: diagram no. 4, 1,200."
    assert smaller == "Smaller boards, to make room for long text: p. 2, 3, 4, 5, 6, 7, …"


def test_what_latex_shows_otherwise_is_said(qapp):
    assert not list(sheet_words.latex_sentences("", ""))
    font, letters = sheet_words.latex_sentences("DejaVu Sans", {"林", "小"})
    assert font == "LaTeX has fonts of its own, not DejaVu Sans."
    assert letters.endswith("in the document: 小林")


def test_where_pages_went_is_said(qapp):
    assert sheet_words.made_sentence(None, "", 1) == "Sent to the printer: 1 page."
    assert sheet_words.made_sentence(None, "/a/x.pdf", 1) == "Printed to “x.pdf”: 1 page."
    assert sheet_words.made_sentence(Path("/a/x.pdf"), "", 1) == "Saved as “x.pdf”: 1 page."


def test_numbers_have_one_form_for_one(qapp):
    numbers = sheet_words.Numbers()
    assert numbers.pages(1) == "1 page"
    assert numbers.unsolved(1).startswith("1 puzzle")


def test_what_failed_is_said_without_unsaved_work(qapp):
    full = sheet_words.failed_sentence(SaveError("disk-full", Path("x.pdf")))
    assert full == "Not saved. The disk is full. Free some space, or save on another disk."
    printer = sheet_words.failed_sentence(PrintError("Laser"))
    assert printer.startswith("Nothing was printed: Laser did not accept it.")


def test_pages_that_are_not_counted_are_told(qapp):
    assert sheet_words.page_words(2, 1200, False) == "Page 2 of 1,200"
    assert sheet_words.page_words(2, 3, True) == "Page 2 of 3, then solutions"


def test_what_would_fit_is_said(qapp):
    sheet, frame = SheetStyle("A5", per_page=24, margin=40), frame_of(DiagramStyle())
    grid = grid_of(replace(sheet, per_page=12), frame)
    said = sheet_words.too_small_sentence(sheet, grid, None)
    assert said == "Diagrams on a page: 24 would be too small to read; 12 (3 × 4) fit."
    said = sheet_words.too_small_sentence(sheet, grid, replace(sheet, paper="A4"))
    assert said.endswith("fit. All of them fit on A4 (Portrait).")
