"""The places of the six fields, and of the squares, in a text that need not be a FEN.

A text may come in a frame (`fenedit.notation.loose.frame`), with underscores for blanks, and with a
rest behind the fields: an EPD operation, a comment that begins with `;`, `#`, `%` or `//`, or
whatever follows a sixth field. Spans are places in the raw text, in code points.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from fenedit.notation.comments import COMMENT_STARTS
from fenedit.notation.loose.frame import Frame, unframed
from fenedit.notation.loose.placements import LONGEST_PLACEMENT, STROKES
from fenedit.notation.loose.tracked import Tracked
from fenedit.notation.problems import Span
from fenedit.notation.squares import FEN_ORDER, RANKS, Square

_CHECKS: Final = re.compile(r"\+?[0-3]\+[0-3]")
_WORD: Final = re.compile(r"[^\s_]+")
_OPCODE: Final = re.compile(r"[A-Za-z](?:\S+|[ \t]+[^;\s][^;]*;)")
_OPERATION: Final = re.compile(r"[a-z][a-z0-9_]+(?!\S)|[^;]*;")
_OPERATION_BEHIND_COUNTERS: Final = re.compile(r"(?:[ab]m|id|pv|ce|dm|acd)\s|[^;]*;")
_PERFT: Final = re.compile(r";\s*D[0-9]")
_NOT_IN_FIELDS: Final = re.compile(r"(?!^)(?:;|</|<br|\[/)", re.IGNORECASE)
_LAST_FIELD: Final = re.compile(r"([0-9]+)[.,:)\]}>\"'”’»]+")
_RANK: Final = "(?:8|[1-8PNBRQKpnbrqk~]{2,16})"
_BROKEN_PLACEMENT: Final = re.compile(rf"{_RANK}(?:\s*/\s*{_RANK}){{7}}(?!\S)")
_TOKEN: Final = re.compile("[^~][\ufe0e\ufe0f]?")
_RUN: Final = re.compile("[0-9]{1,3}|[^~][\ufe0e\ufe0f]?")
_BLANKS: Final = re.compile(r"\s+")
_LONGEST_KEPT: Final = 1 << 14


class Layout(NamedTuple):
    """Where the parts of a text stand; places are offsets in the core of its frame.

    Attributes:
        frame: what stands around the fields.
        places: of the fields, at most six.
        rest: where the first word that is no field begins, None if there is none.
        rest_code: "epd-ops", "comment" or "trailing" for the rest's kind, else "".
        checks: of the counters of three-check chess, or None.
    """

    frame: Frame
    places: tuple[Span, ...]
    rest: int | None
    rest_code: str
    checks: Span | None

    @property
    def fields(self) -> tuple[Span, ...]:
        """Where the fields stand in the raw text."""
        return tuple([self.frame.core.span(*place) for place in self.places])

    def word(self, number: int) -> Tracked:
        """Return a field by its number from 0; of a placement broken by blanks, without these."""
        part = self.frame.core.part(*self.places[number])
        if number == 0 and part.text.split() != [part.text]:
            return part.replaced(_BLANKS, lambda match: "")
        return part


def lay_out(text: str) -> Layout:
    """Find the frame, the fields and the rest of any text.

    What is typed is asked for its parts by one after another: they are kept for a few texts, which
    are no longer than what is typed.
    """
    return _kept_layout(text) if len(text) <= _LONGEST_KEPT else _found_layout(text)


def _found_layout(text: str) -> Layout:
    frame = unframed(text)
    core = frame.core.text
    places: list[Span] = []
    checks = None
    broken = _BROKEN_PLACEMENT.match(core) if "/ " in core or " /" in core or "\n" in core else None
    if broken:
        places.append(broken.span())
    for word in _WORD.finditer(core, broken.end() if broken else 0):
        start, end = word.span()
        code = _rest_code(core, start, word[0], len(places))
        if not code and checks is None and len(places) in (4, 6) and _CHECKS.fullmatch(word[0]):
            checks = start, end
            continue
        if not code and len(places) == 6:
            code = "trailing"
        if code:
            return Layout(frame, tuple(places), start, code, checks)
        length, code = _cut(core, start, word[0], len(places))
        places.append((start, start + length))
        if code:
            return Layout(frame, tuple(places), start + length, code, checks)
    return Layout(frame, tuple(places), None, "", checks)


_kept_layout = lru_cache(maxsize=4)(_found_layout)


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


def _rest_code(core: str, start: int, word: str, count: int) -> str:
    """Return the kind of a rest that begins with a word behind `count` fields, "" for a field."""
    if count and word.startswith(COMMENT_STARTS):
        return "epd-ops" if _PERFT.match(core, start) else "comment"
    if count and word.startswith(("</", "<br", "[/")):
        return "trailing"
    if count < 4 or not _OPCODE.match(core, start):
        return ""
    operation = _OPERATION_BEHIND_COUNTERS if count == 6 else _OPERATION
    return "epd-ops" if operation.match(core, start) else "trailing"


def _cut(core: str, start: int, word: str, count: int) -> tuple[int, str]:
    """Return how long the field is that a word begins with, and the kind of the rest behind it."""
    cut = _NOT_IN_FIELDS.search(word)
    if cut:
        code = "trailing" if cut[0] != ";" else _rest_code(core, start + cut.start(), ";", 6)
        return cut.start(), code
    closed = _LAST_FIELD.fullmatch(word) if count == 5 else None
    return (len(closed[1]), "trailing") if closed else (len(word), "")


def _square_tokens(text: str) -> Iterator[tuple[Span, tuple[Square, ...]]]:
    """Yield the characters of the placement that stand for squares, each with its squares."""
    layout = lay_out(text)
    if not layout.places:
        return
    word = layout.word(0)
    letters = word.text[:LONGEST_PLACEMENT].partition("[")[0]
    strokes = sum(letter in STROKES for letter in letters)
    tokens = list(_TOKEN.finditer(letters))
    runs = list(_RUN.finditer(letters))
    across = not strokes and 64 in (_widths(tokens), _widths(runs))
    if across and _widths(tokens) != 64:
        tokens = runs
    rank_start = square_count = 0
    for token in tokens[strokes > 7 and letters[0] in STROKES :]:
        if token[0] in STROKES:
            rank_start = square_count = rank_start + 8
            continue
        width = _width(token[0])
        end = square_count + width
        squares = FEN_ORDER[square_count : end if across else min(end, rank_start + 8)]
        if squares:
            yield word.span(*token.span()), squares
        square_count = end


def _widths(tokens: list[re.Match[str]]) -> int:
    return sum(_width(token[0]) for token in tokens)


def _width(token: str) -> int:
    """Return for how many squares a character or a number stands; no digit but 1 to 8 is one."""
    number = len(token) > 1 and token.isascii()
    return int(token) if number or token in RANKS else 1
