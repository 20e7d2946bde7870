"""How a row of the collection is drawn on one line: number, side to move, name, and more."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from fenedit.documents.record import Record
from fenedit.session.collection.model import RecordRows, Role
from fenedit.ui.collection.delegate import (
    DISC,
    BoardDelegate,
    Index,
    draw_elided,
    fault_colour,
    fault_words,
    paint_side,
    paint_signs,
    paint_stipulation,
    verdict_colour,
    verdict_of,
)
from fenedit.ui.collection.words import unnamed
from fenedit.ui.rows import smaller
from fenedit.ui.style import current_palette

_PADDING: Final = 7
_GAP: Final = 8
_WITH_FEN: Final = 300
"""From this width of a row on there is room for a FEN behind the name."""
_WITH_VERDICT: Final = 220
"""From this width on there is room for the words of a verdict."""
_SHARE_OF_NAME: Final = 0.42
_SHARE_BESIDE_FAULT: Final = 0.34


class CompactDelegate(BoardDelegate):
    """Draws a row as one line of text."""

    def row_height(self, font: QFont) -> int:
        return QFontMetrics(font).height() + 7

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, option, index, option.rect.adjusted(0, 0, 0, -1))
        self._paint_line(painter, option, index)
        painter.restore()

    def _paint_line(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours = current_palette()
        metrics = QFontMetrics(option.font)
        small = smaller(option.font)
        small_metrics = QFontMetrics(small)
        line: QRect = option.rect.adjusted(_PADDING, 0, -_PADDING, -1)
        record: Record = index.data(Role.RECORD)
        line = paint_signs(painter, index, line)
        painter.setFont(small)
        line = paint_stipulation(painter, small_metrics, index, line)
        model = index.model()
        total = model.row_count if isinstance(model, RecordRows) else model.rowCount()
        number = QRect(line)
        number.setWidth(small_metrics.horizontalAdvance("0" * len(str(total))))
        painter.setPen(QColor(colours.muted))
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(number, aligned, str(index.data(Role.NUMBER)))
        line.setLeft(number.right() + _GAP)
        paint_side(painter, line, record)
        line.setLeft(line.left() + DISC + _GAP)
        title = index.data(Qt.ItemDataRole.DisplayRole)
        words, colour = self._words_behind(option, index, record)
        share = _SHARE_OF_NAME if words else 1.0
        if fault_words(index):
            # Where there is hardly room for two things, a name that says nothing is none.
            nameless = title == unnamed() and option.rect.width() < _WITH_FEN
            share = 0.0 if nameless else _SHARE_BESIDE_FAULT
        name, behind = QRect(line), QRect(line)
        name.setWidth(round(line.width() * share))
        behind.setLeft(name.right() + (_GAP if share else 1))
        painter.setPen(colour)
        draw_elided(painter, small_metrics, behind, words)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.text if record.position else colours.danger))
        draw_elided(painter, metrics, name, title if share else "")

    def _words_behind(
        self, option: QStyleOptionViewItem, index: Index, record: Record
    ) -> tuple[str, QColor]:
        """Return what stands behind the name: what is wrong, or if there is room verdict or FEN."""
        colours = current_palette()
        if record.position is None:
            return index.data(Role.SUMMARY), QColor(colours.danger)
        fault = fault_words(index)
        if fault:
            return fault, fault_colour(index)
        width, verdict = option.rect.width(), verdict_of(index)
        if verdict is not None:
            return verdict.words if width >= _WITH_VERDICT else "", verdict_colour(verdict)
        return record.value if width >= _WITH_FEN else "", QColor(colours.muted)
