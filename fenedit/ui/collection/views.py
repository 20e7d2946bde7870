"""Shows records in several forms, and handles keys and dragging there."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QKeyCombination, QMimeData, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from fenedit.diagram.board_painter import BoardPainter, board_pixmap
from fenedit.documents.annotating import named_items
from fenedit.documents.encoding import parted, split_lines
from fenedit.documents.entry import is_aside
from fenedit.documents.record import Format, Item, Record, item_from_line
from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY_PLACEMENT, START_POSITION
from fenedit.session.collection.model import CollectionModel, RecordRows
from fenedit.session.collection.row_changes import (
    Altered,
    RowChange,
    arrivals,
    departures,
    place_after,
    rows_after,
)
from fenedit.session.collection.rows import Rows, count, each, holds, joined, rows_of
from fenedit.ui.collection.cell_view import CellView, Flag
from fenedit.ui.collection.delegates import (
    THUMBNAIL,
    BoardDelegate,
    CompactDelegate,
    RecordDelegate,
    StripDelegate,
    TileDelegate,
)
from fenedit.ui.dialogs import drag
from fenedit.ui.keys import deletes
from fenedit.ui.panels.card import claims
from fenedit.ui.style import current_palette, painting
from fenedit.ui.translation import grouped

OWN = "application/x-fenedit-records"
"""The MIME type of text in which each line is a verbatim record; its value is their format."""


class RecordText:
    """Gathers records as text, one a line; games with a blank line between them."""

    def __init__(self, file_format: Format) -> None:
        """Begin a text of records from a file of a format."""
        self._format = file_format
        self._parts: list[str] = []
        self._whole = file_format != "pgn"

    def add(self, record: Record, above: str = "") -> None:
        """Append a record, below the comment line with its name."""
        line = record.line
        name = f"# {above}\n" if above else ""
        self._parts += (name + line, "\n\n" if record.is_game else "\n")
        # A draft that looks like a comment, or a game among lines, would not be recognized.
        self._whole = self._whole and not record.is_game and not is_aside(line)

    def data(self) -> QMimeData:
        """Return the text as data for a drag or the clipboard."""
        data = QMimeData()
        data.setText("".join(self._parts))
        if self._whole:
            data.setData(OWN, self._format.encode())
        return data


def own_records(data: QMimeData, file_format: Format) -> tuple[Item, ...] | None:
    """Return records that this program has written, for a file of a format; None for other data.

    Their lines need not be searched, so there may be any number.
    """
    if bytes(data.data(OWN).data()) != file_format.encode():
        return None
    lines = (item_from_line(parted(line)[0]) for line in split_lines(data.text()))
    return tuple(
        each
        for item, above in named_items(lines)
        for each in (above, item)
        if isinstance(each, Record) or (each is above and each is not None)
    )


def holds_records(data: QMimeData) -> bool:
    """Return whether data can be dropped among records: text, but not files or pictures."""
    has_text = data.hasText() or (data.hasHtml() and not data.hasImage())
    return has_text and not data.hasUrls()


def drag_picture(board: QPixmap, count: int, font: QFont, device_pixel_ratio: float) -> QPixmap:
    """Return a picture of a board, with the number of records if there are several."""
    colours = current_palette()
    margin = 10
    side = THUMBNAIL + margin
    picture = QPixmap(round(side * device_pixel_ratio), round(side * device_pixel_ratio))
    picture.setDevicePixelRatio(device_pixel_ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        painter.setOpacity(0.85)
        painter.drawPixmap(0, margin, board)
        painter.setOpacity(1.0)
        if count > 1:
            words = grouped(count)
            metrics = QFontMetrics(font)
            height = metrics.height() + 2.0
            width = max(height, metrics.horizontalAdvance(words) + height * 0.7)
            badge = QRectF(side - width, 0, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(badge, height / 2, height / 2)
            painter.setFont(font)
            painter.setPen(QColor(colours.accent_text))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)
    return picture


StandardKey = QKeySequence.StandardKey
MOST_SEARCHED = 5000
"""The most records among which typed letters find a name."""


Form = Literal["strip", "list", "compact", "gallery"]
Mode = Literal["auto", "list", "compact", "gallery"]
LEAST_ROWS = 216
"""The width of a panel from which there is room for names beside the boards."""
LEAST_GRID = 340
"""The width from which there is room for two diagrams side by side."""


def form_of(mode: Mode, width: int) -> Form:
    """Return the form for a panel of a width in logical pixels."""
    if width < LEAST_ROWS:
        return "strip"
    if mode == "auto":
        return "list" if width < LEAST_GRID else "gallery"
    return mode


_MOST_STEPS = 100_000
"""A selection with more ranges times changes, or more selected hits, is cleared."""


class RecordView(CellView):
    """Records in one of four forms; they can be selected, dragged, and dropped upon.

    Rows are those of the whole collection; cells are the places of the shown records.

    Attributes:
        shown: the records that are shown: all, or some.
        form: the current form.
        drag_data: returns the data of a drag of the selected records, None for none.

    Signals:
        current_chosen: the row that the user went to.
        selection_changed: other rows are selected.
        copy_pressed, cut_pressed, paste_pressed, delete_pressed: the usual keys.
        escaped: Esc was pressed.
        comment_wanted: the number of a cell, to edit the comment before it.
        rows_dropped: the number of the cell before which selected records are moved, and whether
            they are copied.
        data_dropped: QMimeData from elsewhere, and the number of the cell before which it is
            inserted.
    """

    current_chosen = Signal(int)
    selection_changed = Signal()
    copy_pressed = Signal()
    cut_pressed = Signal()
    paste_pressed = Signal()
    delete_pressed = Signal()
    escaped = Signal()
    comment_wanted = Signal(int)
    rows_dropped = Signal(int, bool)
    data_dropped = Signal(object, int)

    def __init__(self, model: CollectionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drag_data: Callable[[], QMimeData | None] = lambda: None
        # With a screen reader, the row announces a record, so the check need not.
        self.setProperty("lists_records", True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        # The name is not edited by Qt's own triggers; F2 is a command of the window.
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self._signals = {
            StandardKey.Copy: self.copy_pressed,
            StandardKey.Cut: self.cut_pressed,
            StandardKey.Paste: self.paste_pressed,
            StandardKey.Delete: self.delete_pressed,
        }
        self._model = model
        self.shown: RecordRows = model
        self.form: Form = "list"
        self._painter: BoardPainter | None = None
        rows = RecordDelegate(self)
        # It has at least as many pieces as any position of a game.
        rows.longest = model.words(Record(format_fen(START_POSITION)), None).summary
        self._delegates: dict[Form, BoardDelegate] = {
            "strip": StripDelegate(self),
            "list": rows,
            "compact": CompactDelegate(self),
            "gallery": TileDelegate(self),
        }
        self._choice: Rows = ()
        self._sight = (0, 0)
        self._sight_of_all = (0, 0)
        self._changed = False
        self._current = -1
        self.setMinimumWidth(80)
        self.setItemDelegate(rows)
        self._adopt(model)
        model.objections_learnt.connect(self.viewport().update)
        model.followed.connect(self._keep_sight_of_all)
        self.fit_rows()

    # --- what is shown ---------------------------------------------------------------------

    @property
    def chosen_rows(self) -> Rows:
        """The selected rows."""
        return self.shown.rows_at(self.chosen)

    @property
    def chosen_count(self) -> int:
        """The number of selected rows, which is faster to find than the rows."""
        return count(self.chosen)

    def set_form(self, form: Form) -> None:
        """Show the records in another form, from the same place on if possible."""
        if form == self.form:
            return
        top = self.top[0]
        self.form = form
        self.setItemDelegate(self._delegates[form])
        self.fit_rows()
        self.show_top(top, 0)
        self.scrollTo(self.currentIndex())

    def show_rows(self, rows: RecordRows | None, current: int) -> None:
        """Show only some records, or all (None) again, with the one on the board.

        The selection is kept as far as it is shown; all records return to their scroll position.
        """
        wanted = self._model if rows is None else rows
        if wanted is self.shown:
            return
        chosen = self.chosen_rows if self.chosen_count <= _MOST_STEPS or rows is not None else ()
        if self.shown is self._model:
            self._sight_of_all = self.top
        self._adopt(wanted)
        self.fit_rows()
        if wanted is self._model:
            self.show_top(*self._sight_of_all)
        self.show_current(current)
        if count(chosen) > 1:
            self.choose(wanted.places_of(chosen))
        self.selection_changed.emit()

    def set_letters(self, letters: Callable[[], str]) -> None:
        """Show moves in the letters that a function returns."""
        for delegate in self._delegates.values():
            delegate.letters = letters

    def set_painter(self, painter: BoardPainter) -> None:
        """Use another painter for the diagrams."""
        self._painter = painter
        for delegate in self._delegates.values():
            delegate.set_painter(painter)
        self.viewport().update()

    def fit_rows(self) -> None:
        """Fit the cells, and the comments between them, to the font."""
        delegate, font = self._delegates[self.form], self.font()
        delegate.set_band(font, wanted=self._model.has_comments)
        self.set_cell(*delegate.cell(font))
        is_all = self.shown is self._model
        self.set_last(self._model.comment(self._model.total) if is_all else "", delegate.band)

    def show_current(self, row: int) -> None:
        """Show which record is on the board; it alone is selected unless it is among others."""
        place = self.shown.place(row)
        changed, self._changed = self._changed, False
        before, self._current = self._current, row
        if self.currentIndex().row() == place and not changed:
            return
        selection = self.selectionModel()
        index = self.shown.index(place)
        # Moved records stay selected, unless another record is shown now, as after Undo.
        moved = changed and (row == before or self.chosen_count > 1)
        self.quiet = True
        if place < 0:
            selection.clear()
        elif selection.isSelected(index) or (moved and selection.hasSelection()):
            selection.setCurrentIndex(index, Flag.NoUpdate)
            self.scrollTo(index)
        else:
            self.go_to(place)
        self.quiet = False

    def edit_name(self) -> None:
        """Open the editor for the name of the record that is on the board."""
        index = self.currentIndex()
        self.scrollTo(index)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit(index)

    def row_before(self, place: int) -> int:
        """Return the row before which something dropped before a cell is inserted."""
        shown = self.shown
        if place < shown.total:
            return shown.row_at(place)
        return shown.row_at(place - 1) + 1 if place else self._model.total

    def picture(self, rows: Rows) -> QPixmap:
        """Return the picture of dragged rows."""
        board, ratio = QPixmap(), self.devicePixelRatioF()
        record = self._model.record(next(each(rows)))
        position = record.position or record.stale
        placement = position.placement if position else EMPTY_PLACEMENT
        if self._painter is not None:
            board = board_pixmap(placement, THUMBNAIL, self._painter, ratio)
        return drag_picture(board, count(rows), self.font(), ratio)

    def _adopt(self, rows: RecordRows) -> None:
        """Show another model."""
        before = self.selectionModel()
        if before is not None:
            self.shown.about_to_follow.disconnect(self._keep)
            self.shown.followed.disconnect(self._restore)
            self.shown.modelReset.disconnect(self._on_selection_changed)
            before.deleteLater()
        self.shown = rows
        self.setModel(rows)
        rows.about_to_follow.connect(self._keep)
        rows.followed.connect(self._restore)
        # Qt sends no signal for a selection that is lost with its rows.
        rows.modelReset.connect(self._on_selection_changed)
        selection = self.selectionModel()
        selection.currentChanged.connect(self._on_current_changed)
        selection.selectionChanged.connect(self._on_selection_changed)

    def _keep(self) -> None:
        """Remember selection and scroll position before the rows change."""
        places = self.chosen
        is_little = self.shown is self._model or count(places) <= _MOST_STEPS
        self._choice = self.shown.rows_at(places) if is_little else ()
        place, above = self.top
        self._sight = (self.shown.row_at(place) if place < self.shown.total else 0, above)
        if len(places) > 20:
            # Qt would search the whole selection at each inserted or removed row.
            self.selectionModel().clearSelection()

    def _keep_sight_of_all(self, changes: tuple[RowChange, ...]) -> None:
        """Keep the scroll position of all rows for when they are shown again."""
        row, above = self._sight_of_all
        self._sight_of_all = (place_after(changes, row), above)

    def _restore(self, changes: tuple[RowChange, ...]) -> None:
        """Select new rows, or those selected before; restore the scroll position."""
        self._changed = True
        self.fit_rows()
        # Comments may have changed where no record has.
        self.viewport().update()
        row, above = self._sight
        if (row, above) != (0, 0):
            self.show_top(self.shown.place_near(place_after(changes, row)), above)
        if self._model.is_new:
            # The selection belonged to another document.
            self.quiet = True
            self.selectionModel().clear()
            self.quiet = False
        else:
            self.choose(self.shown.places_of(_followed(self._choice, changes)))
        self.selection_changed.emit()

    def _on_selection_changed(self) -> None:
        if not self._is_following:
            self.selection_changed.emit()

    def _on_current_changed(self, current: object, _previous: object) -> None:
        # Inserted and removed rows move the current cell; only the user's choice counts.
        place = self.currentIndex().row()
        if not self._is_following and not self.quiet and place >= 0:
            self.current_chosen.emit(self.shown.row_at(place))

    @property
    def _is_following(self) -> bool:
        return self._model.following or self.shown.following

    # --- keys ------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # The window's actions have the same keys; with the list in focus they mean records.
        return claims(event, lambda key: _key_of(key) is not None) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _key_of(event)
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.escaped.emit()
        elif key in self._signals:
            event.accept()
            self._signals[key].emit()
        elif event.keyCombination() in _OF_TWINS:
            # Without twins, Qt would move to another record without the selection.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        # Qt would read one row after the other.
        if self.model().rowCount() <= MOST_SEARCHED:
            super().keyboardSearch(search)

    # --- dragging --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # With Shift a drag selects the cells it passes, as on the board.
        self.setDragEnabled(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        cell = self.comment_at(event.position().toPoint())
        if cell >= 0 and event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            self.comment_wanted.emit(cell)
        else:
            super().mouseDoubleClickEvent(event)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        data = self.drag_data()
        if data is None:
            return
        dragged = QDrag(self)
        dragged.setMimeData(data)
        on_board = range(self._current, self._current + 1)
        dragged.setPixmap(self.picture(self.chosen_rows or (on_board,)))
        # Elsewhere a move would be a copy: nothing leaves this list unasked.
        either = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
        drag(dragged, either, Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._accept(event):
            self.setState(QAbstractItemView.State.DraggingState)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        # It scrolls near the edges.
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
        """Accept data that can be dropped here: moved within this list, copied from elsewhere."""
        own = self._is_own(event)
        if not own and not holds_records(event.mimeData()):
            event.ignore()
            return False
        copies = not own or bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        event.setDropAction(Qt.DropAction.CopyAction if copies else Qt.DropAction.MoveAction)
        event.accept()
        return True

    def _is_own(self, event: QDropEvent) -> bool:
        source = event.source()
        return isinstance(source, RecordView) and source.model() is self.model()


_OF_TWINS = tuple(
    QKeyCombination(Qt.KeyboardModifier.ControlModifier, key)
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
)


def _key_of(event: QKeyEvent) -> StandardKey | None:
    # Some desktops also bind old keys to Delete, such as Ctrl+D, which duplicates here.
    if deletes(event):
        return StandardKey.Delete
    keys = (StandardKey.Copy, StandardKey.Cut, StandardKey.Paste, StandardKey.SelectAll)
    return next((key for key in keys if event.matches(key)), None)


def _followed(rows: Rows, changes: tuple[RowChange, ...]) -> Rows:
    """Return the selected rows after some changes, given those before.

    New rows are selected; moved ones are if they were before.
    """
    come, gone = arrivals(changes), departures(changes)
    if come and count(come) != count(gone):
        return come
    # Changed records stay where they were.
    changes = tuple(change for change in changes if not isinstance(change, Altered))
    if len(rows) * len(changes) > _MOST_STEPS:
        return come
    stayed = rows_after(changes, rows)
    if not come:
        return stayed
    carried = zip(each(gone), each(come), strict=True)
    return joined([*stayed, *rows_of(there for here, there in carried if holds(rows, here))])
