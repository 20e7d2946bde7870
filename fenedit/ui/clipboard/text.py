"""Names spellings, their options, and the readings of a text."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from fenedit.notation.epd.record import read_operations
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import puzzle_of
from fenedit.notation.reading import Interpretation
from fenedit.notation.safe_text import shown
from fenedit.notation.spellings.titles import title_of
from fenedit.notation.translatable import translatable
from fenedit.ui.fen.text import note_words
from fenedit.ui.panels.text import operation_name

translate: Final = QCoreApplication.translate

Choices: TypeAlias = tuple[tuple[str, str], ...]
"""Values of a preference with the words for each, in the order in which they are offered."""

_GROUPS = translatable(
    "spelling_words",
    {
        "text": "Position as text",
        "file": "For files and programs",
        "web": "For the web",
        "print": "For print",
        "problem": "For puzzles",
    },
)

_MOST_NAMED = 5
"""More operations are only counted, and more tags are called "all tags"."""

_LEFT_OUT = translatable(
    "spelling_words",
    {
        "side": "that Black is to move",
        "castling": "the castling rights",
        "inner-rook": "the castling right of an inner rook",
        "ep": "the en passant square",
        "counters": "the halfmove clock and the fullmove number",
        "chess960": "that castling is as in Chess960",
        "operations": "the remark",
        "one of operations": "the operation {0}",
        "some of operations": "the operations {0}",
        "odd-operations": "contradictory operations",
        "tags": "the game’s tags",
        "one of tags": "the tag {0}",
        "some of tags": "the tags {0}",
        "moves": "the game’s moves",
        "signs": "annotation signs",
        "comments": "the game’s comments",
        "squares": "the squares of the pieces",
        "marks": "the marks",
        "marks-in-part": "some of the marks",
        "braces": "the braces of the remark, now round brackets",
        "mark-colours": "the colours of the marks",
        "fairy": "the fairy pieces",
    },
)

_COUNTED = translatable(
    "Plurals",
    {
        "read": "%n positions read as {0}.",
        "operations": "%n operations",
        "positions": "%n positions",
    },
)
_EN_PASSANT = translatable(
    "spelling_words",
    {
        "always": "Always (PGN standard)",
        "capturable": "When a pawn is in place to capture",
        "legal": "When the capture is legal",
    },
)

_CASTLING = translatable(
    "spelling_words",
    {
        "held": "As in the position",
        "xfen": "X-FEN: KQkq, inner rooks by file",
        "shredder": "Shredder-FEN: every rook by file",
        "fen": "KQkq only",
    },
)


def en_passant_choices() -> Choices:
    """Return the choices of when to write the en passant square, by values of `Preferences`."""
    return tuple((value, _translated(words)) for value, words in _EN_PASSANT.items())


def castling_choices() -> Choices:
    """Return the choices of spelling castling rights, by values of `Preferences`."""
    return tuple((value, _translated(words)) for value, words in _CASTLING.items())


def group_title(group: str) -> str:
    """Return the heading of a group of spellings."""
    return _translated(_GROUPS[group])


def spelling_title(title: str) -> str:
    """Return the name of a spelling, which `notation.spellings.export` gives in English."""
    return translate("spellings", title)


def left_out_words(
    codes: Sequence[str],
    operations: str = "",
    tags: Sequence[str] = (),
    untold: Sequence[str] = (),
) -> str:
    """Return which parts of a position a spelling cannot hold, "" for none.

    Args:
        codes: the codes of the omitted parts.
        operations: the operations of the position's record, as text.
        tags: names of the tags of the position's game.
        untold: the opcodes of the operations that are left out, () for all.
    """
    if not codes:
        return ""
    things = [_left_out(code, operations, tags, untold) for code in codes]
    return translate("spelling_words", "Left out: {0}.").format(_enumerated(things))


def _left_out(code: str, operations: str, tags: Sequence[str], untold: Sequence[str]) -> str:
    names: Sequence[str] = tags if code == "tags" else ()
    if code == "operations":
        all_of_them = (each.opcode for each in read_operations(operations).operations)
        names = untold or [*filter(None, all_of_them)]
        if len(names) > _MOST_NAMED:
            return counted_words("operations", len(names))
        names = [*map(operation_name, names)]
    if 0 < len(names) <= _MOST_NAMED:
        words = _LEFT_OUT[f"one of {code}" if len(names) == 1 else f"some of {code}"]
        return _translated(words).format(_enumerated(names))
    return _translated(_LEFT_OUT[code])


def _enumerated(things: Sequence[str]) -> str:
    """Return an enumeration for a sentence."""
    *others, last = things
    pattern = translate("spelling_words", "{0} and {1}")
    return pattern.format(", ".join(others), last) if others else last


def reading_title(interpretation: Interpretation) -> str:
    """Return the name of a reading, such as "a list of pieces in Polish"."""
    return title_of(interpretation, translate)


def remark_words(interpretation: Interpretation) -> str:
    """Return the assumptions and repairs in the positions of a reading, each once."""
    notes: dict[str, Problem] = {}
    for found in interpretation.found:
        for note in found.notes:
            notes.setdefault(note.code, note)
    remarks = [note_words(tuple(notes.values()))]
    if interpretation.kind == "piece-list":
        remark = puzzle_of(read_operations(interpretation.found[0].rest).operations).comment
        if remark:
            words = translate("spelling_words", "Not read as pieces, but kept as a remark: “{0}”.")
            remarks.append(words.format(shown(remark, 60)))
    return " ".join(filter(None, remarks))


def read_words(interpretation: Interpretation) -> str:
    """Return the reading of a text and its number of positions; "" for one FEN."""
    title, count = reading_title(interpretation), len(interpretation.found)
    if count > 1:
        return counted_words("read", count).format(title)
    if interpretation.kind == "fen":
        return ""
    return translate("spelling_words", "Read as {0}.").format(title)


def counted_words(code: str, count: int) -> str:
    """Return words with a number in them: "read", "operations" or "positions"."""
    return translate("Plurals", _COUNTED[code], "", count)


def _translated(source: str) -> str:
    return translate("spelling_words", source)
