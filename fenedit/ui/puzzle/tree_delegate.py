"""How a row of the solution is drawn: moves, what is said beside them, and its mark."""

from collections.abc import Iterator
from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from fenedit.session.moves.solution import Line, Mark, Part, Role, Tone
from fenedit.ui.puzzle.words import mark_words
from fenedit.ui.rows import RowDelegate, bold, smaller
from fenedit.ui.style import Palette, current_palette

_PADDING: Final = 6
_LEADING: Final = 7
"""Pixels around the words of a row, above and below together."""
_BETWEEN: Final = 6.0
_PILL_PADDING: Final = 5.0
_CUT: Final = "…"
_UNSAID: Final = (Mark.NONE, Mark.KEY, Mark.TRY, Mark.SECTION)
"""Marks that the signs ! and ? say already, or the words."""

Index = QModelIndex | QPersistentModelIndex


class _Placed(NamedTuple):
    """A part of a row in its place, from the left edge of the row on."""

    part: Part
    text: str
    font: QFont
    left: float
    width: float


class TreeDelegate(RowDelegate):
    """Draws rows of a SolutionModel.

    Attributes:
        shown: the moves that the board shows; the one that was played last is underlined.
    """

    shown: Line | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        end, height = 0.0, QFontMetricsF(option.font).height()
        for placed in _placed(index, option.font):
            end = placed.left + placed.width
        pill = _pill_text(index)
        if pill:
            end += _BETWEEN + _pill_width(pill, option.font)
        return QSize(round(end) + _PADDING, round(height) + _LEADING)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        palette = current_palette()
        faded = not option.state & QStyle.StateFlag.State_Enabled
        section = index.data(Role.MARK) is Mark.SECTION
        base = rect.top() + (rect.height() + QFontMetricsF(option.font).ascent()) / 2 - 1
        right = float(rect.left())
        for placed in _placed(index, option.font, rect.width()):
            colour = QColor(_colour(placed.part, palette, faded=faded, section=section))
            painter.setFont(placed.font)
            painter.setPen(colour)
            left = rect.left() + placed.left
            painter.drawText(QPointF(left, base), placed.text)
            right = left + placed.width
            if placed.part.line is not None and placed.part.line == self.shown and not faded:
                painter.setPen(QPen(QColor(palette.accent), 2))
                painter.drawLine(QPointF(left, base + 3.5), QPointF(right, base + 3.5))
        pill = _pill_text(index)
        if pill:
            _paint_pill(painter, option.font, pill, right + _BETWEEN, rect, index, palette)

    def part_at(self, option_font: QFont, index: Index, x: float, width: float) -> Part | None:
        """Return what stands so many pixels from the left edge of a row that is so wide."""
        for placed in _placed(index, option_font, width):
            if placed.left <= x < placed.left + placed.width:
                return placed.part
        return None


def _placed(index: Index, font: QFont, room: float = inf) -> Iterator[_Placed]:
    """Yield the parts that a row has room for; the last is cut short before its mark."""
    pill = _pill_text(index)
    end = room - (_BETWEEN + _pill_width(pill, font) + 1 if pill else 0.0)
    left = float(_PADDING)
    parts: tuple[Part, ...] = index.data(Role.PARTS) or ()
    for part in parts:
        worn = bold(font) if part.tone is Tone.FIRST else font
        metrics, text = QFontMetricsF(worn), part.text
        width = metrics.horizontalAdvance(text)
        # What follows needs room for the sign at least that there is more.
        cut = metrics.horizontalAdvance(_CUT)
        more = 0.0 if part is parts[-1] else _BETWEEN + cut
        if left + width + more > end:
            if left + width + cut <= end:
                text += _CUT
            else:
                narrower = max(0.0, min(end - left, width - 1))
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, narrower)
            width = metrics.horizontalAdvance(text)
        yield _Placed(part, text, worn, left, width)
        if text != part.text:
            return
        left += width + _BETWEEN


def _colour(part: Part, palette: Palette, *, faded: bool, section: bool) -> str:
    if faded or (part.tone is Tone.ASIDE and not section):
        return palette.muted
    return palette.text


def _pill_text(index: Index) -> str:
    mark = index.data(Role.MARK)
    return "" if mark in _UNSAID else mark_words().get(mark, "")


def _pill_width(text: str, font: QFont) -> float:
    return QFontMetricsF(smaller(font)).horizontalAdvance(text) + 2 * _PILL_PADDING


def _paint_pill(
    painter: QPainter,
    font: QFont,
    text: str,
    left: float,
    rect: QRect,
    index: Index,
    palette: Palette,
) -> None:
    """Draw a mark as a word in a box, so that it is not told by its colour alone."""
    mark = index.data(Role.MARK)
    colours = {
        Mark.COOK: (palette.danger, palette.danger_soft),
        Mark.SHORT: (palette.danger, palette.danger_soft),
        Mark.DUAL: (palette.warning, palette.warning_soft),
    }
    ink, ground = colours.get(mark, (palette.muted, palette.hover))
    small = smaller(font)
    height = QFontMetricsF(small).height()
    top = rect.top() + (rect.height() - height) / 2
    box = QRectF(left, top, _pill_width(text, font), height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(small)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
