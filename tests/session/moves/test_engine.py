"""Hints of an engine, and of programs that are none or fail."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.rules.engine import EngineFailure, Score, Use
from fenedit.session.moves import engine
from fenedit.session.moves.engine import EngineHints, Status
from tests.helpers.fake_engines import fake_engine, heard, living, processes
from tests.helpers.project import ROOT

STOCKFISH = Use("/usr/games/stockfish")
MATE_IN_TWO = parse_fen("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1")
BLACK_TO_MOVE = parse_fen("4k3/8/8/8/8/8/q7/4K3 b - - 0 1")
CASTLING_960 = parse_fen("1k6/8/8/8/8/8/8/R4K1R w HA - 0 1")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an engine take its time on a machine that is busy."""
    be_patient(monkeypatch, 60_000)


def be_patient(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    monkeypatch.setattr(engine, "START_MS", milliseconds)
    monkeypatch.setattr(engine, "SILENT_MS", milliseconds)
    monkeypatch.setattr(engine, "STOP_MS", 500)


@pytest.fixture
def hints(qtbot: QtBot) -> Iterator[EngineHints]:
    hints = EngineHints()
    yield hints
    hints.close()


def wait_for(qtbot: QtBot, hints: EngineHints, *wanted: Status) -> None:
    qtbot.waitUntil(lambda: hints.status in {*wanted, Status.FAILED})
    assert hints.status in wanted, hints.failure


def start(hints: EngineHints, path: str, lines: int = 1) -> None:
    hints.show(START_POSITION, False)
    hints.start(Use(path), lines)


def best(hints: EngineHints) -> Score | None:
    return hints.hint.lines[0].score if hints.hint is not None and hints.hint.lines else None


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch, 1500)


def test_nothing_runs_before_it_is_wanted(hints: EngineHints) -> None:
    hints.show(START_POSITION, False)
    assert (hints.status, hints.is_on, hints.hint) == (Status.OFF, False, None)


def test_no_rules_of_chess_are_imported_before() -> None:
    code = "import sys, fenedit.session.moves.engine; print('chess' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_a_real_engine_sees_the_mate(hints: EngineHints, qtbot: QtBot) -> None:
    hints.show(MATE_IN_TWO, False)
    hints.start(STOCKFISH, 3)
    qtbot.waitUntil(lambda: best(hints) == Score(None, 2))
    hint = hints.hint
    assert hint is not None
    assert hint.engine.startswith("Stockfish")
    assert hint.lines[0].moves[0] in {"a2a7", "b1b7"}
    assert hint.lines[0].text[:5] in {"1. Ra", "1. Rb"}
    assert hint.lines[0].text.endswith("#")
    assert hint.nodes > 0
    assert len(hint.lines) == 3


def test_values_are_from_whites_side(hints: EngineHints, qtbot: QtBot) -> None:
    hints.show(BLACK_TO_MOVE, False)
    hints.start(STOCKFISH, 1)
    wait_for(qtbot, hints, Status.THINKING)
    assert hints.hint is not None
    score = hints.hint.lines[0].score
    assert (score.centipawns or score.mate or 0) < 0
    assert hints.hint.lines[0].text.startswith("1...")


@pytest.mark.parametrize(
    "position",
    [
        START_POSITION._replace(fullmove_number=0),
        parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        parse_fen("4k3/8/8/8/8/8/3n1n2/r3K2r w - - 0 1"),
        parse_fen("k7/8/1K6/8/8/8/8/7R b - - 0 1"),
    ],
    ids=format_fen,
)
def test_odd_positions_that_can_be_played_harm_no_engine(
    hints: EngineHints, qtbot: QtBot, position: Position
) -> None:
    hints.show(position, False)
    hints.start(STOCKFISH, 5)
    wait_for(qtbot, hints, Status.THINKING)


def test_the_newest_position_wins(hints: EngineHints, qtbot: QtBot) -> None:
    hints.show(START_POSITION, False)
    hints.start(STOCKFISH, 1)
    wait_for(qtbot, hints, Status.THINKING)
    for file in range(4):
        hints.show(START_POSITION.with_content(16 + file, "N"), False)
    assert hints.hint is None
    hints.show(MATE_IN_TWO, False)
    qtbot.waitUntil(lambda: best(hints) == Score(None, 2))


def test_castling_of_chess960_is_known(hints: EngineHints, qtbot: QtBot) -> None:
    hints.show(CASTLING_960, True)
    hints.start(STOCKFISH, 5)
    wait_for(qtbot, hints, Status.THINKING)


