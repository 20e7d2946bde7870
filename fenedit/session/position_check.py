"""Checks the positions of records: at once, for the rows of a list, and after a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from fenedit.documents.record import Record, operations_of
from fenedit.notation.castling import VARIANT_OPCODES, is_other_variant
from fenedit.notation.fen import MATE
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import CONTRADICTIONS, MISSING, diagnose, guided
from fenedit.session.background import Answers, RememberingClient

if TYPE_CHECKING:
    from collections.abc import Hashable

    from fenedit.rules.retro.prove import Proof

_ASKING = (MATE, "c3", "tipulation")
"""Each record with a stipulation contains one of these: opcodes, and the tag's name without S."""


def stipulation(record: Record) -> str:
    """Return the stipulation of a record, such as "#2", "h#2" or words; "" for none."""
    text = record.line if record.is_game else operations_of(record)
    if not any(word in text for word in _ASKING):
        return ""
    # Imported here and below: an empty board is checked at the start, and needs none of it.
    from fenedit.documents.annotating import puzzle_of_record

    return " ".join(puzzle_of_record(record).asked.split())


def is_composed(record: Record) -> bool:
    """Return whether a record is a puzzle, not a game: it says in how many moves."""
    if record.is_game or not (asked := stipulation(record)):
        return False
    from fenedit.notation.stipulation import is_of_puzzles

    return is_of_puzzles(asked)


def judged(record: Record) -> tuple[Problem, ...]:
    """Return the problems of a record that can be found at once, () of a draft.

    Spans of moves count from the end of a game's tags.
    """
    position = record.position
    if position is None:
        return ()
    other_variant = is_of_other_variant(record)
    found = list(diagnose(position, record.chess960, is_composed(record), other_variant))
    if record.is_game:
        from fenedit.notation.pgn import ODD_FEN, read_game
        from fenedit.rules.judge.game import contradictions, follow_moves

        content = record.line
        game = read_game(content)
        if any(note.code == ODD_FEN for note in game.notes):
            found.append(Problem(ODD_FEN, Severity.NOT_FEN))
        if not other_variant:
            asked = content[game.tags_end :], position, record.chess960
            fault = follow_moves(*asked).fault
            found += [fault] if fault is not None else []
            found += contradictions(*asked, game.tags)
    elif any(name in (operations := operations_of(record)) for name in ("bm", "pv", "moves")):
        from fenedit.notation.epd.record import read_operations
        from fenedit.rules.writing import unfit_moves

        read = read_operations(operations).operations
        found += [each._replace(span=None) for each in unfit_moves(position, read, record.chess960)]
    return tuple(found)


def is_of_other_variant(record: Record) -> bool:
    """Return whether a record is of another variant than standard chess and Chess960."""
    reading = record.reading
    if reading is None:
        return False
    said = list(reading.extras)
    text = record.line if record.is_game else operations_of(record)
    if any(opcode in text.lower() for opcode in VARIANT_OPCODES):
        from fenedit.documents.games import tags_of
        from fenedit.session.operations import operation_rows

        if record.is_game:
            said += [(name.lower(), value) for name, value in tags_of(record)]
        else:
            said += [(row.opcode, row.value) for row in operation_rows(text)]
    return is_other_variant((note.code for note in reading.notes), said)


def speaks_against(problem: Problem) -> bool:
    """Return whether "No problems found" would be wrong beside a problem.

    Other hints do not count: the position is possible. Nothing is known about another variant, and
    not yet about a position without its kings.
    """
    if problem.severity is Severity.HINT:
        return problem.code in CONTRADICTIONS
    return is_grave(problem) or problem.code in {*MISSING, "other-variant", "fairy-pieces"}


def is_grave(problem: Problem) -> bool:
    """Return whether engines refuse a position because of a problem, or no game leads to it."""
    return problem.severity in (Severity.NOT_FEN, Severity.NOT_PLAYABLE, Severity.ILLEGAL)


class Objections(QObject):
    """Judges records, and remembers the results.

    Signals:
        learnt: more records have been judged.
    """

    learnt = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers = Answers(_objection, self)
        self._answers.learnt.connect(self.learnt)

    def now(self, record: Record, unfinished: bool = False) -> Problem | None:
        """Return the fault of a draft, or the first grave problem of a position or of its moves.

        An `unfinished` one may lack its kings; see `rules.judge.diagnose.guided`.
        """
        if record.problem is not None:
            return record.problem
        return self._answers.now(_key_of_record(record, unfinished), (record, unfinished))

    def soon(self, record: Record, unfinished: bool = False) -> Problem | None:
        """Return the objection if it is known, else None, and judge the record in idle time."""
        if record.problem is not None:
            return record.problem
        return self._answers.soon(_key_of_record(record, unfinished), (record, unfinished))


def _objection(question: tuple[Record, bool]) -> Problem | None:
    record, unfinished = question
    assert record.position is not None  # a draft
    found = guided(judged(record), record.position, unfinished)
    return next((each for each in found if is_grave(each) or each.code == "illegal-move"), None)


def _key_of_record(record: Record, unfinished: bool) -> Hashable:
    return record.reading, record.rest, record.chess960, unfinished


BUDGET = 0.3
"""Seconds after which a search is given up."""
IDLE_MS = 500
"""Milliseconds without another position before the process is started for the first time."""


class Prover(RememberingClient):
    """Searches for a proof about one position at a time, and remembers the results.

    Attributes:
        hopeless: whether the process fails each time, and is not used any more.
    """

    module = "fenedit.jobs.prover"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(IDLE_MS, parent)
        self.hopeless = False

    def known(self, position: Position, chess960: bool) -> Proof | None:
        """Return the result for a position, None if there is none; the search goes on."""
        return self._known.get(_key(position, chess960))

    def seek(self, position: Position, chess960: bool) -> Proof | None:
        """Return the result for a position; if there is none, start a search.

        No result depends on the counters, so a change of these starts no other search.
        """
        key = _key(position, chess960)
        proof: Proof | None = self._known.get(key)
        if proof is not None:
            self._known.move_to_end(key)
            self.cancel()
        elif key != self._sought and not (self.hopeless or self._closed):
            self._begin(key, at_once=self._worker is not None)
        return proof

    def _question_about(self, key: tuple[Any, ...]) -> object:
        return (*key, BUDGET)

    def _on_failed(self, *, has_ended: bool) -> None:
        if has_ended:
            self.hopeless = True
            self.cancel()
            self.learnt.emit()
            return
        # Imported here: the first picture needs no proofs.
        from fenedit.rules.retro.prove import Proof

        # Another attempt would end in the same way.
        self._on_answered(Proof(None, exhausted=False))


def _key(position: Position, chess960: bool) -> tuple[Position, bool]:
    return position._replace(halfmove_clock=0, fullmove_number=1), chess960
