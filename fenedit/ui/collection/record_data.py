"""Records as other programs, other windows and the clipboard take them: lines of text."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QMimeData

from fenedit.documents.lines import parted, split_lines
from fenedit.documents.record import Format, Record, is_aside, record_from_line

OWN: Final = "application/x-fenedit-records"
"""Marks a text of which each line is a record, to the letter; the value is their format."""


class RecordText:
    """Gathers records as text, one a line; games with a blank line between them."""

    def __init__(self, file_format: Format) -> None:
        """Begin a text of records from a file of a format."""
        self._format = file_format
        self._parts: list[str] = []
        self._whole = file_format != "pgn"

    def add(self, record: Record) -> None:
        """Put a record behind the others."""
        line = record.line
        self._parts += (line, "\n\n" if record.is_game else "\n")
        # A draft that would be taken for a comment, or games among lines, are not told apart.
        self._whole = self._whole and not record.is_game and not is_aside(line)

    def data(self) -> QMimeData:
        """Return the text as what can be dragged, or put on the clipboard."""
        data = QMimeData()
        data.setText("".join(self._parts))
        if self._whole:
            data.setData(OWN, self._format.encode())
        return data


def data_of(records: Iterable[Record], file_format: Format) -> QMimeData:
    """Return records as text, see `RecordText`."""
    text = RecordText(file_format)
    for record in records:
        text.add(record)
    return text.data()


def own_records(data: QMimeData, file_format: Format) -> tuple[Record, ...] | None:
    """Return the records that this program put there, for a file of a format; None if it did not.

    Nobody looked through their lines, so there may be as many as one likes.
    """
    if bytes(data.data(OWN).data()) != file_format.encode():
        return None
    lines = (parted(line)[0] for line in split_lines(data.text()))
    return tuple(record_from_line(line) for line in lines if not is_aside(line))


def holds_records(data: QMimeData) -> bool:
    """Tell whether something can be dropped among records: text, but no files."""
    return not data.hasUrls() and (data.hasText() or data.hasHtml())
