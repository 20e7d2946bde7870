"""The words of the puzzle form: why a text is not taken, what became of it, where it is kept."""

from PySide6.QtCore import QCoreApplication

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import MOVES, TEXTS, TextFault, faults_in
from fenedit.notation.safe_text import shown, shown_name


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
    return words.format(word=shown_name(word))


def mend_words(text: str, kind: str) -> str:
    """Return what was changed in a text so that `kind`, "EPD" or "PGN", can write it."""
    translate = QCoreApplication.translate
    said = {
        "break": translate("puzzle_words", "A line break became a blank: {kind} keeps one line."),
        "quote": translate("puzzle_words", "Straight quotation marks became curved ones."),
        "control": translate("puzzle_words", "A character that cannot be seen was taken out."),
    }
    codes = [code for code in faults_in(text) if code != "quote" or kind == "EPD"]
    return " ".join(said[code] for code in codes).format(kind=kind)


def date_words(text: str) -> str:
    """Return that a text is no date."""
    words = QCoreApplication.translate(
        "puzzle_words", "“{text}” is no date such as 1977 or 1977-05-31. It is kept as typed."
    )
    return words.format(text=shown(text))


def latin_words(text: str) -> str:
    """Return which character of a text Latin-1 lacks, "" if it has them all."""
    odd = next((char for char in text if ord(char) > 0xFF), "")
    if not odd:
        return ""
    words = QCoreApplication.translate(
        "puzzle_words", "This file is in Latin-1, which has no “{odd}”. Saving will offer UTF-8."
    )
    return words.format(odd=shown_name(odd))


def illegal_words(problem: Problem) -> str:
    """Return why a move of a field cannot be played, of what `checked_moves` finds."""
    translate = QCoreApplication.translate
    words = translate("puzzle_words", "“{move}” is not a legal move here.")
    if problem.code == "ambiguous-move":
        words = translate("puzzle_words", "“{move}” could be the move of two pieces.")
    return words.format(move=shown_name(dict(problem.data)["found"]))


def lost_words(text: str) -> str:
    """Return which text a field had that could not be kept."""
    words = QCoreApplication.translate("puzzle_words", "Not kept: “{text}”")
    return words.format(text=shown(text))


def fill_words(may: bool, able: bool) -> str:
    """Return what filling in from the solver does.

    Args:
        may: whether it can be done and changes something.
        able: whether the solver has solved the position.
    """
    translate = QCoreApplication.translate
    if may:
        return translate(
            "puzzle_words", "Write all keys and the number of moves that the solver found"
        )
    if able:
        return translate(
            "puzzle_words",
            "The record says already what the solver found, or it found no solution",
        )
    return translate("puzzle_words", "The solver has not solved this position yet")


def held_words(name: str) -> str:
    """Return where a field of a puzzle is kept."""
    opcode = {**TEXTS, **MOVES, "date": TEXTS["source"]}[name]
    words = QCoreApplication.translate("puzzle_words", "EPD keeps it as {opcode}")
    return words.format(opcode=opcode)
