"""Where and why a text is no EPD record, apart from the quick reader in `notation.epd.record`.

The text is scanned from left to right, and the left-most problem is reported: PGN standard of
1994, section 16.2. More than one blank behind the fourth field is no fault, since readers take any
number of them there. Offsets are code points.
"""

from typing import Final

from fenedit.notation.epd.opcodes import opcode_of
from fenedit.notation.epd.operands import Misfit, misfit_problem, read_words, typed_operands
from fenedit.notation.fen_faults import fault, first_fault
from fenedit.notation.problems import Problem

MAX_OPCODE: Final = 15
"""Characters of the longest opcode."""

_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_OPCODE_CHARS: Final = _LETTERS | frozenset("0123456789_")


def first_epd_fault(text: str) -> Problem | None:
    """Return the left-most problem of a text that should be a strict EPD record, or None."""
    head = " ".join(text.split(" ", 4)[:4])
    if first_fault(f"{head} 0 1") is not None:
        return first_fault(text)
    return first_operation_fault(text, len(head))


def first_operation_fault(text: str, start: int) -> Problem | None:
    """Return the left-most problem of the operations from an offset to the end, or None."""
    seen: set[str] = set()
    place = _behind_blanks(text, start)
    while place < len(text):
        if text[place] == ";":
            return fault("empty-operation", place, place + 1, "opcode")
        if text[place].isspace():
            return fault("bad-separator", place, place + 1, "space", reason="operation")
        end = _end_of_word(text, place)
        name = text[place:end]
        problem = opcode_fault(name, place)
        if problem is None and name in seen:
            problem = fault("duplicate-opcode", place, end, "opcode", opcode=name)
        if problem is not None:
            return problem
        seen.add(name)
        words = read_words(text, end)
        if words.problem is None and words.places and words.places[0][0] == end:
            # A quotation mark ends the opcode, and no blank stands between.
            return fault("bad-operand-char", end, end + 1, "operand-end", found=text[end])
        operands = typed_operands(opcode_of(name), words.words)
        stopped = words.problem is not None or words.end == len(text)
        if isinstance(operands, Misfit) and not (stopped and operands.at == len(words.words)):
            return misfit_problem(name, opcode_of(name), words, operands)
        if words.problem is not None:
            return words.problem
        if words.end == len(text):
            behind = words.places[-1][1] if words.places else end
            return fault("missing-semicolon", behind, len(text), "semicolon")
        place = _behind_blanks(text, words.end + 1)
    return None


def opcode_fault(name: str, offset: int = 0) -> Problem | None:
    """Return what is wrong with the name of an opcode, or None.

    `offset` is the place of the name in the text that the span refers to.
    """
    if not name or name[0] not in _LETTERS or not _OPCODE_CHARS.issuperset(name):
        return fault("bad-opcode", offset, offset + len(name), "opcode", found=name)
    if len(name) > MAX_OPCODE:
        start, end = offset + MAX_OPCODE, offset + len(name)
        return fault("opcode-too-long", start, end, "opcode-length", found=name)
    return None


def _behind_blanks(text: str, place: int) -> int:
    while place < len(text) and text[place] == " ":
        place += 1
    return place


def _end_of_word(text: str, place: int) -> int:
    """Return where a word ends: at a blank, a semicolon or a quotation mark behind its start."""
    end = place + 1
    while end < len(text) and text[end] not in ';"' and not text[end].isspace():
        end += 1
    return end
