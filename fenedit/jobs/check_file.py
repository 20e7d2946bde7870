"""Checks the records of a file: which are not FEN, and which are not playable."""

import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, TypeVar

from fenedit.documents.encoding import (
    Encoding,
    decoded,
    is_utf_16,
    parted,
    split_lines,
)
from fenedit.documents.entry import Entry, is_aside
from fenedit.documents.errors import StreamError
from fenedit.documents.files.streaming import Source, Stretch, entries, line_breaks, part_data
from fenedit.documents.table import PLAY, Table
from fenedit.jobs.parts import can_fork, in_processes, process_count, size_of, worked_on
from fenedit.jobs.positions import is_of_chess960
from fenedit.notation.castling import is_other_variant
from fenedit.notation.epd.opcodes import Operation, operand_text
from fenedit.notation.epd.record import Epd, parse_epd, read_operations
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.fen import MATE, format_fen
from fenedit.notation.loose.lenient import field_spans, span_of_square
from fenedit.notation.pgn import MOVES_DO_NOT_FIT, ODD_FEN, parts
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError, Problem, Severity
from fenedit.notation.puzzle import TEXTS
from fenedit.notation.reading import read_loose
from fenedit.notation.stipulation import is_of_puzzles
from fenedit.rules.judge import counters
from fenedit.rules.judge.game import TAGS_OF, contradictions, follow_moves
from fenedit.rules.judge.playability import pieces_in_order, playability
from fenedit.rules.writing import unfit_moves

if TYPE_CHECKING:
    from fenedit.documents.search.text_arrays import Found


class Lines(NamedTuple):
    """The lines of a part of a file.

    Attributes:
        lines: their number.
        asides: the indices, from 0, of those that are blank or comments, in their order.
        kept: those that need an exact check: index, and text without its ending.
    """

    lines: int
    asides: list[int]
    kept: list[tuple[int, str]]


NEGATIVE = "counter-clamp"
"""The code of a counter below 0."""
OF_GAMES = frozenset((MOVES_DO_NOT_FIT, *TAGS_OF))
"""Codes of problems that are not of the position of a game; their spans are in the record."""


def lines_of(
    data: bytes,
    read_as: Encoding,
    find: "Callable[[bytes], Found] | None" = None,
    table: Table | None = None,
) -> Lines:
    """Return the lines of a text of whole lines; without `find`, all need an exact check."""
    if table is not None:
        lines = [*map(table.line, split_lines(str(decoded(data, read_as))))]
        read = lines_of("".join(lines).encode("utf-8", "surrogatepass"), "utf-8", find)
        # Moves that do not fit the position are a fault of the row.
        unfit = {at: parted(line)[0] for at, line in enumerate(lines) if f' {PLAY} "' in line}
        return read._replace(kept=sorted({**dict(read.kept), **unfit}.items()))
    if find is None or (b"\r" in data and data.count(b"\r") != data.count(b"\r\n")):
        texts = [parted(line)[0] for line in split_lines(str(decoded(data, read_as)))]
        count, asides, numbered = len(texts), list[int](), list(enumerate(texts))
    else:
        count, asides, found = find(data)
        numbered = [(index, parted(str(decoded(line, read_as)))[0]) for index, line in found]
    known = len(asides)
    kept: list[tuple[int, str]] = []
    for index, text in numbered:
        if is_aside(text):
            asides.append(index)
        else:
            kept.append((index, text))
    if 0 < known < len(asides):
        asides.sort()
    return Lines(count, asides, kept)


@cache
def scanner(playable: bool, chess960: bool) -> "Callable[[bytes], Found]":
    """Return a function that finds the lines of blocks that may have a fault.

    Args:
        playable: whether unplayable positions are faults, too.
        chess960: whether Chess960's rules hold also if a record does not say so.
    """
    # Imported here: numpy takes longer to import than most files to look through.
    from fenedit.documents.search.plain_lines import Scanner

    if not playable:
        return Scanner()
    from fenedit.rules.judge.many_positions import are_playable

    return Scanner(partial(are_playable, chess960=chess960))


def suspects_in(
    source: Source, playable: bool, chess960: bool, exact: int
) -> Iterator[int | Entry]:
    """Yield the lines of an open file that may have a fault, and how many sound ones precede.

    Args:
        source: a file of lines, not UTF-16.
        playable: see `scanner`.
        chess960: see `scanner`.
        exact: the parts of which all lines are yielded.

    Raises:
        StreamError: the file cannot be read on.
    """

    def scan(part: Stretch | bytes, *, exactly: bool = False) -> Lines:
        find = None if exactly else scanner(playable, chess960)
        return lines_of(part_data(part), source.read_as, find, source.table)

    line, column = (1, 1) if source.table is None else (1 + source.table.heads, 0)
    for count, asides, kept in worked_on(scan, source, process_count(), exact):
        yield count - len(asides) - len(kept)
        for index, text in kept:
            yield Entry(line + index, column, text, text)
        line += count


