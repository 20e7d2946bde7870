"""Commands for many records at once, from menus, keys and drops; edits comments."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from itertools import count as counting
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from fenedit.documents.annotating import name_above, named, with_line_above
from fenedit.documents.document import Collection, Document, asides_before
from fenedit.documents.record import Item
from fenedit.session.collection.rows import Rows, count, each, span
from fenedit.session.intents import many_records, records
from fenedit.session.intents.common import fitted
from fenedit.session.intents.fields import set_details
from fenedit.session.intents.many_records import Key, SortBy, key_of_record, sorting
from fenedit.session.state import EditorState, Intent, Label, Transaction
from fenedit.ui.collection.panel import ShownSlices
from fenedit.ui.collection.text import record_words
from fenedit.ui.collection.views import RecordText, own_records
from fenedit.ui.dialogs import Help
from fenedit.ui.panels.card import claims, label_of
from fenedit.ui.style import lay_out
from fenedit.ui.text_data import text_in
from fenedit.ui.translation import grouped
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.collection.panel import CollectionPanel


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CommentEdit(QPlainTextEdit):
    """Takes the lines of a comment; Enter is the dialog's, and with Shift begins another line."""

    def event(self, event: QEvent) -> bool:
        return claims(event, _ends) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _ends(event):
            event.ignore()
        elif event.key() in _ENTER:
            # Qt would insert a character that only looks like the end of a line.
            self.textCursor().insertBlock()
        else:
            super().keyPressEvent(event)


class CommentDialog(QDialog):
    """A modal dialog that edits the lines before a record.

    Attributes:
        edit: the lines.
    """

    def __init__(self, lines: list[str], name: str, parent: QWidget) -> None:
        """Edit some lines; `name` describes their place."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Comment"))
        heading = label_of(self, "", name)
        self.edit = CommentEdit(self)
        self.edit.setAccessibleName(name)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlainText("\n".join(lines) or "# ")
        self.edit.document().setModified(False)
        self.edit.moveCursor(self.edit.textCursor().MoveOperation.End)
        heading.setBuddy(self.edit)
        words = self.tr("Enter keeps the comment; Shift+Enter begins a new line.")
        hint = label_of(self, words=words)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        Help(buttons, "collections", "name-and-describe-positions")
        lay_out(QVBoxLayout(self), heading, (self.edit, 1), hint, buttons)
        self.resize(520, 220)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        parent.installEventFilter(self)
        self.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Apply the typed text before the window asks whether to save."""
        if event.type() == QEvent.Type.Close and self.isVisible():
            self.accept()
        return super().eventFilter(watched, event)

    @property
    def lines(self) -> list[str] | None:
        """The new lines; None if nothing was typed, so that every byte stays."""
        document = self.edit.document()
        if not document.isModified():
            return None
        block, lines = document.begin(), []
        while block.isValid():
            # `toPlainText` would replace unusual blanks.
            lines.append(block.text())
            block = block.next()
        return [] if [line.strip() for line in lines] in ([""], ["#"]) else lines


def _ends(event: QKeyEvent) -> bool:
    return event.key() in _ENTER and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier


