"""Opens files: reads them into memory, and finds their lines."""

import errno
import os
import re
import zlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate, chain
from mmap import mmap
from operator import itemgetter
from pathlib import Path

from fenedit.documents.block import MemoryBlock, TableBlock, is_aside_of_pgn, text_of
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import (
    HEAD,
    BinaryDataError,
    Encoding,
    TextForm,
    decoded,
    has_utf_8_line,
    is_utf_8,
    is_utf_16,
    recoded,
    told_by,
)
from fenedit.documents.entry import is_aside
from fenedit.documents.errors import OPENING_CODES, OpenError
from fenedit.documents.files.disk_file import open_regular, state_of
from fenedit.documents.files.memory import Memory, TooLargeError, free_memory
from fenedit.documents.formats import format_named, format_of, games_of, is_olive, may_be_table
from fenedit.documents.packing import MOST_MAGIC, PACKINGS, DamagedError, packing_of
from fenedit.documents.record import Format

BLOCK_BYTES = 1 << 15
"""Bytes of a block, about."""

LONGEST_LINE = 16 << 20
"""The most bytes of a line, about."""

_AT_ONCE = 1 << 18
"""Bytes of one read."""
_REPORT = 1 << 24
"""Bytes between two reports."""
_WORK_OF_GAMES = 10
"""How much longer it takes to find games than to read them."""
_MANY = 4 << 20
"""Bytes from which on numpy is worth its import."""
_GROWTH = 1.3
"""The most bytes of memory for a byte of an open file."""
_SAMPLE = 1 << 14
"""Characters by which a collection of Olive is recognised."""
_CODES = OPENING_CODES | {
    errno.ENODEV: "not-regular",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
    errno.ENOSYS: "library",
}


def open_document(
    path: Path,
    progress: Callable[[int, int], object] | None = None,
    *,
    encoding: str | None = None,
) -> Document:
    """Return the document that a file holds; one that is in no file for a table.

    Args:
        path: the file.
        progress: receives the read bytes and their total; an exception cancels the opening.
        encoding: a chosen one, see `told_by`; None to detect it.

    Raises:
        OpenError: there is no document.
    """
    try:
        with open_regular(path) as file:
            status = os.fstat(file.fileno())
            if status.st_size * _GROWTH > free_memory():
                raise _too_large(path, status.st_size)
            digest = 0
            # Only the content shows it for sure.
            work = _WORK_OF_GAMES if format_named(path) == "pgn" else 1

            def parts() -> Iterator[bytes]:
                nonlocal digest
                done = reported = 0
                while part := file.read(_AT_ONCE):
                    digest = zlib.crc32(part, digest)
                    yield part
                    done += len(part)
                    if progress is not None and done - reported >= _REPORT:
                        progress(done, max(done, status.st_size) * work)
                        reported = done

            def found(share: float) -> None:
                if progress is not None:
                    size = max(status.st_size, 1)
                    progress(int(size * (1 + share * (work - 1))), size * work)

            document = _document(parts(), path, encoding, found)
            if progress is not None:
                progress(status.st_size, status.st_size)
    except (OSError, ValueError) as error:
        code, said = "name", str(error)
        if isinstance(error, OSError):
            code, said = _CODES.get(error.errno or 0, "unreadable"), error.strerror or said
        raise OpenError(code, path, said) from error
    # Nothing is written back into a table.
    return (
        document
        if document.collection.table
        else document.with_file(path, state_of(status, digest))
    )


def document_from_bytes(
    data: bytes, path: Path | None = None, encoding: str | None = None
) -> Document:
    """Return the document in the content of a file.

    Args:
        data: the content.
        path: for errors; its suffix counts if the content does not show the format.
        encoding: as for `open_document`.

    Raises:
        OpenError: the content is not text, or cannot be unpacked; its code is "binary", "damaged"
            or "too-large".
    """
    parts = (data[at : at + _AT_ONCE] for at in range(0, len(data), _AT_ONCE))
    return _document(parts, path, encoding)


def begins_as_olive(document: Document) -> bool:
    """Return whether the first lines of a document begin a collection of Olive."""
    sample = ""
    for line in document.collection.stored():
        sample += text_of(line)
        if len(sample) > _SAMPLE:
            break
    return is_olive(sample, document.path)


