"""Lines stay in a file that another program writes to: nothing that reads them fails unforeseen.

What is raised in a slot, a timer's or another one, or while something is painted, reaches nobody
but the crash dialog; pytest-qt lets a test fail for it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.documents.document import Document
from fenedit.documents.errors import SourceError
from fenedit.documents.files.opening import open_document
from fenedit.session.collection.model import CollectionModel, Role
from fenedit.session.intents.records import type_fen
from fenedit.ui.main_window import MainWindow
from tests.helpers.large_files import small_blocks, unreadable_lines
from tests.helpers.states import HARING, START, state_of_fen
from tests.helpers.windows import services_in, shown_window

COUNT = 60
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, *Role)
EVERY = 7
ENDING = ("close", "quit")
CHANGES = ("delete", "duplicate", "move_up", "move_down", "sort_text", "reverse", "renumber")


def line(number: int) -> str:
    if number % 5 == 3:
        return f"# {number}\nK{number}/8 a draft"
    clock = number % 50
    return START.replace("0 1", f'{clock} 1 dm 2; id "{number}";')


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with (
        small_blocks(300, 5, held=0),
        shown_window(qtbot, state_of_fen(HARING), services_in(tmp_path)) as shown,
    ):
        shown.elsewhere = lambda _path: False
        yield shown


@pytest.fixture
def document(tmp_path: Path) -> Document:
    file = tmp_path / "large.epd"
    file.write_text("".join(f"{line(number)}\n" for number in range(COUNT)))
    with small_blocks(300, 5, held=0):
        return open_document(file, large_from=0)


@pytest.fixture
def unasked(window: MainWindow) -> Iterator[None]:
    """Whatever is asked is closed without an answer."""

    def close() -> None:
        asking = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if asking is not None:
            asking.close()

    timer = QTimer()
    timer.timeout.connect(close)
    timer.start(5)
    yield
    timer.stop()


def timers(window: MainWindow) -> list[QTimer]:
    """Those that are about to fire."""
    return [timer for timer in window.findChildren(QTimer) if timer.isActive()]


def all_is_looked_at(window: MainWindow) -> None:
    """Paint the window, ask its lists for all that they say, and let what waits happen."""
    for timer in timers(window):
        # Whatever its time is.
        timer.setInterval(0)
    QApplication.processEvents()
    window.grab()
    for model in window.findChildren(QAbstractItemModel):
        for row in range(0, model.rowCount(), EVERY):
            for role in ROLES:
                model.data(model.index(row, 0), role)
    for _ in range(5):
        QApplication.processEvents()


def settled(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until nobody is asked anything any more."""
    qtbot.waitUntil(
        lambda: (QApplication.activeModalWidget() or QApplication.activePopupWidget()) is None
    )


@pytest.mark.usefixtures("unasked")
@pytest.mark.parametrize("edited", [False, True])
def test_whatever_is_done_nothing_fails(
    window: MainWindow, document: Document, qtbot: QtBot, edited: bool
) -> None:
    def begin() -> None:
        window.editor.open_document(document, current=40)
        if edited:
            window.editor.perform(type_fen, HARING)

    window.editor.open_document(document)
    window.commands["find"].trigger()
    begin()
    with unreadable_lines():
        all_is_looked_at(window)
    done = 0
    for action in window.findChildren(QAction):
        if action.objectName() in ENDING or action.menu() is not None:
            continue
        begin()
        # What can do nothing now leaves all as it has been looked at.
        if action.isEnabled():
            with unreadable_lines():
                action.trigger()
                done += 1
                settled(window, qtbot)
                all_is_looked_at(window)
    assert done > 60


@pytest.mark.usefixtures("unasked")
@pytest.mark.parametrize("name", CHANGES)
def test_a_list_has_the_rows_of_its_document_whatever_can_be_read(
    window: MainWindow, document: Document, qtbot: QtBot, name: str
) -> None:
    window.editor.open_document(document, current=3)
    window.commands["show_collection"].setChecked(True)
    panel = window.collection.panel
    assert panel is not None
    model, stack = panel.model, window.editor.undo_stack
    panel.list.choose((range(2, 5), range(10, 14), range(40, 41)))
    window.commands[name].trigger()
    qtbot.waitUntil(stack.canUndo)
    steps: list[Callable[[], None]] = [stack.undo, stack.redo, stack.undo, stack.redo]
    with unreadable_lines():
        for step in steps:
            step()
            all_is_looked_at(window)
            assert model.total == len(window.editor.state.collection)
            assert not model.following
    all_is_looked_at(window)
    assert shown(model) == len(window.editor.state.collection)


def shown(model: CollectionModel) -> int:
    """Return how many rows say what their record is."""
    words = [model.data(model.index(row), 0) for row in range(model.rowCount())]
    return sum(word != "No longer readable" for word in words)


@pytest.mark.usefixtures("unasked")
def test_every_timer_outlives_it(window: MainWindow, document: Document, qtbot: QtBot) -> None:
    """Also those that do not run just now: none knows when the file is written to."""
    fired = set()
    window.commands["show_collection"].setChecked(True)
    window.editor.open_document(document, current=50)
    window.editor.perform(type_fen, HARING)
    with unreadable_lines(), qtbot.capture_exceptions() as raised:
        for timer in window.findChildren(QTimer):
            if type(timer.parent()).__module__.startswith("fenedit."):
                fired.add(type(timer.parent()))
                timer.setInterval(0)
                timer.start()
                # Some rely on what was said when they were started.
                for _ in range(5):
                    QApplication.processEvents()
    assert [error for _, error, _ in raised if isinstance(error, SourceError)] == []
    assert len(fired) > 8
