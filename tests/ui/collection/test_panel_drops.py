"""Records that are dragged out of the list and dropped elsewhere."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from fenedit.ui.fen.line import FenLine
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import HARING, IMMORTAL, START, state_of_fen, state_of_text, text_of
from tests.helpers.windows import shown_window


@pytest.fixture
def collection_window(show) -> MainWindow:
    return show(state_of_text(f"{START}\n{HARING}\n"))


def drag_over(
    target: QWidget,
    source: QWidget,
    data: QMimeData,
    place: QPoint,
    monkeypatch: pytest.MonkeyPatch,
) -> bool:
    """Drag records from a list over a widget and drop them if it takes them; tell whether so."""
    rest = Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QDragEnterEvent, QDragMoveEvent, QDropEvent):
        monkeypatch.setattr(kind, "source", lambda _: source)
    enter, move = QDragEnterEvent(place, *rest), QDragMoveEvent(place, *rest)
    # What took the first event need not answer the second.
    move.setAccepted(True)
    for event in (enter, move):
        QApplication.sendEvent(target, event)
        if not event.isAccepted():
            return False
    QApplication.sendEvent(target, QDropEvent(QPointF(place), *rest))
    QApplication.processEvents()
    return True


def test_a_record_of_the_list_is_never_copied_by_a_drop_in_its_own_window(
    collection_window, monkeypatch
):
    window = collection_window
    panel = window.collection.panel
    field = window.fen.findChild(FenLine)
    assert field is not None
    before = window.editor.state
    window.editor.show_record(1)
    data = panel._drag_data()
    assert data is not None
    below = QPoint(20, panel.height() - 5)
    for target, place in (
        (window, QPoint(9, 9)),
        (window.area.view, QPoint(50, 50)),
        (field, QPoint(5, 5)),
        (panel, below),
    ):
        drag_over(target, panel.list, data, place, monkeypatch)
        assert window.editor.state.document == before.document
    assert drag_over(panel, panel.list, data, QPoint(20, 10), monkeypatch)
    lines = [record.line for record in window.editor.state.collection]
    assert lines == [HARING, START]


def test_records_of_another_window_are_dropped_with_their_names(
    collection_window, qtbot, monkeypatch
):
    window = collection_window
    panel = window.collection.panel
    data = QMimeData()
    data.setText(f"# Named\n{IMMORTAL}\n")
    with shown_window(qtbot, state_of_fen(START), window._services) as other:
        assert drag_over(other, panel.list, data, QPoint(9, 9), monkeypatch)
        qtbot.waitUntil(lambda: "# Named" in text_of(other.editor.state))
