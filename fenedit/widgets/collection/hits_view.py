"""The records that were found, in the place of all records."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from fenedit.session.hits_model import HitsModel
from fenedit.session.rows import Rows
from fenedit.widgets.collection.delegate import BoardDelegate
from fenedit.widgets.collection.record_view import RecordView
from fenedit.widgets.style import current_palette

_TINT = 0.16
_RADIUS = 7


class HitsView(RecordView):
    """Nothing but hits, as rows with diagrams; what is dropped has no place among them.

    Signals:
        current_chosen: the row of the collection that the person went to.
        selection_changed: other hits are selected.
        escaped: Esc was pressed.
    """

    current_chosen = Signal(int)
    selection_changed = Signal()
    escaped = Signal()

    def __init__(
        self, hits: HitsModel, delegate: BoardDelegate, parent: QWidget | None = None
    ) -> None:
        """Show hits as a delegate draws records."""
        super().__init__(parent)
        self._hits = hits
        self._delegate = delegate
        self._quiet = False
        self.setAcceptDrops(False)
        self.setModel(hits)
        self.setItemDelegate(delegate)
        self.setMinimumWidth(160)
        self.setAccessibleName(self.tr("Positions that were found"))
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        hits.modelAboutToBeReset.connect(self._hush)
        hits.modelReset.connect(self._speak)
        self._fit()

    @property
    def chosen_rows(self) -> Rows:
        """The selected hits, as rows of the collection."""
        return self._hits.rows_at(self.chosen)

    def show_current(self, row: int) -> None:
        """Show which record is on the board; it alone is selected unless it is among others."""
        place = self._hits.place(row)
        index = self._hits.index(place) if place >= 0 else self.rootIndex()
        if self.currentIndex() == index:
            return
        self._quiet = True
        selection = self.selectionModel()
        if index.isValid() and selection.isSelected(index):
            selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        elif index.isValid():
            self.setCurrentIndex(index)
        else:
            selection.clear()
        self._quiet = False
        if index.isValid():
            self.scrollTo(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would go to the first hit before it goes to the one that was clicked.
        self._quiet = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self._quiet = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def _fit(self) -> None:
        height = self._delegate.row_height(self.font())
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)

    def _hush(self) -> None:
        self._quiet = True

    def _speak(self) -> None:
        self._quiet = False

    def _on_current_changed(self, *_indices: object) -> None:
        place = self.currentIndex().row()
        if not self._quiet and place >= 0:
            self.current_chosen.emit(self._hits.rows[place])

    def _on_selection_changed(self) -> None:
        self.selection_changed.emit()


class HitMarks(QWidget):
    """Tints what was found, above a list of all records."""

    def __init__(self, view: RecordView, hits: HitsModel) -> None:
        """Lie over a view; the pointer goes through."""
        super().__init__(view)
        self._view = view
        self._hits = hits
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        view.viewport().installEventFilter(self)
        view.verticalScrollBar().valueChanged.connect(self.update)
        hits.rowsInserted.connect(self.update)
        hits.modelReset.connect(self.update)
        self._fit()
        self.show()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stay as large as what scrolls."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show}:
            self._fit()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = QColor(current_palette().accent)
        tint.setAlphaF(_TINT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        for row in self._hits.from_row(self._view.top[0]):
            rect = self._view.visualRect(self._view.model().index(row, 0))
            if rect.top() > self.height():
                break
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), _RADIUS, _RADIUS)
        painter.end()

    def _fit(self) -> None:
        self.setGeometry(self._view.viewport().geometry())
        self.raise_()
