"""The foot of a sheet's window: its buttons, and how far what they have begun is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.puzzle.result import ProgressLine

_ROLE = QDialogButtonBox.ButtonRole


class SheetFoot(QWidget):
    """Buttons to save, to print, to close and to cancel.

    Signals:
        save_pressed: a PDF is wanted.
        print_pressed: paper is.
        cancel_pressed: what is under way is not wanted any more.
        close_pressed: the window is not.
    """

    save_pressed = Signal()
    print_pressed = Signal()
    cancel_pressed = Signal()
    close_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setObjectName("muted")
        self._words.setWordWrap(True)
        self._progress = ProgressLine(self)
        self._progress.setAccessibleName(self.tr("Share of the sheet that is done"))
        self._cancel = QPushButton(self.tr("Cancel"), self)
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.cancel_pressed)
        buttons = QDialogButtonBox(self)
        self._save = buttons.addButton(self.tr("Save P&DF…"), _ROLE.AcceptRole)
        self._print = buttons.addButton(self.tr("&Print…"), _ROLE.ActionRole)
        close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        for button in (self._print, close):
            button.setAutoDefault(False)
        self._save.setDefault(True)
        self._save.clicked.connect(self.save_pressed)
        self._print.clicked.connect(self.print_pressed)
        buttons.rejected.connect(self.close_pressed)
        working = QVBoxLayout()
        working.setSpacing(4)
        working.addStretch(1)
        working.addWidget(self._words)
        working.addWidget(self._progress)
        working.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addLayout(working, 1)
        row.addWidget(self._cancel)
        row.addWidget(buttons)
        self._possible = True
        self.set_busy(False)

    @property
    def words(self) -> str:
        """What came of what was done last, or how far it is."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Say something."""
        words = breakable(shown(words))
        self._words.setText(words)
        self.setAccessibleDescription(words)

    def show_progress(self, words: str, done: int, total: int) -> None:
        """Say how far it is, and show it."""
        self._progress.show_progress(min(done, total), total)
        self.say(words)

    def set_possible(self, possible: bool) -> None:
        """Tell whether there is anything to be printed."""
        self._possible = possible
        self._enable(not self._cancel.isVisibleTo(self))

    def set_busy(self, busy: bool) -> None:
        """Offer to cancel, or to begin."""
        self._progress.setVisible(busy)
        self._cancel.setVisible(busy)
        self._enable(not busy)
        if busy:
            self._progress.show_progress(0, 1)

    def _enable(self, idle: bool) -> None:
        for button in (self._save, self._print):
            button.setEnabled(idle and self._possible)
