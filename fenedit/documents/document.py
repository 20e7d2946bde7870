"""Defines a document: the immutable sequence of a file's records, its path and its form.

The sequence is changed by splices. Between the records are comments and blank lines; a comment that
touches a record from above, with no blank line between, is its own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, cast

from fenedit.documents.block import (
    Block,
    MemoryBlock,
    StoredLine,
    TableBlock,
    blocks_in,
    blocks_of,
    bytes_of,
    is_comment_line,
    is_record,
    item_of,
    text_of,
)
from fenedit.documents.encoding import (
    HEAD,
    NUL,
    EncodeError,
    Encoding,
    TextForm,
    count_alike,
    first_ending,
    is_utf_16,
    marked,
    newline_of,
)
from fenedit.documents.packing import PACKINGS
from fenedit.documents.record import Aside, Format, Game, Item, Record
from fenedit.documents.rewriting import new_record
from fenedit.notation.position import Position

if TYPE_CHECKING:
    from fenedit.documents.files.disk_file import FileState
    from fenedit.documents.files.memory import Memory
    from fenedit.documents.table import Table


@dataclass(frozen=True, slots=True)
class Splice:
    """Replaces consecutive lines by others.

    Attributes:
        at: the place of the first line that is changed, all lines counted.
        removed: the lines there before.
        inserted: the lines there afterwards.
    """

    at: int
    removed: tuple[Item, ...]
    inserted: tuple[Item, ...]

    def inverted(self) -> Splice:
        """Return the splice that undoes this one."""
        return Splice(self.at, self.inserted, self.removed)


@dataclass(frozen=True, slots=True)
class Exchange:
    """Replaces a whole collection, as when its format changes."""

    before: Collection
    after: Collection

    @property
    def removed(self) -> Sequence[Item]:
        """Games removed or changed, as far as known."""
        return ()

    @property
    def inserted(self) -> Sequence[Item]:
        """Games added, or the new state of changed ones."""
        return ()

    @property
    def is_of_contents(self) -> bool:
        """Return whether only the contents of records change, all in their places."""
        return False

    def inverted(self) -> Exchange:
        """Return the exchange that undoes this one."""
        return Exchange(self.after, self.before)

    def joined(self, _other: Exchange) -> Exchange | None:
        """Return this and the next exchange as one, None if they are two steps."""
        return None


Change: TypeAlias = Splice | Exchange
"""A step of undo for a collection."""


class Collection:
    """An immutable sequence of records, with the other lines between them."""

    __slots__ = ("_blocks", "_line_ends", "_record_ends", "format")

    def __init__(self, lines: Iterable[StoredLine] = (), file_format: Format = "fen") -> None:
        """Hold lines, or games, of a format: strings with their endings, or items.

        All but the last have an ending. `format` is the file's, and that of new records; a record
        may have the shape of another.
        """
        self.format = file_format
        self._hold(tuple(blocks_of(lines, file_format=file_format)))

    @classmethod
    def of_blocks(cls, blocks: Iterable[Block], file_format: Format) -> Collection:
        """Return the lines of blocks, all but the last of which have an ending."""
        collection = cls.__new__(cls)
        collection.format = file_format
        collection._hold(tuple(blocks))
        return collection

    def _hold(self, blocks: tuple[Block, ...]) -> None:
        self._blocks = blocks
        self._record_ends = list(accumulate(block.records for block in blocks))
        self._line_ends = list(accumulate(block.size for block in blocks))

    def __len__(self) -> int:
        """Return how many records there are."""
        return self._record_ends[-1] if self._record_ends else 0

    def __getitem__(self, index: int) -> Record:
        """Return a record; IndexError if there is none."""
        block, place = self._find(index)
        record = self._blocks[block].item(place)
        assert isinstance(record, Record)
        return record

    def __iter__(self) -> Iterator[Record]:
        return (item for item in self.lines if isinstance(item, Record))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Collection):
            return NotImplemented
        if self.format != other.format:
            return False
        if (len(self), self.line_count) != (len(other), other.line_count):
            return False
        return _hold_the_same(self._blocks, other._blocks)

    def __hash__(self) -> int:
        return hash((len(self), self.line_count))

    def __repr__(self) -> str:
        return f"<Collection of {len(self)} records in {self.line_count} lines>"

    @property
    def line_count(self) -> int:
        """How many lines there are, records and others."""
        return self._line_ends[-1] if self._line_ends else 0

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The immutable runs of lines, shared with other collections."""
        return self._blocks

    @property
    def read_as(self) -> Encoding:
        """The encoding of lines of a file in memory that are not UTF-8."""
        encodings = (block.read_as for block in self._blocks if isinstance(block, MemoryBlock))
        return next((each for each in encodings if each != "utf-8"), "utf-8")

    @property
    def table(self) -> Table | None:
        """The form of the table of which there are rows, or None."""
        return next((each.table for each in self._blocks if isinstance(each, TableBlock)), None)

    @property
    def lines(self) -> Iterator[Item]:
        """All lines in order, records and others."""
        return chain.from_iterable(block.items() for block in self._blocks)

    def stored(self) -> Iterator[StoredLine]:
        """Yield all lines as they are held, without parsing any."""
        return chain.from_iterable(block.stored for block in self._blocks)

    def place_of(self, index: int) -> int:
        """Return the place of a record among all lines; IndexError if there is none."""
        block, place = self._find(index)
        return self._start(block) + place

    def records_before(self, place: int) -> int:
        """Return how many records precede a place among all lines."""
        block = bisect_right(self._line_ends, place)
        if block == len(self._blocks):
            return len(self)
        within = self._blocks[block].records_before(place - self._start(block))
        return (self._record_ends[block - 1] if block else 0) + within

    def changed(self, change: Change) -> Collection:
        """Return the collection after a change that was made for it."""
        return self.splice(change) if isinstance(change, Splice) else change.after

    def splice(self, splice: Splice) -> Collection:
        """Return the collection after a change that was made for it."""
        at, end = splice.at, splice.at + len(splice.removed)
        changed = Collection.__new__(Collection)
        changed.format = self.format
        first, last = self._blocks_at(at, end)
        start = self._start(first)
        if self._blocks and self._blocks[first].takes(at - start, end - start, splice.inserted):
            block = self._blocks[first].replaced(at - start, splice.inserted)
            changed._blocks = (*self._blocks[:first], block, *self._blocks[first + 1 :])
            changed._record_ends, changed._line_ends = self._record_ends, self._line_ends
            return changed
        lines: list[StoredLine] = list(splice.inserted)
        if self._blocks:
            lines[:0] = self._blocks[first].lasting[: at - start]
            lines += self._blocks[last].lasting[end - self._start(last) :]
        blocks = blocks_in(lines, self.format)
        changed._hold((*self._blocks[:first], *blocks, *self._blocks[last + 1 :]))
        return changed

    def replacing(self, index: int, record: Record) -> Splice:
        """Return the splice that replaces a record by another, with the ending of the first."""
        block, place = self._find(index)
        old = self._blocks[block].item(place)
        assert isinstance(old, Record)
        splice = Splice(self._start(block) + place, (old,), (_with_ending(record, old.ending),))
        if (
            isinstance(old, Game)
            and isinstance(record, Game)
            and (old.lead, old.rest) == (record.lead, record.rest)
        ):
            return splice
        return self._divided(splice)

    def inserting(self, index: int, records: Sequence[Item], at: int | None = None) -> Splice:
        r"""Return the splice that inserts records, or lines, whose first record gets an index.

        They follow the record before them immediately, so that a comment stays with the record that
        it precedes. A record without an ending takes that of the line before, or "\n". If the last
        line has no ending, it gets one and the new last line has none; likewise with the blank line
        that a game needs after it. `at` is another place for them among all lines.
        """
        if not 0 <= index <= len(self):
            raise IndexError(index)
        if at is None and index:
            at = self.place_of(index - 1) + 1
        elif at is None:
            at = self.place_of(0) if len(self) else self.line_count
        before = self._item(at - 1) if at else None
        newline = newline_of(before.ending if before else "") or "\n"
        inserted = [
            record if newline_of(record.ending) else _set_apart(record, newline)
            for record in records
        ]
        if before is None or before.separate or not inserted:
            return self._divided(Splice(at, (), tuple(inserted)))
        ended = _set_apart(before, inserted[0].ending)
        if at == self.line_count:
            inserted[-1] = _with_ending(inserted[-1], before.ending.strip(NUL))
        return self._divided(Splice(at - 1, (before,), (ended, *inserted)))

    def deleting(self, first: int, count: int = 1) -> Splice:
        """Return the splice that removes consecutive records; lines between them stay."""
        if count < 1:
            raise ValueError("nothing to delete")
        at, end = self.place_of(first), self.place_of(first + count - 1) + 1
        removed = self.items(at, end)
        kept = tuple(item for item in removed if not isinstance(item, Record))
        return self._divided(Splice(at, removed, kept))

    def moving_game(self, index: int, to: int) -> Splice:
        """Return the splice that moves a game of PGN to another existing index."""
        here, there = self.place_of(index), self.place_of(to)
        at, end = min(here, there), max(here, there) + 1
        removed = self.items(at, end)
        moved = removed[1:] + removed[:1] if here < there else removed[-1:] + removed[:-1]
        return self._divided(Splice(at, removed, _ending_moved_back(moved)))

    def _divided(self, splice: Splice) -> Splice:
        """Return a splice with separators between games that it brings together."""
        if self.format != "pgn":
            return splice
        at, end = splice.at, splice.at + len(splice.removed)
        # From the last game before what changes to the first one after it.
        ahead, after = self.records_before(at), self.records_before(end)
        first = self.place_of(ahead - 1) if ahead else 0
        last = self.place_of(after) + 1 if after < len(self) else self.line_count
        front, back = self.items(first, at), self.items(end, last)
        # Imported here: most files are none of PGN.
        from fenedit.documents.games import kept_apart

        items = (*front, *splice.inserted, *back)
        before = front + splice.removed + back
        kept = tuple(kept_apart(items, before))
        return splice if kept == items else Splice(first, before, kept)

    def _find(self, index: int) -> tuple[int, int]:
        """Return the block of a record, and the record's place in it."""
        total = len(self)
        wanted = index + total if index < 0 else index
        if not 0 <= wanted < total:
            raise IndexError(index)
        block = bisect_right(self._record_ends, wanted)
        before = self._record_ends[block - 1] if block else 0
        return block, self._blocks[block].places[wanted - before]

    def _start(self, block: int) -> int:
        """Return the place of a block's first line."""
        return self._line_ends[block - 1] if block else 0

    def _blocks_at(self, at: int, end: int) -> tuple[int, int]:
        """Return the first and the last block that hold lines between two places."""
        after = len(self._blocks) - 1
        first = min(bisect_right(self._line_ends, at), after)
        last = min(bisect_right(self._line_ends, end - 1), after)
        return max(first, 0), max(first, last, 0)

    def _item(self, place: int) -> Item:
        block = bisect_right(self._line_ends, place)
        return self._blocks[block].item(place - self._start(block))

    def items(self, at: int, end: int) -> tuple[Item, ...]:
        """Return what the lines between two places hold."""
        return tuple(map(self._item, range(at, end)))

    def stored_between(self, at: int, end: int) -> Iterator[StoredLine]:
        """Yield the lines between two places as they are held."""
        first, last = self._blocks_at(at, end)
        for number in range(first, last + 1):
            if at < end:
                start, block = self._start(number), self._blocks[number]
                yield from block.lasting[max(at - start, 0) : min(end - start, block.size)]


