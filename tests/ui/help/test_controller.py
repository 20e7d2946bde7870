"""Preferences, keys and About open over a window, one of each."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QDialog

from fenedit.session.intents.records import type_fen
from fenedit.ui.help.controller import beside
from fenedit.ui.main_window import MainWindow


def shown_dialogs(window: MainWindow) -> list[str]:
    return [type(d).__name__ for d in window.findChildren(QDialog) if d.isVisible()]


@pytest.mark.parametrize(
    ("name", "dialog"),
    [("preferences", "PreferencesDialog"), ("manual", "ManualWindow"), ("about", "AboutDialog")],
)
def test_each_opens_once(window, name, dialog):
    window.commands[name].trigger()
    assert shown_dialogs(window) == [dialog]
    window.commands[name].trigger()
    assert shown_dialogs(window) == [dialog]
    for shown in window.findChildren(QDialog):
        shown.close()
    assert shown_dialogs(window) == []
    window.commands[name].trigger()
    assert shown_dialogs(window) == [dialog]
    for shown in window.findChildren(QDialog):
        shown.close()


def test_explanations_share_one_page(window, qtbot):
    window.editor.perform(type_fen, "4k3/8/8/8/8/8/8/4K2R w Kq e4 0 90")
    qtbot.waitUntil(lambda: len(window.panels.check.lines) == 2)
    for line in window.panels.check.lines:
        qtbot.keyClick(line, Qt.Key.Key_F1)
        assert shown_dialogs(window) == ["WhyDialog"]
        (dialog,) = (d for d in window.findChildren(QDialog) if d.isVisible())
        assert dialog.accessibleDescription() in line.accessibleName()
    dialog.close()


SCREEN = QRect(0, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("window", "board", "left"),
    [
        # Beside the window, to its right or else to its left.
        (QRect(40, 100, 1240, 820), QRect(200, 200, 600, 600), 1280),
        (QRect(660, 100, 1240, 820), QRect(820, 200, 600, 600), 60),
        # On the window, but beside the board.
        (QRect(0, 0, 1920, 1080), QRect(700, 100, 850, 850), 88),
        (QRect(0, 0, 1920, 1080), QRect(400, 100, 850, 850), 1262),
        # Nowhere; as much of the board as can be is left free.
        (QRect(0, 0, 1920, 1080), QRect(500, 20, 1000, 1000), 1320),
    ],
)
def test_an_explanation_leaves_the_board_free(window, board, left):
    size = QSize(600, 500)
    place = beside(size, board, window, SCREEN)
    assert place.x() == left
    assert SCREEN.contains(QRect(place, size))


def test_an_explanation_stands_as_high_as_the_board_unless_it_would_leave_the_screen():
    window = QRect(40, 100, 1240, 820)
    assert beside(QSize(600, 500), QRect(200, 200, 600, 600), window, SCREEN) == QPoint(1280, 200)
    assert beside(QSize(600, 950), QRect(200, 200, 600, 600), window, SCREEN).y() == 130


def test_an_explanation_that_was_moved_stays_there(window, qtbot):
    window.editor.perform(type_fen, "4k3/8/8/8/8/8/8/4K2R w Kq e4 0 90")
    qtbot.waitUntil(lambda: len(window.panels.check.lines) == 2)
    first, second = window.panels.check.lines
    qtbot.keyClick(first, Qt.Key.Key_F1)
    (dialog,) = (d for d in window.findChildren(QDialog) if d.isVisible())
    dialog.move(33, 44)
    qtbot.keyClick(second, Qt.Key.Key_F1)
    assert dialog.pos() == QPoint(33, 44)
    dialog.close()
