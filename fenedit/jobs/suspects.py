"""The records of a file that may have a fault: all others are passed over many at a time."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from fenedit.documents.lines import parted, split_lines
from fenedit.documents.record import is_aside
from fenedit.documents.search.parts import Block, Stretch, part_data
from fenedit.documents.streaming import Entry, Source, decoded
from fenedit.jobs.parts import worked_on
from fenedit.jobs.pool import process_count

if TYPE_CHECKING:
    from fenedit.documents.plain_positions import PlainPositions
    from fenedit.documents.whole_file import Scanner
    from fenedit.documents.words import Flags


class Suspects(NamedTuple):
    """What is known of a part of a file.

    Attributes:
        lines: how many lines it has; those that are neither asides nor suspects are records without
            a fault.
        asides: which lines of the part, from 0, are blank or comments.
        numbered: those that need an exact look, in their order: which line of the part each is, and
            its text without its ending.
    """

    lines: int
    asides: Sequence[int]
    numbered: list[tuple[int, str]]


class SuspectScan:
    """Looks parts of a file of lines through.

    Args:
        playable: whether what is not playable, or has odd counters, is a fault; else only what is
            wrong with the text.
        chess960: whether Chess960's rules hold where a record does not say so.
    """

    def __init__(self, playable: bool, chess960: bool) -> None:
        self._playable = playable
        self._chess960 = chess960
        self._scanner: Scanner | None = None

    def __call__(self, part: Stretch | Block, *, exactly: bool = False) -> Suspects:
        """Return what is known of a part; if `exactly`, numpy is not asked and all are suspects."""
        data = part_data(part)
        return all_lines(data) if exactly else self.scan(data)

    def scan(self, data: bytes) -> Suspects:
        """Return what is known of whole lines, each with its ending."""
        if self._scanner is None:
            self._scanner = _scanner(self._playable, self._chess960)
        found = self._scanner.scan(data)
        texts = ((index, parted(decoded(line))[0]) for index, line in found.suspects)
        return suspects_of(found.lines, array("q", found.asides.tobytes()), texts)


def all_lines(data: bytes) -> Suspects:
    """Return whole lines, each with its ending, as suspects but for asides."""
    if b"\r" in data and data.count(b"\r") != data.count(b"\r\n"):
        lines = [parted(line)[0] for line in split_lines(decoded(data))]
    else:
        lines = [parted(decoded(line))[0] for line in data.split(b"\n")[:-1]]
    return suspects_of(len(lines), array("q"), enumerate(lines))


def suspects_of(lines: int, asides: "array[int]", numbered: Iterable[tuple[int, str]]) -> Suspects:
    """Return some lines as suspects, but for those that are asides beside those that are known.

    Args:
        lines: how many there are.
        asides: which of them are known to be asides.
        numbered: others, which may be.
    """
    known = len(asides)
    suspected: list[tuple[int, str]] = []
    for index, text in numbered:
        if is_aside(text):
            asides.append(index)
        else:
            suspected.append((index, text))
    if known < len(asides) and known:
        asides = array("q", sorted(asides))
    return Suspects(lines, asides, suspected)


def suspects_in(source: Source, scan: SuspectScan, exact: int) -> Iterator[int | Entry]:
    """Yield the lines of an open file that need an exact look, and how many went before without.

    Args:
        source: a file of lines in UTF-8, at its beginning.
        scan: what is asked.
        exact: how many parts are looked through without numpy.

    Raises:
        StreamError: the file cannot be read on.
    """
    line = 1
    for lines, asides, numbered in worked_on(scan, source, process_count(), exact):
        yield lines - len(asides) - len(numbered)
        for index, text in numbered:
            yield Entry(line + index, 1, text, text)
        line += lines


def _scanner(playable: bool, chess960: bool) -> "Scanner":
    # Imported here, because numpy takes longer to import than most files to look through.
    from fenedit.documents.whole_file import Scanner

    if not playable:
        return Scanner()
    from fenedit.rules.judge.many_positions import Judge, Positions

    judge = Judge(chess960)

    def are_playable(positions: "PlainPositions") -> "Flags":
        return judge.are_playable(Positions(*positions[1:]))

    return Scanner(are_playable)
