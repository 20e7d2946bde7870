"""What an engine says of the position that is shown, while a person wants to know."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.rules.engine import (
    MOST_LINES,
    EngineFailure,
    Hint,
    Search,
    Use,
    read_option,
    within,
)
from fenedit.rules.play import why_not
from fenedit.session.programs import Program, path_fault

DELAY_MS: Final = 100
"""Milliseconds until another position is asked about: several changes at once are one."""
START_MS: Final = 4000
"""Within so many an engine has to say that it speaks UCI, and to be ready."""
SILENT_MS: Final = 2500
"""So long it may say nothing after it was asked whether it is there."""
STOP_MS: Final = 1500
"""Within so many it has to stop."""
_WORDS: Final = frozenset(
    {"id", "uciok", "readyok", "bestmove", "copyprotection", "registration", "info", "option"}
)


class Status(enum.Enum):
    """What is going on."""

    OFF = enum.auto()
    """Nobody wants to know, and nothing runs."""
    WAITING = enum.auto()
    """There is no word yet on the position."""
    THINKING = enum.auto()
    """There is a hint, and better ones may come."""
    DONE = enum.auto()
    """The engine has stopped by itself; its hint stays."""
    BARRED = enum.auto()
    """The position is not one to send to an engine; another may be."""
    FAILED = enum.auto()
    """The engine has failed, and nothing runs."""


class EngineHints(QObject):
    """Asks an engine about one position after another; only the newest counts.

    The engine runs from `start` to `stop`, or until it fails.

    Attributes:
        status: what is going on.
        hint: what is known of the position that is shown; None for nothing.
        barrier: why the position is not sent to an engine; None where it is, or there is none.
        failure: how the engine has failed; None while it has not.

    Signals:
        changed: status, hint, barrier or failure are others now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.status = Status.OFF
        self.hint: Hint | None = None
        self.barrier: Problem | None = None
        self.failure: EngineFailure | None = None
        self._use = Use("")
        self._lines = 1
        self._shown: tuple[Position, bool] | None = None
        self._program: Program | None = None
        self._options: dict[str, dict[str, str]] = {}
        self._name = ""
        self._has_noise = self._is_ready = self._is_asked = False
        self._is_searching = False
        self._asked: tuple[Position, bool, int] | None = None
        # None while what it finds is not wanted any more.
        self._search: Search | None = None
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._ask)
        self._telling = QTimer(self, singleShot=True)
        self._telling.timeout.connect(self._tell)
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._on_deadline)

    @property
    def is_on(self) -> bool:
        """Whether hints are wanted, and not out of reach."""
        return self.status not in (Status.OFF, Status.FAILED)

    def start(self, use: Use, lines: int) -> None:
        """Want hints from now on; what is wanted already is asked anew if it is another."""
        if use != self._use or not self.is_on:
            self._end()
        self._use, self._lines = use, min(lines, MOST_LINES)
        self.failure = None
        self._ask()

    def show(self, position: Position | None, chess960: bool) -> None:
        """Say which position is shown, None for none; a hint on another is let go at once."""
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
        """Want no hints any more; the engine ends."""
        if not self.is_on:
            return
        is_fresh = self.hint is None
        self._delay.stop()
        self._telling.stop()
        self.hint = self.barrier = None
        if is_fresh:
            # It may not even have started, and would answer late.
            self._end()
        elif self._program is not None:
            self._program.tell("stop", "quit")
            self._deadline.start(STOP_MS)
        self._set(Status.OFF)

    def close(self) -> None:
        """End everything, for a window that closes."""
        self._delay.stop()
        self._end()
        self.status = Status.OFF
        for program in self.findChildren(Program):
            program.wait_until_ended()

    def _end(self) -> None:
        """End the engine at once."""
        self._deadline.stop()
        self._telling.stop()
        program, self._program = self._program, None
        if program is not None:
            program.end()
        self._options, self._name = {}, ""
        self._has_noise = self._is_ready = self._is_searching = False
        self._asked = self._search = None

    def _fail(self, failure: EngineFailure) -> None:
        self._delay.stop()
        self._end()
        self.hint = self.barrier = None
        self.failure = failure
        self._set(Status.FAILED)

    def _set(self, status: Status) -> None:
        self.status = status
        self.changed.emit()

    def _ask(self) -> None:
        """Ask the engine about the position shown; drop any other search."""
        self._delay.stop()
        shown = self._shown
        self.barrier = None if shown is None else why_not(*shown)
        wanted = None if shown is None or self.barrier is not None else (*shown, self._lines)
        if wanted is not None and wanted == self._asked and self.hint is not None:
            return
        self.hint = None
        if self._program is not None and self._search is not None:
            self._search = None
            self._telling.stop()
            self._program.tell("stop")
            self._deadline.start(STOP_MS)
        if wanted is None:
            self._set(Status.BARRED)
            return
        self._set(Status.WAITING)
        if self._program is None:
            self._begin()
        elif self._is_ready and not self._is_searching:
            self._go(*wanted)

    def _begin(self) -> None:
        """Start the engine."""
        if fault := path_fault(self._use.path):
            self._fail(EngineFailure(fault))
            return
        program = self._program = Program([self._use.path], self)
        program.printed.connect(self._on_printed)
        program.over.connect(self._on_over)
        self._deadline.start(START_MS)
        program.begin()
        program.tell("uci")

    def _go(self, position: Position, chess960: bool, lines: int) -> None:
        assert self._program is not None  # is ready
        # Without castling both games are one, and an engine need not know of the other.
        self._asked = position, chess960, lines
        chess960 = chess960 and bool(position.castling_rights)
        if chess960 and "UCI_Chess960" not in self._options:
            self._fail(EngineFailure("chess960"))
            return
        self._search = Search(position, chess960, self._name)
        self._set_option("MultiPV", lines)
        if "UCI_Chess960" in self._options:
            self._set_option("UCI_Chess960", str(chess960).lower())
        self._is_searching = True
        self._program.tell(self._search.command, "go infinite")
        self._await_word()

    def _set_option(self, name: str, value: int | str) -> None:
        """Tell the engine the value of an option, if it has it and the value is another."""
        option = self._options.get(name)
        if option is None or self._program is None:
            return
        word = str(within(option, value)) if isinstance(value, int) else value
        if option.get("default") != word:
            self._program.tell(f"setoption name {name} value {word}")
            option["default"] = word

    def _await_word(self) -> None:
        self._is_asked = False
        # Then it is asked whether it is there.
        self._deadline.start(1000)

    def _on_deadline(self) -> None:
        if self._program is None:
            return
        if not self._is_ready:
            is_noise = self._has_noise and not self._options
            self._fail(EngineFailure("garbage" if is_noise else "unanswered"))
        elif self._search is None or not self.is_on:
            self._fail(EngineFailure("deaf"))
        elif self._is_asked:
            self._fail(EngineFailure("garbage" if self._has_noise else "hung"))
        else:
            self._is_asked = True
            self._program.tell("isready")
            self._deadline.start(SILENT_MS)

    def _on_printed(self, lines: list[str]) -> None:
        is_heard = False
        for line in lines:
            word = line.partition(" ")[0]
            is_heard |= word in _WORDS
            match word:
                case "info" if self._search is not None:
                    self._search.take(line)
                case "bestmove":
                    self._on_best(line)
                case "id" if line.startswith("id name "):
                    self._name = line.removeprefix("id name ").strip()
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
            self._await_word()
            if not self._telling.isActive():
                self._telling.start(0 if self.hint is None else 100)

    def _tell(self, is_over: bool = False) -> None:
        """Make what the engine has printed until now the hint."""
        if self._search is not None and not self._delay.isActive():
            self.hint = self._search.hint(is_over)
            thinking = Status.THINKING if self.hint.lines else Status.WAITING
            self._set(Status.DONE if is_over else thinking)

    def _on_best(self, line: str) -> None:
        """Take note that a search is over: it was stopped, or the engine has no more to say."""
        self._is_searching = False
        self._deadline.stop()
        if not self.is_on:
            return
        if self._search is None:
            if not self._delay.isActive():
                self._ask()
        elif self._search.is_move(line.partition(" ")[2].partition(" ")[0]):
            self._telling.stop()
            self._tell(is_over=True)
            self._search = None
        else:
            self._fail(EngineFailure("garbage"))

    def _on_over(self) -> None:
        program = self._program
        assert program is not None  # it was let go of before else
        code = program.exitCode()
        if program.exitStatus() == QProcess.ExitStatus.CrashExit:
            code = -code
        if not self.is_on:
            self._end()
        elif program.refusal:
            self._fail(EngineFailure("cannot-start", program.refusal))
        elif program.is_flooding:
            self._fail(EngineFailure("garbage"))
        elif not self._is_ready:
            self._fail(EngineFailure("no-engine"))
        else:
            self._fail(EngineFailure("crashed", str(code)))
