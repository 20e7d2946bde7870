"""Olive's collections of problems (.olv) as documents of EPD, and documents as such collections.

Olive keeps entries of YAML, one for each problem. They are read into lines of EPD, which hold what
the operations of a puzzle do; what they cannot hold is counted and told, as other conversions tell
it. The file itself is not edited: what is read is a new document, and what is written is a copy.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

from fenedit.documents.collection import Collection
from fenedit.documents.conversion import Conversion, Loss, left_out
from fenedit.documents.document import Document
from fenedit.documents.document_chunks import is_in_file
from fenedit.documents.encoding import TextForm
from fenedit.documents.formats import is_olive, records_from
from fenedit.documents.olive_fields import entry_of, said_of
from fenedit.documents.olive_position import (
    OddManError,
    algebraic_of,
    has_all_rights,
    held_options,
    options_of,
    position_of,
)
from fenedit.documents.olive_yaml import (
    MAX_TEXT,
    OliveError,
    Plain,
    read_entries,
    written_entry,
)
from fenedit.documents.puzzles import puzzle_of_record
from fenedit.documents.record import Aside, Item, Record, record_from_line
from fenedit.documents.rewriting import operations_of
from fenedit.notation.epd.operands import MAX_STRING
from fenedit.notation.epd.record import format_epd, read_operations
from fenedit.notation.puzzle.puzzle import MATE, MOVES, TEXTS, Puzzle, with_puzzle
from fenedit.notation.puzzle.texts import mended, text_fault

SUFFIX: Final = ".olv"

_SAMPLE: Final = 1 << 14
"""Characters from which a collection is told."""
_MOST_NAMES: Final = 8
_ELLIPSIS: Final = "…"
_HELD_CODES: Final = frozenset({*TEXTS.values(), *MOVES.values(), MATE, "hmvc", "fmvn"})
_UNSAID: Final = {"name": "id", "hint": "c6", "avoid": "am"}
"""What an entry has no room for, with the opcodes."""

_HELD_TAGS: Final = frozenset({
    "fen", "setup", "variant", "event", "date", "white", "author", "award", "themes", "comment",
    "stipulation", "key", "line", "title", "avoid", "hint",
})  # fmt: skip
"""Tags that are read, in small letters; what an entry has no room for is told by its opcode."""
_EMPTY_VALUES: Final = ("", "?", "????.??.??", "*", "-")


class Tally:
    """Counts what is lost, by codes.

    Import: "solutions" (more of it than key moves), "options" (of Popeye, with names), "odd-men"
    (problems left out, for their fairy men or neutral ones), "empty-entries" (left out likewise,
    because they are none), "texts-cut" (to the length of a string), "texts-respelt" (quotation
    marks), "fields" (with names). Export: "operations" (with names), "castling" (rights that no
    convention gives), "counters", "moves" and "drafts" (left out), "comment-lines".
    """

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._names: dict[str, dict[str, None]] = {}

    def add(self, code: str, *names: str) -> None:
        """Count a loss, and remember the names of what is lost."""
        self._counts[code] += 1
        known = self._names.setdefault(code, {})
        for name in names:
            if len(known) <= _MOST_NAMES:
                known[name[:40]] = None

    def losses(self) -> tuple[Loss, ...]:
        """Return what was counted, in the order of the codes."""
        return tuple(
            Loss(code, count, _listed(list(self._names[code])))
            for code, count in sorted(self._counts.items())
        )


def imported(text: str) -> Conversion:
    """Return a new document of EPD with the problems of a collection, and what it lacks.

    Raises:
        OliveError: the text is no such collection, or not to its end.
    """
    tally = Tally()
    form = TextForm()
    records = list(_records(text, form.newline, tally))
    return Conversion(Document(form=form, collection=Collection(records, "epd")), tally.losses())


def imported_from(document: Document) -> Conversion | None:
    """Return what `imported` does for a document whose lines turn out to be such a collection.

    None if they are none, or lie in a file that is too large to be read as one.

    Raises:
        OliveError: the text begins as such a collection, and cannot be read to its end.
    """
    collection = document.collection
    if is_in_file(collection):
        return None
    lines: list[str] = []
    size = 0
    for line in collection.stored():
        text = line if isinstance(line, str) else line.line + line.ending
        lines.append(text)
        size += len(text)
        if size > _SAMPLE:
            break
    if not is_olive("".join(lines)):
        return None
    stored = collection.stored()
    return imported("".join([_text(line) for line in stored]))


def exported(document: Document) -> Conversion:
    """Return a collection of Olive with the positions of a document, as lines, and what it lacks.

    The lines are those of a file; as a document they are to be saved, not to be shown.
    """
    tally = Tally()
    text = "".join(entries_of(document.collection.lines, tally))
    collection = records_from(text, "fen")
    return Conversion(Document(form=TextForm(), collection=collection), tally.losses())


def entries_of(items: Iterable[Item], tally: Tally) -> Iterator[str]:
    """Yield the text of an entry for each record that is a position; count what is lost."""
    for item in items:
        if isinstance(item, Aside):
            if item.text.strip():
                tally.add("comment-lines")
        elif item.position is None:
            tally.add("drafts")
        else:
            yield written_entry(_entry(item, tally))


def is_named_olive(path: Path) -> bool:
    """Tell whether a file's name promises a collection of Olive."""
    return path.suffix.lower() == SUFFIX


