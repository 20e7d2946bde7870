"""Words puzzles apart from verdicts: Popeye, and the form."""

import re

from PySide6.QtCore import QCoreApplication

from fenedit.jobs.questions import FAILURES
from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.position import WHITE, Side
from fenedit.notation.puzzle import TextFault, faults_in
from fenedit.notation.stipulation import leading_stipulation, parse_stipulation
from fenedit.notation.translatable import translatable

translate = QCoreApplication.translate


def unbroken(text: str) -> str:
    """Forbid line breaks behind the dots of 1…Kf7 or the hyphen of O-O, by invisible joiners."""
    return re.sub(r"(?<=\S)([…-])(?=[\w♔-♟])", "\\1\u2060", text)


_PROOF_GAME = re.compile(r"(?:s?pg|proof\s?game|dia)\b|\bproof\s?game", re.IGNORECASE)


def unsolved_words(stipulation: str) -> str:
    """Return which program could solve a stipulation that nothing here does."""
    found = leading_stipulation(stipulation)
    if _PROOF_GAME.match(stipulation):
        words = translate("puzzle_words", "Not solved here. Natch and Euclide find proof games.")
    elif re.match(r"[-–−]\s?[0-9]", stipulation):
        words = translate("puzzle_words", "Not solved here. Pacemaker solves retractors.")
    elif found is not None and found.plies:
        words = translate("puzzle_words", "Not solved here. Popeye may solve it in its own window.")
    else:
        words = translate("puzzle_words", "Not solved here. An engine can find the best moves.")
    return words


def popeye_failure_words(code: str, detail: str) -> str:
    """Return why Popeye has failed, for a code of `rules.popeye.FailureCode`."""
    return translate("PopeyeWords", FAILURES[code]).format(detail=detail)


def popeye_task_words(stipulation: str, side: Side) -> str:
    """Return who begins, and in h# and s# who mates."""
    begins_white, asked = side == WHITE, parse_stipulation(stipulation)
    kind = "" if asked is None or asked.series or asked.goal != "#" else asked.play
    if kind == "s":
        white = translate("PopeyeWords", "White begins and forces Black to mate.")
        black = translate("PopeyeWords", "Black begins and forces White to mate.")
    elif kind != "h" or asked is None:
        white = translate("PopeyeWords", "White begins.")
        black = translate("PopeyeWords", "Black begins.")
    elif begins_white == asked.half:
        white = translate("PopeyeWords", "White begins; both help White to mate.")
        black = translate("PopeyeWords", "Black begins; both help White to mate.")
    else:
        white = translate("PopeyeWords", "White begins; both help Black to mate.")
        black = translate("PopeyeWords", "Black begins; both help Black to mate.")
    return white if begins_white else black


_FAULTS = translatable(
    "puzzle_words",
    {
        "quote": "EPD cannot contain straight quotation marks. Use curved ones.",
        "break": "{kind} cannot contain line breaks here. Use a space.",
        "control": "It has an invisible character, which {kind} cannot contain.",
        "long": "{kind} has room for {most} characters; these {count} are {over} too many.",
    },
)
_MENDED = translatable(
    "puzzle_words",
    {
        "break": "A line break became a space: {kind} cannot contain it here.",
        "quote": "Straight quotation marks became curved ones.",
        "control": "An invisible character was removed.",
    },
)


def text_fault_words(fault: TextFault, kind: str) -> str:
    """Return why a text cannot be written, and what to do; `kind` is "EPD" or "PGN"."""
    words = translate("puzzle_words", _FAULTS[fault.code])
    over = fault.length - MAX_STRING
    return words.format(kind=kind, most=MAX_STRING, count=fault.length, over=over)


def mend_words(text: str, kind: str) -> str:
    """Return how a text was changed for `kind`, "EPD" or "PGN"."""
    codes = [code for code in faults_in(text) if code != "quote" or kind == "EPD"]
    words = (translate("puzzle_words", _MENDED[code]) for code in codes)
    return " ".join(words).format(kind=kind)
