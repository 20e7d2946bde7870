"""Hands for dialogs that wait for an answer."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMessageBox,
    QWidget,
)

from tests.helpers.patience import lay_out


def when_asked(act: Callable[[QDialog], None]) -> None:
    """Do something with the next dialog that is shown with `exec`."""

    def on_shown() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog), "nothing was asked"
        try:
            act(dialog)
        finally:
            # A test that fails in `act` shall not wait for an answer for ever.
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, on_shown)


def message_over(window: QWidget) -> QMessageBox:
    """Return the message that is to be read over a window; nobody waits for that."""
    (message,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    assert message.isModal()
    return message


def words_in(widget: QWidget) -> str:
    """Return what the labels say that are to be seen in a widget, one below the other."""
    labels = widget.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisibleTo(widget))


def click(text: str) -> Callable[[QDialog], None]:
    """Return what clicks the button of a text."""

    def act(dialog: QDialog) -> None:
        lay_out()
        QTest.mouseClick(button_of(dialog, text), Qt.MouseButton.LeftButton)

    return act


def press(key: Qt.Key) -> Callable[[QDialog], None]:
    """Return what presses a key."""

    def act(dialog: QDialog) -> None:
        QTest.keyClick(dialog, key)

    return act


def button_of(dialog: QDialog, text: str) -> QAbstractButton:
    """Return the button of a text, without its mnemonic."""
    buttons = dialog.findChildren(QAbstractButton)
    return next(button for button in buttons if button.text().replace("&", "") == text)
