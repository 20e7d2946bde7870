"""Looks positions up in Syzygy tablebases, in a worker process."""

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fenedit.notation.position import Position
from fenedit.rules.tablebase import (
    Known,
    RankedMove,
    is_damaged,
    known,
    open_tables,
    ranked_moves,
    table_files,
    usual_folders,
)


class LookUp(NamedTuple):
    """A position to be looked up in the tablebases of a folder, of the usual ones for ""."""

    folder: str
    position: Position
    chess960: bool


class HoldingsOf(NamedTuple):
    """A folder of tablebases to examine, or the usual ones for ""."""

    folder: str


class Found(NamedTuple):
    """What the tablebases know of a position: its result or None, and its moves, best first."""

    known: Known | None = None
    moves: tuple[RankedMove, ...] = ()


class Holdings(NamedTuple):
    """What folders hold.

    Attributes:
        folders: their paths, none if the usual ones hold nothing.
        endings: how many materials, such as KRvK, have a table of results.
        pieces: the most pieces of one of them.
        distances: how many have one of distances.
        damaged: the files that are incomplete.
        missing: a folder that cannot be read, "" for none.
    """

    folders: tuple[str, ...] = ()
    endings: int = 0
    pieces: int = 0
    distances: int = 0
    damaged: tuple[str, ...] = ()
    missing: str = ""


# Opened again when the files have changed.
_tables = lru_cache(maxsize=1)(open_tables)


def answers(question: LookUp | HoldingsOf) -> Iterator[Found | Holdings | None]:
    """Yield one answer: what is known of a position, or what folders hold.

    The answer is None if no folder was named and the usual ones hold nothing.
    """
    # Here and not in the window: a folder in a network may not answer.
    folders = (Path(question.folder),) if question.folder else usual_folders()
    if isinstance(question, HoldingsOf):
        yield _holdings(folders)
    else:
        yield _found(question, folders) if folders else None


def _found(question: LookUp, folders: tuple[Path, ...]) -> Found:
    # Preferences say what is wrong with a folder.
    with suppress(OSError):
        tables = _tables(tuple(path for folder in folders for path in table_files(folder)))
        # With castling rights, some moves may be known all the same.
        if (of_all := known(tables, *question[1:])) is not None:
            return Found(of_all, ranked_moves(tables, *question[1:]))
    return Found()


def _holdings(folders: tuple[Path, ...]) -> Holdings:
    files, names = list[Path](), tuple(map(str, folders))
    for folder in folders:
        try:
            files += table_files(folder)
        except OSError:
            return Holdings(names, missing=str(folder))
    damaged = [path.name for path in files if is_damaged(path)]
    results = {path.stem for path in files if path.suffix == ".rtbw"}
    distances = {path.stem for path in files if path.suffix == ".rtbz"}
    pieces = max((len(name) - 1 for name in results), default=0)
    return Holdings(names, len(results), pieces, len(distances & results), tuple(damaged))
