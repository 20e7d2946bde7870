"""What the file of a document will hold, in pieces: bytes, and ranges of files that are open.

What nobody edited in a large file is not held to be written again.
"""

import codecs
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

from fenedit.documents.block import Block, StoredLine, item_of, text_of
from fenedit.documents.document import Collection, Document, document_bytes, located
from fenedit.documents.encoding import (
    HEAD,
    NUL,
    BinaryDataError,
    EncodeError,
    Encoding,
    TextForm,
    told_by,
    unwritable,
)
from fenedit.documents.files.disk_file import Source
from fenedit.documents.files.file_block import FileBlock, Part, joined

_AT_ONCE: Final = 1 << 20
"""How many bytes of a file are read at once."""
_GZIP: Final = 16 + zlib.MAX_WBITS
_OF_LINES: Final = ("utf-8", "latin-1")
"""Encodings in which a text is its lines one behind the other, and which files of lines have."""
_MARKS: Final = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


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
    if form.encoding not in _OF_LINES or not is_in_file(document.collection):
        yield Patch(document_bytes(document))
        return
    if form.nul:
        _refuse_what_is_no_text(document)
    if form.encoding == "latin-1":
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
    if isinstance(block, FileBlock) and block.encoding == form.encoding:
        return Range(block.source, block.start, block.end)
    try:
        return _patch_of(block, form) if block.in_file else Patch(_encoded(block.stored, form))
    except EncodeError as error:
        raise _located(block.stored, before, error.character, form.encoding) from None


def _patch_of(block: Block, form: TextForm) -> Patch:
    parts: list[bytes] = []
    copied: list[tuple[Source, int, int, int]] = []
    size = start = 0
    held: FileBlock | None = None
    data = b""
    for piece in block.cut(0, block.size):
        if not isinstance(piece, Part):
            part = _encoded([piece], form)
        elif piece.block.encoding != form.encoding:
            part = _encoded(piece.block.lines(piece.first, piece.last), form)
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


def _encoded(lines: Sequence[StoredLine], form: TextForm) -> bytes:
    text = "".join(map(text_of, lines))
    character = unwritable(text, form.encoding, nul=form.nul)
    if character:
        raise EncodeError(None, character, form.encoding)
    return text.encode(form.encoding)


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
    """Raise EncodeError for a text of Latin-1 whose bytes would be read in another encoding.

    Bytes that are UTF-8 would be, and those that begin like a byte order mark. The first block
    that is no UTF-8 settles it, and lines stand in one only because there was one.
    """
    first: EncodeError | None = None
    before, at_start = 0, not document.form.bom
    for block in document.collection.blocks:
        lines = block.stored
        data = b"".join(contents([_chunk_of(block, before, document.form)]))
        if not data.isascii():
            if first is None:
                text = data.decode("latin-1")
                character = next(char for char in text if not char.isascii())
                first = _located(lines, before, character, "latin-1")
            if at_start and data.startswith(_MARKS):
                raise first
            try:
                data.decode("utf-8")
            except UnicodeDecodeError:
                return
        at_start = False
        before += block.records
    if first is not None:
        raise first


def _refuse_what_is_no_text(document: Document) -> None:
    """Raise EncodeError for so many NUL characters that nobody would take the file for a text."""
    head = bytearray()
    for part in contents(_plain_chunks(document)):
        head += part
        if len(head) >= HEAD:
            break
    encoding, before = document.form.encoding, 0
    with suppress(BinaryDataError):
        # Behind the first bytes, UTF-8 may turn out to be Latin-1.
        if told_by(bytes(head[:HEAD])).encoding in ("utf-8", encoding):
            return
    for block in document.collection.blocks:
        if any(NUL in text_of(line) for line in block.stored):
            raise _located(block.stored, before, NUL, encoding)
        before += block.records
