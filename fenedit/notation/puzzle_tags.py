"""Reads and writes the data of a problem as tags of PGN."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.fen import MATE
from fenedit.notation.puzzle import (
    ASKED,
    COUNT,
    MOVES,
    PACKED,
    TEXTS,
    Puzzle,
    Source,
    packed,
    parted,
    puzzle_of,
    source_of,
    text_fault,
    unpacked,
    with_puzzle,
)

_TEXTS = {
    "name": "Title",
    "award": "Award",
    "themes": "Themes",
    "hint": "Hint",
    "comment": "Comment",
}
_MOVES = {"best": "Key", "avoid": "Avoid", "line": "Line"}
_PACKED = {field: field.capitalize() for field in PACKED}
_COUNT = "IntendedSolutions"
_NOBODY = ("", "?", "-")
_TAG_DATE = re.compile(r"[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?")
"""Dates that the tag can hold; others, such as `1932-33`, stay in the event."""
_COUNTED = re.compile("[1-9][0-9]{0,2}")
_UNKNOWN = "?"
_UNKNOWN_DATE = "????.??.??"


def puzzle_of_tags(tags: Iterable[tuple[str, str]]) -> Puzzle:
    """Return the puzzle data in a game's tags; the first of several with one name counts."""
    values: dict[str, str] = {}
    for name, value in tags:
        values.setdefault(name.lower(), value)

    def value_of(name: str) -> str:
        value = values.get(name.lower(), "")
        return "" if value in _NOBODY else value

    author = value_of("Author")
    if not author and not value_of("Black"):
        author = value_of("White")
    count = value_of(_COUNT)
    texts: dict[str, Any] = {field: value_of(name) for field, name in _TEXTS.items()}
    texts |= {field: unpacked(value_of(name)) for field, name in _PACKED.items()}
    puzzle = Puzzle(
        **texts,
        author=author,
        source=Source(value_of("Event"), _date(values.get("date", ""))).text,
        stipulation=value_of("Stipulation"),
        intended=int(count) if _COUNTED.fullmatch(count) else None,
        best=tuple(value_of("Key").split()),
        avoid=tuple(value_of("Avoid").split()),
        line=tuple(value_of("Line").split()),
    )
    return parted(puzzle)


def tag_changes(tags: Iterable[tuple[str, str]], puzzle: Puzzle) -> dict[str, str | None]:
    """Return the tags that must change for a game to have this puzzle data; None removes one.

    The seven tag roster is never removed, but gets values for unknown.
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
    changed = {name for name in ASKED if getattr(puzzle, name) != getattr(before, name)}
    held = next((value for name, value in tags if name.lower() == "stipulation"), "")
    if changed and held not in (*_NOBODY, before.asked):
        # The stipulation of an older version holds more than its field.
        changed |= ASKED
    for field, name in _PACKED.items():
        if field in changed or getattr(puzzle, field) != getattr(before, field):
            changes[name] = packed(getattr(puzzle, field)) or None
    if COUNT in changed:
        changes[_COUNT] = str(puzzle.intended) if puzzle.intended else None
    if changed & {"mate", "stipulation"}:
        changes["Stipulation"] = puzzle.asked or None
    if puzzle.author != before.author:
        black = next((value for name, value in tags if name.lower() == "black"), "")
        apart = "author" in names or black not in _NOBODY
        changes["Author" if apart else "White"] = puzzle.author or (None if apart else _UNKNOWN)
    if puzzle.source != before.source:
        source = source_of(puzzle.source)
        event, date = source.text, _UNKNOWN_DATE
        if _TAG_DATE.fullmatch(source.date):
            known = source.date.split("-")
            event, date = source.name, ".".join([*known, *["??"] * (3 - len(known))])
        changes |= {"Event": event or _UNKNOWN, "Date": date}
    return changes


def tagged(operations: Sequence[Operation]) -> tuple[dict[str, str], tuple[Operation, ...]]:
    """Return tags with the puzzle data of operations, and the remaining operations.

    Only operations that tags restore exactly become tags; comments and marks do not.
    """
    counts = Counter(operation.opcode for operation in operations)
    opcodes = {MATE, COUNT, *TEXTS.values(), *MOVES.values(), *PACKED.values()}
    opcodes.discard(TEXTS["comment"])
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
    """Return operations with the puzzle data of tags, and the names of these tags.

    Data that EPD cannot hold stay in their tags. Event and date are a source only for a problem,
    not for a game between players.
    """
    puzzle = puzzle_of_tags(tags)
    if any(name.lower() == "black" and value not in _NOBODY for name, value in tags):
        puzzle = puzzle._replace(source="")
    operations = _operations_of(puzzle)
    puzzle = puzzle_of(operations)
    changes = tag_changes((), puzzle) | {"Author": puzzle.author or None}
    said = {name.lower(): value for name, value in changes.items() if value is not None}
    return operations, frozenset(name for name, value in tags if said.get(name.lower()) == value)


def _operations_of(puzzle: Puzzle) -> tuple[Operation, ...]:
    """Return operations with this puzzle data, without what EPD cannot write."""
    operations: list[Operation] = []
    for name, value in puzzle._asdict().items():
        if value in ("", (), None) or (name in TEXTS and text_fault(value) is not None):
            continue
        try:
            operations += with_puzzle((), Puzzle(**{name: value}))
        except ValueError:
            # A word that is not a move.
            continue
    return tuple(operations)


def _date(tag: str) -> str:
    """Return the date of a tag as in a source: `1977.05.??` is 1977-05."""
    if tag in ("", _UNKNOWN, _UNKNOWN_DATE):
        return ""
    known = [part for part in tag.split(".") if part.strip("?")]
    return "-".join(known)
