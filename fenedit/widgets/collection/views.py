"""The ways to show records, one at a time: rows with diagrams, lines of text, a gallery."""

from typing import Final, Literal

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from fenedit.diagram.painter import BoardPainter
from fenedit.diagram.thumbnail import board_pixmap
from fenedit.documents.record import Record
from fenedit.notation.fen import format_fen
from fenedit.notation.placement import EMPTY_PLACEMENT
from fenedit.notation.position import START_POSITION
from fenedit.session.collection_model import CollectionModel
from fenedit.session.row_changes import (
    RowChange,
    arrivals,
    departures,
    place_after,
    rows_after,
)
from fenedit.session.rows import Rows, count, each, holds, joined, rows_of
from fenedit.widgets.collection.compact_delegate import CompactDelegate
from fenedit.widgets.collection.delegate import THUMBNAIL, BoardDelegate, RecordDelegate
from fenedit.widgets.collection.drag_picture import drag_picture
from fenedit.widgets.collection.gallery import RecordGallery
from fenedit.widgets.collection.record_view import RecordView
from fenedit.widgets.collection.tile_delegate import TileDelegate

Mode = Literal["list", "compact", "gallery"]
MODES: Final[tuple[Mode, ...]] = ("list", "compact", "gallery")
_FEW_PIECES: Final = 20
_MOST_STEPS: Final = 100_000
"""Pieces of a selection times changes, above which it is let go."""
_USUAL: Final = Record(format_fen(START_POSITION))
"""Has as many men as any position of a game."""
Flag = QItemSelectionModel.SelectionFlag