def _too_large(path: Path | None, size: int) -> OpenError:
    return OpenError("too-large", path, f"{size} {free_memory()}")


def _document(
    parts: Iterator[bytes],
    path: Path | None,
    chosen: str | None,
    found: Callable[[float], object] = lambda _: None,
) -> Document:
    """Return the document in the bytes of a file; `found` receives the share of games found."""
    packing = ""
    try:
        head, parts = _begun(parts, MOST_MAGIC)
        packing = packing_of(head)
        if packing:
            parts = PACKINGS[packing].unpacked(parts)
        head, parts = _begun(parts, HEAD)
        told = told_by(head[:HEAD], chosen)
        if is_utf_16(told.read_as):
            parts = recoded(parts, told.read_as, len(told.mark))
        table = None
        if may_be_table(told.text, path):
            # Imported here: few files are tables.
            from fenedit.documents.table import table_of, unfolded

            table = table_of(told.text, path)
            parts = unfolded(parts, table) if table is not None else parts
        memory = Memory(parts)
    except DamagedError as error:
        raise OpenError("damaged", path, packing) from error
    except TooLargeError as error:
        raise _too_large(path, error.size) from error
    except (BinaryDataError, UnicodeDecodeError) as error:
        raise OpenError("binary", path) from error
    is_marked = bool(told.mark) and not (is_utf_16(told.read_as) or (table and table.heads))
    start = len(told.mark) if is_marked else 0
    file_format = format_of(told.text, path) if table is None else "epd"
    try:
        lines = Lines(memory, start, told.read_as, file_format, found=found)
    except LineTooLongError as error:
        raise OpenError("line-too-long", path, str(error.line)) from error
    if table is not None:
        blocks = (TableBlock(block, table) for block in lines.blocks)
        return Document(collection=Collection.of_blocks(blocks, "epd"), origin=path)
    form = TextForm(
        lines.encoding,
        bool(told.mark),
        lines.newline,
        packing=packing,
        nul=lines.nul,
        other=told.read_as if lines.odd else None,
        chosen=chosen,
    )
    return Document(form=form, collection=Collection.of_blocks(lines.blocks, lines.format))


def _begun(parts: Iterator[bytes], size: int) -> tuple[bytes, Iterator[bytes]]:
    """Return the first bytes of parts, at least `least` of them if possible, and all parts."""
    head = b""
    for part in parts:
        head += part
        if len(head) >= size:
            break
    return head, chain((head,), parts)


