"""The pages of a preview: diagrams as they are asked for, solutions in idle moments."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from fenedit.diagram.paint import measure
from fenedit.diagram.picture import Page
from fenedit.diagram.sheet.pages import Furniture, page_count
from fenedit.ui.sheet.batch import Batch, batch_page, batch_solutions
from fenedit.ui.sheet.choice import SheetChoice
from fenedit.ui.sheet.run import sheet_slices

MOST_PREVIEWED: Final = 2000
"""Records up to which the solutions are shown before they are made."""


class SheetPages(QObject):
    """Makes the pages that a preview shows.

    Signals:
        counted: how many there are is known now.
        failed: the SourceError that keeps the solutions from being shown.
    """

    counted = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._batch: Batch | None = None
        self._choice = SheetChoice()
        self._furniture = Furniture()
        self._solutions: list[Page] = []
        self._run = sheet_slices(self)
        self._run.done.connect(self.counted)
        self._run.failed.connect(self.failed)

    @property
    def count(self) -> int:
        """How many pages are known of."""
        return self._diagrams + len(self._solutions)

    @property
    def more(self) -> bool:
        """Whether solutions follow that are not counted, or not yet."""
        batch, wanted = self._batch, self._choice.sheet.solutions == "page"
        return wanted and batch is not None and (self._run.busy or len(batch) > MOST_PREVIEWED)

    @property
    def has_solutions(self) -> bool:
        """Whether there are pages of solutions, or may be some."""
        return bool(self._solutions) or self.more

    def set(self, batch: Batch, choice: SheetChoice, furniture: Furniture) -> None:
        """Make the pages of other records, or in another way."""
        self._batch, self._choice, self._furniture = batch, choice, furniture
        self._run.cancel()
        self._solutions = []
        if choice.sheet.solutions == "page" and 0 < len(batch) <= MOST_PREVIEWED:
            found = batch_solutions(batch, choice, measure, furniture)
            self._run.start(map(self._solutions.append, found))

    def page(self, number: int) -> Page:
        """Return a page by its number, from 1 to `count`.

        Raises:
            SourceError: the file that records stand in has changed.
        """
        assert self._batch is not None  # set before
        if number > self._diagrams:
            return self._solutions[number - self._diagrams - 1]
        return batch_page(self._batch, number, self._choice, measure, self._furniture)

    def cancel(self) -> None:
        """Make no more."""
        self._run.cancel()

    @property
    def _diagrams(self) -> int:
        return 0 if self._batch is None else page_count(len(self._batch), self._choice.sheet)
