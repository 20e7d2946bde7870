"""What every way of showing records has in common: keys, selecting, dragging and dropping."""

from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from fenedit.session.rows import Rows, joined
from fenedit.widgets.collection.record_data import holds_records
from fenedit.widgets.style import current_palette

StandardKey = QKeySequence.StandardKey
EDITING = (StandardKey.Copy, StandardKey.Cut, StandardKey.Paste, StandardKey.SelectAll)
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
MOST_SEARCHED = 5000
"""Of so many records at most one is found by the letters that its name begins with."""
MOST_PIECES = 2000
"""A selection in more pieces than this is not kept: Qt compares each with each."""
_LINE = 2


class RecordView(QTableView):
    """Records in a table of one column; a change of one row costs a QListView of many too much.

    Attributes:
        drag_data: gives what a drag of the selected records carries, None for none.
        drag_picture: gives what is seen of it beside the pointer.

    Signals:
        copy_pressed, cut_pressed, paste_pressed, delete_pressed: the usual keys.
        rows_dropped: selected records are to stand before the row of a number; and whether as
            copies.
        data_dropped: QMimeData from elsewhere, and the number of the row before which it goes.
    """

    copy_pressed = Signal()
    cut_pressed = Signal()
    paste_pressed = Signal()
    delete_pressed = Signal()
    rows_dropped = Signal(int, bool)
    data_dropped = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._drop_row: int | None = None
        super().__init__(parent)
        self.drag_data: Callable[[], QMimeData | None] = lambda: None
        self.drag_picture: Callable[[], QPixmap] = QPixmap
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._signals = {
            StandardKey.Copy: self.copy_pressed,
            StandardKey.Cut: self.cut_pressed,
            StandardKey.Paste: self.paste_pressed,
            StandardKey.Delete: self.delete_pressed,
        }

    # --- what is selected ------------------------------------------------------------------

    @property
    def chosen(self) -> Rows:
        """The selected rows."""
        selection = self.selectionModel().selection()
        ranges = map(selection.at, range(selection.size()))
        return joined(range(some.top(), some.bottom() + 1) for some in ranges)

    def choose(self, rows: Rows) -> None:
        """Select rows and nothing else; none at all where they are in too many pieces."""
        model = self.model()
        selection = QItemSelection()
        for some in rows if len(rows) <= MOST_PIECES else ():
            selection.select(model.index(some.start, 0), model.index(some.stop - 1, 0))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    # --- what is in sight ------------------------------------------------------------------

    @property
    def top(self) -> tuple[int, int]:
        """The first row in sight, and how many pixels of it are above the edge."""
        row = max(self.rowAt(0), 0)
        return row, -self.rowViewportPosition(row)

    def show_top(self, row: int, above: int) -> None:
        """Scroll so that a row is the first in sight, some pixels of it above the edge."""
        self.executeDelayedItemsLayout()
        header = self.verticalHeader()
        self.verticalScrollBar().setValue(header.sectionPosition(row) + above)

    def drop_row_at(self, y: int, x: int) -> int:
        """Return the row before which something goes that is dropped at a point."""
        row = self.rowAt(y)
        if row < 0:
            return self.model().rowCount()
        middle = self.rowViewportPosition(row) + self.rowHeight(row) // 2
        return row + (y >= middle)

    def drop_mark(self, row: int) -> QRect:
        """Return where a line shows that something will go before a row."""
        last = self.model().rowCount() - 1
        if last < 0:
            y = 0
        elif row > last:
            y = self.rowViewportPosition(last) + self.rowHeight(last)
        else:
            y = self.rowViewportPosition(row)
        y = max(0, min(y - _LINE // 2, self.viewport().height() - _LINE))
        return QRect(0, y, self.viewport().width(), _LINE)

    # --- keys ------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # The window's actions have the same keys; with the list in focus they mean records.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._key_of(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = self._key_of(event)
        if key is None or key not in self._signals:
            super().keyPressEvent(event)
            return
        event.accept()
        self._signals[key].emit()

    def keyboardSearch(self, search: str) -> None:
        # Qt looks at one row after the other, and reads each for that.
        if self.model().rowCount() <= MOST_SEARCHED:
            super().keyboardSearch(search)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        # A table's Home and End stay in the row, and a list's go to its ends.
        if action is QAbstractItemView.CursorAction.MoveHome:
            return self.model().index(0, 0)
        if action is QAbstractItemView.CursorAction.MoveEnd:
            return self.model().index(self.model().rowCount() - 1, 0)
        return super().moveCursor(action, modifiers)

    def _key_of(self, event: QKeyEvent) -> StandardKey | None:
        # Desktops add old customs to Delete, such as Ctrl+D, which duplicates here.
        if event.key() == Qt.Key.Key_Delete and event.modifiers() == NO_MODIFIER:
            return StandardKey.Delete
        return next((key for key in EDITING if event.matches(key)), None)

    # --- drawing ---------------------------------------------------------------------------

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The delegate draws what is chosen, with round corners.
        option.palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.paint_drop_mark()

    def paint_drop_mark(self) -> None:
        """Show where a drop would go, while something is dragged over the records."""
        if self._drop_row is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current_palette().accent))
        mark = QRectF(self.drop_mark(self._drop_row))
        painter.drawRoundedRect(mark, _LINE / 2, _LINE / 2)
        painter.end()

    # --- dragging --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # With Shift a drag selects what it passes, as it does on the board.
        self.setDragEnabled(not event.modifiers() & SHIFT)
        super().mousePressEvent(event)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        data = self.drag_data()
        if data is None:
            return
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self.drag_picture())
        # Elsewhere a move would be a copy all the same: nothing leaves this list unasked.
        drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._accept(event):
            self.setState(QAbstractItemView.State.DraggingState)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        # Scrolls near the edges.
        super().dragMoveEvent(event)
        if self._accept(event):
            place = event.position().toPoint()
            self.mark_drop(self.drop_row_at(place.y(), place.x()))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self.mark_drop(None)

    def dropEvent(self, event: QDropEvent) -> None:
        super().dragLeaveEvent(QDragLeaveEvent())
        self.mark_drop(None)
        if not self._accept(event):
            return
        place = event.position().toPoint()
        row = self.drop_row_at(place.y(), place.x())
        if self._is_own(event):
            self.rows_dropped.emit(row, event.dropAction() == Qt.DropAction.CopyAction)
        else:
            self.data_dropped.emit(event.mimeData(), row)

    def _accept(self, event: QDropEvent) -> bool:
        """Accept what can be dropped here, to be moved in this list and copied from elsewhere."""
        own = self._is_own(event)
        if not own and not holds_records(event.mimeData()):
            event.ignore()
            return False
        copies = not own or bool(event.modifiers() & CONTROL)
        event.setDropAction(Qt.DropAction.CopyAction if copies else Qt.DropAction.MoveAction)
        event.accept()
        return True

    def _is_own(self, event: QDropEvent) -> bool:
        source = event.source()
        return isinstance(source, RecordView) and source.model() is self.model()

    def mark_drop(self, row: int | None) -> None:
        """Show that a drop would go before a row; None: nothing is dragged here any more."""
        if row != self._drop_row:
            self._drop_row = row
            self.viewport().update()
