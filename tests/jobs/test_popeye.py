"""Popeye asked about one of many puzzles: programs that pretend, and what is made of them."""

import os
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from fenedit.jobs import popeye
from fenedit.jobs.popeye import answers
from fenedit.jobs.questions import Found, PopeyeQuestion
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.popeye import FailureCode, Output, question_of
from tests.helpers.fake_popeye import END, FOREVER, HEADER, KEY, PLAY, script

MORPHY = parse_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
NOTED = "import os\nopen('number', 'w').write(str(os.getpid()))\n"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    # A program may take its time to start on a machine that is busy.
    monkeypatch.setattr(popeye, "FIRST_SECONDS", 60.0)


def asked(path: str, budget: float | None = None, twins: str = "") -> PopeyeQuestion:
    puzzle = Puzzle(stipulation="#2", conditions="Circe", twins=twins)
    return PopeyeQuestion(path, question_of(MORPHY, puzzle), budget=budget)


def found_by(path: str, budget: float | None = None) -> Found:
    *waited, found = answers(asked(path, budget))
    assert found is not None and not any(waited)
    return found


def test_solutions_are_counted_and_keys_are_named(tmp_path: Path) -> None:
    found = found_by(script(tmp_path / "py", HEADER + KEY + PLAY + END))
    assert (found.counts, found.exact, found.failure) == ((1,), True, None)
    assert [move.san for move in found.keys] == ["Ra6"]
    assert found.lines[-1].startswith("solution finished")


@pytest.mark.parametrize(
    ("code", "failure"),
    [
        ("print('Stockfish 17')", "popeye-other"),
        ("", "popeye-other"),
        (HEADER, "popeye-crash"),
        ("import os\nos.abort()", "popeye-crash"),
        (HEADER + "while True: print('x' * 9999)", "popeye-flood"),
        (HEADER + "print('both sides need a king')\n" + END, "popeye-refused"),
        (HEADER + "print('   1.Ra1-a6 perhaps')\n" + END, "popeye-unread"),
    ],
)
def test_what_goes_wrong_is_told(tmp_path: Path, code: str, failure: str) -> None:
    found = found_by(script(tmp_path / "py", code))
    assert (found.failure, found.exact) == (failure, False)


def test_what_is_no_program_is_told(tmp_path: Path) -> None:
    path = tmp_path / "py"
    assert found_by(str(path)).failure == "popeye-start"
    path.write_bytes(b"\x7fnot a program")
    path.chmod(0o755)
    assert found_by(str(path)).failure in ("popeye-start", "popeye-other")


def test_time_that_is_up_leaves_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, read = script(tmp_path / "py", HEADER + KEY + FOREVER), list[str]()

    class Heard(Output):
        def take(self, line: str) -> FailureCode | None:
            read.append(line)
            return super().take(line)

    # The time is up as soon as the key was read.
    clock = SimpleNamespace(monotonic=lambda: float(any("Ra1-a6" in line for line in read)))
    with monkeypatch.context() as patch:
        patch.setattr(popeye, "Output", Heard)
        patch.setattr(popeye, "time", clock)
        found = found_by(path, budget=0.3)
    assert (found.failure, found.detail, found.exact) == ("popeye-time", "0.005", False)
    assert found.counts == (1,)
    monkeypatch.setattr(popeye, "FIRST_SECONDS", 0.1)
    assert found_by(script(tmp_path / "py", FOREVER)).failure == "popeye-silent"


def test_a_twin_that_cannot_be_made_leaves_it_incomplete(tmp_path: Path) -> None:
    path = script(tmp_path / "py", HEADER + KEY + PLAY + END)
    *_, found = answers(asked(path, twins="b) Remove h8"))
    assert found is not None and (found.counts, found.exact) == ((1,), False)


def test_cancelled_work_ends_the_program(tmp_path: Path) -> None:
    work = answers(asked(script(tmp_path / "py", NOTED + HEADER + FOREVER)))
    number = tmp_path / "number"
    while not (number.exists() and number.read_text()):
        assert next(work) is None
    work.close()
    end = time.monotonic() + 60
    while Path(f"/proc/{number.read_text()}").exists():
        assert time.monotonic() < end
        os.sched_yield()
