"""Hands that have a keyboard and nothing else; keys and clicks of one widget."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.main_window import MainWindow

NO_KEYS = Qt.KeyboardModifier.NoModifier


def type_keys(widget: QWidget, keys: str):
    """Press key sequences in a widget, one space between two."""
    for each in keys.split():
        QTest.keySequence(widget, QKeySequence(each))


def click_at(widget: QWidget, place: QPoint | None = None, keys: Qt.KeyboardModifier = NO_KEYS):
    """Click into a widget, in the middle unless at a place, with keys held."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, keys, place or QPoint())


MOST_STOPS = 120
"""More places than Tab stops at in any window."""


class Hands:
    """Types where the keyboard is.

    Attributes:
        closed: what kinds of dialogs were closed by Esc.
    """

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.closed: list[str] = []
        self._window = window
        self._qtbot = qtbot
        self._timer = QTimer()
        self._timer.timeout.connect(self.close_dialogs)

    @property
    def place(self) -> QWidget:
        """Where keys go to."""
        widgets = QApplication.activePopupWidget(), QApplication.focusWidget()
        return next((each for each in widgets if each is not None), self._window)

    def press(self, keys: str) -> None:
        """Press key sequences, one space between two, each where the keyboard is then."""
        for each in keys.split():
            QTest.keySequence(self.place, QKeySequence(each))
            # Qt believes a key to be held until it hears of one without it.
            QTest.keyRelease(self.place, Qt.Key.Key_Shift)

    def write(self, text: str) -> None:
        """Type a text."""
        QTest.keyClicks(self.place, text)

    def go_to(self, there: Callable[[QWidget], bool]) -> QWidget:
        """Press Tab until the keyboard is at a widget that one looks for; return it."""
        for _ in range(MOST_STOPS):
            if there(self.place):
                return self.place
            self.press("Tab")
        raise AssertionError("Tab does not come there")

    def go_to_name(self, name: str) -> QWidget:
        """Do the same for what is called so."""
        return self.go_to(lambda each: name in (each.accessibleName(), words_of(each)))

    def dialog(self) -> QDialog:
        """Return the dialog that is open, once it has the keyboard."""
        (dialog,) = (each for each in self._window.findChildren(QDialog) if each.isVisible())
        # What a window manager does.
        dialog.activateWindow()
        self._qtbot.waitUntil(lambda: _has_keyboard(dialog))
        return dialog

    def when_asked(self, act: Callable[[QDialog], None]) -> None:
        """Do something with the next dialog that is waited for, once it has the keyboard."""
        timer = QTimer(self._window)

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog) and _has_keyboard(dialog):
                timer.deleteLater()
                try:
                    act(dialog)
                finally:
                    # A test that fails in `act` shall not wait for an answer for ever.
                    if dialog.isVisible():
                        dialog.reject()

        timer.timeout.connect(look)
        timer.start(10)

    def press_and_leave(self, keys: str) -> None:
        """Press keys, and close by Esc whatever opens, also what is waited for."""
        self._timer.start(10)
        self.press(keys)
        self._timer.stop()
        self.close_dialogs()

    def close_dialogs(self) -> None:
        """Close by Esc what is open."""
        while shown := [each for each in self._window.findChildren(QDialog) if _is_open(each)]:
            modal = QApplication.activeModalWidget()
            dialog = modal if modal in shown else shown[-1]
            self.closed.append(type(dialog).__name__)
            QTest.keySequence(dialog, QKeySequence("Esc"))
            assert not dialog.isVisible(), f"Esc does not close {self.closed[-1]}"


def _is_open(dialog: QDialog) -> bool:
    # What says how far something is shall not be cancelled on a busy machine.
    return dialog.isVisible() and not isinstance(dialog, QProgressDialog)


def _has_keyboard(dialog: QDialog) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and focused.window() is dialog


def words_of(widget: QWidget) -> str:
    """Return what stands on a button, without its letter."""
    return str(widget.property("text") or "").replace("&", "")
