"""The gravest thing that speaks against each record of a list, found while nobody waits."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.documents.record import Record
from fenedit.notation.problems import Problem
from fenedit.rules.judge.guidance import guided
from fenedit.session.judging import is_grave, judged

if TYPE_CHECKING:
    from collections.abc import Hashable

_MOST_KNOWN: Final = 4096
_MOST_WAITING: Final = 64
"""So many records wait to be judged: those that were asked for last."""
_SLICE_SECONDS: Final = 0.008


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
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._judge_on)

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
        if not self._timer.isActive():
            self._timer.start()
        return None

    def _judge_on(self) -> None:
        end = time.monotonic() + _SLICE_SECONDS
        while self._waiting and time.monotonic() < end:
            _key, record = self._waiting.popitem()
            self.now(record)
        if self._waiting:
            self._timer.start()
        self.learnt.emit()


def _gravest(record: Record) -> Problem | None:
    """Return the grave problem of a position that stands first where all are listed."""
    assert record.position is not None  # what has none is a draft
    return next(filter(is_grave, guided(judged(record), record.position)), None)


def _key(record: Record) -> Hashable:
    return record.text, record.rest, record.chess960
