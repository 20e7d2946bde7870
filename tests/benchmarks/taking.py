"""How long it takes to take positions out of games, in readings of them by python-chess.

Run as `python -m tests.benchmarks.taking [PAIRS]`. The games are of random moves, 30 to 50 of each
side, bare, or with clocks as servers write them.
"""

import random
import sys
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import chess
import chess.pgn

from fenedit.documents.files.streaming import open_source
from fenedit.jobs.convert_file import Options, Tally, convert_source
from fenedit.jobs.take_file import Taken, take_from
from tests.benchmarks.timing import IN_SHORT, ratio

PAIRS = 3
GAMES = 20 if IN_SHORT else 10_000
_DIFFERENT = 10 if IN_SHORT else 500


def main(pairs: int = PAIRS) -> None:
    """Print a line for each ratio with its goal."""
    with TemporaryDirectory() as folder:
        for kind in ("bare", "with clocks"):
            file = Path(folder) / "games.pgn"
            write_games(file, GAMES, clocks=kind != "bare")
            for processes, goal in ((1, "0.9"), (2, "1.7")):
                take = partial(_take, file, processes)
                clock = time.process_time if processes == 1 else time.perf_counter
                found = ratio(partial(_read, file), take, min(pairs, 3), clock)
                print(
                    f"read_game / convert --at last, games {kind}, in {processes} of 2 processes: "
                    f"{found:.2f} (goal: {goal})"
                )


def write_games(file: Path, count: int, *, clocks: bool) -> None:
    """Write so many games of random moves, some of them several times."""
    dice = random.Random(17)
    games = [_game(dice, clocks=clocks) for _ in range(_DIFFERENT)]
    with file.open("w", encoding="ascii") as target:
        for number in range(count):
            target.write(games[number % _DIFFERENT])


def _game(dice: random.Random, *, clocks: bool) -> str:
    while True:
        board, game = chess.Board(), chess.pgn.Game()
        game.headers.update(Event="Random", White="Black, A.", Black="White, B.")
        node: chess.pgn.GameNode = game
        for _ in range(dice.randrange(60, 100)):
            if board.is_game_over():
                break
            node = node.add_variation(dice.choice(list(board.legal_moves)))
            node.comment = "[%clk 0:09:12.3]" if clocks else ""
            board.push(node.move)
        if board.ply() >= 60:
            return f"{game}\n\n"


def _read(file: Path) -> None:
    with file.open(encoding="ascii") as games:
        while chess.pgn.read_game(games) is not None:
            pass


def _take(file: Path, processes: int) -> None:
    def tell(found: Taken) -> None:
        assert not found.faults

    tally = Tally()
    with open_source(str(file)) as source:
        taken = take_from(source, "last", "epd", tell, processes=processes)
        for _ in convert_source(taken, Options("epd"), tally):
            pass
    if tally.records != GAMES:
        raise ValueError(f"{tally.records} positions")


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:] if word.isdigit()])
