"""Copy, cut and paste: positions in whatever spelling, and whole records, as text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from fenedit.notation.fen import format_fen
from fenedit.session.copying import copied_fen
from fenedit.session.intents import records
from fenedit.session.intents.records import type_fen
from fenedit.session.state import EditorState, Transaction
from fenedit.ui.dialogs import brought_up
from fenedit.ui.labels import notices_text
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.text_data import clipboard_text
from fenedit.ui.translation import grouped
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.notation.reading import Interpretation
    from fenedit.ui.clipboard.copy_as import CopyAsDialog

PasteIntent: TypeAlias = Callable[[EditorState, "Interpretation", str], Transaction | None]
"""An intent of `session.intents.records` that pastes what a text was understood as."""


class ClipboardController(QObject):
    """Copies from and pastes into one editor.

    What spellings and their dialogs need is imported when it is asked for, so that it does not
    delay the start.

    Signals:
        read: what was assumed or mended in a pasted text, for a note beside the FEN; "" for
            nothing, also where nothing was pasted: then the last note is past.
    """

    read = Signal(str)

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._editor = bench.editor
        self._settings = bench.settings
        self._copy_as: CopyAsDialog | None = None

    def copy_fen(self) -> None:
        """Copy the position that is shown as FEN; a draft is copied as it was typed."""
        state = self._bench.playing.shown_state
        if state.is_draft:
            QGuiApplication.clipboard().setText(state.fen_text)
            self._bench.say(self.tr("Copied as typed; the text is not a valid FEN yet."))
            return
        copy = copied_fen(state, self._settings.preferences)
        QGuiApplication.clipboard().setText(copy.text)
        self._settings.add_recent_position(copy.text)
        words = self.tr("Copied {fen}").format(fen=copy.text)
        if copy.left_out:
            from fenedit.ui.clipboard.text import left_out_words

            words = f"{words}. {left_out_words(copy.left_out)}"
        self._bench.say(words)

    def copy_as(self) -> None:
        """Open the window in which the position is copied in any spelling."""
        from fenedit.ui.clipboard.copy_as import CopyAsDialog

        self._copy_as = brought_up(self._copy_as, partial(CopyAsDialog, self._bench))

    def copy_record(self) -> None:
        """Copy the shown record as its line in the file."""
        if len(self._editor.state.collection):
            QGuiApplication.clipboard().setText(self._editor.state.record.line)
            self._bench.say(self.tr("Record copied."))

    def cut_record(self) -> None:
        """Copy the shown record, and take it out of the document."""
        self.copy_record()
        self._editor.perform(records.delete)

    def paste(self) -> None:
        """Paste what the clipboard holds as text, else the positions of a picture."""
        text = clipboard_text()
        # None where the program that had it has gone.
        data = None if text.strip() else QGuiApplication.clipboard().mimeData()
        if data is not None:
            found = self._bench.rooms.pictures.text_of_data(data)
            if found is not None:
                # Where a picture holds none, that has been said.
                if found:
                    self.paste_text(found)
                return
        self.paste_text(text)

    def paste_records(self) -> None:
        """Insert what the clipboard holds as records behind the shown one."""
        self._paste(records.paste_as_records, clipboard_text())

    def paste_records_at(self, row: int, text: str) -> None:
        """Insert what a text holds as records before the one of an index."""
        self._paste(partial(records.paste_as_records, at=row), text)

    def paste_text(self, text: str) -> None:
        """Paste one position, or several as records; say so when there is none in the text.

        A text that can be read in several ways is asked about. A single line that was meant as a
        FEN becomes the draft, for its fault to be mended.
        """
        self._paste(records.paste, text)

    def _paste(self, intent: PasteIntent, text: str) -> None:
        if len(text) > records.LONGEST:
            words = self.tr("Too long to paste ({0} characters). Open it as a file instead.")
            self._bench.say(words.format(grouped(len(text))))
            return
        self.read.emit("")
        readings, draft = records.understood(text)
        if len(readings) == 1 and readings[0].certain:
            self._take(intent, text, readings[0])
        elif readings:
            self._ask(intent, text, readings)
        elif intent is records.paste and draft is not None:
            # What is wrong with it is said of the text in the FEN field.
            self._editor.perform(type_fen, draft, whole=True)
        else:
            self._say_nothing_found(text)

    def _take(self, intent: PasteIntent, text: str, reading: Interpretation) -> None:
        from fenedit.ui.clipboard.text import read_words, remark_words

        transaction = self._editor.performed(intent, reading, text)
        if transaction is not None:
            self._settings.add_recent_position(format_fen(self._editor.state.position))
            news = read_words(reading), notices_text(transaction.notices)
            if words := " ".join(filter(None, news)):
                self._bench.say(words)
            self.read.emit(remark_words(reading))
        else:
            self._bench.say(self.tr("This position is already on the board."))

    def _ask(self, intent: PasteIntent, text: str, readings: tuple[Interpretation, ...]) -> None:
        from fenedit.ui.clipboard.readings import ReadingsDialog

        dialog = ReadingsDialog(readings, self._bench.draw_board, self._bench.window)
        dialog.taken.connect(partial(self._take, intent, text))
        # Not `exec`: where a text was dropped, its source waits until the drop has been handled.
        dialog.open()

    def _say_nothing_found(self, text: str) -> None:
        from fenedit.notation.spellings.codes import read_gbr

        if not text.strip():
            self._bench.say(self.tr("There is no text to paste."))
            return
        words = self.tr("No position found in this text.")
        if (fault := records.fault_in(text)) is not None:
            words = problem_sentence(fault)
        elif read_gbr(text) is not None:
            words = self.tr("This is a GBR code: it gives the pieces, but not their squares.")
        unchanged = self.tr("Nothing was changed.")
        self._bench.say(f"{words} {unchanged}")
