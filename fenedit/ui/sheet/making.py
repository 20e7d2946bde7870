"""Makes a sheet: its records, their solutions, its pages, saved or printed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF, QObject, QSizeF, QTimer, Signal
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from fenedit.diagram.options import BOOKS, SheetChoice
from fenedit.diagram.paint import measure_in, paint_page
from fenedit.diagram.pdf import PdfWriter
from fenedit.diagram.sheet.layout import PageTexts, SheetEntry, SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import (
    board_scale,
    diagram_page,
    page_count,
    sheet_pages,
    solutions,
)
from fenedit.documents.annotating import named
from fenedit.documents.comments import has_moves
from fenedit.documents.conversion import kept_line
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.documents.record import moves_of
from fenedit.jobs.captions import (
    ENGLISH,
    CaptionWords,
    Unsolved,
    caption_of,
    found_solution,
    popeye_solution,
    unsolved,
)
from fenedit.jobs.practice import solution_moves
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.position import is_array
from fenedit.notation.spellings.export import link_to
from fenedit.rules.moves.solutions import solution_tree
from fenedit.rules.popeye import Question
from fenedit.rules.solve.solution import Wanted
from fenedit.session.background import Slices
from fenedit.session.collection.rows import NO_ROWS, Numbers, Rows, count, each, rows_of
from fenedit.session.moves.solving import Popeye, Solving
from fenedit.ui.dialogs import accepted
from fenedit.ui.verdict import PuzzleWords

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

    from fenedit.diagram.picture import Measure, Page
    from fenedit.diagram.pieces.piece_set import PieceSet
    from fenedit.documents.document import Collection
    from fenedit.documents.record import Record
    from fenedit.notation.puzzle import Caption, SolutionMove
    from fenedit.rules.moves.tree import MoveTree
    from fenedit.rules.solve.solution import Solution

_A_FEW = 64
"""Records per step."""


@dataclass(frozen=True)
class Batch:
    """Records in their order, with their captions and pages.

    Attributes:
        collection: their collection; immutable.
        rows: the rows of the records.
        words: the caption of records without a stipulation.
        language: the language of the letters in solutions.
        sheet: what solutions have, and how captions are written.
        found: the solutions found, by row.
        trees: their moves.
        left_out: the known rows among them without a position.
        games: the known rows that were left out because they are whole games beside positions.
    """

    collection: Collection
    rows: Rows
    words: CaptionWords = ENGLISH
    language: str = "en"
    sheet: SheetStyle = field(default_factory=SheetStyle)
    found: Mapping[int, str] = field(default_factory=dict)
    trees: Mapping[int, MoveTree] = field(default_factory=dict)
    left_out: Rows = NO_ROWS
    games: Rows = NO_ROWS

    def __len__(self) -> int:
        return count(self.rows)

    @property
    def asked(self) -> tuple[Rows, str, bool, bool]:
        """Everything besides the collection that determines the solutions and their text."""
        return self.rows, self.language, self.sheet.tries, self.sheet.set_play

    def sifting(self) -> Iterator[Batch | None]:
        """Yield None after every few records, and finally the batch without what is no position.

        That is a draft, and beside positions a game from the array, whose diagram says nothing.
        """
        kept: list[int] = []
        drafts: list[int] = []
        games: list[int] = []
        for place, row in enumerate(each(self.rows), 1):
            record = self.collection[row]
            is_draft = record.position is None
            (drafts if is_draft else games if _is_whole_game(record) else kept).append(row)
            if place % _A_FEW == 0:
                yield None
        if games and not kept:
            kept, games = games, []
        if drafts or games:
            left_out, whole = rows_of(drafts), rows_of(games)
            yield replace(self, rows=rows_of(kept), left_out=left_out, games=whole)
        else:
            yield self

    def sifted(self) -> Batch:
        """Return the batch without what is no position, at once."""
        return next(batch for batch in self.sifting() if batch is not None)

    def entries(
        self,
        choice: SheetChoice,
        start: int = 0,
        end: int | None = None,
        *,
        playable: bool = False,
    ) -> Iterator[SheetEntry]:
        """Yield the diagrams of a range of places, perhaps with right moves; drafts have none."""
        end = len(self) if end is None else min(end, len(self))
        rows = tuple(Numbers(self.rows).between(start, end))
        marked = choice.style.show_marks
        for place, row in enumerate(each(rows), start):
            record = named(self.collection, row)
            if record.position is not None:
                marks = record.marks if marked else NO_MARKS
                caption = self._caption(row, record, place + choice.sheet.number_from)
                # Unprinted solutions are not in the file either: readers may want to find them.
                solution = choice.sheet.solved
                kept = kept_line(record, marks=marked, solution=solution)
                orientation = choice.sheet.orientation
                moves: tuple[SolutionMove, ...] = ()
                if playable and choice.sheet.solved:
                    moves = solution_moves(record, self.trees.get(row), self.language)
                entry = sheet_entry(record.position, caption, orientation, marks, kept, moves)
                flipped, link = entry.diagram.flipped, choice.sheet.link
                link = link_to(record.position, link, chess960=record.chess960, flipped=flipped)
                yield replace(entry, link=link)

    def captions(self, first: int = 1) -> Iterator[Caption]:
        """Yield the captions of each diagram, numbered from a first number."""
        for place, row in enumerate(each(self.rows), first):
            yield self._caption(row, named(self.collection, row), place)

    def unsolved(self) -> Iterator[tuple[int, Unsolved | Question | None]]:
        """Yield each row with the task for the solver, or for Popeye."""
        for row in each(self.rows):
            yield row, None if row in self.found else unsolved(self.collection[row])

    def page(
        self,
        number: int,
        choice: SheetChoice,
        measure: Measure,
        texts: PageTexts,
        most: float = inf,
    ) -> Page:
        """Return a page of diagrams by its number, from 1, with boards of at most `most`."""
        end = number * choice.sheet.per_page
        entries = tuple(self.entries(choice, end - choice.sheet.per_page, end))
        number += choice.sheet.first_page - 1
        return diagram_page(entries, number, choice.sheet, choice.style, measure, texts, most)

    def fitting(self, choice: SheetChoice, measure: Measure) -> Iterator[float | None]:
        """Yield None after each measured page, and finally the `most` of all pages."""
        captions = partial(self.captions, choice.sheet.number_from)
        return board_scale(captions, choice.sheet, choice.style, measure)

    def pages(
        self, choice: SheetChoice, measure: Measure, texts: PageTexts
    ) -> Iterator[Page | None]:
        """Yield None while boards are fitted, then all pages, made lazily."""
        most = inf
        for scale in self.fitting(choice, measure):
            yield None
            most = scale or most
        entries = self.entries(choice)
        yield from sheet_pages(entries, choice.sheet, choice.style, measure, texts, most)

    def solutions(self, choice: SheetChoice, measure: Measure, texts: PageTexts) -> Iterator[Page]:
        """Yield the pages of solutions, none if they are unknown."""
        if any(caption.solution for caption in self.captions()):
            first = page_count(len(self), choice.sheet) + choice.sheet.first_page
            captions = self.captions(choice.sheet.number_from)
            font = choice.style.font
            yield from solutions(captions, first, choice.sheet, measure, texts, font)

    def _caption(self, row: int, record: Record, number: int) -> Caption:
        solution = self.found.get(row, "")
        return caption_of(
            record,
            number,
            self.words,
            self.language,
            solution,
            variations=self.sheet.variations,
            dates=self.sheet.dates,
            notes=self.sheet.notes,
            in_words=self.sheet.in_words,
        )


def _is_whole_game(record: Record) -> bool:
    """Return whether a record has the moves of a game from its first one on."""
    position = record.position
    return (
        record.is_game
        and position is not None
        and is_array(position)
        and has_moves(moves_of(record))
    )


_SLICE_SECONDS = 0.02


class PrintError(Exception):
    """A printer refused the sheet; the argument is the printer's name."""