class RecordCommands(QObject):
    """Commands for the selected records of one list."""

    def __init__(self, bench: Workbench, panel: CollectionPanel) -> None:
        super().__init__(panel)
        self._bench = bench
        self._window = bench.window
        self._editor = bench.editor
        self._panel = panel
        panel.list.copy_pressed.connect(self.copy)
        panel.list.cut_pressed.connect(self.cut)
        panel.list.paste_pressed.connect(self.paste)
        panel.list.data_dropped.connect(self._take)
        panel.list.comment_wanted.connect(self._edit_comment_at)

    # --- clipboard and drops ---------------------------------------------------------------

    def copy(self) -> None:
        """Copy the selected records as lines of text."""
        self._copy(self._panel.chosen, self._say_copied)

    def cut(self) -> None:
        """Copy the selected records, and delete them."""
        self._copy(self._panel.chosen, partial(self._panel.delete, cut=True))

    def _copy(self, rows: Rows, done: Callable[[Rows], None]) -> None:
        if not rows or not self._panel.may_change(rows):
            return
        state = self._editor.state
        text = RecordText(state.document.format)

        def keep() -> None:
            QGuiApplication.clipboard().setMimeData(text.data())
            if self._panel.is_as_it_was(state):
                done(rows)

        def add(collection: Collection, row: int) -> None:
            text.add(collection[row], name_above(collection, row))

        self._read(rows, add, keep)

    def _read(
        self, rows: Rows, take: Callable[[Collection, int], object], done: Callable[[], None]
    ) -> None:
        """Call a function for one record after another while the window stays responsive."""
        collection = self._editor.state.collection
        steps = (take(collection, row) for row in each(rows))
        ShownSlices(self._window, self.tr("Copying positions…"), count(rows), steps, done)

    def _say_copied(self, rows: Rows) -> None:
        many = count(rows)
        words = self.tr("Record copied.")
        if many > 1:
            words = self.tr("{number} records copied.", "", many).format(number=grouped(many))
        self._bench.say(words)

    def paste(self) -> None:
        """Paste the clipboard; records of this program verbatim."""
        data = QGuiApplication.clipboard().mimeData()
        file_format = self._editor.state.document.format
        own = own_records(data, file_format) if data is not None else None
        if own is None:
            self._bench.rooms.clipboard.paste()
        else:
            self._bench.rooms.clipboard.paste_own(own)

    def _take(self, data: QMimeData, place: int) -> None:
        """Insert dropped data before a cell."""
        row = self._panel.list.row_before(place)
        own = own_records(data, self._editor.state.document.format)
        if own is None:
            self._bench.rooms.clipboard.paste_text(text_in(data), at=row)
        else:
            self._bench.rooms.clipboard.paste_own(own, row)

    # --- what is selected ------------------------------------------------------------------

    def take_over(self, name: str, intent: Intent[[]], rows: Rows) -> None:
        """Apply an action with an intent for one record to several."""
        if not self._panel.may_change(rows):
            return
        state = self._editor.state
        match name:
            case "duplicate":
                steps = many_records.copying(state, rows, rows[-1].stop)
                self._panel.change(self.tr("Copying positions…"), len(rows), steps)
            case "delete":
                self._panel.delete(rows)
            case "move_up" | "move_down":
                step = -1 if name == "move_up" else 1
                steps = many_records.stepping(state, rows, step)
                self._panel.change(self.tr("Moving positions…"), 2 * len(rows), steps)
            case _:
                steps = many_records.performing(state, rows, intent)
                unchanged = self.tr("Nothing was changed in the selected positions.")
                if name == "stipulation":
                    # The field shows it as it is typed, and Enter only confirms it.
                    unchanged = ""
                self._panel.change(self.tr("Changing positions…"), count(rows), steps, unchanged)

    def sort(self, by: SortBy, *, down: bool) -> None:
        """Sort the selected records, or all if only one is selected."""
        rows = self._many()
        if not self._panel.may_change((span(rows),), many_records.MOST_ARRANGED):
            return
        numbers, keys = list(each(rows)), list[Key | None]()
        state, model = self._editor.state, self._panel.model
        collection = state.collection
        label = Label("sort-records", count=len(numbers))

        def steps() -> Generator[None, None, Transaction | None]:
            for row in numbers:
                record = named(collection, row)
                objection = model.objection_to(record) if by == "verdict" else None
                keys.append(key_of_record(record, by, lambda r: record_words(r).title, objection))
                yield
            order = yield from sorting(numbers, keys, down=down)
            return (yield from many_records.arranging(state, rows, order, label))

        unchanged = self.tr("The positions are already in this order.")
        self._panel.change(self.tr("Sorting positions…"), len(numbers), steps(), unchanged)

    def reverse(self) -> None:
        """Reverse the order of the selected records, or of all."""
        rows = self._many()
        if self._panel.may_change((span(rows),), many_records.MOST_ARRANGED):
            order = list(each(rows))[::-1]
            label = Label("reverse-records", count=len(order))
            steps = many_records.arranging(self._editor.state, rows, order, label)
            self._panel.change(self.tr("Reversing positions…"), len(order), steps)

    def renumber(self) -> None:
        """Write the number of each selected record, or of all, as its `id`."""
        rows = self._many()
        if not self._panel.may_change(rows, many_records.MOST_ARRANGED):
            return
        steps = many_records.renumbering(self._editor.state, rows)
        unchanged = self.tr("No position needs a new number.")
        self._panel.change(self.tr("Numbering positions…"), count(rows), steps, unchanged)

    def set_details(self) -> None:
        """Ask what to set in all selected records, the side to move included, and set it."""
        rows = self._panel.chosen
        if not rows or not self._panel.may_change(rows):
            return
        # Here, because most people never ask for it.
        from fenedit.ui.collection.details import DetailsDialog

        state, dialog = self._editor.state, DetailsDialog(count(rows), self._window)

        def keep() -> None:
            numbers, said, side = counting(1), dialog.said, dialog.side

            def details(shown: EditorState) -> Transaction | None:
                return set_details(shown, said, side, next(numbers))

            if self._panel.is_as_it_was(state):
                self.take_over("set_details", details, rows)

        dialog.accepted.connect(keep)
        dialog.open()

    def rename(self) -> None:
        """Open the editor for the name of the shown record in its row."""
        if not self._bench.commands["show_collection"].isChecked():
            self._bench.commands["show_collection"].trigger()
        if self._is_seen(self._editor.state.current):
            self._panel.list.edit_name()

    def _is_seen(self, row: int) -> bool:
        """Return whether a row is in the list; if not, say so."""
        seen = self._panel.list.shown.place(row) >= 0
        if not seen:
            self._bench.say(self.tr("This position is not among the matches in the list."))
        return seen

    def edit_comment(self) -> None:
        """Open the editor for the comment before the shown record."""
        self._edit_comment(self._editor.state.current)

    def _edit_comment_at(self, cell: int) -> None:
        """Edit the comment above a cell, or below the last."""
        shown = self._panel.list.shown
        whole = cell >= shown.total
        self._edit_comment(shown.row_count if whole else shown.row_at(cell))

    def _edit_comment(self, row: int) -> None:
        state, view = self._editor.state, self._panel.list
        if state.document.format == "pgn":
            self._bench.say(self.tr("In a PGN file, comments are part of the games."))
            return

        before = row < len(state.collection)
        if before:
            if not self._is_seen(row):
                return
            view.scrollTo(view.shown.index(view.shown.place(row)))
        asides = asides_before(state.collection, row)
        name = self.tr("Comment before position {number}").format(number=row + 1)
        name = name if before else self.tr("Comment after the last position")
        dialog = CommentDialog([aside.text for aside in asides], name, self._window)

        def keep() -> None:
            lines = dialog.lines
            if lines is not None and self._panel.is_as_it_was(state):
                self._editor.perform(records.comment, row, "\n".join(lines))

        dialog.accepted.connect(keep)
        dialog.open()

    def split(self) -> None:
        """Show copies of the selected records in a new window."""
        rows, state = self._panel.chosen, self._editor.state
        if rows and self._panel.may_change(rows):
            chosen: list[Item] = []

            def take(collection: Collection, row: int) -> None:
                chosen.extend(fitted(state, each) for each in with_line_above(collection, row))

            def show() -> None:
                collection = Collection(chosen, state.document.format)
                self._bench.show_document(Document(form=state.document.form, collection=collection))

            self._read(rows, take, show)

    def append(self) -> None:
        """Ask for a file, and append its records."""
        chosen = self._bench.rooms.files.file_to_append()
        if chosen is not None:
            self.append_file(chosen)

    def append_file(self, path: Path) -> None:
        """Append the records of a file."""
        document = self._bench.rooms.files.document_of(path)
        if document is None:
            return
        other = document.collection
        many = len(other)
        if self._panel.may_change((range(many),) if many else ()):
            steps = many_records.appending(self._editor.state, other)
            nothing = self.tr("No positions found in “{name}”.").format(name=path.name)
            self._panel.change(self.tr("Appending positions…"), many, steps, nothing)

    def _many(self) -> Rows:
        """Return the selected rows, or all if only one is selected."""
        rows = self._panel.chosen
        total = len(self._editor.state.collection)
        return rows if count(rows) > 1 else (range(total),) if total else ()
