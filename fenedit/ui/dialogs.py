"""Shows message boxes, modal dialogs and drags: every nested event loop runs here.

Anything may happen meanwhile: a timer, a worker's answer, a second start of the program. So the
window below a loop stays open until it ends, and no slot whose sender may die meanwhile (a socket)
starts one. Mere messages are shown with `open()`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QDrag, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QWidget,
)
from shiboken6 import isValid

from fenedit.notation.safe_text import breakable
from fenedit.ui.style import coloured_pixmap

if TYPE_CHECKING:
    from fenedit.ui.workbench import Rooms

ICON_SIZE = 32
TEXT_WIDTH = 510
"""Width of the text, in logical pixels: at 500 Qt would cut instead of wrap."""

FRAME = QSize(16, 48)
"""The largest usual frame of a window manager."""

_STEP = QPoint(32, 32)
"""Offset of a window from one that it would cover."""
_below: Final[list[QWidget]] = []
"""The windows below nested loops, the innermost last."""

_Dialog = TypeVar("_Dialog", bound=QDialog)


def brought_up(dialog: _Dialog | None, make: Callable[[], _Dialog]) -> _Dialog:
    """Show a dialog in front of all windows, making it if needed, and return it."""
    if dialog is None:
        dialog = make()
    elif dialog.isHidden():
        # Otherwise Qt centres it again, as if it had no frame.
        dialog.move(dialog.pos())
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
    return dialog


def room_on_screen(widget: QWidget) -> QSize:
    """Return the largest size of a window on a widget's screen, without its frame."""
    return widget.screen().availableSize() - FRAME


def place_beside(window: QWidget, others: Sequence[QWidget]) -> None:
    """Move a new window so that others, above all the last one, stay visible."""
    if not window.isMaximized() and not window.isFullScreen():
        room = others[-1].screen().availableGeometry()
        step = QSize(_STEP.x(), _STEP.y())
        window.resize(window.size().boundedTo(room.size() - FRAME - step))
        frames = [each.frameGeometry() for each in others]
        window.move(free_place(window.size() + FRAME, frames, room))


def free_place(size: QSize, others: Sequence[QRect], room: QRect) -> QPoint:
    """Return a place for a new window where others, above all the last one, stay visible.

    That is beside the last one; if neither side has room, a bit below and to the right of all
    others; else the freest corner or edge. Sizes and places are those of frames; the window
    stays within `room`, the screen.
    """
    last = others[-1]
    for left in (last.right() + 1, last.left() - size.width()):
        place = QRect(QPoint(left, last.top()), size)
        if room.contains(place) and not any(map(place.intersects, others)):
            return place.topLeft()
    steps = range(len(others) + 1)
    for corner in (
        start + _STEP * step for start in (last.topLeft(), room.topLeft()) for step in steps
    ):
        apart = (corner - each.topLeft() for each in others)
        far = all(offset.manhattanLength() > _STEP.x() for offset in apart)
        if far and room.contains(QRect(corner, size)):
            return corner
    width, height = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    return max(
        (
            room.topLeft() + QPoint(x, y)
            for x in (0, width, width // 2)
            for y in (0, height, height // 2)
        ),
        key=lambda corner: min((corner - each.topLeft()).manhattanLength() for each in others),
    )


def window_below(widget: QWidget) -> QWidget:
    """Return the main window below a widget, through all dialogs between."""
    window = widget.window()
    while (parent := window.parentWidget()) is not None:
        window = parent.window()
    return window


def is_waited_over(window: QWidget) -> bool:
    """Return whether a modal dialog or a drag has to end before a window closes.

    Qt keeps the user from closing such a window, but not the program.
    """
    dialogs = window.findChildren(QDialog)
    return window in _below or any(each.isVisible() and each.isModal() for each in dialogs)


@contextmanager
def waiting_over(widget: QWidget | None) -> Iterator[None]:
    """Keep the window below a widget, if there is one, open while a nested loop runs."""
    if widget is None:
        yield
        return
    _below.append(window_below(widget))
    try:
        yield
    finally:
        _below.pop()


def accepted(dialog: QDialog) -> bool:
    """Show a dialog until it is closed, and return whether it was accepted.

    It is deleted soon after. One that has died with its window was not accepted.
    """
    with waiting_over(dialog.parentWidget()):
        answer = dialog.exec()
    if not isValid(dialog):
        return False
    dialog.deleteLater()
    return answer == QDialog.DialogCode.Accepted


def clicked(box: QMessageBox) -> QAbstractButton | None:
    """Show a question and return the clicked button, None if it died with its window."""
    accepted(box)
    return box.clickedButton() if isValid(box) else None


def drag(dragged: QDrag, *actions: Qt.DropAction) -> None:
    """Run a drag until the drop, with its possible actions and the usual one."""
    source = dragged.source()
    with waiting_over(source if isinstance(source, QWidget) else None):
        dragged.exec(*actions)
    if isinstance(source, QWidget) and isValid(source):
        # Qt does not report that the pointer has left the source.
        QApplication.sendEvent(source, QEvent(QEvent.Type.Leave))
        source.update()


def is_own_record(event: QDropEvent, widget: QWidget) -> bool:
    """Return whether records from the list of the widget's own window are dragged."""
    source = event.source()
    return (
        isinstance(source, QWidget)
        and bool(source.property("lists_records"))
        and source.window() is widget.window()
    )


class Help(QObject):
    """Opens the manual where it explains a dialog, by a button of the dialog and by F1.

    Attributes:
        page: the name of the page.
        anchor: the slug of the heading in English, "" for the top of the page.
    """

    def __init__(self, buttons: QWidget, page: str, anchor: str = "") -> None:
        """Add a button to the buttons of a dialog; without buttons there is F1 alone."""
        super().__init__(buttons)
        self.page = page
        self.anchor = anchor
        QShortcut(QKeySequence.StandardKey.HelpContents, buttons).activated.connect(self.open)
        if isinstance(buttons, QDialogButtonBox):
            button = buttons.addButton(QDialogButtonBox.StandardButton.Help)
            button.setAutoDefault(False)
            button.clicked.connect(self.open)

    def open(self) -> None:
        """Open the manual."""
        buttons = self.parent()
        assert isinstance(buttons, QWidget)
        open_manual(buttons, self.page, self.anchor)


def open_manual(widget: QWidget, page: str, anchor: str) -> None:
    """Open the manual of the main window below a widget."""
    cast("Rooms", window_below(widget)).help.open_manual(page, anchor)


class Words(NamedTuple):
    """A message: the problem, and advice."""

    text: str
    advice: str


def message_box(
    parent: QWidget | None, icon_name: str, colour: str, title: str, words: Words
) -> QMessageBox:
    """Return a hidden message box without buttons."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    ratio = box.devicePixelRatioF()
    box.setIconPixmap(coloured_pixmap(icon_name, colour, ICON_SIZE, ratio))
    box.setText(breakable(words.text))
    box.setInformativeText(breakable(words.advice))
    for name, bold in (("qt_msgbox_label", True), ("qt_msgbox_informativelabel", False)):
        label = box.findChild(QLabel, name)
        assert isinstance(label, QLabel)
        # File names are foreign text and must not be read as markup.
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        # Not fixed: the box computes its height from the text at its column's width.
        label.setMinimumWidth(TEXT_WIDTH)
        if bold:
            # The application's style sheet would override a font.
            label.setStyleSheet("font-weight: 600")
            # Bold letters may need one more line; the box must know before it is shown.
            label.ensurePolished()
    grid = box.layout()
    assert grid is not None  # a message box lays itself out
    grid.setContentsMargins(20, 18, 20, 14)
    return box
