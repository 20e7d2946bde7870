"""Finding the records of files and collections that a query asks for."""

import re
import sys
from array import array
from bisect import bisect_left
from collections.abc import Generator, Iterable, Iterator
from functools import cached_property, partial
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.documents.annotating import name_in
from fenedit.documents.encoding import Encoding, is_utf_16
from fenedit.documents.files.file_io import read_at
from fenedit.documents.files.streaming import (
    Entry,
    Source,
    StreamError,
    Stretch,
    entries,
    part_data,
    source_of_parts,
)
from fenedit.documents.record import is_aside
from fenedit.documents.search.large_sets import Hashes
from fenedit.documents.search.sieve import Sieve, sieve_of
from fenedit.jobs.check_file import (
    Level,
    Options,
    Suspects,
    SuspectScan,
    all_lines,
    check_entry,
    decoded_line,
    is_of_chess960,
    suspects_of,
)
from fenedit.jobs.check_file import Verdict as CheckVerdict
from fenedit.jobs.pool import process_count, size_of, worked_on
from fenedit.jobs.questions import Question
from fenedit.notation.epd.opcodes import Operand
from fenedit.notation.epd.record import parse_epd, read_operations
from fenedit.notation.fen import COUNTERS, parse_fen
from fenedit.notation.position import START_POSITION, Position, other_side, piece_of
from fenedit.notation.problems import FenError
from fenedit.notation.query.terms import (
    Either,
    Judged,
    Likeness,
    Not,
    Query,
    Said,
    State,
    Text,
    Verdict,
    matches,
)
from fenedit.notation.reading import read_loose
from fenedit.notation.transform import mirror, swap_colours
from fenedit.rules.attacks import is_attacked
from fenedit.rules.play import facts, with_legal_ep

if TYPE_CHECKING:
    from fenedit.documents.search.sifter import Sifter

MEANT: Final = re.compile(
    r"[1-9PNBRQKpnbrqk]+(?:/[1-9PNBRQKpnbrqk]+)+(?:\s.*)?|[^\s/.]+(?:/[^\s/.]+)+ [wb](?: .*)?",
    re.DOTALL,
)
"""What was meant as a position, with however many ranks: nothing but men, or whose move it is."""

_FIELDS: Final = 4
_OPERATION: Final = re.compile(r"(?![wb] )[A-Za-z]\w{0,14}(?: [^;]*)?;")
_VERDICTS: Final[dict[Verdict, tuple[CheckVerdict, Level]]] = {
    "notfen": ("not-fen", "syntax"),
    "unplayable": ("not-playable", "playable"),
    "illegal": ("illegal", "full"),
    "ok": ("no-objection", "full"),
}
"""What verdicts are called in the check, and at which level it is asked."""


class Subject:
    """A record of a file; if `chess960`, Chess960's rules hold also where it does not say so.

    Attributes:
        repeated: what it has in common with a record before; who knows that says it.
    """

    def __init__(self, entry: Entry, chess960: bool = False) -> None:
        self.repeated: frozenset[Likeness] = frozenset()
        self._entry = entry
        self._chess960 = chess960

    @cached_property
    def folded(self) -> str:
        """The whole record, its case folded."""
        return self._entry.whole.casefold()

    @cached_property
    def position(self) -> Position | None:
        """What the record means; None where it is no position."""
        game = self._entry.game
        if game is not None:
            return START_POSITION if game.fen_span is None else game.position
        return position_of_line(self._entry.text)

    @cached_property
    def operations(self) -> Iterable[tuple[str, tuple[Operand, ...]]]:
        """Opcodes or names of tags in lower case, with what they say."""
        game = self._entry.game
        if game is not None:
            return [(name.lower(), (_operand(value),)) for name, value in game.tags]
        return _operations_of_line(self._entry.text)

    @cached_property
    def is_chess960(self) -> bool:
        """Whether the record says so, or has castling rights that only hold there."""
        game, position = self._entry.game, self.position
        if game is not None or position is None:
            return game is not None and game.chess960
        return is_of_chess960(self._entry.text, position)

    @property
    def is_judged_as_chess960(self) -> bool:
        """Whether Chess960's rules hold."""
        return self._chess960 or self.is_chess960

    def is_in(self, state: State) -> bool:
        """Tell whether the side to move is in check, mated, or has no move."""
        position = self.position
        if position is None:
            return False
        side = position.side_to_move
        king = position.placement.find(piece_of("K", side))
        is_check = king >= 0 and is_attacked(position.placement, king, other_side(side))
        if state == "check":
            return is_check
        if is_check != (state == "mate"):
            return False
        known = facts(position, self.is_judged_as_chess960)
        return known is not None and (known.checkmate if state == "mate" else known.stalemate)

    def has_verdict(self, verdict: Verdict) -> bool:
        """Tell whether a verdict is the one of the check, which proves what is proven at once."""
        if self.position is None:
            return verdict == "notfen"
        wanted, level = _VERDICTS[verdict]
        options = Options(level, self._chess960, budget=0)
        return check_entry(self._entry, options).verdict == wanted

    def is_repeated(self, likeness: Likeness) -> bool:
        """Tell whether a record before was the same."""
        return likeness in self.repeated


