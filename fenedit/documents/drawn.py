"""What is drawn over the position of a record: commands in its comments.

A line has them in the strings of its operations c0 to c9, and in a comment behind its fields; they
are written into c0 where they stand nowhere yet, or into the comment where there is nothing but
that. A game has them in the comments before its first move, since only these speak of the position
shown; without any it gets one. All else stays to the letter.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from fenedit.documents.record import Format, Record
from fenedit.documents.rewriting import operations_of, with_operations
from fenedit.notation.comments import COMMENT_STARTS
from fenedit.notation.drawing_commands import read_marks_among, with_marks_among
from fenedit.notation.marks import NO_MARKS, Marks

_REGISTERS: Final = tuple(f"c{number}" for number in range(10))
"""Opcodes whose operand is a text for people."""
_SIGN: Final = "[%"
"""What every command begins with."""
_BLANK: Final = re.compile(r"\r\n|\s")


class _Place(NamedTuple):
    """A text in which commands may stand, within a longer one.

    Attributes:
        start: where the text stands with what encloses it.
        end: where that ends.
        text: what is read.
        before: what encloses it, in front.
        behind: what encloses it, behind.
    """

    start: int
    end: int
    text: str
    before: str
    behind: str


def marks_of_record(record: Record) -> Marks:
    """Return what is drawn over the position of a record; of a draft, what stands behind it."""
    if _SIGN not in record.rest and _SIGN not in record.text:
        return NO_MARKS
    return _marks_of(record)


def with_marks_in(record: Record, marks: Marks, file_format: Format = "fen") -> Record:
    """Return a record over whose position just these marks are drawn.

    Args:
        record: a record that is no draft; one that is stays as it is.
        marks: what is to be drawn.
        file_format: that of its document.

    Raises:
        ValueError: a mark cannot be written: see `drawing_commands.with_marks`.
    """
    if record.position is None or marks == marks_of_record(record):
        return record
    if record.is_game:
        return _game_with(record, marks)
    text = operations_of(record)
    written = _rewritten(text, _places_in_operations(text), marks)
    return with_operations(record, written, file_format)


@lru_cache(maxsize=64)
def _marks_of(record: Record) -> Marks:
    if record.is_game:
        from fenedit.documents.games import moves_of

        places = _places_in_moves(moves_of(record))
    else:
        places = _places_in_operations(operations_of(record))
    return read_marks_among(place.text for place in places)


def _rewritten(text: str, places: Sequence[_Place], marks: Marks) -> str:
    """Return a text with these marks in some places of it; one that they leave empty goes."""
    after = with_marks_among([place.text for place in places], marks)
    changes = [
        (place, words) for place, words in zip(places, after, strict=True) if words != place.text
    ]
    for place, words in sorted(changes, reverse=True):
        start, end, _, before, behind = place
        written = before + words + behind
        if not words.strip():
            written = ""
            blank = _BLANK.match(text, end)
            if blank and (not start or text[start - 1].isspace()):
                end = blank.end()
            elif end == len(text):
                start = len(text[:start].rstrip(" "))
        text = text[:start] + written + text[end:]
    return text


def _places_in_operations(text: str) -> list[_Place]:
    """Return the texts of operations that may hold commands: c0 first, then others, a comment.

    Of operations, an empty c0 where there should be one is the first.
    """
    from fenedit.notation.epd.record import read_operations

    first: list[_Place] = []
    others: list[_Place] = []
    only_comment = True
    for operation in read_operations(text).operations:
        assert operation.span is not None
        start, end = operation.span
        words = operation.operands[0].text if operation.operands else ""
        if not operation.opcode:
            sign = next((sign for sign in COMMENT_STARTS if words.startswith(sign)), None)
            if sign is not None:
                others.append(_Place(start, end, text[start + len(sign) : end], sign, ""))
                continue
        only_comment = False
        if operation.opcode in _REGISTERS:
            words = " ".join(operand.text for operand in operation.operands)
            if '"' in words:
                continue
            place = _Place(start, end, words, f'{operation.opcode} "', '";')
            (first if operation.opcode == "c0" else others).append(place)
    if first or (only_comment and others):
        return first + others
    return [_new_register(text), *others]


def _new_register(text: str) -> _Place:
    """Return the place where c0 would stand: before the first greater opcode, or a comment."""
    from fenedit.notation.epd.record import read_operations

    for operation in read_operations(text).operations:
        assert operation.span is not None
        if not operation.opcode or operation.opcode > "c0":
            start = operation.span[0]
            return _Place(start, start, "", 'c0 "', '"; ')
    end = len(text.rstrip())
    link = " " if not end or text[end - 1] == ";" else "; "
    return _Place(end, end, "", link + 'c0 "', '";')


def _places_in_moves(moves: str) -> list[_Place]:
    """Return the comments behind a game's tags and before its first move; braces first."""
    from fenedit.documents.games import has_moves
    from fenedit.notation.pgn.games import parts

    braces: list[_Place] = []
    lines: list[_Place] = []
    for kind, start, end, _ in parts(moves):
        text = moves[start:end]
        if kind == "comment" and text.startswith("{"):
            braces.append(_Place(start, end, text[1:-1], "{", "}"))
        elif kind == "comment" and text.startswith(";"):
            lines.append(_Place(start, end, text[1:], ";", ""))
        elif kind == "open" or (kind == "text" and has_moves(text)):
            break
    return braces + lines


def _game_with(game: Record, marks: Marks) -> Record:
    """Return a game with these marks before its first move."""
    from fenedit.documents.games import moves_of

    moves = moves_of(game)
    places = _places_in_moves(moves)
    if not places:
        start = len(moves) - len(moves.lstrip())
        gap = "" if start else ("\r\n" if "\r\n" in game.line + game.ending else "\n") * 2
        places = [_Place(start, start, "", gap + "{", "} " if moves[start:] else "}")]
    tags = game.rest.removesuffix(moves)
    return replace(game, rest=tags + _rewritten(moves, places, marks), before=None)
