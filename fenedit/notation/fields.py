"""The places of the six fields, and of the squares, in a text that need not be a FEN.

A text may come in a frame: blanks, a label (`FEN`, `FEN:`, `fen=`) and pairs of brackets or
quotes around the whole. Behind the fields may stand a rest: an EPD operation, a comment that
begins with `;`, `#`, `%` or `//`, or whatever follows a sixth field. Offsets are code points.
"""

import re
from typing import Final, NamedTuple

from fenedit.notation.problems import Span
from fenedit.notation.squares import RANKS, Square
from fenedit.notation.squares import square_at as square_on

_LABEL: Final = re.compile(r"fen(?:\s*[:=]\s*|\s+)", re.IGNORECASE)
_TOKEN: Final = re.compile(r"\S+")
_OPCODE: Final = re.compile(r"[A-Za-z]\S+")
_COMMENT_STARTS: Final = (";", "#", "%", "//")
_CLOSERS: Final = {
    "(": ")",
    "[": "]",
    "{": "}",
    "<": ">",
    '"': '"',
    "'": "'",
    "`": "`",
    "“": "”",
    "„": "“",
    "‘": "’",
    "‚": "‘",
    "«": "»",
    "»": "«",
}


class Layout(NamedTuple):
    """Where the parts of a text stand.

    Attributes:
        core: what is inside the frame, without blanks at its ends.
        labels: the labels of the frame.
        wrappers: the opening brackets and quotes of the frame.
        fields: at most six.
        rest: from the first word that is no field to the end of the core; None if there is none.
        rest_code: "epd-ops", "comment" or "trailing" for the rest's kind, else "".
    """

    core: Span
    labels: tuple[Span, ...]
    wrappers: tuple[Span, ...]
    fields: tuple[Span, ...]
    rest: Span | None
    rest_code: str


def lay_out(text: str) -> Layout:
    """Find the frame, the fields and the rest of any text."""
    start, end = _trimmed(text, 0, len(text))
    labels: list[Span] = []
    wrappers: list[Span] = []
    while start < end:
        label = _LABEL.match(text, start, end)
        if label:
            labels.append((start, start + 3))
            start, end = _trimmed(text, label.end(), end)
        elif end - start > 1 and _CLOSERS.get(text[start]) == text[end - 1]:
            wrappers.append((start, start + 1))
            start, end = _trimmed(text, start + 1, end - 1)
        else:
            break
    fields, rest_start, rest_code = _fields_and_rest(text, start, end)
    rest = None if rest_start is None else (rest_start, end)
    return Layout((start, end), tuple(labels), tuple(wrappers), tuple(fields), rest, rest_code)


def field_spans(text: str) -> tuple[Span, ...]:
    """Return the places of the fields in any text, six at most."""
    return lay_out(text).fields


def field_at(text: str, offset: int) -> int | None:
    """Return which field, 0 to 5, a caret at an offset touches, or None."""
    for index, (start, end) in enumerate(field_spans(text)):
        if start <= offset <= end:
            return index
    return None


def square_at(text: str, offset: int) -> Square | None:
    """Return the square that the character behind an offset stands for, or None.

    A digit stands for several squares: the first of them is returned. Faults elsewhere in the
    text do not matter, and a character that is no piece counts as one square.
    """
    for (start, end), squares in _square_tokens(text):
        if start <= offset < end:
            return squares[0]
    return None


def span_of_square(text: str, square: Square) -> Span | None:
    """Return the place of the character that describes a square, or None."""
    for span, squares in _square_tokens(text):
        if square in squares:
            return span
    return None


def _square_tokens(text: str) -> list[tuple[Span, list[Square]]]:
    """Return the characters of the placement that stand for squares, with their squares."""
    fields = field_spans(text)
    if not fields:
        return []
    start, end = fields[0]
    tokens = []
    rank, file = 7, 0
    for place in range(start, end):
        char = text[place]
        if char == "/":
            rank, file = rank - 1, 0
            continue
        width = int(char) if char in RANKS else 1
        squares = [square_on(at, rank) for at in range(file, min(file + width, 8)) if rank >= 0]
        if squares:
            tokens.append(((place, place + 1), squares))
        file += width
    return tokens


def _trimmed(text: str, start: int, end: int) -> Span:
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return start, end


def _fields_and_rest(text: str, start: int, end: int) -> tuple[list[Span], int | None, str]:
    """Return the fields between two offsets, where the rest begins, and the rest's kind."""
    fields: list[Span] = []
    for token in _TOKEN.finditer(text, start, end):
        word, place = token[0], token.start()
        if fields and word.startswith(_COMMENT_STARTS):
            return fields, place, "comment"
        if len(fields) == 6:
            operations = _OPCODE.match(word) and ";" in text[place:end]
            return fields, place, "epd-ops" if operations else "trailing"
        if len(fields) >= 4 and _OPCODE.match(word):
            return fields, place, "epd-ops"
        field, semicolon, _ = word.partition(";")
        if fields and semicolon:
            # No field holds a semicolon: it ends the record, as in EPD.
            fields.append((place, place + len(field)))
            return fields, place + len(field), "comment"
        fields.append(token.span())
    return fields, None, ""
