"""Olive's collections of problems, read for a window that goes on meanwhile where it takes long."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.document import Document
from fenedit.documents.document_chunks import is_in_file
from fenedit.documents.formats import is_olive
from fenedit.notation.shown import shown_name

if TYPE_CHECKING:
    from fenedit.documents.conversion import Conversion

_SAMPLE: Final = 1 << 14
"""Characters from which a collection is told."""
_READ_AT_ONCE: Final = 1 << 14
"""Bytes of a collection up to which a window does not notice that it is read."""


def begins_as_olive(document: Document) -> bool:
    """Tell by the first lines of a document whether they are those of a collection of Olive."""
    if is_in_file(document.collection):
        return False
    lines: list[str] = []
    size = 0
    for line in document.collection.stored():
        text = line if isinstance(line, str) else line.line + line.ending
        lines.append(text)
        size += len(text)
        if size > _SAMPLE:
            break
    return is_olive("".join(lines), document.path)


def imported_beside(document: Document, path: Path, window: QWidget | None) -> Conversion | None:
    """Return the problems of a collection, and what is lost of it; see `imported_from`.

    None if the person would not wait for a large one.

    Args:
        document: holds the lines of the collection.
        path: its file.
        window: the window that waits.

    Raises:
        OliveError: it is too large.
    """
    # Here, because hardly any file is Olive's.
    from fenedit.jobs.convert_olive import imported_from

    if document.on_disk is not None and document.on_disk.size <= _READ_AT_ONCE:
        return imported_from(document)
    from fenedit.widgets.files.waiting import done_beside

    words = QCoreApplication.translate("FileController", "Reading the problems of “{name}”…")
    words = words.format(name=shown_name(path.name))
    return done_beside(window, words, partial(imported_from, document))
