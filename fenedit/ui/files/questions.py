"""What a window asks and tells about files.

Each window of its own is imported when it is shown: most sessions never see one, and together
they would take a fifth of the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.diagram.formats import FORMATS
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.record import Format
from fenedit.ui.files.saving import OLIVE, Kind, Target, target_of
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from fenedit.documents.conversion import Loss

_ANY: Final = (QT_TRANSLATE_NOOP("FileQuestions", "All files"), "*")
_ALL_POSITIONS: Final = (
    QT_TRANSLATE_NOOP("FileQuestions", "Positions"),
    "*.fen *.epd *.pgn *.olv *.txt *.gz",
)
_KINDS: Final[dict[Kind, tuple[str, str]]] = {
    "fen": (QT_TRANSLATE_NOOP("FileQuestions", "FEN, one position a line"), "*.fen *.fen.gz"),
    "epd": (
        QT_TRANSLATE_NOOP("FileQuestions", "EPD, positions with operations"),
        "*.epd *.epd.gz",
    ),
    "pgn": (QT_TRANSLATE_NOOP("FileQuestions", "PGN, games"), "*.pgn *.pgn.gz"),
    OLIVE: (QT_TRANSLATE_NOOP("FileQuestions", "Olive, collection of problems"), "*.olv"),
}
_OTHERS: Final = (
    (
        QT_TRANSLATE_NOOP("FileQuestions", "Pictures that FenEdit made"),
        " ".join(f"*.{each}" for each in FORMATS),
    ),
    (QT_TRANSLATE_NOOP("FileQuestions", "Text"), "*.txt"),
    (QT_TRANSLATE_NOOP("FileQuestions", "Compressed with gzip"), "*.gz"),
)


class FileQuestions:
    """Asks the person in front of one window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def about_unsaved(self, name: str) -> Literal["save", "discard", "cancel"]:
        """Ask what to do with unsaved work."""
        from fenedit.ui.files.dialogs import ask_about_unsaved

        return ask_about_unsaved(self._window, name).value

    def about_gone(self, name: str) -> Literal["save", "discard", "cancel"]:
        """Ask the same of a document without changes whose file is not there any more."""
        from fenedit.ui.files.dialogs import ask_about_gone

        return ask_about_gone(self._window, name).value

    def file_to_open(self, folder: Path | None) -> Path | None:
        """Ask for a file to open; None if the person would rather not."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(self._window, *_opening(folder))
        return Path(name) if name else None

    def files_to_open(self, folder: Path | None) -> list[Path]:
        """Ask for files to open; [] if the person would rather not."""
        from PySide6.QtWidgets import QFileDialog

        names, _ = QFileDialog.getOpenFileNames(self._window, *_opening(folder))
        return list(map(Path, names))

    def file_to_save(self, suggested: Path, kind: Format) -> Target | None:
        """Ask for a file to save to; None if the person would rather not.

        Args:
            suggested: the name that stands there first.
            kind: the format that is suggested. What the name's suffix stands for goes before
                what is chosen in the list of formats; a name without a suffix gets one.
        """
        # Here, because a file is saved many times to the place that it has.
        from fenedit.ui.files.dialogs import ask_where_to_save

        kinds: dict[str, Kind] = {_filter(words): kind for kind, words in _KINDS.items()}
        title = QCoreApplication.translate("FileQuestions", "Save As")
        first, others = _filter(_KINDS[kind]), (_filter(_ANY),)
        place = ask_where_to_save(self._window, title, suggested, kinds, first, others)
        return None if place is None else target_of(place.path, kinds.get(place.chosen))

    def about_losses(
        self, losses: Sequence[Loss], name: str, kind: Kind
    ) -> Literal["save", "elsewhere", "cancel"]:
        """Say what a format cannot hold of a document, and ask whether to save it all the same."""
        from fenedit.ui.files.dialogs import ask_about_losses

        return ask_about_losses(self._window, losses, name, kind)

    def open_failed(self, error: OpenError) -> None:
        """Say why a file could not be opened."""
        from fenedit.ui.files.dialogs import show_open_error

        show_open_error(self._window, error)

    def import_failed(self, path: Path) -> None:
        """Say why a collection of Olive could not be read."""
        from fenedit.ui.files.dialogs import show_olive_error

        show_olive_error(self._window, path)

    def save_failed(self, error: SaveError) -> bool:
        """Say why a file could not be saved; True to save elsewhere."""
        from fenedit.ui.files.dialogs import ask_to_save_elsewhere

        return ask_to_save_elsewhere(self._window, error)

    def may_write_utf_8(self, error: EncodeError) -> bool:
        """Ask whether to change the encoding for a character that the present one lacks."""
        from fenedit.ui.files.dialogs import ask_save_as_utf_8

        return ask_save_as_utf_8(self._window, error)

    def may_replace_read_only(self, path: Path) -> bool:
        """Ask whether a read-only file may be replaced."""
        from fenedit.ui.files.dialogs import ask_replace_read_only

        return ask_replace_read_only(self._window, path)

    def about_change(
        self, path: Path, change: DiskChange
    ) -> Literal["overwrite", "elsewhere", "cancel"]:
        """Ask where to save when another program has changed the file."""
        from fenedit.ui.files.dialogs import ask_changed_outside

        return ask_changed_outside(self._window, path, change)


def _opening(folder: Path | None) -> tuple[str, str, str]:
    """Return the title, the folder and the kinds of files of a dialog in which files are opened."""
    filters = map(_filter, (_ALL_POSITIONS, *_KINDS.values(), *_OTHERS, _ANY))
    title = QCoreApplication.translate("FileQuestions", "Open")
    return title, str(folder or ""), ";;".join(filters)


def _filter(words: tuple[str, str]) -> str:
    title, patterns = words
    return f"{QCoreApplication.translate('FileQuestions', title)} ({patterns})"
