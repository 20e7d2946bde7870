"""Opening a file for a window that goes on meanwhile."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.document import Document
from fenedit.documents.files.opening import is_large, open_document
from fenedit.notation.safe_text import shown_name

_SEEN_AT_ONCE: Final = 1 << 16
"""Bytes of a file up to which a window does not notice that it is read."""


def opened(window: QWidget | None, path: Path) -> Document | None:
    """Return the document that a file holds; None if the person would not wait for a large one.

    Args:
        window: the window that waits, None if there is none yet.
        path: the file.

    Raises:
        OpenError: there is no document.
    """
    # While there is no window, nobody waits for an answer, and each import delays the first one.
    if not (is_large(path) if window is None else _takes_long(path)):
        return open_document(path)
    # Here, because many files are there at once.
    from fenedit.ui.files.waiting import Progress, done_beside

    words = QCoreApplication.translate("FileController", "Opening “{name}”…")
    progress = Progress()
    work = partial(open_document, path, progress)
    return done_beside(window, words.format(name=shown_name(path.name)), work, progress=progress)


def _takes_long(path: Path) -> bool:
    try:
        return path.stat().st_size > _SEEN_AT_ONCE
    except (OSError, ValueError):
        return False
