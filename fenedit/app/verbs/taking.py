"""The option `--at` of verbs: positions out of the games of a file."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import TYPE_CHECKING

from fenedit.app.arguments import printable
from fenedit.app.verbs.terminal import complain, counted
from fenedit.documents.files.streaming import Source

if TYPE_CHECKING:
    from fenedit.documents.record import Format
    from fenedit.jobs.take_file import Taken

PLACES = """\
places in games (--at), with the move numbers of the game:
  20w, 20b        after the 20th move of White, or of Black
  20              after the 20th move of both; 0 is the start
  last            after the last move
  every:10        after each 10th move of both sides
  all:20-30, all  after each move with a number from 20 to 30, or after each one
  comments        after each move with a comment in words
  nags            after each move with a sign such as ! or +-
  marks           at each diagram sign ([#] or $220), and where squares or arrows are drawn, also
                  in variations
  ply:40          after 40 moves of one side, counted from the first
Games are those in PGN files, and lines of EPD with pv. Each position is a record of its own, with
the name of its game and the moves that follow. A game without such a place is left out and counted.
If a move cannot be played, the positions before it are taken, and the move is named.\
"""


def add_at(parser: argparse.ArgumentParser) -> None:
    """Add the option to a parser."""
    of_games = "take the positions at a place in each game (see below)"
    parser.add_argument("--at", type=_place, metavar="PLACE", help=of_games)


def _place(text: str) -> str:
    # Imported here: it takes longer than most verbs.
    from fenedit.jobs.taking import is_place

    if not is_place(text):
        raise argparse.ArgumentTypeError(
            f"{printable(text[:30])} is not a place in a game, such as 20w, last, every:10, "
            "all:20-30, comments, nags, marks, or a number of moves"
        )
    return text


class Takings:
    """Takes positions from the games of files, and reports on standard error what it cannot take.

    Attributes:
        counts: those of `jobs.take_file.Taken`, and how many games are "incomplete".
    """

    def __init__(self, verb: str, where: str, *, chess960: bool = False) -> None:
        """Prepare to take them at a place; `chess960` is said of all games."""
        self.counts = Counter[str]()
        self._verb = verb
        self._where = where
        self._chess960 = chess960

    def positions_in(self, name: str, source: Source, file_format: Format) -> Source:
        """Return the positions in an open file as an open file, see `jobs.take_file`."""
        # Imported here: hardly any call of a verb takes positions.
        from fenedit.jobs.take_file import take_from
        from fenedit.notation.messages import sentence

        def report(found: Taken) -> None:
            for fault in found.faults:
                words = ": ".join(filter(None, (fault.name, sentence(fault.problem))))
                complain(self._verb, f"{name}:{fault.line}", words)
            self.counts.update(found.counts, incomplete=len(found.faults))

        return take_from(source, self._where, file_format, report, chess960=self._chess960)

    @property
    def failed(self) -> bool:
        """Whether a game could not be played to its end, or none has moves."""
        return self.counts["incomplete"] > 0 or self._has_no_moves

    @property
    def _has_no_moves(self) -> bool:
        return self.counts["games"] == self.counts["bare"]

    def report(self) -> None:
        """Print how many games are left out."""
        if self._has_no_moves:
            complain(self._verb, "--at", "there is no game with moves, and no line with a pv")
            return
        for code, why in (("without", f"no place {self._where}"), ("bare", "no moves")):
            if self.counts[code]:
                games = counted(self.counts[code], "game has", "games have")
                print(f"{games} {why}, left out", file=sys.stderr)
