"""How a record is drawn in the gallery: a diagram, below its name and what is said of it."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from fenedit.documents.record import Record
from fenedit.notation.position import count_text
from fenedit.session.collection.model import Role
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
from fenedit.ui.rows import smaller
from fenedit.ui.style import current_palette

DIAGRAM: Final = 96
"""Side of a diagram in logical pixels: twelve whole pixels a square on a usual screen."""
_PADDING: Final = 7
_GAP: Final = 4


class TileDelegate(BoardDelegate):
    """Draws a record as a diagram with its name, whose move it is, and what is wrong."""

    def row_height(self, font: QFont) -> int:
        return DIAGRAM + 2 * (QFontMetrics(smaller(font)).height() + _GAP) + 2 * _PADDING

    def cell(self, font: QFont) -> tuple[int, int]:
        return DIAGRAM + 2 * _PADDING, self.row_height(font)

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
        below = line.translated(0, metrics.height() + _GAP)
        colours = current_palette()
        painter.setFont(small)
        line = paint_signs(painter, index, line)
        verdict = verdict_of(index)
        if verdict is not None:
            # The words need what is below for themselves.
            line = paint_stipulation(painter, metrics, index, line)
        painter.setPen(QColor(colours.text if record.position else colours.danger))
        draw_elided(painter, metrics, line, index.data(Qt.ItemDataRole.DisplayRole))
        fault = fault_words(index)
        paint_side(painter, below, record)
        if verdict is None:
            below = paint_stipulation(painter, metrics, index, below)
        below.setLeft(below.left() + DISC + _GAP)
        if record.position is None:
            words, colour = index.data(Role.SUMMARY), QColor(colours.danger)
        elif fault:
            words, colour = fault, fault_colour(index)
        elif verdict is not None:
            words, colour = verdict.words, verdict_colour(verdict)
        else:
            words, colour = count_text(record.position.placement), QColor(colours.muted)
        painter.setPen(colour)
        draw_elided(painter, metrics, below, words)
        painter.restore()
