"""The words of the puzzle form: why a text is not taken, and where it is kept."""

from PySide6.QtCore import QCoreApplication

from fenedit.notation.epd.operands import MAX_STRING
from fenedit.notation.puzzle.puzzle import MOVES, TEXTS
from fenedit.notation.puzzle.texts import TextFault


def fault_words(fault: TextFault, kind: str) -> str:
    """Return why a text is not taken over, and what can be done; `kind` is "EPD" or "PGN"."""
    translate = QCoreApplication.translate
    if fault.code == "quote":
        return translate(
            "puzzle_words",
            "EPD has no way to write a straight quotation mark. Curved ones will do.",
        )
    if fault.code == "break":
        words = translate("puzzle_words", "{kind} keeps a text on one line. A blank will do.")
        return words.format(kind=kind)
    if fault.code == "control":
        words = translate(
            "puzzle_words", "A character that cannot be seen is in it, which {kind} cannot write."
        )
        return words.format(kind=kind)
    words = translate(
        "puzzle_words", "{kind} has room for {most} characters, these are {count}: {over} too many."
    )
    over = fault.length - MAX_STRING
    return words.format(kind=kind, most=MAX_STRING, count=fault.length, over=over)


def move_words(word: str) -> str:
    """Return why a word is not taken over as a move."""
    words = QCoreApplication.translate("puzzle_words", "“{word}” is no move such as Nf3 or exd8=Q.")
    return words.format(word=word)


def held_words(name: str) -> str:
    """Return where a field of a puzzle is kept."""
    opcode = {**TEXTS, **MOVES, "date": TEXTS["source"]}[name]
    words = QCoreApplication.translate("puzzle_words", "EPD keeps it as {opcode}")
    return words.format(opcode=opcode)
