"""The words of what Popeye is asked, and of why it has not answered."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.position import WHITE, Side
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_FAILURES: Final = {
    "popeye-path": QT_TRANSLATE_NOOP("PopeyeWords", "The path {detail} is not absolute."),
    "popeye-missing": QT_TRANSLATE_NOOP("PopeyeWords", "There is no program {detail}."),
    "popeye-start": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} cannot be started."),
    "popeye-other": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} does not answer as Popeye does."),
    "popeye-silent": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} did not answer and was ended."),
    "popeye-crash": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye has ended before it was done. Only what it said is certain."
    ),
    "popeye-flood": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye was ended: it has found more than can be shown here."
    ),
    "popeye-time": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye was ended after an hour. Only what it said is certain."
    ),
    "popeye-refused": QT_TRANSLATE_NOOP("PopeyeWords", "Popeye refuses the problem: {detail}."),
    "popeye-stipulation": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye is not asked for {detail} here, only for #n, h#n and s#n."
    ),
    "popeye-chess960": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye knows castling from the squares of standard chess only."
    ),
    "process": QT_TRANSLATE_NOOP(
        "PopeyeWords", "The process that runs Popeye has ended unexpectedly. Ask again."
    ),
}

CHOICE_FAULTS: Final = frozenset(
    ("popeye-path", "popeye-missing", "popeye-start", "popeye-other", "popeye-silent")
)
"""Failures that another choice of program may mend."""


def failure_words(code: str, detail: str) -> str:
    """Return why Popeye has not answered; of a code of `session.popeye`."""
    words = QCoreApplication.translate("PopeyeWords", _FAILURES[code])
    return words.format(detail=detail)


def task_words(stipulation: str, side: Side) -> str:
    """Return who begins and who mates in h# and s#; only those who know them need not be told."""
    translate = QCoreApplication.translate
    begins_white = side == WHITE
    if stipulation.startswith("s"):
        if begins_white:
            return translate("PopeyeWords", "White begins and makes Black mate.")
        return translate("PopeyeWords", "Black begins and makes White mate.")
    if begins_white == stipulation.endswith(".5"):
        if begins_white:
            return translate("PopeyeWords", "White begins; both help White to mate.")
        return translate("PopeyeWords", "Black begins; both help White to mate.")
    if begins_white:
        return translate("PopeyeWords", "White begins; both help Black to mate.")
    return translate("PopeyeWords", "Black begins; both help Black to mate.")
