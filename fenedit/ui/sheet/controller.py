"""Opens the window of sheets; nothing of it is imported before that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.sheet.dialog import SheetDialog


class SheetController(QObject):
    """Keeps the window of sheets of a main window."""

    def __init__(
        self,
        bench: Workbench,
        piece_sets: Callable[[], Iterable[tuple[str, str]]],
    ) -> None:
        """Make it; `piece_sets` returns their names in the settings, and what they are called."""
        super().__init__(bench.window)
        self._bench = bench
        self._piece_sets = piece_sets
        self._dialog: SheetDialog | None = None

    @property
    def dialog(self) -> SheetDialog | None:
        """The window, once it was asked for."""
        return self._dialog

    def open(self) -> None:
        """Show the window of sheets."""
        if self._dialog is None:
            from fenedit.ui.sheet.dialog import SheetDialog

            bench = self._bench
            self._dialog = SheetDialog(
                bench.editor,
                bench.settings,
                bench.look.load_pieces,
                self._piece_sets(),
                bench.rooms.collection.chosen,
                bench.window,
                language=self._language,
                pieces=bench.settings.preferences.piece_set,
            )
            self._dialog.said.connect(bench.say)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def close(self) -> None:
        """Close it, and end the process behind it, with the main window."""
        if self._dialog is not None:
            self._dialog.close_down()
            self._dialog.close()

    def _language(self) -> str:
        return self._bench.settings.preferences.move_letters
