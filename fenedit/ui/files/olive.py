"""Olive's collections of problems, read for a window that goes on meanwhile where it takes long."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.document import Document
from fenedit.notation.safe_text import shown_name

if TYPE_CHECKING:
    from fenedit.documents.conversion import Conversion

_READ_AT_ONCE: Final = 1 << 14
"""Bytes of a collection up to which a window does not notice that it is read."""


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
    from fenedit.jobs.convert_file import imported_from

    if document.on_disk is not None and document.on_disk.size <= _READ_AT_ONCE:
        return imported_from(document)
    from fenedit.ui.files.waiting import done_beside

    words = QCoreApplication.translate("FileController", "Reading the problems of “{name}”…")
    words = words.format(name=shown_name(path.name))
    return done_beside(window, words, partial(imported_from, document))
