"""Pages that are turned, and which one is shown."""

import pytest
from PySide6.QtWidgets import QPushButton

from fenedit import resource
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import Furniture, SheetStyle
from fenedit.session.collection.rows import NO_ROWS
from fenedit.ui.sheet.making import Batch
from fenedit.ui.sheet.preview import SheetViewer
from tests.helpers.keyboard import click_at
from tests.helpers.states import state_of_text

PIECES = load_piece_set(resource("pieces/fenland"))
TEXT = "8/8/8/8/8/8/8/K1k5 w - -\n" * 5
BATCH = Batch(state_of_text(TEXT, file_format="epd").collection, (range(5),))


@pytest.fixture
def viewer(qtbot) -> SheetViewer:
    viewer = SheetViewer()
    qtbot.addWidget(viewer)
    show(viewer, BATCH, 1)
    return viewer


def turner(viewer: SheetViewer, sign: str) -> QPushButton:
    (button,) = (each for each in viewer.findChildren(QPushButton) if each.text() == sign)
    return button


def show(viewer: SheetViewer, batch: Batch, per_page: int):
    choice = SheetChoice(SheetStyle(per_page=per_page, solutions="none"))
    viewer.set(batch, choice, Furniture(), PIECES)


def test_the_page_stays_as_far_as_there_are_so_many(viewer):
    viewer.turn(3)
    assert viewer.words == "Page 4 of 5"
    show(viewer, BATCH, 2)
    assert viewer.words == "Page 3 of 3"
    viewer.turn(-viewer.preview.FAR)
    assert viewer.words == "Page 1 of 3"
    assert not viewer.has_solutions


def test_buttons_turn_and_end(viewer):
    viewer.turn(3)
    click_at(turner(viewer, "›"))
    assert viewer.words == "Page 5 of 5"
    assert not turner(viewer, "›").isEnabled()
    assert turner(viewer, "‹").isEnabled()


def test_what_is_not_there_is_said(viewer):
    show(viewer, Batch(BATCH.collection, NO_ROWS), 1)
    assert viewer.words == ""
    assert viewer.preview.accessibleDescription() == "There is no position to print."
    assert viewer.preview.page is None
