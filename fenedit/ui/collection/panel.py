"""Lists the records of a document with small diagrams."""

from collections.abc import Callable, Generator, Iterator
from typing import get_args

from PySide6.QtCore import QEvent, QMimeData, QPoint, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
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
from fenedit.diagram.pieces.small import small_theme
from fenedit.diagram.theme import BoardTheme
from fenedit.documents.annotating import name_above
from fenedit.session.background import Slices
from fenedit.session.collection.model import CollectionModel, RecordRows
from fenedit.session.collection.rows import Rows, count, each
from fenedit.session.intents import many_records
from fenedit.session.state import EditorState, Transaction
from fenedit.ui.collection.text import record_words, verdict_text
from fenedit.ui.collection.views import Form, Mode, RecordText, RecordView, form_of
from fenedit.ui.panels.card import EmptyNote, Heading, tool_button
from fenedit.ui.panels.text import graded_sentence
from fenedit.ui.style import REST, icon, lay_out
from fenedit.ui.translation import grouped
from fenedit.ui.voice import describe_silently, open_menu
from fenedit.ui.workbench import Workbench


class ShownSlices(Slices):
    """Exhausts an iterator between events; shows a progress dialog if that takes a while."""

    def __init__(
        self,
        window: QWidget,
        words: str,
        size: int,
        steps: Iterator[object],
        done: Callable[[], None] | None = None,
    ) -> None:
        """Begin with `size` steps; ends by itself or when cancelled.

        `done` is called after the last step, but not if it was cancelled.
        """
        super().__init__(window)
        self._dialog = QProgressDialog(words, self.tr("Cancel"), 0, size, window)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(200)
        self._dialog.setAutoReset(False)
        self._dialog.canceled.connect(self.cancel)
        self.progressed.connect(self._dialog.setValue)
        if done is not None:
            self.done.connect(done)
        # Each value of the iterator is a step.
        self.start(enumerate(steps), now=True)

    def cancel(self) -> None:
        super().cancel()
        self._dialog.reset()
        self._dialog.deleteLater()
        self.deleteLater()


LEAST_WIDTH = 96
"""The width of a strip of small boards."""
_INSET = 12
_BUTTONS = ("add", "duplicate", "delete", "move_up", "move_down")
"""The commands below the list."""


