"""What is asked of whom solves a record, by the operation that tells of a direct mate."""

import re
from collections.abc import Iterator
from typing import Final

from fenedit.documents.record import Record
from fenedit.documents.rewriting import operations_of
from fenedit.notation.fen import MATE

_MOVES: Final = re.compile(r"[1-9]\d{0,2}")


def stipulation(record: Record) -> str:
    """Return "#2" for a mate in two moves, as problem books print it, "" for none."""
    return next((f"#{moves}" for moves in _mates(record) if _MOVES.fullmatch(moves)), "")


def is_composed(record: Record) -> bool:
    """Tell whether a record is a problem, not a game: it says in how many moves to mate."""
    return any(True for _ in _mates(record))


def _mates(record: Record) -> Iterator[str]:
    """Yield in how many moves a record says that it is mate, in its own words."""
    if MATE not in record.rest and MATE not in record.text:
        return
    # Here, because most records have no operations.
    from fenedit.session.operations import rows_of

    for row in rows_of(operations_of(record)):
        if row.opcode == MATE:
            yield row.value.strip()
