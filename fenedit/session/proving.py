"""The search for a proof that no game leads to a position, beside the window."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.notation.position import Position
from fenedit.session.background import Client

if TYPE_CHECKING:
    from fenedit.rules.retro.prove import Proof

PROVER: Final = "fenedit.jobs.prover"
"""The module whose `main` answers; see `fenedit.jobs.worker`."""
BUDGET: Final = 0.3
"""Seconds after which a search is given up."""
IDLE_MS: Final = 500
"""Milliseconds that a position stands before the process is started for the first time."""
_MOST_KNOWN: Final = 256


class Prover(Client):
    """Searches for a proof about one position at a time, and remembers what it found.

    It is searching also where the search begins as soon as its process may be started.

    Signals:
        learnt: something is known of the position that was sought, or that nothing ever will be.
    """

    learnt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PROVER, parent)
        self._known: OrderedDict[object, Proof] = OrderedDict()
        self._sought: tuple[Position, bool] | None = None
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self._search)

    @property
    def hopeless(self) -> bool:
        """Whether no search is possible any more: the process ends too often, or was closed."""
        return self._background.hopeless

    def known(self, position: Position, chess960: bool) -> Proof | None:
        """Return what is known of a position, None for nothing; what is sought stays that."""
        return self._known.get(_key(position, chess960))

    def seek(self, position: Position, chess960: bool) -> Proof | None:
        """Return what is known of a position; if that is nothing, search for it from now on.

        Nothing that is sought depends on the counters, so none of them begins another search.
        """
        key = _key(position, chess960)
        proof = self._known.get(key)
        if proof is not None:
            self._known.move_to_end(key)
            self.cancel()
        elif key != self._sought and not self.hopeless:
            self._sought = key
            self._searching = True
            if self._background.running:
                self._search()
            else:
                self._idle.start()
        return proof

    def cancel(self) -> None:
        """Let go of the position that was sought."""
        self._sought = None
        self._idle.stop()
        super().cancel()

    def _search(self) -> None:
        # Here, because no start of the program waits for it.
        from fenedit.jobs.prover import Question

        if self._sought is not None:
            self._ask(Question(*self._sought, BUDGET))

    def _on_answered(self, proof: Proof) -> None:
        if self._sought is None:
            return
        self._known[self._sought] = proof
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        self._sought = None
        self._searching = False
        self.learnt.emit()

    def _on_failed(self) -> None:
        if self.hopeless:
            self.cancel()
            self.learnt.emit()
            return
        # Here, because who never searches need not know the search.
        from fenedit.rules.retro.prove import Proof

        # Nothing will be known of this position: another try would end like this one.
        self._on_answered(Proof(None, exhausted=False, seconds=0.0))


def _key(position: Position, chess960: bool) -> tuple[Position, bool]:
    return position.with_halfmove_clock(0).with_fullmove_number(1), chess960
