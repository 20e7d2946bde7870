"""The line that says what a problem is: a sign, and the verdict beside it."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from fenedit.ui.icons import coloured_pixmap
from fenedit.ui.puzzle.words import Grade
from fenedit.ui.rows import bold
from fenedit.ui.style import current_palette

_SIGN: Final = 16


class VerdictLine(QWidget):
    """Shows a verdict; the signs of the grades differ, not their colours alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grade = Grade.DOUBTFUL
        self._stale = False
        self._sign = QLabel(self)
        self._sign.setFixedSize(_SIGN, self.fontMetrics().height())
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setFont(bold(self.font()))
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)

    @property
    def text(self) -> str:
        """The verdict."""
        return self._words.text()

    @property
    def grade(self) -> Grade:
        """How it is to be taken."""
        return self._grade

    def show_verdict(self, grade: Grade, words: str, *, stale: bool = False) -> None:
        """Show a verdict; a stale one is of the position before."""
        if (grade, words, stale) == (self._grade, self._words.text(), self._stale):
            return
        self._grade, self._stale = grade, stale
        self._words.setText(words)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._words.text():
            self._dress()

    def _dress(self) -> None:
        palette = current_palette()
        colours = {
            Grade.GOOD: palette.accent,
            Grade.BAD: palette.danger,
            Grade.DOUBTFUL: palette.warning,
        }
        colour = palette.muted if self._stale else colours[self._grade]
        self._sign.setPixmap(_sign(self._grade, colour, self.devicePixelRatioF()))
        self._words.setStyleSheet(f"color: {colour};")


def _sign(grade: Grade, colour: str, ratio: float) -> QPixmap:
    if grade is not Grade.GOOD:
        return coloured_pixmap(grade.value, colour, _SIGN, ratio)
    # As bold as the tick of the position check, which stands above it.
    pixmap = QPixmap(round(_SIGN * ratio), round(_SIGN * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF((QPointF(1.5, 8), QPointF(5, 11.5), QPointF(11.5, 4))))
    painter.end()
    return pixmap
