"""Comments among a game's moves and behind a line's fields, and the commands in them that draw.

A line has commands in the strings of its operations c0 to c9, and in a comment behind its fields;
they are written into c0 where they stand nowhere yet, or into the comment where there is nothing
but that. What a string has no room for goes into the next register that is free.

A game has them in the comments before its first move, since only these speak of the position
shown; without any it gets one. They are written between braces, since other programs look for
none behind a semicolon: those that stand there go between braces with the next change.

All else stays to the letter.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from fenedit.notation.epd.opcodes import MAX_STRING, Operation
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import COMMENT_STARTS
from fenedit.notation.marks import NO_MARKS, DrawnMark, Marks, each_mark, marks_of, place_of
from fenedit.notation.pgn import parts
from fenedit.notation.spellings.drawing_commands import (
    read_marks_among,
    with_changes,
    with_marks,
    with_marks_among,
)

_REGISTERS: Final = tuple(f"c{number}" for number in range(10))
"""Opcodes whose operand is a text for people."""
_BLANK: Final = re.compile(r"[ \t]*(?:\r\n|[\r\n])|\s")
"""What goes with the words before it: the end of their line, for no reader wants a blank one."""
_COMMENT_LINES: Final = re.compile(r"(?:\s*^[%;][^\r\n]*)*\s*", re.MULTILINE)
"""Lines of a game in front of all else, which other programs pass over, and blanks."""
_TOKEN: Final = re.compile(r"\{[^}]*\}?|;[^\r\n]*|^%[^\r\n]*|[^\s{;]+", re.MULTILINE)
_NO_MOVE: Final = re.compile(r"\d+\.*|\.+|\$\d*|[()]+|1-0|0-1|1/2-1/2|\*", re.ASCII)


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


def _rewritten(text: str, places: Sequence[_Place], marks: Marks) -> str:
    """Return a text with these marks in some places of it; one that they leave empty goes."""
    return _replaced(text, places, with_marks_among([place.text for place in places], marks))


def _replaced(text: str, places: Sequence[_Place], after: Iterable[str]) -> str:
    """Return a text with other words in some places of it; one that these leave empty goes."""
    changes = [
        (start, end, before + words + behind if words.strip() else "")
        for (start, end, held, before, behind), words in zip(places, after, strict=True)
        if words != held
    ]
    return with_changes(text, sorted(changes), _BLANK, strip=True)


def marks_in_operations(text: str) -> Marks:
    """Return what the commands in operations, or in a comment behind a line's fields, draw."""
    return _read(_places_in_operations(text))


def marks_in_moves(moves: str) -> Marks:
    """Return what the commands before the first move of a game draw."""
    braces, lines = _places_in_moves(moves)
    return _read(braces + lines)


def operations_with(text: str, marks: Marks) -> str:
    """Return operations with these marks, in strings that are no longer than EPD has them."""
    places = _places_in_operations(text)
    after = with_marks_among([place.text for place in places], marks)
    written = _replaced(text, places, after)
    if not any(
        place.behind and len(words) > MAX_STRING >= len(place.text)
        for place, words in zip(places, after, strict=True)
    ):
        return written
    there = {place_of(mark): mark for mark in each_mark(_read(places))}
    wanted = each_mark(marks)
    kept = [mark for mark in wanted if there.get(place_of(mark)) == mark]
    spread = _rewritten(text, places, marks_of(kept))
    added = (mark for mark in wanted if there.get(place_of(mark)) != mark)
    for commands in _in_strings(added, MAX_STRING):
        if _free_register(spread) is None:
            return written
        place = _new_register(spread)
        spread = _replaced(spread, [place], [commands])
    return spread


def _in_strings(marks: Iterable[DrawnMark], longest: int) -> Iterator[str]:
    """Yield commands for marks, so many at a time as a string has room for."""
    held: list[DrawnMark] = []
    text = ""
    for mark in marks:
        longer = with_marks("", marks_of([*held, mark]))
        if held and len(longer) > longest:
            yield text
            held, longer = [], with_marks("", marks_of([mark]))
        held.append(mark)
        text = longer
    if held:
        yield text


def _read(places: Iterable[_Place]) -> Marks:
    return read_marks_among(place.text for place in places)


