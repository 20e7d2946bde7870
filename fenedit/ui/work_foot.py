"""The foot of a window that makes something for a while: how far it is, Cancel, and the buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.option_form import command_buttons
from fenedit.ui.puzzle.result import ProgressLine


class WorkFoot(QWidget):
    """Buttons to make something, to close and to cancel, beside words of how far it is.

    Attributes:
        makers: the buttons that begin.
        buttons: these, and Close.
        cancel: ends what is under way.
    """

    def __init__(
        self,
        spoken: str,
        *commands: tuple[str, Callable[[], object]],
        parent: QWidget | None = None,
    ) -> None:
        """Make it: what the progress is called, and of each button its words and what it begins."""
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setObjectName("muted")
        self._words.setWordWrap(True)
        self._progress = ProgressLine(self)
        self._progress.setAccessibleName(spoken)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setAutoDefault(False)
        self.buttons, self.makers = command_buttons(self, *commands)
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
        row.addWidget(self.cancel)
        row.addWidget(self.buttons)
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
        """Tell whether there is anything to be made."""
        self._possible = possible
        self._enable(not self.cancel.isVisibleTo(self))

    def set_busy(self, busy: bool) -> None:
        """Offer to cancel, or to begin."""
        self._progress.setVisible(busy)
        self.cancel.setVisible(busy)
        self._enable(not busy)
        if busy:
            self._progress.show_progress(0, 1)

    def _enable(self, idle: bool) -> None:
        for button in self.makers:
            button.setEnabled(idle and self._possible)
