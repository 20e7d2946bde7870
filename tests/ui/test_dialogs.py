"""Dialogs keep their window open while they wait for an answer."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QSize, QStringListModel, Qt, QTimer
from PySide6.QtGui import QDrag, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QInputDialog,
    QLabel,
    QMessageBox,
    QToolButton,
    QWidget,
)
from shiboken6 import delete

from fenedit.ui.collection.cell_view import CellView
from fenedit.ui.dialogs import (
    Words,
    accepted,
    brought_up,
    clicked,
    drag,
    free_place,
    is_waited_over,
    message_box,
    waiting_over,
)
from fenedit.ui.style import LIGHT, apply_style
from tests.helpers.dialog_hands import click, when_asked


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_a_dialog_keeps_its_window_until_it_is_closed(window):
    seen = []

    def look(dialog):
        seen.append(is_waited_over(window))
        dialog.accept()

    when_asked(look)
    assert accepted(QDialog(window))
    assert seen == [True]
    assert not is_waited_over(window)


def test_so_does_a_dialog_over_a_dialog(window):
    tool = QDialog(window)
    tool.show()
    assert not is_waited_over(window)
    with waiting_over(tool):
        assert is_waited_over(window)
        assert not is_waited_over(tool)
    assert not is_waited_over(window)


def test_so_does_a_dialog_of_qt(window):
    seen = []

    def look(dialog):
        seen.append(is_waited_over(window))
        dialog.reject()

    when_asked(look)
    assert QInputDialog.getInt(window, "", "") == (0, False)
    assert seen == [True]


def test_so_does_a_dialog_without_a_nested_loop(window):
    dialog = QDialog(window)
    dialog.open()
    assert is_waited_over(window)
    dialog.close()
    assert not is_waited_over(window)


def test_so_does_a_drag(window, monkeypatch):
    seen = []

    def drop(_drag, *actions):
        seen.extend((is_waited_over(window), *actions))

    monkeypatch.setattr(QDrag, "exec", drop)
    dragged = QDrag(window)
    dragged.setMimeData(QMimeData())
    drag(dragged, Qt.DropAction.CopyAction)
    assert seen == [True, Qt.DropAction.CopyAction]
    assert not is_waited_over(window)


def test_other_windows_can_be_closed(window):
    with waiting_over(window), waiting_over(None):
        assert not is_waited_over(QWidget())


def test_a_question_that_dies_with_its_window_has_no_answer(qtbot):
    for ask in (accepted, clicked):
        window = QWidget()
        box = QMessageBox(window)
        box.setStandardButtons(QMessageBox.StandardButton.Save)
        QTimer.singleShot(0, lambda dying=window: delete(dying))
        assert not ask(box)


def test_the_button_that_was_clicked_is_the_answer(window):
    box = QMessageBox(window)
    save = box.addButton("Save", QMessageBox.ButtonRole.AcceptRole)
    box.addButton("Leave", QMessageBox.ButtonRole.RejectRole)
    when_asked(click("Save"))
    assert clicked(box) is save
    assert QApplication.activeModalWidget() is None
    QTest.qWait(0)
    assert not window.findChildren(QMessageBox)


def test_a_heading_is_visible_in_full_however_its_lines_break(qtbot, qapp):
    apply_style(qapp, LIGHT)
    for length in range(30, 60):
        words = Words(f"Not everything can be saved of {'x' * length} in a file.", "See below.")
        box = message_box(None, "warning", LIGHT.warning, "Not Saved", words)
        for _ in range(3):
            # Buttons may be wider than the text.
            box.addButton("Save It in Quite Another Place", QMessageBox.ButtonRole.AcceptRole)
        qtbot.addWidget(box)
        box.show()
        heading = box.findChild(QLabel, "qt_msgbox_label")
        assert isinstance(heading, QLabel)
        assert heading.height() >= heading.heightForWidth(heading.width()), length
        box.close()


@pytest.mark.parametrize("kind", [QToolButton, CellView])
def test_the_source_of_a_drag_is_no_longer_hovered(qtbot, monkeypatch, kind):
    source = kind()
    qtbot.addWidget(source)
    if isinstance(source, CellView):
        source.setModel(QStringListModel(["one", "two"]))
        source.set_cell(0, 20)
    source.resize(200, 100)
    source.show()
    at = QPointF(20, 10)
    QApplication.sendEvent(source, QEnterEvent(at, at, at))
    if isinstance(source, CellView):
        QTest.mouseMove(source.viewport(), at.toPoint())
        qtbot.waitUntil(lambda: source._pointed == 0)
    monkeypatch.setattr(QDrag, "exec", lambda *_: Qt.DropAction.IgnoreAction)
    drag(QDrag(source), Qt.DropAction.CopyAction)
    assert not source.underMouse()
    assert not isinstance(source, CellView) or source._pointed == -1


def test_a_dialog_that_is_shown_again_is_where_it_was(qtbot, window):
    window.setGeometry(100, 100, 300, 200)
    dialog = brought_up(None, lambda: QDialog(window))
    dialog.resize(120, 80)
    qtbot.waitExposed(dialog)
    place = dialog.pos()
    for left in (160, 220):
        dialog.close()
        window.move(left, 120)
        assert brought_up(dialog, lambda: QDialog(window)).pos() == place


# A new window is placed beside the others, not over them.


SIZE = QSize(860, 600)


@pytest.mark.parametrize(
    ("room", "others", "place"),
    [
        (QRect(0, 0, 1920, 1080), [QRect(10, 20, 860, 600)], (870, 20)),
        (QRect(0, 0, 1920, 1080), [QRect(1000, 20, 860, 600)], (140, 20)),
        (QRect(0, 0, 1366, 768), [QRect(100, 50, 860, 600)], (132, 82)),
        (QRect(0, 0, 1366, 768), [QRect(506, 168, 860, 600)], (0, 0)),
        (QRect(60, 30, 1306, 738), [QRect(500, 160, 860, 600)], (60, 30)),
        (QRect(0, 0, 910, 650), [QRect(0, 0, 860, 600)], (32, 32)),
        (QRect(1920, 0, 1920, 1080), [QRect(1930, 0, 860, 600)], (2790, 0)),
        (
            QRect(0, 0, 1920, 1080),
            [QRect(10, 20, 860, 600), QRect(870, 20, 860, 600)],
            (902, 52),
        ),
        (
            QRect(0, 0, 1366, 768),
            [QRect(132, 82, 860, 600), QRect(100, 50, 860, 600)],
            (164, 114),
        ),
    ],
)
def test_a_new_window_is_beside_the_last_or_a_bit_below(room, others, place):
    assert free_place(SIZE, others, room) == QPoint(*place)


def test_many_windows_are_all_visible():
    room, others = QRect(0, 0, 1366, 768), [QRect(100, 50, 860, 600)]
    for _ in range(5):
        others.append(QRect(free_place(SIZE, others, room), SIZE))
        assert room.contains(others[-1])
    corners = [(each.x(), each.y()) for each in others]
    assert len(set(corners)) == len(corners)


@pytest.mark.parametrize(
    ("room", "size"),
    [
        (QRect(0, 0, 1280, 800), QSize(1256, 700)),
        (QRect(0, 30, 1366, 738), QSize(1366, 600)),
        (QRect(1920, 0, 1280, 1024), QSize(900, 1020)),
        (QRect(0, 0, 910, 620), QSize(900, 610)),
    ],
)
def test_a_window_nearly_as_large_as_the_screen_stays_within_it(room, size):
    for first in (room.topLeft(), room.topLeft() + QPoint(8, 5)):
        others = [QRect(first, size)]
        for _ in range(3):
            others.append(QRect(free_place(size, others, room), size))
            assert room.contains(others[-1])
        assert others[1].topLeft() != others[0].topLeft()
