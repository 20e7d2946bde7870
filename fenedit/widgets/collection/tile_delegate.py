"""How a record is drawn in the gallery: a diagram, and its name below."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
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

DIAGRAM: Final = 96
"""Side of a diagram in logical pixels: twelve whole pixels a square on a usual screen."""
_PADDING: Final = 7
_GAP: Final = 4


class TileDelegate(BoardDelegate):
    """Draws a record as a diagram with its name."""

    def row_height(self, font: QFont) -> int:
        return DIAGRAM + QFontMetrics(smaller(font)).height() + 2 * _PADDING + _GAP

    def cell(self, font: QFont) -> tuple[int, int]:
        """Return the least width of a cell, and its height."""
        return DIAGRAM + 2 * _PADDING, self.row_height(font)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(*self.cell(option.font))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell: QRect = option.rect
        tile = QRect(0, 0, min(cell.width() - 2, DIAGRAM + 4 * _PADDING), cell.height() - 2)
        tile.moveCenter(cell.center())
        self.paint_ground(painter, option, index, tile)
        record: Record = index.data(Role.RECORD)
        board = QRect(0, tile.top() + _PADDING, DIAGRAM, DIAGRAM)
        board.moveLeft(tile.center().x() - DIAGRAM // 2)
        self.paint_board(painter, board, record)
        small = smaller(option.font)
        metrics = QFontMetrics(small)
        line = QRect(board.left(), board.bottom() + _GAP, DIAGRAM, metrics.height())
        line = paint_signs(painter, index, line)
        painter.setFont(small)
        line = paint_stipulation(painter, metrics, index, line)
        paint_side(painter, line, record)
        line.setLeft(line.left() + DISC + _GAP)
        colours = current_palette()
        painter.setPen(QColor(colours.text if record.position else colours.danger))
        draw_elided(painter, metrics, line, index.data(Qt.ItemDataRole.DisplayRole))
        painter.restore()
