"""The records of a document, listed with small diagrams."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QMimeData, QPoint, Qt
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressDialog,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.theme import BoardTheme
from fenedit.documents.errors import SourceError
from fenedit.session.collection.model import CollectionModel, RecordRows
from fenedit.session.collection.rows import Rows, count, each
from fenedit.session.intents import many_records
from fenedit.session.slices import Slices
from fenedit.session.state import EditorState, Transaction
from fenedit.ui.collection.text import record_words, verdict_sentence
from fenedit.ui.collection.views import Mode, RecordView, RecordViews, data_of
from fenedit.ui.panels.card import Card
from fenedit.ui.panels.text import graded_sentence
from fenedit.ui.workbench import Workbench

_UNTIL_SHOWN_MS: Final = 200


class ShownSlices(Slices):
    """Goes through an iterator while nobody waits; a window tells of it if it takes a while."""

    def __init__(
        self,
        window: QWidget,
        words: str,
        size: int,
        steps: Iterator[object],
        done: Callable[[], None] | None = None,
    ) -> None:
        """Begin; it ends by itself, or when the person cancels it.

        Args:
            window: what cannot be used meanwhile.
            words: what is being done.
            size: how many steps there are.
            steps: does one step of the work whenever it is asked for its next item.
            done: called behind the last step, if at all, and not if it was cancelled.
        """
        super().__init__(window)
        self._dialog = QProgressDialog(words, self.tr("Cancel"), 0, size, window)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(_UNTIL_SHOWN_MS)
        self._dialog.setAutoReset(False)
        self._dialog.canceled.connect(self.cancel)
        self.progressed.connect(self._dialog.setValue)
        if done is not None:
            self.done.connect(done)
        # Whatever a step yields, it is one.
        self.start(enumerate(steps), now=True)

    def cancel(self) -> None:
        super().cancel()
        self._dialog.reset()
        self._dialog.deleteLater()
        self.deleteLater()


_IN_MARGIN = 5
_BAR_IN_MARGIN = 10


class CollectionPanel(Card):
    """A list of the records, and buttons that act on those that are selected.

    Attributes:
        model: all rows, for what is to be known of them beside their records.
        views: shows records in one mode or another, all or some.
        list: the one of them that shows the records.
    """

    def __init__(
        self,
        bench: Workbench,
        buttons: Sequence[QAction],
        modes: Sequence[QAction] = (),
        menu: QMenu | None = None,
    ) -> None:
        """Make the panel.

        Args:
            bench: of the window whose records are listed.
            buttons: the window's actions on what is selected.
            modes: the window's actions that change how records are shown.
            menu: what else can be done to records; also the menu of the right button.
        """
        super().__init__("", bench.window)
        self.set_title(self.tr("Collection"))
        self._bench = bench
        self._editor = bench.editor
        self._menu = menu
        self._buttons = tuple(buttons)
        self.model = CollectionModel(bench.editor, record_words, graded_sentence, self)
        self.views = RecordViews(self.model, self)
        self.list = self.views.view
        self._connect_view(self.list)
        self.views.current_chosen.connect(self._on_current_chosen)
        self.views.selection_changed.connect(self._say_count)
        self._count = QLabel(self)
        self._count.setObjectName("muted")
        for action in modes:
            self._head.addWidget(self._button(action))
        foot = QVBoxLayout()
        foot.setSpacing(self.body.spacing())
        foot.addWidget(self._count)
        foot.addLayout(self._make_buttons())
        self.body.addWidget(self.views, 1)
        self.body.addLayout(foot)
        self._widen_rows(foot)
        self.show_state(bench.editor.state)

    def _widen_rows(self, foot: QVBoxLayout) -> None:
        """Let boxes of rows and the scroll bar stand in the margin of what is above and below."""
        outer = self.layout()
        assert outer is not None  # the card has made it
        around = outer.contentsMargins()
        outer.setContentsMargins(around - QMargins(_IN_MARGIN, 0, _BAR_IN_MARGIN, 0))
        self._head.setContentsMargins(_IN_MARGIN, 0, _BAR_IN_MARGIN, 0)
        foot.setContentsMargins(_IN_MARGIN, 0, _BAR_IN_MARGIN, 0)

    def add_bar(self, bar: QWidget) -> None:
        """Put something above the list."""
        self.body.insertWidget(0, bar)

    def show_rows(self, rows: RecordRows | None, words: str = "") -> None:
        """Show some records alone, or all (None); `words` stand there where there are none."""
        self.list.empty_words = words
        self.views.show_rows(rows, self._editor.state.current)
        self._name_views()

    @property
    def mode(self) -> Mode:
        """How records are shown now."""
        return self.views.mode

    def set_mode(self, mode: Mode) -> None:
        """Show the records in another way."""
        self.views.set_mode(mode)
        self._name_views()

    @property
    def chosen(self) -> Rows:
        """The rows that a command acts on: those selected, or else that of the shown record."""
        state = self._editor.state
        if not len(state.collection):
            return ()
        return self.views.chosen or (range(state.current, state.current + 1),)

    @property
    def count_text(self) -> str:
        """What is said of the number of records."""
        return self._count.text()

    def set_board(self, theme: BoardTheme, pieces: PieceSet) -> None:
        """Draw the small boards in a colouring with a piece set; needed before the first paint."""
        self.views.set_painter(BoardPainter(theme, pieces))

    def show_state(self, state: EditorState) -> None:
        """Show a state's records, and which of them is shown on the board."""
        self.model.follow(state.collection)
        self.views.show_current(state.current)
        self._say_count()

    def begin_verdicts(self) -> None:
        """Forget what a solver has found, and take note of what it finds from now on."""
        self.model.begin_verdicts(verdict_sentence)

    def focus_list(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def may_change(self, rows: Rows, most: int = 0) -> bool:
        """Tell whether so many records can be changed at once; if not, the person is told why.

        `most` is how many there may be, 0 for the usual number.
        """
        many, most = count(rows), most or many_records.MOST
        if many <= most:
            return True
        words = self.tr("{number} positions are too many to change at once; select up to {most}.")
        self._bench.say(words.format(number=f"{many:,}", most=f"{most:,}"))
        return False

    def is_as_it_was(self, state: EditorState) -> bool:
        """Tell whether the records are those of a state; if not, the person is told."""
        if self._editor.state.collection is state.collection:
            return True
        self._bench.say(self.tr("The positions were changed meanwhile; nothing else was done."))
        return False

    def data(self, rows: Rows) -> QMimeData | None:
        """Return records as text for elsewhere; None for none, or where they are too many."""
        state = self._editor.state
        if not rows or not self.may_change(rows):
            return None
        records = (state.collection[row] for row in each(rows))
        try:
            return data_of(records, state.document.format)
        except SourceError as error:
            self._editor.unreadable.emit(error)
            return None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.views.fit_rows()

    def _connect_view(self, view: RecordView) -> None:
        view.delete_pressed.connect(self._delete)
        view.rows_dropped.connect(self._drop_rows)
        view.customContextMenuRequested.connect(self._show_menu)
        view.drag_data = self._drag_data
        view.drag_picture = self._drag_picture
        self._name_views()

    def _name_views(self) -> None:
        names = {
            "list": self.tr("Positions of the file"),
            "compact": self.tr("Positions of the file, as lines"),
            "gallery": self.tr("Positions of the file, as a gallery"),
        }
        found = {
            "list": self.tr("Positions that were found"),
            "compact": self.tr("Positions that were found, as lines"),
            "gallery": self.tr("Positions that were found, as a gallery"),
        }
        is_all = self.views.shown is self.model
        self.list.setAccessibleName((names if is_all else found)[self.mode])

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        for action in self._buttons:
            row.addWidget(self._button(action))
        row.addStretch(1)
        if self._menu is not None:
            more = self._button(self._menu.menuAction())
            more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            row.addWidget(more)
        return row

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _say_count(self) -> None:
        total, selected = len(self._editor.state.collection), self.views.chosen_count
        number = self._editor.state.current + 1
        words = self.tr("{number} of {total} positions", "", total)
        if total < 2:
            words = self.tr("1 position") if total else self.tr("No positions")
        elif selected > 1:
            words, number = self.tr("{number} of {total} selected", "", total), selected
        text = words.format(number=f"{number:,}", total=f"{total:,}")
        if self._count.text() != text:
            self._count.setText(text)
            self.list.setAccessibleDescription(text)

    def delete(self, rows: Rows, *, cut: bool = False) -> None:
        """Take rows out of the document; where they lie in many places it takes a while."""
        if not rows or not self.may_change(rows):
            return
        steps = many_records.deleting(self._editor.state, rows, cut=cut)
        self.change(self.tr("Deleting positions…"), len(rows), steps)

    def change(
        self,
        words: str,
        size: int,
        steps: Generator[None, None, Transaction | None],
        unchanged: str = "",
    ) -> None:
        """Make a change in steps between which the window answers; say so if nothing changes."""
        state, found = self._editor.state, list[Transaction | None]()

        def finish() -> None:
            if not found or not self.is_as_it_was(state):
                return
            if found[0] is not None:
                self._editor.dispatch(found[0])
            elif unchanged:
                self._bench.say(unchanged)

        ShownSlices(self.window(), words, size, self._editor.stepped(steps, found.append), finish)

    def _delete(self) -> None:
        self.delete(self.chosen)

    def _drop_rows(self, place: int, copies: bool) -> None:
        rows, row = self.chosen, self.views.row_before(place)
        if not rows or not self.may_change(rows):
            return
        state = self._editor.state
        if copies:
            steps = many_records.copying(state, rows, row)
            self.change(self.tr("Copying positions…"), len(rows), steps)
        else:
            steps = many_records.moving(state, rows, row)
            self.change(self.tr("Moving positions…"), 2 * len(rows), steps)

    def _drag_data(self) -> QMimeData | None:
        return self.data(self.chosen)

    def _drag_picture(self) -> QPixmap:
        return self.views.picture(self.chosen)

    def context_menu(self) -> QMenu:
        """Return a new menu of what can be done to what is selected; it goes when it is closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, signal in (
            (self.tr("Cu&t"), self.list.cut_pressed),
            (self.tr("&Copy"), self.list.copy_pressed),
            (self.tr("&Paste"), self.list.paste_pressed),
        ):
            menu.addAction(text).triggered.connect(signal)
        menu.addSeparator()
        menu.addActions(self._buttons)
        if self._menu is not None:
            menu.addSeparator()
            menu.addActions(self._menu.actions())
        return menu

    def _show_menu(self, place: QPoint) -> None:
        self.context_menu().popup(self.list.viewport().mapToGlobal(place))

    def _on_current_chosen(self, row: int) -> None:
        if row != self._editor.state.current:
            self._editor.show_record(row)
