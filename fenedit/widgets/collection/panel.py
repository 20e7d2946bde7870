"""The records of a document, listed with small diagrams."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyleOptionViewItem,
    QTableView,
    QToolButton,
    QWidget,
)

from fenedit.diagram.painter import BoardPainter
from fenedit.diagram.piece_set import PieceSet
from fenedit.diagram.theme import BoardTheme
from fenedit.session.collection_model import CollectionModel
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.state import EditorState
from fenedit.widgets.collection.delegate import RecordDelegate
from fenedit.widgets.collection.words import record_words
from fenedit.widgets.panels.card import Card
from fenedit.widgets.panels.problem_words import graded_sentence

StandardKey = QKeySequence.StandardKey
EDITING = (StandardKey.Copy, StandardKey.Cut, StandardKey.Paste)
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class RecordList(QTableView):
    """One column of records.

    Signals:
        copy_pressed, cut_pressed, paste_pressed, delete_pressed: the usual keys.
    """

    # A table, because a change of one row costs a QListView of many rows too much.

    copy_pressed = Signal()
    cut_pressed = Signal()
    paste_pressed = Signal()
    delete_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._signals = {
            StandardKey.Copy: self.copy_pressed,
            StandardKey.Cut: self.cut_pressed,
            StandardKey.Paste: self.paste_pressed,
            StandardKey.Delete: self.delete_pressed,
        }

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
        if key is None:
            super().keyPressEvent(event)
            return
        event.accept()
        self._signals[key].emit()

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The delegate draws what is chosen, with round corners.
        option.palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)

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


class CollectionPanel(Card):
    """A list of the records, and buttons that act on the shown one.

    Signals:
        copy_requested, cut_requested, paste_requested: the usual keys, with the list in focus.
    """

    copy_requested = Signal()
    cut_requested = Signal()
    paste_requested = Signal()

    def __init__(
        self, editor: Editor, buttons: Sequence[QAction], parent: QWidget | None = None
    ) -> None:
        """Make the panel; `buttons` are the window's actions on the shown record."""
        super().__init__("", parent)
        self.set_title(self.tr("Collection"))
        self._editor = editor
        self._model = CollectionModel(editor, record_words, graded_sentence, self)
        self._delegate = RecordDelegate(self)
        self.list = self._make_list()
        self._count = QLabel(self)
        self._count.setObjectName("muted")
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self._count)
        self.body.addLayout(self._make_buttons(buttons))
        self.show_state(editor.state)

    @property
    def count_text(self) -> str:
        """What is said of the number of records."""
        return self._count.text()

    def set_board(self, theme: BoardTheme, pieces: PieceSet) -> None:
        """Draw the small boards in a colouring with a piece set; needed before the first paint."""
        self._delegate.set_painter(BoardPainter(theme, pieces))
        self.list.viewport().update()

    def show_state(self, state: EditorState) -> None:
        """Show a state's records, and which of them is shown on the board."""
        self._model.follow(state.collection)
        if self.list.currentIndex().row() != state.current:
            self.list.setCurrentIndex(self._model.index(state.current))
        text = self._count_text(state.current + 1, len(state.collection))
        if self._count.text() != text:
            self._count.setText(text)

    def focus_list(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit_rows()

    def _make_list(self) -> RecordList:
        view = RecordList(self)
        view.setAccessibleName(self.tr("Positions of the file"))
        view.setModel(self._model)
        self._model.objections_learnt.connect(view.viewport().update)
        view.setItemDelegate(self._delegate)
        view.selectionModel().currentChanged.connect(self._on_current_changed)
        view.copy_pressed.connect(self.copy_requested)
        view.cut_pressed.connect(self.cut_requested)
        view.paste_pressed.connect(self.paste_requested)
        view.delete_pressed.connect(self._delete)
        view.setMinimumWidth(190)
        view.verticalHeader().setDefaultSectionSize(self._delegate.row_height(view.font()))
        return view

    def _make_buttons(self, actions: Sequence[QAction]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        for action in actions:
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _count_text(self, number: int, count: int) -> str:
        if count == 0:
            return self.tr("No positions")
        if count == 1:
            return self.tr("1 position")
        return self.tr("{number} of %n positions", "", count).format(number=number)

    def _fit_rows(self) -> None:
        height = self._delegate.row_height(self.list.font())
        if self.list.verticalHeader().defaultSectionSize() != height:
            self.list.verticalHeader().setDefaultSectionSize(height)

    def _delete(self) -> None:
        self._editor.perform(records.delete)

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        # Rows that come and go move the view's current row; only a person's choice counts.
        chosen = current.row()
        if not self._model.following and chosen not in (-1, self._editor.state.current):
            self._editor.show_record(chosen)
