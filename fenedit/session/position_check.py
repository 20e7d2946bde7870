"""What the position check says of records: at once, of those of a list, and after a search."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.documents.record import Record, operations_of
from fenedit.notation.castling import VARIANT_OPCODES, is_other_variant
from fenedit.notation.fen import MATE
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import CONTRADICTIONS, MISSING, diagnose, guided
from fenedit.session.background import Client, Slices

if TYPE_CHECKING:
    from collections.abc import Hashable

    from fenedit.rules.retro.prove import Proof

_ASKING: Final = (MATE, "c3", "tipulation")
"""What stands in any record that asks for something: opcodes, and the tag's name without S."""


def stipulation(record: Record) -> str:
    """Return what is asked of whom solves a record, as problem books print it; "" for nothing.

    That is "#2" for a mate in two moves, "h#2" and the like, or words.
    """
    text = record.line if record.is_game else operations_of(record)
    if not any(word in text for word in _ASKING):
        return ""
    # Here, because most records have no operations.
    from fenedit.documents.annotating import puzzle_of_record

    return " ".join(puzzle_of_record(record).asked.split())


def is_composed(record: Record) -> bool:
    """Tell whether a record is a problem, not a game: it says in how many moves to mate."""
    operations = operations_of(record)
    if MATE not in operations:
        return False
    # Here, because most records have no operations.
    from fenedit.session.operations import operation_rows

    return any(row.opcode == MATE for row in operation_rows(operations))


_GRAVE = frozenset((Severity.NOT_FEN, Severity.NOT_PLAYABLE, Severity.ILLEGAL))


def judged(record: Record) -> tuple[Problem, ...]:
    """Return the problems of a record that can be found at once, () of a draft.

    Spans of moves lie in what stands behind a game's tags.
    """
    position = record.position
    if position is None:
        return ()
    other_variant = is_of_other_variant(record)
    found = diagnose(position, record.chess960, is_composed(record), other_variant)
    return (*found, *_of_game(record, position, other_variant)) if record.is_game else found


def _of_game(record: Record, position: Position, other_variant: bool) -> Iterator[Problem]:
    """Yield what is wrong with how a game is written, and with its moves."""
    # Here, because most records are lines.
    from fenedit.notation.pgn import ODD_FEN, read_game
    from fenedit.rules.judge.game import follow_moves

    content = record.line
    game = read_game(content)
    if any(note.code == ODD_FEN for note in game.notes):
        yield Problem(ODD_FEN, Severity.NOT_FEN)
    if not other_variant:
        fault = follow_moves(content[game.tags_end :], position, record.chess960).fault
        if fault is not None:
            yield fault


def is_of_other_variant(record: Record) -> bool:
    """Tell whether a record is of another variant than standard chess and Chess960."""
    reading = record.reading
    if reading is None:
        return False
    said = list(reading.extras)
    text = record.line if record.is_game else operations_of(record)
    if any(opcode in text.lower() for opcode in VARIANT_OPCODES):
        # Here, because most records say nothing like it.
        from fenedit.documents.games import tags_of
        from fenedit.session.operations import operation_rows

        if record.is_game:
            said += [(name.lower(), value) for name, value in tags_of(record)]
        else:
            said += [(row.opcode, row.value) for row in operation_rows(text)]
    return is_other_variant((note.code for note in reading.notes), said)


def speaks_against(problem: Problem) -> bool:
    """Tell whether a problem forbids to say that there is none.

    Other hints are no objection: the position is possible. Of another variant nothing is known,
    and of a position without its kings not yet.
    """
    if problem.severity is Severity.HINT:
        return problem.code in CONTRADICTIONS
    return is_grave(problem) or problem.code in {*MISSING, "other-variant"}


def is_grave(problem: Problem) -> bool:
    """Tell whether engines refuse a position for a problem, or no game leads to it."""
    return problem.severity in _GRAVE


_MOST_KEPT: Final = 4096
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
        self._waiting: OrderedDict[Hashable, tuple[Record, bool]] = OrderedDict()
        self._slices = Slices(self)
        self._slices.progressed.connect(self.learnt)
        self._slices.done.connect(self.learnt)

    def now(self, record: Record, unfinished: bool = False) -> Problem | None:
        """Return what speaks against a record: why it is a draft, or a problem that is grave.

        An `unfinished` one may lack its kings; see `rules.judge.diagnose.guided`.
        """
        if record.problem is not None:
            return record.problem
        key = _key_of_record(record), unfinished
        if key not in self._known:
            self._known[key] = _gravest(record, unfinished)
            if len(self._known) > _MOST_KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def soon(self, record: Record, unfinished: bool = False) -> Problem | None:
        """Return the same if it is known, else None, and find it out when there is time."""
        if record.problem is not None:
            return record.problem
        key = _key_of_record(record), unfinished
        if key in self._known:
            return self._known[key]
        self._waiting[key] = record, unfinished
        if len(self._waiting) > _MOST_WAITING:
            self._waiting.popitem(last=False)
        if not self._slices.busy:
            self._slices.start(self._judge())
        return None

    def _judge(self) -> Iterator[None]:
        while self._waiting:
            _, waiting = self._waiting.popitem()
            self.now(*waiting)
            yield


def _gravest(record: Record, unfinished: bool) -> Problem | None:
    """Return the grave problem of a position that stands first where all are listed."""
    assert record.position is not None  # what has none is a draft
    found = guided(judged(record), record.position, unfinished)
    return next(filter(is_grave, found), None)


def _key_of_record(record: Record) -> Hashable:
    return record.reading, record.rest, record.chess960


PROVER: Final = "fenedit.jobs.prover"
BUDGET: Final = 0.3
"""Seconds after which a search is given up."""
IDLE_MS: Final = 500
"""Milliseconds that a position stands before the process is started for the first time."""
_MOST_KNOWN: Final = 256


class Prover(Client):
    """Searches for a proof about one position at a time, and remembers what it found.

    It is searching also where the search begins as soon as its process may be started.

    Attributes:
        hopeless: whether its process ends whatever it is asked, so that it asks no more.

    Signals:
        learnt: something is known of the position that was sought, or that nothing ever will be.
    """

    learnt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PROVER, parent)
        self.hopeless = False
        self._known: OrderedDict[object, Proof] = OrderedDict()
        self._sought: tuple[Position, bool] | None = None
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self._search)

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
        elif key != self._sought and not (self.hopeless or self._closed):
            self._sought = key
            self.searching = True
            if self._worker is not None:
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
        self.searching = False
        self.learnt.emit()

    def _on_failed(self, *, has_ended: bool) -> None:
        if has_ended:
            self.hopeless = True
            self.cancel()
            self.learnt.emit()
            return
        # Here, because who never searches need not know the search.
        from fenedit.rules.retro.prove import Proof

        # Nothing will be known of this position: another try would end like this one.
        self._on_answered(Proof(None, exhausted=False))


def _key(position: Position, chess960: bool) -> tuple[Position, bool]:
    return position._replace(halfmove_clock=0, fullmove_number=1), chess960
