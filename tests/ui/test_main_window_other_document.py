"""What becomes of column, keyboard and what is being typed when a window shows another document."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from fenedit.documents.record import operations_of
from fenedit.notation.marks import MarkColour
from fenedit.notation.position import parse_square
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import START, fen_of, state_of_text
from tests.helpers.windows import services_in, shown_window

WRONG = "4k3/8/8/8/8/8/8/4K2R w Kq e4"
FEN = f"{WRONG} 0 90"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_text(f"{START}\n{START}\n"), services_in(tmp_path)) as shown:
        for section in shown.panels._sections.values():
            section.fold(False)
        yield shown


def _open(window: MainWindow, path: Path) -> None:
    assert window.files.open(path)


def _new(window: MainWindow, _path: Path) -> None:
    window.files.new()


def _open_text(window: MainWindow, path: Path) -> None:
    assert window.files.open_text(FEN, path)


def _reload(window: MainWindow, path: Path) -> None:
    _open(window, path)
    FIELDS["mate"](window).setFocus()
    path.write_text(f"{WRONG} id 2;\n")
    window.files.outside.reload()


WAYS: dict[str, Callable[[MainWindow, Path], None]] = {
    "open": _open,
    "new": _new,
    "picture": _open_text,
    "reload": _reload,
}
FIELDS: dict[str, Callable[[MainWindow], QWidget]] = {
    "mate": lambda window: window.panels.puzzle_card.stipulation,
    "number": lambda window: window.panels.position.findChildren(QSpinBox)[-1],
    "fen": lambda window: window.fen.line,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.epd"
    path.write_text(f"{WRONG} bm Kf1; id 1;\n")
    return path


def enter(column: QWidget) -> None:
    """Tell a column that the pointer is there, as Qt does when a dialog over it is closed."""
    everywhere = QCursor.pos()
    at = QPointF(column.mapFromGlobal(everywhere))
    QCoreApplication.sendEvent(column, QEnterEvent(at, at, QPointF(everywhere)))


@pytest.mark.parametrize("way", WAYS)
def test_the_column_begins_at_its_top_where_the_pointer_rests_on_it(
    window: MainWindow, qtbot: QtBot, path: Path, way: str
) -> None:
    window.resize(window.minimumSize())
    bar, box = window.panels.verticalScrollBar(), window.panels.operations.head
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    QTest.mouseMove(box, QPoint(4, 4))
    qtbot.waitUntil(window.panels.underMouse)
    WAYS[way](window, path)
    enter(window.panels)
    qtbot.waitUntil(lambda: not window.panels.check._is_late)
    for _ in range(8):
        QCoreApplication.processEvents()
    assert bar.value() == 0


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("field", FIELDS)
def test_what_is_typed_next_is_no_fields_of_the_document_before(
    window: MainWindow, qtbot: QtBot, path: Path, way: str, field: str
) -> None:
    FIELDS[field](window).setFocus()
    WAYS[way](window, path)
    held = window.focusWidget()
    assert held is window.area.view
    qtbot.keyClicks(held, "3")
    assert "dm" not in operations_of(window.editor.state.record)


def test_the_list_keeps_the_keyboard(window: MainWindow, path: Path) -> None:
    path.write_text(f"{WRONG} id 1;\n{WRONG} id 2;\n")
    panel = window.collection.panel
    assert panel is not None
    panel.list.setFocus()
    _open(window, path)
    assert panel.list.hasFocus()


@pytest.mark.parametrize("way", ["open", "new", "picture"])
def test_a_label_that_is_being_written_is_of_the_document_before(
    window: MainWindow, qtbot: QtBot, path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.marks.ask_for_label(parse_square("e4"), MarkColour.GREEN)
    entry = window.marks.entry
    assert entry is not None
    qtbot.keyClicks(entry, "x1")
    asked: list[list[str]] = []

    def about_unsaved(_name: str, _work: str) -> str:
        labels = window.editor.state.record.marks.labels
        asked.append([label.text for label in labels])
        return "discard"

    monkeypatch.setattr(
        window.files, "questions", SimpleNamespace(about_unsaved=about_unsaved), raising=False
    )
    WAYS[way](window, path)
    assert asked == [["x1"]]
    assert not entry.isVisible() and not window.editor.state.record.marks.labels
    assert fen_of(window.editor.state).split()[0] != START.split()[0]


def test_a_label_that_is_being_written_is_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "labels.epd"
    path.write_text(f"{WRONG} id 1;\n")
    _open(window, path)
    window.marks.ask_for_label(parse_square("e4"), MarkColour.GREEN)
    entry = window.marks.entry
    assert entry is not None
    qtbot.keyClicks(entry, "x1")
    assert window.files.save()
    assert "x1" in path.read_text() and not window.editor.modified
