"""Defines a record of a file of positions, and other lines that are kept but not listed.

A record is a line of FEN or EPD, or a whole game of PGN, of which the value of the FEN tag counts
as its text. Games are read in `fenedit.documents.games`.
"""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, TypeVar

from fenedit.documents.encoding import NUL, newline_of
from fenedit.documents.entry import is_aside
from fenedit.notation.castling import is_chess960, names_other_variant
from fenedit.notation.fen import COUNTERS, Reading, begins_comment, format_fen
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError, Problem
from fenedit.notation.reading import read_loose

if TYPE_CHECKING:
    from fenedit.notation.loose.lenient import Layout


def joined(first: str, second: str) -> str:
    """Return two rests as one, the first before the second if both keep their meaning.

    A comment reaches to the end of the line, so operations precede it, with a last semicolon.
    """
    if not first.strip() or not second.strip():
        return first + second
    if begins_comment(first) and not begins_comment(second):
        first, second = second, first
    if not begins_comment(first):
        first = first.rstrip()
        if not first.endswith(";") and not second.lstrip().startswith(";"):
            first += ";"
    return first + (second if second[:1].isspace() else " " + second)


def titled(title: str, file_format: str) -> str:
    """Return a title for the end of a line: in EPD an `id`, else a comment."""
    words = " ".join(title.split())
    if not words:
        return ""
    # Imported here: hardly any line gets a title.
    from fenedit.notation.epd.opcodes import MAX_STRING

    if file_format == "epd" and '"' not in words and len(words) <= MAX_STRING:
        return f' id "{words}";'
    return f" ; {words}"


Format: TypeAlias = Literal["fen", "epd", "pgn"]
"""The format of a file and of its new records."""

ENDINGS = ("\n", "\r\n", "\r", "")
"""Endings of a line; "" is for the last line of a file without a final newline."""

EPD_FIELDS = 4
"""How many of FEN's fields an EPD record has; its counters are operations."""

ALL_FIELDS = 6
"""How many fields a FEN has."""

_COMMAND = "[%"
"""The beginning of every command in a comment that draws."""
_READ_AT_MOST = 1 << 14
"""Characters in which a position is looked for; what follows is the rest of the line."""


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """A line of a file with a position, or a draft that does not parse.

    A record that was read holds its text and is parsed when its position is needed; an edited one
    holds its position and is printed when its text is needed.

    Attributes:
        written: the text, None until it is printed; see `text`.
        rest: what follows the text, with the blanks before it; of a game, all to its end.
        ending: what ends the line, one of ENDINGS after any NUL characters; of a game, the line
            breaks after it, and these.
        stale: the last good position, where `text` is a draft that does not parse.
        remembered_rights: castling letters that an edit made impossible and that may return.
        chess960: whether the record is judged by Chess960's rules.
        before: the record before its text was edited, restored by a text with the same meaning.
        read: the line or game that was read from the file, or ""; an equal one keeps its bytes.
        held: what the text means, None until it is parsed; see `reading` and `problem`.
        picture: the board of a picture from which the position was read, or None; it is not saved.

    Raises:
        ValueError: text, or rest of a line, has a line break, or the ending is none.
    """

    written: str | None
    rest: str = ""
    ending: str = ""
    stale: Position | None = None
    remembered_rights: str = ""
    chess960: bool = False
    before: "Record | None" = field(default=None, repr=False)
    read: str = field(default="", repr=False)
    held: Reading | Problem | None = field(default=None, repr=False)
    picture: object = field(default=None, repr=False)

    is_game: ClassVar[bool] = False
    """True for a game of PGN."""

    def __post_init__(self) -> None:
        _refuse_line_breaks((self.written or "") + self.rest, self.ending)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        printed = self.written is not None and other.written is not None
        # Different positions differ without their texts.
        same = self is other or printed or self.position == other.position
        return same and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[object, ...]:
        text = self.text if self.written is None else self.written
        said = (self.stale, self.remembered_rights, self.chess960)
        return text, self.rest, self.ending, *said

    @property
    def text(self) -> str:
        """The fields as written; for a draft, everything that was typed.

        For a game, the value of the FEN tag with its escapes.
        """
        if self.written is None:
            reading = self.held
            assert isinstance(reading, Reading)  # no text, so there is a position
            fen = format_fen(reading.position)
            text = fen if reading.fields == ALL_FIELDS else fen.rsplit(" ", 2)[0]
            object.__setattr__(self, "written", text)
            return text
        return self.written

    @property
    def value(self) -> str:
        """The text as it is read and shown: that of a game without its escapes."""
        return self.text

    @property
    def line(self) -> str:
        """What the file holds, without its ending; of a game, all of its lines.

        Text typed after the fields precedes the rest, unless it is a comment, which would swallow
        operations after it.
        """
        if not self.rest:
            return self.text
        reading = self.reading
        typed = reading.rest if reading is not None else ""
        if not typed or not self.text.endswith(typed):
            return self.text + self.rest
        return self.text.removesuffix(typed) + joined(typed, self.rest)

    @property
    def separate(self) -> bool:
        """Return whether the next line of the file cannot be read as part of the record.

        A game needs a blank line for that.
        """
        breaks = self.ending.count("\n") or self.ending.count("\r")
        return breaks > self.is_game

    @property
    def reading(self) -> Reading | None:
        """The meaning of the text; None for a draft.

        The counters of a record with four fields are those of its operations.
        """
        outcome = self.held or self._read()
        return outcome if isinstance(outcome, Reading) else None

    @property
    def marks(self) -> Marks:
        """The marks over the position; of a draft, those after it."""
        if _COMMAND not in self.rest and (self.written is None or _COMMAND not in self.written):
            return NO_MARKS
        return _read_marks(self)

    @property
    def problem(self) -> Problem | None:
        """Why the text is a draft, or None. Its span is in `value`."""
        outcome = self.held or self._read()
        return outcome if isinstance(outcome, Problem) else None

    @property
    def position(self) -> Position | None:
        """The position; None for a draft."""
        outcome = self.held or self._read()
        return outcome.position if isinstance(outcome, Reading) else None

    def _read(self) -> Reading | Problem:
        """Read the text, and keep its meaning."""
        if self.rest and not self.is_game and any(code in self.rest for code in COUNTERS):
            outcome = _read_before(self.text, self.rest)
        else:
            outcome = read_value(self.value)
        object.__setattr__(self, "held", outcome)
        return outcome


