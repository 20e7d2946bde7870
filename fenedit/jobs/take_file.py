"""Takes positions from the games of a file, in bounded memory."""

import io
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain, islice
from typing import BinaryIO, NamedTuple, cast

from fenedit.documents.annotating import name_of, named_entry
from fenedit.documents.files.streaming import PartsReader, Source, entries
from fenedit.documents.games import game_record
from fenedit.documents.record import Format, Record, record_from_line
from fenedit.documents.rewriting import with_chess960
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.parts import can_fork, in_processes, process_count
from fenedit.jobs.taking import places, taken
from fenedit.notation.problems import Problem

_BATCH = 1 << 15
"""The most characters of games that a process gets at a time."""
_FEW = 2
"""The number of such parts that are read before other processes are started."""


class Fault(NamedTuple):
    """A game whose moves cannot be read to the end.

    Attributes:
        line: where it begins in its file.
        name: its players, where they met and the year; or "".
        problem: why.
    """

    line: int
    name: str
    problem: Problem


class Taken(NamedTuple):
    """What was taken from some games.

    Attributes:
        text: records of the positions.
        faults: games of which only the beginning could be read.
        counts: how many "games" there were, how many of them are "bare" of moves or have moves
            "without" such a place; how many more are "unreadable", with no position to begin
            with; and how many positions of Chess960 are "untold" by their text.
    """

    text: str
    faults: tuple[Fault, ...]
    counts: Counter[str]


def take_from(
    source: Source,
    where: str,
    file_format: Format,
    tell: Callable[[Taken], object],
    *,
    chess960: bool = False,
    processes: int | None = None,
) -> Source:
    """Return positions of the games of an open file, as an open file.

    Reading it raises what reading the file raises, and `parts.PartError`.

    Args:
        source: is read on demand.
        where: see `taking.places`.
        file_format: that of the positions, "epd" or "pgn".
        tell: receives each Taken before its text can be read.
        chess960: whether Chess960's rules hold even where a game does not say so.
        processes: how many may work on a large file; None for as many as pay off.
    """
    work = partial(_taken_from, where=where, file_format=file_format, chess960=chess960)
    count = process_count() if processes is None else processes

    def texts() -> Iterator[bytes]:
        forked = count > 1 and can_fork()
        batches = _batches(source, _BATCH if forked else 0)
        few = map(work, islice(batches, _FEW))
        others = in_processes(work, batches, count) if forked else map(work, batches)
        for found in chain(few, others):
            tell(found)
            yield found.text.encode("utf-8", "surrogatepass")

    binary = cast("BinaryIO", io.BufferedReader(PartsReader(texts(), {})))
    return replace(
        source, binary=binary, read_as="utf-8", format=file_format, extent=None, lines=None
    )


def _batches(source: Source, least: int) -> Iterator[list[tuple[int, bool, str]]]:
    """Yield games and lines in parts: where each begins, whether it is a game, and its text.

    Parts have more than `least` characters. The parts of a game are read fastest by one process,
    which then knows its tags.
    """
    held: list[tuple[int, bool, str]] = []
    size = 0
    for entry in entries(source):
        if entry.is_aside:
            continue
        text = named_entry(entry).text if entry.game is None else entry.whole
        held.append((entry.line, entry.game is not None, text))
        size += len(text)
        if size > least:
            yield held
            held, size = [], 0
    if held:
        yield held


def _taken_from(
    batch: list[tuple[int, bool, str]], *, where: str, file_format: Format, chess960: bool
) -> Taken:
    texts: list[str] = []
    faults: list[Fault] = []
    counts = Counter[str]()
    # Variations take time.
    main_line = file_format == "epd" and where != "marks"
    for line, is_game, text in batch:
        record: Record = game_record(text) if is_game else record_from_line(text)
        counts["unreadable" if record.position is None else "games"] += 1
        if record.position is None:
            continue
        record = with_chess960(record, True) if chess960 else record
        tree = tree_of_record(record, main_line=main_line)
        if tree.fault is not None:
            faults.append(Fault(line, name_of(record), tree.fault))
        paths = places(tree, where)
        if not paths:
            counts["bare" if tree.is_empty else "without"] += 1
        for path in paths:
            found = taken(record, tree, path, file_format)
            texts.append(found.line + ("\n\n" if found.is_game else "\n"))
            counts["untold"] += found.chess960 and not (
                found.is_game or record_from_line(found.line).chess960
            )
    return Taken("".join(texts), tuple(faults), counts)
