"""The solutions of all problems that a window holds, sought beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.session.finding import RowsClient, lines_of
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.jobs.solve_values import Options, Verdicts

FILE_SOLVER: Final = "fenedit.jobs.solve_file"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""
_CHARACTERS: Final = 200_000
"""Characters that are sent at a time: the window must answer before and after."""


class SolvingAll(RowsClient):
    """Solves every record of a window that says in how many moves it mates.

    Signals:
        solved: RowVerdicts, in the order in which the problems are solved; `row` is the record's.
    """

    solved = Signal(object)

    def __init__(self, parent: QObject | None = None, module: str = FILE_SOLVER) -> None:
        super().__init__(module, parent)
        self._told: set[int] = set()
        self._records = 0
        self._most = _CHARACTERS

    def start(self, state: EditorState, options: Options | None = None, *, modified: bool) -> None:
        """Solve all problems from the first on; what was under way is let go of.

        Args:
            state: holds the records.
            options: how they are solved; None for what is by default.
            modified: whether they are others than those of the file.
        """
        # Here, because no start of the program waits for it.
        from fenedit.jobs.solve_values import Options

        self._begin(state, Options() if options is None else options, modified)

    def cancel(self) -> None:
        """Solve no more."""
        super().cancel()
        self._told.clear()
        self._records = 0

    def _send_all(self) -> None:
        """Have the process solve what the window holds, but for what was told already."""
        told = frozenset(self._told)
        self._records = len(told)
        self._lines = (line for line in lines_of(self._collection) if line[0] not in told)
        self._send()

    def _on_answered(self, answer: Verdicts) -> None:
        total = len(self._collection)
        # A file that has grown meanwhile has more records than the window.
        rows = tuple(row for row in answer.rows if row.row < total)
        if self._lines is None:
            self._told.update(each.row for each in rows)
        if rows:
            self.solved.emit(rows)
        # Who listens may let go of it, or start anew.
        if not self._searching:
            return
        self._records += answer.records
        if answer.failure:
            # What the window holds of the file can still be read, where nobody has written to it.
            self._send_all()
        elif total:
            self.progressed.emit(min(1.0, self._records / total))
