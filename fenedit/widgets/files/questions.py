"""What a window asks and tells about files.

Each window of its own is imported when it is shown: most sessions never see one, and together
they would take a fifth of the start.
"""

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.encoding import EncodeError
from fenedit.documents.file_state import DiskChange
from fenedit.documents.opening import OpenError
from fenedit.documents.saving import SaveError

SUFFIX = "fen"


class FileQuestions:
    """Asks the person in front of one window."""

    def __init__(self, window: QWidget | None) -> None:
        self._window = window

    def about_unsaved(self, name: str) -> Literal["save", "discard", "cancel"]:
        """Ask what to do with unsaved work."""
        from fenedit.widgets.dialogs.unsaved import Choice, ask_about_unsaved

        choice = ask_about_unsaved(self._window, name)
        if choice is Choice.SAVE:
            return "save"
        return "discard" if choice is Choice.DISCARD else "cancel"

    def file_to_open(self, folder: Path | None) -> Path | None:
        """Ask for a file to open; None if the person would rather not."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self._window,
            QCoreApplication.translate("FileQuestions", "Open"),
            str(folder or ""),
            _filters(),
        )
        return Path(name) if name else None

    def file_to_save(self, suggested: Path) -> Path | None:
        """Ask for a file to save to; a name without a suffix gets one. None if there is none."""
        from PySide6.QtWidgets import QFileDialog

        title = QCoreApplication.translate("FileQuestions", "Save As")
        dialog = QFileDialog(self._window, title, str(suggested.parent), _filters())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # Set here, so that the dialog asks before it overwrites the file of the whole name.
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(suggested.name)
        chosen = dialog.exec()
        names = dialog.selectedFiles()
        dialog.deleteLater()
        return Path(names[0]) if chosen and names else None

    def open_failed(self, error: OpenError) -> None:
        """Say why a file could not be opened."""
        from fenedit.widgets.dialogs.message import show_open_error

        show_open_error(self._window, error)

    def save_failed(self, error: SaveError) -> None:
        """Say why a file could not be saved."""
        from fenedit.widgets.dialogs.message import show_save_error

        show_save_error(self._window, error)

    def may_write_utf_8(self, error: EncodeError) -> bool:
        """Ask whether to change the encoding for a character that the present one lacks."""
        from fenedit.widgets.dialogs.message import ask_save_as_utf_8

        return ask_save_as_utf_8(self._window, error)

    def may_replace_read_only(self, path: Path) -> bool:
        """Ask whether a read-only file may be replaced."""
        from fenedit.widgets.dialogs.message import ask_replace_read_only

        return ask_replace_read_only(self._window, path)

    def about_change(
        self, path: Path, change: DiskChange
    ) -> Literal["overwrite", "elsewhere", "cancel"]:
        """Ask where to save when another program has changed the file."""
        from fenedit.widgets.dialogs.message import ask_changed_outside

        return ask_changed_outside(self._window, path, change)


def _filters() -> str:
    return QCoreApplication.translate(
        "FileQuestions", "Positions (*.fen *.epd *.txt);;All files (*)"
    )
