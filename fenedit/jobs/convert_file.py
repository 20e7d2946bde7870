"""Writes the records of a file in another format, in bounded memory."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from fenedit.documents.annotating import with_names
from fenedit.documents.conversion import besides, converted
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import (
    NUL,
    TextForm,
    dominant_newline,
)
from fenedit.documents.entry import is_aside
from fenedit.documents.files.streaming import Source, entries
from fenedit.documents.formats import records_from
from fenedit.documents.games import VARIANT, tags_of
from fenedit.documents.losses import Tally
from fenedit.documents.record import Aside, Format, Item, Record, operations_of
from fenedit.documents.rewriting import is_epd, with_chess960, with_position
from fenedit.notation.castling import rights_of_chess960_alone
from fenedit.notation.epd.record import read_operations
from fenedit.notation.messages import FIELD_TITLES
from fenedit.notation.position import Position
from fenedit.notation.spellings.export import Spelling, WriteOptions
from fenedit.rules.writing import CastlingCustom, EpCustom, in_conventions

_BATCH = 1 << 16
"""The most characters held at a time, except for a single longer record."""
_LEFT_OUT = {"prefix": "prefixes", "castling-duplicate": "rights-twice"}
"""Codes of losses, by the codes of notes on text that is not written back."""
_COUNTER_CODES = frozenset(("default-halfmove", "default-fullmove", "counter-dash"))
"""Codes of notes on missing counters."""
_CODES = _COUNTER_CODES.union(
    ("default-side", "default-castling", "default-ep", "counter-clamp"), _LEFT_OUT
)

Change: TypeAlias = Callable[[Record], Record]
"""A change of a record before it is written."""


@dataclass(frozen=True, slots=True)
class Options:
    """How records are written.

    Attributes:
        to: a file format, or a spelling for each position alone.
        ep: the custom for en passant squares.
        castling: the custom for castling letters.
        chess960: whether Chess960's rules hold even where the record does not say so.
    """

    to: Format | Spelling
    ep: EpCustom = "held"
    castling: CastlingCustom = "held"
    chess960: bool = False


def convert_source(
    source: Source, options: Options, tally: Tally, change: Change | None = None
) -> Iterator[str]:
    """Yield the converted text of an open file, in parts of any length.

    `change` is applied to each record first; `tally` counts what is lost.

    Raises:
        StreamError: the file cannot be read on.
    """
    newline = ""
    begun = False
    for text in _batches(source):
        newline = newline or dominant_newline(text)
        collection = records_from(text, source.format)
        for record in collection:
            tally.records += 1
            tally.unreadable += record.reading is None
            if not isinstance(options.to, Spelling):
                _count_written(record, source.format, options, tally)
        if change is not None:
            items = [each if isinstance(each, Aside) else change(each) for each in collection.lines]
            collection = Collection(items, source.format)
        document = Document(form=TextForm(newline=newline), collection=collection)
        if isinstance(options.to, Spelling):
            yield from _spelled(document, options.to, options, tally)
            continue
        signed = "!" in text or "?" in text
        part = converted_text(document, options.to, options, tally, signed=signed)
        # Separate games made of lines; games of a file keep their blank lines.
        if options.to == "pgn" != source.format and begun and part:
            yield newline
        yield part
        begun = begun or bool(part)


def _count_written(record: Record, file_format: Format, options: Options, tally: Tally) -> None:
    """Count fields that are filled in, and text of the record that is not written."""
    held = () if record.reading is None else record.reading.notes
    notes = [note for note in held if note.code in _CODES]
    # The counters of EPD are optional operations.
    is_four = bool(notes) and (options.to == "epd" or is_epd(record, file_format))
    if not is_four or any(note.code not in _COUNTER_CODES for note in notes):
        filled = []
        for note in notes:
            data = dict(note.data)
            is_clamped = note.code == "counter-clamp"
            is_named = is_clamped or note.code == "counter-dash"
            name = data["field"] if is_named else note.code.removeprefix("default-")
            is_optional = is_four and name in ("halfmove", "fullmove")
            if (is_clamped or not ("reason" in data or is_optional)) and name in FIELD_TITLES:
                filled.append(FIELD_TITLES[name])
        if filled:
            tally.add("filled", *filled)
        for note in notes:
            if note.code in _LEFT_OUT:
                tally.add(_LEFT_OUT[note.code], str(dict(note.data)["found"]))
    if options.chess960 and options.to == "pgn" and record.is_game and not record.chess960:
        named = [value for name, value in tags_of(record) if name.lower() == VARIANT.lower()]
        if named and named[0].strip(" ?-"):
            tally.add("variant-replaced", named[0])


def converted_text(
    document: Document, to: Format, options: Options, tally: Tally, *, signed: bool
) -> str:
    """Return the text of a document in a file format; `signed` if it may have annotation signs."""
    conversion = converted(document, to)
    for loss in conversion.losses:
        tally.add(loss.code, *loss.detail.split(", "), count=loss.count)
    items: list[Item] = []
    for item in conversion.document.collection.lines:
        if isinstance(item, Record) and item.position is not None:
            # Written as the standard demands, even if the file was read leniently.
            position = _conventional(item, options, tally)
            written = with_position(item, position, to, canonical=True)
            written = replace(written, ending=item.ending)
            is_changed = options.chess960 and not written.chess960
            items.append(with_chess960(written, True) if is_changed else written)
        else:
            items.append(item)
    # Do not count the signs of operations that are left out as a whole.
    if signed and document.format != "pgn" and to != "fen":
        records = (item for item in items if isinstance(item, Record))
        for before, after in zip(document.collection, records, strict=True):
            if before.is_game or not ("!" in before.rest or "?" in before.rest):
                continue
            # Signs are lost with the moves that they follow, as in `am Rb5?;`.
            notes = read_operations(operations_of(before)).notes
            moves = [dict(note.data)["found"] for note in notes if note.code == "epd-move"]
            moves = [move for move in moves if move.endswith(("!", "?"))]
            if any(after.line.count(move) < before.line.count(move) for move in moves):
                tally.add("signs")
    return "".join([item.line + item.ending for item in items])


def _spelled(
    document: Document, spelling: Spelling, options: Options, tally: Tally
) -> Iterator[str]:
    """Yield each position of a document; a blank line follows one of several lines."""
    for record in with_names(document.collection.lines, document.format):
        if NUL in record.line + record.ending:
            tally.add("nuls")
        if isinstance(record, Aside):
            if record.text.strip():
                tally.add("comment-lines")
            continue
        if record.position is None:
            continue
        beside = besides(record)
        details = {loss.code: loss.detail for loss in beside.losses}
        how = WriteOptions(
            chess960=options.chess960 or record.chess960,
            operations=beside.operations,
            marks=beside.marks,
            beside=tuple(details),
        )
        text, missing, untold = spelling.write(_conventional(record, options, tally), how)
        details["operations"] = details.get("operations", ", ".join(untold))
        for code in missing:
            tally.add(code, *details.get(code, "").split(", "))
        yield text + ("\n\n" if "\n" in text else "\n")


def _conventional(record: Record, options: Options, tally: Tally) -> Position:
    """Return the position of a record in the chosen customs."""
    position = record.position
    assert position is not None
    chess960 = options.chess960 or record.chess960
    found = in_conventions(position, ep=options.ep, castling=options.castling, chess960=chess960)
    respelt = found.position.castling_rights != position.castling_rights
    untold = not chess960 or (respelt and not (options.chess960 or record.is_game))
    if untold and options.castling != "held" and rights_of_chess960_alone(position):
        tally.add("chess960-rights")
    if "inner-rook" in found.left_out:
        # Leaving the square out by custom is not a loss.
        tally.add("inner-rook")
    return found.position


def _batches(source: Source) -> Iterator[str]:
    """Yield the text of a file in parts of whole records; all but the last end a line."""
    held: list[str] = []
    size = 0
    for entry in entries(source):
        # A comment line may be the name of the record below it.
        is_begun = size > _BATCH and is_aside(held[-1]) and not entry.is_aside
        if size > _BATCH and not is_begun and held[-1].endswith(("\n", "\r")):
            yield "".join(held)
            held, size = [], 0
        held.append(entry.whole)
        size += len(entry.whole)
    if held:
        yield "".join(held)
