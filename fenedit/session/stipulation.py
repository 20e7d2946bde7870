"""What is asked of whom solves a record, as problem books print it."""

import re
from typing import Final

from fenedit.documents.record import Record
from fenedit.documents.rewriting import operations_of

_MATE: Final = "dm"
_MOVES: Final = re.compile(r"[1-9]\d{0,2}")


def stipulation(record: Record) -> str:
    """Return "#2" for a mate in two moves that the operations tell of, "" for none."""
    if _MATE not in record.rest and _MATE not in record.text:
        return ""
    # Here, because most records have no operations.
    from fenedit.session.operations import rows_of

    for row in rows_of(operations_of(record)):
        if row.opcode == _MATE and _MOVES.fullmatch(row.value.strip()):
            return f"#{row.value.strip()}"
    return ""
