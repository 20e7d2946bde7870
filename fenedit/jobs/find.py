"""Finding the records of files and collections that a query asks for."""

import sys
from array import array
from bisect import bisect_left
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.documents.lines import parted
from fenedit.documents.search.parts import Block, Stretch, part_data
from fenedit.documents.search.sieve import Sieve, sieve_of
from fenedit.documents.streaming import Entry, Source, StreamError, decoded, entries, entry_of
from fenedit.jobs.parts import size_of, worked_on
from fenedit.jobs.pool import process_count
from fenedit.jobs.subject import SeenBefore, Subject
from fenedit.jobs.suspects import Suspects, SuspectScan, all_lines, suspects_of
from fenedit.notation.query.terms import Either, Judged, Query, Verdict, matches

if TYPE_CHECKING:
    from fenedit.documents.search.sifter import Sifter

_SMALL: Final = 1 << 19
"""Bytes of a file that is looked through sooner than numpy is imported."""
_PARTS_EXACT: Final = 3
"""Parts that are looked through without it, so that what stands there is found at once."""
_AT_A_GLANCE: Final[frozenset[Verdict]] = frozenset({"notfen", "unplayable"})
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


Progress = Callable[[Batch], None]


class Asked:
    """A query that is asked of one record after the other, with what it remembers of them.

    Args:
        query: what is looked for.
        chess960: whether Chess960's rules hold where a record does not say so.
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

    def matches_text(self, text: str) -> bool:
        """Tell likewise of a line, or a whole game; a blank line or a comment is no record."""
        entry = entry_of(text)
        return not entry.is_aside and self.matches(entry)


def find_in_source(
    source: Source,
    query: Query,
    chess960: bool = False,
    progress: Progress | None = None,
    processes: int | None = None,
) -> Generator[Hit, None, None]:
    """Yield the records of an open file that a query asks for, in their order.

    Args:
        source: stands at its beginning.
        query: what is looked for.
        chess960: whether Chess960's rules hold where a record does not say so.
        progress: called for each part that has been looked through, before its hits are yielded.
        processes: how many may work on a large file; None for as many as pay.

    Raises:
        StreamError: the file cannot be read on. What stands before is yielded first.
    """
    for batch in batches_in_source(source, query, chess960, processes):
        if progress is not None:
            progress(batch)
        yield from batch.hits


def batches_in_source(
    source: Source, query: Query, chess960: bool = False, processes: int | None = None
) -> Iterator[Batch]:
    """Yield what is found in each part of an open file; arguments as of `find_in_source`.

    Raises:
        StreamError: the file cannot be read on.
    """
    size = size_of(source)
    is_small = size is not None and size < _SMALL
    # Whether a record is a duplicate is asked in the order of the file.
    in_order = is_small or source.format == "pgn" or bool(query.likenesses)
    if in_order or source.encoding != "utf-8" or source.lines is not None:
        yield from _batches(entries(source), query, chess960)
    else:
        yield from _batches_of_parts(source, query, chess960, processes or process_count())


def _batches(found: Iterator[Entry], query: Query, chess960: bool) -> Iterator[Batch]:
    asked = Asked(query, chess960)
    records = 0
    reading = (entry for entry in found if not entry.is_aside)
    while True:
        before, hits = records, []
        failure: StreamError | None = None
        try:
            for entry in islice(reading, _BATCH):
                records += 1
                if asked.matches(entry):
                    whole = entry.text if entry.game is None else entry.whole
                    hits.append(Hit(entry._replace(whole=whole), records))
        except StreamError as error:
            failure = error
        if records > before:
            yield Batch(tuple(hits), records - before)
        if failure is not None:
            raise failure
        if records - before < _BATCH:
            return


def _faults_asked_for(query: Query) -> set[Verdict]:
    """Return verdicts of which every record has one that a query can mean, none if there are none.

    They are those that a glance at each record tells.
    """
    for term in query.terms:
        either = term.terms if isinstance(term, Either) else (term,)
        verdicts = {each.verdict for each in either if isinstance(each, Judged)}
        if all(isinstance(each, Judged) for each in either) and verdicts <= _AT_A_GLANCE:
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

    def __init__(self, query: Query, chess960: bool) -> None:
        self._asked = Asked(query, chess960)
        self._sieve: Sieve = sieve_of(query)
        self._sifter: Sifter | None = None
        verdicts = _faults_asked_for(query)
        self._faults = SuspectScan("unplayable" in verdicts, chess960) if verdicts else None

    def __call__(self, part: Stretch | Block, *, exactly: bool = False) -> _PartFound:
        """Return what is found in a part, without the help of a sieve if `exactly`."""
        data = part_data(part)
        end = part.end if isinstance(part, Stretch) else None
        if self._faults is not None and not exactly:
            suspects = self._faults.scan(data)
            return self._searched(suspects, suspects.numbered, end)
        has_lone_returns = b"\r" in data and data.count(b"\r") != data.count(b"\r\n")
        if exactly or has_lone_returns or not self._sieve:
            lines = all_lines(data)
            return self._searched(lines, lines.numbered, end)
        if self._sifter is None:
            # Imported here, because numpy takes longer to import than most files to search.
            from fenedit.documents.search.sifter import Sifter

            self._sifter = Sifter(self._sieve)
        found = self._sifter.sift(data)
        known = array("q", found.asides.tobytes())
        told = suspects_of(found.lines, known, map(_decoded, found.odd))
        return self._searched(told, map(_decoded, found.passed), end)

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


def _decoded(numbered: tuple[int, bytes]) -> tuple[int, str]:
    index, line = numbered
    return index, parted(decoded(line))[0]


def _batches_of_parts(
    source: Source, query: Query, chess960: bool, processes: int
) -> Iterator[Batch]:
    search = _PartSearch(query, chess960)
    extent, size = source.extent, size_of(source)
    lines = records = 0
    exact = 1 if "numpy" in sys.modules else _PARTS_EXACT
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
