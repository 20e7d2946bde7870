"""The solution of the problem that is shown, sought beside the window by the solver or Popeye."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.notation.position import Position
from fenedit.session.background import Client

if TYPE_CHECKING:
    from fenedit.jobs.popeye import Told
    from fenedit.rules.solve.solution import Solution, Wanted

    Key = tuple[Position, int, bool]
    """A position without its counters, n of #n, and whether Chess960's rules hold."""

SOLVER: Final = "fenedit.jobs.solver"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""
_MOST_KNOWN: Final = 64


class Solving(Client):
    """Solves one problem at a time, and remembers what it found.

    Signals:
        progressed: a Progress, while something is sought.
        solved: a Solution, of the position as it was sought; of what is known at once, before
            `seek` returns.
    """

    progressed = Signal(object)
    solved = Signal(object)

    def __init__(self, parent: QObject | None = None, module: str = SOLVER) -> None:
        super().__init__(module, parent)
        self._known: OrderedDict[Key, tuple[Wanted | None, Solution]] = OrderedDict()
        self._sought: Position | None = None
        self._key: Key | None = None
        self._wanted: Wanted | None = None

    def known(self, position: Position, mate: int, chess960: bool = False) -> Solution | None:
        """Return what was found of a position, None for nothing; what is sought stays that."""
        _, solution = self._known.get(_key(position, mate, chess960), (None, None))
        return None if solution is None else replace(solution, position=position)

    def seek(
        self, position: Position, mate: int, chess960: bool = False, wanted: Wanted | None = None
    ) -> None:
        """Solve a problem, #n for n in `mate`, from now on; let go of what was sought before."""
        # Here, because no start of the program waits for it.
        from fenedit.jobs.solver import SolveQuestion

        key = _key(position, mate, chess960)
        if key == self._key and wanted == self._wanted:
            self._sought = position
            return
        self.cancel()
        known_wanted, solution = self._known.get(key, (None, None))
        if solution is not None and wanted == known_wanted:
            self._known.move_to_end(key)
            self.solved.emit(replace(solution, position=position))
        elif not self._closed:
            self._key, self._sought, self._wanted = key, position, wanted
            self._ask(SolveQuestion(*key, wanted))

    def cancel(self) -> None:
        """Let go of what is sought."""
        self._key = self._sought = None
        super().cancel()

    def _on_answered(self, answer: object) -> None:
        from fenedit.rules.solve.solution import Solution

        if not isinstance(answer, Solution):
            self.progressed.emit(answer)
            return
        assert self._key is not None and self._sought is not None  # asked for
        solution = replace(answer, position=self._sought)
        if answer.exact:
            self._known[self._key] = self._wanted, answer
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        self._key = self._sought = None
        self.searching = False
        self.solved.emit(solution)


def _key(position: Position, mate: int, chess960: bool) -> Key:
    # No problem is solved by counting moves.
    return position._replace(halfmove_clock=0, fullmove_number=1), mate, chess960


HOST: Final = "fenedit.jobs.popeye"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""


class Popeye(Client):
    """Has Popeye solve one problem at a time.

    Attributes:
        path: Popeye's absolute path, "" for none; only what the person chose, never a document's.

    Signals:
        told: PopeyeLines, in the order they were printed, () while there are none.
        done: all was searched.
        failed: it was not; a `jobs.popeye_language.FailureCode` or "process" (the process
            between window and Popeye has ended), and what the sentence says in its detail.
    """

    told = Signal(object)
    done = Signal()
    failed = Signal(str, str)

    def __init__(self, parent: QObject | None = None, module: str = HOST) -> None:
        super().__init__(module, parent)
        self.path = ""

    def seek(
        self,
        position: Position,
        stipulation: str,
        options: Collection[str] = (),
        chess960: bool = False,
    ) -> None:
        """Ask Popeye about a playable position, and let go of what it was asked before.

        The stipulation is "#n", "s#n", "h#n" or "h#n.5"; the options are some of
        `jobs.popeye_language.OPTIONS`.
        """
        # Here, because no start of the program waits for it.
        from fenedit.jobs.popeye import PopeyeQuestion

        self.cancel()
        self._ask(PopeyeQuestion(self.path, position, stipulation, tuple(options), chess960))

    def _on_answered(self, told: Told) -> None:
        # Here, because who has not asked need not know.
        from fenedit.jobs.popeye_language import PopeyeError

        if isinstance(told, PopeyeError):
            self._fail(told.code, told.detail)
        else:
            self.told.emit(told)

    def _on_done(self) -> None:
        self.searching = False
        self.done.emit()

    def _fail(self, code: str, detail: str = "") -> None:
        self.cancel()
        self.failed.emit(code, detail)
