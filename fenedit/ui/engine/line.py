"""One line of play that an engine recommends, in a row of its own."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fenedit.rules.engine.hint import Line
from fenedit.ui.engine.words import line_name, score_words
from fenedit.ui.style import current_palette

_INSET = 6
_GAP = 8
_RADIUS = 5
_WIDEST = "\N{MINUS SIGN}99.99"


class EngineLine(QWidget):
    """Value and moves, cut where the card ends; the tip and a screen reader have all of it."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        """Make the row of the best line, 1, or of one of the next."""
        super().__init__(parent)
        self._number = number
        self._line: Line | None = None
        self._score_font = QFont(self.font())
        self._score_font.setBold(True)
        self._score_width = QFontMetrics(self._score_font).horizontalAdvance(_WIDEST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_line(None)

    @property
    def line(self) -> Line | None:
        """What the row shows."""
        return self._line

    def show_line(self, line: Line | None) -> None:
        """Show a line of play, None for none yet: the row keeps its room."""
        if line is None or line != self._line:
            self._line = line
            missing = self.tr("Line {0}: nothing yet").format(self._number)
            self.setAccessibleName(missing if line is None else line_name(self._number, line))
            self.setToolTip("" if line is None else line.text)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(4 * self._score_width, self.fontMetrics().height() + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._score_width, self.sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the value, and as many moves as there is room for."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = current_palette()
        inner = self.rect().adjusted(0, 0, -1, -1)
        if self._line is not None and (self.hasFocus() or self.underMouse()):
            painter.setPen(QColor(palette.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.hover))
            painter.drawRoundedRect(inner.toRectF().translated(0.5, 0.5), _RADIUS, _RADIUS)
        middle = Qt.AlignmentFlag.AlignVCenter
        score_at = QRect(_INSET, 0, self._score_width, self.height())
        moves_at = self.rect().adjusted(score_at.right() + _GAP, 0, -_INSET, 0)
        painter.setPen(QColor(palette.muted if self._line is None else palette.text))
        painter.setFont(self._score_font)
        score = "–" if self._line is None else score_words(self._line.score)
        painter.drawText(score_at, middle | Qt.AlignmentFlag.AlignLeft, score)
        if self._line is not None:
            painter.setFont(self.font())
            shown = self.fontMetrics().elidedText(
                self._line.text, Qt.TextElideMode.ElideRight, moves_at.width()
            )
            painter.drawText(moves_at, middle | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()
