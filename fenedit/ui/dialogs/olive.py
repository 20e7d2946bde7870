"""Why a collection of Olive cannot be read, in words and in a message."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.olive_entries import MAX_TEXT
from fenedit.notation.safe_text import shown_name
from fenedit.ui.dialogs.file_words import Words
from fenedit.ui.dialogs.message import tell
from fenedit.ui.translatable import QT_TRANSLATE_NOOP


def olive_error_words(path: Path) -> Words:
    """Return why a collection cannot be read, and what can be done."""
    text = _translated(QT_TRANSLATE_NOOP("olive", "The problems in “{name}” cannot be read."))
    reason = _translated(
        QT_TRANSLATE_NOOP(
            "olive", "It is too large: collections of up to {megabytes} MB can be read."
        )
    )
    advice = _translated(QT_TRANSLATE_NOOP("olive", "Split it into smaller ones."))
    reason = reason.format(megabytes=MAX_TEXT >> 20)
    return Words(text.format(name=shown_name(path.name)), f"{reason} {advice}")


def show_olive_error(parent: QWidget, path: Path) -> None:
    """Say why a collection cannot be read."""
    words = olive_error_words(path)
    title = QCoreApplication.translate("message", "Cannot Open")
    tell(parent, title, words, path)


def _translated(source: str) -> str:
    return QCoreApplication.translate("olive", source)
