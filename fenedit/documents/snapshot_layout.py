"""Where the lines of a large document stand that a snapshot of it need not hold, and back again."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fenedit.documents.block import StoredLine
from fenedit.documents.collection import Collection
from fenedit.documents.encoding import Encoding
from fenedit.documents.errors import SourceError
from fenedit.documents.file_block import FileBlock, Part, file_blocks
from fenedit.documents.file_source import Source
from fenedit.documents.file_state import FileState
from fenedit.documents.lines import split_lines
from fenedit.documents.mixed_block import Piece, blocks_from
from fenedit.documents.record import Format


class Base(NamedTuple):
    """A file that holds lines of a document that were not edited.

    Attributes:
        path: the file.
        state: what it is like as long as it holds them.
        encoding: of its text.
    """

    path: Path
    state: FileState
    encoding: Encoding


class Kept(NamedTuple):
    """Lines that a file holds, from one place in it to another, in bytes."""

    base: Base
    start: int
    end: int


class BaseMissingError(Exception):
    """A file that holds lines of a document is gone, or is not what it was.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


Stretch: TypeAlias = Kept | StoredLine | None
"""Lines in a file, or a line; None for lines that cannot be read any more."""


def laid_out(collection: Collection) -> Iterator[Stretch]:
    """Yield what a collection is made of; lines in files as one that follow each other there."""
    held: Kept | None = None
    for stretch in _stretches(collection):
        if isinstance(stretch, Kept):
            if held is not None and held.end == stretch.start and held.base == stretch.base:
                held = held._replace(end=stretch.end)
                continue
            if held is not None:
                yield held
            held = stretch
            continue
        if held is not None:
            yield held
            held = None
        yield stretch
    if held is not None:
        yield held


def collection_from(stretches: Iterable[Kept | StoredLine], file_format: Format) -> Collection:
    """Return the collection that is made of lines and of lines in files.

    Raises:
        BaseMissingError: a file is not there, or not what it was.
    """
    return Collection.of_blocks(
        blocks_from(_pieces(stretches, file_format), file_format), file_format
    )


def _stretches(collection: Collection) -> Iterator[Stretch]:
    bases: dict[tuple[Source, Encoding], Base] = {}
    for block in collection.blocks:
        for piece in block.cut(0, block.size):
            if isinstance(piece, Part):
                key = piece.block.source, piece.block.encoding
                if key not in bases:
                    bases[key] = _base_of(*key)
                yield from _kept(piece, bases[key])
            else:
                yield piece


def _base_of(source: Source, encoding: Encoding) -> Base:
    if source.image is not None:
        return Base(source.image.path, source.image.state, encoding)
    # Of one that had grown before it was opened again, what follows does not count.
    return Base(source.path, replace(source.state, size=source.size), encoding)


def _kept(part: Part, base: Base) -> Iterator[Stretch]:
    image = part.block.source.image
    if image is None:
        yield Kept(base, part.start, part.end)
        return
    for start, end, place in image.found(part.start, part.end):
        if place is not None:
            yield Kept(base, place, place + end - start)
            continue
        # The file that was saved has not got them: they were brought back since.
        try:
            data = part.block.source.read(start, end)
        except SourceError:
            yield None
        else:
            yield from split_lines(data.decode(part.block.encoding))


def _pieces(stretches: Iterable[Kept | StoredLine], file_format: Format) -> Iterator[Piece]:
    opened: dict[Base, list[FileBlock]] = {}
    # Of the block that was looked into last: the next stretch mostly begins where one ended.
    looked_into, starts = None, list[int]()
    for stretch in stretches:
        if not isinstance(stretch, Kept):
            yield stretch
            continue
        base, start, end = stretch
        if base not in opened:
            opened[base] = _blocks_in(base, file_format)
        blocks = opened[base]
        number = bisect_right(blocks, start, key=lambda block: block.start) - 1
        while start < end:
            if not 0 <= number < len(blocks):
                raise BaseMissingError(base.path)
            block, last = blocks[number], min(end, blocks[number].end)
            if (start, last) == (block.start, block.end):
                yield block.part(0, block.size)
            else:
                if block is not looked_into:
                    looked_into, starts = block, block.line_starts()
                first, behind = bisect_left(starts, start), bisect_left(starts, last)
                if starts[first] == start and starts[behind] == last:
                    yield Part(block, first, behind, start, last)
                else:
                    # Between a carriage return and the line feed of a blank line behind it, which
                    # the file has for one line break.
                    text = block.source.read(start, last).decode(block.encoding)
                    yield from split_lines(text)
            start = block.end
            number += 1


def _blocks_in(base: Base, file_format: Format) -> list[FileBlock]:
    """Return the lines of a file that is what it was."""
    # Here, because numpy takes longer to import than most work to find again.
    from fenedit.documents.line_index import index_lines

    try:
        # It may have grown since.
        source = Source(base.path, base.state.size)
        index = index_lines(source)
    except (OSError, ValueError) as error:
        raise BaseMissingError(base.path) from error
    # The number of a device may be another one after the next start of the system.
    if not source.state.holds_the_same(replace(base.state, device=source.state.device)):
        raise BaseMissingError(base.path)
    if base.encoding == "utf-8" != index.encoding:
        raise BaseMissingError(base.path)
    return file_blocks(source, index, base.encoding, file_format)
