"""What the fields of the puzzle form show of a puzzle, and what a puzzle is with their texts."""

from dataclasses import replace
from typing import Any, Final

from fenedit.notation.puzzle import MOVES, Puzzle, Source, moves_in, source_of

SOURCE: Final = "source"
DATE: Final = "date"
"""The field of a part of the source; the others have the names of their attributes."""


def attribute_of(name: str) -> str:
    """Return which attribute of a puzzle a field is of."""
    return SOURCE if name == DATE else name


def value_of(puzzle: Puzzle, name: str) -> str:
    """Return what a field shows of a puzzle."""
    if name in MOVES:
        return " ".join(getattr(puzzle, name))
    if name in (SOURCE, DATE):
        source = source_of(puzzle.source)
        return source.name if name == SOURCE else source.date
    return str(getattr(puzzle, name))


def with_value(puzzle: Puzzle, name: str, text: str, source: str, date: str) -> Puzzle:
    """Return a puzzle with what a field says.

    Args:
        puzzle: what was said before.
        name: the field.
        text: what is written in it.
        source: what is written in the field of the source.
        date: what is written in that of the date.

    Raises:
        ValueError: its argument is a word that is no move.
    """
    value: str | tuple[str, ...] = text.strip()
    if name in MOVES:
        value = moves_in(text)
    elif name in (SOURCE, DATE):
        value = Source(source.strip(), date.strip(), source_of(puzzle.source).link).text
    changes: dict[str, Any] = {attribute_of(name): value}
    return replace(puzzle, **changes)