@dataclass(frozen=True, slots=True, eq=False)
class Game(Record):
    """A game of PGN, of which the value of the FEN tag is the text.

    Attributes:
        lead: what is before the text, to the opening quote of the FEN tag.
        implied: whether there is no FEN tag. Then `text` is not in the file; needed tags are
            inserted between `lead` and `rest`.
    """

    lead: str = ""
    implied: bool = False

    is_game: ClassVar[bool] = True

    def __post_init__(self) -> None:
        _refuse_line_breaks(self.written or "", "")
        if self.ending.strip("\r\n\0"):
            raise ValueError("a game is ended by line breaks")

    def _parts(self) -> tuple[object, ...]:
        # Without arguments `super` knows nothing of a class with slots.
        return *Record._parts(self), self.lead, self.implied

    @property
    def value(self) -> str:
        """The text as it is read and shown, without its escapes."""
        if "\\" not in self.text:
            return self.text
        # Imported here: hardly any game has escapes in its FEN.
        from fenedit.notation.pgn import unescape_tag

        return unescape_tag(self.text)

    @property
    def line(self) -> str:
        """All lines of the game, without the line breaks after it."""
        return self.lead + ("" if self.implied else self.text) + self.rest


@dataclass(frozen=True, slots=True)
class Aside:
    """A line that is kept and not listed: blank, or a comment.

    Attributes:
        text: the line without its ending.
        ending: what ends it.
        read: as of a Record.

    Raises:
        ValueError: the text has a line break, or the ending is none.
    """

    text: str
    ending: str = ""
    read: str = field(default="", repr=False, compare=False)

    def __post_init__(self) -> None:
        _refuse_line_breaks(self.text, self.ending)

    @property
    def line(self) -> str:
        """The whole line without its ending."""
        return self.text

    @property
    def separate(self) -> bool:
        """Return whether the next line of the file begins on a line of its own."""
        return bool(newline_of(self.ending))


Item: TypeAlias = Record | Aside
"""What a line of a file holds, or some lines that are one game."""


def record_from_line(line: str, ending: str = "", read: str = "") -> Record:
    """Return the record that a line holds; one that does not parse is a draft as a whole."""
    outcome = read_value(line)
    if isinstance(outcome, Problem):
        return Record(line, "", ending, read=read)
    text, rest = line, ""
    if outcome.rest and line.endswith(outcome.rest):
        fields = line.removesuffix(outcome.rest)
        # Where the rest is inside brackets or a tag, the line cannot be cut in two.
        if _same_fields(read_value(fields), outcome):
            text, rest = fields, outcome.rest
    variant = dict(outcome.extras).get("variant", "")
    chess960 = is_chess960(outcome.position, variant, outcome.rest)
    return Record(text, rest, ending, chess960=chess960, read=read)


def item_from_line(line: str, ending: str = "") -> Item:
    """Return what a line of a file holds."""
    if is_aside(line):
        return Aside(line, ending, line)
    return record_from_line(line, ending, line)


def _same_fields(cut: Reading | Problem, whole: Reading) -> bool:
    return (
        isinstance(cut, Reading)
        and not cut.rest
        and cut.fields == whole.fields
        and cut.position[:EPD_FIELDS] == whole.position[:EPD_FIELDS]
    )


def read_value(text: str, *, whole: bool = False) -> Reading | Problem:
    """Read the value of a record, or return why it is a draft; the result is cached.

    Only the beginning of a long one is read, unless `whole`, which is not cached.
    """
    if len(text) <= _READ_AT_MOST:
        return _read_whole(text)
    if whole:
        return _read_whole.__wrapped__(text)
    # Overlong lines must not block the window or fill the cache.
    outcome = _read_whole(text[:_READ_AT_MOST])
    if isinstance(outcome, Problem):
        return outcome
    return outcome._replace(rest=outcome.rest + text[_READ_AT_MOST:])