def position_of_line(text: str) -> Position | None:
    """Return what a line means, None where it is no position; quickly where it is strict."""
    fields = text.split(" ", _FIELDS)
    rest = fields[_FIELDS] if len(fields) > _FIELDS else ""
    try:
        # Behind four strict fields, what begins with an operation harms no position.
        if rest and not _OPERATION.match(rest):
            return parse_fen(text)
        if any(name in rest for name in COUNTERS):
            return parse_epd(text).position
        return parse_fen(" ".join([*fields[:_FIELDS], "0", "1"]))
    except FenError:
        pass
    try:
        return read_loose(text).position
    except FenError:
        return None


def _operations_of_line(text: str) -> list[tuple[str, tuple[Operand, ...]]]:
    try:
        operations = parse_epd(text).operations
    except FenError:
        try:
            reading = read_loose(text)
        except FenError:
            return []
        operations = read_operations(reading.rest, 0)[0]
    return [(each.opcode.lower(), each.operands) for each in operations if each.opcode]


def _operand(value: str) -> Operand:
    return Operand("integer" if value.isascii() and value.isdigit() else "string", value)


class SeenBefore:
    """Which positions went before in a file, told by a print of each."""

    def __init__(self, likenesses: Iterable[Likeness]) -> None:
        self._prints = {likeness: Hashes() for likeness in likenesses}

    def add(self, subject: Subject) -> frozenset[Likeness]:
        """Take a record; return in which ways it is like one before."""
        position = subject.position
        if position is None:
            return frozenset()
        chess960 = subject.is_judged_as_chess960
        return frozenset(
            likeness
            for likeness, prints in self._prints.items()
            if prints.add(repr(_key(position, likeness, chess960)).encode())
        )


def _key(position: Position, likeness: Likeness, chess960: bool) -> object:
    """Return what positions that are alike have in common."""
    if likeness == "placement":
        return position.placement
    position = with_legal_ep(position)
    alike = [position]
    if likeness in ("mirror", "swap"):
        change = mirror if likeness == "mirror" else swap_colours
        changed = change(position, chess960)
        # With rights that have no place there it is another position.
        if not changed.dropped:
            alike.append(changed.position)
    return min(map(_four_fields, alike))


def _four_fields(position: Position) -> tuple[str, str, str, int]:
    rights = "".join(sorted(position.castling_rights))
    ep_square = -1 if position.ep_square is None else position.ep_square
    return position.placement, position.side_to_move, rights, ep_square


_SMALL: Final = 1 << 19
"""Bytes of a file that is looked through sooner than numpy is imported."""
_SAMPLE: Final = 1 << 16
"""Bytes at the beginning of a large file in which lines are looked for that name records."""
_BATCH: Final = 256
"""Records after which those found are handed on, where records are read one by one."""


class Hit(NamedTuple):
    """A record that was found.

    Attributes:
        entry: the record as it stands in the file, without the ending of its line.
        number: which record of the file it is, from 1; blank lines and comments do not count.
    """

    entry: Entry
    number: int