class EmptySheetError(Exception):
    """A sheet without a position."""


def sheet_slices(parent: QObject) -> Slices:
    """Return slices for the pages of a sheet; a page is a step."""
    errors = (SaveError, PrintError, EmptySheetError)
    return Slices(parent, errors, _SLICE_SECONDS)


SECONDS = 20
"""The time for one problem; a longer one stays without a solution."""
_AT_ONCE = 64
"""Records per turn of the event loop."""


class SheetSolving(QObject):
    """Solves the puzzles among some records: direct mates in a worker process, others by Popeye.

    Attributes:
        popeye: the client of Popeye; without a path what is for it stays unsolved.
        found: the printable solutions so far, by row.
        trees: their moves.
        unsolved: problems that took too long, cannot be played, or made the solver fail.

    Signals:
        progressed: the number of finished records.
        done: all are finished.
    """

    progressed = Signal(object)
    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: dict[int, str] = {}
        self.trees: dict[int, MoveTree] = {}
        self.unsolved = 0
        self._batch: Batch | None = None
        self._count = 0
        self._row = -1
        self._keys: tuple[str, ...] = ()
        self._problems: Iterator[tuple[int, Unsolved | Question | None]] | None = None
        self._asked: Question | None = None
        self._lines: list[str] = []
        self.popeye = Popeye(self)
        self.popeye.told.connect(self._on_told)
        self.popeye.done.connect(self._on_popeye_done)
        self.popeye.failed.connect(self._on_failed)
        self._solving = Solving(self)
        self._solving.solved.connect(self._on_solved)
        self._solving.failed.connect(self._on_failed)
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(self._next)
        self._patience = QTimer(self, singleShot=True, interval=SECONDS * 1000)
        self._patience.timeout.connect(self._on_failed)

    @property
    def busy(self) -> bool:
        """Whether there is more to do."""
        return self._problems is not None

    def start(self, batch: Batch) -> None:
        """Solve the problems of a batch, and forget earlier solutions."""
        self.cancel()
        self.found, self.trees = {}, {}
        self.unsolved = self._count = 0
        self._batch, self._problems = batch, batch.unsolved()
        self._turn.start(0)

    def cancel(self) -> None:
        """Solve no more."""
        self._problems = None
        self._row = -1
        self._turn.stop()
        self._patience.stop()
        self._solving.cancel()
        self.popeye.cancel()

    def close(self) -> None:
        """End the processes, for good."""
        self.cancel()
        self._solving.close()
        self.popeye.close()

    def _next(self) -> None:
        if self._problems is None:
            return
        for _ in range(_AT_ONCE):
            found = next(self._problems, None)
            if found is None:
                self.cancel()
                self.done.emit()
                return
            row, problem = found
            if problem is not None:
                self._ask(row, problem)
                return
            self._count += 1
        self.progressed.emit(self._count)
        self._turn.start(0)

    def _ask(self, row: int, problem: Unsolved | Question) -> None:
        assert self._batch is not None  # started before
        self._row = row
        self._patience.start()
        if isinstance(problem, Question):
            self._asked, self._lines = problem, []
            if self.popeye.path:
                self.popeye.seek(problem.text)
            else:
                self._on_failed()
            return
        self._keys = problem.keys
        wanted = Wanted(tries=self._batch.sheet.tries, set_play=self._batch.sheet.set_play)
        self._solving.seek(problem.position, problem.mate, problem.chess960, wanted)

    def _on_solved(self, solution: Solution) -> None:
        if self._row < 0 or self._batch is None:
            return
        words = PuzzleWords().text_words()
        text = found_solution(solution, self._batch.language, words, self._keys)
        chess960 = self._batch.collection[self._row].chess960
        self._keep(text, solution_tree(solution, self._keys, chess960))

    def _on_told(self, lines: tuple[str, ...]) -> None:
        self._lines += lines

    def _on_popeye_done(self) -> None:
        if self._row < 0 or self._batch is None or self._asked is None:
            return
        chess960 = self._batch.collection[self._row].chess960
        words = PuzzleWords().text_words()
        language = self._batch.language
        self._keep(*popeye_solution(self._lines, self._asked, chess960, language, words))

    def _keep(self, text: str, tree: MoveTree | None) -> None:
        if text:
            self.found[self._row] = text
            if tree is not None:
                self.trees[self._row] = tree
        else:
            self.unsolved += 1
        self._go_on()

    def _on_failed(self, *_why: object) -> None:
        if self._row >= 0:
            self.unsolved += 1
            self._solving.cancel()
            self.popeye.cancel()
            self._go_on()

    def _go_on(self) -> None:
        self._row = -1
        self._patience.stop()
        self._count += 1
        self.progressed.emit(self._count)
        if self._problems is not None:
            self._turn.start(0)