@lru_cache(maxsize=4096)
def _read_whole(text: str) -> Reading | Problem:
    try:
        return read_loose(text)
    except FenError as error:
        return error.problem


@lru_cache(maxsize=1024)
def _read_before(text: str, rest: str) -> Reading | Problem:
    """Read a text with the counters after it, and leave out all else there."""
    alone = read_value(text)
    if isinstance(alone, Problem) or not EPD_FIELDS <= alone.fields < ALL_FIELDS:
        return alone
    whole = read_value(text + rest)
    if isinstance(whole, Problem) or not whole.rest.endswith(rest):
        return alone
    notes = tuple(note for note in whole.notes if note.span is None or note.span[1] <= len(text))
    return whole._replace(notes=notes, rest=whole.rest.removesuffix(rest))


def _refuse_line_breaks(line: str, ending: str) -> None:
    if "\n" in line or "\r" in line or ending.lstrip(NUL) not in ENDINGS:
        raise ValueError("a record is one line with one ending")


_Record = TypeVar("_Record", bound=Record)


def record_of_position(position: Position, rest: str = "", fields: int = ALL_FIELDS) -> Record:
    """Return a line with a position, to be printed when its text is needed."""
    return Record(None, rest, held=Reading(position, (), "", (), fields))


def written_as(written: _Record, record: Record, **known: Any) -> _Record:
    """Return a record with another text, and its other known fields.

    Args:
        written: the new text.
        record: what it was before.
        known: other fields that changed.
    """
    for name in ("ending", "stale", "remembered_rights", "chess960", "read", "picture"):
        known.setdefault(name, getattr(record, name))
    return replace(written, **known)


def operations_of(record: Record) -> str:
    """Return everything after the fields of a line; "" for a game, whose rest is its moves."""
    if record.is_game:
        return ""
    typed = rest_in_text(record)
    return joined(typed, record.rest) if typed else record.rest


def rest_in_text(record: Record) -> str:
    """Return what follows the fields within a record's value, even if these do not parse."""
    reading = record.reading
    if reading is not None:
        return reading.rest
    layout = layout_of(record)
    fields, value = layout.fields, record.value
    for before, word in pairwise(fields[:3]):
        if _is_opcode(value[slice(*word)]):
            return value[before[1] :]
    if not fields:
        # The row of a table has an empty text in the place of a missing position.
        return value[2:] if value.startswith('""') else ""
    first, second = (value[slice(*place)] for place in (fields * 2)[:2])
    is_line = layout.rest is not None and ("/" in first or second in ("w", "b"))
    return value[fields[-1][1] :] if is_line else ""


def _is_opcode(word: str) -> bool:
    """Return whether a word in the place of another field is an opcode; files of rooks are none."""
    if set(word) <= set("wKQkqabcdefgh12345678-"):
        return False
    # Imported here: hardly any draft comes so far.
    from fenedit.notation.epd.opcodes import OPCODES

    return word in OPCODES


def layout_of(record: Record) -> "Layout":
    """Return the places of the fields in a record's value, even if they do not parse."""
    # Imported here: most texts are strict.
    from fenedit.notation.loose.lenient import lay_out

    return lay_out(record.value)


def moves_of(record: Record) -> str:
    """Return what follows a game's tags verbatim, "" for a line."""
    if not record.is_game:
        return ""
    # Imported here: most records are lines.
    from fenedit.notation.pgn import read_game

    content = record.line
    return content[read_game(content).tags_end :]


def line_in(record: Record) -> str:
    """Return the moves of a line's `pv` as they are written, "" for none, and for a game."""
    if record.is_game or not _mentions(record, "pv"):
        return ""
    return _operand_of("pv", operations_of(record))


def variant_of(record: Record) -> str:
    """Return the name of another variant by whose rules a record's moves are made, else ""."""
    text = record.line if record.is_game else ""
    if "variant" in text.lower():
        # Imported here, as below: hardly any record has one.
        from fenedit.notation.pgn import read_game

        tags = read_game(text).tags
        name = next((value for tag, value in tags if tag.lower() == "variant"), "")
    elif not record.is_game and _mentions(record, "variant"):
        name = _operand_of("variant", operations_of(record))
    else:
        return ""
    return name if name and names_other_variant(name) else ""


def _mentions(record: Record, word: str) -> bool:
    """Return whether a word is anywhere in a line; asked at each keystroke."""
    return word in record.rest.lower() or word in (record.written or "").lower()


def _operand_of(opcode: str, operations: str) -> str:
    from fenedit.notation.epd.record import read_operations

    for operation in read_operations(operations).operations:
        if operation.opcode == opcode:
            return " ".join(operand.text for operand in operation.operands)
    return ""


@lru_cache(maxsize=64)
def _read_marks(record: Record) -> Marks:
    # Imported here: most records have no marks.
    from fenedit.documents.comments import marks_in_moves, marks_in_operations

    if record.is_game:
        return marks_in_moves(moves_of(record))
    return marks_in_operations(operations_of(record))
