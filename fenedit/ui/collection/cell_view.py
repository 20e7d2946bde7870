"""A view of cells in lines; only visible cells are ever accessed, however many there are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

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
    QResizeEvent,
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
from fenedit.ui.collection.delegates import BoardDelegate
from fenedit.ui.rows import Index
from fenedit.ui.style import current_palette

MOST_PIXELS = 1 << 30
"""Qt counts pixels in 32 bits; larger distances are clamped to this."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The geometry of equal cells, in lines as wide as the viewport.

    Offsets count the pixels above the upper edge. A step of the scroll bar is one pixel, or several
    if Qt could not count the steps otherwise.

    Attributes:
        count: how many cells there are.
        columns: the number of cells in a line, at least 1.
        line: the height of a line in pixels.
        width: of the viewport, in pixels.
        height: of the viewport, in pixels.
        below: pixels below the last line.
    """

    count: int
    columns: int
    line: int
    width: int
    height: int
    below: int = 0

    @property
    def last_offset(self) -> int:
        """The offset at which the end is visible."""
        lines = -(-self.count // self.columns)
        return max(0, lines * self.line + self.below - self.height)

    @property
    def step(self) -> int:
        """The pixels of a step of the scroll bar."""
        return 1 + self.last_offset // MOST_PIXELS

    @property
    def last_step(self) -> int:
        """The greatest value of the scroll bar."""
        return -(-self.last_offset // self.step)

    def offset_at(self, steps: int) -> int:
        """Return the offset at a value of the scroll bar."""
        return min(steps * self.step, self.last_offset)

    def steps_to(self, offset: int) -> int:
        """Return the value of the scroll bar for an offset."""
        return max(0, min(offset // self.step, self.last_step))

    def steps_to_show(self, cell: int, offset: int) -> int:
        """Return the nearest value of the scroll bar at which a whole cell is visible."""
        top = cell // self.columns * self.line
        if top < offset or self.line >= self.height:
            return self.steps_to(top)
        beyond = top + self.line - self.height
        return self.steps_to(beyond + self.step - 1 if beyond > offset else offset)

    def first_in_sight(self, offset: int) -> tuple[int, int]:
        """Return the first cell that is partly visible, and how much of it is above the edge."""
        line, above = divmod(offset, self.line)
        return line * self.columns, above

    def rect(self, cell: int, offset: int) -> QRect:
        """Return the rectangle of a cell at an offset."""
        line, column = divmod(cell, self.columns)
        left, right = (self.width * edge // self.columns for edge in (column, column + 1))
        top = max(-MOST_PIXELS, min(line * self.line - offset, MOST_PIXELS))
        return QRect(left, top, right - left, self.line)

    def cell_at(self, x: int, y: int, offset: int) -> int:
        """Return the cell at a point, -1 if there is none."""
        column = self._column_at(x)
        cell = (y + offset) // self.line * self.columns + column
        return cell if 0 <= column < self.columns and 0 <= cell < self.count else -1

    def _column_at(self, x: int) -> int:
        """Return the last column that begins at or before a pixel, rounded as in `rect`."""
        return ((x + 1) * self.columns - 1) // max(1, self.width)

    def cells_in(self, rect: QRect, offset: int) -> list[int]:
        """Return the cells that intersect a rectangle."""
        left = max(0, self._column_at(rect.left()))
        right = min(self.columns - 1, self._column_at(rect.right()))
        first = max(0, (rect.top() + offset) // self.line)
        last = min((rect.bottom() + offset) // self.line, self.count // self.columns)
        return [
            cell
            for line in range(first, last + 1)
            for cell in range(line * self.columns + left, line * self.columns + right + 1)
            if cell < self.count
        ]

    def gap_at(self, x: int, y: int, offset: int) -> int:
        """Return the cell before which something dropped at a point is inserted."""
        if self.columns == 1:
            cell = (y + offset + self.line // 2) // self.line
        else:
            column = round(x * self.columns / max(1, self.width))
            cell = (y + offset) // self.line * self.columns + min(column, self.columns)
        return max(0, min(cell, self.count))

    def gap_rect(self, cell: int, offset: int, thickness: int) -> QRect:
        """Return the line that marks an insertion before a cell, or after the last."""
        is_last = cell == self.count > 0
        rect = self.rect(cell - is_last, offset)
        if self.columns == 1:
            y = rect.bottom() + 1 if is_last else rect.top()
            y = max(0, min(y - thickness // 2, self.height - thickness))
            return QRect(0, y, self.width, thickness)
        x = rect.right() if is_last else rect.left() - 1
        x = max(0, min(x, self.width - thickness))
        return QRect(x, rect.top() + 4, thickness, rect.height() - 8)

    def moved(self, cell: int, lines: int, cells: int) -> int:
        """Return the cell some lines and cells away, or the nearest one."""
        if not lines:
            return max(0, min(cell + cells, self.count - 1))
        there = cell + lines * self.columns
        if 0 <= there < self.count:
            return there
        if abs(lines) > 1 or self.columns == 1:
            return max(0, min(there, self.count - 1))
        # From the last line but one, Down leads to the last cell, even if the last line is shorter.
        below = lines > 0 and cell // self.columns < (self.count - 1) // self.columns
        return self.count - 1 if below else cell


Action = QAbstractItemView.CursorAction
Hint = QAbstractItemView.ScrollHint
Flag = QItemSelectionModel.SelectionFlag
_LINE = 2
_RADIUS = 7


class CellView(QTableView):
    """Shows the records of a model, one or several in a line.

    For screen readers it is a table with one cell per row. Qt's own tables keep eight bytes for
    each row and are limited to 2^31 pixels, so cells are laid out here.

    Attributes:
        is_marked: returns whether a cell is tinted.
        quiet: whether a change of the current cell is not a choice of the user.
        empty_words: the text shown if there are no cells.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self._drop_row: int | None = None
        self._cell: tuple[int, int] = (0, 1)
        self._pointed = -1
        self._last, self._band = "", 0
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
        # The corner button of tables would cover the first cell.
        for corner in self.findChildren(QAbstractButton):
            corner.hide()

    # --- what is shown ---------------------------------------------------------------------

    def setModel(self, model: QAbstractItemModel | None) -> None:
        # Not as in tables, whose headers would count the rows.
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
        first: Index,
        last: Index,
        roles: Sequence[int] = (),
    ) -> None:
        super().dataChanged(first, last, roles)
        if first != last:
            # Tables use their headers to locate several rows.
            self.viewport().update()

    def set_cell(self, width: int, height: int) -> None:
        """Set the size of cells; they grow in width to fill a line. A width of 0: one in a line."""
        if (width, height) != self._cell:
            self._cell = (width, height)
            self._on_count_changed()

    @property
    def grid(self) -> Grid:
        """The geometry of the cells."""
        width, height = self._cell
        viewport, model = self.viewport(), self.model()
        columns = max(1, viewport.width() // width) if width else 1
        # Qt asks for cells while it constructs the view, which has no model yet.
        total = model.rowCount() if model is not None else 0
        below = self._band if self._last else 0
        return Grid(total, columns, height, viewport.width(), viewport.height(), below)

    def set_last(self, comment: str, band: int) -> None:
        """Show a comment below the last cell; a band above each cell is as high as that one."""
        if (comment, band) != (self._last, self._band):
            self._last, self._band = comment, band
            self._on_count_changed()

    def comment_at(self, place: QPoint) -> int:
        """Return the cell below the comment at a point; the number of cells for the last comment.

        -1 where there is none.
        """
        if not self._band:
            return -1
        grid, offset = self.grid, self._offset
        cell = grid.cell_at(place.x(), place.y(), offset)
        if cell >= 0:
            return cell if place.y() < grid.rect(cell, offset).top() + self._band else -1
        return grid.count if self._last and self._last_rect.contains(place) else -1

    def comment_rect(self, cell: int) -> QRect:
        """Return the rectangle of the comment above a cell, or below the last."""
        grid = self.grid
        if cell >= grid.count:
            return self._last_rect
        rect = grid.rect(cell, self._offset)
        return QRect(rect.left(), rect.top(), rect.width(), self._band)

    @property
    def _last_rect(self) -> QRect:
        grid = self.grid
        top = -(-grid.count // grid.columns) * grid.line - self._offset
        return QRect(0, min(top, MOST_PIXELS), grid.width, self._band)

    @property
    def _offset(self) -> int:
        return self.grid.offset_at(self.verticalScrollBar().value())

    def _on_count_changed(self, *_which: object) -> None:
        self.updateGeometries()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        size, width = event.oldSize(), self._cell[0]
        columns = max(1, size.width() // width) if width else 1
        before = replace(
            self.grid, columns=columns, width=max(0, size.width()), height=max(0, size.height())
        )
        cell, _ = before.first_in_sight(before.offset_at(self.verticalScrollBar().value()))
        super().resizeEvent(event)
        if columns != self.grid.columns:
            # The cells are now in other lines.
            self.show_top(cell, 0)

    def updateGeometries(self) -> None:
        grid, bar = self.grid, self.verticalScrollBar()
        bar.setRange(0, grid.last_step)
        bar.setPageStep(max(1, grid.height // grid.step))
        # A notch of the wheel scrolls three steps.
        bar.setSingleStep(max(1, max(32, grid.line // 3) // grid.step))
        self.updateEditorGeometries()

    def verticalOffset(self) -> int:
        # Qt truncates it to 32 bits, and only uses differences.
        return self._offset % MOST_PIXELS

    def horizontalOffset(self) -> int:
        return 0

    def scrollContentsBy(self, _dx: int, dy: int) -> None:
        viewport = self.viewport()
        if self.grid.step == 1:
            # Painting a row takes up to a millisecond: rows that stay visible are scrolled, not
            # repainted.
            viewport.scroll(0, dy)
        else:
            viewport.update()
        if viewport.underMouse():
            self._point_at(self.indexAt(viewport.mapFromGlobal(QCursor.pos())).row())

    def isIndexHidden(self, _index: Index) -> bool:
        return False

    def visualRect(self, index: Index) -> QRect:
        return self.grid.rect(index.row(), self._offset) if index.isValid() else QRect()

    def indexAt(self, place: QPoint) -> QModelIndex:
        cell = self.grid.cell_at(place.x(), place.y(), self._offset)
        return self.model().index(cell, 0) if cell >= 0 else QModelIndex()

    def scrollTo(self, index: Index, _hint: Hint = Hint.EnsureVisible) -> None:
        if index.isValid():
            bar = self.verticalScrollBar()
            bar.setValue(self.grid.steps_to_show(index.row(), self._offset))

    @property
    def top(self) -> tuple[int, int]:
        """The first visible cell, and how many pixels of it are above the edge."""
        return self.grid.first_in_sight(self._offset)

    def show_top(self, cell: int, above: int) -> None:
        """Scroll so that a cell's line is the first visible one, some pixels above the edge."""
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
        """Select only these cells; none if they are in too many ranges."""
        # Qt compares each range with each other.
        pieces = rows if len(rows) <= 2000 else ()
        self.selectionModel().select(self._selection(pieces), Flag.ClearAndSelect)

    def go_to(self, cell: int) -> None:
        """Make a cell the current one, and select it alone."""
        index = self.model().index(cell, 0)
        self._anchor = QPersistentModelIndex(index)
        # The view would check the modifiers: Ctrl+Z would extend the selection.
        self.selectionModel().setCurrentIndex(index, Flag.ClearAndSelect)

    def setSelection(self, rect: QRect, command: Flag) -> None:
        row = self.currentIndex().row()
        if self.state() is QAbstractItemView.State.DragSelectingState:
            rows = rows_of(self.grid.cells_in(rect.normalized(), self._offset))
        elif command & Flag.Current and self._anchor.isValid():
            # Select a range in the order of the file, not the cells in a box, whose end may exceed
            # Qt's coordinates.
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
        # Qt would go to the first record before the clicked one.
        before = self.quiet
        self.quiet = before or event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.quiet = before

    # --- drawing ---------------------------------------------------------------------------

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The delegate draws the selection, with round corners.
        option.palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # Before a drag can begin, after which nothing is hovered.
        self._point_at(self.indexAt(event.position().toPoint()).row())
        super().mouseMoveEvent(event)

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
        with QPainter(self.viewport()) as painter:
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
            if self._last and isinstance(delegate, BoardDelegate):
                option.rect, option.state = self._last_rect, plain
                delegate.paint_comment(painter, option, self._last)
            if self._drop_row is not None:
                mark = QRectF(grid.gap_rect(self._drop_row, offset, _LINE))
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(current_palette().accent))
                painter.drawRoundedRect(mark, _LINE / 2, _LINE / 2)

    def _paint_words(self, painter: QPainter) -> None:
        painter.setPen(QColor(current_palette().muted))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        area = self.viewport().rect().adjusted(8, self.viewport().height() // 4, -8, 0)
        painter.drawText(area, int(flags), self.empty_words)

    def _paint_tint(self, painter: QPainter, rect: QRect) -> None:
        tint = QColor(current_palette().accent)
        tint.setAlphaF(0.16)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), _RADIUS, _RADIUS)

    # --- where something would be dropped --------------------------------------------------

    def drop_row_at(self, y: int, x: int) -> int:
        """Return the cell before which something dropped at a point is inserted."""
        return self.grid.gap_at(x, y, self._offset)

    def mark_drop(self, row: int | None) -> None:
        """Mark where a drop would be inserted, before a cell; None for no mark."""
        if row != self._drop_row:
            self._drop_row = row
            self.viewport().update()
