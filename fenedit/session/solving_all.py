"""The solutions of all problems that a window holds, sought beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.documents.collection import Collection
from fenedit.documents.errors import SourceError
from fenedit.session.background import Background
from fenedit.session.finding import Line, lines_of, next_lines, reads_alike
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.jobs.solve_values import Options, Verdicts

FILE_SOLVER: Final = "fenedit.jobs.solve_file"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""
_CHARACTERS: Final = 200_000
"""Characters that are sent at a time: the window must answer before and after."""


class SolvingAll(QObject):
    """Solves every record of a window that says in how many moves it mates.

    A large file that holds all records as the window does is read by the process itself; all else
    is sent to it, also once it finds that the file is another one.

    Signals:
        solved: RowVerdicts, in the order in which the problems are solved; `row` is the record's.
        progressed: the share of the collection that is done with, 0 to 1.
        done: all is.
        failed: nothing more will be solved; why, as the code of a SourceError or StreamError, or
            "process".
    """

    solved = Signal(object)
    progressed = Signal(float)
    done = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, module: str = FILE_SOLVER) -> None:
        """Prepare to ask a process whose work is the `main` of a module."""
        super().__init__(parent)
        self._module = module
        self._background: Background | None = None
        self._closed = False
        self._searching = False
        self._options: Options | None = None
        self._lines: Iterator[Line] | None = None
        self._collection = Collection()
        self._told: set[int] = set()
        self._total = 0
        self._records = 0

    @property
    def searching(self) -> bool:
        """Whether more may be solved yet."""
        return self._searching

    def start(self, state: EditorState, options: Options | None = None, *, modified: bool) -> None:
        """Solve all problems from the first on; what was under way is let go of.

        Args:
            state: holds the records.
            options: how they are solved; None for what is by default.
            modified: whether they are others than those of the file.
        """
        # Here, because no start of the program waits for it.
        from fenedit.jobs.solve_values import FileQuestion, Options

        self.cancel()
        if self._closed:
            return
        document, collection = state.document, state.collection
        self._options = Options() if options is None else options
        self._collection = collection
        self._total, self._records = len(collection), 0
        self._searching = True
        if document.path is None or modified or not reads_alike(collection):
            self._send_all()
            return
        question = FileQuestion(
            str(document.path),
            self._options,
            on_disk=document.on_disk,
            encoding=document.form.encoding,
            file_format=document.file_format,
        )
        self._ask(question)

    def cancel(self) -> None:
        """Solve no more."""
        self._searching = False
        self._lines = None
        self._collection = Collection()
        self._told.clear()
        if self._background is not None:
            self._background.cancel()

    def close(self) -> None:
        """End the process; nothing is solved any more."""
        self._closed = True
        self.cancel()
        if self._background is not None:
            self._background.close()

    def _ask(self, question: object) -> None:
        if self._background is not None and self._background.hopeless:
            # It was given up, and the person wants to try again.
            self._background.deleteLater()
            self._background = None
        if self._background is None:
            self._background = Background(self._module, self)
            self._background.answered.connect(self._on_answered)
            self._background.done.connect(self._on_done)
            self._background.failed.connect(self._on_failed)
            self._background.gave_up.connect(self._on_failed)
        self._background.ask(question)

    def _send_all(self) -> None:
        """Have the process solve what the window holds, but for what was told already."""
        told = frozenset(self._told)
        self._records = len(told)
        self._lines = (line for line in lines_of(self._collection) if line[0] not in told)
        self._send()

    def _send(self) -> None:
        """Have the process solve the next records."""
        from fenedit.jobs.solve_values import LinesQuestion

        assert self._lines is not None and self._options is not None  # started before
        try:
            lines = next_lines(self._lines, _CHARACTERS)
        except SourceError as error:
            self._fail(error.code)
            return
        if lines:
            self._ask(LinesQuestion(lines, self._options))
        else:
            self._finish()

    def _on_answered(self, answer: Verdicts) -> None:
        if not self._searching:
            return
        # A file that has grown meanwhile has more records than the window.
        rows = tuple(row for row in answer.rows if row.row < self._total)
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
        elif self._total:
            self.progressed.emit(min(1.0, self._records / self._total))

    def _on_done(self) -> None:
        if not self._searching:
            return
        if self._lines is None:
            self._finish()
        else:
            self._send()

    def _finish(self) -> None:
        self.cancel()
        self.done.emit()

    def _fail(self, code: str) -> None:
        self.cancel()
        self.failed.emit(code)

    def _on_failed(self) -> None:
        if self._searching:
            self._fail("process")
