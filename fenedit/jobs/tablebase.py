"""Looks positions up in Syzygy tablebases, in a worker process."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fenedit.notation.position import Position
from fenedit.rules.tablebase import (
    Known,
    RankedMove,
    Tables,
    is_damaged,
    known,
    open_tables,
    ranked_moves,
    table_files,
)


class LookUp(NamedTuple):
    """A position to be looked up in the tablebases of folders."""

    folders: tuple[Path, ...]
    position: Position
    chess960: bool


class Found(NamedTuple):
    """What the tablebases know of a position: None, or its result and moves, the best first."""

    known: Known | None = None
    moves: tuple[RankedMove, ...] = ()


class Holdings(NamedTuple):
    """What folders hold.

    Attributes:
        endings: how many materials, such as KRvK, have a table of results.
        pieces: the most pieces of one of them.
        distances: how many have one of distances.
        damaged: the files that are not whole.
        missing: a folder that cannot be read, "" for none.
    """

    endings: int = 0
    pieces: int = 0
    distances: int = 0
    damaged: tuple[str, ...] = ()
    missing: str = ""


@lru_cache(maxsize=1)
def _tables(folders: tuple[Path, ...], _files: tuple[Path, ...]) -> Tables:
    """Return tablebases, opened again when other files have come."""
    return open_tables(*folders)


def answers(question: LookUp | tuple[Path, ...]) -> Iterator[Found | Holdings]:
    """Yield one answer: what is known of a position, or what folders hold."""
    if not isinstance(question, LookUp):
        yield _holdings(question)
        return
    try:
        files = tuple(path for folder in question.folders for path in table_files(folder))
        tables, found = _tables(question.folders, files), Found()
        # With castling rights, some moves may be known all the same.
        if (of_all := known(tables, *question[1:])) is not None:
            found = Found(of_all, ranked_moves(tables, *question[1:]))
    except OSError:
        # What is wrong is told where the folder is chosen.
        found = Found()
    yield found


def _holdings(folders: tuple[Path, ...]) -> Holdings:
    files = list[Path]()
    for folder in folders:
        try:
            files += table_files(folder)
        except OSError:
            return Holdings(missing=str(folder))
    damaged = [path.name for path in files if is_damaged(path)]
    results = {path.stem for path in files if path.suffix == ".rtbw"}
    distances = {path.stem for path in files if path.suffix == ".rtbz"}
    pieces = max((len(name) - 1 for name in results), default=0)
    return Holdings(len(results), pieces, len(distances & results), tuple(damaged))
