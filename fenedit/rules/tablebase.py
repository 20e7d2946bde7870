"""Looks up results in Syzygy tablebases, which hold all positions of up to seven pieces."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from fenedit.notation.position import Position
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.play import moves_on, to_board

if TYPE_CHECKING:
    import chess
    from chess.syzygy import Tablebase

Tables: TypeAlias = "Tablebase"
MOST_PIECES: Final = 7
RESULTS: Final = {2: "win", 1: "cursed-win", 0: "draw", -1: "blessed-loss", -2: "loss"}
"""Results for the side to move; the 50-move rule makes a draw of cursed wins and blessed losses."""
_BEST_FIRST: Final = tuple(RESULTS.values())
_FOR_THE_OTHER: Final = dict(zip(_BEST_FIRST, reversed(_BEST_FIRST), strict=True))
"""Results for one side by those for the other."""
_SUFFIXES = (".rtbw", ".rtbz")
_DAMAGES = (
    *(ValueError, IndexError, AssertionError, struct.error),
    *(OverflowError, MemoryError, RecursionError),
)
"""What reading a damaged table raises, besides OSError."""


class Known(NamedTuple):
    """What tablebases know about a position.

    Attributes:
        result: one of `RESULTS`, with regard to the halfmove clock.
        plies: the approximate number to the next capture, pawn move or mate; 0 in a draw, None if
            the table with distances is missing.
    """

    result: str
    plies: int | None


class RankedMove(NamedTuple):
    """A legal move, and what tablebases know about it, for the side that makes it."""

    uci: str
    san: str
    known: Known


def table_files(folder: Path) -> Iterator[Path]:
    """Yield the Syzygy files in a folder and in its own folders, such as `3-4-5` and `6-wdl`.

    Raises:
        OSError: the folder cannot be read.
    """
    for entry in _entries(folder):
        # Broken links, folders that cannot be read, and pipes, which would be read without an end.
        with suppress(OSError):
            if _is_table(entry):
                yield Path(entry.path)
            elif not entry.name.endswith(_SUFFIXES) and entry.is_dir():
                yield from (Path(each.path) for each in _entries(entry.path) if _is_table(each))


def _entries(folder: str | Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            return sorted(found, key=lambda entry: entry.name)
    except ValueError as error:
        raise OSError(str(error)) from error  # no folder can have this name


def _is_table(entry: os.DirEntry[str]) -> bool:
    return entry.name.endswith(_SUFFIXES) and entry.is_file()


def usual_folders() -> tuple[Path, ...]:
    """Return the folders in which people and other programs usually keep Syzygy files, if any.

    Those of SYZYGY_PATH come first. C:/Tablebases is from ChessBase's manual.
    """
    named = os.environ.get("SYZYGY_PATH", "").split(os.pathsep)
    usual = ["~/syzygy", "~/Syzygy", "~/.syzygy", "~/tablebases", "~/Tablebases"]
    usual += ["~/Documents/Syzygy", "~/.local/share/syzygy"]
    if sys.platform == "win32":
        usual += ["C:/Syzygy", "C:/Tablebases", "C:/Arena/TB", "D:/Syzygy", "D:/Tablebases"]
    else:
        usual += [f"{place}/syzygy" for place in ("/usr/share", "/usr/local/share", "/opt")]
    found = dict[Path, None]()
    for name in (*filter(None, named), *usual):
        # A folder cannot be read, or the home directory is unknown.
        with suppress(OSError, RuntimeError):
            folder = Path(name).expanduser().resolve()
            if next(table_files(folder), None) is not None:
                found[folder] = None
    return tuple(found)


def is_damaged(path: Path) -> bool:
    """Return whether a file is no valid Syzygy table, or is truncated."""
    from chess.syzygy import DtzTable, WdlTable

    table: WdlTable | DtzTable | None = None
    try:
        if path.suffix == ".rtbw":
            table = WdlTable(str(path))
            table.init_table_wdl()
        else:
            table = DtzTable(str(path))
            table.init_table_dtz()
        # Tables of numbers and blocks of data, and a checksum of 16 bytes.
        return sum(table.size) + 16 > path.stat().st_size
    except (OSError, *_DAMAGES):
        return True
    finally:
        if table is not None:
            table.close()


def open_tables(files: Iterable[Path]) -> Tables:
    """Return the tablebases in files, see `table_files`; each is read when it is first needed.

    Raises:
        OSError: there are none, or their folder cannot be read.
    """
    from chess.syzygy import Tablebase

    tables = Tablebase()
    for path in files:
        tables.add_file(str(path))
    if not tables.wdl:
        raise OSError
    return tables


def known(tables: Tables, position: Position, chess960: bool = False) -> Known | None:
    """Return what tables know about a position; None if none holds it.

    No table holds positions with castling rights, or with pieces that are not in order.

    Raises:
        OSError: a table cannot be read.
    """
    if not pieces_in_order(position.placement, position.side_to_move):
        return None
    board = to_board(position, chess960)
    found = _known(tables, board)
    if found is not None and found.plies and found.plies + board.halfmove_clock == 100:
        # Distances may be rounded down; those after the next move are exact where it zeroes.
        ranked = _ranked(tables, board)
        return Known(ranked[0].known.result, found.plies) if ranked else found
    return found


def ranked_moves(
    tables: Tables, position: Position, chess960: bool = False
) -> tuple[RankedMove, ...]:
    """Return the legal moves of a position that tables hold, the best first.

    A win is better the sooner the next capture, pawn move or mate comes, a loss the later. () if a
    table is missing for one of the moves.

    Raises:
        OSError: a table cannot be read.
    """
    if not pieces_in_order(position.placement, position.side_to_move):
        return ()
    return _ranked(tables, to_board(position, chess960))


def _known(tables: Tables, board: chess.Board) -> Known | None:
    if not any(board.legal_moves):
        return Known("loss" if board.is_check() else "draw", 0)
    try:
        result, plies = tables.probe_wdl(board), tables.get_dtz(board)
    except KeyError:
        return None
    except _DAMAGES as error:
        raise OSError(f"a tablebase is damaged: {error}") from error
    if plies is None:
        return Known(RESULTS[result], None)
    plies = abs(plies)
    # Only less than 100 is certain: a distance may be one ply more than the table says.
    if abs(result) == 2 and board.halfmove_clock and plies + board.halfmove_clock > 99:
        result //= 2
    return Known(RESULTS[result], plies)


def _ranked(tables: Tables, board: chess.Board) -> tuple[RankedMove, ...]:
    ranked = list[tuple[tuple[int, int, int, str], RankedMove]]()
    for move in moves_on(board):
        step = board.parse_uci(move.uci)
        zeroes = board.is_zeroing(step)
        board.push(step)
        after = _known(tables, board)
        board.pop()
        if after is None:
            return ()
        result = _FOR_THE_OTHER[after.result]
        plies = after.plies
        if result == "draw":
            plies = 0
        elif plies is not None:
            plies = 1 if zeroes or not plies else plies + 1
        # Moves that zero are compared by their distances after that.
        sign = 1 if result in ("win", "cursed-win") else -1
        order = _BEST_FIRST.index(result), sign * (plies or 0), sign * (after.plies or 0), move.san
        ranked.append((order, RankedMove(move.uci, move.san, Known(result, plies))))
    return tuple(each for _, each in sorted(ranked))
