"""Words stipulations that nothing here solves, and faults of the puzzle form."""

import re

from PySide6.QtCore import QCoreApplication

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.puzzle import TextFault, faults_in
from fenedit.notation.stipulation import leading_stipulation, parse_stipulation
from fenedit.notation.translatable import translatable

translate = QCoreApplication.translate


def unbroken(text: str) -> str:
    """Forbid line breaks after the dots of 1…Kf7 or the hyphen of O-O, by invisible joiners."""
    return re.sub(r"(?<=\S)([…-])(?=[\w♔-♟])", "\\1\u2060", text)


_PROOF_GAME = re.compile(r"(?:s?pg|proof\s?game|dia)\b|\bproof\s?game", re.IGNORECASE)


def unsolved_words(stipulation: str) -> str:
    """Return what a stipulation lacks, or which other program can solve it."""
    found = leading_stipulation(stipulation)
    begun = parse_stipulation(f"{stipulation}2") or parse_stipulation(f"{stipulation}#2")
    if found is None and begun is not None:
        words = translate("puzzle_words", "Enter the number of moves, too: {example}")
        return words.format(example=begun.text)
    words = translate("puzzle_words", "FenEdit cannot solve this. An engine finds the best moves.")
    if _PROOF_GAME.match(stipulation):
        words = translate("puzzle_words", "FenEdit cannot solve this. Natch and Euclide can.")
    elif re.match(r"[-–−]\s?[0-9]", stipulation):
        words = translate("puzzle_words", "FenEdit cannot solve this. Pacemaker can.")
    elif found is not None and found.half and not found.play:
        words = translate("puzzle_words", "Direct play has whole moves: #2, #3")
    elif found is not None and found.plies:
        words = translate("puzzle_words", "FenEdit cannot ask this. Run Popeye by itself.")
    elif found is None and re.fullmatch(r"\S+|\S*[#=]\s?[0-9].*", stipulation.strip()):
        words = translate("puzzle_words", "Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …")
    return words


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
    """Return how a text was repaired for `kind`, "EPD" or "PGN"."""
    codes = [code for code in faults_in(text) if code != "quote" or kind == "EPD"]
    words = (translate("puzzle_words", _MENDED[code]) for code in codes)
    return " ".join(words).format(kind=kind)
