"""Stockfish's `go mate` finds what we find, wherever it answers."""

import random

import chess
import chess.engine
import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.solution import Wanted
from tests.helpers.direct_mates import solve
from tests.helpers.mates import random_board
from tests.helpers.oracles import program

BARE = Wanted(tries=False, set_play=False, size=0)


@pytest.mark.parametrize(
    ("mate", "men", "count"),
    [
        *((1, 12, 20), (2, 9, 10), (3, 7, 8)),
        *(pytest.param(*each, 300, marks=pytest.mark.long) for each in ((1, 12), (2, 9), (3, 7))),
    ],
)
def test_the_same_positions_have_a_mate(mate: int, men: int, count: int) -> None:
    dice = random.Random(100 + mate)
    answered = 0
    with chess.engine.SimpleEngine.popen_uci(program("stockfish")) as engine:
        for _ in range(count):
            board = random_board(dice, men)
            theirs = _soonest(engine, board, mate)
            solution = solve(parse_fen(board.fen()), mate, wanted=BARE)
            found = {attack.move.uci: attack.mates_in for attack in solution.keys + solution.short}
            if theirs is not None:
                answered += 1
                move, moves = theirs
                ours = min(found.values(), default=0)
                if 0 < ours < moves:
                    # It stops at a mate in this number of moves, though there may be a shorter one.
                    _, moves = _soonest(engine, board, ours) or (move, ours)
                assert ours == moves, board.fen()
                assert found[move] <= mate, board.fen()
    assert answered > count // 10


def _soonest(
    engine: chess.engine.SimpleEngine, board: chess.Board, mate: int
) -> tuple[str, int] | None:
    """Return the first move and length of the mate that Stockfish finds, None for none in time."""
    limit = chess.engine.Limit(mate=mate, nodes=60_000)
    played = engine.play(board, limit, info=chess.engine.INFO_SCORE, game=object())
    score = played.info.get("score")
    moves = score.pov(board.turn).mate() if score is not None else None
    if played.move is None or moves is None or not 0 < moves <= mate:
        return None
    return played.move.uci(), moves