@pytest.mark.parametrize(
    ("fen", "code"),
    [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "king-missing-black"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "opposite-check"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "play-mate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "play-stalemate"),
    ],
)
def test_what_crashes_engines_is_not_sent(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path, fen: str, code: str
) -> None:
    start(hints, fake_engine(tmp_path, "good"))
    wait_for(qtbot, hints, Status.THINKING)
    told = len([line for line in heard(tmp_path) if line.startswith("position")])
    hints.show(parse_fen(fen), False)
    wait_for(qtbot, hints, Status.BARRED)
    assert hints.barrier is not None and hints.barrier.code == code
    assert hints.hint is None
    hints.show(START_POSITION, False)
    wait_for(qtbot, hints, Status.THINKING)
    positions = [line for line in heard(tmp_path) if line.startswith("position")]
    assert len(positions) == told + 1
    assert len(processes(tmp_path)) == 1


def test_the_engine_is_modest(hints: EngineHints, qtbot: QtBot, tmp_path: Path) -> None:
    start(hints, fake_engine(tmp_path, "good"), lines=3)
    wait_for(qtbot, hints, Status.THINKING)
    process = processes(tmp_path)[0]
    # No program can be nicer than 19.
    least = min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
    assert os.getpriority(os.PRIO_PROCESS, process) >= least
    told = heard(tmp_path)
    assert "setoption name Hash value 32" in told
    assert "setoption name MultiPV value 3" in told
    assert not any("Threads" in line for line in told)


def test_stopping_ends_it(hints: EngineHints, qtbot: QtBot, tmp_path: Path) -> None:
    start(hints, fake_engine(tmp_path, "good"))
    wait_for(qtbot, hints, Status.THINKING)
    hints.stop()
    assert (hints.status, hints.hint) == (Status.OFF, None)
    qtbot.waitUntil(lambda: not living(tmp_path))
    assert "quit" in heard(tmp_path)
    start(hints, fake_engine(tmp_path, "good"))
    wait_for(qtbot, hints, Status.THINKING)


def test_one_that_stops_by_itself_is_done(hints: EngineHints, qtbot: QtBot, tmp_path: Path) -> None:
    start(hints, fake_engine(tmp_path, "finishes"))
    wait_for(qtbot, hints, Status.DONE)
    assert hints.hint is not None
    assert hints.hint.lines[0].score == Score(None, -3)


def test_odd_options_do_no_harm(hints: EngineHints, qtbot: QtBot, tmp_path: Path) -> None:
    start(hints, fake_engine(tmp_path, "odd"))
    qtbot.waitUntil(lambda: hints.status in {Status.THINKING, Status.FAILED})
    assert hints.failure in {None, EngineFailure("garbage")}


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("garbage", "garbage"),
        ("flood", "garbage"),
        ("dies", "no-engine"),
        ("unready", "unanswered"),
        ("crashes", "crashed"),
        ("chatters", "garbage"),
        ("errs", "garbage"),
    ],
)
@pytest.mark.usefixtures("hasty")
def test_a_failure_is_told_and_nothing_is_left(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path, kind: str, code: str
) -> None:
    check_failure(hints, qtbot, tmp_path, kind, code)


@pytest.mark.parametrize(("kind", "code"), [("silent", "unanswered"), ("hangs", "hung")])
def test_what_says_nothing_is_told_of_within_five_seconds(
    hints: EngineHints,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    code: str,
) -> None:
    be_patient(monkeypatch, 3000)
    check_failure(hints, qtbot, tmp_path, kind, code)


def check_failure(hints: EngineHints, qtbot: QtBot, tmp_path: Path, kind: str, code: str) -> None:
    start(hints, fake_engine(tmp_path, kind))
    qtbot.waitUntil(lambda: hints.status is Status.FAILED)
    assert hints.failure is not None and hints.failure.code == code
    assert len(processes(tmp_path)) == 1
    qtbot.waitUntil(lambda: not living(tmp_path))
    assert not hints.is_on


@pytest.mark.usefixtures("hasty")
def test_one_that_does_not_stop_is_ended(hints: EngineHints, qtbot: QtBot, tmp_path: Path) -> None:
    start(hints, fake_engine(tmp_path, "deaf"))
    wait_for(qtbot, hints, Status.THINKING)
    hints.show(MATE_IN_TWO, False)
    qtbot.waitUntil(lambda: hints.status is Status.FAILED)
    assert hints.failure == EngineFailure("deaf")
    qtbot.waitUntil(lambda: not living(tmp_path))


