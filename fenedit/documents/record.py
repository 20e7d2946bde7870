"""One line of a file of positions: a record, or a line that is kept and not listed."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from fenedit.notation.loose import Reading, read_loose
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError, Problem

ENDINGS: Final = ("\n", "\r\n", "\r", "")
"""What may end a line; nothing ends the last line of a file without a final newline."""

_ASIDE_STARTS: Final = "#%;"


@dataclass(frozen=True, slots=True)
class Record:
    """A position in a file, as it is written there, or a draft that is none yet.

    Attributes:
        text: the fields to the letter, in whatever spelling; of a draft, all that was typed.
        rest: what follows the fields on the line, with the blanks before it; "" if nothing.
        ending: what ends the line, one of ENDINGS.
        stale: the last good position, where `text` is a draft that does not parse.
        remembered_rights: castling letters that an edit made impossible and that may return.
        chess960: whether the record is judged by Chess960's rules.

    Raises:
        ValueError: text or rest has a line break, or the ending is none.
    """

    text: str
    rest: str = ""
    ending: str = ""
    stale: Position | None = None
    remembered_rights: str = ""
    chess960: bool = False

    def __post_init__(self) -> None:
        _refuse_line_breaks(self.line, self.ending)

    @property
    def line(self) -> str:
        """The whole line without its ending."""
        return self.text + self.rest

    @property
    def reading(self) -> Reading | None:
        """What the text was read as; None for a draft."""
        outcome = _read(self.text)
        return outcome if isinstance(outcome, Reading) else None

    @property
    def problem(self) -> Problem | None:
        """Why the text is a draft; None if it is none. Its span lies in `text`."""
        outcome = _read(self.text)
        return outcome if isinstance(outcome, Problem) else None

    @property
    def position(self) -> Position | None:
        """What the text means; None for a draft."""
        outcome = _read(self.text)
        return outcome.position if isinstance(outcome, Reading) else None


@dataclass(frozen=True, slots=True)
class Aside:
    """A line that is kept and not listed: blank, or a comment.

    Raises:
        ValueError: the text has a line break, or the ending is none.
    """

    text: str
    ending: str = ""

    def __post_init__(self) -> None:
        _refuse_line_breaks(self.text, self.ending)

    @property
    def line(self) -> str:
        """The whole line without its ending."""
        return self.text


Item: TypeAlias = Record | Aside
"""What a line of a file holds."""


def is_aside(line: str) -> bool:
    """Tell whether a line is blank or, behind blanks, begins with #, % or ;."""
    # Of a blank line nothing is left, and nothing is in every string.
    return line.lstrip()[:1] in _ASIDE_STARTS


def record_from_line(line: str, ending: str = "") -> Record:
    """Return the record that a line holds; one that does not parse is a draft as a whole."""
    try:
        rest = read_loose(line).rest
    except FenError:
        rest = ""
    fields_end = len(line) - len(rest)
    return Record(line[:fields_end], line[fields_end:], ending)


def item_from_line(line: str, ending: str = "") -> Item:
    """Return what a line of a file holds."""
    return Aside(line, ending) if is_aside(line) else record_from_line(line, ending)


@lru_cache(maxsize=4096)
def _read(text: str) -> Reading | Problem:
    try:
        return read_loose(text)
    except FenError as error:
        return error.problem


def _refuse_line_breaks(line: str, ending: str) -> None:
    if "\n" in line or "\r" in line or ending not in ENDINGS:
        raise ValueError("a record is one line with one ending")
