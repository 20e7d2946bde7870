"""Reads the positions of records quickly, for all who need no check of them."""

import re

from fenedit.documents.files.streaming import Entry
from fenedit.notation.epd.record import parse_epd
from fenedit.notation.fen import COUNTERS, parse_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose

MEANT = re.compile(
    r"[1-9PNBRQKpnbrqk]+(?:/[1-9PNBRQKpnbrqk]+)+(?:\s.*)?|[^\s/.]+(?:/[^\s/.]+)+ [wb](?: .*)?",
    re.DOTALL,
)
"""A text meant as a position: any number of ranks with only pieces, or with a side to move."""

_OPERATION = re.compile(r"(?![wb] )[A-Za-z]\w{0,14}(?: [^;]*)?;")


def position_of_entry(entry: Entry) -> Position | None:
    """Return the position of a record; None if it has none."""
    game = entry.game
    if game is not None:
        return START_POSITION if game.fen_span is None else game.position
    return position_of_line(entry.text)


def position_of_line(text: str) -> Position | None:
    """Return the position of a line, None if it has none; strict lines are read faster."""
    fields = text.split(" ", 4)
    rest = fields[4] if len(fields) > 4 else ""
    try:
        # After four strict fields, operations cannot change the position.
        if rest and not _OPERATION.match(rest):
            return parse_fen(text)
        if any(name in rest for name in COUNTERS):
            return parse_epd(text).position
        return parse_fen(" ".join([*fields[:4], "0", "1"]))
    except FenError:
        pass
    try:
        return read_loose(text).position
    except FenError:
        return None
