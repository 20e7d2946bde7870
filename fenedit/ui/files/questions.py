"""Questions and messages about files, imported when the first one is shown."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from fenedit.diagram.options import FORMATS
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.losses import Loss
from fenedit.documents.packing import PACKINGS
from fenedit.documents.record import Format
from fenedit.notation.safe_text import shown_path
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.ui.dialogs import Words, accepted, clicked, message_box
from fenedit.ui.files.saving import OLIVE, Kind, Target, target_of
from fenedit.ui.files.text import (
    disk_change_words,
    encode_error_words,
    losses_words,
    olive_error_words,
    open_error_words,
    read_only_words,
    refused_words,
    save_error_words,
)
from fenedit.ui.style import current_palette

READ: Final = ("jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff")
"""Suffixes of pictures that are read, but not written."""
_Role = QMessageBox.ButtonRole
_Button = QMessageBox.StandardButton
_Here = TypeVar("_Here", bound=str)
"""The answer of a question for saving anyway."""
_UNREAD = "unread"
"""The object name of messages that wait to be read."""
translate = QCoreApplication.translate

Work: TypeAlias = Literal["changes", "moves", "both"]
"""The unsaved work: changes, moves played but not recorded, or both."""
SaveChoice: TypeAlias = Literal["save", "discard", "cancel"]
"""What to do with unsaved work."""


def _patterns(suffix: str) -> str:
    """Return name patterns of files with a suffix, compressed or not."""
    return " ".join(f"*.{suffix}{end}" for end in ("", *(row.suffix for row in PACKINGS.values())))


_ANY = (QT_TRANSLATE_NOOP("FileQuestions", "All files"), "*")
_ALL_POSITIONS = (
    QT_TRANSLATE_NOOP("FileQuestions", "Positions"),
    " ".join(
        [
            "*.fen *.epd *.pgn *.olv *.inp *.csv *.tsv *.txt",
            *(f"*{row.suffix}" for row in PACKINGS.values()),
        ]
    ),
)
_KINDS: dict[Kind, tuple[str, str]] = {
    "fen": (QT_TRANSLATE_NOOP("FileQuestions", "FEN, one position per line"), _patterns("fen")),
    "epd": (
        QT_TRANSLATE_NOOP("FileQuestions", "EPD, positions with operations"),
        _patterns("epd"),
    ),
    "pgn": (QT_TRANSLATE_NOOP("FileQuestions", "PGN, games"), _patterns("pgn")),
    OLIVE: (QT_TRANSLATE_NOOP("FileQuestions", "Olive, collection of puzzles"), "*.olv"),
    "csv": (QT_TRANSLATE_NOOP("FileQuestions", "CSV, table for spreadsheets"), _patterns("csv")),
    "tsv": (QT_TRANSLATE_NOOP("FileQuestions", "TSV, table with tabs"), _patterns("tsv")),
}
_PICTURES = " ".join(f"*.{each}" for each in (*FORMATS, *READ))
_ALL_KINDS = (
    QT_TRANSLATE_NOOP("FileQuestions", "Positions and pictures"),
    f"{_ALL_POSITIONS[1]} {_PICTURES}",
)
_OTHERS: Final = (
    (QT_TRANSLATE_NOOP("FileQuestions", "Pictures and PDF"), _PICTURES),
    (QT_TRANSLATE_NOOP("FileQuestions", "Text"), "*.txt"),
)


class FileQuestions:
    """Shows dialogs over one window, or over none."""

    def __init__(self, window: QWidget | None) -> None:
        self._window = window

    def about_unsaved(self, name: str, work: Work = "changes") -> SaveChoice:
        """Ask what to do with unsaved work; closing the dialog cancels."""
        return _save_choice(self.unsaved_box(name, work))

    def about_gone(self, name: str) -> SaveChoice:
        """Ask the same about an unchanged document whose file is missing."""
        return _save_choice(self.gone_box(name))

    def unsaved_box(self, name: str, work: Work = "changes") -> QMessageBox:
        """Return the question about unsaved work, not yet shown."""
        question = translate("unsaved", "Save the changes to “{name}”?").format(name=name)
        advice = translate("unsaved", "Unsaved changes will be lost.")
        title = translate("unsaved", "Unsaved Changes")
        played = translate("unsaved", "Moves that you played are not in the record.")
        if work == "moves":
            lost = translate("unsaved", "Moves that are not kept will be lost.")
            title, question, advice = translate("unsaved", "Unsaved Moves"), played, lost
        elif work == "both":
            advice = f"{played} {advice}"
        box = self._save_box(title, Words(question, advice))
        if work != "changes":
            box.button(_Button.Save).setText(translate("unsaved", "&Keep and Save"))
        return box

    def may_lose(self, refused: Sequence[str]) -> bool:
        """Ask whether invalid values typed into Operations may be discarded."""
        title = translate("unsaved", "Not Applied")
        return self._may(title, refused_words(refused), translate("unsaved", "&Discard"))

    def gone_box(self, name: str) -> QMessageBox:
        """Return the question about a missing file, not yet shown."""
        question = translate(
            "unsaved", "“{name}” was deleted or moved. Save it there again?"
        ).format(name=name)
        advice = translate("unsaved", "This window may have the only copy.")
        return self._save_box(translate("unsaved", "File Gone"), Words(question, advice))

    def file_to_open(self, folder: Path | None) -> Path | None:
        """Ask for a file to open; None if cancelled."""
        name, _ = QFileDialog.getOpenFileName(self._window, *_opening(folder))
        return Path(name) if name else None

    def files_to_open(self, folder: Path | None) -> list[Path]:
        """Ask for files to open; [] if cancelled."""
        names, _ = QFileDialog.getOpenFileNames(self._window, *_opening(folder, _ALL_KINDS))
        return list(map(Path, names))

    def file_to_save(self, suggested: Path, kind: Format) -> Target | None:
        """Ask for a file to save to; None if cancelled.

        Args:
            suggested: the initial name.
            kind: the suggested format. A known suffix of the name precedes the chosen format; a
                name without a suffix gets one.
        """
        kinds: dict[str, Kind] = {_filter(words): kind for kind, words in _KINDS.items()}
        title = translate("FileQuestions", "Save As")
        first, others = _filter(_KINDS[kind]), (_filter(_ANY),)
        place = ask_where_to_save(self._window, title, suggested, kinds, first, others)
        return None if place is None else target_of(place[0], kinds.get(place[1]))

    def about_losses(
        self, losses: Sequence[Loss], name: str, kind: Kind
    ) -> Literal["save", "elsewhere", "cancel"]:
        """Show what a format cannot hold of a document, and ask whether to save anyway."""
        title = translate("losses", "Not Everything Can Be Saved")
        save = translate("losses", "&Save Anyway")
        is_plain = kind == "fen" and {"names", "operations"} & {loss.code for loss in losses}
        if is_plain:
            save = translate("losses", "&Save as FEN")
            other = translate("losses", "Save as &EPD…")
        else:
            other = translate("losses", "Choose Another &Format…")
        return self._ask(title, losses_words(losses, name, kind), ("save", save), other)

    def open_failed(self, error: OpenError) -> None:
        """Say why a file could not be opened."""
        self._show_message(translate("message", "Cannot Open"), open_error_words(error), error.path)

    def import_failed(self, path: Path) -> None:
        """Say why a collection of Olive could not be read."""
        self._show_message(translate("message", "Cannot Open"), olive_error_words(path), path)

    def save_failed(self, error: SaveError) -> bool:
        """Say why a file could not be saved; True to save elsewhere."""
        words = _with_place(save_error_words(error), error.path)
        danger = current_palette().danger
        box = message_box(self._window, "error", danger, translate("message", "Not Saved"), words)
        box.setEscapeButton(box.addButton(_Button.Close))
        elsewhere = box.addButton(translate("message", "Save &As…"), _Role.AcceptRole)
        box.setDefaultButton(elsewhere)
        return clicked(box) is elsewhere

    def may_write_utf_8(self, error: EncodeError) -> bool:
        """Ask whether to change the encoding for a character that the present one lacks.

        A character that UTF-8 lacks as well is only reported.
        """
        title, words = translate("message", "Not Saved"), encode_error_words(error)
        if not error.fits_utf_8:
            self._show_message(title, words)
            return False
        return self._may(title, words, translate("message", "Save as &UTF-8"))

    def may_replace_read_only(self, path: Path) -> bool:
        """Ask whether a read-only file may be replaced."""
        title = translate("message", "Write-Protected File")
        return self._may(title, read_only_words(path), translate("message", "&Save Anyway"))

    def about_change(
        self, path: Path, change: DiskChange
    ) -> Literal["overwrite", "elsewhere", "cancel"]:
        """Ask where to save when another program has changed the file."""
        title = translate("message", "Changed by Another Program")
        if change is DiskChange.MISSING:
            yes = translate("message", "&Save There Again")
        else:
            yes = translate("message", "Save &Over It")
        other = translate("message", "Save Under &Another Name…")
        return self._ask(title, disk_change_words(path, change), ("overwrite", yes), other)

    # --- shared by questions ---------------------------------------------------------------

    def _warning(self, title: str, words: Words) -> QMessageBox:
        return message_box(self._window, "warning", current_palette().warning, title, words)

    def _save_box(self, title: str, words: Words) -> QMessageBox:
        box = self._warning(title, words)
        box.setStandardButtons(_Button.Save | _Button.Discard | _Button.Cancel)
        # Qt's own texts have no mnemonics.
        box.button(_Button.Save).setText(translate("unsaved", "&Save"))
        box.button(_Button.Discard).setText(translate("unsaved", "&Discard"))
        box.setDefaultButton(_Button.Save)
        box.setEscapeButton(_Button.Cancel)
        return box

    def _may(self, title: str, words: Words, yes: str) -> bool:
        return self._ask(title, words, ("yes", yes)) == "yes"

    def _ask(
        self, title: str, words: Words, here: tuple[_Here, str], other: str = ""
    ) -> _Here | Literal["elsewhere", "cancel"]:
        """Ask whether to do something that loses something.

        `here` is what is returned for that, and the words of its button; "elsewhere" has the button
        `other`, if there is one, and closing the dialog means "cancel".
        """
        box = self._warning(title, words)
        answer, yes = here
        save = box.addButton(yes, _Role.DestructiveRole if other else _Role.AcceptRole)
        elsewhere = box.addButton(other, _Role.AcceptRole) if other else None
        refuse = box.addButton(_Button.Cancel)
        # Enter gives the answer that loses nothing.
        box.setDefaultButton(elsewhere or refuse)
        box.setEscapeButton(refuse)
        chosen = clicked(box)
        if chosen is save:
            return answer
        return "cancel" if chosen in (refuse, None) else "elsewhere"

    def _show_message(self, title: str, words: Words, path: Path | None = None) -> None:
        """Show a message about a file, once earlier ones of the window are closed.

        This returns at once, so it may be called at any time.
        """
        if path is not None:
            words = _with_place(words, path)
        box = message_box(self._window, "error", current_palette().danger, title, words)
        box.setStandardButtons(_Button.Ok)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        unread = [] if self._window is None else self._window.findChildren(QMessageBox, _UNREAD)
        box.setObjectName(_UNREAD)
        if any(message.isVisible() for message in unread):
            unread[-1].finished.connect(box.open)
        else:
            box.open()


def _with_place(words: Words, path: Path) -> Words:
    return Words(words.text, f"{words.advice}\n\n{shown_path(path)}")


def _save_choice(box: QMessageBox) -> SaveChoice:
    button = clicked(box)
    chosen = _Button.Cancel if button is None else box.standardButton(button)
    if chosen == _Button.Save:
        return "save"
    return "discard" if chosen == _Button.Discard else "cancel"


def _opening(folder: Path | None, *first: tuple[str, str]) -> tuple[str, str, str]:
    """Return the title, folder and file types of a dialog that opens files."""
    compressed = translate("FileQuestions", "Compressed with {name}")
    filters = [
        *map(_filter, (*first, _ALL_POSITIONS, *_KINDS.values(), *_OTHERS)),
        *(f"{compressed.format(name=name)} (*{row.suffix})" for name, row in PACKINGS.items()),
        _filter(_ANY),
    ]
    title = translate("FileQuestions", "Open")
    return title, str(folder or ""), ";;".join(filters)


def _filter(words: tuple[str, str]) -> str:
    title, patterns = words
    return f"{translate('FileQuestions', title)} ({patterns})"


def ask_where_to_save(
    window: QWidget | None,
    title: str,
    suggested: Path,
    suffixes: Mapping[str, str],
    first: str,
    others: tuple[str, ...] = (),
) -> tuple[Path, str] | None:
    """Ask for a file, and before overwriting another; None if cancelled.

    Return its path, which has a suffix, and the chosen filter.

    Args:
        window: the parent of the dialog.
        title: its title.
        suggested: the initial name, in the initial folder.
        suffixes: for each filter, the suffix of a name without one.
        first: the initial filter.
        others: filters of files whatever their suffix; with one of them a name gets that of
            `first`.
    """
    filters = ";;".join((*suffixes, *others))
    dialog = QFileDialog(window, title, str(suggested.parent), filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)

    def take_suffix_of(chosen: str) -> None:
        # Set here, so that the dialog checks the whole name before overwriting a file.
        dialog.setDefaultSuffix(suffixes.get(chosen, suffixes[first]))

    dialog.filterSelected.connect(take_suffix_of)
    dialog.selectNameFilter(first)
    take_suffix_of(first)
    dialog.selectFile(suggested.name)
    if not accepted(dialog) or not (names := dialog.selectedFiles()):
        return None
    return Path(names[0]), dialog.selectedNameFilter()
