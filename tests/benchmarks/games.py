"""How fast the moves of games are read: python -m tests.benchmarks.games

Random games as python-chess writes them. The ratio is that of main lines alone, in one process,
with games split and tags read; `chess.pgn.read_game` reads the same text.
"""

import io
import random
import sys
import time

import chess
import chess.pgn

from fenedit.documents.games import game_record
from fenedit.jobs.games import tree_of_record
from fenedit.notation.pgn import split_games
from fenedit.notation.position import START_POSITION
from fenedit.rules.judge.game import follow_moves
from fenedit.rules.moves.reading import read_moves
from tests.benchmarks.timing import IN_SHORT, ratio

PAIRS = 5
GAMES = 10 if IN_SHORT else 10_000
_DIFFERENT = 200
_LENGTH = 12
"""Plies of a variation."""


def a_game(dice: random.Random, plies: int, variations: int = 0) -> chess.pgn.Game:
    """Return a game with variations at random places."""
    game = chess.pgn.Game()
    node: chess.pgn.GameNode = game
    board = chess.Board()
    places = [dice.randrange(plies) for _ in range(variations)]
    for ply in range(plies):
        moves = list(board.legal_moves)
        if not moves:
            break
        parent, move = node, dice.choice(moves)
        node = parent.add_variation(move)
        for _ in range(places.count(ply)):
            side, other = board.copy(stack=False), parent
            for _ in range(_LENGTH):
                if not (choices := list(side.legal_moves)):
                    break
                other = other.add_variation(dice.choice(choices))
                side.push(other.move)  # type: ignore[union-attr]
        board.push(move)
    return game


def movetext_of(game: chess.pgn.Game) -> str:
    """Return the moves of a game without its tags."""
    return game.accept(chess.pgn.StringExporter(headers=False))


def main(pairs: int = PAIRS) -> None:
    """Print the times and the ratio, with their goals."""
    dice = random.Random(7)
    for moves, variations, goal in ((100, 0, 16), (500, 200, 100)):
        text = movetext_of(a_game(dice, 2 * moves, variations))
        times = []
        for _ in range(pairs):
            start = time.process_time()
            read_moves(text, START_POSITION)
            times.append(1000 * (time.process_time() - start))
        print(
            f"{moves} moves with {variations} variations read, ms: {min(times):.1f} (goal: {goal})"
        )
    games = [f"{a_game(dice, 80)}\n\n" for _ in range(min(GAMES, _DIFFERENT))]
    text = "".join(games) * max(1, GAMES // _DIFFERENT)

    def theirs() -> None:
        file = io.StringIO(text)
        while chess.pgn.read_game(file) is not None:
            pass

    def ours() -> None:
        for chunk in split_games(text):
            tree_of_record(game_record(chunk.rstrip("\n")), main_line=True)

    found = ratio(theirs, ours, pairs)
    print(f"main lines of {GAMES} games, chess.pgn.read_game / ours: {found:.2f} (goal: 0.9)")
    chunks = [movetext_of(a_game(dice, 80)) for _ in range(min(GAMES, 100))]
    start = time.process_time()
    for chunk in chunks:
        follow_moves(chunk, START_POSITION, False)
    spent = 1000 * (time.process_time() - start) / len(chunks)
    print(f"a game of 80 plies checked, ms: {spent:.2f} (goal: 1.6)")


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(*numbers)
