"""The status bar: what is under the pointer, a quiet hint, and what has just happened."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QWidget

from fenedit.notation.safe_text import TEXT, shown_name

NOTICE_MS = 7000
"""How long a short notice stays before the hint comes back, in milliseconds."""
READING_MS = 80
"""How long each character of a longer notice makes it stay."""


class StatusLine(QStatusBar):
    """A line for notices or, without one, the hint; at its end the square that is pointed at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._hint = ""
        self._square = QLabel(self)
        self._square.setAccessibleName(self.tr("Square"))
        self._line = QLabel(self)
        self._line.setAccessibleName(self.tr("Notice"))
        # A long notice is cut at the window's edge; it must never widen the window.
        self._line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.addWidget(self._line, 1)
        self.addPermanentWidget(self._square)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._end_notice)

    def point_at(self, words: str) -> None:
        """Say what is under the pointer or the keyboard's cursor."""
        if words != self._square.text():
            self._square.setText(words)

    def hint(self, words: str) -> None:
        """Say what the tool in hand does, once no notice is shown."""
        self._hint = words
        if not self._timer.isActive():
            self._show(words)

    def say(self, words: str) -> None:
        """Say what has just happened."""
        self._timer.start(max(NOTICE_MS, READING_MS * len(words)))
        self._show(words)

    def end_notice(self) -> None:
        """Go back to the hint: what the notice spoke of is past."""
        if self._timer.isActive():
            self._timer.stop()
            self._show(self._hint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _end_notice(self) -> None:
        self._show(self._hint)

    def _show(self, words: str) -> None:
        words = shown_name(words, TEXT)
        self._line.setToolTip(words)
        self._line.setAccessibleDescription(words)
        self._fit()

    def _fit(self) -> None:
        """Show as much of the words as there is room for; the tool tip has all of them."""
        words = self._line.toolTip()
        if self.isVisible():
            metrics, room = self._line.fontMetrics(), self._line.width()
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        self._line.setText(words)
