"""The question before a text that cannot be kept would be lost with the puzzle form."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from fenedit.notation.safe_text import shown
from fenedit.ui.dialogs.file_words import Words
from fenedit.ui.dialogs.message import message_box
from fenedit.ui.dialogs.puzzle_field import PuzzleField
from fenedit.ui.modal import clicked
from fenedit.ui.style import current_palette

Role = QMessageBox.ButtonRole

_MOST: Final = 80
"""Characters of a text that are quoted; all of it stands in its field, behind the question."""


def ask_to_discard(parent: QWidget, fields: Sequence[PuzzleField]) -> bool:
    """Say which fields have what cannot be kept, and why; True to give it up.

    Closing the question keeps it.
    """
    translate = QCoreApplication.translate
    names = [field.edit.accessibleName() for field in fields]
    question = translate("puzzle_lost", "What is written in {fields} cannot be kept.")
    advice = "\n\n".join(
        f"{name}: “{_short(field.text)}”\n{field.reason}"
        for name, field in zip(names, fields, strict=True)
    )
    words = Words(question.format(fields=", ".join(names)), advice)
    title = translate("puzzle_lost", "Not Kept")
    box = message_box(parent, "warning", current_palette().warning, title, words)
    keep = box.addButton(translate("puzzle_lost", "&Keep Editing"), Role.RejectRole)
    discard = box.addButton(translate("puzzle_lost", "&Discard"), Role.DestructiveRole)
    # The answer that loses nothing is the one that Enter and Esc give.
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    return clicked(box) is discard


def _short(text: str) -> str:
    return shown(" ".join(text.split()), _MOST)
