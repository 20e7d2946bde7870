"""Defines problems of a text or a position: a code, a severity, a place."""

import enum
from typing import NamedTuple, TypeAlias

from fenedit.notation.position import Square

Span: TypeAlias = tuple[int, int]
"""Start and end of a part of a text, in code points; both may equal the text's length."""


class Severity(enum.Enum):
    """The severity of a problem, gravest first."""

    NOT_FEN = "not-fen"
    """The text cannot be read as a position."""
    NOT_PLAYABLE = "not-playable"
    """Engines refuse the position, or drop what it claims."""
    ILLEGAL = "illegal"
    """Proven: no game leads here."""
    HINT = "hint"
    """Possible, but likely a slip."""
    NOTE = "note"
    """Something that was forgiven in reading."""


class Problem(NamedTuple):
    """One thing that is wrong or odd.

    Attributes:
        code: stable name, such as "rank-too-short"; `notation.messages` has its sentence.
        severity: its grade.
        span: the faulty part of the text, for problems of a text.
        squares: the squares that show it, for problems of a position.
        data: names and values that the sentence needs, in a hashable form.
    """

    code: str
    severity: Severity
    span: Span | None = None
    squares: tuple[Square, ...] = ()
    data: tuple[tuple[str, str], ...] = ()


def data_of(**values: object) -> tuple[tuple[str, str], ...]:
    """Return names and values, as texts, in the form of a problem's data."""
    return tuple([(name, str(value)) for name, value in values.items()])


AS_EXPECTED = frozenset(
    {
        "bom",
        "comment-line",
        "figurine",
        "keyword",
        "pgn-tag",
        "prefix",
        "url",
        "whitespace",
        "wrapper",
    }
)
"""Codes of notes on harmless repairs, which need no mention."""


class FenError(ValueError):
    """A text that is not a FEN. `problem` has the fault and its place; its span is never None."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def note(code: str, span: Span | None, **data: str) -> Problem:
    """Return a note on a part of a text."""
    return Problem(code, Severity.NOTE, span, data=tuple(data.items()))
