"""Small files that are held as large ones are, in blocks so small that a few lines make many."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fenedit.documents import block
from fenedit.documents.document import Document
from fenedit.documents.files import memory, opening
from fenedit.documents.files.opening import open_document


@contextmanager
def small_blocks(size: int = 8, lines: int = 2, *, with_numpy: bool = True) -> Iterator[None]:
    """Make blocks have about so many bytes or lines, and share what workers open as files."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "BLOCK_BYTES", size)
        patch.setattr(opening, "_MANY", 0 if with_numpy else 1 << 30)
        patch.setattr(memory, "_SMALL", 0)
        patch.setattr(block, "BLOCK_SIZE", lines)
        yield


def opened(path: Path, data: bytes) -> Document:
    """Write a file, and open it."""
    path.write_bytes(data)
    return open_document(path)
