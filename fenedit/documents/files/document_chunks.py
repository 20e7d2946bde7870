"""What the file of a document will hold, in pieces: bytes, and ranges of files that are open.

What nobody edited in a large file is not held to be written again.
"""

import codecs
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from fenedit.documents.block import Block, StoredLine, bytes_of, item_of
from fenedit.documents.document import Collection, Document, document_bytes, located
from fenedit.documents.encoding import (
    HEAD,
    EncodeError,
    Encoding,
    TextForm,
    is_utf_16,
    marked,
)
from fenedit.documents.files.disk_file import Source
from fenedit.documents.files.file_block import FileBlock, Part, joined

_AT_ONCE: Final = 1 << 20
"""How many bytes of a file are read at once."""
_GZIP: Final = 16 + zlib.MAX_WBITS


class Range(NamedTuple):
    """Bytes of a file between two places."""

    source: Source
    start: int
    end: int


class Patch(NamedTuple):
    """Bytes that were put together, of edited lines and of what stands between them in files.

    Attributes:
        data: the bytes.
        copied: which of them are a file's: the file, where in it they start and end, and where in
            `data` they start.
    """

    data: bytes
    copied: Sequence[tuple[Source, int, int, int]] = ()


Chunk: TypeAlias = Range | Patch


def is_in_file(collection: Collection) -> bool:
    """Tell whether lines of a collection stay in a file, so that it need not fit in memory."""
    return any(block.in_file for block in collection.blocks)


def document_chunks(document: Document) -> Iterator[Chunk]:
    """Yield the content of the file that holds a document; of small ones, all in one.

    Raises:
        EncodeError: a record has a character that the document's encoding cannot hold.
        SourceError: a file that lines stay in is not what it was.
    """
    form = document.form
    if is_utf_16(form.encoding) or not is_in_file(document.collection):
        yield Patch(document_bytes(document))
        return
    _refuse_what_reads_otherwise(document)
    chunks = joined(_plain_chunks(document), _join)
    if not form.gzip:
        yield from chunks
        return
    packer = zlib.compressobj(wbits=_GZIP)
    for part in contents(chunks):
        yield Patch(packer.compress(part))
    yield Patch(packer.flush())


def contents(chunks: Iterable[Chunk]) -> Iterator[bytes]:
    """Yield chunks as bytes, so many at a time; SourceError for bytes that were changed."""
    for chunk in chunks:
        if isinstance(chunk, Range):
            for start in range(chunk.start, chunk.end, _AT_ONCE):
                yield chunk.source.read(start, min(start + _AT_ONCE, chunk.end))
        else:
            yield chunk.data


def _plain_chunks(document: Document) -> Iterator[Chunk]:
    if document.form.bom:
        yield Patch(codecs.BOM_UTF8)
    before = 0
    for block in document.collection.blocks:
        yield _chunk_of(block, before, document.form)
        before += block.records


def _chunk_of(block: Block, before: int, form: TextForm) -> Chunk:
    """Return the lines of a block; `before` is how many records stand before it."""
    if isinstance(block, FileBlock) and _keeps_bytes(block, form):
        return Range(block.source, block.start, block.end)
    try:
        return _patch_of(block, form) if block.in_file else Patch(bytes_of(block.stored, form))
    except EncodeError as error:
        raise _located(block.stored, before, error.character, form.encoding) from None


def _keeps_bytes(block: FileBlock, form: TextForm) -> bool:
    """Tell whether lines in a file are written as they stand there."""
    return block.read_as == "utf-8" or form.other is not None


def _patch_of(block: Block, form: TextForm) -> Patch:
    parts: list[bytes] = []
    copied: list[tuple[Source, int, int, int]] = []
    size = start = 0
    held: FileBlock | None = None
    data = b""
    for piece in block.cut(0, block.size):
        if not isinstance(piece, Part):
            part = bytes_of([piece], form)
        elif not _keeps_bytes(piece.block, form):
            part = bytes_of(piece.block.lines(piece.first, piece.last), form)
        else:
            # Read once, for a block mostly has many parts.
            if piece.block is not held or piece.start < start:
                held, start = piece.block, piece.start
                data = held.source.read(start, held.end)
            part = data[piece.start - start : piece.end - start]
            copied.append((held.source, piece.start, piece.end, size))
        parts.append(part)
        size += len(part)
    return Patch(b"".join(parts), copied)


def _located(
    lines: Sequence[StoredLine], before: int, character: str, encoding: Encoding
) -> EncodeError:
    """Return the error for a character in one of some lines, behind a number of records."""
    return located((item_of(line, "fen") for line in lines), before, character, encoding)


def _join(held: Chunk, chunk: Chunk) -> Chunk | None:
    """Return ranges that meet as one."""
    if (
        isinstance(held, Range)
        and isinstance(chunk, Range)
        and (held.source, held.end) == (chunk.source, chunk.start)
    ):
        return held._replace(end=chunk.end)
    return None


def _refuse_what_reads_otherwise(document: Document) -> None:
    """Raise EncodeError for what nobody would take for a text, or for one in UTF-16."""
    head = bytearray()
    for part in contents(_plain_chunks(document)):
        head += part
        if len(head) >= HEAD:
            break
    try:
        marked(bytes(head[:HEAD]), document.form._replace(bom=False))
    except EncodeError as error:
        raise located(document.collection.lines, 0, error.character, error.encoding) from None
