"""Copies, cuts and pastes positions in any spelling, and whole records, as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QPlainTextEdit

from fenedit.documents.record import Item
from fenedit.notation.fen import format_fen
from fenedit.notation.reading import Interpretation
from fenedit.notation.spellings.codes import read_gbr
from fenedit.notation.spellings.export import spelling
from fenedit.session import intents
from fenedit.session.copying import chosen_manner, copied_fen, spelt, wanted
from fenedit.session.intents import records
from fenedit.session.programs import open_outside
from fenedit.session.state import Transaction
from fenedit.ui.clipboard.text import left_out_words, read_words, remark_words
from fenedit.ui.dialogs import brought_up
from fenedit.ui.fen.line import FenLine
from fenedit.ui.keys import key_name
from fenedit.ui.labels import added_words, notices_text
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.text_data import clipboard_text, has_position
from fenedit.ui.translation import grouped
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.rules.moves.tree import MoveTree
    from fenedit.ui.clipboard.copy_as import CopyAsDialog


class ClipboardController(QObject):
    """Copies from and pastes into one editor.

    Signals:
        read: the note beside the FEN on what a paste assumed or mended; "" removes it.
    """

    read = Signal(str)

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._editor = bench.editor
        self._settings = bench.settings
        self._copy_as: CopyAsDialog | None = None
        self._has_advised = False

    def copy_fen(self) -> None:
        """Copy the shown position as FEN; a draft is copied as it was typed."""
        state = self._editor.shown
        if state.is_draft:
            QGuiApplication.clipboard().setText(state.fen_text)
            self._bench.say(self.tr("Copied as typed; the text is not a valid FEN yet."))
            return
        fen, left_out, _ = copied_fen(state, self._settings.preferences)
        QGuiApplication.clipboard().setText(fen)
        self._settings.add_recent_position(fen)
        words = self.tr("Copied {fen}").format(fen=fen)
        self._bench.say(f"{words}. {left_out_words(left_out)}" if left_out else words)

    def copy_as(self) -> None:
        """Open the window that copies the position in any spelling."""
        from fenedit.ui.clipboard.copy_as import CopyAsDialog

        self._copy_as = brought_up(self._copy_as, partial(CopyAsDialog, self._bench))

    def open_in_browser(self, code: str) -> None:
        """Open the shown position on a page of a chess site, given the code of its link."""
        editor, settings = self._editor, self._settings
        if not editor.shown.has_position:
            self._bench.say(self.tr("There is no position to open yet."))
            return
        given = wanted(editor.shown)
        # What belongs to the record is not expected there.
        given = given._replace(operations="", game=None, losses=())
        link = spelt(spelling(code), given, chosen_manner(settings.copy_options, settings))
        if open_outside(QUrl(link.text, QUrl.ParsingMode.StrictMode)):
            opened = self.tr("Opened in the browser.")
            self._bench.say(" ".join(filter(None, (opened, left_out_words(link.left_out)))))
        else:
            self._bench.say(self.tr("No browser was found. Copy As copies the link."))

    def cut_record(self) -> None:
        """Copy the shown record as its line in the file, and delete it."""
        if len(self._editor.state.collection):
            QGuiApplication.clipboard().setText(self._editor.state.record.line)
            self._bench.say(self.tr("Record copied."))
        self._editor.perform(records.delete)

    def paste_over(self) -> None:
        """Paste the clipboard; one position replaces the shown one.

        Where a line of text other than the FEN has the focus, it is pasted there: other programs
        paste plain text with these keys.
        """
        line = self._bench.window.focusWidget()
        if isinstance(line, QAbstractSpinBox):
            line = line.lineEdit()
        if isinstance(line, QLineEdit | QPlainTextEdit) and not isinstance(line, FenLine):
            line.paste()
        else:
            self.paste(over=True)

    def paste(self, *, over: bool = False) -> None:
        """Paste the text on the clipboard, else what a picture or copied files hold.

        A picture that keeps no position is read.
        """
        text = clipboard_text()
        # None if the program that owned it is gone.
        data = QGuiApplication.clipboard().mimeData()
        if data is None or has_position(text, data) or not self._paste_picture(data, over):
            self.paste_text(text, over=over)

    def _paste_picture(self, data: QMimeData, over: bool) -> bool:
        """Paste the positions of a picture or of copied files; False if there are none of these."""
        rooms = self._bench.rooms
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        kept = {path: rooms.pictures.text_of_file(path) for path in paths}
        if paths and None not in kept.values():
            for found in filter(None, kept.values()):
                self.paste_text(found, over=over)
            if pictures := [path for path, found in kept.items() if not found]:
                rooms.reading.read_files(pictures)
            return True
        text = rooms.pictures.text_of_data(data)
        if text:
            self.paste_text(text, over=over)
        return bool(text) or (text is not None and rooms.reading.read_data(data, over=over))

    def paste_own(self, own: Sequence[Item], at: int | None = None) -> None:
        """Paste records of this program, before the record with an index if given."""
        vacant = intents.pasting.is_vacant(self._editor.state)
        if (made := self._editor.performed(intents.pasting.paste_own, own, at=at)) is not None:
            self._say(made, vacant)

    def paste_text(self, text: str, *, over: bool = False, at: int | None = None) -> None:
        """Paste the positions of a text, see `intents.pasting.paste`; report a text without any.

        If a text has several interpretations, a dialog asks. A single line meant as a FEN becomes a
        draft, so that its fault can be mended.
        """
        if len(text) > records.LONGEST:
            words = self.tr("Too long to paste ({0} characters). Open it as a file instead.")
            self._bench.say(words.format(grouped(len(text))))
            return
        self.read.emit("")
        readings, draft = intents.pasting.understood(text)
        take = partial(self._take, text, over, at)
        if not over and at is None and draft is None:
            readings, tree = self._continued(text, readings)
            take = partial(self._take, text, over, at, tree=tree)
        if len(readings) == 1 and readings[0].certain:
            take(readings[0])
        elif readings:
            from fenedit.ui.clipboard.readings import ReadingsDialog

            dialog = ReadingsDialog(readings, self._bench.draw_board, self._bench.window)
            dialog.taken.connect(take)
            # Not `exec`: the source of a drop waits until it is handled.
            dialog.open()
        elif draft is not None:
            vacant = intents.pasting.is_vacant(self._editor.state)
            made = self._editor.performed(intents.pasting.paste_draft, draft, over=over, at=at)
            fault = self._editor.state.problem
            # Otherwise the message line shows the fault already.
            if made is not None and fault and (made.label.code == "paste-records" or not vacant):
                self._say(made, vacant, problem_sentence(fault))
        elif not text.strip():
            self._bench.say(self.tr("There is no text to paste."))
        else:
            words = self.tr("No position found in this text.")
            if (fault := intents.pasting.fault_in(text)) is not None:
                words = problem_sentence(fault)
            elif read_gbr(text) is not None:
                words = self.tr("This is a GBR code: it gives the pieces, but not their squares.")
            unchanged = self.tr("Nothing was changed.")
            self._bench.say(f"{words} {unchanged}")

    def _continued(
        self, text: str, readings: tuple[Interpretation, ...]
    ) -> tuple[tuple[Interpretation, ...], MoveTree | None]:
        """Return readings, including moves after the shown position, and these moves."""
        tree = self._bench.moves.tree if intents.pasting.has_move(text) else None
        if tree is None or tree.first is not None or self._editor.state.is_draft:
            # Moves of another variant are made by its rules.
            return readings, None
        # Imported here: it takes the `chess` package with it.
        from fenedit.session.intents.pasted_moves import continuing

        return continuing(text, readings, self._bench.moves.position, tree.chess960)

    def _take(
        self,
        text: str,
        over: bool,
        at: int | None,
        reading: Interpretation,
        tree: MoveTree | None = None,
    ) -> None:
        if reading.kind == "continuation" and tree is not None:
            self._bench.moves.play_on(tree)
            self._bench.say(self.tr("The moves continue the position shown."))
            return
        vacant = intents.pasting.is_vacant(self._editor.state)
        made = self._editor.performed(intents.pasting.paste, reading, text, over=over, at=at)
        if made is not None:
            if all(found.end is not None for found in reading.found):
                moves = self._bench.moves
                moves.go(moves.tree.end_of(()))
            self._settings.add_recent_position(format_fen(self._bench.moves.position))
            self._say(made, vacant, read_words(reading))
            self.read.emit(remark_words(reading))
        elif self._editor.waiting is None:
            self._bench.say(self.tr("This position is already on the board."))

    def _say(self, made: Transaction, vacant: bool, words: str = "") -> None:
        """Show some words, which positions a paste added or replaced, and its side effects.

        `vacant`: the position shown before was not worth keeping.
        """
        place, advice = "", ""
        if made.label.code == "paste-records":
            place = added_words(made.current + 1, made.label.count)
            if made.label.count == 1 and not self._has_advised:
                self._has_advised = True
                advice = self.tr("Paste Over ({keys}) replaces a position instead.")
                advice = advice.format(keys=key_name("Ctrl+Shift+V"))
        elif not vacant and all(each.code != "removed-with-position" for each in made.notices):
            place = self.tr("Replaced position {number}. Undo brings it back.")
            place = place.format(number=grouped(made.current + 1))
        # The end may be cut off in a narrow window.
        said = words, place, notices_text(made.notices), advice
        if joined := " ".join(filter(None, said)):
            self._bench.say(joined)
