"""Makes diagrams, captions and pages of the records of a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf

from fenedit.diagram.options import SheetChoice
from fenedit.diagram.picture import Measure, Page
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
from fenedit.documents.document import Collection
from fenedit.documents.record import Record, moves_of
from fenedit.jobs.captions import ENGLISH, CaptionWords, Unsolved, caption_of, unsolved
from fenedit.jobs.practice import solution_moves
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.position import is_array
from fenedit.notation.puzzle import Caption, SolutionMove
from fenedit.notation.spellings.export import link_to
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.popeye import Question
from fenedit.session.collection.rows import NO_ROWS, Numbers, Rows, count, each, rows_of


@dataclass(frozen=True)
class Batch:
    """Records in their order, with their captions and pages.

    Attributes:
        collection: their collection; immutable.
        rows: the rows of the records.
        words: the caption of records without a stipulation.
        language: the language of the letters in solutions.
        sheet: the layout, which decides on solutions and captions.
        found: the solutions found, by row.
        trees: their moves.
        left_out: the rows left out because they have no position.
        games: the rows left out because they are whole games among positions.
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
        """Yield None after every few records, and finally the batch of positions only.

        Drafts are left out, and, among positions, games from the initial array, whose diagrams say
        nothing.
        """
        kept: list[int] = []
        drafts: list[int] = []
        games: list[int] = []
        for place, row in enumerate(each(self.rows), 1):
            record = self.collection[row]
            is_draft = record.position is None
            (drafts if is_draft else games if _is_whole_game(record) else kept).append(row)
            if place % 64 == 0:
                yield None
        if games and not kept:
            kept, games = games, []
        if drafts or games:
            left_out, whole = rows_of(drafts), rows_of(games)
            yield replace(self, rows=rows_of(kept), left_out=left_out, games=whole)
        else:
            yield self

    def sifted(self) -> Batch:
        """Return the batch of positions only, at once."""
        return next(batch for batch in self.sifting() if batch is not None)

    def entries(
        self,
        choice: SheetChoice,
        start: int = 0,
        end: int | None = None,
        *,
        playable: bool = False,
    ) -> Iterator[SheetEntry]:
        """Yield the diagrams of a range of places, with the correct moves if `playable`."""
        end = len(self) if end is None else min(end, len(self))
        rows = tuple(Numbers(self.rows).between(start, end))
        marked = choice.style.show_marks
        for place, row in enumerate(each(rows), start):
            record = named(self.collection, row)
            if record.position is not None:
                marks = record.marks if marked else NO_MARKS
                caption = self._caption(row, record, place + choice.sheet.number_from)
                # Unprinted solutions are not embedded either: readers may want to solve them.
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
        """Yield each row with its task for the solver or for Popeye, or None."""
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
    """Return whether a record has the moves of a game from the initial array."""
    position = record.position
    return (
        record.is_game
        and position is not None
        and is_array(position)
        and has_moves(moves_of(record))
    )
