"""How a row of the collection is drawn on one line: number, side to move, name, FEN."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from fenedit.documents.record import Record
from fenedit.session.collection_model import Role
from fenedit.widgets.collection.delegate import (
    DISC,
    BoardDelegate,
    Index,
    draw_elided,
    paint_side,
    paint_signs,
    paint_stipulation,
)
from fenedit.widgets.rows import smaller
from fenedit.widgets.style import current_palette

_PADDING: Final = 7
_GAP: Final = 8
_WITH_FEN: Final = 300
"""From this width of a row on there is room for a FEN behind the name."""
_SHARE_OF_NAME: Final = 0.42


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
        widest = f"{index.model().rowCount():d}"
        number = QRect(line)
        number.setWidth(small_metrics.horizontalAdvance("0" * len(widest)))
        painter.setPen(QColor(colours.muted))
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(number, aligned, str(index.row() + 1))
        line.setLeft(number.right() + _GAP)
        paint_side(painter, line, record)
        line.setLeft(line.left() + DISC + _GAP)
        name = QRect(line)
        if option.rect.width() >= _WITH_FEN:
            name.setWidth(round(line.width() * _SHARE_OF_NAME))
            fen = QRect(line)
            fen.setLeft(name.right() + _GAP)
            painter.setPen(QColor(colours.muted if record.position else colours.danger))
            draw_elided(painter, small_metrics, fen, record.value)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.text if record.position else colours.danger))
        draw_elided(painter, metrics, name, index.data(Qt.ItemDataRole.DisplayRole))
