"""The gravest thing that speaks against each record of a list, found while nobody waits."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from fenedit.documents.record import Record
from fenedit.notation.problems import Problem
from fenedit.rules.judge.diagnose import guided
from fenedit.session.judging import is_grave, judged
from fenedit.session.slices import Slices

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

_MOST_KNOWN: Final = 4096
_MOST_WAITING: Final = 64
"""So many records wait to be judged: those that were asked for last."""


class Objections(QObject):
    """Judges records, and remembers what it found.

    Signals:
        learnt: of some records that were asked for more is known now.
    """

    learnt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: OrderedDict[Hashable, Problem | None] = OrderedDict()
        self._waiting: OrderedDict[Hashable, Record] = OrderedDict()
        self._slices = Slices(self)
        self._slices.progressed.connect(self.learnt)
        self._slices.done.connect(self.learnt)

    def now(self, record: Record) -> Problem | None:
        """Return what speaks against a record: why it is a draft, or a problem that is grave."""
        if record.problem is not None:
            return record.problem
        key = _key(record)
        if key not in self._known:
            self._known[key] = _gravest(record)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def soon(self, record: Record) -> Problem | None:
        """Return the same if it is known, else None, and find it out when there is time."""
        if record.problem is not None:
            return record.problem
        key = _key(record)
        if key in self._known:
            return self._known[key]
        self._waiting[key] = record
        if len(self._waiting) > _MOST_WAITING:
            self._waiting.popitem(last=False)
        if not self._slices.busy:
            self._slices.start(self._judge())
        return None

    def _judge(self) -> Iterator[None]:
        while self._waiting:
            _key, record = self._waiting.popitem()
            self.now(record)
            yield


def _gravest(record: Record) -> Problem | None:
    """Return the grave problem of a position that stands first where all are listed."""
    assert record.position is not None  # what has none is a draft
    return next(filter(is_grave, guided(judged(record), record.position)), None)


def _key(record: Record) -> Hashable:
    return record.text, record.rest, record.chess960
