"""In how many moves it is mate, typed or stepped."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from fenedit.session.editor import Editor
from fenedit.ui.fen.history_keys import is_typed, step_in_history
from fenedit.ui.style import inset_number

MOST_MOVES: Final = 999
"""As many as `notation.puzzle` reads, which the start does not wait for."""
_LEAST_WIDTH: Final = 72
_BORROWED: Final = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Why the focus comes back to where it was, and what is selected there should stay so."""


class MateBox(QSpinBox):
    """Shows n of the stipulation #n, words for none; Undo is the document's."""

    def __init__(self, editor: Editor, none: str, parent: QWidget | None = None) -> None:
        """Make it; `none` is what stands there without a stipulation."""
        super().__init__(parent)
        self._editor = editor
        self.setAccessibleName(self.tr("Mate in"))
        self.setToolTip(self.tr("In how many moves the side to move mates"))
        self.setRange(0, MOST_MOVES)
        self.setSpecialValueText(none)
        self.setMinimumWidth(_LEAST_WIDTH)
        inset_number(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_value(self, mate: int) -> None:
        """Show a stipulation, 0 for none."""
        if mate != self.value():
            with QSignalBlocker(self):
                self.setValue(mate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key; Undo and Redo are the document's."""
        if is_typed(event) or not step_in_history(event, self._editor):
            if event.text().isdigit() and self.text() == self.specialValueText():
                # A digit beside those words would be no number.
                self.selectAll()
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that what is typed takes its place."""
        super().focusInEvent(event)
        if event.reason() not in _BORROWED:
            # Later, because a click is still to place its caret.
            QTimer.singleShot(0, self, self.selectAll)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column that scrolls, unless the box has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
