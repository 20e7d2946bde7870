"""The number of a record as its name: the operation `id "12";`."""

from fenedit.documents.record import Format, Record
from fenedit.documents.rewriting import operations_of, with_operations

_ID = "id"


def with_number(record: Record, number: int, file_format: Format) -> Record:
    """Return a line whose `id` is a number; all else that stands behind its fields stays.

    A game, and what does not parse, stay as they are.
    """
    if record.is_game or record.position is None:
        return record
    from fenedit.notation.epd.record import read_operations

    rest = operations_of(record)
    wanted = f'{_ID} "{number}"'
    for operation in read_operations(rest).operations:
        if operation.opcode == _ID and operation.span is not None:
            first, end = operation.span
            close = ";" if rest[first:end].endswith(";") else ""
            text = rest[:first] + wanted + close + rest[end:]
            return with_operations(record, text, file_format)
    others = rest.lstrip()
    text = f"{wanted}; {others}" if others else f"{wanted};"
    return with_operations(record, text, file_format)
