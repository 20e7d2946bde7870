"""What the solver says of records: of what they say, so wherever they stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fenedit.documents.collection import Collection
from fenedit.documents.errors import SourceError
from fenedit.documents.record import Record

if TYPE_CHECKING:
    from fenedit.jobs.solve_values import RowVerdict

_Key = tuple[str, bool]


class RecordVerdicts:
    """Verdicts that follow their records.

    They are kept by the text of a record: one that moves, or comes back by undo, has its own; one
    that is edited has none; and those that say the same have the same.
    """

    def __init__(self) -> None:
        self._found: dict[_Key, RowVerdict] = {}
        self._solved = Collection()

    def __len__(self) -> int:
        return len(self._found)

    def of(self, record: Record) -> RowVerdict | None:
        """Return what is said of a record, whose `row` is where it was when it was solved."""
        return self._found.get(_key(record)) if self._found else None

    def begin(self, collection: Collection) -> None:
        """Forget all, and await verdicts of a collection's rows."""
        self._found.clear()
        self._solved = collection

    def take(self, found: Iterable[RowVerdict]) -> None:
        """Keep verdicts of rows of the collection that is being solved."""
        for verdict in found:
            try:
                record = self._solved[verdict.row]
            except (IndexError, SourceError):
                # Nothing is being solved any more, or nobody can tell what the row said.
                continue
            self._found[_key(record)] = verdict

    def end(self) -> None:
        """Await no more; what is known stays."""
        self._solved = Collection()


def _key(record: Record) -> _Key:
    return record.line, record.chess960
