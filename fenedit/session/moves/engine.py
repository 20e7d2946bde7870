"""What an engine says of the position that is shown, while a person wants to know."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.jobs.questions import EngineQuestion, EngineStop, EngineStopped
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.rules.engine import EngineFailure, Hint, Task, Use
from fenedit.rules.play import why_not
from fenedit.session.background import Background

HOST: Final = "fenedit.jobs.engine"
"""The module whose `main` keeps the engine."""
DELAY_MS: Final = 100
"""Milliseconds until another position is asked about: several changes at once are one."""
PATIENCE_MS: Final = 4800
"""So long may pass until the first answer, be it that the engine fails."""
STOP_MS: Final = 3000
"""So long the engine may take to end before the process that keeps it is ended."""
_END_MS: Final = 700


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

    The engine runs from `start` to `stop`, or until it fails. Nothing of it is loaded before.

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
        self._host: _Host | None = None
        self._use: Use | None = None
        self._lines = 1
        self._shown: tuple[Position, bool] | None = None
        self._asked: object = None
        self._met = False
        self.status = Status.OFF
        self.hint: Hint | None = None
        self.barrier: Problem | None = None
        self.failure: EngineFailure | None = None
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._ask)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._on_silence)
        self._stopping = QTimer(self, singleShot=True, interval=STOP_MS)
        self._stopping.timeout.connect(self._let_go)

    @property
    def is_on(self) -> bool:
        """Whether hints are wanted, and not out of reach."""
        return self.status not in (Status.OFF, Status.FAILED)

    def start(self, use: Use, lines: int) -> None:
        """Want hints from now on; what is wanted already is asked anew if it is another."""
        self._stopping.stop()
        self._use, self._lines = use, lines
        self.failure = None
        if not self.is_on:
            self._asked = None
            self._met = False
        self._ask()

    def show(self, position: Position | None, chess960: bool) -> None:
        """Say which position is shown, None for none; a hint on another is let go at once."""
        shown = None if position is None else (position, chess960)
        if shown == self._shown:
            return
        self._shown = shown
        if self.is_on:
            self.hint = self.barrier = None
            self._patience.stop()
            self._set(Status.WAITING)
            if not self._delay.isActive():
                self._delay.start()

    def stop(self) -> None:
        """Want no hints any more; the engine ends."""
        if not self.is_on:
            return
        fresh = self.hint is None
        self._rest()
        self._set(Status.OFF)
        if fresh:
            # It may not even have started, and would answer late.
            self._let_go()
        elif self._host is not None:
            self._stopping.start()
            self._host.ask(EngineStop())

    def close(self) -> None:
        """End everything, for a window that closes."""
        self._rest()
        self._let_go()
        self.status = Status.OFF
        for host in self.findChildren(_Host):
            host.close()

    def _ask(self) -> None:
        self._delay.stop()
        assert self._use is not None
        self.barrier = None if self._shown is None else why_not(*self._shown)
        if self._shown is None or self.barrier is not None:
            self.hint = self._asked = None
            self._patience.stop()
            if self._host is not None:
                self._host.cancel()
            self._set(Status.BARRED)
            return
        question = EngineQuestion(Task(*self._shown, self._lines), self._use)
        if question == self._asked and self.hint is not None:
            return
        self._asked = question
        self.hint = None
        self._patience.start()
        self._at_host().ask(question)
        if self._host is not None:
            self._set(Status.WAITING)

    def _at_host(self) -> _Host:
        self._stopping.stop()
        if self._host is None:
            host = self._host = _Host(HOST, self)
            host.answered.connect(self._on_answered)
            host.failed.connect(self._on_host_failed)
        return self._host

    def _on_answered(self, answer: object) -> None:
        match answer:
            case Hint():
                if self._asked is not None and not self._delay.isActive():
                    self._patience.stop()
                    self._met = True
                    self.hint = answer
                    thinking = Status.THINKING if answer.lines else Status.WAITING
                    self._set(Status.DONE if answer.finished else thinking)
            case EngineFailure():
                self._fail(answer)
            case EngineStopped(failure):
                self._let_go()
                if failure is not None:
                    self._fail(failure)

    def _on_host_failed(self) -> None:
        if self.is_on:
            self._fail(EngineFailure("host"))
        else:
            self._let_go()

    def _on_silence(self) -> None:
        self._fail(EngineFailure("hung" if self._met else "unanswered"))

    def _fail(self, failure: EngineFailure) -> None:
        self._rest()
        self._let_go()
        self.failure = failure
        self._set(Status.FAILED)

    def _rest(self) -> None:
        self._delay.stop()
        self._patience.stop()
        self.hint = self.barrier = self.failure = self._asked = None

    def _let_go(self) -> None:
        self._stopping.stop()
        host, self._host = self._host, None
        if host is not None:
            host.leave()

    def _set(self, status: Status) -> None:
        self.status = status
        self.changed.emit()


class _Host(Background):
    """The process that keeps the engine; it ends by itself, so that it can end that before."""

    def leave(self) -> None:
        """Let the process end its engine and itself, while nobody waits for it."""
        self._closed = True
        self._pending = None
        process = self._process
        if process is None:
            self.deleteLater()
            return
        for signal in (process.readyReadStandardOutput, process.errorOccurred, process.finished):
            signal.disconnect()
        process.finished.connect(self.deleteLater)
        process.closeWriteChannel()

    def close(self) -> None:
        """End the process and its engine, in a moment, and for good."""
        process = self._process
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            process.waitForFinished(_END_MS)
        super().close()