def _hold_the_same(some: tuple[Block, ...], others: tuple[Block, ...]) -> bool:
    """Return whether blocks hold equal lines; shared blocks are not compared."""
    mine, theirs = iter(some), iter(others)
    for block in mine:
        other = next(theirs)
        if block is other:
            continue
        # Skip blocks that both share.
        left, right = [block], [other]
        size = block.size - other.size
        while size:
            side, rest = (right, theirs) if size > 0 else (left, mine)
            side.append(next(rest))
            size -= side[-1].size if size > 0 else -side[-1].size
        if not all(map(_same_lines, *(_with_formats(side) for side in (left, right)))):
            return False
    return True


def _with_formats(blocks: Sequence[Block]) -> Iterator[tuple[StoredLine, Format]]:
    return ((line, block.format) for block in blocks for line in block.stored)


def _same_lines(some: tuple[StoredLine, Format], other: tuple[StoredLine, Format]) -> bool:
    mine, theirs = some[0], other[0]
    if mine is theirs:
        return True
    if isinstance(mine, str) and isinstance(theirs, str):
        return mine == theirs
    return item_of(*some) == item_of(*other)


def _ending_moved_back(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Move the ending of the last line to the one that nothing could follow, if any."""
    *front, last = items
    short = next((item for item in front if not item.separate), None)
    short = next((item for item in front if not newline_of(item.ending)), short)
    if short is None or (newline_of(short.ending) and not last.separate):
        return items
    ended = [_set_apart(item, last.ending) if item is short else item for item in front]
    return (*ended, _with_ending(last, short.ending.strip(NUL)))


def _with_ending(item: Item, ending: str) -> Item:
    """Return an item with an ending, as much of it as a line can have."""
    if item.ending == ending:
        return item
    is_game = isinstance(item, Record) and item.is_game
    return replace(item, ending=ending if is_game else first_ending(ending))


def _set_apart(item: Item, ending: str) -> Item:
    """Return an item with enough line breaks for something to follow it."""
    newline, begun = newline_of(ending), newline_of(item.ending)
    if not (isinstance(item, Record) and item.is_game):
        return replace(item, ending=item.ending if begun else item.ending + newline)
    return replace(item, ending=item.ending + newline * (1 if begun else 2))


def in_slots(lines: Sequence[StoredLine], order: Sequence[int]) -> list[StoredLine]:
    """Return lines, not of PGN, in which the n-th record is the one of number `order[n]` before.

    Comments that touch a record from above come with it. Blank lines, and comments before them or
    after all records, stay where they are among the records.
    """
    slots: list[tuple[list[StoredLine], list[StoredLine]]] = []
    staying, touching = list[StoredLine](), list[StoredLine]()
    for line in lines:
        if is_record(line):
            slots.append((staying, [*touching, line]))
            staying, touching = [], []
        elif is_comment_line(line):
            touching.append(line)
        else:
            staying += [*touching, line]
            touching = []
    result: list[StoredLine] = []
    for (before, _), number in zip(slots, order, strict=True):
        result += before
        result += slots[number][1]
    return [*result, *staying, *touching]


def own_start(collection: Collection, index: int) -> int:
    """Return the place of a record's first own comment; IndexError if there is no record.

    Comments before a game of PGN are not its own.
    """
    place = collection.place_of(index)
    least = collection.place_of(index - 1) + 1 if index else 0
    if collection.format == "pgn":
        return place
    while place > least and is_comment_line(collection.items(place - 1, place)[0]):
        place -= 1
    return place


def asides_before(collection: Collection, index: int, most: int = 0) -> tuple[Aside, ...]:
    """Return the lines between a record, or the end, and the previous record.

    `most` limits them to those next to the record.
    """
    at, end = _between(collection, index)
    items = collection.items(max(at, end - most) if most else at, end)
    return tuple(item for item in items if isinstance(item, Aside))


def moving(collection: Collection, index: int, to: int) -> Splice:
    """Return the splice that moves a record to another existing index."""
    if collection.format == "pgn":
        return collection.moving_game(index, to)
    first = min(index, to)
    order = list(range(max(index, to) + 1 - first))
    order.insert(to - first, order.pop(index - first))
    return reordering(collection, first, order)


def reordering(collection: Collection, first: int, order: Sequence[int]) -> Splice:
    """Return the splice after which the record `first + order[n]` has the index `first + n`.

    Not for PGN. Own comments go with their record, see `in_slots`.
    """
    at = own_start(collection, first)
    end = collection.place_of(first + len(order) - 1) + 1
    removed = collection.items(at, end)
    moved = tuple(item_of(line, collection.format) for line in in_slots(removed, order))
    return Splice(at, removed, _ending_moved_back(moved))


def commenting(collection: Collection, index: int, texts: Sequence[str]) -> Splice:
    r"""Return the splice that puts comments and blank lines before a record, or the end.

    They replace the old ones; lines that stay the same keep their endings. Not for PGN.
    """
    at, end = _between(collection, index)
    old = collection.items(at, end)
    lines = [item.line for item in old]
    front = count_alike(lines, texts)
    back = count_alike(lines[front:][::-1], texts[front:][::-1])
    at, removed = at + front, old[front : len(old) - back]
    before = collection.items(at - 1, at)[0] if at else None
    beside = collection.items(end, end + 1) if end < collection.line_count else ()
    near = before or next(iter((*old, *beside)), None)
    newline = newline_of(near.ending if near else "") or "\n"
    inserted: list[Item] = [Aside(text, newline) for text in texts[front : len(texts) - back]]
    last = removed[-1] if removed else before
    if at + len(removed) < collection.line_count or not inserted or last is None:
        return Splice(at, removed, tuple(inserted))
    if cast("Aside", inserted[-1]).text:
        # The last line of the file ends as the one before it did.
        inserted[-1] = _with_ending(inserted[-1], last.ending.strip(NUL))
    if before is None or before.separate:
        return Splice(at, removed, tuple(inserted))
    return Splice(at - 1, (before, *removed), (_set_apart(before, newline), *inserted))


def _between(collection: Collection, index: int) -> tuple[int, int]:
    end = collection.place_of(index) if index < len(collection) else collection.line_count
    return collection.place_of(index - 1) + 1 if index else 0, end


@dataclass(frozen=True, slots=True)
class Document:
    """A file of positions, saved or not.

    Attributes:
        path: the file, None before the first save.
        form: how its text is written.
        collection: its records.
        on_disk: the state of the file when it was read or last written; None without a file.
        file_format: the format of the file then, which undo may have left since; None without one.
        origin: the file that it was made from, after which it is called until it is saved; or None.
    """

    path: Path | None = None
    form: TextForm = field(default_factory=TextForm)
    collection: Collection = field(default_factory=Collection)
    on_disk: FileState | None = None
    file_format: Format | None = None
    origin: Path | None = None

    @property
    def format(self) -> Format:
        """The format of the records, which new ones take."""
        return self.collection.format

    def with_collection(self, collection: Collection) -> Document:
        """Return the document with other records."""
        return replace(self, collection=collection)

    def with_encoding(self, encoding: Encoding) -> Document:
        """Return the document with all lines to be written in another Unicode encoding."""
        return replace(self, form=self.form._replace(encoding=encoding, other=None, chosen=None))

    def with_packing(self, packing: str) -> Document:
        """Return the document to be packed in its file, by a name of PACKINGS, or not, by ""."""
        return replace(self, form=self.form._replace(packing=packing))

    def with_file(self, path: Path, on_disk: FileState) -> Document:
        """Return the document after it was saved.

        The path is kept absolute: recovered work must find its file from any folder.
        """
        return replace(
            self, path=path.absolute(), on_disk=on_disk, file_format=self.collection.format
        )


def new_document(position: Position, file_format: Format = "fen") -> Document:
    """Return an unsaved document of one record."""
    form = TextForm()
    record = replace(new_record(position, file_format), ending=form.newline)
    return Document(form=form, collection=Collection([record], file_format))


def document_bytes(document: Document) -> bytes:
    """Return what `document_parts` yields as a whole."""
    return b"".join(document_parts(document))


def document_parts(document: Document) -> Iterator[bytes]:
    """Yield the content of the file that holds a document.

    Records that were not edited are the bytes that were read; of a packed file, the unpacked ones.

    Raises:
        EncodeError: a record has a character that the document's encoding cannot hold.
    """
    parts = _marked_parts(document)
    packing = document.form.packing
    yield from PACKINGS[packing].packed(parts) if packing else parts


def _marked_parts(document: Document) -> Iterator[bytes]:
    parts = _plain_parts(document)
    head = b""
    for part in parts:
        head += part
        if len(head) >= HEAD:
            break
    try:
        yield marked(head, document.form)
    except EncodeError as error:
        raise located(document.collection.lines, 0, error.character, error.encoding) from None
    yield from parts


_AT_ONCE = 1 << 20
"""About the most unedited bytes yielded at a time."""


def _plain_parts(document: Document) -> Iterator[bytes]:
    form = document.form
    before = start = end = 0
    memory: Memory | None = None
    for block in document.collection.blocks:
        read = block if isinstance(block, MemoryBlock) and not is_utf_16(form.encoding) else None
        if isinstance(read, TableBlock) or (read and read.read_as != "utf-8" and not form.other):
            read = None
        before += block.records
        if read is not None and not read.edits:
            if memory is read.memory and end == read.start and end - start < _AT_ONCE:
                end = read.end
                continue
            if memory is not None:
                yield memory.data[start:end]
            memory, start, end = read.memory, read.start, read.end
            continue
        if memory is not None:
            yield memory.data[start:end]
            memory = None
        try:
            yield bytes_of(block.lasting, form) if read is None else read.edited_bytes(form)
        except EncodeError as error:
            records = before - block.records
            raise located(block.items(), records, error.character, error.encoding) from None
    if memory is not None:
        yield memory.data[start:end]


def located(items: Iterable[Item], before: int, character: str, encoding: Encoding) -> EncodeError:
    """Return the error with the index of the record; `items` follow a number of records."""
    for item in items:
        listed = isinstance(item, Record)
        if character in text_of(item):
            return EncodeError(before if listed else None, character, encoding)
        before += listed
    raise AssertionError("the character stands in a line")