def _places_in_operations(text: str) -> list[_Place]:
    """Return the texts of operations that may hold commands: c0 first, then others, a comment.

    Of operations, an empty register where there should be one is the first.
    """
    first: list[_Place] = []
    others: list[_Place] = []
    only_comment = True
    for operation in read_operations(text).operations:
        assert operation.span is not None
        start, end = operation.span
        if not operation.opcode:
            remark = operation.operands[0].text
            sign = next((sign for sign in COMMENT_STARTS if remark.startswith(sign)), None)
            if sign is not None:
                others.append(_Place(start, end, text[start + len(sign) : end], sign, ""))
                continue
        only_comment = False
        if operation.opcode == "c0":
            # Of several the last one counts.
            first = _strings(text, operation) + first
        elif operation.opcode in _REGISTERS:
            others += _strings(text, operation)
    if first or (only_comment and others):
        return first + others
    return [_new_register(text), *others]


def _strings(text: str, operation: Operation) -> list[_Place]:
    """Return the strings of an operation; there may be several, though none should have them."""
    assert operation.span is not None
    start, end = operation.span
    if len(operation.operands) < 2:
        words = operation.operands[0].text if operation.operands else ""
        return [] if '"' in words else [_Place(start, end, words, f'{operation.opcode} "', '";')]
    places = [(start + first, start + last) for first, last in operation.places]
    return [
        _Place(first, last, string, '"', '"')
        for first, last in places
        if (string := _quoted(text[first:last])) is not None
    ]


def _quoted(word: str) -> str | None:
    """Return what stands between quotation marks, None if a word has none around it."""
    words = word[1:-1]
    return words if len(word) > 1 and word == f'"{words}"' and '"' not in words else None


def _free_register(text: str) -> str | None:
    """Return the first register that operations leave free, None if there is none."""
    # What cannot be read begins with an opcode too.
    taken = {
        operation.opcode or operation.operands[0].text.partition(" ")[0]
        for operation in read_operations(text).operations
    }
    return next((name for name in _REGISTERS if name not in taken), None)


def _new_register(text: str) -> _Place:
    """Return the place where a free register would stand: before a greater opcode, or a comment."""
    opcode = _free_register(text) or _REGISTERS[0]
    for operation in read_operations(text).operations:
        assert operation.span is not None
        if not operation.opcode or operation.opcode > opcode:
            start = operation.span[0]
            return _Place(start, start, "", f'{opcode} "', '"; ')
    end = len(text.rstrip())
    link = " " if not end or text[end - 1] == ";" else "; "
    return _Place(end, end, "", f'{link}{opcode} "', '";')


def _places_in_moves(moves: str) -> tuple[list[_Place], list[_Place]]:
    """Return the comments behind a game's tags and before its first move: in braces, and others."""
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
    return braces, lines


def moves_with(moves: str, marks: Marks, newline: str, *, begins: bool) -> str:
    """Return what stands behind a game's tags with these marks before its first move.

    Args:
        moves: what stands there now.
        marks: what is to be drawn.
        newline: the line break of the game.
        begins: whether there are no tags, so that the moves are all of it.
    """
    moves = _rewritten(moves, _places_in_moves(moves)[1], NO_MARKS)
    places = _places_in_moves(moves)[0] or [_new_comment(moves, newline, begins=begins)]
    return _rewritten(moves, places, marks)


def _new_comment(moves: str, newline: str, *, begins: bool) -> _Place:
    """Return the place of a new comment, behind lines that are none but comments: see above."""
    lines = _COMMENT_LINES.match(moves)
    assert lines is not None
    start = lines.end()
    comments = lines[0].rstrip()
    link = ""
    if comments and not {"\r", "\n"} & set(moves[len(comments) : start]):
        link = newline
    elif not start and not begins:
        link = newline * 2
    return _Place(start, start, "", link + "{", "} " if moves[start:] else "}")


def has_moves(moves: str) -> bool:
    """Tell whether there is more than numbers, comments and a result behind a game's tags."""
    words = (token[0] for token in _TOKEN.finditer(moves))
    return any(word[0] not in "{;%" and not _NO_MOVE.fullmatch(word) for word in words)


def sole_comment(moves: str) -> str | None:
    """Return the one comment that stands behind a game's tags where nothing else is said there.

    "" where there is no comment, None where there are several.
    """
    comments = comments_in(moves)
    if len(comments) > 1 or (comments and comments[0].startswith("%")):
        return None
    comment = comments[0] if comments else ""
    if comment.startswith("{"):
        return comment[1:].removesuffix("}")
    return comment.removeprefix(";").removeprefix(" ")


def comments_in(moves: str) -> tuple[str, ...]:
    """Return the comments that stand behind a game's tags, with the signs that begin them."""
    return tuple(token[0] for token in _TOKEN.finditer(moves) if token[0][0] in "{;%")


def has_signs(moves: str) -> bool:
    """Tell whether there are numbers of annotation signs, such as `$1`, behind a game's tags."""
    return any(token[0][0] == "$" and len(token[0]) > 1 for token in _TOKEN.finditer(moves))
