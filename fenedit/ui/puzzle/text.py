"""What is said of problems beside their verdicts: by Popeye, and by the texts of the form."""

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.position import WHITE, Side
from fenedit.notation.puzzle import TextFault, faults_in
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.session.moves.solution import Mark

_MARKS: Final = translatable(
    "PuzzleWords",
    {
        Mark.KEY: "key",
        Mark.COOK: "cook",
        Mark.SHORT: "short",
        Mark.TRY: "try",
        Mark.DUAL: "dual",
    },
)


def mark_words() -> dict[Mark, str]:
    """Return what marks of rows are called, for those that have a name."""
    translate = QCoreApplication.translate
    return {mark: translate("PuzzleWords", word) for mark, word in _MARKS.items()}


_JOINER: Final = "\u2060"
_INSIDE: Final = re.compile(r"(?<=\S)([…-])(?=\w)")


def unbroken(text: str) -> str:
    """Return a text that is not broken behind the dots of 1…Kf7 or the hyphen of O-O.

    Nothing else is seen of that; who reads the text aloud gets the one without it.
    """
    return _INSIDE.sub(rf"\1{_JOINER}", text)


_POPEYE_FAILURES: Final = translatable(
    "PopeyeWords",
    {
        "popeye-path": "The path {detail} is not absolute.",
        "popeye-missing": "Program not found: {detail}.",
        "popeye-start": "{detail} cannot be started.",
        "popeye-other": "{detail} does not respond like Popeye.",
        "popeye-silent": "{detail} did not respond and was stopped.",
        "popeye-crash": "Popeye ended early. Only what it found so far is certain.",
        "popeye-flood": "Popeye was stopped: it found more than can be shown here.",
        "popeye-time": "Popeye was stopped after an hour. Only what it found so far is certain.",
        "popeye-refused": "Popeye rejects the puzzle: {detail}.",
        "popeye-stipulation": "Popeye cannot solve {detail} here, only #n, h#n and s#n.",
        "popeye-chess960": "Popeye supports castling from standard squares only.",
    },
)

POPEYE_CHOICE_FAULTS: Final = frozenset(
    ("popeye-path", "popeye-missing", "popeye-start", "popeye-other", "popeye-silent")
)
"""Failures that another choice of program may mend."""


def popeye_failure_words(code: str, detail: str) -> str:
    """Return why Popeye has not answered; of a code of `session.moves.solving.Popeye`."""
    words = QCoreApplication.translate("PopeyeWords", _POPEYE_FAILURES[code])
    return words.format(detail=detail)


def popeye_task_words(stipulation: str, side: Side) -> str:
    """Return who begins and who mates in h# and s#; only those who know them need not be told."""
    translate = QCoreApplication.translate
    begins_white = side == WHITE
    if stipulation.startswith("s"):
        white = translate("PopeyeWords", "White begins and forces Black to mate.")
        black = translate("PopeyeWords", "Black begins and forces White to mate.")
    elif begins_white == stipulation.endswith(".5"):
        white = translate("PopeyeWords", "White begins; both help White to mate.")
        black = translate("PopeyeWords", "Black begins; both help White to mate.")
    else:
        white = translate("PopeyeWords", "White begins; both help Black to mate.")
        black = translate("PopeyeWords", "Black begins; both help Black to mate.")
    return white if begins_white else black


_FAULTS: Final = translatable(
    "puzzle_words",
    {
        "quote": "EPD cannot contain straight quotation marks. Use curved ones.",
        "break": "{kind} cannot contain line breaks here. Use a space.",
        "control": "It has an invisible character, which {kind} cannot contain.",
        "long": "{kind} has room for {most} characters; these {count} are {over} too many.",
    },
)
_MENDED: Final = {
    "break": QT_TRANSLATE_NOOP(
        "puzzle_words", "A line break became a space: {kind} cannot contain it here."
    ),
    "quote": QT_TRANSLATE_NOOP("puzzle_words", "Straight quotation marks became curved ones."),
    "control": QT_TRANSLATE_NOOP("puzzle_words", "An invisible character was removed."),
}


def text_fault_words(fault: TextFault, kind: str) -> str:
    """Return why a text is not taken over, and what can be done; `kind` is "EPD" or "PGN"."""
    words = QCoreApplication.translate("puzzle_words", _FAULTS[fault.code])
    over = fault.length - MAX_STRING
    return words.format(kind=kind, most=MAX_STRING, count=fault.length, over=over)


def mend_words(text: str, kind: str) -> str:
    """Return what was changed in a text so that `kind`, "EPD" or "PGN", can write it."""
    codes = [code for code in faults_in(text) if code != "quote" or kind == "EPD"]
    words = (QCoreApplication.translate("puzzle_words", _MENDED[code]) for code in codes)
    return " ".join(words).format(kind=kind)