Level: TypeAlias = Literal["syntax", "playable", "full"]
LEVELS: tuple[Level, ...] = ("syntax", "playable", "full")

GRADES = (Severity.NOT_FEN, Severity.NOT_PLAYABLE, Severity.ILLEGAL, Severity.HINT)
"""The grades of problems, gravest first, then of notes."""

Verdict: TypeAlias = Literal["not-fen", "not-playable", "illegal", "no-objection"]

FAIRY: Final = "fairy-pieces"

BUDGET = 300
"""The default budget of the search for a proof, in milliseconds."""

_SMALL = 1 << 18
"""Bytes that are checked faster than numpy is imported."""
_ALONE = 100
"""The number of records from which starting processes pays off without fork."""

_log: Final = logging.getLogger(__name__)

Part = TypeVar("Part")
Result = TypeVar("Result")

_FIELD_OF_CODE = {
    "castling": 2,
    "chess960": 2,
    "ep": 3,
    "clock": 4,
    "halfmove": 4,
    "fullmove": 5,
}
"""The number of a field, by the first word of its codes."""


@dataclass(frozen=True, slots=True)
class Options:
    """How records are checked.

    Attributes:
        level: "syntax" for the text alone; "playable" for the board and the claims of the
            fields; "full" for whether a game could have led there, too.
        chess960: whether Chess960's rules hold without a tag.
        every: whether to yield records without problems, and all notes.
        budget: milliseconds of the search for a proof of each record, at "full".
        perft: the depth to which counts of perft suites are compared; 0 for none.
    """

    level: Level = "playable"
    chess960: bool = False
    every: bool = False
    budget: int = BUDGET
    perft: int = 0


class Perft(NamedTuple):
    """The comparison of the perft counts of a record.

    Attributes:
        depth: the first that differs, else the last one compared.
        written: the count at that depth.
        counted: our own.
    """

    depth: int
    written: int
    counted: int

    @property
    def differs(self) -> bool:
        """Return whether the counts are not the same."""
        return self.written != self.counted


class Checked(NamedTuple):
    """A record and its problems.

    Attributes:
        entry: the record as in the file.
        position: None if it cannot be read.
        chess960: whether Chess960's rules were applied.
        notes: about lenient reading, or for information; each has a span.
        problems: each has a span in the entry's text; those of OF_GAMES in the whole record.
        exhausted: False if more time might find a proof.
        perft: how its counts compare with ours; None if there are none, or no moves.
    """

    entry: Entry
    position: Position | None
    chess960: bool
    notes: tuple[Problem, ...]
    problems: tuple[Problem, ...]
    exhausted: bool = True
    perft: Perft | None = None

    @property
    def worst(self) -> Severity:
        """The grade of the gravest problem; NOTE if there is none."""
        found = {problem.severity for problem in self.problems}
        return next((grade for grade in GRADES if grade in found), Severity.NOTE)

    @property
    def verdict(self) -> Verdict | None:
        """The verdict of the gravest problem; "no-objection" if there is none.

        There is no verdict on fairy pieces.
        """
        verdict = _VERDICTS.get(self.worst)
        return verdict or (None if self.has_fairy_pieces else "no-objection")

    @property
    def has_fairy_pieces(self) -> bool:
        """Return whether nothing is known of the position, because of its pieces."""
        return any(note.code == FAIRY for note in self.notes)

    def place(self, problem: Problem) -> tuple[int, int]:
        """Return the line and column of the file where a problem begins, as in `Entry`.

        In a file of another form, such as Olive or a table, the column is 0.
        """
        entry = self.entry
        start = (problem.span or (0, 0))[0]
        whole = entry.whole
        if entry.game is None or problem.code not in OF_GAMES:
            return entry.line, entry.column + start if entry.column else 0
        before = whole[:start]
        told = entry.game.fen_span or (len(whole) - len(whole.lstrip()), 0)
        column = start - max(before.rfind("\n"), before.rfind("\r"))
        return entry.line + line_breaks(before) - line_breaks(whole[: told[0]]), column


_VERDICTS: dict[Severity, Verdict] = {
    Severity.NOT_FEN: "not-fen",
    Severity.NOT_PLAYABLE: "not-playable",
    Severity.ILLEGAL: "illegal",
}


