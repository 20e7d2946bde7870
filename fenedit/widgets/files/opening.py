"""Opening a file for a window that goes on meanwhile."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.document import Document
from fenedit.documents.opening import is_large, open_document


def opened(window: QWidget | None, path: Path) -> Document | None:
    """Return the document that a file holds; None if the person would not wait for a large one.

    Args:
        window: the window that waits, None if there is none yet.
        path: the file.

    Raises:
        OpenError: there is no document.
    """
    if not is_large(path):
        return open_document(path)
    # Here, because most files are there at once.
    from fenedit.widgets.files.waiting import Progress, done_beside

    words = QCoreApplication.translate("FileController", "Opening “{name}”…")
    progress = Progress()
    work = partial(open_document, path, progress)
    return done_beside(window, words.format(name=path.name), work, progress=progress)
