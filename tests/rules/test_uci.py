"""A UCI engine, asked directly."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import chess
import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.rules import uci
from fenedit.rules.engine import EngineError, Hint, Task, Use
from fenedit.rules.uci import started
from tests.helpers.fake_engines import fake_engine, heard, living

STOCKFISH = Use("/usr/games/stockfish")
PATIENCE_S = 60.0

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an engine may be slow and still be well."""
    for name in ("START_SECONDS", "SILENT_SECONDS", "STOP_SECONDS"):
        monkeypatch.setattr(uci, name, PATIENCE_S)


def hints(use: Use, task: Task, enough: Callable[[Hint], bool]) -> list[Hint]:
    """Ask until there is enough; the engine is ended."""

    async def ask() -> list[Hint]:
        engine = await started(use)
        interrupted = asyncio.Event()
        found: list[Hint] = []
        try:
            async with asyncio.timeout(PATIENCE_S):
                async for hint in engine.hints(task, interrupted):
                    found.append(hint)
                    if enough(hint):
                        interrupted.set()
        finally:
            await engine.end()
        return found

    return asyncio.run(ask())


def has_lines(hint: Hint) -> bool:
    return bool(hint.lines)


def depth(hint: Hint, least: int) -> bool:
    return bool(hint.lines) and hint.lines[0].depth >= least


def test_the_first_hint_is_empty_and_the_rest_are_not(tmp_path: Path) -> None:
    use = Use(fake_engine(tmp_path, "good"))
    first, *rest = hints(use, Task(START_POSITION, False), has_lines)
    assert first == Hint("Fake good")
    assert rest[-1].lines[0].text == "1. e4 e5"
    assert rest[-1].nodes == 3000
    assert not living(tmp_path)


@pytest.mark.parametrize("lines", [1, 3, 5])
def test_lines_are_as_many_as_wanted_legal_and_each_another(lines: int) -> None:
    found = hints(STOCKFISH, Task(START_POSITION, False, lines), lambda hint: depth(hint, 6))[-1]
    assert len(found.lines) == lines
    assert len({line.moves[0] for line in found.lines}) == lines
    for line in found.lines:
        board = chess.Board()
        for move in line.moves:
            board.push_uci(move)
        assert line.text == chess.Board().variation_san(board.move_stack)


def test_no_more_lines_than_moves() -> None:
    lone = parse_fen("k7/8/1K6/8/8/8/8/7R b - - 0 1")
    found = hints(STOCKFISH, Task(lone, False, 5), has_lines)[-1]
    assert len(found.lines) == 1


@pytest.mark.parametrize(
    ("fen", "mate"),
    [
        ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 2),
        ("7K/8/8/8/8/8/r7/1r2k3 b - - 0 1", -2),
        ("7k/8/5K2/6Q1/8/8/8/8 b - - 0 1", 1),
    ],
)
def test_mates_are_told_from_whites_side(fen: str, mate: int) -> None:
    found = hints(
        STOCKFISH,
        Task(parse_fen(fen), False),
        lambda hint: bool(hint.lines) and hint.lines[0].score.mate == mate,
    )[-1]
    assert found.lines[0].score == (None, mate)


def test_castling_of_chess960_is_sent_and_read_as_king_takes_rook(tmp_path: Path) -> None:
    position = parse_fen("1k6/8/8/8/8/8/4PPPP/4RK1R w H - 0 1")
    use = Use(fake_engine(tmp_path, "castles"))
    found = hints(use, Task(position, True), has_lines)[-1]
    assert found.lines[0].text == "1. O-O Ka8 2. Rd1"
    told = heard(tmp_path)
    assert "setoption name UCI_Chess960 value true" in told
    assert "position fen 1k6/8/8/8/8/8/4PPPP/4RK1R w H - 0 1" in told


@pytest.mark.parametrize(
    "position",
    [
        START_POSITION._replace(halfmove_clock=999_999)._replace(fullmove_number=999_999),
        START_POSITION._replace(fullmove_number=0),
        parse_fen("qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1"),
        parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        parse_fen("4k3/8/8/8/8/8/3n1n2/r3K2r w - - 0 1"),
    ],
    ids=format_fen,
)
def test_odd_positions_that_can_be_played_harm_no_engine(position: Position) -> None:
    assert hints(STOCKFISH, Task(position, False), has_lines)[-1].lines


def test_what_it_may_use_is_kept_within_its_own_bounds(tmp_path: Path) -> None:
    use = Use(fake_engine(tmp_path, "good"), threads=64, hash_mb=4096)
    hints(use, Task(START_POSITION, False, 99), has_lines)
    told = heard(tmp_path)
    assert "setoption name Threads value 8" in told
    assert "setoption name Hash value 1024" in told
    assert "setoption name MultiPV value 5" in told


def test_the_path_is_no_command(tmp_path: Path) -> None:
    folder = tmp_path / "a $(touch hit); b & c"
    folder.mkdir()
    path = fake_engine(folder, "good")
    assert hints(Use(path), Task(START_POSITION, False), has_lines)
    assert not (tmp_path / "hit").exists()
    assert list(tmp_path.iterdir()) == [folder]


def test_one_that_answers_to_nothing_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(EngineError) as caught:
        hints(Use(fake_engine(tmp_path, "dies")), Task(START_POSITION, False), has_lines)
    assert caught.value.failure.code == "no-engine"
    assert not living(tmp_path)
