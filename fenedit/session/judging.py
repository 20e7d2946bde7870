"""What the position check says of a record, as far as it can be said at once."""

from fenedit.documents.record import Record
from fenedit.documents.rewriting import operations_of
from fenedit.notation.chess960 import VARIANT_OPCODES, is_other_variant
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import CONTRADICTIONS, diagnose
from fenedit.session.stipulation import is_composed

_GRAVE = frozenset((Severity.NOT_PLAYABLE, Severity.ILLEGAL))


def judged(record: Record) -> tuple[Problem, ...]:
    """Return the problems of a record that can be found at once, () of a draft."""
    position = record.position
    if position is None:
        return ()
    return diagnose(position, record.chess960, is_composed(record), is_of_other_variant(record))


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
        from fenedit.session.operations import rows_of

        if record.is_game:
            said += [(name.lower(), value) for name, value in tags_of(record)]
        else:
            said += [(row.opcode, row.value) for row in rows_of(text)]
    return is_other_variant((note.code for note in reading.notes), said)


def speaks_against(problem: Problem) -> bool:
    """Tell whether a problem forbids to say that there is none.

    Other hints are no objection: the position is possible. Of another variant nothing is known.
    """
    if problem.severity is Severity.HINT:
        return problem.code in CONTRADICTIONS
    return is_grave(problem) or problem.code == "other-variant"


def is_grave(problem: Problem) -> bool:
    """Tell whether engines refuse a position for a problem, or no game leads to it."""
    return problem.severity in _GRAVE
