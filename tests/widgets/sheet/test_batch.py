"""Records on their way to a sheet."""

import pytest

from fenedit.diagram.page_painter import measure
from fenedit.diagram.sheet.pages import Furniture, SheetStyle
from fenedit.widgets.sheet.batch import Batch, batch_page, batch_pages
from fenedit.widgets.sheet.choice import SheetChoice
from tests.helpers.states import state_of_text

COLLECTION = state_of_text("8/8/8/8/8/8/8/K1k5 w - - dm 1; bm Ka2;\n" * 10, file_format="epd")
ROWS = (range(1, 3), range(5, 8))
CHOICE = SheetChoice(SheetStyle(per_page=2))


def batch() -> Batch:
    return Batch(COLLECTION.collection, ROWS, found={6: "never shown"})


def test_places_are_those_among_the_chosen() -> None:
    assert len(batch()) == 5
    assert [batch().row_at(place) for place in range(5)] == [1, 2, 5, 6, 7]
    with pytest.raises(IndexError):
        batch().row_at(5)


def test_numbers_begin_with_one() -> None:
    assert [caption.number for caption in batch().captions()] == [1, 2, 3, 4, 5]
    entries = batch().entries(CHOICE, 3, 9)
    assert [entry.caption.number for entry in entries] == [4, 5]


def test_any_page_is_made_by_itself(qapp: object) -> None:
    furniture = Furniture("Monday")
    pages = list(batch_pages(batch(), CHOICE, measure, furniture))
    assert len(pages) == 4
    for number in (3, 1):
        assert batch_page(batch(), number, CHOICE, measure, furniture) == pages[number - 1]


def test_what_keeps_a_solution_is_not_solved() -> None:
    assert [problem for _, problem in batch().unsolved()] == [None] * 5
    assert [row for row, _ in batch().unsolved()] == [1, 2, 5, 6, 7]
