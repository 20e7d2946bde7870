"""The preview of a page, with real keys and a wheel."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from fenedit import resource
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.picture import Page
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.shapes import Rect
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle
from fenedit.session.collection.rows import NO_ROWS
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.preview import SheetPreview, SheetViewer
from tests.helpers.keyboard import click_at
from tests.helpers.states import state_of_text

Key = Qt.Key
PAGE = Page(100, 200, (Rect(0, 100, 100, 100, "#ff0000"),))


@pytest.fixture
def preview(qtbot) -> SheetPreview:
    preview = SheetPreview()
    qtbot.addWidget(preview)
    preview.resize(400, 412)
    preview.show_page(PAGE, load_piece_set(resource("pieces/fenland")), "Page 1 of 2")
    with qtbot.waitExposed(preview):
        preview.show()
    return preview


def test_the_paper_is_whole_and_in_the_middle(preview):
    paper = preview.paper()
    assert (paper.width(), paper.height()) == (200, 400)
    assert paper.center() == QPointF(200, 206)
    image = preview.grab().toImage()
    assert image.pixelColor(200, 150).name() == "#ffffff"
    assert image.pixelColor(200, 300).name() == "#ff0000"
    assert image.pixelColor(50, 300) == image.pixelColor(350, 100)
    assert preview.accessibleDescription() == "Page 1 of 2"


@pytest.mark.parametrize(
    ("key", "pages"),
    [
        (Key.Key_PageDown, 1),
        (Key.Key_Space, 1),
        (Key.Key_PageUp, -1),
        (Key.Key_Left, -1),
        (Key.Key_Home, -SheetPreview.FAR),
        (Key.Key_End, SheetPreview.FAR),
    ],
)
def test_keys_turn_pages(qtbot, preview, key, pages):
    with qtbot.waitSignal(preview.turned) as turned:
        QTest.keyClick(preview, key)
    assert turned.args == [pages]


def test_the_wheel_turns_pages_notch_by_notch(preview):
    turned = []
    preview.turned.connect(turned.append)
    for delta in (-120, -60, -60, 30, 90):
        place = QPointF(200, 200)
        event = QWheelEvent(
            place,
            preview.mapToGlobal(place),
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(preview, event)
    assert turned == [1, 1, -1]


def turn_wheel(preview: SheetPreview, delta: int, keys: Qt.KeyboardModifier):
    place = QPointF(200, 200)
    event = QWheelEvent(
        place,
        preview.mapToGlobal(place),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(preview, event)


def test_a_click_enlarges_what_it_points_at_and_another_click_goes_back(qtbot, preview):
    with qtbot.waitSignal(preview.enlarged) as enlarged:
        click_at(preview, QPoint(200, 306))
    assert enlarged.args == [True]
    paper = preview.paper()
    # As large as one needs to read it, and three quarters down are in the middle.
    assert paper.width() == 220
    assert paper.height() == 440
    assert paper.bottom() == 412 - 6
    QTest.keyClick(preview, Key.Key_Up)
    assert preview.paper().bottom() > 412
    turn_wheel(preview, -120, Qt.KeyboardModifier.NoModifier)
    assert preview.paper().bottom() == 412 - 6
    with qtbot.waitSignal(preview.enlarged) as enlarged:
        click_at(preview)
    assert enlarged.args == [False]
    assert preview.paper() == QRectF(100, 6, 200, 400)


def test_keys_and_the_wheel_enlarge_too(preview):
    control = Qt.KeyboardModifier.ControlModifier
    turn_wheel(preview, 120, control)
    assert preview.is_large
    turn_wheel(preview, -120, control)
    assert not preview.is_large
    QTest.keyClick(preview, Key.Key_Plus)
    assert preview.is_large
    QTest.keyClick(preview, Key.Key_Minus, control)
    assert not preview.is_large
    QTest.keyClick(preview, Key.Key_Plus, control)
    preview.show_words("There is no position to print.")
    assert not preview.is_large


def test_without_a_page_it_says_why(preview):
    preview.show_words("There is no position to print.")
    assert preview.page is None
    assert preview.accessibleDescription() == "There is no position to print."
    assert preview.grab().toImage().pixelColor(200, 300).name() != "#ff0000"


# Pages that are turned, and which one is shown.


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
    viewer.set(batch, choice, PageTexts(), PIECES)


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
