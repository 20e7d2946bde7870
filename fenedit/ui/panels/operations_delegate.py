"""How one row of the operations is drawn and edited: name and meaning, value and remark."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from fenedit.session.operations import Column, Grade, Role
from fenedit.ui.rows import bold, smaller
from fenedit.ui.style import current_palette

_PADDING: Final = 6
_GAP: Final = 2
_RADIUS: Final = 6
_EDITOR_HEIGHT: Final = 28
_LONGEST: Final = 240
"""Characters of a value that are shown; the tool tip and the editor have more."""
_BETWEEN_WORDS: Final = int(Qt.TextFlag.TextWordWrap)
_ANYWHERE: Final = _BETWEEN_WORDS | int(Qt.TextFlag.TextWrapAnywhere)
_TALL: Final = 1 << 20

_FINISHING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)

Index = QModelIndex | QPersistentModelIndex


class _Block(NamedTuple):
    """Some words of a cell, and how they are written."""

    text: str
    font: QFont
    colour: str
    least_height: int = 0


class OperationsDelegate(QStyledItemDelegate):
    """Draws and edits rows of an OperationsModel."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.columnWidth(index.column()) if isinstance(view, QTableView) else 0
        room = max(width - 2 * _PADDING, 40)
        heights = [_height(block, room) for block in _blocks(option.font, index)]
        return QSize(width, sum(heights) + _GAP * (len(heights) - 1) + 2 * _PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            mirrored = option.direction == Qt.LayoutDirection.RightToLeft
            _paint_half(painter, rect, (index.column() == Column.NAME) != mirrored)
        top, room = rect.top() + _PADDING, rect.width() - 2 * _PADDING
        for block in _blocks(option.font, index):
            height = _height(block, room)
            painter.setFont(block.font)
            painter.setPen(QColor(block.colour))
            place = QRect(rect.left() + _PADDING, top, room, height)
            flags = _wrapping(block, room) | int(Qt.AlignmentFlag.AlignLeading)
            painter.drawText(place, flags, block.text)
            top += height + _GAP
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        name = index.sibling(index.row(), Column.NAME)
        editor.setAccessibleName(name.data(Qt.ItemDataRole.AccessibleTextRole))
        if index.column() == Column.VALUE:
            editor.setPlaceholderText(index.data(Role.EXPECTED))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        editor.setText(index.data(Qt.ItemDataRole.EditRole))

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        rect: QRect = option.rect
        height = min(rect.height(), _EDITOR_HEIGHT)
        editor.setGeometry(rect.left(), rect.top(), rect.width(), height)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in _FINISHING
            and isinstance(editor, QLineEdit)
        ):
            # Tab would go on to the next cell; here the keyboard stays in the row.
            self.commitData.emit(editor)
            if not self._is_refused(editor):
                self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
            return True
        return super().eventFilter(editor, event)

    def _is_refused(self, editor: QLineEdit) -> bool:
        view = self.parent()
        assert isinstance(view, QTableView)
        index = view.indexAt(editor.geometry().center())
        return index.isValid() and index.data(Role.GRADE) is Grade.REFUSED


def _blocks(font: QFont, index: Index) -> list[_Block]:
    """Return what a cell says, from top to bottom."""
    palette = current_palette()
    fixed, grade = index.data(Role.FIXED), index.data(Role.GRADE)
    text = _cut(index.data(Qt.ItemDataRole.DisplayRole))
    refused = grade is Grade.REFUSED
    colour = palette.danger if refused else palette.muted if fixed else palette.text
    # An open editor must not cover what is said below.
    least = _EDITOR_HEIGHT - _PADDING if grade is not None else 0
    if index.column() == Column.NAME:
        blocks = [_Block(text, bold(font), colour, least)]
        below, below_colour = index.data(Role.MEANING), palette.muted
    else:
        blocks = [_Block(text, font, colour, least)]
        below, below_colour = "", palette.muted
    if grade is not None:
        below = index.data(Role.REMARK)
        below_colour = palette.warning if grade is Grade.WARNING else palette.danger
    if below:
        blocks.append(_Block(below, smaller(font), below_colour))
    return blocks


def _height(block: _Block, room: int) -> int:
    metrics = QFontMetrics(block.font)
    rect = metrics.boundingRect(QRect(0, 0, room, _TALL), _wrapping(block, room), block.text)
    return max(rect.height(), metrics.height(), block.least_height)


def _wrapping(block: _Block, room: int) -> int:
    """Return how a text is broken into lines: within words only where one has no room alone."""
    metrics = QFontMetrics(block.font)
    widest = max(map(metrics.horizontalAdvance, block.text.split()), default=0)
    return _ANYWHERE if widest > room else _BETWEEN_WORDS


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def _paint_half(painter: QPainter, rect: QRect, is_left: bool) -> None:
    """Paint one half of the rounded box behind a chosen row."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(current_palette().accent_soft))
    painter.setClipRect(rect)
    box = rect.adjusted(0, 1, _RADIUS, -1) if is_left else rect.adjusted(-_RADIUS, 1, 0, -1)
    painter.drawRoundedRect(box, _RADIUS, _RADIUS)
    painter.setClipping(False)
