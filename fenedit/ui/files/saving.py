"""Saving and converting for a window that goes on meanwhile, where that takes long."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.document import Document
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import SaveError, SourceError
from fenedit.documents.files.disk_file import DiskChange, FileState
from fenedit.documents.files.document_chunks import is_in_file
from fenedit.documents.files.opening import MAX_SIZE
from fenedit.documents.files.saving import changed_outside, save_document
from fenedit.notation.safe_text import shown_name
from fenedit.ui.files.targets import OLIVE, Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from fenedit.documents.conversion import Conversion

_MANY_LINES: Final = 50_000
"""From so many lines on, or games, the window would stand still for a moment,"""
_MANY_ENTRIES: Final = 100
"""and from so many on of a collection of Olive."""


def saved_beside(
    path: Path, document: Document, window: QWidget | None, *, allow_read_only: bool = False
) -> FileState | None:
    """Save a document beside the window, which waits; see `save_document`.

    None if the person had it stopped: then the file is as it was, and nothing is beside it.
    """
    # Here, because a window is shown long before it is saved.
    from fenedit.ui.files.waiting import Progress, done_beside

    words = QCoreApplication.translate("FileController", "Saving “{name}”…")
    progress = Progress()
    work = partial(save_document, path, document, allow_read_only=allow_read_only, watch=progress)
    # Even a small file may lie on a disk that takes its time.
    words = words.format(name=shown_name(path.name))
    return done_beside(window, words, work, progress=progress, awaited=True)


def changed_beside(document: Document, window: QWidget | None) -> DiskChange | None:
    """Return what `changed_outside` does; a large file that was touched is read beside the window.

    None if the person would not wait for it.
    """
    work = partial(changed_outside, document)
    if document.path is None or not is_in_file(document.collection):
        return work()
    from fenedit.ui.files.waiting import done_beside

    words = QCoreApplication.translate("FileController", "Comparing “{name}”…")
    return done_beside(window, words.format(name=shown_name(document.path.name)), work)


def converted_beside(document: Document, wanted: Kind, window: QWidget | None) -> Conversion | None:
    """Return a document in another format, or as Olive has it, and what it loses by that.

    None if the person would not wait for a large one. SaveError with the code "unconvertible" if
    it is too large to be held in memory, or "changed-underneath" if lines of it cannot be read any
    more; EncodeError if no text for Olive can hold it.
    """
    work = _conversion(document, wanted)
    if not _takes_long(document, _MANY_ENTRIES if wanted == OLIVE else _MANY_LINES):
        return work()
    size = document.on_disk.size if document.on_disk is not None else 0
    path = document.path or Path()
    if is_in_file(document.collection) and size > MAX_SIZE:
        raise SaveError("unconvertible", path)
    from fenedit.ui.files.waiting import done_beside

    words = QCoreApplication.translate("FileController", "Converting “{name}”…")
    try:
        return done_beside(window, words.format(name=shown_name(path.name)), work)
    except SourceError as error:
        raise SaveError("changed-underneath", path, str(error)) from error


def _conversion(document: Document, wanted: Kind) -> Callable[[], Conversion]:
    # Here, because a window is shown long before it is saved.
    if wanted == OLIVE:
        return partial(_exported, document)
    from fenedit.documents.conversion import converted

    return partial(converted, document, wanted)


def _exported(document: Document) -> Conversion:
    from fenedit.documents.olive import exported

    try:
        return exported(document)
    except UnicodeEncodeError as error:
        character = error.object[error.start]
        records = enumerate(document.collection)
        index = next((index for index, record in records if character in record.line), None)
        raise EncodeError(index, character, "utf-8") from None


def _takes_long(document: Document, many: int) -> bool:
    collection = document.collection
    return is_in_file(collection) or collection.line_count >= many
