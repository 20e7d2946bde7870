"""Popeye, the problem solver that the person has chosen, asked beside the window."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.notation.position import Position
from fenedit.session.background import Client

if TYPE_CHECKING:
    from fenedit.jobs.popeye_host import Told

HOST: Final = "fenedit.jobs.popeye_host"
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
        """Ask Popeye from now on, and let go of what it was asked before.

        Args:
            position: a playable position; the side to move begins.
            stipulation: "#n", "s#n", "h#n" or "h#n.5".
            options: some of `jobs.popeye_language.OPTIONS`.
            chess960: whether Chess960's rules hold.
        """
        # Here, because no start of the program waits for it.
        from fenedit.jobs.popeye_host import PopeyeQuestion

        self.cancel()
        self._ask(PopeyeQuestion(self.path, position, stipulation, tuple(options), chess960))

    def _on_answered(self, told: Told) -> None:
        # Here, because who has not asked need not know.
        from fenedit.jobs.popeye_host import PopeyeFailure

        if isinstance(told, PopeyeFailure):
            self._fail(*told)
        else:
            self.told.emit(told)

    def _on_done(self) -> None:
        self._searching = False
        self.done.emit()

    def _fail(self, code: str, detail: str = "") -> None:
        self.cancel()
        self.failed.emit(code, detail)
