"""Finds the records of files and collections that match a query."""

import sys
from bisect import bisect_left
from collections.abc import Callable, Generator, Iterator
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from fenedit.documents.annotating import name_in
from fenedit.documents.encoding import is_utf_16
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
from fenedit.jobs.check_file import lines_of, scanner
from fenedit.jobs.matching import SeenBefore, Subject, compiled
from fenedit.jobs.pool import process_count, size_of, worked_on
from fenedit.jobs.questions import Question
from fenedit.notation.query.terms import Either, Is, Query, Said, Text, Trait

if TYPE_CHECKING:
    from fenedit.documents.search.text_arrays import Found

_SMALL = 1 << 19
"""Bytes that are searched faster than numpy is imported."""
_BATCH = 256
"""Records between two batches of hits, where records are read one by one."""


class Hit(NamedTuple):
    """A record that was found.

    Attributes:
        entry: the record as it is in the file, without the ending of its line.
        number: its number in the file, from 1, without blank lines and comments.
    """

    entry: Entry
    number: int


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
    """Matches records with a query, and remembers them to find duplicates.

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


def find_in_source(
    source: Source, query: Query, chess960: bool = False
) -> Generator[Hit, None, None]:
    """Yield the records of an open file that match a query, in their order.

    Raises:
        StreamError: the file cannot be read on. Earlier records are yielded first.
    """
    for batch in batches_in_source(source, query, chess960):
        yield from batch.hits


def batches_in_source(
    source: Source, query: Query, chess960: bool = False, processes: int | None = None
) -> Iterator[Batch]:
    """Yield the hits of each part of an open file.

    Args:
        source: at its beginning.
        query: what is searched for.
        chess960: whether Chess960's rules hold also for records that do not say so.
        processes: the most for a large file; None for as many as pay.

    Raises:
        StreamError: the file cannot be read on.
    """
    size = size_of(source)
    is_small = size is not None and size < _SMALL
    # Duplicates are found in the order of the file.
    in_order = is_small or source.format == "pgn" or bool(query.likenesses)
    # A name above a record may match a term about words.
    has_words = any(isinstance(each, Text | Said) for each in query.simple_terms())
    in_order = in_order or (source.format == "fen" and has_words and _is_named(source))
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


def _is_named(source: Source) -> bool:
    """Return whether several records have a name above them near the beginning of a file of lines.

    A single one may be a heading, for which no large file is searched line by line.
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
def _line_filter(query: Query, chess960: bool) -> "Callable[[bytes], Found] | None":
    """Return a function that finds the lines of blocks that may match; None if any may."""
    for term in query.terms:
        either = term.terms if isinstance(term, Either) else (term,)
        traits: set[Trait] = {each.trait for each in either if isinstance(each, Is)}
        if traits <= {"notfen", "unplayable"} and all(isinstance(each, Is) for each in either):
            return scanner("unplayable" in traits, chess960)
    # Imported here: numpy takes longer to import than most files to search.
    from fenedit.documents.search.sifter import Sifter

    return Sifter(query) or None


def _batches_of_parts(
    source: Source, query: Query, chess960: bool, processes: int
) -> Iterator[Batch]:
    asked = Asked(query, chess960)

    def search(
        part: Stretch | bytes, *, exactly: bool = False
    ) -> tuple[int, int, list[tuple[int, int, str]], int | None]:
        """Return the number of lines and of asides; line, record and text of hits; the end."""
        find = None if exactly else _line_filter(query, chess960)
        lines = lines_of(part_data(part), source.read_as, find)
        hits = [
            (index, index - bisect_left(lines.asides, index), text)
            for index, text in lines.kept
            if asked.matches(Entry(1, 1, text, text))
        ]
        end = part.end if isinstance(part, Stretch) else None
        return lines.lines, len(lines.asides), hits, end

    extent, size = source.extent, size_of(source)
    lines = records = 0
    # The beginning is searched faster than numpy is imported.
    exact = 1 if "numpy" in sys.modules else 3
    for count, asides, found, end in worked_on(search, source, processes, exact):
        hits = tuple(
            Hit(Entry(lines + index + 1, 1, text, text), records + number + 1)
            for index, number, text in found
        )
        lines += count
        records += count - asides
        done = (end - extent.start) / size if extent and size and end is not None else None
        yield Batch(hits, count - asides, done)


class FoundRecords(NamedTuple):
    """The finds since the previous answer.

    Attributes:
        records: the numbers of the records that were found, from 0.
        done: the share that has been searched, 0 to 1.
    """

    records: tuple[int, ...]
    done: float


def answers(question: Question[Query]) -> Iterator[FoundRecords]:
    """Yield the finds, part by part."""
    done = 0
    with source_of_parts(question.parts, question.read_as, question.format) as source:
        # This process listens for newer questions in a thread, so it is not forked.
        for batch in batches_in_source(source, question.asked, processes=1):
            done += batch.records
            found = tuple(hit.number - 1 for hit in batch.hits)
            yield FoundRecords(found, done / max(question.records, 1))
