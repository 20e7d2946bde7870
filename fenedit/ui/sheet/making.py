"""Makes a sheet: solves its puzzles, then saves or prints its pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtPrintSupport import QPrinter

from fenedit.diagram.options import BOOKS, SheetChoice
from fenedit.diagram.paint import measure_in
from fenedit.diagram.pdf import PdfWriter
from fenedit.diagram.picture import Page
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.sheet.layout import PageTexts
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.session.background import Slices
from fenedit.session.collection.rows import NO_ROWS, Rows
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.printing import PrintError, print_steps
from fenedit.ui.sheet.solving import SheetSolving


class EmptySheetError(Exception):
    """A sheet without a position."""


def sheet_slices(parent: QObject) -> Slices:
    """Return slices for the pages of a sheet; a page is a step."""
    errors = (SaveError, PrintError, EmptySheetError)
    return Slices(parent, errors, 0.02)


class SheetWork(QObject):
    """Solves the puzzles, then makes the pages; one sheet at a time.

    Attributes:
        pages: the number of pages of the last sheet so far; 0 for documents to edit.
        missing: characters of the last saved sheet that no font has.
        borrowed: those that only other fonts have, each with its family.
        latex_lacks: those that the fonts of the last LaTeX document may lack.
        left_out: rows of the last sheet without a position.
        games: rows that it left out because they are whole games.
        cut: numbers of diagrams of the last sheet with words too long for the page.
        edges_cut: whether its header or footer is too long for the page.
        smaller: numbers of its pages with boards reduced for long words.

    Signals:
        solving: the number of finished records.
        solved_ahead: the solutions for a preview, by row.
        progressed: the number of finished pages.
        done: the sheet is made.
        failed: the SaveError, PrintError or EmptySheetError that ended it.
    """

    solving = Signal(object)
    solved_ahead = Signal(object)
    progressed = Signal(object)
    done = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forget()
        self._batch: Batch | None = None
        self._steps: Callable[[Batch], Iterator[object]] | None = None
        self._run = sheet_slices(self)
        self._run.progressed.connect(self.progressed)
        self._run.done.connect(self.done)
        self._run.failed.connect(self.failed)
        self._solving = SheetSolving(self)
        self._solving.progressed.connect(self._on_progressed)
        self._solving.done.connect(self._on_solved)

    def _forget(self) -> None:
        """Reset what is known about the last sheet."""
        self.pages = 0
        self.missing: set[str] = set()
        self.borrowed: dict[str, str] = {}
        self.latex_lacks: set[str] = set()
        self.left_out: Rows = NO_ROWS
        self.games: Rows = NO_ROWS
        self.cut: tuple[int, ...] = ()
        self.edges_cut = False
        self.smaller: tuple[int, ...] = ()

    @property
    def busy(self) -> bool:
        """Whether a sheet is being made."""
        return self._run.busy or (self._solving.busy and self._steps is not None)

    def use_popeye(self, path: str) -> None:
        """Set the path of Popeye; "" for none."""
        self._solving.popeye.path = path

    @property
    def unsolved(self) -> int:
        """The number of unsolved problems of the last sheet."""
        return self._solving.unsolved

    def save(
        self,
        path: Path,
        batch: Batch,
        choice: SheetChoice,
        texts: PageTexts,
        pieces: PieceSet,
    ) -> None:
        """Make a PDF, or a document to edit by the suffix; a failure leaves the old file."""
        suffix = path.suffix.lower().removeprefix(".")

        def document(batch: Batch) -> Iterator[object]:
            book = BOOKS[suffix](choice.sheet, choice.style, texts, pieces)
            for number, entry in enumerate(batch.entries(choice, playable=suffix == "html")):
                book.add(entry)
                # Progress is counted in pages.
                yield None if number % choice.sheet.per_page else entry
            data = book.write()
            self.latex_lacks = book.lacking
            yield path
            save_bytes(path, data)

        def pdf(batch: Batch) -> Iterator[object]:
            title, language = texts.titled(choice.sheet) or path.stem, texts.language
            font = choice.style.font
            writer = PdfWriter(pieces, title, language=language, cmyk=choice.in_cmyk, font=font)
            for page in self._noting(batch.pages(choice, measure_in(font), texts)):
                if page is not None:
                    writer.add_page(page.width, page.height, page.items)
                    self.pages += 1
                yield page
            data = writer.write()
            self.missing, self.borrowed = writer.missing, writer.borrowed
            yield path
            save_bytes(path, data)

        self._start(batch, choice, document if suffix in BOOKS else pdf)

    def print(
        self,
        printer: QPrinter,
        batch: Batch,
        choice: SheetChoice,
        texts: PageTexts,
        pieces: PieceSet,
    ) -> None:
        """Print on a chosen printer."""

        def steps(batch: Batch) -> Iterator[object]:
            measure = measure_in(choice.style.font)
            pages = self._noting(batch.pages(choice, measure, texts))
            for step in print_steps(printer, pages, pieces):
                self.pages += step is not None
                yield step

        self._start(batch, choice, steps)

    def look_ahead(self, batch: Batch) -> None:
        """Solve the puzzles of a preview; a new sheet ends that."""
        self.cancel()
        self._solving.start(batch)

    def cancel(self) -> None:
        """Stop; no file is touched."""
        self._steps = None
        self._solving.cancel()
        self._run.cancel()

    def close(self) -> None:
        """End the worker process."""
        self.cancel()
        self._solving.close()

    def _noting(self, pages: Iterable[Page | None]) -> Iterator[Page | None]:
        number = 0
        for page in pages:
            if page is not None:
                number += 1
                self.cut += page.cut
                self.edges_cut |= page.edges_cut
                self.smaller += (number,) * page.smaller
            yield page

    def _start(
        self, batch: Batch, choice: SheetChoice, steps: Callable[[Batch], Iterator[object]]
    ) -> None:
        self.cancel()
        self._forget()
        self._batch, self._steps = batch, steps
        self._solving.unsolved = 0
        if choice.solve and choice.sheet.solved:
            self._solving.start(batch)
        else:
            self._run.start(self._sifted(batch, steps))

    def _on_progressed(self, done: int) -> None:
        if self._steps is not None:
            self.solving.emit(done)

    def _on_solved(self) -> None:
        if self._steps is None:
            self.solved_ahead.emit(self._solving.found)
            return
        assert self._batch is not None  # started before
        found = {**self._batch.found, **self._solving.found}
        batch = replace(self._batch, found=found, trees=self._solving.trees)
        self._run.start(self._sifted(batch, self._steps))

    def _sifted(self, batch: Batch, steps: Callable[[Batch], Iterator[object]]) -> Iterator[object]:
        for kept in batch.sifting():
            yield None
            if kept is not None:
                batch = kept
        self.left_out, self.games = batch.left_out, batch.games
        if not len(batch):
            raise EmptySheetError
        yield from steps(batch)
