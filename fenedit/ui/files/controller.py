"""New, Open and Save: controls a window's document and its file."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from fenedit import resource
from fenedit.documents.block import TableBlock
from fenedit.documents.conversion import Conversion, needs_conversion
from fenedit.documents.document import Collection, Document, new_document
from fenedit.documents.encoding import TITLES, UTF_16, EncodeError, is_utf_16
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.opening import begins_as_olive, document_from_bytes
from fenedit.documents.files.saving import interrupted_save
from fenedit.documents.losses import Loss
from fenedit.documents.packing import DELIMITERS
from fenedit.notation.safe_text import shown_name
from fenedit.session.intents.records import convert
from fenedit.ui.commands import plain, translated
from fenedit.ui.dialogs import accepted
from fenedit.ui.files.opening import document_of, imported_beside, interpretations, read_beside
from fenedit.ui.files.outside import LossBar, OutsideChanges
from fenedit.ui.files.saving import (
    COPIES,
    Target,
    changed_beside,
    converted_beside,
    fitting_format,
    named_for,
    saved_beside,
    table_beside,
)
from fenedit.ui.files.text import FileSentences, refused_words
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.files.questions import FileQuestions, Work

R = TypeVar("R")

_MANY_ROWS = 100_000
"""The number of rows of a table that are searched for positions in about half a second."""


class FileController(QObject):
    """Opens, saves and guards the document of one window.

    Attributes:
        outside: watches the file for changes by other programs.

    Signals:
        document_opened: another document is shown.
        saved: the file holds everything in the document.
    """

    document_opened = Signal()
    saved = Signal()

    def __init__(
        self,
        bench: Workbench,
        name: Callable[[], str],
        is_elsewhere: Callable[[Path], bool],
        refused: Callable[[], Sequence[str]],
    ) -> None:
        """Serve a window.

        Args:
            bench: the workbench of the window, which asks questions.
            name: returns the document's name, as the window shows it.
            is_elsewhere: raises another window that shows a file; returns False if there is none.
            refused: returns typed text that no record could take.
        """
        super().__init__(bench.window)
        self._bench = bench
        self._window = bench.window
        self._editor = bench.editor
        self._settings = bench.settings
        self._name = name
        self._is_elsewhere = is_elsewhere
        self._refused = refused
        self._sentences = FileSentences()
        self._busy = False
        self._losses: LossBar | None = None
        self.outside = OutsideChanges(bench, self.open_failed, self.save)
        self.outside.settled.connect(self.saved)
        self.outside.reloaded.connect(self.document_opened)

    @property
    def document(self) -> Document:
        """The current document."""
        return self._editor.state.document

    @property
    def holds_work(self) -> bool:
        """Whether there is unsaved work, which no other file may replace."""
        return self._is_unsaved() or self._gone() is not None

    def _is_unsaved(self) -> bool:
        return bool(self._refused() or self._editor.modified or self._bench.moves.unkept())

    @cached_property
    def questions(self) -> FileQuestions:
        """The dialogs of the window."""
        # Imported here: many sessions show no question.
        from fenedit.ui.files.questions import FileQuestions

        return FileQuestions(self._window)

    def open_failed(self, error: OpenError) -> None:
        """Say why a file could not be opened."""
        self.questions.open_failed(error)

    def new(self) -> None:
        """Begin a new document, once unsaved work is settled."""
        if self.settle_unsaved():
            self._show(new_document(self._settings.preferences.first_position))

    def chosen(self) -> list[Path]:
        """Ask for files to open, and return them; none if cancelled."""
        shown = self.document.path
        return self.questions.files_to_open(shown.parent if shown is not None else None)

    def open(self, path: Path) -> bool:
        """Open a file in place of the document, once unsaved work is settled.

        Returns:
            Whether the file is shown. If not, an error was shown, or another window with the file
            was raised.
        """
        if self._busy or self._is_elsewhere(path):
            return False
        document = self._read(path)
        if document is not None and self._is_unsaved():
            # Read again: settling may have saved this very file.
            document = self._read(path) if self.settle_unsaved() else None
        if document is None:
            return False
        if begins_as_olive(document):
            return self._import(document, path)
        self._show(document)
        self.look_into(path)
        return True

    def open_text(self, text: str, path: Path) -> bool:
        """Show positions that were found in a picture as a new document.

        Args:
            text: the positions, one a line, EPD or FEN.
            path: the picture, after which the document is called when it is saved.

        Returns:
            Whether they are shown; not if unsaved work is kept instead.
        """
        if not self.settle_unsaved():
            return False
        # Imported here: hardly any session opens a picture.
        from fenedit.ui.picture.text import opened_sentence

        document = document_from_bytes(f"{text}\n".encode())
        # By its name alone: its folder may belong to the program that it was dragged from.
        self._show(replace(document, origin=Path(path.name)), unsaved=True)
        self._bench.say(opened_sentence(path, len(self.document.collection)))
        return True

    def open_example(self, file: str, name: str) -> None:
        """Open a copy of an example that comes with the program, called by its name."""
        if not self.settle_unsaved():
            return
        path = resource(f"examples/{file}")
        name = plain(translated(name))
        document = document_from_bytes(path.read_bytes(), path)
        self._show(replace(document, origin=Path(file), file_format=document.format))
        words = self.tr("This is a copy of the example “{name}”. Save it to keep your changes.")
        self._bench.say(words.format(name=name))

    def file_to_append(self) -> Path | None:
        """Ask for a file whose records are to be appended to those of the document."""
        path = self.document.path
        return self.questions.file_to_open(path.parent if path is not None else None)

    def document_of(self, path: Path) -> Document | None:
        """Read a file without showing it; report why and return None if that fails.

        An Olive collection is converted, and losses are reported.
        """
        document = self._read(path)
        if document is not None and document.collection.table is not None:
            # Here, because few files are tables.
            from fenedit.jobs.tables import with_san

            return with_san(document)
        if document is None or not begins_as_olive(document):
            return document
        conversion = self._imported(document, path)
        if conversion is None:
            return None
        if conversion.losses:
            self.report_losses(conversion.losses, path)
        return conversion.document

    def report_losses(self, losses: Sequence[Loss], path: Path) -> None:
        """Report what was lost in reading a file, until another document is shown."""
        if self._losses is None:
            self._losses = LossBar(self._window)
            self._losses.insert_into(self._window)
        self._losses.report(losses, shown_name(path.name))

    def look_into(self, path: Path) -> None:
        """Remember a file that was just opened, and report what is unusual about it.

        If no line of it is a position, positions found elsewhere in its text are shown instead.
        """
        document = self.document
        if begins_as_olive(document):
            # Until its problems are read, or if they cannot be, its lines would be drafts.
            self._show(new_document(self._settings.preferences.first_position))
            self._import(document, path)
            return
        self._settings.add_recent_file(path)
        if document.collection.table is not None:
            self._ask_for_columns(document.collection, path)
            # Here, because few files are tables.
            from fenedit.jobs.tables import faults_in

            total = len(document.collection)
            faults = faults_in(self.document) if total <= _MANY_ROWS else ()
            self._bench.say(self._sentences.imported(path.name, total, *faults))
            return
        if self._show_finds(document, path):
            return
        earlier = interrupted_save(path)
        if earlier is not None:
            words = self.tr("Saving this file was interrupted. Its earlier content is in {copy}.")
            self._bench.say(words.format(copy=earlier))
        elif document.form.nul:
            words = self.tr("“{name}” contains NUL characters. They are kept.")
            self._bench.say(words.format(name=path.name))
        elif document.form.other is not None:
            self._report_encoding(path)

    def _ask_for_columns(self, rows: Collection, path: Path) -> None:
        """Ask for the columns of a table whose rows are shown, and apply them."""
        # Here, because few files are tables.
        from fenedit.documents.table import is_certain
        from fenedit.jobs.tables import with_table
        from fenedit.ui.files.columns import table_asked

        block, table = rows.blocks[0], rows.table
        if table is None or is_certain(table) or not isinstance(block, TableBlock):
            return
        row = next(iter(block.rows), "")
        chosen = table_asked(self._window, self._settings, table, row, path.name)
        if chosen != table:
            self._show(with_table(self.document, chosen))

    def save(self) -> bool:
        """Save to the document's file, or ask where if it has none; return whether it was saved."""
        if self._busy:
            return False
        path = self.document.path
        if path is None:
            return self.save_as()
        # Text that is being typed is saved, too.
        self._refused()
        change = self._while_busy(partial(changed_beside, self.document))
        if change is None:
            return False
        if change is not DiskChange.UNCHANGED:
            answer = self.questions.about_change(path, change)
            if answer != "overwrite":
                return answer == "elsewhere" and self.save_as()
        return self._save_to(self._as_it_was(path))

    def save_as(self) -> bool:
        """Ask for a file and save to it; return whether it was saved.

        The suffix of its name, or the chosen format, decides how it is written. A collection for
        Olive, or a table, is only a copy; the document stays unsaved.
        """
        if self._busy:
            return False
        self._refused()
        document = self.document
        fitting = fitting_format(document)
        suggested = document.path
        if suggested is None:
            suggested = document.origin or Path(self.tr("positions"))
            suggested = suggested.with_suffix(f".{fitting}")
        elif fitting != document.format:
            suggested = named_for(suggested, fitting)
        target = self.questions.file_to_save(suggested, fitting)
        return target is not None and self._save_to(target)

    def choose_encoding(self) -> None:
        """Ask for the encoding of the file, and open it again in that."""
        path = self.document.path
        if self._busy:
            return
        if path is None:
            words = self.tr("This document is not in a file yet. It will be saved in UTF-8.")
            self._bench.say(words)
            return
        # Imported here: hardly any file needs it.
        from fenedit.ui.files.encoding import encoding_chosen

        chosen = encoding_chosen(self._window, self.document, self._name())
        if chosen is None or not self.settle_unsaved():
            return
        document = self._read(path, chosen or None)
        if document is not None:
            self._editor.open_document(document, current=self._editor.state.current)
            self.document_opened.emit()
            if not self._report_encoding(path):
                words = self.tr("All lines of “{name}” are UTF-8.")
                self._bench.say(words.format(name=path.name))

    def _report_encoding(self, path: Path) -> bool:
        """Report how lines that are not UTF-8 are read; False if there are none."""
        form = self.document.form
        if form.other is None and not is_utf_16(form.encoding):
            return False
        if form.other is None:
            words = self.tr("“{name}” is read as {encoding}.")
        else:
            words = self.tr(
                "Lines of “{name}” that are not UTF-8 are read as {encoding}. If they look wrong, "
                "choose File › Encoding…"
            )
        encoding = TITLES[UTF_16 if form.other is None else form.other]
        self._bench.say(words.format(name=path.name, encoding=encoding))
        return True

    def settle_unsaved(self) -> bool:
        """Ask about unsaved work; False if the person cancels, or a file is being read or written.

        A document whose file has been deleted counts as unsaved work, too.
        """
        if self._busy:
            return False
        if not self.settle_refused():
            return False
        is_played = bool(self._bench.moves.unkept())
        if self._editor.modified or is_played:
            work: Work = "changes"
            if is_played:
                work = "both" if self._editor.modified else "moves"
            choice = self.questions.about_unsaved(self._name(), work)
            return self._keep_and_save() if choice == "save" else choice == "discard"
        target = self._gone()
        if target is None:
            return True
        choice = self.questions.about_gone(self._name())
        return self._save_to(target) if choice == "save" else choice == "discard"

    def _keep_and_save(self) -> bool:
        """Save, including moves played in its records; report a record that cannot hold them."""
        refused = self._bench.moves.keep_all()
        if not refused:
            return self.save()
        if self.document.collection[refused[0]].is_game:
            words = self.tr(
                "Not saved: with your moves, game {number} would lose a part of its text. Copy "
                "as PGN keeps them."
            )
        else:
            words = self.tr(
                "Not saved: record {number} cannot hold all moves that you played. Save as PGN."
            )
        self._bench.say(words.format(number=refused[0] + 1))
        return False

    def settle_refused(self) -> bool:
        """Ask about invalid values typed into Operations; False to keep them."""
        refused = self._refused()
        return not refused or self.questions.may_lose(refused)

    def _gone(self) -> Target | None:
        """Return the path of the document if its file is missing, otherwise None."""
        path = self.document.path
        if path is None or self.document.on_disk is None or os.path.lexists(path):
            return None
        return self._as_it_was(path)

    def _as_it_was(self, path: Path) -> Target:
        """Return the target that writes the document like its file."""
        return Target(path, self.document.file_format, self.document.form.packing)

    def _read(self, path: Path, encoding: str | None = None) -> Document | None:
        try:
            return self._while_busy(partial(read_beside, path=path, encoding=encoding))
        except OpenError as error:
            self.open_failed(error)
            return None

    def _show(self, document: Document, *, unsaved: bool = False) -> None:
        if self._losses is not None:
            self._losses.hide()
        self._editor.open_document(document, saved=Collection() if unsaved else None)
        self.document_opened.emit()

    def _import(self, document: Document, path: Path) -> bool:
        """Show the problems of a collection of Olive, whose lines a document holds.

        Return whether they are shown. The file is unchanged, and is not the document's file.
        """
        conversion = self._imported(document, path)
        if conversion is None:
            return False
        self._settings.add_recent_file(path)
        self._show(replace(conversion.document, origin=path), unsaved=True)
        if conversion.losses:
            self.report_losses(conversion.losses, path)
        self._bench.say(self._sentences.imported(path.name, len(conversion.document.collection)))
        return True

    def _imported(self, document: Document, path: Path) -> Conversion | None:
        """Convert an Olive collection; report why and return None if that fails."""
        # Here, because hardly any file is Olive's.
        from fenedit.documents.olive_entries import OliveError

        try:
            return self._while_busy(partial(imported_beside, document, path))
        except OliveError:
            self.questions.import_failed(path)
            return None

    def _show_finds(self, document: Document, path: Path) -> bool:
        """Show positions found in the text of a file in which no line is one, if certain."""
        readings = interpretations(document)
        if not readings:
            return False
        if not readings[0].certain:
            words = self.tr(
                "No line of “{name}” is a position, but its text may contain some. Copy the text "
                "and paste it here to choose how to read it."
            )
            self._bench.say(words.format(name=path.name))
            return True
        self._show(document_of(readings[0]), unsaved=True)
        if readings[0].kind == "popeye":
            self._bench.say(self._sentences.imported(path.name, len(readings[0].found)))
            return True
        words = self.tr(
            "No line of “{name}” is a position, but positions were found in its text. They are "
            "shown as a new document; the file is unchanged."
        )
        self._bench.say(words.format(name=path.name))
        return True

    def _save_to(self, target: Target) -> bool:
        """Save to a file in its format, after asking about what that would lose."""
        document = self.document.with_packing(target.packing)
        wanted = target.format or document.format
        if needs_conversion(document, wanted):
            delimiter = DELIMITERS.get(wanted, "")
            try:
                if delimiter:
                    conversion = self._tabled(document, delimiter, target.path.name)
                else:
                    work = partial(converted_beside, document, wanted)
                    conversion = self._done_or_said(work, target.path.name)
            except EncodeError as error:
                # A character that UTF-8 lacks as well is only reported.
                return self.questions.may_write_utf_8(error) and self.save_as()
            if conversion is None:
                return False
            losses = conversion.losses
            if delimiter and target.path in (document.path, document.origin):
                losses = (*losses, Loss("not-chosen", 1))
            if losses:
                answer = self.questions.about_losses(losses, self._name(), wanted)
                if answer != "save":
                    return answer == "elsewhere" and self.save_as()
            document = conversion.document.with_packing(target.packing)
        return self._write(target.path, document, export=wanted in COPIES)

    def _tabled(self, document: Document, delimiter: str, name: str) -> Conversion | None:
        """Return a document as the table of a file, once the person has chosen its columns.

        None if cancelled.
        """
        # Here, because few documents become tables.
        from fenedit.ui.files.columns import TableDialog

        room = self._bench.rooms.collection
        dialog = TableDialog(self._window, document, room, self._settings)
        if not accepted(dialog):
            return None
        columns = dialog.chosen, dialog.declined
        work = partial(table_beside, document, dialog.rows, *columns, delimiter, name)
        return self._done_or_said(work, name)

    def _write(
        self,
        path: Path,
        document: Document,
        *,
        replace_read_only: bool = False,
        export: bool = False,
    ) -> bool:
        """Write a document to a file; an export is a copy, and the document stays unsaved."""
        before = self.document.collection
        try:
            work = partial(saved_beside, path, document, allow_read_only=replace_read_only)
            on_disk = self._done_or_said(work, path.name)
        except EncodeError as error:
            if not self.questions.may_write_utf_8(error):
                return False
            self._editor.write_in(self.document.with_encoding("utf-8").form)
            in_utf_8 = document.with_encoding("utf-8")
            return self._write(path, in_utf_8, replace_read_only=replace_read_only)
        except SaveError as error:
            if error.code == "read-only" and self.questions.may_replace_read_only(path):
                return self._write(path, document, replace_read_only=True, export=export)
            return self.questions.save_failed(error) and self.save_as()
        if on_disk is None:
            return False
        if export:
            words = self._sentences.exported(path.name, modified=self._editor.modified)
        else:
            self._take_over(document.with_file(path, on_disk), before)
            self._settings.add_recent_file(path)
            self.saved.emit()
            words = self._sentences.saved(self.document)
            if self._bench.moves.unkept():
                unkept = self.tr(
                    "The moves that you played are not in the file: Moves › Keep in Record adds "
                    "them. A PGN file can hold all of them."
                )
                words = f"{words} {unkept}"
        refused = self._refused()
        self._bench.say(f"{words} {refused_words(refused).text}" if refused else words)
        return not export

    def _done_or_said(self, work: Callable[[QWidget], R | None], name: str) -> R | None:
        """Return the result of long work for a file; say that it is not saved if it was stopped."""
        done = self._while_busy(work)
        if done is None:
            words = self.tr("Not saved. “{name}” is unchanged, and your work is still here.")
            self._bench.say(words.format(name=name))
        return done

    def _while_busy(self, work: Callable[[QWidget], R]) -> R:
        """Do work that the window waits for; refuse other work on files meanwhile."""
        self._busy = True
        try:
            return work(self._window)
        finally:
            self._busy = False

    def _take_over(self, saved: Document, before: Collection) -> None:
        """Adopt a document that was just saved; `before` is the one shown when saving began."""
        if self.document.collection is not before:
            # Edits made meanwhile are not saved.
            self._editor.mark_saved(saved, before)
            return
        if not self._editor.undo_stack.canRedo():
            # Another step of undo would discard undone steps, which a save must not do.
            self._editor.perform(convert, saved.collection)
        self._editor.mark_saved(saved)
