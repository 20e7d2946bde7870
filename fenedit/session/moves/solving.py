"""Solves the shown puzzle in a process, with our solver or Popeye."""

from collections import OrderedDict

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from fenedit.jobs.programs import path_fault
from fenedit.jobs.questions import SOLVER, SolveQuestion
from fenedit.notation.position import Position
from fenedit.rules.popeye import FailureCode, Output
from fenedit.rules.solve.solution import Solution, Wanted
from fenedit.session.background import Client
from fenedit.session.programs import Program

Key = tuple[Position, int, bool]
"""A position without its counters, n of #n, and whether Chess960's rules hold."""

_PATH_FAILURES: dict[str, FailureCode] = {
    "not-absolute": "popeye-path",
    "missing": "popeye-missing",
    "no-program": "popeye-missing",
    "not-executable": "popeye-start",
}


class Solving(Client):
    """Solves one puzzle at a time, and remembers the solutions.

    Signals:
        progressed: a Progress, during a search.
        solved: a Solution; of a known puzzle before `seek` returns.
    """

    module = SOLVER
    progressed = Signal(object)
    solved = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: OrderedDict[Key, tuple[Wanted | None, Solution]] = OrderedDict()
        self._sought: Position | None = None
        self._key: Key | None = None
        self._wanted: Wanted | None = None

    def known(self, position: Position, mate: int, chess960: bool = False) -> Solution | None:
        """Return the solution of a position if it is known already, otherwise None."""
        _, solution = self._known.get(_key(position, mate, chess960), (None, None))
        return None if solution is None else solution._replace(position=position)

    def seek(
        self, position: Position, mate: int, chess960: bool = False, wanted: Wanted | None = None
    ) -> None:
        """Begin to solve a puzzle, #n for n in `mate`; cancel the previous search."""
        key = _key(position, mate, chess960)
        if key == self._key and wanted == self._wanted:
            self._sought = position
            return
        self.cancel()
        known_wanted, solution = self._known.get(key, (None, None))
        if solution is not None and wanted == known_wanted:
            self._known.move_to_end(key)
            self.solved.emit(solution._replace(position=position))
        elif not self._closed:
            self._key, self._sought, self._wanted = key, position, wanted
            self._ask(SolveQuestion(*key, wanted))

    def cancel(self) -> None:
        """Give up the search."""
        self._key = self._sought = None
        super().cancel()

    def _on_answered(self, answer: object) -> None:
        if not isinstance(answer, Solution):
            self.progressed.emit(answer)
            return
        assert self._key is not None and self._sought is not None  # requested
        solution = answer._replace(position=self._sought)
        if answer.exact:
            self._known[self._key] = self._wanted, answer
            if len(self._known) > 64:
                self._known.popitem(last=False)
        self._key = self._sought = None
        self.searching = False
        self.solved.emit(solution)


def _key(position: Position, mate: int, chess960: bool) -> Key:
    # Counters do not matter for solving.
    return position._replace(halfmove_clock=0, fullmove_number=1), mate, chess960


FIRST_MS = 4000
"""Milliseconds in which a program must prove to be Popeye."""


class Popeye(QObject):
    """Solves one puzzle at a time with Popeye.

    Attributes:
        path: Popeye's absolute path as the user chose it, never from a document.
        minutes: how long it may search.

    Signals:
        told: lines in the order they were printed, perhaps none; several times a second.
        done: the search is complete.
        failed: the search has failed; a `rules.popeye.FailureCode` and the detail of its sentence.
    """

    told = Signal(object)
    done = Signal()
    failed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = ""
        self.minutes = 60.0
        self._closed = False
        self._program: Program | None = None
        self._output = Output()
        self._lines: list[str] = []
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._on_deadline)
        self._beat = QTimer(self, interval=50)
        self._beat.timeout.connect(self._tell)

    @property
    def searching(self) -> bool:
        """Return whether a search is going on."""
        return self._program is not None

    def seek(self, text: str) -> None:
        """Solve a problem, see `rules.popeye.Question.text`; cancel the previous search."""
        self.cancel()
        if self._closed:
            return
        if fault := path_fault(self.path):
            self.failed.emit(_PATH_FAILURES[fault], self.path)
            return
        self._output, self._lines = Output(), []
        program = self._program = Program([self.path, "-maxmem", "256M"], self)
        program.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        program.printed.connect(self._on_printed)
        program.over.connect(self._on_over)
        self._deadline.start(FIRST_MS)
        self._beat.start()
        program.begin()
        program.tell(text)
        program.closeWriteChannel()

    def cancel(self) -> None:
        """End Popeye."""
        self._deadline.stop()
        self._beat.stop()
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def close(self) -> None:
        """End Popeye for good."""
        self._closed = True
        self.cancel()
        for program in self.findChildren(Program):
            program.wait_until_ended()

    def _tell(self) -> None:
        lines, self._lines = tuple(self._lines), []
        self.told.emit(lines)

    def _fail(self, code: FailureCode, detail: str = "") -> None:
        self.cancel()
        self._tell()
        self.failed.emit(code, detail)

    def _on_printed(self, lines: list[str]) -> None:
        for line in lines:
            was_popeye = self._output.is_popeye
            failure = self._output.take(line)
            if failure == "popeye-other":
                self._fail(failure, self.path)
                return
            if self._output.is_popeye and not was_popeye:
                self._deadline.start(round(self.minutes * 60_000))
            self._lines.append(line)
            if failure is not None:
                self._fail(failure)
                return

    def _on_deadline(self) -> None:
        if self._output.is_popeye:
            self._fail("popeye-time", f"{self.minutes:g}")
        else:
            self._fail("popeye-silent", self.path)

    def _on_over(self) -> None:
        program = self._program
        assert program is not None  # dropped programs send no signals
        has_crashed = program.exitStatus() == QProcess.ExitStatus.CrashExit
        if program.refusal:
            self._fail("popeye-start", self.path)
        elif program.is_flooding:
            is_popeye = self._output.is_popeye
            self._fail("popeye-flood" if is_popeye else "popeye-other", self.path)
        elif failure := self._output.failure(self.path, crashed=has_crashed):
            self._fail(*failure)
        else:
            self.cancel()
            self._tell()
            self.done.emit()
