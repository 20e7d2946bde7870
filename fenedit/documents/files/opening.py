"""Opening a file: its bytes, unpacked if need be, the text they are, the records of the text.

A large file of lines, one that is neither PGN nor packed nor UTF-16, stays where it is: only where
its lines stand is found when it is opened, and they are read when they are looked at.
"""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fenedit.documents.block import text_of
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import (
    HEAD,
    BinaryDataError,
    TextForm,
    Told,
    decode,
    is_utf_16,
    told_by,
)
from fenedit.documents.errors import OPENING_CODES, OpenError, SourceError
from fenedit.documents.files.disk_file import Source, open_regular, state_of
from fenedit.documents.files.document_chunks import is_in_file
from fenedit.documents.files.file_block import file_blocks
from fenedit.documents.files.file_io import DamagedError, TooLargeError, is_packed, unpacked
from fenedit.documents.formats import format_of, is_olive, records_from
from fenedit.documents.record import Format

MAX_SIZE: Final = 128 * 2**20
"""The largest file, in bytes, that is held in memory as a whole, unpacked ones too; a larger one is
opened only if it can stay in the file."""

LARGE_SIZE: Final = 4 * 2**20
"""From how many bytes on a file of lines stays in the file."""

_SAMPLE: Final = 1 << 14
"""Characters from which a collection of Olive is told."""
_ATTEMPTS: Final = 3
"""How often a file is read that is written to meanwhile."""

_CODES: Final = OPENING_CODES | {
    errno.ENODEV: "not-regular",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}


def open_document(
    path: Path,
    progress: Callable[[int, int], object] | None = None,
    *,
    encoding: str | None = None,
    large_from: int = LARGE_SIZE,
) -> Document:
    """Return the document that a file holds.

    Args:
        path: the file.
        progress: is told how many bytes of how many of a large file were looked at; what it raises
            ends the opening.
        encoding: one that was chosen for it, see `told_by`; None to have it told.
        large_from: the size in bytes from which a file of lines stays in the file.

    Raises:
        OpenError: there is no document.
    """
    try:
        if os.stat(path).st_size >= large_from:
            document = _opened_in_place(path, encoding, progress)
            if document is not None:
                return document
        data, status = _read(path)
    except (OSError, ValueError) as error:
        code, said = "name", str(error)
        if isinstance(error, OSError):
            code, said = _CODES.get(error.errno or 0, "unreadable"), error.strerror or said
        raise OpenError(code, path, said) from error
    return document_from_bytes(data, path, encoding).with_file(path, state_of(status, data))


def is_large(path: Path) -> bool:
    """Tell whether the opening of a file may take long; False if there is none."""
    try:
        return os.stat(path).st_size >= LARGE_SIZE
    except (OSError, ValueError):
        return False


def document_from_bytes(
    data: bytes, path: Path | None = None, encoding: str | None = None
) -> Document:
    """Return the document that the content of a file makes.

    Args:
        data: the content.
        path: the file that an error names; its suffix counts where the content tells no format.
        encoding: as for `open_document`.

    Raises:
        OpenError: the content is no text, or cannot be unpacked; its code is "binary", "damaged"
            or "too-large".
    """
    gzip = is_packed(data)
    try:
        text, form = decode(unpacked(data, MAX_SIZE) if gzip else data, encoding)
    except DamagedError as error:
        raise OpenError("damaged", path, str(error)) from error
    except TooLargeError as error:
        raise OpenError("too-large", path, str(MAX_SIZE)) from error
    except BinaryDataError as error:
        raise OpenError("binary", path) from error
    collection = records_from(text, format_of(text, path))
    return Document(form=form._replace(gzip=gzip), collection=collection)


def begins_as_olive(document: Document) -> bool:
    """Tell by the first lines of a document whether they are those of a collection of Olive."""
    if is_in_file(document.collection):
        return False
    sample = ""
    for line in document.collection.stored():
        sample += text_of(line)
        if len(sample) > _SAMPLE:
            break
    return is_olive(sample, document.path)


def _opened_in_place(
    path: Path, encoding: str | None, progress: Callable[[int, int], object] | None
) -> Document | None:
    """Return the document in a large file, None if it must be held in memory as a whole."""
    for attempt in range(_ATTEMPTS):
        source = Source(path)
        head = source.read(0, min(HEAD, source.size))
        if is_packed(head):
            return None
        try:
            told = told_by(head, encoding)
        except BinaryDataError as error:
            raise OpenError("binary", path) from error
        file_format = format_of(told.text, path)
        # A collection of Olive is read as a whole, into other lines than those that stand there.
        if is_utf_16(told.read_as) or file_format == "pgn" or is_olive(told.text, path):
            return None
        try:
            document = _indexed(source, told, file_format, path, encoding, progress)
            if source.read(0, len(head)) == head:
                return document
            raise SourceError("changed-underneath", path)
        except SourceError:
            if attempt == _ATTEMPTS - 1:
                raise
    raise AssertionError("an attempt returns or raises")


def _indexed(
    source: Source,
    told: Told,
    file_format: Format,
    path: Path,
    encoding: str | None,
    progress: Callable[[int, int], object] | None,
) -> Document:
    # Here, because numpy takes longer to import than most files to open.
    from fenedit.documents.files.line_index import LineTooLongError, index_lines

    try:
        index = index_lines(source, progress, told.read_as)
    except LineTooLongError as error:
        raise OpenError("line-too-long", path, str(error.line)) from error
    form = TextForm(
        index.encoding,
        index.bom,
        index.newline,
        nul=index.nul,
        other=told.read_as if index.odd else None,
        chosen=encoding,
    )
    blocks = file_blocks(source, index, form.read_as, file_format)
    collection = Collection.of_blocks(blocks, file_format)
    return Document(form=form, collection=collection).with_file(path, source.state)


def _read(path: Path) -> tuple[bytes, os.stat_result]:
    """Return a file's content, and its status before it was read."""
    with open_regular(path) as file:
        status = os.fstat(file.fileno())
        data = file.read(MAX_SIZE + 1)
    if len(data) > MAX_SIZE:
        raise OpenError("too-large", path, str(MAX_SIZE))
    return data, status
