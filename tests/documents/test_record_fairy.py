"""Tests that records keep fairy pieces, untouched and edited."""

import pytest

from fenedit.documents.record import record_from_line
from fenedit.documents.rewriting import with_position
from fenedit.notation.position import EMPTY, parse_square

LINES = (
    ("epd", "*2q3k3/8/''LE7/-q7/(royal+G)7/(-15)7/8/K7 w - - stipulation \"h#2\";"),
    ("fen", "''LE3k3/8/8/8/8/8/8/K7 w - - 0 1"),
    ("fen", "(royal+G)3k3/8/8/8/8/8/8/K7 w - - 0 1"),
    ("fen", "-q3k3/8/8/8/8/8/8/K7 w - - 0 1"),
)


@pytest.mark.parametrize(("file_format", "line"), LINES)
def test_an_edit_keeps_them(file_format: str, line: str) -> None:
    record = record_from_line(line)
    position = record.position
    assert position is not None
    assert record.line == line
    edited = with_position(record, position.with_content(parse_square("a1"), EMPTY), file_format)
    assert edited.line == line.replace("/K7 ", "/8 ")
    again = with_position(edited, position, file_format)
    assert again.line == line
