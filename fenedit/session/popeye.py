"""Popeye, the problem solver that the person has chosen, asked beside the window."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.notation.position import Position
from fenedit.session.background import Background

if TYPE_CHECKING:
    from fenedit.jobs.popeye_host import Told

HOST: Final = "fenedit.jobs.popeye_host"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""


class Popeye(QObject):
    """Has Popeye solve one problem at a time; the newest counts.

    Attributes:
        path: Popeye's absolute path, "" for none; only what the person chose, never a document's.

    Signals:
        told: PopeyeLines, in the order they were printed, () while there are none.
        done: all was searched.
        failed: it was not; a code, of `jobs.popeye_language.SENTENCES` or "process" (the process
            between window and Popeye has ended), and what the sentence says in its detail.
    """

    told = Signal(object)
    done = Signal()
    failed = Signal(str, str)

    def __init__(self, parent: QObject | None = None, module: str = HOST) -> None:
        """Prepare to ask a process whose work is the `main` of a module."""
        super().__init__(parent)
        self.path = ""
        self._module = module
        self._background: Background | None = None
        self._searching = self._closed = False

    @property
    def searching(self) -> bool:
        """Whether Popeye is asked something that it has not answered yet."""
        return self._searching

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
        if self._closed:
            return
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
        self._searching = True
        question = PopeyeQuestion(self.path, position, stipulation, tuple(options), chess960)
        self._background.ask(question)

    def cancel(self) -> None:
        """Let go of what Popeye was asked, and end it."""
        self._searching = False
        if self._background is not None:
            self._background.cancel()

    def close(self) -> None:
        """End Popeye and its process; nothing is asked any more."""
        self._closed = True
        self.cancel()
        if self._background is not None:
            self._background.close()

    def _on_answered(self, told: Told) -> None:
        # Here, because who has not asked need not know.
        from fenedit.jobs.popeye_host import PopeyeFailure

        if not self._searching:
            return
        if isinstance(told, PopeyeFailure):
            self._fail(*told)
        else:
            self.told.emit(told)

    def _on_done(self) -> None:
        if self._searching:
            self._searching = False
            self.done.emit()

    def _on_failed(self) -> None:
        if self._searching:
            self._fail("process", "")

    def _fail(self, code: str, detail: str) -> None:
        self._searching = False
        self.failed.emit(code, detail)
