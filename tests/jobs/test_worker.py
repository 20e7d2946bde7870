"""Processes that answer one request after another."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue

import pytest

from fenedit.jobs.questions import SOLVER, SolveQuestion
from fenedit.jobs.worker import FROZEN_WORD, Answer, Worker, module_asked_for, worker_command
from fenedit.notation.position import EMPTY_POSITION
from tests.helpers.as_on_windows import pretend_windows
from tests.helpers.project import ROOT
from tests.helpers.workers import MODULE, UNREADABLE


class Boss:
    """Asks a worker, and hears what it answers."""

    def __init__(self, module: str = MODULE):
        self._heard: SimpleQueue[Answer | None] = SimpleQueue()
        self.worker = Worker(module, lambda _, answer: self._heard.put(answer))
        self._number = 0

    def ask(self, *contents: object):
        for content in contents:
            self._number += 1
            self.worker.ask(self._number, content)

    def answers(self) -> list[object]:
        """Wait for the last answer to the newest request, and return all that came."""
        found: list[object] = []
        while True:
            answer = self._heard.get(timeout=60)
            assert answer is not None, "the worker has ended"
            if answer.content is not None or answer.failure:
                found.append(answer.failure or answer.content)
            if answer.last and answer.number == self._number:
                return found

    def has_ended(self) -> bool:
        while self._heard.get(timeout=60) is not None:
            pass
        return True


@pytest.fixture
def boss() -> Iterator[Boss]:
    boss = Boss()
    yield boss
    boss.worker.end()


def test_on_windows_no_process_shows_a_console_and_what_a_person_waits_for_goes_first(monkeypatch):
    started = []

    class StartedError(Exception):
        pass

    def start(_command, *, creationflags=0, **_):
        started.append(creationflags)
        raise StartedError

    pretend_windows(monkeypatch)
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0x08000000, raising=False)
    monkeypatch.setattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0x4000, raising=False)
    monkeypatch.setattr(subprocess, "Popen", start)
    with pytest.raises(StartedError):
        Worker(MODULE, print)
    assert started == [0x08004000]


def test_each_request_is_answered(boss):
    boss.ask(("echo", {"a": 1}))
    assert boss.answers() == [{"a": 1}]
    boss.ask(("count", 3))
    assert boss.answers() == [0, 1, 2]


def test_large_messages_are_answered(boss):
    content = os.urandom(3 << 20)
    boss.ask(("echo", content))
    assert boss.answers() == [content]


def test_what_the_work_prints_is_no_answer(boss):
    boss.ask(("print", "a word"))
    assert boss.answers() == [6]


def test_the_newest_request_is_answered_and_those_that_waited_are_not(boss):
    boss.ask(("count", 3), *[("echo", number) for number in range(1, 50)])
    found = boss.answers()
    assert found[-1] == 49
    assert len(found) < 50


def test_a_newer_request_ends_work_between_two_answers(boss):
    boss.ask(("count", 1000))
    boss.ask(("echo", "newer"))
    found = boss.answers()
    assert found[-1] == "newer"
    assert len(found) < 1000


def test_a_request_for_nothing_ends_work_too(boss):
    boss.ask(("count", 1000))
    boss.ask(None)
    boss.ask(("echo", "after"))
    assert boss.answers()[-1] == "after"


def test_a_worker_is_small(boss):
    for name in ("PySide6", "numpy", "fenedit.ui"):
        boss.ask(("imported", name))
        assert boss.answers() == [False]


def test_what_a_person_waits_for_goes_before_the_solver():
    boss = Boss(SOLVER)
    boss.ask(SolveQuestion(EMPTY_POSITION, 1))
    assert boss.answers()
    pid = boss.worker._process.pid
    assert os.getpriority(os.PRIO_PROCESS, pid) >= 10
    boss.worker.end()


@pytest.mark.parametrize(
    ("order", "why"),
    [(("raise", "on purpose"), "ValueError: on purpose"), (("unsendable", None), "pickle")],
)
def test_work_that_fails_is_answered_by_why_and_the_next_is_done(boss, order, why):
    boss.ask(order)
    (failure,) = boss.answers()
    assert why in str(failure)
    boss.ask(("echo", 1))
    assert boss.answers() == [1]


def test_a_module_that_cannot_be_imported_is_a_failure_that_says_so():
    boss = Boss("no_such_module")
    boss.ask(("echo", 1))
    (failure,) = boss.answers()
    assert "No module named 'no_such_module'" in str(failure)
    boss.worker.end()


@pytest.mark.parametrize("order", [("die", None), ("write", UNREADABLE)])
def test_one_that_ends_or_cannot_be_understood_is_heard_of(order):
    boss = Boss()
    boss.ask(order)
    assert boss.has_ended()
    boss.ask(("echo", 1))
    boss.worker.end()


def test_it_is_ended_while_it_works():
    boss = Boss()
    boss.ask(("sleep", 60.0))
    boss.worker.end()
    assert boss.has_ended()


def test_it_ends_with_its_input_even_while_it_works():
    done = subprocess.run(
        worker_command(MODULE),
        input=pickle.dumps((1, ("sleep", 600.0))),
        stdout=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0


def test_it_ends_with_who_asks_even_if_that_is_killed():
    script = (
        "import pickle, subprocess, time\n"
        "from fenedit.jobs.worker import worker_command\n"
        f"worker = subprocess.Popen(worker_command({MODULE!r}), stdin=subprocess.PIPE)\n"
        'worker.stdin.write(pickle.dumps((1, ("sleep", 60.0))))\n'
        "worker.stdin.flush()\n"
        "print('begun', flush=True)\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=ROOT
    ) as asker:
        assert asker.stdout.readline().strip() == b"begun"
        asker.kill()
        # The worker has inherited the pipe; its end is that of all who could write to it.
        assert asker.stdout.read() == b""


WITHOUT_STREAMS = (
    "import sys; sys.stdin = sys.stdout = sys.stderr = None\n"
    f"sys.path.insert(0, {str(ROOT)!r})\n"
    f"from fenedit.jobs.worker import serve; serve({MODULE!r})"
)
"""How a program of Windows begins that has no console."""


class Once:
    """A worker that is asked while its input stays open, so that it can answer."""

    def __init__(self, command: Sequence[str], folder: Path | None = None):
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder
        )

    def answer(self, content: object) -> object:
        with self._process as process:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(pickle.dumps((1, content)))
            process.stdin.flush()
            answer = pickle.load(process.stdout)
            process.stdin.close()
            assert process.wait(60) == 0
        return answer


def test_without_a_console_there_are_still_the_pipes():
    for order, expected in ((("echo", 1), 1), (("print", "a word"), 6)):
        command = [sys.executable, "-c", WITHOUT_STREAMS]
        assert Once(command).answer(order) == Answer(1, expected)


def test_what_lies_in_the_folder_of_the_person_is_not_imported(tmp_path):
    (tmp_path / "pickle.py").write_text("raise SystemExit('not this one')\n")
    assert Once(worker_command(MODULE), tmp_path).answer(("echo", 1)) == Answer(1, 1)


def test_a_frozen_program_is_its_own_worker(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    program, *words = worker_command("fenedit.jobs.prover")
    assert program == sys.executable
    assert module_asked_for(words) == "fenedit.jobs.prover"


@pytest.mark.parametrize(
    "words",
    [
        [],
        [FROZEN_WORD],
        [FROZEN_WORD, "os"],
        [FROZEN_WORD, "fenedit.jobs"],
        [FROZEN_WORD, "fenedit.app.main"],
        [FROZEN_WORD, "fenedit.jobs.prover", "a.fen"],
        ["a.fen", "fenedit.jobs.prover"],
    ],
)
def test_no_other_words_make_it_one(words, monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert module_asked_for(words) is None


def test_no_words_make_a_worker_of_a_program_with_a_python_beside_it():
    assert module_asked_for([FROZEN_WORD, "fenedit.jobs.prover"]) is None
