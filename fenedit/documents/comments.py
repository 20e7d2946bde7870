"""Read and write drawing commands ([%cal], [%csl]) in comments of games and of lines.

In a line they are in the strings of the operations c0 to c9, or in a comment after the fields. New
ones go into c0, or into the comment if there is nothing else; what does not fit into a string goes
into the next free register.

In a game they are in the comments before the first move, which describe the position shown. They
are written in braces, as other programs expect; commands after a semicolon move into braces with
the next change.

Everything else stays verbatim.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from fenedit.notation.epd.opcodes import MAX_STRING, Operation
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import COMMENT_STARTS
from fenedit.notation.marks import NO_MARKS, DrawnMark, Marks, each_mark, marks_of, place_of
from fenedit.notation.pgn import parts, words
from fenedit.notation.spellings.drawing_commands import (
    read_marks_among,
    with_changes,
    with_marks,
    with_marks_among,
)

_REGISTERS = tuple(f"c{number}" for number in range(10))
"""Opcodes of comments."""
_BLANK = re.compile(r"[ \t]*(?:\r\n|[\r\n])|\s")
"""Removed with the words before it, so that no blank line stays."""
_COMMENT_LINES = re.compile(r"(?:\s*^[%;][^\r\n]*)*\s*", re.MULTILINE)
"""Comment lines and blanks at the start of a game."""
_TOKEN = re.compile(r"\{[^}]*\}?|;[^\r\n]*|^%[^\r\n]*|[^\s{;]+", re.MULTILINE)
_LETTER = re.compile(r"\w|;")
"""What a sign such as "!" or "+-" does not have."""
_NO_MOVE = re.compile(r"\d+\.*|\.+|\$\d*|[()]+|1-0|0-1|1/2-1/2|\*", re.ASCII)


class _Place(NamedTuple):
    """A part of a text that may hold commands.

    Attributes:
        start: where it starts, with its delimiters.
        end: where it ends.
        text: the part without delimiters.
        before: the opening delimiter.
        closing: the closing delimiter.
    """

    start: int
    end: int
    text: str
    before: str
    closing: str


def _rewritten(text: str, places: Sequence[_Place], marks: Marks) -> str:
    """Return a text with these marks in its places; places left empty are removed."""
    return _replaced(text, places, with_marks_among([place.text for place in places], marks))


def _replaced(text: str, places: Sequence[_Place], after: Iterable[str]) -> str:
    """Return a text with other words in its places; places left empty are removed."""
    changes = [
        (start, end, before + words + closing if words.strip() else "")
        for (start, end, held, before, closing), words in zip(places, after, strict=True)
        if words != held
    ]
    return with_changes(text, sorted(changes), _BLANK, strip=True)


def marks_in_operations(text: str) -> Marks:
    """Return the marks in operations, or in a comment after the fields of a line."""
    return _read(_places_in_operations(text))


def marks_in_moves(moves: str) -> Marks:
    """Return the marks before the first move of a game."""
    braces, lines = _places_in_moves(moves)
    return _read(braces + lines)


def operations_with(text: str, marks: Marks) -> str:
    """Return operations with these marks, in strings no longer than EPD allows."""
    places = _places_in_operations(text)
    after = with_marks_among([place.text for place in places], marks)
    written = _replaced(text, places, after)
    if not any(
        place.closing and len(words) > MAX_STRING >= len(place.text)
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
    """Yield commands for marks, as many at a time as fit into a string."""
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
    """Return the places that may hold commands: c0 first, then other registers and a comment.

    If there is no c0, the first place is a new, empty one.
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
            # If there are several, the last one counts.
            first = _strings(text, operation) + first
        elif operation.opcode in _REGISTERS:
            others += _strings(text, operation)
    if first or (only_comment and others):
        return first + others
    return [_new_register(text), *others]


def _strings(text: str, operation: Operation) -> list[_Place]:
    """Return the strings of an operation; faulty files have several."""
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
    """Return the text inside quotation marks, or None if a word is not quoted."""
    words = word[1:-1]
    return words if len(word) > 1 and word == f'"{words}"' and '"' not in words else None


def _free_register(text: str) -> str | None:
    """Return the first register that operations do not use, or None."""
    # Unreadable operations begin with an opcode, too.
    taken = {
        operation.opcode or operation.operands[0].text.partition(" ")[0]
        for operation in read_operations(text).operations
    }
    return next((name for name in _REGISTERS if name not in taken), None)


def _new_register(text: str) -> _Place:
    """Return the place of a free register: before a greater opcode, or a comment."""
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
    """Return the comments between tags and first move of a game: in braces, and other ones."""
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
    """Return the text after a game's tags, with these marks before its first move.

    Args:
        moves: the text after the tags.
        marks: the marks to write.
        newline: the line break of the game.
        begins: whether the game has no tags.
    """
    moves = _rewritten(moves, _places_in_moves(moves)[1], NO_MARKS)
    places = _places_in_moves(moves)[0] or [_new_comment(moves, newline, begins=begins)]
    return _rewritten(moves, places, marks)


def moves_with_marks_at(moves: str, at: int, drawn: Marks, marks: Marks) -> str | None:
    """Return the text after a game's tags with other marks in the comments after a move.

    None where these marks cannot be in a comment in braces right after the move.

    Args:
        moves: the text after the tags.
        at: where the move begins.
        drawn: the marks on the position after the move.
        marks: the marks to write.
    """
    places, after_signs, rest = list[_Place](), 0, moves[at:]
    for word, start, end in words(rest, comments=True):
        if word[0] == "{":
            places.append(_Place(start, end, word[1:].removesuffix("}"), "{", "}"))
        elif not start or word[0] == "$" or (word not in "()" and not _LETTER.search(word)):
            after_signs = after_signs if places else end
        else:
            break
    if _read(places) != drawn:
        return None
    places = places or [_Place(after_signs, after_signs, "", " {", "}")]
    return moves[:at] + _rewritten(rest, places, marks)


def _new_comment(moves: str, newline: str, *, begins: bool) -> _Place:
    """Return the place of a new comment, after comment lines."""
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
    """Return whether a text has more than numbers, comments and a result."""
    tokens = (token[0] for token in _TOKEN.finditer(moves))
    return any(token[0] not in "{;%" and not _NO_MOVE.fullmatch(token) for token in tokens)


def sole_comment(moves: str) -> str | None:
    """Return the only comment after a game's tags, "" without one, None if there are several."""
    comments = comments_in(moves)
    if len(comments) > 1 or (comments and comments[0].startswith("%")):
        return None
    comment = comments[0] if comments else ""
    if comment.startswith("{"):
        return comment[1:].removesuffix("}")
    return comment.removeprefix(";").removeprefix(" ")


def comments_in(moves: str) -> tuple[str, ...]:
    """Return the comments after a game's tags, with their opening signs."""
    return tuple(token[0] for token in _TOKEN.finditer(moves) if token[0][0] in "{;%")


def has_signs(moves: str) -> bool:
    """Return whether a text has numeric annotation glyphs, such as `$1`."""
    return any(token[0][0] == "$" and len(token[0]) > 1 for token in _TOKEN.finditer(moves))
