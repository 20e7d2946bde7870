"""Reads the positions of records quickly, where no check of them is needed."""

import os
import re
from collections.abc import Iterable

from fenedit.documents.entry import Entry
from fenedit.documents.files import STDIN
from fenedit.notation.castling import is_chess960
from fenedit.notation.epd.opcodes import Operand
from fenedit.notation.epd.record import parse_epd, read_operations
from fenedit.notation.fen import COUNTERS, parse_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose

_MEANT = re.compile(
    r"[1-9PNBRQKpnbrqk]+(?:/[1-9PNBRQKpnbrqk]+)+(?:\s.*)?|[^\s/.]+(?:/[^\s/.]+)+ [wb](?: .*)?"
    r"|[^\s/.]{1,8}(?:/[^\s/.]{1,8}){7}",
    re.DOTALL,
)
"""A text meant as a position: some ranks with only pieces or with a side to move, or eight."""

_OPERATION = re.compile(r"(?![wb] )[A-Za-z]\w{0,14}(?: [^;]*)?;")


def is_position(word: str) -> bool:
    """Return whether a word of the command line is, or was meant as, a position, not a file."""
    try:
        if word == STDIN or os.path.lexists(word):
            return False
    except ValueError:
        # No file can have this name.
        pass
    return position_of_line(word) is not None or _MEANT.fullmatch(word) is not None


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


def operations_of_entry(entry: Entry) -> Iterable[tuple[str, tuple[Operand, ...]]]:
    """Return opcodes or tag names in lower case, with operands or values."""
    game, text = entry.game, entry.text
    if game is not None:
        return [
            (name.lower(), (Operand("integer" if _is_number(value) else "string", value),))
            for name, value in game.tags
        ]
    try:
        operations = parse_epd(text).operations
    except FenError:
        try:
            operations = read_operations(read_loose(text).rest, 0)[0]
        except FenError:
            return []
    return [(each.opcode.lower(), each.operands) for each in operations if each.opcode]


def is_of_chess960(text: str, position: Position) -> bool:
    """Return whether a line is judged by Chess960's rules when it is opened in a window."""
    if set(position.castling_rights) <= set("KQkq") and "variant" not in text.lower():
        return False
    try:
        reading = read_loose(text)
    except FenError:
        return False
    variant = dict(reading.extras).get("variant", "")
    return is_chess960(reading.position, variant, reading.rest)


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdigit()
