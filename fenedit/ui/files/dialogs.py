"""Messages and questions about files: each is seen seldom, and imported when it is."""

import enum
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from fenedit.documents.conversion import Loss
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.notation.safe_text import shown_path
from fenedit.ui.dialogs import Words, accepted, clicked, message_box
from fenedit.ui.files.text import (
    disk_change_words,
    encode_error_words,
    losses_words,
    olive_error_words,
    open_error_words,
    read_only_words,
    save_error_words,
)
from fenedit.ui.style import current_palette

Role = QMessageBox.ButtonRole
Here = TypeVar("Here", bound=str)
"""What a question returns for saving all the same."""
_TOLD: Final = "told"
"""The name of messages that wait to be read."""


def show_open_error(parent: QWidget, error: OpenError) -> None:
    """Say why a file could not be opened."""
    title = QCoreApplication.translate("message", "Cannot Open")
    tell(parent, title, open_error_words(error), error.path)


def ask_save_as_utf_8(parent: QWidget, error: EncodeError) -> bool:
    """Say which character the file's encoding lacks; True to write the file as UTF-8.

    A character that UTF-8 lacks as well is only reported.
    """
    title = QCoreApplication.translate("message", "Not Saved")
    words = encode_error_words(error)
    if not error.fits_utf_8:
        tell(parent, title, words)
        return False
    return _asked(parent, title, words, QCoreApplication.translate("message", "Save as &UTF-8"))


def ask_replace_read_only(parent: QWidget | None, path: Path) -> bool:
    """Say that the file is write-protected; True to save it all the same."""
    title = QCoreApplication.translate("message", "Write-Protected File")
    yes = QCoreApplication.translate("message", "&Save All the Same")
    return _asked(parent, title, read_only_words(path), yes)


def ask_changed_outside(
    parent: QWidget | None, path: Path, change: DiskChange
) -> Literal["overwrite", "elsewhere", "cancel"]:
    """Say that another program changed the file, and ask where to save."""
    title = QCoreApplication.translate("message", "Changed by Another Program")
    if change is DiskChange.MISSING:
        yes = QCoreApplication.translate("message", "&Save There Again")
    else:
        yes = QCoreApplication.translate("message", "Save &Over It")
    other = QCoreApplication.translate("message", "Save Under &Another Name…")
    words = disk_change_words(path, change)
    return ask_where(parent, title, words, ("overwrite", yes), other)


