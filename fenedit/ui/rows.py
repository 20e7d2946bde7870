"""Paints list rows, and the background of chosen ones."""

from typing import TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from fenedit.ui.style import current_palette

Index: TypeAlias = QModelIndex | QPersistentModelIndex
"""The index in methods of models and delegates."""


class RowDelegate(QStyledItemDelegate):
    """Draws rows with antialiasing, and restores the painter."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_row(painter, option, option.rect, index)
        painter.restore()

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        """Draw a row into a rectangle, in logical pixels."""
        raise NotImplementedError


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
    """Paint the box behind a row that is selected, focused or under the pointer."""
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
    painter.drawRoundedRect(box, 7, 7)


def smaller(font: QFont) -> QFont:
    """Return a smaller font for a second line."""
    reduced = QFont(font)
    reduced.setPointSizeF(font.pointSizeF() * 0.92)
    return reduced
