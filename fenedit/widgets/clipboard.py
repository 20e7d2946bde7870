"""Copy, cut and paste: FENs and whole records, as text."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from fenedit.notation.fen import format_fen
from fenedit.rules.ep_convention import in_convention
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.intents.text import type_fen
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.session.transaction import Transaction


class Clipboard(QObject):
    """Copies from and pastes into one editor.

    Signals:
        said: a sentence for the status bar.
    """

    said = Signal(str)

    def __init__(self, editor: Editor, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self._settings = settings

    def copy_fen(self) -> None:
        """Copy the position as FEN; a draft is copied as it was typed."""
        state = self._editor.state
        if state.is_draft:
            QGuiApplication.clipboard().setText(state.fen_text)
            self.said.emit(self.tr("Copied as typed; the text is not a FEN yet."))
            return
        convention = self._settings.preferences.ep_convention
        fen = format_fen(in_convention(state.position, convention, state.chess960))
        QGuiApplication.clipboard().setText(fen)
        self._settings.add_recent_position(fen)
        self.said.emit(self.tr("Copied {fen}").format(fen=fen))

    def copy_record(self) -> None:
        """Copy the shown record as its line in the file."""
        if len(self._editor.state.collection):
            QGuiApplication.clipboard().setText(self._editor.state.record.line)
            self.said.emit(self.tr("Record copied."))

    def cut_record(self) -> None:
        """Copy the shown record, and take it out of the document."""
        self.copy_record()
        self._editor.perform(records.delete)

    def paste(self) -> None:
        """Paste what the clipboard holds as text."""
        self.paste_text(QGuiApplication.clipboard().text())

    def paste_records(self) -> None:
        """Insert what the clipboard holds as records behind the shown one."""
        self._paste(records.paste_as_records, QGuiApplication.clipboard().text())

    def paste_text(self, text: str) -> None:
        """Paste one position, or several as records; say so when there is none in the text.

        A single line that was meant as a FEN becomes the draft, for its fault to be mended.
        """
        draft = records.draft_in(text)
        if draft is None:
            self._paste(records.paste, text)
        elif self._editor.perform(type_fen, draft):
            self.said.emit(self.tr("This is no FEN yet; the FEN field shows where it goes wrong."))

    def _paste(self, intent: Callable[[EditorState, str], Transaction | None], text: str) -> None:
        if not records.positions_in(text):
            self.said.emit(
                self.tr("The clipboard holds no position; nothing was changed.")
                if text.strip()
                else self.tr("The clipboard holds no text.")
            )
            return
        if self._editor.perform(intent, text):
            self._settings.add_recent_position(format_fen(self._editor.state.position))
        else:
            self.said.emit(self.tr("That position is shown already."))