_SIZES = {
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter,
}


def printer_for(sheet: SheetStyle, title: str, *, one_ink: bool = False) -> QPrinter:
    """Return a printer with the paper of a sheet and no margins.

    Args:
        sheet: the layout, with paper and orientation.
        title: the name in the printer's queue.
        one_ink: whether to print in black only.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setCreator(QCoreApplication.applicationName())
    if one_ink:
        # Otherwise black text may be mixed from all inks.
        printer.setColorMode(QPrinter.ColorMode.GrayScale)
    set_paper(printer, sheet)
    return printer


def set_paper(printer: QPrinter, sheet: SheetStyle) -> None:
    """Set a printer to the paper of a sheet, up to its edges."""
    orientation = QPageLayout.Orientation
    layout = QPageLayout(
        QPageSize(_SIZES[sheet.paper]),
        orientation.Landscape if sheet.landscape else orientation.Portrait,
        QMarginsF(),
    )
    printer.setFullPage(True)
    printer.setPageLayout(layout)
    printer.setFullPage(True)


def ask_for_printer(printer: QPrinter, parent: QWidget) -> bool:
    """Ask for a printer and the number of copies; return False if the user cancels."""
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(QCoreApplication.translate("Sheets", "Print"))
    return accepted(dialog)


def print_steps(
    printer: QPrinter, pages: Iterable[Page | None], pieces: PieceSet
) -> Iterator[object]:
    """Print pages, one per step; pass None on. Closing it early aborts the printing.

    Raises:
        PrintError: the printer refuses, such as for a file that cannot be written.
    """
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintError(printer.outputFileName() or printer.printerName())
    finished = False
    try:
        first, last = printer.fromPage(), printer.toPage()
        begun = False
        number = 0
        for page in pages:
            if page is None:
                yield None
                continue
            number += 1
            if first and not first <= number <= max(first, last):
                continue
            if begun and not printer.newPage():
                raise PrintError(printer.outputFileName() or printer.printerName())
            begun = True
            _paint(painter, printer, page, pieces)
            yield number
        finished = True
    finally:
        if not finished:
            printer.abort()
        ended = painter.end()
        if not finished and printer.outputFileName():
            # Half a file is useless.
            with suppress(OSError):
                Path(printer.outputFileName()).unlink(missing_ok=True)
    if not ended or printer.printerState() == QPrinter.PrinterState.Error:
        raise PrintError(printer.outputFileName() or printer.printerName())


def _paint(painter: QPainter, printer: QPrinter, page: Page, pieces: PieceSet) -> None:
    """Draw a page in the size of the printer's paper."""
    paper: QSizeF = printer.pageLayout().fullRectPoints().size().toSizeF()
    fit = min(paper.width() / page.width, paper.height() / page.height)
    scale = printer.resolution() / 72  # points
    # Papers are rounded to whole points; do not scale for that.
    if abs(fit - 1) < 0.01:
        fit = 1.0
    painter.save()
    painter.scale(scale * fit, scale * fit)
    paint_page(painter, page, pieces)
    painter.restore()


