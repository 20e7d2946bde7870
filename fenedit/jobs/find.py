"""Finds the records of files and collections that match a query."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Callable, Generator, Iterator
from functools import cache
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fenedit.documents.annotating import name_in, named_entry
from fenedit.documents.encoding import decoded, is_utf_16, parted, split_lines
from fenedit.documents.entry import Entry, is_aside
from fenedit.documents.errors import StreamError
from fenedit.documents.files.file_io import read_at
from fenedit.documents.files.streaming import Source, Stretch, entries, part_data, source_of_parts
from fenedit.documents.record import record_from_line
from fenedit.jobs.check_file import Lines, lines_of, scanner
from fenedit.jobs.matching import SeenBefore, Subject, compiled
from fenedit.jobs.parts import PartError, process_count, size_of, worked_on
from fenedit.jobs.pool import Pool, in_order
from fenedit.jobs.processors import pool_size
from fenedit.jobs.questions import Question
from fenedit.jobs.sampling import Sample
from fenedit.jobs.tables import in_san, row_filter
from fenedit.notation.query.terms import Either, Is, Likeness, Query, Said, Text, Trait

if TYPE_CHECKING:
    from fenedit.documents.search.text_arrays import Found
    from fenedit.documents.table import Table
    from fenedit.jobs.in_games import Place
    from fenedit.rules.moves.tree import Path

_SMALL = 1 << 19
"""The size in bytes up to which searching is faster than importing numpy."""
_BATCH = 256
"""The number of records in a batch, where records are read one by one."""
_IN_GAMES = "fenedit.jobs.in_games"
_GAMES = 32
"""The number of games whose moves a process reads before it answers."""


class Hit(NamedTuple):
    """A record that was found.

    Attributes:
        entry: the record as it is in the file, without the ending of its line; for a row that is
            not a line yet, only `whole`.
        number: its number in the file, counted from 1 without blank lines and comments.
        place: the first matching position of a game whose positions were searched, or None.
    """

    entry: Entry
    number: int
    place: Place | None = None


class Batch(NamedTuple):
    """The hits in a part of a file.

    Attributes:
        hits: in the order of the file.
        records: how many records the part has.
        done: the share of the file that has been searched, 0 to 1; None if its size is unknown.
    """

    hits: tuple[Hit, ...]
    records: int
    done: float | None = None


class Asked:
    """Tests whether records match a query, and remembers them to find duplicates.

    `chess960` applies Chess960's rules also to records that do not say so.
    """

    def __init__(self, query: Query, chess960: bool = False) -> None:
        self._matches = compiled(query)
        self._chess960 = chess960
        self._seen = SeenBefore(query.likenesses) if query.likenesses else None

    def matches(self, entry: Entry) -> bool:
        """Return whether a record matches."""
        subject = Subject(entry, self._chess960)
        if self._seen is not None:
            subject.repeated = self._seen.add(subject)
        return self._matches(subject)

    def repeated(self, entry: Entry) -> frozenset[Likeness]:
        """Return how an earlier record resembles this one."""
        if self._seen is None:
            return frozenset()
        return self._seen.add(Subject(entry, self._chess960))


def find_in_source(
    source: Source, query: Query, chess960: bool = False, *, spelt: bool = True
) -> Generator[Hit, None, None]:
    """Yield the records of an open file that match a query, in their order.

    Without `spelt`, hits in a table are yielded as they were found; few of them have a text.

    Raises:
        StreamError: the file cannot be read on. Earlier records are yielded first.
    """
    for batch in _drawn(batches_in_source(source, query, chess960), query):
        for hit in batch.hits:
            yield _in_san(hit, source.table) if source.table is not None and spelt else hit


def _drawn(batches: Iterator[Batch], query: Query) -> Iterator[Batch]:
    """Yield batches without their hits, and then the sample, if the query draws one."""
    if query.sample is None:
        yield from batches
        return
    sample = Sample[Hit](*query.sample)
    for batch in batches:
        for hit in batch.hits:
            sample.offer(hit)
        yield batch._replace(hits=())
    yield Batch(tuple(sorted(sample.items, key=lambda hit: hit.number)), 0, 1.0)


def _in_san(hit: Hit, table: Table) -> Hit:
    line = hit.entry.text or parted(table.line(hit.entry.whole))[0]
    text = in_san(record_from_line(line)).line
    return hit._replace(entry=hit.entry._replace(text=text, whole=text))


def batches_in_source(
    source: Source, query: Query, chess960: bool = False, processes: int | None = None
) -> Iterator[Batch]:
    """Yield the hits of each part of an open file.

    Args:
        source: at its beginning.
        query: what is searched for.
        chess960: whether Chess960's rules hold also for records that do not say so.
        processes: the most for a large file; None for as many as pay off.

    Raises:
        StreamError: the file cannot be read on.
    """
    if query.looks_into_games and source.format == "pgn":
        with Pool(_IN_GAMES, pool_size(0)) as pool:
            yield from batches_in_games(source, query, chess960, pool)
        return
    size = size_of(source)
    is_small = size is not None and size < _SMALL
    # Duplicates are found in the order of the file.
    in_turn = is_small or source.format == "pgn" or bool(query.likenesses)
    # A term about words may match the name above a record.
    has_words = any(isinstance(each, Text | Said) for each in query.simple_terms())
    in_turn = in_turn or (source.format == "fen" and has_words and _is_named(source))
    if in_turn or is_utf_16(source.read_as) or source.lines is not None:
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
            if asked.matches(named_entry(entry)):
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


def batches_in_games(source: Source, query: Query, chess960: bool, pool: Pool) -> Iterator[Batch]:
    """Yield the games of an open file of which any position matches, as `batches_in_source` does.

    `pool` has the workers of `jobs.in_games`.
    """
    # Imported here: few searches need `chess`.
    from fenedit.jobs.in_games import Games, answers

    asked = Asked(query, chess960)
    groups: list[list[Entry]] = []

    def questions() -> Iterator[Games]:
        for group in _groups(entries(source)):
            groups.append(group)
            yield Games(query, chess960, [(entry, asked.repeated(entry)) for entry in group])

    def told() -> Iterator[tuple[int, list[tuple[int, Place]]]]:
        """Yield the number of a group, and what was found in it."""
        for answer in pool.work(rest):
            if answer is not None and answer.failure:
                raise PartError(answer.why)
            if answer is not None and not answer.last:
                yield answer.number + 1, answer.content

    rest = questions()
    # A few games are searched here before a process is started.
    first = (found for games in islice(rest, 1) for found in answers(games))
    records = 0
    for number, found in enumerate(in_order(chain(enumerate(first), told()))):
        group, groups[number] = groups[number], []
        yield Batch(
            tuple(Hit(group[index], records + index + 1, place) for index, place in found),
            len(group),
        )
        records += len(group)


def _groups(found: Iterator[Entry]) -> Iterator[list[Entry]]:
    """Yield the games among entries, in groups.

    Raises:
        StreamError: the file cannot be read on. Earlier games are yielded first.
    """
    group: list[Entry] = []
    try:
        for entry in found:
            if not entry.is_aside:
                group.append(entry)
            if len(group) == _GAMES:
                yield group
                group = []
    except StreamError:
        if group:
            yield group
        raise
    if group:
        yield group


def _is_named(source: Source) -> bool:
    """Return whether several records have a name above them near the beginning of a file of lines.

    A single name may be a heading, which is no reason to search a large file line by line.
    """
    if source.extent is None:
        # Unpacked data and pipes can be read only once.
        return True
    descriptor, start, end = source.extent
    try:
        lines = read_at(descriptor, min(end - start, 1 << 16), start).splitlines()
    except OSError:
        # The next read reports the error.
        return False
    # Names are only found here, so any decoding will do.
    texts = [line.decode("latin-1") for line in lines]
    names = (
        is_aside(above) and not is_aside(line) and name_in(above) for above, line in pairwise(texts)
    )
    return sum(map(bool, names)) > 1


@cache
def _line_filter(query: Query, chess960: bool) -> Callable[[bytes], Found] | None:
    """Return a function that finds the lines of blocks that may match; None if any line may."""
    for term in query.terms:
        either = term.terms if isinstance(term, Either) else (term,)
        traits: set[Trait] = {each.trait for each in either if isinstance(each, Is)}
        if traits <= {"notfen", "unplayable"} and all(isinstance(each, Is) for each in either):
            return scanner("unplayable" in traits, chess960)
    # Imported here: numpy takes longer to import than most files to search.
    from fenedit.documents.search.sifter import Sifter

    return Sifter(query) or None


_Searched: TypeAlias = tuple[int, list[int], list[tuple[int, str]], int | None]
"""The number of lines; the indices of asides; those of hits, with lines or rows; the end."""


def _batches_of_parts(
    source: Source, query: Query, chess960: bool, processes: int
) -> Iterator[Batch]:
    asked = Asked(query, chess960)
    table = source.table
    judged = row_filter(table, query) if table is not None else None

    def search(part: Stretch | bytes, *, exactly: bool = False) -> _Searched:
        find = None if exactly else _line_filter(query, chess960)
        data, end = part_data(part), part.end if isinstance(part, Stretch) else None
        if table is None or judged is None:
            return hits_in(lines_of(data, source.read_as, find), end)
        rows = split_lines(str(decoded(data, source.read_as)))
        verdicts = [*map(judged, rows)]
        # Reading a row takes ten times as long as judging it by its columns.
        unsure = [index for index, verdict in enumerate(verdicts) if verdict is None]
        made = "".join(table.line(rows[index]) for index in unsure)
        _, asides, found, _ = hits_in(
            lines_of(made.encode("utf-8", "surrogatepass"), "utf-8", find), end
        )
        asides = [unsure[index] for index in asides]
        places = {unsure[index] for index, _ in found}
        places.update(index for index, verdict in enumerate(verdicts) if verdict)
        return len(rows), asides, [(index, rows[index]) for index in sorted(places)], end

    def hits_in(lines: Lines, end: int | None) -> _Searched:
        kept = lines.kept
        hits = [each for each in kept if asked.matches(Entry(1, 1, each[1], each[1]))]
        return lines.lines, lines.asides, hits, end

    extent, size = source.extent, size_of(source)
    lines, column = (0, 1) if table is None else (table.heads, 0)
    records = 0
    # The beginning is searched faster than numpy is imported.
    exact = 1 if "numpy" in sys.modules else 3
    for count, asides, found, end in worked_on(search, source, processes, exact):
        hits = tuple(
            Hit(
                Entry(lines + index + 1, column, text if table is None else "", text),
                records + index - bisect_left(asides, index) + 1,
            )
            for index, text in found
        )
        lines += count
        records += count - len(asides)
        done = (end - extent.start) / size if extent and size and end is not None else None
        yield Batch(hits, count - len(asides), done)


class FoundRecords(NamedTuple):
    """The records found since the previous answer.

    Attributes:
        records: their numbers, from 0.
        done: the share that has been searched, 0 to 1.
        paths: for each the moves to its first matching position, if all positions were searched.
    """

    records: tuple[int, ...]
    done: float
    paths: tuple[Path, ...] = ()


@cache
def _pool() -> Pool:
    # The idle workers wait for the next search, each with the package `chess` in memory.
    return Pool(_IN_GAMES, min(pool_size(1), 4))


def answers(question: Question[Query]) -> Iterator[FoundRecords]:
    """Yield what was found, part by part."""
    done = 0
    with source_of_parts(
        question.parts, question.read_as, question.format, question.table
    ) as source:
        if question.asked.looks_into_games and question.format == "pgn":
            batches = batches_in_games(source, question.asked, False, _pool())
        else:
            # This process listens for newer questions in a thread, so it is not forked.
            batches = batches_in_source(source, question.asked, processes=1)
        for batch in _drawn(batches, question.asked):
            done += batch.records
            found = tuple(hit.number - 1 for hit in batch.hits)
            paths = tuple(hit.place.path for hit in batch.hits if hit.place is not None)
            yield FoundRecords(found, done / max(question.records, 1), paths)