class Batch(NamedTuple):
    """What was found in a part of a file.

    Attributes:
        hits: in the order of the file.
        records: how many records the part has.
        done: the share of the file that has been looked through, 0 to 1; None where its size is not
            known.
    """

    hits: tuple[Hit, ...]
    records: int
    done: float | None = None


class Asked:
    """A query that is asked of one record after the other, with what it remembers of them.

    If `chess960`, Chess960's rules hold also where a record does not say so.
    """

    def __init__(self, query: Query, chess960: bool = False) -> None:
        self._query = query
        self._chess960 = chess960
        self._seen = SeenBefore(query.likenesses) if query.likenesses else None

    def matches(self, entry: Entry) -> bool:
        """Tell whether a record is what the query asks for."""
        subject = Subject(entry, self._chess960)
        if self._seen is not None:
            subject.repeated = self._seen.add(subject)
        return matches(self._query, subject)


def find_in_source(
    source: Source, query: Query, chess960: bool = False
) -> Generator[Hit, None, None]:
    """Yield the records of an open file that a query asks for, in their order.

    Raises:
        StreamError: the file cannot be read on. What stands before is yielded first.
    """
    for batch in batches_in_source(source, query, chess960):
        yield from batch.hits


def batches_in_source(
    source: Source, query: Query, chess960: bool = False, processes: int | None = None
) -> Iterator[Batch]:
    """Yield what is found in each part of an open file.

    Args:
        source: stands at its beginning.
        query: what is looked for.
        chess960: whether Chess960's rules hold where a record does not say so.
        processes: how many may work on a large file; None for as many as pay.

    Raises:
        StreamError: the file cannot be read on.
    """
    size = size_of(source)
    is_small = size is not None and size < _SMALL
    # Whether a record is a duplicate is asked in the order of the file.
    in_order = is_small or source.format == "pgn" or bool(query.likenesses)
    in_order = in_order or (source.format == "fen" and _asks_for_words(query) and _is_named(source))
    if in_order or is_utf_16(source.read_as) or source.lines is not None:
        yield from _batches(entries(source), query, chess960)
        if size:
            yield Batch((), 0, 1.0)
    else:
        yield from _batches_of_parts(source, query, chess960, processes or process_count())


def _batches(found: Iterator[Entry], query: Query, chess960: bool) -> Iterator[Batch]:
    asked = Asked(query, chess960)
    hits: list[Hit] = []
    records = told = 0
    failure: StreamError | None = None
    try:
        for entry in found:
            if entry.is_aside:
                continue
            records += 1
            if asked.matches(entry.named):
                whole = entry.text if entry.game is None else entry.whole
                hits.append(Hit(entry._replace(whole=whole, above=""), records))
            if records - told == _BATCH:
                yield Batch(tuple(hits), _BATCH)
                hits, told = [], records
    except StreamError as error:
        failure = error
    if records > told:
        yield Batch(tuple(hits), records - told)
    if failure is not None:
        raise failure


def _asks_for_words(query: Query) -> bool:
    """Tell whether a query may ask for what a name says."""
    either = (each.terms if isinstance(each, Either) else (each,) for each in query.terms)
    terms = (each.term if isinstance(each, Not) else each for each in chain.from_iterable(either))
    return any(isinstance(each, Text | Said) for each in terms)


def _is_named(source: Source) -> bool:
    """Tell whether several records have a name above them near the beginning of a file of lines.

    A single one may be a heading, for which no large file is looked through line by line.
    """
    if source.extent is None:
        # What is unpacked, or comes through a pipe, can be read but once.
        return True
    descriptor, start, end = source.extent
    try:
        lines = read_at(descriptor, min(end - start, _SAMPLE), start).splitlines()
    except OSError:
        # Whatever reads on from here reports it.
        return False
    # Names need not be read right here, only found.
    texts = [line.decode("latin-1") for line in lines]
    names = (
        is_aside(above) and not is_aside(line) and name_in(above) for above, line in pairwise(texts)
    )
    return sum(map(bool, names)) > 1


