"""Has pictures and pages read in a process beside the window."""

from __future__ import annotations

from PySide6.QtCore import Signal

from fenedit.jobs.read_pictures import READER, Fault, PageRead, PdfQuestion, PictureQuestion
from fenedit.session.background import Client


class PictureReader(Client):
    """Reads one picture or PDF at a time; only the newest question counts.

    Signals:
        page_read: the boards of the picture or of the next page, a `PageRead`.
        faulty: a `Fault`: what follows cannot be read; unless it is of a page, nothing comes but
            `done`.
        done: the question is answered.
    """

    module = READER
    page_read = Signal(object)
    faulty = Signal(object)
    done = Signal()

    def read(self, question: PictureQuestion | PdfQuestion) -> None:
        """Read a picture or a PDF."""
        self._ask(question)

    def _on_answered(self, answer: PageRead | Fault) -> None:
        signal = self.faulty if isinstance(answer, Fault) else self.page_read
        signal.emit(answer)

    def _on_done(self) -> None:
        self.cancel()
        self.done.emit()
