"""Shows the progress of reading pictures above the board, with a button to cancel it."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QMainWindow, QPushButton, QSizePolicy

from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.panels.card import ProgressLine, label_of
from fenedit.ui.style import lay_out

LATE_MS = 1000
"""Milliseconds before progress is shown."""
_LINE = 160
"""Width of the progress line, in logical pixels."""


class ReadingBar(QFrame):
    """Progress and Cancel; it appears if the work takes longer than a moment.

    Signals:
        cancelled: the button was pressed.

    Attributes:
        words: the label that says what is being read.
    """

    cancelled = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("card")
        self.setAccessibleName(self.tr("Reading pictures"))
        self.words = label_of(self, "")
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._progress = ProgressLine(self)
        self._progress.setFixedWidth(_LINE)
        self._progress.setAccessibleName(self.tr("Progress through the pictures"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.cancelled)
        self._timer = QTimer(self, singleShot=True, interval=LATE_MS)
        self._timer.timeout.connect(self.show)
        lay_out(
            QHBoxLayout(self),
            (self.words, 1),
            self._progress,
            self.cancel,
            margins=(12, 6, 8, 6),
            spacing=10,
        )
        self.hide()
        centre = window.centralWidget()
        layout = centre.layout() if centre is not None else None
        if isinstance(layout, QBoxLayout):
            layout.insertWidget(0, self)

    def show_progress(self, words: str, done: int, total: int) -> None:
        """Show what is being read, and the progress."""
        words = shown(words)
        self.words.setText(breakable(words))
        self.setAccessibleDescription(words)
        self._progress.show_progress(done, total)
        if self.isHidden() and not self._timer.isActive():
            self._timer.start()

    def end(self) -> None:
        """Hide the bar."""
        self._timer.stop()
        self.hide()