@pytest.mark.usefixtures("hasty")
def test_one_that_goes_on_after_stop_is_ended_and_that_is_said(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path
) -> None:
    start(hints, fake_engine(tmp_path, "deaf"))
    wait_for(qtbot, hints, Status.THINKING)
    hints.stop()
    assert hints.status is Status.OFF
    qtbot.waitUntil(lambda: hints.status is Status.FAILED)
    assert hints.failure == EngineFailure("deaf")
    qtbot.waitUntil(lambda: not living(tmp_path))


def test_an_engine_without_chess960_is_asked_only_what_it_knows(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path
) -> None:
    hints.show(START_POSITION._replace(castling_rights=""), True)
    hints.start(Use(fake_engine(tmp_path, "good")), 1)
    wait_for(qtbot, hints, Status.THINKING)
    hints.show(CASTLING_960, True)
    qtbot.waitUntil(lambda: hints.status is Status.FAILED)
    assert hints.failure == EngineFailure("chess960")
    qtbot.waitUntil(lambda: not living(tmp_path))


def test_what_an_engine_has_started_ends_with_it(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path
) -> None:
    start(hints, fake_engine(tmp_path, "family"))
    wait_for(qtbot, hints, Status.THINKING)
    qtbot.waitUntil(lambda: len(living(tmp_path)) == 2)
    hints.stop()
    qtbot.waitUntil(lambda: not living(tmp_path))


def test_stopping_holds_nobody_up(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(*_: object) -> bool:
        raise AssertionError("somebody waits")

    start(hints, fake_engine(tmp_path, "silent"))
    qtbot.waitUntil(lambda: bool(living(tmp_path)))
    with monkeypatch.context() as patched:
        patched.setattr(QProcess, "waitForFinished", wait)
        hints.stop()
    qtbot.waitUntil(lambda: not living(tmp_path))


@pytest.mark.parametrize("kind", ["good", "deaf", "hangs", "silent"])
def test_a_window_that_closes_leaves_nothing(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    start(hints, fake_engine(tmp_path, kind))
    qtbot.waitUntil(lambda: bool(living(tmp_path)))
    hints.close()
    assert not living(tmp_path)


def not_programs(folder: Path) -> list[tuple[str, str]]:
    plain = folder / "plain"
    plain.write_text("no program\n")
    locked = folder / "text.exe"
    locked.write_bytes(b"\x7fELF no program")
    locked.chmod(0o755)
    os.mkfifo(folder / "pipe")
    return [
        ("stockfish", "not-absolute"),
        ("", "not-absolute"),
        (str(folder / "gone"), "missing"),
        (str(folder / "a\0b"), "missing"),
        (str(folder), "no-program"),
        (str(folder / "pipe"), "no-program"),
        (str(plain), "not-executable"),
        (str(locked), "cannot-start"),
        ("/bin/cat", "garbage"),
        ("/bin/true", "no-engine"),
        ("/usr/bin/yes", "garbage"),
    ]


@pytest.mark.usefixtures("hasty")
def test_what_is_no_engine_is_said_to_be_none(
    hints: EngineHints, qtbot: QtBot, tmp_path: Path
) -> None:
    for path, code in not_programs(tmp_path):
        start(hints, path)
        qtbot.waitUntil(lambda: hints.status is Status.FAILED)
        assert hints.failure is not None
        assert (path, hints.failure.code) == (path, code)


WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication
from fenedit.notation.position import START_POSITION
from fenedit.rules.engine import Use
from fenedit.session.moves.engine import EngineHints
application = QCoreApplication([])
hints = EngineHints()
hints.show(START_POSITION, False)
hints.changed.connect(lambda: print(hints.status.name, flush=True))
hints.start(Use(sys.argv[1]), 1)
application.exec()
"""


@pytest.mark.parametrize("kind", ["good", "deaf", "silent", "hangs"])
def test_a_killed_window_takes_the_engine_with_it(tmp_path: Path, kind: str) -> None:
    path = fake_engine(tmp_path, kind)
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW, path], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as window:
        try:
            until(lambda: bool(living(tmp_path)))
        finally:
            window.kill()
    until(lambda: not living(tmp_path))


def until(met: object) -> None:
    end = time.monotonic() + 60
    while not met():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.02)
