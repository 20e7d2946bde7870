"""No position that we call playable makes Stockfish crash, hang, or say nothing."""

import random
import select
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice

import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import EMPTY, Position
from fenedit.notation.problems import Severity
from fenedit.rules.judge.playability import playability
from tests.helpers.games import played_positions
from tests.helpers.mutations import mutated, random_placements
from tests.helpers.oracles import program

SHORT, LONG = 300, 10_000
_PATIENCE = 20
"""Seconds for which an answer is waited."""


class Stockfish:
    """Stockfish in a process of its own, asked one position after the other."""

    def __init__(self, process: "subprocess.Popen[bytes]", chess960: bool) -> None:
        self._process = process
        self._send("setoption name Hash value 1")
        self._send(f"setoption name UCI_Chess960 value {str(chess960).lower()}")
        assert self._waits_for(b"readyok", "isready")

    def survives(self, fen: str) -> bool:
        """Tell whether it shows a position, thinks about it for a moment, and is ready again."""
        return (
            self._waits_for(b"Checkers:", f"position fen {fen}", "d")
            and self._waits_for(b"bestmove", "go nodes 100")
            and self._waits_for(b"bestmove", "go depth 1")
            and self._waits_for(b"readyok", "isready")
        )

    def _waits_for(self, answer: bytes, *commands: str) -> bool:
        try:
            for command in commands:
                self._send(command)
        except BrokenPipeError:
            return False
        out = self._process.stdout
        assert out is not None
        while select.select([out], [], [], _PATIENCE)[0]:
            line = out.readline()
            if not line:
                return False
            if line.startswith(answer):
                return True
        return False

    def _send(self, command: str) -> None:
        into = self._process.stdin
        assert into is not None
        into.write(command.encode() + b"\n")
        into.flush()


@contextmanager
def stockfish(chess960: bool) -> Iterator[Stockfish]:
    process = subprocess.Popen(
        [program("stockfish")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
    )
    try:
        yield Stockfish(process, chess960)
    finally:
        process.kill()
        process.communicate()


def survives(position: Position, chess960: bool) -> bool:
    """Ask a Stockfish that has seen nothing else."""
    with stockfish(chess960) as fresh:
        return fresh.survives(format_fen(position))


def playable(position: Position, chess960: bool) -> bool:
    problems = playability(position, chess960)
    return all(problem.severity is not Severity.NOT_PLAYABLE for problem in problems)


def crashing(positions: Iterable[Position], chess960: bool) -> Iterator[Position]:
    """Yield the positions that Stockfish does not survive."""
    waiting = iter(positions)
    while True:
        with stockfish(chess960) as engine:
            victim = next((each for each in waiting if not engine.survives(format_fen(each))), None)
        if victim is None:
            return
        yield victim


def smallest(position: Position, chess960: bool) -> str:
    """Return a position that still crashes, without the pieces that it does not need."""
    for square in range(64):
        if position.placement[square] not in f"Kk{EMPTY}":
            less = position.with_content(square, EMPTY)
            if playable(less, chess960) and not survives(less, chess960):
                position = less
    return format_fen(position)


def candidates(chess960: bool, seed: int) -> Iterator[Position]:
    """Yield positions without end, by turns changed ones of games and made-up ones."""
    dice = random.Random(seed)
    games = mutated(played_positions(seed, 10**6, chess960), dice, chess960)
    while True:
        yield next(games)
        yield from random_placements(dice, 1)


@pytest.mark.parametrize("chess960", [False, True], ids=["standard", "chess960"])
@pytest.mark.parametrize(
    "count",
    [SHORT, pytest.param(LONG, marks=pytest.mark.long)],
)
def test_playable_positions_crash_nothing(count: int, chess960: bool) -> None:
    tried = (each for each in candidates(chess960, seed=count) if playable(each, chess960))
    victims = islice(crashing(islice(tried, count // 2), chess960), 5)
    assert [smallest(each, chess960) for each in victims] == []


@pytest.mark.parametrize(
    "fen",
    ["3n4/8/4K3/4Pp2/8/8/2k5/8 w - f6 0 60", "8/8/8/5pP1/4k3/2r2p2/4K3/8 w - f6 0 60"],
)
def test_what_crashed_it_is_not_playable(fen: str) -> None:
    # It takes a check to come from the double step, and captures en passant to answer it; here
    # the king was in check before, by a knight or another pawn.
    assert not playable(parse_fen(fen), False)


def test_that_a_crash_would_be_seen() -> None:
    # Stockfish 15 has no answer to a side without a king.
    victims = list(crashing([Position("Q" + EMPTY * 63)], False))
    assert len(victims) == 1
