"""What can be done to many records at once, from menus, keys and drops."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.collection import Collection
from fenedit.documents.document import Document
from fenedit.documents.opening import OpenError, open_document
from fenedit.documents.record import Record
from fenedit.session.editor import Editor
from fenedit.session.intents import many_records, records
from fenedit.session.intents.common import fitted
from fenedit.session.numbering import with_number
from fenedit.session.rows import Rows, count, each, span
from fenedit.session.sorting import Key, SortBy, key_of_record, sorted_rows
from fenedit.session.transaction import Label
from fenedit.widgets.clipboard import Clipboard, text_in
from fenedit.widgets.collection.record_data import RecordText, own_records
from fenedit.widgets.collection.slices import Slices
from fenedit.widgets.collection.words import record_words

if TYPE_CHECKING:
    from fenedit.widgets.collection.panel import CollectionPanel
    from fenedit.widgets.files.controller import FileController


class RecordCommands(QObject):
    """Acts on what is selected in one list.

    Signals:
        said: a sentence for the status bar.
        document_wanted: a Document that the person wants a window of its own for.
    """

    said = Signal(str)
    document_wanted = Signal(object)

    def __init__(
        self,
        window: QWidget,
        editor: Editor,
        panel: CollectionPanel,
        clipboard: Clipboard,
        files: FileController,
    ) -> None:
        super().__init__(panel)
        self._window = window
        self._editor = editor
        self._panel = panel
        self._clipboard = clipboard
        self._files = files
        panel.copy_requested.connect(self.copy)
        panel.cut_requested.connect(self.cut)
        panel.paste_requested.connect(self.paste)
        panel.data_dropped.connect(self.take)
        panel.said.connect(self.said)

    # --- clipboard and drops ---------------------------------------------------------------

    def copy(self) -> None:
        """Copy the selected records as lines of text."""
        self._copy(self._panel.chosen, self._say_copied)

    def cut(self) -> None:
        """Copy the selected records, and take them out of the document."""
        self._copy(self._panel.chosen, partial(self._panel.delete, cut=True))

    def _copy(self, rows: Rows, done: Callable[[Rows], None]) -> None:
        if not rows or not self._panel.may_change(rows):
            return
        state = self._editor.state
        text = RecordText(state.document.format)

        def read() -> Iterator[None]:
            for row in each(rows):
                text.add(state.collection[row])
                yield

        def finish() -> None:
            QGuiApplication.clipboard().setMimeData(text.data())
            done(rows)

        Slices(self._window, self.tr("Copying positions…"), count(rows), read(), finish)

    def _say_copied(self, rows: Rows) -> None:
        many = count(rows)
        words = self.tr("Record copied.")
        if many > 1:
            words = self.tr("{number} records copied.", "", many).format(number=f"{many:,}")
        self.said.emit(words)

    def paste(self) -> None:
        """Insert what the clipboard holds as records behind the shown one."""
        data = QGuiApplication.clipboard().mimeData()
        file_format = self._editor.state.document.format
        own = own_records(data, file_format) if data is not None else None
        if own is None:
            self._clipboard.paste_records()
        else:
            self._editor.perform(records.paste_own, own)

    def take(self, data: QMimeData, row: int) -> None:
        """Insert what was dropped before a row."""
        own = own_records(data, self._editor.state.document.format)
        if own is None:
            self._clipboard.paste_records_at(row, text_in(data))
            return
        label = Label("paste-records", count=len(own))
        self._editor.perform(many_records.insert, row, own, label, "records.paste")

    # --- what is selected ------------------------------------------------------------------

    def take_over(self, name: str) -> bool:
        """Do what an action of one record does, where several are selected; True if so."""
        rows = self._panel.chosen
        if count(rows) < 2:
            return False
        if self._panel.may_change(rows):
            match name:
                case "duplicate":
                    self._editor.perform(many_records.duplicate, rows)
                case "delete":
                    self._panel.delete(rows)
                case _:
                    steps = -1 if name == "move_up" else 1
                    self._editor.perform(many_records.step, rows, steps)
        return True

    def sort(self, by: SortBy, *, down: bool) -> None:
        """Sort the selected records, or all where but one is selected."""
        rows = self._many()
        if not self._panel.may_change((span(rows),), many_records.MOST_ARRANGED):
            return
        numbers, keys = list(each(rows)), list[Key | None]()
        state, model = self._editor.state, self._panel.objection_model()
        collection = state.collection

        def read() -> Iterator[object]:
            for row in numbers:
                objection = model.objection(row) if by == "verdict" else None
                keys.append(
                    key_of_record(collection[row], by, lambda r: record_words(r).title, objection)
                )
                yield row

        def arrange() -> None:
            if not self._panel.is_as_it_was(state):
                return
            order = sorted_rows(numbers, keys, down=down)
            label = Label("sort-records", count=len(numbers))
            if not self._editor.perform(many_records.arrange, rows, order, label):
                self.said.emit(self.tr("The positions stand in this order already."))

        Slices(self._window, self.tr("Sorting positions…"), len(numbers), read(), arrange)

    def reverse(self) -> None:
        """Turn the order of the selected records round, or of all."""
        rows = self._many()
        if self._panel.may_change((span(rows),), many_records.MOST_ARRANGED):
            order = list(each(rows))[::-1]
            label = Label("reverse-records", count=len(order))
            self._editor.perform(many_records.arrange, rows, order, label)

    def renumber(self) -> None:
        """Write the number of each selected record, or of all, as its `id`."""
        rows = self._many()
        if not self._panel.may_change(rows, many_records.MOST_ARRANGED):
            return
        file_format = self._editor.state.document.format

        def numbered(number: int, record: Record) -> Record:
            return with_number(record, number + 1, file_format)

        label = Label("renumber-records", count=count(rows))
        if not self._editor.perform(many_records.rewrite, rows, numbered, label):
            self.said.emit(self.tr("All have these numbers already, or can have none."))

    def split(self) -> None:
        """Show copies of the selected records in a new window."""
        rows, state = self._panel.chosen, self._editor.state
        if rows and self._panel.may_change(rows):
            chosen = [fitted(state, state.collection[row]) for row in each(rows)]
            collection = Collection(chosen, state.document.format)
            self.document_wanted.emit(Document(form=state.document.form, collection=collection))

    def append(self) -> None:
        """Let the person choose a file, and insert its records behind all others."""
        path = self._files.document.path
        chosen = self._files.questions.file_to_open(path.parent if path is not None else None)
        if chosen is not None:
            self.append_file(chosen)

    def append_file(self, path: Path) -> None:
        """Insert the records of a file behind all others."""
        try:
            document = open_document(path)
        except OpenError as error:
            self._files.questions.open_failed(error)
            return
        many, state = len(document.collection), self._editor.state
        if not self._panel.may_change((range(many),) if many else ()):
            return
        label = Label("append-file", count=many)
        end = len(state.collection)
        others = list(document.collection)
        if not self._editor.perform(many_records.insert, end, others, label, "records.append"):
            words = self.tr("“{name}” holds no positions.")
            self.said.emit(words.format(name=path.name))

    def _many(self) -> Rows:
        """Return the selected rows, or all where but one is selected."""
        rows = self._panel.chosen
        total = len(self._editor.state.collection)
        return rows if count(rows) > 1 else (range(total),) if total else ()
