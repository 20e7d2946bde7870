"""Checking the records of a file: which of them are no FEN, and which no position to play."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from fenedit.documents.record import record_from_line
from fenedit.documents.streaming import Entry, Source, entries, stream_error
from fenedit.jobs.pool import in_processes, process_count
from fenedit.notation.epd.record import parse_epd, read_operations
from fenedit.notation.loose.fields import field_spans, span_of_square
from fenedit.notation.loose.reading import Reading, read_loose
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError, Problem, Severity, Span
from fenedit.rules.judge.diagnose import diagnose

Level: TypeAlias = Literal["syntax", "playable", "full"]
LEVELS: Final[tuple[Level, ...]] = ("syntax", "playable", "full")

GRADES: Final = (Severity.NOT_FEN, Severity.NOT_PLAYABLE, Severity.ILLEGAL, Severity.HINT)
"""The grades of problems, gravest first; what is no problem is a note."""

_EPD_FIELDS: Final = 4
_PARTS_ALONE: Final = 8
"""Parts that are looked through before other processes are worth their start."""
_LARGE: Final = 8 << 20
"""Bytes for which they are."""

Part = TypeVar("Part")
Result = TypeVar("Result")

_FIELD_OF_CODE: Final = {
    "castling": 2,
    "chess960": 2,
    "ep": 3,
    "clock": 4,
    "halfmove": 4,
    "fullmove": 5,
}
"""First words of the codes of what fields claim, to the number of the field."""


@dataclass(frozen=True, slots=True)
class Options:
    """How records are looked at.

    Attributes:
        level: "syntax" for the text alone; "playable" for the position too. "full" is the same
            as long as no deeper check is built.
        chess960: whether Chess960's rules hold where no tag says so.
        every: whether records are wanted of which there is nothing to say, and all notes.
    """

    level: Level = "playable"
    chess960: bool = False
    every: bool = False


class Checked(NamedTuple):
    """A record and what can be said about it.

    Attributes:
        entry: the record as it stands in the file.
        position: what it means, None where that cannot be told.
        chess960: whether it was judged by Chess960's rules.
        notes: what was read leniently, or only informs; each has a span.
        problems: what is wrong or odd; each has a span. Spans lie in the entry's text.
    """

    entry: Entry
    position: Position | None
    chess960: bool
    notes: tuple[Problem, ...]
    problems: tuple[Problem, ...]

    @property
    def worst(self) -> Severity:
        """The grade of the gravest problem; NOTE where there is none."""
        found = {problem.severity for problem in self.problems}
        return next((grade for grade in GRADES if grade in found), Severity.NOTE)


def check_source(source: Source, options: Options) -> Iterator[int | Checked]:
    """Yield the records of an open file that have problems, with what can be said about them.

    Where others went before, their number is yielded; if every record is wanted, none do.

    Raises:
        StreamError: the file cannot be read on.
    """
    quickly = options.level == "syntax" and not options.every
    if quickly and source.format != "pgn" and source.encoding == "utf-8":
        # Imported here, because numpy takes longer to import than most files to check.
        from fenedit.documents.whole_file import Scanner, parts_of, suspects

        found: Iterator[int | Entry] = suspects(_scanned(Scanner().scan, parts_of(source), source))
    else:
        found = entries(source)
    for entry in found:
        if isinstance(entry, int):
            yield entry
        elif not entry.is_aside:
            checked = check_entry(entry, options)
            yield checked if checked.problems or options.every else 1


def _scanned(
    scan: Callable[[Part], Result], parts: Iterator[Part], source: Source
) -> Iterator[Result]:
    """Yield what is found in each part of a file; of a large one, in several processes.

    Raises:
        StreamError: the file cannot be read on.
    """
    count = process_count()
    alone = _PARTS_ALONE
    if source.extent is not None and source.extent.end - source.extent.start > _LARGE:
        alone = 0
    try:
        yield from map(scan, islice(parts, alone))
        following = next(parts, None)
        if following is None or count < 2:
            yield from map(scan, chain([following] if following else [], parts))
        else:
            yield from in_processes(scan, chain([following], parts), count)
    except OSError as error:
        raise stream_error(source.name, error) from error


def check_entry(entry: Entry, options: Options) -> Checked:
    """Return a record with what can be said about it."""
    chess960 = options.chess960 or (entry.game is not None and entry.game.chess960)
    if entry.game is not None and entry.game.fen_span is None:
        reading = Reading(START_POSITION, (), "")
        return Checked(entry, reading.position, chess960, entry.game.notes, ())
    position = None if options.every else _strict_position(entry.text)
    found: list[Problem] = []
    if position is None:
        try:
            reading = read_loose(entry.text)
        except FenError as error:
            return Checked(entry, None, chess960, (), (error.problem,))
        position = reading.position
        found += [*reading.notes, *_operation_problems(entry.text, reading)]
    chess960 = chess960 or _is_of_chess960(entry.text, position)
    if options.level != "syntax":
        found += [_with_span(problem, entry.text) for problem in diagnose(position, chess960)]
    found.sort(key=_place)
    notes = tuple(problem for problem in found if problem.severity is Severity.NOTE)
    problems = tuple(problem for problem in found if problem.severity is not Severity.NOTE)
    return Checked(entry, position, chess960, notes, problems)


def _strict_position(text: str) -> Position | None:
    """Return the position of strict EPD, of which the loose reading would say nothing but notes.

    None for anything else. The loose reading takes several times as long.
    """
    fields = text.split(" ", 4)
    if len(fields) != _EPD_FIELDS + 1 or not fields[-1][:1].isalpha():
        return None
    try:
        return parse_epd(text).position
    except FenError:
        return None


def _is_of_chess960(text: str, position: Position) -> bool:
    """Tell whether a line is judged by Chess960's rules when it is opened in a window."""
    if set(position.castling_rights) <= set("KQkq") and "variant" not in text.lower():
        return False
    return record_from_line(text).chess960


def _place(problem: Problem) -> Span:
    return problem.span or (0, 0)


def _operation_problems(text: str, reading: Reading) -> list[Problem]:
    """Return what can be said about EPD operations: no fault of theirs harms the position."""
    if not any(note.code == "epd-ops" for note in reading.notes):
        return []
    operations = read_operations(reading.rest, text.rfind(reading.rest))
    return [
        *operations.notes,
        *(replace(fault, severity=Severity.HINT) for fault in operations.faults),
    ]


def _with_span(problem: Problem, text: str) -> Problem:
    """Return a problem of a position with the part of the text that says what it is about."""
    field = _FIELD_OF_CODE.get(problem.code.partition("-")[0], 0)
    if field == 0 and problem.squares:
        span = span_of_square(text, problem.squares[0])
        if span is not None:
            return replace(problem, span=span)
    return replace(problem, span=_field_span(text, field, dict(problem.data).get("letter", "")))


def _field_span(text: str, number: int, letter: str) -> Span:
    """Return the place of a field, or of a letter in it; the text's end where it is missing."""
    fields = field_spans(text)
    if number >= len(fields):
        return len(text), len(text)
    start, end = fields[number]
    place = text.find(letter, start, end) if letter else -1
    return (start, end) if place < 0 else (place, place + 1)
