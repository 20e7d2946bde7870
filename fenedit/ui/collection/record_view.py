"""What a person does to records in a list with keys and by dragging, however they are shown."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QWidget,
)

from fenedit.ui.collection.cell_view import CellView
from fenedit.ui.collection.record_data import holds_records
from fenedit.ui.modal import drag

StandardKey = QKeySequence.StandardKey
EDITING: Final = (StandardKey.Copy, StandardKey.Cut, StandardKey.Paste, StandardKey.SelectAll)
NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
MOST_SEARCHED: Final = 5000
"""Of so many records at most one is found by the letters that its name begins with."""


class RecordView(CellView):
    """Records that can be selected, dragged, and be the target of what is dropped.

    Attributes:
        drag_data: gives what a drag of the selected records carries, None for none.
        drag_picture: gives what is seen of it beside the pointer.

    Signals:
        copy_pressed, cut_pressed, paste_pressed, delete_pressed: the usual keys.
        escaped: Esc was pressed.
        rows_dropped: selected records are to stand before the cell of a number; and whether as
            copies.
        data_dropped: QMimeData from elsewhere, and the number of the cell before which it goes.
    """

    copy_pressed = Signal()
    cut_pressed = Signal()
    paste_pressed = Signal()
    delete_pressed = Signal()
    escaped = Signal()
    rows_dropped = Signal(int, bool)
    data_dropped = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drag_data: Callable[[], QMimeData | None] = lambda: None
        self.drag_picture: Callable[[], QPixmap] = QPixmap
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self._signals = {
            StandardKey.Copy: self.copy_pressed,
            StandardKey.Cut: self.cut_pressed,
            StandardKey.Paste: self.paste_pressed,
            StandardKey.Delete: self.delete_pressed,
        }

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
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.escaped.emit()
        elif key in self._signals:
            event.accept()
            self._signals[key].emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        # Qt looks at one row after the other, and reads each for that.
        if self.model().rowCount() <= MOST_SEARCHED:
            super().keyboardSearch(search)

    def _key_of(self, event: QKeyEvent) -> StandardKey | None:
        # Desktops add old customs to Delete, such as Ctrl+D, which duplicates here.
        if event.key() == Qt.Key.Key_Delete and event.modifiers() == NO_MODIFIER:
            return StandardKey.Delete
        return next((key for key in EDITING if event.matches(key)), None)

    # --- dragging --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # With Shift a drag selects what it passes, as it does on the board.
        self.setDragEnabled(not event.modifiers() & SHIFT)
        super().mousePressEvent(event)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        data = self.drag_data()
        if data is None:
            return
        dragged = QDrag(self)
        dragged.setMimeData(data)
        dragged.setPixmap(self.drag_picture())
        # Elsewhere a move would be a copy all the same: nothing leaves this list unasked.
        either = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
        drag(dragged, either, Qt.DropAction.MoveAction)

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