class RecordViews(QWidget):
    """The records in one of three modes; what is selected is the same in all.

    Attributes:
        table: shows rows with diagrams, or lines of text.

    Signals:
        made: a RecordView that is used from now on, to be connected.
        current_chosen: the row that the person went to.
        selection_changed: other rows are selected.
    """

    made = Signal(object)
    current_chosen = Signal(int)
    selection_changed = Signal()

    def __init__(self, model: CollectionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._mode: Mode = "list"
        self._painter: BoardPainter | None = None
        self._rows = RecordDelegate(self)
        self._rows.longest = model.words(_USUAL).summary
        self._lines = CompactDelegate(self)
        self._tiles = TileDelegate(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.table = RecordView(self)
        self._gallery: RecordGallery | None = None
        self._choice: Rows = ()
        self._sight = (0, 0)
        self._changed = False
        self._adopt(self.table)
        self.table.setItemDelegate(self._rows)
        selection = self.table.selectionModel()
        selection.currentChanged.connect(self._on_current_changed)
        selection.selectionChanged.connect(self._on_selection_changed)
        model.about_to_follow.connect(self._keep)
        model.followed.connect(self._restore)
        self.fit_rows()

    @property
    def mode(self) -> Mode:
        """How records are shown now."""
        return self._mode

    @property
    def view(self) -> RecordView:
        """What shows the records now."""
        gallery = self._gallery
        return gallery if gallery is not None and self._mode == "gallery" else self.table

    @property
    def row_delegate(self) -> BoardDelegate:
        """What draws rows with diagrams, for a list beside this."""
        return self._rows

    @property
    def chosen(self) -> Rows:
        """The selected rows."""
        return self.view.chosen

    def set_mode(self, mode: Mode) -> None:
        """Show the records in another way, the same ones as far as they go."""
        if mode == self._mode:
            return
        had_focus, top = self.view.hasFocus(), self.view.top[0]
        self._mode = mode
        if mode == "gallery" and self._gallery is None:
            self._gallery = self._make_gallery()
        self.table.setItemDelegate(self._lines if mode == "compact" else self._rows)
        self.fit_rows()
        self.table.setVisible(self.view is self.table)
        if self._gallery is not None:
            self._gallery.setVisible(self.view is self._gallery)
        self.view.show_top(top, 0)
        self.view.scrollTo(self.view.currentIndex())
        if had_focus:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_painter(self, painter: BoardPainter) -> None:
        """Draw the diagrams with a painter from now on."""
        self._painter = painter
        for delegate in (self._rows, self._lines, self._tiles):
            delegate.set_painter(painter)
        self.view.viewport().update()

    def fit_rows(self) -> None:
        """Make the rows as high as their font asks for."""
        font = self.table.font()
        delegate = self._lines if self._mode == "compact" else self._rows
        height = delegate.row_height(font)
        if self.table.verticalHeader().defaultSectionSize() != height:
            self.table.verticalHeader().setDefaultSectionSize(height)
        if self._gallery is not None:
            self._gallery.set_cell(*self._tiles.cell(self._gallery.font()))

    def show_current(self, row: int) -> None:
        """Show which record is on the board; it alone is selected unless it is among others."""
        view, index = self.view, self._model.index(row)
        changed, self._changed = self._changed, False
        if view.currentIndex().row() == row and not changed:
            return
        selection = view.selectionModel()
        if selection.isSelected(index) or (changed and selection.hasSelection()):
            selection.setCurrentIndex(index, Flag.NoUpdate)
            view.scrollTo(index)
        elif index.isValid():
            view.setCurrentIndex(index)

    def picture(self, rows: Rows) -> QPixmap:
        """Return what is seen of rows that are dragged."""
        board, ratio = QPixmap(), self.devicePixelRatioF()
        record = self._model.record(next(each(rows)))
        position = record.position or record.stale
        placement = position.placement if position else EMPTY_PLACEMENT
        if self._painter is not None:
            board = board_pixmap(placement, THUMBNAIL, self._painter, ratio)
        return drag_picture(board, count(rows), self.font(), ratio)

    def _make_gallery(self) -> RecordGallery:
        gallery = RecordGallery(self._tiles.cell(self.table.font()), self)
        gallery.setItemDelegate(self._tiles)
        self._adopt(gallery)
        own = gallery.selectionModel()
        gallery.setSelectionModel(self.table.selectionModel())
        own.deleteLater()
        return gallery

    def _adopt(self, view: RecordView) -> None:
        view.setModel(self._model)
        view.setMinimumWidth(160)
        self._model.objections_learnt.connect(view.viewport().update)
        self._column.addWidget(view)
        self.made.emit(view)

    def _keep(self) -> None:
        """Remember what is selected and in sight before the rows change."""
        self._choice = self.chosen
        self._sight = self.view.top
        if len(self._choice) > _FEW_PIECES:
            # Qt would look through all of them at each row that comes or goes.
            self.view.selectionModel().clearSelection()

    def _restore(self, changes: tuple[RowChange, ...]) -> None:
        """Select what came, or what was selected; leave in sight what was there."""
        self._changed = True
        row, above = self._sight
        if (row, above) != (0, 0):
            self.view.show_top(place_after(changes, row), above)
        if not self._model.is_new:
            self.view.choose(_followed(self._choice, changes))
        self.selection_changed.emit()

    def _on_selection_changed(self) -> None:
        if not self._model.following:
            self.selection_changed.emit()

    def _on_current_changed(self, current: object, _previous: object) -> None:
        # Rows that come and go move the view's current row; only a person's choice counts.
        row = self.view.currentIndex().row()
        if not self._model.following and row >= 0:
            self.current_chosen.emit(row)


def _followed(rows: Rows, changes: tuple[RowChange, ...]) -> Rows:
    """Return what is selected after some changes, of which some rows were selected before.

    What came by itself is; what was only carried elsewhere is if it was before.
    """
    come, gone = arrivals(changes), departures(changes)
    if come and count(come) != count(gone):
        return come
    if len(rows) * len(changes) > _MOST_STEPS:
        return come
    stayed = rows_after(changes, rows)
    if not come:
        return stayed
    carried = zip(each(gone), each(come), strict=True)
    return joined([*stayed, *rows_of(there for here, there in carried if holds(rows, here))])
