"""What a game of PGN says of a problem: a puzzle in tags.

The standard of 1994 has tags for games, so a problem takes those that collections of problems use:
`White` is the author as long as `Black` names nobody, `Event` the source and `Date` its date. All
else stands in tags of its own names, which the standard allows (8.1.1): `Title`, `Stipulation`
("#2" too), `Award`, `Themes`, `Hint`, `Comment`, `Key`, `Avoid`, `Line`. An author beside an
opponent stands in `Author`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Final

from fenedit.notation.epd.counters import MATE
from fenedit.notation.epd.operands import Operation
from fenedit.notation.pgn.tags import ROSTER
from fenedit.notation.puzzle.puzzle import (
    MOST_MOVES,
    Puzzle,
    puzzle_of,
    with_puzzle,
)
from fenedit.notation.puzzle.puzzle import MOVES as OPCODES_OF_MOVES
from fenedit.notation.puzzle.puzzle import TEXTS as OPCODES_OF_TEXTS
from fenedit.notation.puzzle.source import Source, source_of
from fenedit.notation.puzzle.texts import text_fault

_TEXTS: Final = {
    "name": "Title",
    "award": "Award",
    "themes": "Themes",
    "hint": "Hint",
    "comment": "Comment",
}
_MOVES: Final = {"best": "Key", "avoid": "Avoid", "line": "Line"}
_NOBODY: Final = ("", "?", "-")
_DATE: Final = re.compile(r"[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?")
"""Dates that the tag can say; others, such as `1932-33`, stay in the event."""
_UNKNOWN_DATES: Final = ("", "?", ROSTER["Date"])


def puzzle_of_tags(tags: Iterable[tuple[str, str]]) -> Puzzle:
    """Return what a game's tags say of a problem; of a name that comes twice the first counts."""
    values: dict[str, str] = {}
    for name, value in tags:
        values.setdefault(name.lower(), value)

    def value_of(name: str) -> str:
        value = values.get(name.lower(), "")
        return "" if value in _NOBODY else value

    author = value_of("Author")
    if not author and not value_of("Black"):
        author = value_of("White")
    mate, stipulation = _asked(value_of("Stipulation"))
    return Puzzle(
        **{field: value_of(name) for field, name in _TEXTS.items()},
        author=author,
        source=Source(value_of("Event"), _date(values.get("date", ""))).text,
        mate=mate,
        stipulation=stipulation,
        best=tuple(value_of("Key").split()),
        avoid=tuple(value_of("Avoid").split()),
        line=tuple(value_of("Line").split()),
    )


def tag_changes(tags: Iterable[tuple[str, str]], puzzle: Puzzle) -> dict[str, str | None]:
    """Return the tags that must change for a game to say this of a problem; None takes one out.

    A tag of the seven that every game has is never taken out: it says that nothing is known.
    """
    tags = tuple(tags)
    before = puzzle_of_tags(tags)
    names = {name.lower() for name, _ in tags}
    changes: dict[str, str | None] = {}
    for field, name in (_TEXTS | _MOVES).items():
        value = getattr(puzzle, field)
        if value != getattr(before, field):
            text = value if isinstance(value, str) else " ".join(value)
            changes[name] = text or None
    if puzzle.asked != before.asked:
        changes["Stipulation"] = puzzle.asked or None
    if puzzle.author != before.author:
        black = next((value for name, value in tags if name.lower() == "black"), "")
        apart = "author" in names or black not in _NOBODY
        changes["Author" if apart else "White"] = puzzle.author or (
            None if apart else ROSTER["White"]
        )
    if puzzle.source != before.source:
        changes |= _source_changes(source_of(puzzle.source))
    return changes


def tagged(operations: Sequence[Operation]) -> tuple[dict[str, str], tuple[Operation, ...]]:
    """Return the tags that say of a problem what operations do, and the operations that none says.

    Only what comes back from the tags just as it was becomes one; a comment, or what draws, is no
    tag.
    """
    counts = Counter(operation.opcode for operation in operations)
    opcodes = {MATE, *OPCODES_OF_TEXTS.values(), *OPCODES_OF_MOVES.values()}
    opcodes.discard(OPCODES_OF_TEXTS["comment"])
    known = [
        each
        for each in operations
        if each.opcode in opcodes
        and counts[each.opcode] == 1
        and not any("[%" in operand.text for operand in each.operands)
    ]
    while True:
        changes = tag_changes((), puzzle_of(known))
        tags = {name: value for name, value in changes.items() if value is not None}
        back = _operations_of(puzzle_of_tags(tags.items()))
        kept = [each for each in known if each in back]
        if kept == known:
            break
        known = kept
    said = set(known)
    return tags if known else {}, tuple(each for each in operations if each not in said)


def untagged(tags: Sequence[tuple[str, str]]) -> tuple[tuple[Operation, ...], frozenset[str]]:
    """Return the operations that say what tags say of a problem, and the names of these tags.

    What no operation can hold stays in its tag. Event and date are the source of a problem alone:
    of a game between two they are not taken.
    """
    puzzle = puzzle_of_tags(tags)
    if any(name.lower() == "black" and value not in _NOBODY for name, value in tags):
        puzzle = replace(puzzle, source="")
    operations = _operations_of(puzzle)
    puzzle = puzzle_of(operations)
    changes = tag_changes((), puzzle) | {"Author": puzzle.author or None}
    said = {name.lower(): value for name, value in changes.items() if value is not None}
    return operations, frozenset(name for name, value in tags if said.get(name.lower()) == value)


def _operations_of(puzzle: Puzzle) -> tuple[Operation, ...]:
    """Return the operations that say this of a problem, without what EPD has no way to write."""
    operations: list[Operation] = []
    for field in fields(Puzzle):
        value = getattr(puzzle, field.name)
        if value in ("", (), None) or (isinstance(value, str) and text_fault(value) is not None):
            continue
        try:
            operations += with_puzzle((), Puzzle(**{field.name: value}))
        except ValueError:
            # A word that is no move.
            continue
    return tuple(operations)


def _source_changes(source: Source) -> dict[str, str | None]:
    if not source.date or not _DATE.fullmatch(source.date):
        return {"Event": source.text or ROSTER["Event"], "Date": ROSTER["Date"]}
    parts = source.date.split("-")
    date = ".".join([*parts, *["??"] * (3 - len(parts))])
    return {"Event": source.name or ROSTER["Event"], "Date": date}


def _date(tag: str) -> str:
    """Return the date that a tag says as a source has it: `1977.05.??` is 1977-05."""
    if tag in _UNKNOWN_DATES:
        return ""
    known = [part for part in tag.split(".") if part.strip("?")]
    return "-".join(known)


def _asked(text: str) -> tuple[int | None, str]:
    """Return n of #n, and what is asked otherwise."""
    first, _, more = text.partition(", ")
    digits = first.removeprefix("#")
    if first.startswith("#") and digits.isascii() and digits.isdecimal():
        mate = int(digits) if len(digits) <= len(str(MOST_MOVES)) else 0
        if mate and str(mate) == digits:
            return mate, more
    return None, text