def ask_where(
    parent: QWidget | None, title: str, words: Words, here: tuple[Here, str], other: str
) -> Here | Literal["elsewhere", "cancel"]:
    """Ask whether to save although something is lost by it, or elsewhere.

    Args:
        parent: the window that asks.
        title: the title of the question.
        words: what is lost.
        here: what is returned for saving all the same, and the words of its button.
        other: the words of the button for saving elsewhere, which loses nothing.

    Returns:
        The first of `here`, "elsewhere" or "cancel"; closing the dialog cancels.
    """
    box = message_box(parent, "warning", current_palette().warning, title, words)
    answer, yes = here
    save = box.addButton(yes, Role.DestructiveRole)
    elsewhere = box.addButton(other, Role.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    # The answer that loses nothing is the one that Enter gives.
    box.setDefaultButton(elsewhere)
    box.setEscapeButton(cancel)
    chosen = clicked(box)
    if chosen is save:
        return answer
    return "elsewhere" if chosen is elsewhere else "cancel"


def tell(parent: QWidget, title: str, words: Words, path: Path | None = None) -> None:
    """Show a message about a file, behind those of its window that were not read yet.

    Nobody waits for it to be read, so that it may be told whatever is going on.
    """
    if path is not None:
        words = Words(words.text, f"{words.advice}\n\n{shown_path(path)}")
    box = message_box(parent, "error", current_palette().danger, title, words)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    unread = parent.findChildren(QMessageBox, _TOLD)
    box.setObjectName(_TOLD)
    if any(message.isVisible() for message in unread):
        unread[-1].finished.connect(box.open)
    else:
        box.open()


def _asked(parent: QWidget | None, title: str, words: Words, yes: str) -> bool:
    box = message_box(parent, "warning", current_palette().warning, title, words)
    confirm = box.addButton(yes, Role.AcceptRole)
    refuse = box.addButton(QMessageBox.StandardButton.Cancel)
    # The answer that loses nothing is the one that Enter and Esc give.
    box.setDefaultButton(refuse)
    box.setEscapeButton(refuse)
    return clicked(box) is confirm


def ask_about_losses(
    parent: QWidget | None, losses: Sequence[Loss], name: str, kind: str
) -> Literal["save", "elsewhere", "cancel"]:
    """Say what a format cannot hold of a document, and ask what to do.

    Returns:
        "save" to leave it out, "elsewhere" to choose another format; closing the dialog cancels.
    """
    title = QCoreApplication.translate("losses", "Not everything can be saved")
    save = QCoreApplication.translate("losses", "&Save Anyway")
    other = QCoreApplication.translate("losses", "Choose Another &Format…")
    return ask_where(parent, title, losses_words(losses, name, kind), ("save", save), other)


def show_olive_error(parent: QWidget, path: Path) -> None:
    """Say why a collection cannot be read."""
    words = olive_error_words(path)
    title = QCoreApplication.translate("message", "Cannot Open")
    tell(parent, title, words, path)


def ask_to_save_elsewhere(parent: QWidget | None, error: SaveError) -> bool:
    """Say why a file could not be saved; True to save under another name or in another place."""
    title = QCoreApplication.translate("message", "Not Saved")
    words = save_error_words(error)
    shown = Words(words.text, f"{words.advice}\n\n{shown_path(error.path)}")
    box = message_box(parent, "error", current_palette().danger, title, shown)
    close = box.addButton(QMessageBox.StandardButton.Close)
    box.setEscapeButton(close)
    if error.code == "changed-underneath":
        # What is missing is missing for every name.
        clicked(box)
        return False
    elsewhere = box.addButton(QCoreApplication.translate("message", "Save &As…"), Role.AcceptRole)
    box.setDefaultButton(elsewhere)
    return clicked(box) is elsewhere


Button = QMessageBox.StandardButton


class Choice(enum.Enum):
    """What to do with unsaved work."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


def ask_about_unsaved(parent: QWidget | None, *names: str) -> Choice:
    """Ask whether to save the documents of these names; closing the dialog cancels."""
    return _answer(unsaved_box(parent, *names))


def ask_about_gone(parent: QWidget | None, name: str) -> Choice:
    """Ask whether to save a document again whose file is not there any more."""
    return _answer(gone_box(parent, name))


def gone_box(parent: QWidget | None, name: str) -> QMessageBox:
    """Return that question as a window that is not shown yet."""
    translate = QCoreApplication.translate
    question = translate(
        "unsaved", "“{name}” has been deleted or moved. Save it to its place again?"
    ).format(name=name)
    advice = translate("unsaved", "Perhaps only this window still holds it.")
    return _box(parent, translate("unsaved", "File Gone"), Words(question, advice))


def unsaved_box(parent: QWidget | None, *names: str) -> QMessageBox:
    """Return the question as a window that is not shown yet."""
    translate = QCoreApplication.translate
    if len(names) == 1:
        question = translate("unsaved", "Save the changes to “{name}”?").format(name=names[0])
        files = ""
    else:
        question = translate("unsaved", "Save the changes to these files?")
        files = "".join(f"• {name}\n" for name in names) + "\n"
    advice = files + translate("unsaved", "What is not saved will be lost.")
    return _box(parent, translate("unsaved", "Unsaved Changes"), Words(question, advice))


def _answer(box: QMessageBox) -> Choice:
    button = clicked(box)
    if button is None:
        return Choice.CANCEL
    return {Button.Save: Choice.SAVE, Button.Discard: Choice.DISCARD}.get(
        box.standardButton(button), Choice.CANCEL
    )


def _box(parent: QWidget | None, title: str, words: Words) -> QMessageBox:
    box = message_box(parent, "warning", current_palette().warning, title, words)
    box.setStandardButtons(Button.Save | Button.Discard | Button.Cancel)
    box.setDefaultButton(Button.Save)
    box.setEscapeButton(Button.Cancel)
    return box


class Place(NamedTuple):
    """Where something is to be saved.

    Attributes:
        path: the file; its name has a suffix.
        chosen: the filter that was chosen with it.
    """

    path: Path
    chosen: str


def ask_where_to_save(
    window: QWidget | None,
    title: str,
    suggested: Path,
    suffixes: Mapping[str, str],
    first: str,
    others: tuple[str, ...] = (),
) -> Place | None:
    """Ask for a file, and before another one is overwritten; None if the person would rather not.

    Args:
        window: what the question belongs to.
        title: its title.
        suggested: the name that stands there first, in the folder that is shown.
        suffixes: for each filter what a name without a suffix gets.
        first: the filter that is chosen first.
        others: filters of files whatever their suffix; with one of them a name gets that of
            `first`.
    """
    filters = ";;".join((*suffixes, *others))
    dialog = QFileDialog(window, title, str(suggested.parent), filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)

    def take_suffix_of(chosen: str) -> None:
        # Set here, so that the dialog asks before it overwrites the file of the whole name.
        dialog.setDefaultSuffix(suffixes.get(chosen, suffixes[first]))

    dialog.filterSelected.connect(take_suffix_of)
    dialog.selectNameFilter(first)
    take_suffix_of(first)
    dialog.selectFile(suggested.name)
    if not accepted(dialog) or not (names := dialog.selectedFiles()):
        return None
    return Place(Path(names[0]), dialog.selectedNameFilter())
