"""A thin bar that shows how far a search is."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from fenedit.ui.style import current_palette

_HEIGHT = 6


class ProgressLine(QProgressBar):
    """A progress bar without words, drawn in the window's colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextVisible(False)
        self.setFixedHeight(_HEIGHT)

    def show_progress(self, done: int, total: int) -> None:
        """Show that so much of a total is done; of nothing that is known, that it begins."""
        self.setRange(0, max(total, 1))
        self.setValue(done)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        box = QRectF(self.rect())
        done = QRectF(box)
        done.setWidth(box.width() * self.value() / max(self.maximum(), 1))
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            done.moveRight(box.right())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for rect, colour in ((box, palette.border), (done, palette.accent)):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(rect, _HEIGHT / 2, _HEIGHT / 2)
        painter.end()