def check_source(source: Source, options: Options) -> Iterator[int | Checked]:
    """Yield the records of an open file that have problems.

    The number of records without any is yielded in between, unless every record is wanted.

    Raises:
        StreamError: the file cannot be read on.
    """
    size = size_of(source)
    by_lines = source.format != "pgn" and not is_utf_16(source.read_as) and source.lines is None
    is_small = size is not None and size < _SMALL
    found: Iterator[int | Entry]
    if options.every or options.level == "full" or options.perft or is_small or not by_lines:
        found = entries(source)
    else:
        playable = options.level == "playable"
        # Checking two parts of a stream takes less time than importing numpy.
        found = suspects_in(source, playable, options.chess960, 2 if size is None else 0)
    records = (entry for entry in found if isinstance(entry, int) or not entry.is_aside)
    check = partial(_checked, options=options)
    of_moves = source.format == "pgn" and options.level != "syntax" and not is_small
    if options.level == "full" or options.perft or of_moves:
        yield from _in_processes(check, records)
    else:
        yield from map(check, records)


def _checked(entry: Entry | int, options: Options) -> Checked | int:
    """Return a checked record, or how many records without problems are left out."""
    if isinstance(entry, int):
        return entry
    checked = check_entry(entry, options)
    is_wanted = checked.problems or options.every or checked.perft or checked.has_fairy_pieces
    return checked if is_wanted else 1


def _in_processes(check: Callable[[Part], Result], found: Iterable[Part]) -> Iterator[Result]:
    """Yield checked records in order; many are checked by several processes.

    Raises:
        StreamError: the file cannot be read on. Earlier records are yielded first.
    """
    parts, count = iter(found), process_count()
    if count > 1 and not can_fork():
        yield from map(check, islice(parts, _ALONE))
    first = list(islice(parts, 1))
    try:
        first += islice(parts, 1)
    except StreamError:
        yield from map(check, first)
        raise
    rest = chain(first, parts)
    if len(first) < 2 or count < 2:
        yield from map(check, rest)
    else:
        # A search for a proof takes far longer than everything else.
        yield from in_processes(check, rest, count, 64)


def check_entry(entry: Entry, options: Options) -> Checked:
    """Check a record."""
    game = entry.game
    chess960 = options.chess960 or (game is not None and game.chess960)
    if game is not None and game.fen_span is None:
        other_variant = is_other_variant((note.code for note in game.notes), ())
        faults = () if other_variant else _faults_of_game(entry, START_POSITION, chess960, options)
        return Checked(entry, START_POSITION, chess960, game.notes, faults)
    strict = None if options.every else _strict_record(entry.text)
    found: list[Problem] = []
    if strict is not None:
        position, operations = strict
    else:
        try:
            position, operations, found = _loose_record(entry.text)
        except FenError as error:
            return Checked(entry, None, chess960, (), (error.problem,))
    if options.level != "syntax":
        # Engines refuse it.
        found = [
            each._replace(severity=Severity.NOT_PLAYABLE) if each.code == NEGATIVE else each
            for each in found
        ]
    chess960 = chess960 or is_of_chess960(entry.text, position)
    composed = any(
        operation.opcode == MATE
        or (
            operation.opcode == TEXTS["stipulation"]
            and bool(operation.operands)
            and is_of_puzzles(operation.operands[0].text)
        )
        for operation in operations
    )
    notes_of_game = () if game is None else game.notes
    other_variant = is_other_variant(
        (note.code for note in (*found, *notes_of_game)),
        ((operation.opcode, operand_text(operation)) for operation in operations),
    )
    judged, exhausted = _judged(position, chess960, composed, other_variant, options)
    found += [_with_span(problem, entry.text) for problem in judged]
    if options.level != "syntax":
        # Following the moves of all rows would take far longer than the rest.
        left = (each for each in operations if options.level == "full" or each.opcode == PLAY)
        found += unfit_moves(position, left, chess960)
    found.sort(key=lambda problem: problem.span or (0, 0))
    if any(note.code == ODD_FEN for note in notes_of_game):
        found.insert(0, Problem(ODD_FEN, Severity.NOT_FEN, (0, len(entry.text))))
    if not other_variant:
        found += _faults_of_game(entry, position, chess960, options)
    notes = tuple(problem for problem in found if problem.severity is Severity.NOTE)
    problems = tuple(problem for problem in found if problem.severity is not Severity.NOTE)
    counted = _perft(entry.text, position, chess960, options.perft) if options.perft else None
    return Checked(entry, position, chess960, notes, problems, exhausted, counted)


