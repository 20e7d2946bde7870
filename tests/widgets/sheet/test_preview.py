"""The preview of a page, with real keys and a wheel."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.diagram.page import Page
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.shapes import Rect
from fenedit.widgets.resources import resource
from fenedit.widgets.sheet.preview import SheetPreview

Key = Qt.Key
PAGE = Page(100, 200, (Rect(0, 100, 100, 100, "#ff0000"),))


@pytest.fixture
def preview(qtbot: QtBot) -> SheetPreview:
    preview = SheetPreview()
    qtbot.addWidget(preview)
    preview.resize(400, 412)
    preview.show_page(PAGE, load_piece_set(resource("pieces/fenland")), "Page 1 of 2")
    with qtbot.waitExposed(preview):
        preview.show()
    return preview


def test_the_paper_is_whole_and_in_the_middle(preview: SheetPreview) -> None:
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
def test_keys_turn_pages(qtbot: QtBot, preview: SheetPreview, key: Qt.Key, pages: int) -> None:
    with qtbot.waitSignal(preview.turned) as turned:
        QTest.keyClick(preview, key)
    assert turned.args == [pages]


def test_the_wheel_turns_pages_notch_by_notch(preview: SheetPreview) -> None:
    turned: list[object] = []
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


def test_without_a_page_it_says_why(preview: SheetPreview) -> None:
    preview.show_words("There is no position to be printed.")
    assert preview.page is None
    assert preview.accessibleDescription() == "There is no position to be printed."
    assert preview.grab().toImage().pixelColor(200, 300).name() != "#ff0000"
