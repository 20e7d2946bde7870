"""A save that failed: why, that nothing is lost by it, and another place to save to."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from fenedit.documents.errors import SaveError
from fenedit.notation.safe_text import shown_path
from fenedit.ui.dialogs.file_words import Words, save_error_words
from fenedit.ui.dialogs.message import message_box
from fenedit.ui.modal import clicked
from fenedit.ui.style import current_palette

Role = QMessageBox.ButtonRole


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
