"""Why a collection of Olive cannot be read, in words and in a message."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.olive_yaml import MAX_TEXT, OliveError
from fenedit.notation.shown import shown, shown_name
from fenedit.widgets.dialogs.file_words import Words
from fenedit.widgets.dialogs.message import tell
from fenedit.widgets.translatable import QT_TRANSLATE_NOOP

_REASONS: Final = {
    "yaml": QT_TRANSLATE_NOOP("olive", "Line {line} is not written as YAML demands it."),
    "too-deep": QT_TRANSLATE_NOOP(
        "olive", "In line {line}, lists stand too deep within lists for a problem."
    ),
    "too-large": QT_TRANSLATE_NOOP("olive", "The entry in line {line} is too large for a problem."),
    "alias": QT_TRANSLATE_NOOP("olive", "Line {line} repeats something that does not stand there."),
    "key": QT_TRANSLATE_NOOP(
        "olive", "In line {line}, a list stands where the name of a field should."
    ),
}
"""For each code of OliveError what is wrong, and where;"""
_WHOLE: Final = {
    "yaml": QT_TRANSLATE_NOOP("olive", "It is not written as YAML demands it."),
    "too-large": QT_TRANSLATE_NOOP(
        "olive", "It is too large: collections of up to {megabytes} MB can be read."
    ),
}
"""and where no line is to blame."""


def olive_error_words(error: OliveError, path: Path) -> Words:
    """Return why a collection cannot be read, in which line, and what can be done."""
    text = _translated(QT_TRANSLATE_NOOP("olive", "The problems in “{name}” cannot be read."))
    reasons = _REASONS if error.line else _WHOLE
    reason = _translated(reasons.get(error.code, _WHOLE["yaml"]))
    reason = reason.format(line=error.line, megabytes=MAX_TEXT >> 20)
    if error.detail:
        # The words of the reader of YAML, which knows English alone.
        said = _translated(QT_TRANSLATE_NOOP("olive", "Its reader says “{detail}”."))
        reason += " " + said.format(detail=shown(error.detail).rstrip("."))
    if error.code == "too-large" and not error.line:
        advice = _translated(QT_TRANSLATE_NOOP("olive", "Split it into smaller ones."))
    else:
        advice = _translated(
            QT_TRANSLATE_NOOP("olive", "Correct it with a text editor, and open it again.")
        )
    return Words(text.format(name=shown_name(path.name)), f"{reason} {advice}")


def show_olive_error(parent: QWidget, error: OliveError, path: Path) -> None:
    """Say why a collection cannot be read."""
    words = olive_error_words(error, path)
    title = QCoreApplication.translate("message", "Cannot Open")
    tell(parent, title, words, path)


def _translated(source: str) -> str:
    return QCoreApplication.translate("olive", source)