def _faults_asked_for(query: Query) -> set[Verdict]:
    """Return verdicts of which every record has one that a query can mean, none if there are none.

    They are those that a glance at each record tells.
    """
    for term in query.terms:
        either = term.terms if isinstance(term, Either) else (term,)
        judged = [each for each in either if isinstance(each, Judged)]
        verdicts = {each.verdict for each in judged}
        if len(judged) == len(either) and verdicts <= {"notfen", "unplayable"}:
            return verdicts
    return set()


class _PartFound(NamedTuple):
    """What was found in a part, in a form that is quickly sent.

    Attributes:
        lines: how many lines it has.
        asides: how many of them are no records.
        hits: the index of a line, that of a record, both from 0, and the line.
        end: the place behind the part, None where it is not known.
    """

    lines: int
    asides: int
    hits: list[tuple[int, int, str]]
    end: int | None


class _PartSearch:
    """Looks parts of a file of lines through."""

    def __init__(self, query: Query, chess960: bool, read_as: Encoding) -> None:
        self._asked = Asked(query, chess960)
        self._read_as = read_as
        self._sieve: Sieve = sieve_of(query)
        verdicts = _faults_asked_for(query)
        self._faults = (
            SuspectScan("unplayable" in verdicts, chess960, read_as) if verdicts else None
        )

    @cached_property
    def _sifter(self) -> "Sifter":
        # Imported here, because numpy takes longer to import than most files to search.
        from fenedit.documents.search.sifter import Sifter

        return Sifter(self._sieve)

    def __call__(self, part: Stretch | bytes, *, exactly: bool = False) -> _PartFound:
        """Return what is found in a part, without the help of a sieve if `exactly`."""
        data = part_data(part)
        end = part.end if isinstance(part, Stretch) else None
        if self._faults is not None and not exactly:
            suspects = self._faults.scan(data)
            return self._searched(suspects, suspects.numbered, end)
        has_lone_returns = b"\r" in data and data.count(b"\r") != data.count(b"\r\n")
        if exactly or has_lone_returns or not self._sieve:
            lines = all_lines(data, self._read_as)
            return self._searched(lines, lines.numbered, end)
        found = self._sifter.sift(data)
        known = array("q", found.asides.tobytes())
        read = partial(decoded_line, self._read_as)
        told = suspects_of(found.lines, known, map(read, found.odd))
        return self._searched(told, map(read, found.passed), end)

    def _searched(
        self, told: Suspects, lines: Iterable[tuple[int, str]], end: int | None
    ) -> _PartFound:
        """Return what is found among some lines of a part of which the asides are told."""
        asides = told.asides
        hits = []
        for index, line in lines:
            before = bisect_left(asides, index)
            if before < len(asides) and asides[before] == index:
                continue
            if self._asked.matches(Entry(1, 1, line, line)):
                hits.append((index, index - before, line))
        return _PartFound(told.lines, len(asides), hits, end)


def _batches_of_parts(
    source: Source, query: Query, chess960: bool, processes: int
) -> Iterator[Batch]:
    search = _PartSearch(query, chess960, source.read_as)
    extent, size = source.extent, size_of(source)
    lines = records = 0
    # What stands at the beginning is found sooner than numpy is imported.
    exact = 1 if "numpy" in sys.modules else 3
    for found in worked_on(search, source, processes, exact):
        hits = tuple(
            Hit(Entry(lines + index + 1, 1, text, text), records + number + 1)
            for index, number, text in found.hits
        )
        lines += found.lines
        records += found.lines - found.asides
        done = None
        if extent is not None and size and found.end is not None:
            done = (found.end - extent.start) / size
        yield Batch(hits, found.lines - found.asides, done)


class FoundRecords(NamedTuple):
    """What was found since the answer before.

    Attributes:
        records: the numbers of the records that were found, from 0.
        done: the share that has been looked through, 0 to 1.
    """

    records: tuple[int, ...]
    done: float


def answers(question: Question[Query]) -> Iterator[FoundRecords]:
    """Yield what is found, part by part."""
    done = 0
    with source_of_parts(question.parts, question.read_as, question.format) as source:
        # This process listens for newer questions in a thread, so it is not forked.
        for batch in batches_in_source(source, question.asked, processes=1):
            done += batch.records
            found = tuple(hit.number - 1 for hit in batch.hits)
            yield FoundRecords(found, done / max(question.records, 1))
