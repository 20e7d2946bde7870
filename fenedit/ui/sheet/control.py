"""Opens the window of sheets; nothing of it is imported before that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.session.editor import Editor
from fenedit.session.rows import Rows
from fenedit.session.settings import Settings

if TYPE_CHECKING:
    from fenedit.ui.sheet.dialog import SheetDialog


class SheetControl(QObject):
    """Keeps the window of sheets of a main window.

    Signals:
        said: a sentence for the status bar.
    """

    said = Signal(str)

    def __init__(
        self,
        editor: Editor,
        settings: Settings,
        window: QWidget,
        load_pieces: Callable[[str], PieceSet],
        piece_sets: Callable[[], Iterable[tuple[str, str]]],
        chosen: Callable[[], Rows],
    ) -> None:
        """Make it.

        Args:
            editor: whose records are printed.
            settings: keeps what was chosen last.
            window: what the window of sheets belongs to.
            load_pieces: returns a piece set by its name in the settings.
            piece_sets: returns these names, with what the sets are called.
            chosen: returns the rows that are selected in the list.
        """
        super().__init__(window)
        self._editor = editor
        self._settings = settings
        self._window = window
        self._load_pieces = load_pieces
        self._piece_sets = piece_sets
        self._chosen = chosen
        self._dialog: SheetDialog | None = None

    @property
    def dialog(self) -> SheetDialog | None:
        """The window, once it was asked for."""
        return self._dialog

    def open(self) -> None:
        """Show the window of sheets."""
        if self._dialog is None:
            from fenedit.ui.sheet.dialog import SheetDialog

            self._dialog = SheetDialog(
                self._editor,
                self._settings,
                self._load_pieces,
                self._piece_sets(),
                self._chosen,
                self._window,
                language=self._language,
                pieces=self._settings.preferences.piece_set,
            )
            self._dialog.said.connect(self.said)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def close(self) -> None:
        """Close it, and end the process behind it, with the main window."""
        if self._dialog is not None:
            self._dialog.close_down()
            self._dialog.close()

    def _language(self) -> str:
        return self._settings.preferences.move_letters
