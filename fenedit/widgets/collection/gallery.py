"""The records as a grid of diagrams, as many beside each other as there is room for."""

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

from fenedit.session.rows import rows_of
from fenedit.widgets.collection.record_view import RecordView

Action = QAbstractItemView.CursorAction
_MARK = 2


class RecordGallery(RecordView):
    """Cells in lines, of which only those in sight are ever looked at.

    A table to who listens: each record is a row of one cell, wherever it stands.
    """

    def __init__(self, cell: tuple[int, int], parent: QWidget | None = None) -> None:
        """Make it; `cell` is the least width of a cell, and its height, in logical pixels."""
        self._cell = cell
        self._pointed = -1
        super().__init__(parent)

    def set_cell(self, width: int, height: int) -> None:
        """Give cells another size; they grow in width to fill a line."""
        if (width, height) != self._cell:
            self._cell = (width, height)
            self.updateGeometries()
            self.viewport().update()

    @property
    def _total(self) -> int:
        # Qt asks for cells while it makes the view, which has no model then.
        model = self.model()
        return model.rowCount() if model is not None else 0

    @property
    def columns(self) -> int:
        """How many cells stand in a line."""
        return max(1, self.viewport().width() // self._cell[0])

    # --- where the cells are ---------------------------------------------------------------

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        return self._rect(index.row()) if index.isValid() else QRect()

    def indexAt(self, place: QPoint) -> QModelIndex:
        row = self._row_at(place)
        return self.model().index(row, 0) if row >= 0 else QModelIndex()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        rect, height = self.visualRect(index), self.viewport().height()
        bar = self.verticalScrollBar()
        if hint is QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(bar.value() + rect.center().y() - height // 2)
        elif rect.top() < 0:
            bar.setValue(bar.value() + rect.top())
        elif rect.bottom() >= height:
            bar.setValue(bar.value() + min(rect.top(), rect.bottom() + 1 - height))

    @property
    def top(self) -> tuple[int, int]:
        scrolled = self.verticalScrollBar().value()
        line = scrolled // self._cell[1]
        return line * self.columns, scrolled - line * self._cell[1]

    def show_top(self, row: int, above: int) -> None:
        self.updateGeometries()
        self.verticalScrollBar().setValue(row // self.columns * self._cell[1] + above)

    def drop_row_at(self, y: int, x: int) -> int:
        count = self._total
        line = (y + self.verticalScrollBar().value()) // self._cell[1]
        column = round(x / (self.viewport().width() / self.columns))
        return max(0, min(line * self.columns + min(column, self.columns), count))

    def drop_mark(self, row: int) -> QRect:
        count = self._total
        if row == count and count:
            rect = self._rect(row - 1)
            x = rect.right()
        else:
            rect = self._rect(row)
            x = rect.left() - 1
        x = max(0, min(x, self.viewport().width() - _MARK))
        return QRect(x, rect.top() + 4, _MARK, rect.height() - 8)

    def updateGeometries(self) -> None:
        if self.model() is None:
            super().updateGeometries()
            return
        lines = -(-self._total // self.columns)
        height = self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, lines * self._cell[1] - height))
        bar.setPageStep(height)
        bar.setSingleStep(self._cell[1] // 3)

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()

    def _rect(self, row: int) -> QRect:
        width, columns = self.viewport().width(), self.columns
        line, column = divmod(row, columns)
        left, right = width * column // columns, width * (column + 1) // columns
        top = line * self._cell[1] - self.verticalScrollBar().value()
        return QRect(left, top, right - left, self._cell[1])

    def _row_at(self, place: QPoint) -> int:
        line = (place.y() + self.verticalScrollBar().value()) // self._cell[1]
        column = place.x() * self.columns // max(1, self.viewport().width())
        row = line * self.columns + column
        inside = 0 <= column < self.columns and 0 <= row < self._total
        return row if inside else -1

    # --- moving and selecting --------------------------------------------------------------

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        count, columns = self._total, self.columns
        page = max(1, self.viewport().height() // self._cell[1]) * columns
        steps = {
            Action.MoveLeft: -1,
            Action.MovePrevious: -1,
            Action.MoveRight: 1,
            Action.MoveNext: 1,
            Action.MoveUp: -columns,
            Action.MoveDown: columns,
            Action.MovePageUp: -page,
            Action.MovePageDown: page,
        }
        if not count or action not in steps:
            return super().moveCursor(action, modifiers)
        row, step = self.currentIndex().row(), steps[action]
        if action in (Action.MoveUp, Action.MoveDown) and not 0 <= row + step < count:
            # From the last line but one, down leads to the last, however short that is.
            below = step > 0 and row // columns < (count - 1) // columns
            return self.model().index(count - 1 if below else row, 0)
        return self.model().index(max(0, min(row + step, count - 1)), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        model, selection = self.model(), QItemSelection()
        if self.state() is QAbstractItemView.State.DragSelectingState:
            for some in rows_of(self._rows_in(rect.normalized())):
                selection.select(model.index(some.start, 0), model.index(some.stop - 1, 0))
        else:
            # From one record to another in the order of the file, not all in a box.
            ends = sorted((self._row_at(rect.topLeft()), self._row_at(rect.bottomRight())))
            if ends[0] >= 0:
                selection.select(model.index(ends[0], 0), model.index(ends[1], 0))
        self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, _selection: QItemSelection) -> QRegion:
        return QRegion(self.viewport().rect())

    def _rows_in(self, rect: QRect) -> list[int]:
        count, columns = self._total, self.columns
        scrolled, width = self.verticalScrollBar().value(), max(1, self.viewport().width())
        left = max(0, rect.left() * columns // width)
        right = min(columns - 1, rect.right() * columns // width)
        first = max(0, (rect.top() + scrolled) // self._cell[1])
        last = (rect.bottom() + scrolled) // self._cell[1]
        return [
            line * columns + column
            for line in range(first, min(last, count // columns) + 1)
            for column in range(left, right + 1)
            if line * columns + column < count
        ]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        pointed = self._row_at(event.position().toPoint())
        if pointed != self._pointed:
            self._pointed = pointed
            self.viewport().update()

    # --- drawing ---------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        plain = option.state & ~QStyle.StateFlag.State_HasFocus
        model, chosen = self.model(), self.selectionModel()
        current = self.currentIndex().row()
        under = self._pointed if self.underMouse() else -1
        for row in self._rows_in(event.rect()):
            index = model.index(row, 0)
            option.rect = self._rect(row)
            option.state = plain
            if chosen.isSelected(index):
                option.state |= QStyle.StateFlag.State_Selected
            if row == current and self.hasFocus():
                option.state |= QStyle.StateFlag.State_HasFocus
            if row == under:
                option.state |= QStyle.StateFlag.State_MouseOver
            self.itemDelegate().paint(painter, option, index)
        painter.end()
        self.paint_drop_mark()
