"""The records of which a sheet is made, as they were when it was begun."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from fenedit.diagram.page import Measure, Page
from fenedit.diagram.sheet.pages import (
    Furniture,
    SheetEntry,
    diagram_page,
    page_count,
    sheet_entry,
    solutions,
)
from fenedit.documents.collection import Collection
from fenedit.documents.drawn import marks_of_record
from fenedit.jobs.captions import ENGLISH, CaptionWords, Unsolved, caption_of, unsolved
from fenedit.notation.puzzle.caption import Caption
from fenedit.session.rows import Rows, count, each
from fenedit.widgets.sheet.choice import SheetChoice


@dataclass(frozen=True)
class Batch:
    """Records in their order, and how they are captioned.

    Attributes:
        collection: holds them; it never changes, whatever is edited meanwhile.
        rows: which of its records.
        words: what is said of records without a stipulation.
        language: whose letters solutions are written in.
        found: what a solver found, by row.
    """

    collection: Collection
    rows: Rows
    words: CaptionWords = ENGLISH
    language: str = "en"
    found: Mapping[int, str] = field(default_factory=dict)

    def __len__(self) -> int:
        return count(self.rows)

    def row_at(self, place: int) -> int:
        """Return the row of the record at a place among these."""
        for some in self.rows:
            if place < len(some):
                return some[place]
            place -= len(some)
        raise IndexError(place)

    def entries(self, choice: SheetChoice, start: int, end: int) -> Iterator[SheetEntry]:
        """Yield the diagrams from one place to before another.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        for place in range(start, min(end, len(self))):
            record = self.collection[self.row_at(place)]
            marks = marks_of_record(record)
            orientation = choice.sheet.orientation
            yield sheet_entry(record.position, self._caption(place), orientation, marks)

    def captions(self) -> Iterator[Caption]:
        """Yield what stands around each diagram.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        return map(self._caption, range(len(self)))

    def unsolved(self) -> Iterator[tuple[int, Unsolved | None]]:
        """Yield each row, with what is to be solved of its record.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        for row in each(self.rows):
            yield row, unsolved(self.collection[row])

    def _caption(self, place: int) -> Caption:
        row = self.row_at(place)
        record = self.collection[row]
        return caption_of(record, place + 1, self.words, self.language, self.found.get(row, ""))


def batch_page(
    batch: Batch, number: int, choice: SheetChoice, measure: Measure, furniture: Furniture
) -> Page:
    """Return one page of diagrams by its number, from 1.

    Raises:
        SourceError: the file that records stand in has changed.
    """
    per_page = choice.sheet.per_page
    entries = tuple(batch.entries(choice, (number - 1) * per_page, number * per_page))
    return diagram_page(entries, number, choice.sheet, choice.style, measure, furniture)


def batch_solutions(
    batch: Batch, choice: SheetChoice, measure: Measure, furniture: Furniture
) -> Iterator[Page]:
    """Yield the pages of solutions, none if they are not wanted.

    Raises:
        SourceError: the file that records stand in has changed.
    """
    if choice.sheet.solutions == "page":
        first = page_count(len(batch), choice.sheet) + 1
        yield from solutions(batch.captions(), first, choice.sheet, measure, furniture)


def batch_pages(
    batch: Batch, choice: SheetChoice, measure: Measure, furniture: Furniture
) -> Iterator[Page]:
    """Yield all pages, each made when it is asked for.

    Raises:
        SourceError: the file that records stand in has changed.
    """
    for number in range(1, page_count(len(batch), choice.sheet) + 1):
        yield batch_page(batch, number, choice, measure, furniture)
    yield from batch_solutions(batch, choice, measure, furniture)