def _text(line: "str | Item") -> str:
    return line if isinstance(line, str) else line.line + line.ending


def _listed(names: list[str]) -> str:
    more = f", {_ELLIPSIS}" if len(names) > _MOST_NAMES else ""
    return ", ".join(names[:_MOST_NAMES]) + more


def _records(text: str, newline: str, tally: Tally) -> Iterator[Record]:
    if len(text) > MAX_TEXT:
        raise OliveError("too-large")
    for entry in read_entries(text):
        if not isinstance(entry, dict):
            tally.add("empty-entries")
            continue
        record = _record(entry, tally)
        if record is not None:
            yield replace(record, ending=newline)


def _record(entry: dict[str, Plain], tally: Tally) -> Record | None:
    listed = entry.get("options", [])
    texts = [text for text in listed if isinstance(text, str)] if isinstance(listed, list) else []
    options = options_of(texts)
    asked = entry.get("stipulation", "")
    try:
        position = position_of(
            entry.get("algebraic", ""), asked if isinstance(asked, str) else "", options.held
        )
    except OddManError as error:
        tally.add("odd-men", str(error))
        return None
    said = said_of(entry, options.conditions)
    if options.others:
        tally.add("options", *options.others)
    if said.solution_left:
        tally.add("solutions")
    if said.others:
        tally.add("fields", *said.others)
    operations = with_puzzle((), _fitted(said.puzzle, tally))
    return record_from_line(format_epd(position, operations))


def _fitted(puzzle: Puzzle, tally: Tally) -> Puzzle:
    """Return a puzzle whose texts EPD can write, and count what was cut or spelt otherwise."""
    changes: dict[str, Any] = {}
    codes = set()
    for field in fields(Puzzle):
        text = getattr(puzzle, field.name)
        if field.name not in TEXTS or (fault := text_fault(text)) is None:
            continue
        if fault.code == "quote":
            codes.add("texts-respelt")
        text = mended(text)
        if len(text) > MAX_STRING:
            codes.add("texts-cut")
            text = text[: MAX_STRING - 1].rstrip() + _ELLIPSIS
        changes[field.name] = text
    for code in sorted(codes):
        tally.add(code)
    return replace(puzzle, **changes)


def _entry(record: Record, tally: Tally) -> dict[str, Any]:
    position = record.position
    assert position is not None
    puzzle = puzzle_of_record(record)
    entry = entry_of(puzzle)
    entry["algebraic"] = algebraic_of(position.placement)
    stipulation = entry.get("stipulation", "")
    options = [*held_options(position, stipulation), *entry.get("options", ())]
    if options:
        entry["options"] = options
    lost = [opcode for field, opcode in _UNSAID.items() if getattr(puzzle, field)]
    if puzzle.line and puzzle.line[:1] != puzzle.best[:1]:
        lost.append("pv")
    if record.is_game:
        _count_game(record, tally)
    else:
        read = read_operations(operations_of(record)).operations
        lost += [each.opcode for each in read if each.opcode and each.opcode not in _HELD_CODES]
        if any(not each.opcode for each in read):
            tally.add("comments")
    if lost:
        tally.add("operations", *lost)
    if record.chess960:
        tally.add("variant")
    if not has_all_rights(position):
        tally.add("castling")
    if (position.halfmove_clock, position.fullmove_number) != (0, 1):
        tally.add("counters")
    return entry


def _count_game(record: Record, tally: Tally) -> None:
    from fenedit.documents.games import tags_of

    for loss in left_out(record):
        if loss.code != "tags":
            tally.add(loss.code)
    tags = [(name, value) for name, value in tags_of(record) if value not in _EMPTY_VALUES]
    lost = [name for name, _ in tags if name.lower() not in _HELD_TAGS]
    if lost:
        tally.add("tags", *lost)
