"""What is painted alike everywhere: rows of lists, and the ground behind a chosen one."""

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from fenedit.ui.style import current_palette

Index: TypeAlias = QModelIndex | QPersistentModelIndex
"""What Qt hands to the methods of models and delegates."""
_RADIUS: Final = 7
_SMALLER: Final = 0.92


class RowDelegate(QStyledItemDelegate):
    """Draws rows with smooth edges; what it changes of the painter is put back."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_row(painter, option, option.rect, index)
        painter.restore()

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        """Draw what a row shows into a rectangle, in logical pixels."""
        raise NotImplementedError


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
    """Paint the box behind a row that is chosen or pointed at, with a frame, or has the focus."""
    colours = current_palette()
    state: QStyle.StateFlag = option.state
    chosen = bool(state & QStyle.StateFlag.State_Selected)
    focused = bool(state & QStyle.StateFlag.State_HasFocus)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if chosen or state & QStyle.StateFlag.State_MouseOver:
        painter.setBrush(QColor(colours.accent_soft if chosen else colours.hover))
    if chosen or focused:
        painter.setPen(QPen(QColor(colours.accent), 2 if focused else 1))
    inset = 1 if focused else 0.5
    box = rect.toRectF().adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(box, _RADIUS, _RADIUS)


def smaller(font: QFont) -> QFont:
    """Return a font in the size of a second line."""
    reduced = QFont(font)
    reduced.setPointSizeF(font.pointSizeF() * _SMALLER)
    return reduced