def _faults_of_game(
    entry: Entry, position: Position, chess960: bool, options: Options
) -> tuple[Problem, ...]:
    """Return the first move that does not fit, and tags that contradict the moves.

    Spans are in the record.
    """
    game, whole = entry.game, entry.whole
    if game is None or options.level == "syntax":
        return ()
    start = game.tags_end
    fault = follow_moves(whole[start:], position, chess960).fault
    wrong = contradictions(whole[start:], position, chess960, game.tags)
    spans = {}
    if wrong:
        tags = (part.tag for part in parts(whole[:start]) if part.tag is not None)
        # Of several tags with one name the first counts.
        spans = {tag[1].lower(): tag.span(2) for tag in reversed([*tags])}
    found = [each._replace(span=spans.get(TAGS_OF[each.code])) for each in wrong]
    if fault is not None and fault.span is not None:
        found.insert(0, fault._replace(span=(start + fault.span[0], start + fault.span[1])))
    return tuple(found)


def _perft(text: str, position: Position, chess960: bool, most: int) -> Perft | None:
    """Compare the perft counts of a record to a depth; return the first difference, or the last.

    None if there are none.
    """
    # Imported here: most checks of files count no moves.
    from fenedit.notation.epd.record import perft_counts
    from fenedit.rules.play import perft

    if not pieces_in_order(position.placement, position.side_to_move):
        return None
    compared = None
    for depth, written in perft_counts(text):
        if depth > most or (compared is not None and compared.differs):
            break
        compared = Perft(depth, written, perft(position, chess960, depth))
    return compared


def _judged(
    position: Position, chess960: bool, composed: bool, other_variant: bool, options: Options
) -> tuple[tuple[Problem, ...], bool]:
    """Return the problems of a position at a level, and whether the search was complete.

    For composed positions, a proof is not a problem.
    """
    if options.level == "syntax":
        return (), True
    if not is_orthodox(position.placement):
        return (Problem(FAIRY, Severity.NOTE),), True
    if options.level == "playable":
        found = list(playability(position, chess960, other_variant))
        for check in counters.CHECKS_OF_ANY_VARIANT:
            found += check(position, chess960)
        return tuple(each for each in found if each.severity is not Severity.ILLEGAL), True
    # Imported here: most checks of files ask for no proof.
    from fenedit.rules.judge.diagnose import diagnose, with_proof
    from fenedit.rules.retro.prove import prove

    problems = diagnose(position, chess960, composed, other_variant)
    grave = (Severity.NOT_PLAYABLE, Severity.ILLEGAL)
    if other_variant or any(problem.severity in grave for problem in problems):
        return problems, True
    try:
        proof = prove(position, chess960, options.budget / 1000)
    except Exception as error:
        # A bug in one search must not lose this and other records.
        _log.error("the search for a proof failed for %s: %r", format_fen(position), error)
        return problems, False
    return with_proof(problems, proof.problem, composed), proof.exhausted


def _strict_record(text: str) -> Epd | None:
    """Return a strict EPD, which needs no loose reading; None for anything else.

    Loose reading takes several times as long.
    """
    fields = text.split(" ", 4)
    if len(fields) != 5 or not fields[-1][:1].isalpha():
        return None
    try:
        return parse_epd(text)
    except FenError:
        return None


def _loose_record(text: str) -> tuple[Position, tuple[Operation, ...], list[Problem]]:
    """Return a position with its operations, and notes about the spelling of both.

    Faulty operations do not invalidate the position. FenError if the text has no position.
    """
    reading = read_loose(text)
    if not any(note.code == "epd-ops" for note in reading.notes):
        return reading.position, (), list(reading.notes)
    operations, notes, faults = read_operations(reading.rest, text.rfind(reading.rest))
    hints = (fault._replace(severity=Severity.HINT) for fault in faults)
    return reading.position, operations, [*reading.notes, *notes, *hints]


def _with_span(problem: Problem, text: str) -> Problem:
    """Return a problem with the span of the text that it is about."""
    field = _FIELD_OF_CODE.get(problem.code.partition("-")[0], 0)
    if field == 0 and problem.squares:
        span = span_of_square(text, problem.squares[0])
        if span is not None:
            return problem._replace(span=span)
    fields = field_spans(text)
    if field >= len(fields):
        # A missing field belongs at the end.
        return problem._replace(span=(len(text), len(text)))
    start, end = fields[field]
    letter = dict(problem.data).get("letter", "")
    place = text.find(letter, start, end) if letter else -1
    return problem._replace(span=(start, end) if place < 0 else (place, place + 1))
