"""The making of a sheet, from the first record to the file or the last printed page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from fenedit.diagram.paint import measure
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.sheet.pages import Furniture
from fenedit.documents.files.saving import save_bytes
from fenedit.session.collection.rows import NO_ROWS, Rows
from fenedit.session.moves.solving import SOLVER
from fenedit.ui.sheet.batch import Batch, batch_pages
from fenedit.ui.sheet.choice import SheetChoice
from fenedit.ui.sheet.run import EmptySheetError, sheet_slices
from fenedit.ui.sheet.solving import SheetSolving

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class SheetWork(QObject):
    """Solves what is to be solved, then makes the pages; one sheet at a time.

    Attributes:
        pages: how many pages the last sheet has had so far.
        missing: characters that no font has, of the last sheet that was saved.
        left_out: rows of the last sheet that hold no position.

    Signals:
        solving: how many records are done with.
        progressed: how many pages are.
        done: the sheet is made.
        failed: the SaveError, SourceError, PrintError or EmptySheetError that ended it.
    """

    solving = Signal(object)
    progressed = Signal(object)
    done = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, solver: str = SOLVER) -> None:
        super().__init__(parent)
        self.pages = 0
        self.missing = ""
        self.left_out: Rows = NO_ROWS
        self._batch: Batch | None = None
        self._steps: Callable[[Batch], Iterator[object]] | None = None
        self._run = sheet_slices(self)
        self._run.progressed.connect(self.progressed)
        self._run.done.connect(self.done)
        self._run.failed.connect(self.failed)
        self._solving = SheetSolving(self, solver)
        self._solving.progressed.connect(self.solving)
        self._solving.done.connect(self._on_solved)
        self._solving.failed.connect(self.failed)

    @property
    def busy(self) -> bool:
        """Whether a sheet is being made."""
        return self._run.busy or self._solving.busy

    @property
    def unsolved(self) -> int:
        """How many problems of the last sheet stayed without a solution."""
        return self._solving.unsolved

    def save(
        self,
        path: Path,
        batch: Batch,
        choice: SheetChoice,
        furniture: Furniture,
        pieces: PieceSet,
    ) -> None:
        """Make a PDF; the file holds all of it afterwards, or what it held before."""

        def steps(batch: Batch) -> Iterator[object]:
            # Here, because most sessions make no PDF.
            from fenedit.diagram.pdf import PdfWriter

            writer = PdfWriter(pieces, furniture.title)
            for page in batch_pages(batch, choice, writer.measure, furniture):
                writer.add_page(page.width, page.height, page.items)
                self.pages += 1
                yield page
            data = writer.write()
            self.missing = "".join(sorted(writer.missing))
            yield path
            save_bytes(path, data)

        self._start(batch, choice, steps)

    def print(
        self,
        printer: QPrinter,
        batch: Batch,
        choice: SheetChoice,
        furniture: Furniture,
        pieces: PieceSet,
    ) -> None:
        """Print on a printer that was chosen."""

        def steps(batch: Batch) -> Iterator[object]:
            from fenedit.ui.sheet.printing import print_steps

            for step in print_steps(
                printer, batch_pages(batch, choice, measure, furniture), pieces
            ):
                self.pages += 1
                yield step

        self._start(batch, choice, steps)

    def cancel(self) -> None:
        """Make no more; no file is touched."""
        self._solving.cancel()
        self._run.cancel()

    def close(self) -> None:
        """End the process behind it."""
        self.cancel()
        self._solving.close()

    def _start(
        self, batch: Batch, choice: SheetChoice, steps: Callable[[Batch], Iterator[object]]
    ) -> None:
        self.cancel()
        self.pages, self.missing, self.left_out = 0, "", NO_ROWS
        self._batch, self._steps = batch, steps
        self._solving.unsolved = 0
        if choice.solve and choice.sheet.solutions == "page":
            self._solving.start(batch.unsolved(), batch.language)
        else:
            self._run.start(self._sifted(batch, steps))

    def _on_solved(self) -> None:
        assert self._batch is not None and self._steps is not None  # started before
        found = {**self._batch.found, **self._solving.found}
        batch = replace(self._batch, found=found)
        self._run.start(self._sifted(batch, self._steps))

    def _sifted(self, batch: Batch, steps: Callable[[Batch], Iterator[object]]) -> Iterator[object]:
        for kept in batch.sifting():
            yield None
            if kept is not None:
                batch = kept
        self.left_out = batch.left_out
        if not len(batch):
            raise EmptySheetError
        yield from steps(batch)
