"""Has pictures and pages read in a process beside the window."""

from __future__ import annotations

from PySide6.QtCore import Signal

from fenedit.jobs.read_pictures import READER, Fault, PageRead, PdfQuestion, PictureQuestion
from fenedit.session.background import Client


class PictureReader(Client):
    """Reads one picture or PDF at a time; only the newest question counts.

    Signals:
        page_read: the boards of the picture, or of the next page: a `PageRead`.
        faulty: what cannot be read: a `Fault`. After that of a page, other pages may follow.
        done: the question is answered.
    """

    module = READER
    page_read = Signal(object)
    faulty = Signal(object)
    done = Signal()

    def read(self, question: PictureQuestion | PdfQuestion) -> None:
        """Read a picture or a PDF."""
        self._ask(question)

    def cancel(self) -> None:
        """Cancel the question at once; a page of a PDF may take any time."""
        was_reading = self.searching
        super().cancel()
        if was_reading and self._worker is not None:
            self._worker.end()
            self._worker = None

    def _on_answered(self, answer: PageRead | Fault) -> None:
        if isinstance(answer, Fault):
            self.faulty.emit(answer)
        else:
            self.page_read.emit(answer)

    def _on_done(self) -> None:
        self.searching = False
        self.done.emit()