class SheetWork(QObject):
    """Solves the puzzles, then makes the pages; one sheet at a time.

    Attributes:
        pages: the number of pages of the last sheet so far; documents to edit make their own.
        missing: characters of the last saved sheet that no font has.
        borrowed: those that only other fonts have, with these families.
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
        self.pages = 0
        self.missing: set[str] = set()
        self.borrowed: dict[str, str] = {}
        self.latex_lacks: set[str] = set()
        self.left_out: Rows = NO_ROWS
        self.games: Rows = NO_ROWS
        self.cut: tuple[int, ...] = ()
        self.edges_cut = False
        self.smaller: tuple[int, ...] = ()
        self._batch: Batch | None = None
        self._steps: Callable[[Batch], Iterator[object]] | None = None
        self._run = sheet_slices(self)
        self._run.progressed.connect(self.progressed)
        self._run.done.connect(self.done)
        self._run.failed.connect(self.failed)
        self._solving = SheetSolving(self)
        self._solving.progressed.connect(self._on_progressed)
        self._solving.done.connect(self._on_solved)

    @property
    def busy(self) -> bool:
        """Whether a sheet is being made."""
        return self._run.busy or (self._solving.busy and self._steps is not None)

    def use_popeye(self, path: str) -> None:
        """Take the path of Popeye, "" for none."""
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
                # The progress advances by a page's worth.
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
        self.pages, self.cut, self.smaller = 0, (), ()
        self.left_out = self.games = NO_ROWS
        self.edges_cut = False
        self.missing, self.borrowed, self.latex_lacks = set(), {}, set()
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
