"""The moves of a line in one row, the one that was made last in view; a click goes to a move."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fenedit.session.moves.play_line import PlayLine
from fenedit.ui.play.words import written_move
from fenedit.ui.style import current_palette

_INSET: Final = 8.0
_PADDING: Final = 4.0
"""Room at both sides of a move, within which a click counts."""
_HIGHEST: Final = 32
_FADE: Final = 18.0
"""Width over which moves fade where more follow, in logical pixels."""


class _Word(NamedTuple):
    text: str
    left: float
    width: float
    made: int
    """How many moves have been made with this one; 0 for a number."""


class MoveLine(QWidget):
    """Shows the moves of a line, and asks to go elsewhere in it.

    Signals:
        chosen: how many moves shall have been made.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self.setMaximumHeight(_HIGHEST)
        self.setAccessibleName(self.tr("Moves"))
        self._line: PlayLine | None = None
        self._letters = "en"
        self._words: tuple[_Word, ...] = ()
        self._length = 0.0
        self._offset = 0.0

    def show_line(self, line: PlayLine | None, letters: str) -> None:
        """Show a line with the piece letters of a language, or in figurines (see `words`)."""
        if (line, letters) != (self._line, self._letters):
            self._line, self._letters = line, letters
            self._lay_out()

    @property
    def text(self) -> str:
        """All that is written, also what there is no room for."""
        return " ".join(word.text for word in self._words)

    def place_of(self, index: int) -> QPoint:
        """Return the middle of a move in this widget, by how many moves have been made with it."""
        word = next(word for word in self._words if word.made == index)
        return QPoint(round(word.left + word.width / 2 - self._offset), self.height() // 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._index_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and index:
            self.chosen.emit(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand = Qt.CursorShape.PointingHandCursor
        there = self._index_at(event.position().x())
        self.setCursor(hand if there else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the moves by arrows, Home and End."""
        index = 0 if self._line is None else self._line.index
        last = 0 if self._line is None else len(self._line.moves)
        wanted = {
            Qt.Key.Key_Left: index - 1,
            Qt.Key.Key_Right: index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if wanted is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif 0 <= wanted <= last:
            self.chosen.emit(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll()

    def sizeHint(self) -> QSize:
        return QSize(160, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, round(QFontMetricsF(self.font()).height() + 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, painter = current_palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else colours.border)))
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(frame, 6, 6)
        painter.setClipRect(self.rect().adjusted(2, 2, -2, -2))
        made = 0 if self._line is None else self._line.index
        if not self._words:
            painter.setPen(QColor(colours.muted))
            room = frame.adjusted(_INSET, 0, -_INSET, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.tr("No moves yet"))
        for word in self._words:
            box = QRectF(word.left - self._offset, 0, word.width, self.height())
            if word.made and word.made == made:
                chip = box.adjusted(0, 4, 0, -4)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.accent_soft))
                painter.drawRoundedRect(chip, 4, 4)
                painter.setPen(QColor(colours.accent))
                painter.setFont(_bold(self.font()))
            else:
                ahead = not word.made or word.made > made
                painter.setPen(QColor(colours.muted if ahead else colours.text))
                painter.setFont(self.font())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word.text)
        self._paint_fades(painter, QColor(colours.field))
        painter.end()

    def _paint_fades(self, painter: QPainter, ground: QColor) -> None:
        """Let moves fade at an edge behind which there are more."""
        clear = QColor(ground)
        clear.setAlpha(0)
        width, height = self.width(), self.height()
        more = self._offset > 0, self._offset + width < self._length
        for there, edge, inner in ((more[0], 2.0, _FADE), (more[1], width - 2.0, width - _FADE)):
            if there:
                gradient = QLinearGradient(edge, 0, inner, 0)
                gradient.setColorAt(0, ground)
                gradient.setColorAt(1, clear)
                painter.fillRect(QRectF(min(edge, inner), 2, _FADE, height - 4), gradient)

    def _lay_out(self) -> None:
        words: list[_Word] = []
        line, x = self._line, _INSET - _PADDING
        plain, bold = QFontMetricsF(self.font()), QFontMetricsF(_bold(self.font()))
        if line is not None:
            pairs = zip(line.numbers(), line.moves, strict=True)
            for index, (number, move) in enumerate(pairs, start=1):
                if number:
                    x += _PADDING
                    width = plain.horizontalAdvance(number)
                    words.append(_Word(number, x, width, 0))
                    x += width + 2
                text = written_move(move.san, self._letters)
                width = bold.horizontalAdvance(text) + 2 * _PADDING
                words.append(_Word(text, x, width, index))
                x += width
        self._words, self._length = tuple(words), x + _INSET
        self.setAccessibleDescription(self.text or self.tr("No moves yet"))
        self._scroll()

    def _scroll(self) -> None:
        """Have the move that was made last in the middle, as far as there are moves around it."""
        made = 0 if self._line is None else self._line.index
        last = next((word for word in self._words if word.made and word.made == made), None)
        middle = 0.0 if last is None else last.left + last.width / 2
        self._offset = max(0.0, min(middle - self.width() / 2, self._length - self.width()))
        self.update()

    def _index_at(self, x: float) -> int:
        x += self._offset
        found = (word.made for word in self._words if 0 <= x - word.left < word.width)
        return next(found, 0)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
