"""Cells in lines, of which only those in sight are ever looked at, however many there are."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from fenedit.session.collection.rows import Rows, joined, rows_of
from fenedit.ui.collection.grid import MOST_PIXELS, Grid
from fenedit.ui.style import current_palette

Action = QAbstractItemView.CursorAction
Hint = QAbstractItemView.ScrollHint
Flag = QItemSelectionModel.SelectionFlag
MOST_PIECES: Final = 2000
"""A selection in more pieces than this is not kept: Qt compares each with each."""
_LEAST_STEP: Final = 32
"""Pixels by which a list is scrolled at least; a notch of the wheel is three times as many."""
_LINE: Final = 2
_TINT: Final = 0.16
_RADIUS: Final = 7


class CellView(QTableView):
    """Shows the records of a model: one in a line, or as many as there is room for.

    A table to who listens, each record a row of one cell wherever it stands; but Qt's tables keep
    eight bytes of each row, and have no more room than 2^31 pixels, so the cells are placed here.

    Attributes:
        is_marked: tells whether a cell is tinted.
        quiet: whether another current cell is no choice of the person.
        empty_words: what is written where there are no cells.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._drop_row: int | None = None
        self._cell: tuple[int, int] = (0, 1)
        self._pointed = -1
        self._anchor = QPersistentModelIndex()
        super().__init__(parent)
        self.is_marked: Callable[[int], bool] = lambda _cell: False
        self.quiet = False
        self.empty_words = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        # What tables have where their headers meet lies over the first cell else.
        for corner in self.findChildren(QAbstractButton):
            corner.hide()

    # --- what is shown ---------------------------------------------------------------------

    def setModel(self, model: QAbstractItemModel | None) -> None:
        # Not as tables do: their headers would count the rows.
        QAbstractItemView.setModel(self, model)
        if model is not None:
            model.rowsInserted.connect(self._on_count_changed)
            model.rowsRemoved.connect(self._on_count_changed)
            model.modelReset.connect(self._on_count_changed)
        self._on_count_changed()

    def setSelectionModel(self, selection: QItemSelectionModel) -> None:
        QAbstractItemView.setSelectionModel(self, selection)

    def dataChanged(
        self,
        first: QModelIndex | QPersistentModelIndex,
        last: QModelIndex | QPersistentModelIndex,
        roles: Sequence[int] = (),
    ) -> None:
        super().dataChanged(first, last, roles)
        if first != last:
            # Tables look for several rows where their headers say that they are.
            self.viewport().update()

    def set_cell(self, width: int, height: int) -> None:
        """Give cells a size; they grow in width to fill a line. A width of 0: one in a line."""
        if (width, height) != self._cell:
            self._cell = (width, height)
            self._on_count_changed()

    @property
    def grid(self) -> Grid:
        """Where the cells are."""
        width, height = self._cell
        viewport, model = self.viewport(), self.model()
        columns = max(1, viewport.width() // width) if width else 1
        # Qt asks for cells while it makes the view, which has no model then.
        total = model.rowCount() if model is not None else 0
        return Grid(total, columns, height, viewport.width(), viewport.height())

    @property
    def _offset(self) -> int:
        return self.grid.offset_at(self.verticalScrollBar().value())

    def _on_count_changed(self, *_which: object) -> None:
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        grid, bar = self.grid, self.verticalScrollBar()
        bar.setRange(0, grid.last_step)
        bar.setPageStep(max(1, grid.height // grid.step))
        bar.setSingleStep(max(1, max(_LEAST_STEP, grid.line // 3) // grid.step))

    def verticalOffset(self) -> int:
        # Qt takes it for 32 bits, and only looks how far two such places are from each other.
        return self._offset % MOST_PIXELS

    def horizontalOffset(self) -> int:
        return 0

    def scrollContentsBy(self, _dx: int, dy: int) -> None:
        viewport = self.viewport()
        if self.grid.step == 1:
            # What stays in sight need not be drawn again.
            viewport.scroll(0, dy)
        else:
            viewport.update()
        if viewport.underMouse():
            self._point_at(self.indexAt(viewport.mapFromGlobal(QCursor.pos())).row())

    def isIndexHidden(self, _index: QModelIndex | QPersistentModelIndex) -> bool:
        return False

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        return self.grid.rect(index.row(), self._offset) if index.isValid() else QRect()

    def indexAt(self, place: QPoint) -> QModelIndex:
        cell = self.grid.cell_at(place.x(), place.y(), self._offset)
        return self.model().index(cell, 0) if cell >= 0 else QModelIndex()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        _hint: Hint = Hint.EnsureVisible,
    ) -> None:
        if index.isValid():
            bar = self.verticalScrollBar()
            bar.setValue(self.grid.steps_to_show(index.row(), self._offset))

    @property
    def top(self) -> tuple[int, int]:
        """The first cell in sight, and how many pixels of it are above the edge."""
        return self.grid.first_in_sight(self._offset)

    def show_top(self, cell: int, above: int) -> None:
        """Scroll so that a cell's line is the first in sight, some pixels of it above the edge."""
        self.updateGeometries()
        grid = self.grid
        offset = cell // grid.columns * grid.line + above
        self.verticalScrollBar().setValue(grid.steps_to(offset))

    # --- what is selected ------------------------------------------------------------------

    @property
    def chosen(self) -> Rows:
        """The selected cells."""
        selection = self.selectionModel().selection()
        ranges = map(selection.at, range(selection.size()))
        return joined(range(some.top(), some.bottom() + 1) for some in ranges)

    def choose(self, rows: Rows) -> None:
        """Select cells and nothing else; none at all where they are in too many pieces."""
        pieces = rows if len(rows) <= MOST_PIECES else ()
        self.selectionModel().select(self._selection(pieces), Flag.ClearAndSelect)

    def go_to(self, cell: int) -> None:
        """Make a cell the current one, and select it alone."""
        index = self.model().index(cell, 0)
        self._anchor = QPersistentModelIndex(index)
        self.setCurrentIndex(index)

    def setSelection(self, rect: QRect, command: Flag) -> None:
        row = self.currentIndex().row()
        if self.state() is QAbstractItemView.State.DragSelectingState:
            rows = rows_of(self.grid.cells_in(rect.normalized(), self._offset))
        elif command & Flag.Current and self._anchor.isValid():
            # From one record to another in the order of the file, not all in a box; nor by the
            # box, whose end may be farther away than Qt can tell.
            ends = sorted((self._anchor.row(), row))
            rows = (range(ends[0], ends[1] + 1),)
        else:
            self._anchor = QPersistentModelIndex(self.currentIndex())
            rows = (range(row, row + 1),) if row >= 0 else ()
        self.selectionModel().select(self._selection(rows), command)

    def _selection(self, rows: Rows) -> QItemSelection:
        model, selection = self.model(), QItemSelection()
        for some in rows:
            selection.select(model.index(some.start, 0), model.index(some.stop - 1, 0))
        return selection

    def visualRegionForSelection(self, _selection: QItemSelection) -> QRegion:
        return QRegion(self.viewport().rect())

    def moveCursor(self, action: Action, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        grid, cell = self.grid, self.currentIndex().row()
        if not grid.count:
            return QModelIndex()
        page = max(1, grid.height // grid.line)
        aside = 1 if self._cell[0] else 0
        lines, cells = {
            Action.MoveHome: (0, -grid.count),
            Action.MoveEnd: (0, grid.count),
            Action.MoveLeft: (0, -aside),
            Action.MoveRight: (0, aside),
            Action.MovePrevious: (0, -1),
            Action.MoveNext: (0, 1),
            Action.MoveUp: (-1, 0),
            Action.MoveDown: (1, 0),
            Action.MovePageUp: (-page, 0),
            Action.MovePageDown: (page, 0),
        }[action]
        return self.model().index(0 if cell < 0 else grid.moved(cell, lines, cells), 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would go to the first record before it goes to the one that was clicked.
        before = self.quiet
        self.quiet = before or event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.quiet = before

    # --- drawing ---------------------------------------------------------------------------

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The delegate draws what is chosen, with round corners.
        option.palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(-1)

    def _point_at(self, cell: int) -> None:
        if cell != self._pointed:
            grid, offset = self.grid, self._offset
            for changed in (self._pointed, cell):
                if changed >= 0:
                    self.viewport().update(grid.rect(changed, offset))
            self._pointed = cell

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        grid, offset = self.grid, self._offset
        if not grid.count:
            self._paint_words(painter)
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        plain = option.state & ~QStyle.StateFlag.State_HasFocus
        model, chosen, delegate = self.model(), self.selectionModel(), self.itemDelegate()
        current = self.currentIndex().row() if self.hasFocus() else -1
        for cell in grid.cells_in(event.rect(), offset):
            index = model.index(cell, 0)
            option.rect = grid.rect(cell, offset)
            option.state = plain
            if chosen.isSelected(index):
                option.state |= QStyle.StateFlag.State_Selected
            if cell == current:
                option.state |= QStyle.StateFlag.State_HasFocus
            if cell == self._pointed:
                option.state |= QStyle.StateFlag.State_MouseOver
            if self.is_marked(cell):
                self._paint_tint(painter, option.rect)
            delegate.paint(painter, option, index)
        if self._drop_row is not None:
            mark = QRectF(grid.gap_rect(self._drop_row, offset, _LINE))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(current_palette().accent))
            painter.drawRoundedRect(mark, _LINE / 2, _LINE / 2)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        painter.setPen(QColor(current_palette().muted))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        area = self.viewport().rect().adjusted(8, self.viewport().height() // 4, -8, 0)
        painter.drawText(area, int(flags), self.empty_words)

    def _paint_tint(self, painter: QPainter, rect: QRect) -> None:
        tint = QColor(current_palette().accent)
        tint.setAlphaF(_TINT)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), _RADIUS, _RADIUS)

    # --- where something would be dropped --------------------------------------------------

    def drop_row_at(self, y: int, x: int) -> int:
        """Return the cell before which something goes that is dropped at a point."""
        return self.grid.gap_at(x, y, self._offset)

    def mark_drop(self, row: int | None) -> None:
        """Show that a drop would go before a cell; None: nothing is dragged here any more."""
        if row != self._drop_row:
            self._drop_row = row
            self.viewport().update()
