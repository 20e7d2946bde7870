"""The records of which a sheet is made, as they were when it was begun."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from fenedit.diagram.picture import Measure, Page
from fenedit.diagram.sheet.pages import (
    Furniture,
    SheetEntry,
    diagram_page,
    page_count,
    sheet_entry,
    solutions,
)
from fenedit.documents.document import Collection
from fenedit.documents.record import Record
from fenedit.jobs.captions import ENGLISH, CaptionWords, Unsolved, caption_of, unsolved
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.puzzle import Caption
from fenedit.session.collection.rows import NO_ROWS, Rows, count, each, rows_of
from fenedit.ui.sheet.choice import SheetChoice

_A_FEW: Final = 64
"""Records that are looked at in a step."""


@dataclass(frozen=True)
class Batch:
    """Records in their order, and how they are captioned.

    Attributes:
        collection: holds them; it never changes, whatever is edited meanwhile.
        rows: which of its records.
        words: what is said of records without a stipulation.
        language: whose letters solutions are written in.
        found: what a solver found, by row.
        left_out: rows that were among them and hold no position, as far as that is known.
    """

    collection: Collection
    rows: Rows
    words: CaptionWords = ENGLISH
    language: str = "en"
    found: Mapping[int, str] = field(default_factory=dict)
    left_out: Rows = NO_ROWS

    def __len__(self) -> int:
        return count(self.rows)

    def row_at(self, place: int) -> int:
        """Return the row of the record at a place among these."""
        for some in self.rows:
            if place < len(some):
                return some[place]
            place -= len(some)
        raise IndexError(place)

    def sifting(self) -> Iterator[Batch | None]:
        """Yield None after every few records, at last these without those that are no position.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        kept: list[int] = []
        drafts: list[int] = []
        for place, row in enumerate(each(self.rows), 1):
            (drafts if self.collection[row].position is None else kept).append(row)
            if place % _A_FEW == 0:
                yield None
        if drafts:
            yield replace(self, rows=rows_of(kept), left_out=rows_of(drafts))
        else:
            yield self

    def sifted(self) -> Batch:
        """Return these without those that are no position, at once.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        return next(batch for batch in self.sifting() if batch is not None)

    def has_solutions(self) -> bool:
        """Tell whether any of these keeps a solution.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        return any(caption.solution for caption in self.captions())

    def entries(self, choice: SheetChoice, start: int, end: int) -> Iterator[SheetEntry]:
        """Yield the diagrams from one place to before another; there is none of a draft.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        for place in range(start, min(end, len(self))):
            row = self.row_at(place)
            record = self.collection[row]
            position = record.position
            if position is not None:
                marks = record.marks if choice.style.show_marks else NO_MARKS
                caption = self._caption(row, record, place + 1)
                yield sheet_entry(position, caption, choice.sheet.orientation, marks)

    def captions(self) -> Iterator[Caption]:
        """Yield what stands around each diagram.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        for place, row in enumerate(each(self.rows), 1):
            yield self._caption(row, self.collection[row], place)

    def unsolved(self) -> Iterator[tuple[int, Unsolved | None]]:
        """Yield each row, with what is to be solved of its record.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        for row in each(self.rows):
            yield row, unsolved(self.collection[row])

    def _caption(self, row: int, record: Record, number: int) -> Caption:
        solution = self.found.get(row, "")
        return caption_of(record, number, self.words, self.language, solution)


def batch_page(
    batch: Batch, number: int, choice: SheetChoice, measure: Measure, furniture: Furniture
) -> Page:
    """Return one page of diagrams by its number, from 1.

    Raises:
        SourceError: the file that records stand in has changed.
    """
    return _page(_entries(batch, number, choice), number, choice, measure, furniture)


def batch_solutions(
    batch: Batch, choice: SheetChoice, measure: Measure, furniture: Furniture
) -> Iterator[Page]:
    """Yield the pages of solutions, none if they are not wanted or not known.

    Raises:
        SourceError: the file that records stand in has changed.
    """
    if choice.sheet.solutions == "page" and batch.has_solutions():
        yield from _solutions(batch, choice, measure, furniture)


def batch_pages(
    batch: Batch, choice: SheetChoice, measure: Measure, furniture: Furniture
) -> Iterator[Page]:
    """Yield all pages, each made when it is asked for.

    Raises:
        SourceError: the file that records stand in has changed.
    """
    known = False
    for number in range(1, page_count(len(batch), choice.sheet) + 1):
        entries = _entries(batch, number, choice)
        known = known or any(entry.caption.solution for entry in entries)
        yield _page(entries, number, choice, measure, furniture)
    if known and choice.sheet.solutions == "page":
        yield from _solutions(batch, choice, measure, furniture)


def _entries(batch: Batch, number: int, choice: SheetChoice) -> tuple[SheetEntry, ...]:
    per_page = choice.sheet.per_page
    return tuple(batch.entries(choice, (number - 1) * per_page, number * per_page))


def _page(
    entries: tuple[SheetEntry, ...],
    number: int,
    choice: SheetChoice,
    measure: Measure,
    furniture: Furniture,
) -> Page:
    return diagram_page(entries, number, choice.sheet, choice.style, measure, furniture)


def _solutions(
    batch: Batch, choice: SheetChoice, measure: Measure, furniture: Furniture
) -> Iterator[Page]:
    first = page_count(len(batch), choice.sheet) + 1
    return solutions(batch.captions(), first, choice.sheet, measure, furniture)
