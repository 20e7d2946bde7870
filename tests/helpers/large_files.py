"""Small files that are opened as large ones are, in blocks so small that a few lines make many."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from fenedit.documents.document import Document
from fenedit.documents.errors import SourceError
from fenedit.documents.files import file_block, line_index, page_sums
from fenedit.documents.files.disk_file import Source
from fenedit.documents.files.file_block import FileBlock
from fenedit.documents.files.opening import open_document

_PAGE = 8


@contextmanager
def small_blocks(size: int = 8, lines: int = 3, held: int = 40) -> Iterator[None]:
    """Make blocks of large files have so many bytes, about, and lines, and few be held at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_index, "BLOCK_BYTES", size)
        patch.setattr(line_index, "BLOCK_LINES", lines)
        patch.setattr(line_index, "_CHUNK", -(-3 * size // _PAGE) * _PAGE)
        patch.setattr(line_index, "_LEAD", _PAGE)
        patch.setattr(page_sums, "PAGE_BYTES", _PAGE)
        patch.setattr(file_block, "HELD_BYTES", held)
        patch.setattr(file_block, "_MOST_LINES", 2 * lines)
        patch.setattr(file_block, "BLOCK_SIZE", 2)
        yield


def opened_in_place(path: Path, data: bytes) -> Document:
    """Write a file and return the document whose lines stay in it."""
    path.write_bytes(data)
    return open_document(path, large_from=0)


@contextmanager
def unreadable_lines() -> Iterator[None]:
    """Let nothing be read of files that lines stay in, as if others had been written there."""

    def refuse(source: Source, *_: int) -> bytes:
        raise SourceError("changed-underneath", source.path)

    def read(block: FileBlock) -> Any:
        # Not what was read before, either.
        block._loaded = None
        return load(block)

    load = FileBlock._load
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Source, "read", refuse)
        patch.setattr(FileBlock, "_load", read)
        yield
