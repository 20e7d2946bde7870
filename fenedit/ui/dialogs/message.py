"""Messages about files, and questions that saving raises."""

from pathlib import Path
from typing import Final, Literal, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.notation.safe_text import breakable, shown_path
from fenedit.ui.dialogs.file_words import (
    Words,
    disk_change_words,
    encode_error_words,
    open_error_words,
    read_only_words,
)
from fenedit.ui.icons import coloured_pixmap
from fenedit.ui.modal import clicked
from fenedit.ui.style import current_palette

ICON_SIZE = 32
TEXT_WIDTH = 510
"""Width of the text, in logical pixels: in a box of 500 Qt would cut what it should break."""

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


def message_box(
    parent: QWidget | None, icon_name: str, colour: str, title: str, words: Words
) -> QMessageBox:
    """Return a message without buttons that is not shown yet."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    ratio = box.devicePixelRatioF()
    box.setIconPixmap(coloured_pixmap(icon_name, colour, ICON_SIZE, ratio))
    box.setText(breakable(words.text))
    box.setInformativeText(breakable(words.advice))
    for name, bold in (("qt_msgbox_label", True), ("qt_msgbox_informativelabel", False)):
        label = box.findChild(QLabel, name)
        assert isinstance(label, QLabel)
        # File names come from elsewhere and shall not be read as markup.
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setFixedWidth(TEXT_WIDTH)
        if bold:
            # A font set here would give way to the application's style sheet.
            label.setStyleSheet("font-weight: 600")
    grid = box.layout()
    assert grid is not None  # a message box lays itself out
    grid.setContentsMargins(20, 18, 20, 14)
    return box


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
