"""One diagram on paper."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.page import PlacedPicture
from fenedit.notation.placement import START_PLACEMENT
from fenedit.widgets.diagram.picture_printing import PicturePrinter, printed_page
from tests.helpers.board_answers import plain_pieces

DIAGRAM = Diagram(START_PLACEMENT)
A4 = (595.0, 842.0)


@pytest.mark.parametrize("size", [64, 400, 8192])
@pytest.mark.parametrize("paper", [A4, A4[::-1], (150.0, 900.0)])
def test_a_diagram_is_as_large_as_it_says_as_far_as_there_is_room(size, paper) -> None:
    page = printed_page(DIAGRAM, DiagramStyle(size=size, mover_mark=True), *paper)
    (placed,) = page.items
    assert isinstance(placed, PlacedPicture)
    assert placed.width <= size * 0.75 + 0.01
    assert placed.x >= 28 and placed.y >= 28
    assert placed.x + placed.width <= paper[0] - 27.9
    assert placed.y + placed.height <= paper[1] - 27.9
    if size == 64:
        assert placed.width == pytest.approx(48)


def test_it_is_printed_on_whatever_paper_there_is(qtbot: QtBot, tmp_path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    printer.setPageSize(QPageSize(QSizeF(200, 200), QPageSize.Unit.Point))
    PicturePrinter(DIAGRAM, DiagramStyle(), plain_pieces(), window).paint(printer)
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")


def test_the_preview_goes_when_it_is_closed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    style = replace(DiagramStyle(), background="#ff0000", margin=1.0)
    dialog = PicturePrinter(DIAGRAM, style, plain_pieces(), window).show()
    qtbot.waitExposed(dialog)
    assert isinstance(dialog.grab().toImage(), QImage)
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()
