"""One diagram on paper."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSizeF
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox, QLabel, QWidget
from shiboken6 import isValid

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import PictureChoice
from fenedit.diagram.picture import PlacedPicture
from fenedit.notation.position import START_PLACEMENT
from fenedit.session.settings import Settings
from fenedit.ui.picture.printing import PrintPictureDialog, printed_page
from fenedit.ui.sheet.preview import SheetPreview
from fenedit.ui.workbench import Workbench
from tests.helpers.benches import BenchWindow, bench_of, listen
from tests.helpers.board_hands import LEFT
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import type_keys
from tests.helpers.states import START, editor_of, state_of_fen

DIAGRAM = Diagram(START_PLACEMENT)
A4 = (595.0, 842.0)


@pytest.mark.parametrize("size", [64, 400, 8192])
@pytest.mark.parametrize("paper", [A4, A4[::-1], (150.0, 900.0)])
def test_a_diagram_is_as_large_as_it_says_as_far_as_there_is_room(size, paper):
    page = printed_page(DIAGRAM, PictureChoice(DiagramStyle(size=size, mover_mark=True)), *paper)
    (placed,) = page.items
    assert isinstance(placed, PlacedPicture)
    assert placed.width <= size * 0.75 + 0.01
    assert placed.x >= 28 and placed.y >= 28
    assert placed.x + placed.width <= paper[0] - 27.9
    assert placed.y + placed.height <= paper[1] - 27.9
    if size == 64:
        assert placed.width == pytest.approx(48)


@pytest.fixture
def bench(qtbot, tmp_path) -> Iterator[Workbench]:
    window = BenchWindow()
    qtbot.addWidget(window)
    window.show()
    editor = editor_of(state_of_fen(START))
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    yield bench_of(window, editor, settings)
    editor.close()


@pytest.fixture
def answer(monkeypatch) -> Callable[[object], None]:
    """Answers the question for a printer without showing it."""
    return partial(monkeypatch.setattr, "fenedit.ui.picture.printing.ask_for_printer")


def into(path: Path) -> Callable[[QPrinter, QWidget], bool]:
    """A person who prints on small paper, into a file."""

    def choose(printer: QPrinter, _parent: QWidget) -> bool:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printer.setPageSize(QPageSize(QSizeF(200, 200), QPageSize.Unit.Point))
        return True

    return choose


def test_it_is_printed_on_whatever_paper_is_chosen(qtbot, bench, tmp_path, answer):
    path = tmp_path / "a.pdf"
    answer(into(path))
    dialog = PrintPictureDialog(bench, DIAGRAM, PictureChoice(), bench.window)
    said = []
    listen(bench.window, said.append)
    dialog.open()
    qtbot.mouseClick(button_of(dialog, "Print…"), LEFT)
    qtbot.waitUntil(lambda: not isValid(dialog))
    assert said == ["The diagram was printed."]
    assert path.read_bytes().startswith(b"%PDF")


def test_nothing_is_printed_where_no_printer_is_chosen(qtbot, bench, answer):
    answer(lambda *_: False)
    dialog = PrintPictureDialog(bench, DIAGRAM, PictureChoice(), bench.window)
    dialog.open()
    qtbot.mouseClick(button_of(dialog, "Print…"), LEFT)
    assert dialog.isVisible()
    dialog.close()


def test_what_will_be_printed_is_seen_and_goes_when_it_is_closed(qtbot, bench):
    dialog = PrintPictureDialog(bench, DIAGRAM, PictureChoice().with_pixels(400), bench.window)
    dialog.open()
    preview = dialog.findChild(SheetPreview)
    assert preview.page.items[0].width == pytest.approx(300)
    note = dialog.findChild(QLabel, "note")
    assert "105.8 mm" in note.text()
    width = dialog.findChild(QDoubleSpinBox)
    assert width.value() == 105.8
    width.setFocus()
    width.selectAll()
    QTest.keyClicks(width, "60")
    type_keys(width, "Return")
    assert dialog.isVisible() and "60 mm" in note.text()
    assert preview.page.items[0].width == pytest.approx(60 / 25.4 * 72)
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()
