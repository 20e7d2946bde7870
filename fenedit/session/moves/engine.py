"""Shows an engine's hints on the current position."""

import enum

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from fenedit.jobs.programs import path_fault
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.rules.engine import (
    MOST_LINES,
    Code,
    EngineFailure,
    Hint,
    Search,
    Use,
    read_option,
    within,
)
from fenedit.rules.play import why_not
from fenedit.session.programs import Program

START_MS = 4000
"""Milliseconds in which an engine must answer "uci" and be ready."""
SILENT_MS = 2500
"""Milliseconds in which it must answer "isready" after a silence."""
STOP_MS = 1500
_WORDS = {"id", "uciok", "readyok", "bestmove", "copyprotection", "registration", "info", "option"}


class Status(enum.Enum):
    """The status of the hints."""

    OFF = enum.auto()
    WAITING = enum.auto()
    """There is no hint yet."""
    THINKING = enum.auto()
    """There is a hint, and better ones may come."""
    DONE = enum.auto()
    """The engine has stopped by itself; its hint stays."""
    BARRED = enum.auto()
    """This position cannot be sent to an engine."""
    FAILED = enum.auto()


class EngineHints(QObject):
    """Asks an engine about one position after another; only the newest counts.

    The engine runs from `start` to `stop`, or until it fails.

    Attributes:
        status: what is going on.
        hint: the evaluation of the shown position.
        barrier: why the position is not sent to an engine.
        failure: how the engine has failed.

    Signals:
        changed: any of these attributes has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.status = Status.OFF
        self.hint: Hint | None = None
        self.barrier: Problem | None = None
        self.failure: EngineFailure | None = None
        self._use, self._lines = Use(""), 1
        self._shown: tuple[Position, bool] | None = None
        self._program: Program | None = None
        self._options: dict[str, dict[str, str]] = {}
        self._name = ""
        self._has_noise = self._is_ready = self._is_asked = self._is_searching = False
        # None once the current search is outdated.
        self._search: Search | None = None
        # Several changes at once make one search.
        self._delay = QTimer(self, singleShot=True, interval=100)
        self._delay.timeout.connect(self._ask)
        self._telling = QTimer(self, singleShot=True)
        self._telling.timeout.connect(self._tell)
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._on_deadline)

    @property
    def is_on(self) -> bool:
        """Return whether hints are wanted, and the engine has not failed."""
        return self.status not in (Status.OFF, Status.FAILED)

    def start(self, use: Use, lines: int) -> None:
        """Ask for hints from now on; restart the engine if `use` differs."""
        lines = min(lines, MOST_LINES)
        if use != self._use or not self.is_on:
            self._end()
        elif lines == self._lines:
            return
        self._use, self._lines = use, lines
        self.failure = None
        self._ask()

    def show(self, position: Position | None, chess960: bool) -> None:
        """Ask about another position, None for none; drop the hint on the one before at once."""
        shown = None if position is None else (position, chess960)
        if shown == self._shown:
            return
        self._shown = shown
        if self.is_on:
            self.hint = self.barrier = None
            self._set(Status.WAITING)
            if not self._delay.isActive():
                self._delay.start()

    def stop(self) -> None:
        """Ask for no more hints; the engine ends."""
        if not self.is_on:
            return
        self._delay.stop()
        self._telling.stop()
        if self.hint is None:
            # It may still be starting, and would answer late.
            self._end()
        elif self._program is not None:
            self._program.tell("stop", "quit")
            self._deadline.start(STOP_MS)
        self.hint = self.barrier = None
        self._set(Status.OFF)

    def close(self) -> None:
        """End everything, for a window that closes."""
        self._end()
        self.status = Status.OFF
        for program in self.findChildren(Program):
            program.wait_until_ended()

    def _end(self) -> None:
        """End the engine at once."""
        for timer in (self._delay, self._deadline, self._telling):
            timer.stop()
        program, self._program = self._program, None
        if program is not None:
            program.end()
        self._options, self._name, self._search = {}, "", None
        self._has_noise = self._is_ready = self._is_searching = False

    def _fail(self, code: Code, detail: str = "") -> None:
        self._end()
        self.hint = self.barrier = None
        self.failure = EngineFailure(code, detail)
        self._set(Status.FAILED)

    def _set(self, status: Status) -> None:
        self.status = status
        self.changed.emit()

    def _ask(self) -> None:
        """Ask the engine about the position shown; drop any other search."""
        self._delay.stop()
        shown = self._shown
        self.hint, self.barrier = None, None if shown is None else why_not(*shown)
        if self._program is not None and self._search is not None:
            self._search = None
            self._telling.stop()
            self._program.tell("stop")
            self._deadline.start(STOP_MS)
        if shown is None or self.barrier is not None:
            self._set(Status.BARRED)
            return
        self._set(Status.WAITING)
        if self._program is not None:
            if self._is_ready and not self._is_searching:
                self._go(*shown)
        elif fault := path_fault(self._use.path):
            self._fail(fault)
        else:
            program = self._program = Program([self._use.path], self)
            program.printed.connect(self._on_printed)
            program.over.connect(self._on_over)
            self._deadline.start(START_MS)
            program.begin()
            program.tell("uci")

    def _go(self, position: Position, chess960: bool) -> None:
        assert self._program is not None  # is ready
        # Without castling, Chess960 makes no difference, and not all engines support it.
        chess960 = chess960 and bool(position.castling_rights)
        if chess960 and "UCI_Chess960" not in self._options:
            self._fail("chess960")
            return
        self._search = Search(position, chess960, self._name)
        self._set_option("MultiPV", self._lines)
        self._set_option("UCI_Chess960", str(chess960).lower())
        self._is_searching, self._is_asked = True, False
        self._program.tell(self._search.command, "go infinite")
        self._deadline.start(1000)

    def _set_option(self, name: str, value: int | str) -> None:
        """Set an option that the engine has, unless it has this value already."""
        option = self._options.get(name)
        if option is None or self._program is None:
            return
        word = str(within(option, value)) if isinstance(value, int) else value
        if option.get("default") != word:
            self._program.tell(f"setoption name {name} value {word}")
            option["default"] = word

    def _on_deadline(self) -> None:
        if self._program is None:
            return
        if not self._is_ready:
            self._fail("garbage" if self._has_noise and not self._options else "unanswered")
        elif self._search is None or not self.is_on:
            self._fail("deaf")
        elif self._is_asked:
            self._fail("garbage" if self._has_noise else "hung")
        else:
            self._is_asked = True
            self._program.tell("isready")
            self._deadline.start(SILENT_MS)

    def _on_printed(self, lines: list[str]) -> None:
        is_heard = False
        for line in lines:
            word, _, rest = line.partition(" ")
            is_heard |= word in _WORDS
            match word:
                case "info" if self._search is not None:
                    self._search.take(line)
                case "bestmove":
                    self._on_best(rest.partition(" ")[0])
                case "id" if rest.startswith("name "):
                    self._name = rest[5:].strip()
                case "option":
                    name, option = read_option(line)
                    self._options[name] = option
                case "uciok" if not self._is_ready and self._program is not None:
                    self._set_option("Threads", self._use.threads)
                    self._set_option("Hash", self._use.hash_mb)
                    self._program.tell("isready")
                case "readyok" if not self._is_ready:
                    self._is_ready = True
                    self._deadline.stop()
                    self._ask()
                case _:
                    self._has_noise |= bool(line.strip()) and word not in _WORDS
            if self._program is None:
                return
        if self._search is not None and self.is_on and is_heard:
            self._is_asked = False
            self._deadline.start(1000)
            if not self._telling.isActive():
                # Faster changes could not be read.
                self._telling.start(0 if self.hint is None else 200)

    def _tell(self, is_over: bool = False) -> None:
        """Show the engine's latest output as the hint."""
        if self._search is not None and not self._delay.isActive():
            self.hint = self._search.hint(is_over)
            thinking = Status.THINKING if self.hint.lines else Status.WAITING
            self._set(Status.DONE if is_over else thinking)

    def _on_best(self, move: str) -> None:
        """Note the end of a search: stopped, or complete."""
        self._is_searching = False
        self._deadline.stop()
        if not self.is_on:
            return
        if self._search is None:
            if not self._delay.isActive():
                self._ask()
        elif self._search.is_move(move):
            self._telling.stop()
            self._tell(is_over=True)
            self._search = None
        else:
            self._fail("garbage")

    def _on_over(self) -> None:
        program = self._program
        assert program is not None  # dropped engines send no signals
        if not self.is_on:
            self._end()
        elif program.refusal:
            self._fail("cannot-start", program.refusal)
        elif program.is_flooding:
            self._fail("garbage")
        elif not self._is_ready:
            self._fail("no-engine")
        else:
            crashed = program.exitStatus() == QProcess.ExitStatus.CrashExit
            self._fail("crashed", str(-program.exitCode() if crashed else program.exitCode()))