class LineTooLongError(ValueError):
    """A line that is too long to be shown.

    Attributes:
        line: its number, counted from 1.
    """

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Lines:
    """The lines, or games, of a file in memory.

    Attributes:
        format: of the file.
        blocks: their runs.
        encoding: that of lines that are new or edited: "utf-8", unless all lines that are not
            ASCII are odd.
        newline: what ends most lines.
        nul: whether there are NUL characters.
        odd: whether any line is not UTF-8.
    """

    def __init__(
        self,
        memory: Memory,
        start: int,
        read_as: Encoding,
        file_format: Format,
        end: int | None = None,
        found: Callable[[float], object] = lambda _: None,
    ) -> None:
        """Find the lines between two places; those that are not UTF-8 are read in an encoding.

        `found` receives the finished share of a large file of games; it may raise an exception.
        """
        self.format = file_format
        self.blocks: list[MemoryBlock] = []
        self.encoding: Encoding = read_as
        self.nul = self.odd = False
        self._memory = memory
        self._read_as: Encoding = read_as
        self._newlines: Counter[bytes] = Counter()
        self._has_utf_8 = start > 0
        self._end = len(memory.data) if end is None else end
        self._plain_lines: Callable[[bytes], int] = lambda _: 0
        data = memory.data
        if self._end - start >= _MANY:
            # Imported here: numpy takes longer to import than most files to open.
            from fenedit.documents.search.text_arrays import plain_lines

            self._plain_lines = plain_lines
        if file_format == "pgn":
            self._add_games(start, found)
        else:
            while start < self._end:
                end = _end_of_block(data, start + BLOCK_BYTES, self._end)
                if end - start > BLOCK_BYTES + LONGEST_LINE:
                    before = sum(block.size for block in self.blocks)
                    within = len(data[start : start + BLOCK_BYTES].splitlines())
                    raise LineTooLongError(before + max(within, 1))
                self._add(data[start:end], start, end)
                start = end
        if self._has_utf_8 or not self.odd or is_utf_16(read_as):
            self.encoding = read_as if is_utf_16(read_as) else "utf-8"
        self.newline = max(self._newlines, key=self._newlines.__getitem__, default=b"\n").decode()

    def _add(self, data: bytes, start: int, end: int) -> None:
        """Add a block of lines."""
        read_as: Encoding = "utf-8"
        is_plain = data.isascii() and b"\0" not in data
        size = records = self._plain_lines(data) if is_plain else 0
        if not size:
            read_as = self._looked_at(data)
            lines = data.splitlines(keepends=True)
            size = len(lines)
            firsts = bytes(map(itemgetter(0), lines)).translate(_KINDS)
            records = size - firsts.count(b"-")
            if b"?" in firsts:
                records -= sum(
                    kind == _DOUBT and is_aside(decoded(line, read_as))
                    for line, kind in zip(lines, firsts, strict=True)
                )
        self._count_newlines(data, size)
        block = MemoryBlock(
            self._memory, start, end, read_as, size=size, records=records, file_format=self.format
        )
        self.blocks.append(block)

    def _add_games(self, start: int, found: Callable[[float], object]) -> None:
        data = self._memory.data
        size = max(BLOCK_BYTES, 1 << 17)
        begin = reported = start
        while start < self._end:
            if start - reported >= _REPORT:
                found((start - begin) / (self._end - begin))
                reported = start
            end = min(start + size, self._end)
            # Bytes beyond ASCII are always text.
            text = data[start:end].decode("ascii", "surrogateescape")
            games = games_of(text)
            if end < self._end:
                # The last one may continue.
                games.pop()
            if not games:
                size *= 2
                continue
            size = max(BLOCK_BYTES, 1 << 17)
            starts = list(accumulate(map(len, games), initial=start))
            first = 0
            while first < len(games):
                last = max(bisect_left(starts, starts[first] + BLOCK_BYTES), first + 1)
                last = min(last, len(games))
                block = data[starts[first] : starts[last]]
                self._count_newlines(block, len(block.splitlines()))
                self.blocks.append(
                    MemoryBlock(
                        self._memory,
                        starts[first],
                        starts[last],
                        self._looked_at(block),
                        size=last - first,
                        records=sum(not is_aside_of_pgn(game) for game in games[first:last]),
                        file_format="pgn",
                        starts=starts[first:last],
                    )
                )
                first = last
            start = starts[-1]

    def _looked_at(self, data: bytes) -> Encoding:
        """Note the characters of a block; return the encoding of its lines."""
        self.nul = self.nul or b"\0" in data
        if is_utf_8(data):
            self._has_utf_8 = self._has_utf_8 or not data.isascii()
            return "utf-8"
        self.odd = True
        self._has_utf_8 = self._has_utf_8 or has_utf_8_line(data)
        return self._read_as

    def _count_newlines(self, data: bytes, lines: int) -> None:
        if b"\r" not in data:
            self._newlines[b"\n"] += lines - (not data.endswith(b"\n"))
            return
        pairs = data.count(b"\r\n")
        if pairs == data.count(b"\r") == data.count(b"\n"):
            self._newlines[b"\r\n"] += pairs
        else:
            self._newlines.update(_NEWLINE.findall(data))


_NEWLINE = re.compile(rb"\r\n|\n|\r")
_DOUBT = ord("?")
_KINDS = bytes(
    _DOUBT
    if byte >= 0x80 or (chr(byte).isspace() and byte not in b"\r\n") or not byte
    else ord("-" if byte in b"\r\n#%;" else "+")
    for byte in range(256)
)
"""The meaning of a line's first byte: "-" an aside, "+" a record, "?" unknown."""
_FAR = 1 << 16
"""Bytes without a line feed after which lines may end with carriage returns."""


def _end_of_block(data: bytes | mmap, wanted: int, last: int) -> int:
    """Return the next end of a line after a place, at most `last`."""
    while wanted < last:
        far = min(wanted + _FAR, last)
        # A carriage return that is not half of a line break.
        end = data.find(b"\n", wanted, far) + 1 or data.find(b"\r", wanted, far - 1) + 1
        if end:
            return end
        wanted = far - 1 if far < last else far
    return last
