"""The question before unsaved work would be lost."""

import enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from fenedit.ui.dialogs.file_words import Words
from fenedit.ui.dialogs.message import message_box
from fenedit.ui.modal import clicked
from fenedit.ui.style import current_palette

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
