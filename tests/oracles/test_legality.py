"""How many illegal positions are found, and that no legal one is accused."""

import random
import time
from collections.abc import Iterator
from functools import partial
from itertools import islice
from unittest.mock import patch

import chess
import pytest

from fenedit.jobs.check_file import BUDGET
from fenedit.jobs.parts import in_processes, process_count
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.retro.prove import prove
from tests.helpers.legality import Judgement, Row, decided_rows, judged, recall, table

GOAL = 0.975
"""The share of illegal rows that must be found, of those to tune on and of those held aside."""
PART = 50
EVERY = 20
"""Of so many rows one is asked in ordinary runs."""

LEGAL_POSITIONS, LEGAL_PART = 100_000, 1000
SEARCHED = 50
"""Of so many positions of games one is searched for a proof."""
TRUE_HINTS = {"clock-ge-100", "clock-ge-150"}
NOTES = {"ep-no-capturer", "ep-capture-illegal"}


def judge(rows: tuple[Row, ...]) -> list[tuple[Row, Judgement]]:
    # What else the machine does takes nothing from the time for a search.
    with patch("time.monotonic", time.process_time):
        return [(row, judged(parse_fen(row.fen), BUDGET / 1000)) for row in rows]


@pytest.mark.parametrize(
    "every",
    [EVERY, pytest.param(1, marks=pytest.mark.long)],
)
def test_decided_positions(every: int) -> None:
    rows = decided_rows()[::every]
    parts = (rows[start : start + PART] for start in range(0, len(rows), PART))
    several = process_count() > 1 and every == 1
    found = [
        pair
        for pairs in (in_processes(judge, parts, 2) if several else map(judge, parts))
        for pair in pairs
    ]
    print(f"\n{table(found)}")
    assert len(found) == len(rows)
    assert [
        (row.fen, judgement.code) for row, judgement in found if not row.reason and judgement.grade
    ] == []
    for aside in (False, True):
        assert recall([pair for pair in found if pair[0].is_held_aside is aside]) >= GOAL


def game_positions(seed: int, chess960: bool) -> Iterator[Position]:
    """Yield positions of games of random moves without end, with their true counters.

    Each game has a taste of its own: pawn moves, captures, checks or quiet moves.
    """
    dice = random.Random(seed)
    while True:
        board = chess.Board.from_chess960_pos(dice.randrange(960)) if chess960 else chess.Board()
        taste = dice.choice(TASTES)
        keenness, length = dice.random(), dice.choice((20, 100, 300))
        while not board.is_game_over() and board.ply() < length:
            moves = list(board.legal_moves)
            liked = [move for move in moves if taste(board, move)]
            board.push(dice.choice(liked if liked and dice.random() < keenness else moves))
            ep = dice.choice(("fen", "xfen", "legal"))
            yield parse_fen(board.fen(en_passant=ep, shredder=chess960))


def pawn_move(board: chess.Board, move: chess.Move) -> bool:
    return board.piece_type_at(move.from_square) == chess.PAWN


def promotion_or_capture(board: chess.Board, move: chess.Move) -> bool:
    return move.promotion is not None or board.is_capture(move)


def quiet_move(board: chess.Board, move: chess.Move) -> bool:
    return not board.is_zeroing(move)


def rare_move(board: chess.Board, move: chess.Move) -> bool:
    return (
        move.promotion is not None
        or board.is_en_passant(move)
        or board.is_castling(move)
        or board.gives_check(move)
    )


TASTES = (pawn_move, promotion_or_capture, quiet_move, rare_move)


def accusations(seed: int, chess960: bool, searched: int) -> list[str]:
    """Return what is said against positions of games: FENs with codes."""
    found = []
    for number, position in enumerate(islice(game_positions(seed, chess960), LEGAL_PART)):
        codes = {problem.code for problem in diagnose(position, chess960)} - NOTES - TRUE_HINTS
        if number % searched == 0:
            proof = prove(position, chess960, BUDGET / 1000).problem
            codes |= set() if proof is None else {proof.code}
        if codes:
            found.append(f"{format_fen(position)} {sorted(codes)}")
    return found


@pytest.mark.parametrize("chess960", [False, True], ids=["standard", "chess960"])
@pytest.mark.parametrize(
    "count",
    [
        2 * LEGAL_PART,
        pytest.param(LEGAL_POSITIONS, marks=pytest.mark.long),
    ],
)
def test_no_position_of_a_game_is_accused(count: int, chess960: bool) -> None:
    ask = partial(accusations, chess960=chess960, searched=SEARCHED)
    seeds = iter(range(count // LEGAL_PART // 2))
    several = process_count() > 1 and count == LEGAL_POSITIONS
    parts = in_processes(ask, seeds, 2) if several else map(ask, seeds)
    assert [accused for part in parts for accused in part] == []
