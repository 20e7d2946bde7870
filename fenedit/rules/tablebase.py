"""Looks up who wins in Syzygy tablebases, which hold all positions of up to seven pieces."""

from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from chess.syzygy import MissingTableError, Tablebase, open_tablebase

from fenedit.notation.position import Position
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.play import to_board

Tables: TypeAlias = Tablebase
RESULTS: Final = {2: "win", 1: "cursed-win", 0: "draw", -1: "blessed-loss", -2: "loss"}
"""Results for the side to move; the 50-move rule makes a draw of cursed wins and blessed losses."""


class Known(NamedTuple):
    """What tablebases know of a position.

    Attributes:
        result: one of `RESULTS`.
        plies: about so many until the next capture, pawn move or mate; 0 in a draw, None if the
            table with distances is missing.
    """

    result: str
    plies: int | None


def open_tables(folder: Path) -> Tables:
    """Return the tablebases in a folder; each is read when it is first asked.

    Raises:
        OSError: there are none, or the folder cannot be read.
    """
    tables = open_tablebase(str(folder))
    if not any(folder.glob("*.rtbw")):
        raise OSError
    return tables


def known(tables: Tables, position: Position, chess960: bool = False) -> Known | None:
    """Return what tables know of a position; None if none holds it.

    None has castling rights, or pieces that make no game.

    Raises:
        OSError: a table cannot be read.
    """
    if not pieces_in_order(position.placement, position.side_to_move):
        return None
    board = to_board(position, chess960)
    try:
        result = RESULTS[tables.probe_wdl(board)]
    except KeyError:
        return None
    try:
        plies = abs(tables.probe_dtz(board))
    except MissingTableError:
        return Known(result, None)
    return Known(result, plies)
