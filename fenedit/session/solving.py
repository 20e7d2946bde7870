"""The solution of the problem that is shown, sought beside the window."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.notation.position import Position
from fenedit.session.background import Background

if TYPE_CHECKING:
    from fenedit.rules.solve.backends import Backend
    from fenedit.rules.solve.parts import Wanted
    from fenedit.rules.solve.solution import Solution

    Key = tuple[Position, int, bool]
    """A position without its counters, n of #n, and whether Chess960's rules hold."""

SOLVER: Final = "fenedit.jobs.solver"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""
_MOST_KNOWN: Final = 64


class Solving(QObject):
    """Solves one problem at a time, and remembers what it found; the newest counts.

    Attributes:
        backend: which one to solve with; None for the fastest that there is.

    Signals:
        progressed: a Progress, while something is sought.
        solved: a Solution, of the position as it was sought; of what is known at once, before
            `seek` returns.
        failed: what was sought will not be found; why, as "process" (it ended, or stumbled). What
            is sought next may be found.
    """

    progressed = Signal(object)
    solved = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, module: str = SOLVER) -> None:
        """Prepare to ask a process whose work is the `main` of a module."""
        super().__init__(parent)
        self.backend: Backend | None = None
        self._module = module
        self._background: Background | None = None
        self._closed = False
        self._known: OrderedDict[Key, tuple[Wanted | None, Solution]] = OrderedDict()
        self._sought: Position | None = None
        self._key: Key | None = None
        self._wanted: Wanted | None = None

    @property
    def searching(self) -> bool:
        """Whether something is sought."""
        return self._key is not None

    def known(self, position: Position, mate: int, chess960: bool = False) -> Solution | None:
        """Return what was found of a position, None for nothing; what is sought stays that."""
        _, solution = self._known.get(_key(position, mate, chess960), (None, None))
        return None if solution is None else replace(solution, position=position)

    def seek(
        self,
        position: Position,
        mate: int,
        chess960: bool = False,
        wanted: Wanted | None = None,
    ) -> None:
        """Solve a problem from now on, and let go of what was sought before.

        Args:
            position: the problem.
            mate: n of #n.
            chess960: whether Chess960's rules hold.
            wanted: what is wanted beside the keys; None for what is by default.
        """
        key = _key(position, mate, chess960)
        if key == self._key and wanted == self._wanted:
            self._sought = position
            return
        self.cancel()
        known_wanted, solution = self._known.get(key, (None, None))
        if solution is not None and wanted == known_wanted:
            self._tell(key, position, solution)
        elif not self._closed:
            self._key, self._sought, self._wanted = key, position, wanted
            self._ask()

    def cancel(self) -> None:
        """Let go of what is sought."""
        self._key = self._sought = None
        if self._background is not None:
            self._background.cancel()

    def close(self) -> None:
        """End the process; nothing is solved any more."""
        self._closed = True
        self.cancel()
        if self._background is not None:
            self._background.close()

    def _ask(self) -> None:
        # Here, because no start of the program waits for it.
        from fenedit.jobs.solver import SolveQuestion

        if self._key is None:
            return
        if self._background is not None and self._background.hopeless:
            # It was given up, and the person wants to try again.
            self._background.deleteLater()
            self._background = None
        if self._background is None:
            self._background = Background(self._module, self)
            self._background.answered.connect(self._on_answered)
            self._background.failed.connect(self._on_failed)
            self._background.gave_up.connect(self._on_failed)
        question = SolveQuestion(*self._key, self._wanted, self.backend)
        self._background.ask(question)

    def _on_answered(self, answer: object) -> None:
        from fenedit.rules.solve.solution import Solution

        key, position = self._key, self._sought
        if key is None or position is None:
            return
        if not isinstance(answer, Solution):
            self.progressed.emit(answer)
            return
        wanted = self._wanted
        self._key = self._sought = None
        if answer.exact:
            self._known[key] = wanted, answer
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        self.solved.emit(replace(answer, position=position))

    def _tell(self, key: Key, position: Position, solution: Solution) -> None:
        self._known.move_to_end(key)
        self.solved.emit(replace(solution, position=position))

    def _on_failed(self) -> None:
        if self._key is not None:
            self._key = self._sought = None
            self.failed.emit("process")


def _key(position: Position, mate: int, chess960: bool) -> Key:
    # No problem is solved by counting moves.
    return position.with_halfmove_clock(0).with_fullmove_number(1), mate, chess960