class CollectionPanel(QFrame):
    """A list of the records, and buttons for the selected ones.

    It can be given any width from LEAST_WIDTH on, and shows the records as a strip of small boards,
    as rows, or as a grid of diagrams, whichever fits.

    Attributes:
        model: all rows, with more than their records.
        list: shows the records in one form or another, all or some.
        count_text: the label with the number of records.
        mode: the form that the user has chosen, or "auto".
    """

    def __init__(self, bench: Workbench, menu: QMenu) -> None:
        """Make the panel of a window; commands without a button are in a menu."""
        super().__init__(bench.window)
        self.setObjectName("collection")
        self.setAccessibleName(self.tr("Collection"))
        self.setMinimumWidth(LEAST_WIDTH)
        self.setAcceptDrops(True)
        self._bench = bench
        self._editor = bench.editor
        self._actions = bench.commands
        self._menu = menu
        self.mode: Mode = "auto"
        self.model = CollectionModel(bench.editor, record_words, graded_sentence, self)
        self.model.left = bench.moves.left_at
        bench.moves.changed.connect(self.model.objections_learnt)
        self.list = RecordView(self.model, self)
        self.list.set_letters(self._letters)
        self.list.delete_pressed.connect(self._delete)
        self.list.rows_dropped.connect(self._drop_rows)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.list.drag_data = self._drag_data
        self._name_list()
        self.list.current_chosen.connect(self._on_current_chosen)
        self.list.selection_changed.connect(self._say_count)
        self.count_text = ""
        self._numbers: tuple[str, ...] = ()
        self._roomy: list[QWidget] = []
        """The parts that a strip has no room for."""
        self._bars = QVBoxLayout()
        head, foot = self._make_head(), self._make_foot()
        self._empty = EmptyNote(self, "collections")
        self._no_hits = EmptyNote(self, "collections", "what-you-can-search-for")
        for note in (self._empty, self._no_hits):
            note.setContentsMargins(_INSET, 0, _INSET, 0)
        parts = head, self._bars, (self.list, 1), self._empty, self._no_hits, foot
        lay_out(QVBoxLayout(self), *parts, margins=0, spacing=0)
        self.apply_look()
        self.show_state(bench.editor.state)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        head.setMinimumHeight(34)
        self._title = Heading(self.tr("Collection"), head)
        self._count = QLabel(head)
        self._count.setObjectName("muted")
        self._forms = tool_button(head, self.tr("Show as rows, lines of text or gallery"))
        self._forms.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self._forms)
        menu.addActions([self._actions[f"view_{mode}"] for mode in get_args(Mode)])
        self._forms.setMenu(menu)
        self._title.setContentsMargins(0, 0, 10, 0)
        find = self._button(self._actions["find"])
        self._head = lay_out(
            QHBoxLayout(head),
            self._title,
            (self._count, 1),
            self._forms,
            find,
            margins=(_INSET, 0, _INSET // 2, 0),
            spacing=0,
        )
        self._roomy += [self._forms, find]
        return head

    def _make_foot(self) -> QWidget:
        foot = QWidget(self)
        foot.setMinimumHeight(38)
        buttons = [self._button(self._actions[name]) for name in _BUTTONS]
        more = self._button(self._menu.menuAction())
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        lay_out(QHBoxLayout(foot), *buttons, REST, more, margins=(5, 2, 5, 2), spacing=1)
        # A strip has room for the first three.
        self._roomy += [*buttons[3:], more]
        return foot

    def add_bar(self, bar: QWidget) -> None:
        """Put something above the list."""
        self._bars.insertWidget(0, bar)

    def apply_look(self) -> None:
        """Draw the icons in the colours of the window, and rows in their size."""
        # In a strip the button is hidden.
        self._forms.setIcon(icon("list" if self.form == "strip" else self.form))
        self._menu.setIcon(icon("sort"))
        self.list.fit_rows()

    def show_no_hits(self, words: str, *, over: bool) -> None:
        """Say in place of the rows that no record was found, or none yet."""
        self.list.empty_words = words
        told = self.tr("You can search for words, pieces, squares, material and more.")
        self._no_hits.say(told if over and self.form != "strip" else "")

    def show_rows(self, rows: RecordRows | None) -> None:
        """Show only some records, or all (None)."""
        self.list.empty_words = ""
        self._no_hits.say("")
        self.list.show_rows(rows, self._editor.state.current)
        self._name_list()

    @property
    def form(self) -> Form:
        """The current form of the list."""
        return self.list.form

    def set_mode(self, mode: Mode) -> None:
        """Show the records in a chosen form, or in the one that fits ("auto")."""
        self.mode = mode
        self._fit()

    def offer_forms(self, offered: bool) -> None:
        """Enable the commands that choose a form; a narrow list is always a strip."""
        for mode in get_args(Mode)[1:]:
            self._actions[f"view_{mode}"].setEnabled(offered)

    @property
    def wanted_width(self) -> int:
        """The width that the chosen form needs, 0 if any will do."""
        return {"auto": 0, "list": 216, "compact": 300, "gallery": 350}[self.mode]

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_WIDTH, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the records in the form that fits the width."""
        form = form_of(self.mode, self.width())
        if form != self.form:
            self.list.set_form(form)
            is_strip = form == "strip"
            for widget in self._roomy:
                widget.setVisible(not is_strip)
            before = _INSET // 2 if is_strip else _INSET
            self._head.setContentsMargins(before, 0, _INSET // 2, 0)
            self._name_list()
            self.apply_look()
        self._show_count()

    @property
    def chosen(self) -> Rows:
        """The rows that a command acts on: the selected ones, or that of the shown record."""
        state = self._editor.state
        if not len(state.collection):
            return ()
        return self.list.chosen_rows or (range(state.current, state.current + 1),)

    def set_board(self, theme: BoardTheme, pieces: PieceSet) -> None:
        """Draw the small boards in these colours and pieces; needed before the first paint."""
        self.list.set_painter(BoardPainter(small_theme(theme), pieces))

    def show_state(self, state: EditorState) -> None:
        """Show a state's records, and which of them is shown on the board."""
        self.model.follow(state.collection)
        self.list.show_current(state.current)
        self._say_count()

    def begin_verdicts(self) -> None:
        """Drop the verdicts of a solver, and show new ones from now on."""
        self.model.begin_verdicts(lambda found: verdict_text(found, self._letters()).whole)

    def _letters(self) -> str:
        return self._bench.settings.move_letters

    def focus_list(self) -> None:
        """Focus the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def may_change(self, rows: Rows, most: int = 0) -> bool:
        """Return whether these rows can be changed at once; if not, say why.

        `most` is the limit, 0 for the usual one.
        """
        many, most = count(rows), most or many_records.MOST
        if many <= most:
            return True
        words = self.tr("Too many positions to change at once ({number}). Select up to {most}.")
        self._bench.say(words.format(number=grouped(many), most=grouped(most)))
        return False

    def is_as_it_was(self, state: EditorState) -> bool:
        """Return whether the records are still those of a state; if not, say so."""
        if self._editor.state.collection is state.collection:
            return True
        self._bench.say(self.tr("Nothing was changed: the positions changed in the meantime."))
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.list.fit_rows()

    def _name_list(self) -> None:
        of_all, of_found = {
            "compact": (
                self.tr("Positions of the file, as lines"),
                self.tr("Positions found, as lines"),
            ),
            "gallery": (
                self.tr("Positions of the file, as a gallery"),
                self.tr("Positions found, as a gallery"),
            ),
        }.get(self.form, (self.tr("Positions of the file"), self.tr("Positions found")))
        self.list.setAccessibleName(of_all if self.list.shown is self.model else of_found)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        # Screen readers would read the tip, which repeats the name.
        button.setAccessibleDescription(action.shortcut().toString())
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _say_count(self) -> None:
        total, selected = len(self._editor.state.collection), self.list.chosen_count
        number = self._editor.state.current + 1
        words = self.tr("{number} of {total}")
        if not total:
            words = self.tr("No positions")
        elif selected > 1:
            words, number = self.tr("{number} of {total} selected", "", total), selected
        self._numbers = (grouped(number), grouped(total)) if total else ()
        text = words.format(number=grouped(number), total=grouped(total))
        if self.count_text != text:
            self.count_text = text
            # A row that has the focus says this itself.
            describe_silently(self.list, text)
            self._show_count()

    def _show_count(self) -> None:
        """Write the count, shortened to the room there is."""
        text, is_strip = self.count_text, self.form == "strip"
        words = self.tr("A file can hold many positions; + adds one.")
        self._empty.say(words if self.model.total < 2 and not is_strip else "")
        self._count.setToolTip(text)
        width_of = QFontMetrics(self._count.font()).horizontalAdvance
        numbers = "/".join(self._numbers)
        # The numbers matter more than the title.
        for has_title in (not is_strip, False):
            self._title.setVisible(has_title)
            beside = self._head.sizeHint().width() - self._count.sizeHint().width()
            if width_of(numbers) < self.width() - beside:
                break
        two_lines = "/\n".join(self._numbers) if is_strip else ""
        shorter = [text, *filter(None, (numbers, two_lines, *self._numbers[:1]))]
        fitting = (
            words
            for words in shorter
            if max(map(width_of, words.split("\n"))) < self.width() - beside
        )
        text = next(fitting, shorter[-1])
        centred = Qt.AlignmentFlag.AlignHCenter if is_strip else Qt.AlignmentFlag.AlignLeading
        self._count.setAlignment(Qt.AlignmentFlag.AlignVCenter | centred)
        if self._count.text() != text:
            self._count.setText(text)

    def delete(self, rows: Rows, *, cut: bool = False) -> None:
        """Delete rows; in many places this takes a while."""
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
        """Make a change in steps, between which the window responds; say so if nothing changes."""
        state, found = self._editor.state, list[Transaction | None]()

        def run() -> Generator[None, None, None]:
            found.append((yield from steps))

        def finish() -> None:
            if not found or not self.is_as_it_was(state):
                return
            if found[0] is not None:
                self._editor.dispatch(found[0])
            elif unchanged:
                self._bench.say(unchanged)

        ShownSlices(self.window(), words, size, run(), finish)

    def _delete(self) -> None:
        self.delete(self.chosen)

    def _drop_rows(self, place: int, copies: bool) -> None:
        rows, row = self.chosen, self.list.row_before(place)
        if not rows or not self.may_change(rows):
            return
        state = self._editor.state
        if copies:
            steps = many_records.copying(state, rows, row)
            self.change(self.tr("Copying positions…"), len(rows), steps)
        else:
            steps = many_records.moving(state, rows, row)
            self.change(self.tr("Moving positions…"), 2 * len(rows), steps)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept the list's own records; dropped above the list, they go to the top."""
        event.setDropAction(Qt.DropAction.MoveAction)
        event.setAccepted(event.source() is self.list)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        is_above = event.position().y() < self.list.y()
        self.list.mark_drop(0 if is_above else None)
        event.setDropAction(Qt.DropAction.MoveAction)
        event.setAccepted(is_above)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.list.mark_drop(None)

    def dropEvent(self, event: QDropEvent) -> None:
        self.list.mark_drop(None)
        if event.position().y() < self.list.y():
            self._drop_rows(0, copies=False)

    def _drag_data(self) -> QMimeData | None:
        """Return the selected records as text; None if there are none, or too many."""
        rows, state = self.chosen, self._editor.state
        if not rows or not self.may_change(rows):
            return None
        text = RecordText(state.document.format)
        for row in each(rows):
            text.add(state.collection[row], name_above(state.collection, row))
        return text.data()

    def context_menu(self) -> QMenu:
        """Return a new menu of the commands for the selection."""
        menu = QMenu(self)
        for text, signal in (
            (self.tr("Cu&t"), self.list.cut_pressed),
            (self.tr("&Copy"), self.list.copy_pressed),
            (self.tr("&Paste"), self.list.paste_pressed),
        ):
            menu.addAction(text).triggered.connect(signal)
        menu.addSeparator()
        menu.addAction(self._actions["rename"])
        menu.addActions([self._actions[name] for name in _BUTTONS])
        menu.addSeparator()
        menu.addActions(self._menu.actions())
        return menu

    def _show_menu(self, place: QPoint) -> None:
        where = self.list.viewport().mapToGlobal(place)
        open_menu(self.context_menu(), where, by_keyboard=False)

    def _on_current_chosen(self, row: int) -> None:
        if row != self._editor.state.current:
            self._editor.show_record(row)
