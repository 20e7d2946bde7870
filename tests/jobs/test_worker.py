import io
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from fenedit.jobs.worker import (
    FROZEN_WORD,
    Answer,
    Frames,
    Request,
    framed,
    lower_priority,
    module_asked_for,
    worker_command,
)
from tests.helpers.as_on_windows import INVALID, pretend_windows
from tests.helpers.project import ROOT
from tests.helpers.workers import MODULE, UNREADABLE


class Boss:
    """Asks a worker, and reads what it answers."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self.frames = Frames()
        self.number = 0

    def ask(self, *contents: object) -> None:
        assert self.process.stdin is not None
        requests = []
        for content in contents:
            self.number += 1
            requests.append(framed(Request(self.number, content)))
        self.process.stdin.write(b"".join(requests))
        self.process.stdin.flush()

    def answers(self) -> list[object]:
        """Wait for the last answer to the newest request, and return all that came."""
        found: list[object] = []
        while True:
            for answer in self.frames.feed(self._read()):
                if answer == Answer(self.number, None, last=True):
                    return found
                found.append(answer.failure or answer.content)
                if answer.last:
                    return found

    def _read(self) -> bytes:
        assert self.process.stdout is not None
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        assert data, "the worker has ended"
        return data


@contextmanager
def working(folder: Path | None = None, command: Sequence[str] = ()) -> Iterator[Boss]:
    with subprocess.Popen(
        command or worker_command(MODULE),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
    ) as process:
        yield Boss(process)
        process.kill()


@pytest.fixture(scope="module")
def boss() -> Iterator[Boss]:
    with working() as boss:
        yield boss


def test_on_windows_what_a_person_waits_for_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = pretend_windows(monkeypatch)
    lower_priority()
    assert kernel.calls == [("SetPriorityClass", (INVALID, 0x4000))]


def test_messages_come_together_from_any_parts() -> None:
    messages = [Request(1, ("echo", "x" * 300)), Answer(1, None, last=True), Answer(2, [7])]
    wire = io.BytesIO(b"".join(map(framed, messages)))
    frames = Frames()
    found = [message for part in iter(lambda: wire.read(3), b"") for message in frames.feed(part)]
    assert found == messages


def test_many_messages_may_arrive_at_once() -> None:
    messages = [Answer(number, "content") for number in range(5)]
    assert list(Frames().feed(b"".join(map(framed, messages)))) == messages


def test_a_message_that_cannot_be_read_is_gone_when_the_next_comes() -> None:
    frames = Frames()
    with pytest.raises(pickle.UnpicklingError):
        list(frames.feed(UNREADABLE + framed(Answer(1, "next"))))
    assert list(frames.feed(b"")) == [Answer(1, "next")]


def test_each_request_is_answered(boss: Boss) -> None:
    boss.ask(("echo", {"a": 1}))
    assert boss.answers() == [{"a": 1}]
    boss.ask(("count", 3))
    assert boss.answers() == [0, 1, 2]


def test_what_the_work_prints_is_no_answer(boss: Boss) -> None:
    boss.ask(("print", "a word"))
    assert boss.answers() == [6]


def test_the_newest_request_is_answered_and_those_that_waited_are_not(boss: Boss) -> None:
    boss.ask(("echo", 0), *[("echo", number) for number in range(1, 50)])
    found = boss.answers()
    assert found[-1] == 49
    assert len(found) < 50


def test_a_newer_request_ends_work_between_two_answers(boss: Boss) -> None:
    boss.ask(("count", 1000))
    boss.ask(("echo", "newer"))
    found = boss.answers()
    assert found[-1] == "newer"
    assert len(found) < 1000


def test_a_request_for_nothing_ends_work_too(boss: Boss) -> None:
    boss.ask(("count", 1000))
    boss.ask(None)
    boss.ask(("echo", "after"))
    assert boss.answers()[-1] == "after"


def test_a_worker_is_small(boss: Boss) -> None:
    for name in ("PySide6", "numpy", "fenedit.ui"):
        boss.ask(("imported", name))
        assert boss.answers() == [False]


def test_it_ends_with_its_input_even_while_it_works() -> None:
    with working() as boss:
        boss.ask(("sleep", 60.0))
        assert boss.process.stdin is not None
        boss.process.stdin.close()
        assert boss.process.wait(timeout=60) == 0


def test_it_ends_with_who_asks_even_if_that_is_killed() -> None:
    script = (
        "import subprocess, sys, time\n"
        "from fenedit.jobs.worker import Request, framed, worker_command\n"
        f"worker = subprocess.Popen(worker_command({MODULE!r}), stdin=subprocess.PIPE)\n"
        'worker.stdin.write(framed(Request(1, ("sleep", 60.0))))\n'
        "worker.stdin.flush()\n"
        "print('begun', flush=True)\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=ROOT
    ) as asker:
        assert asker.stdout is not None
        assert asker.stdout.readline().strip() == b"begun"
        asker.kill()
        # The worker has inherited the pipe; its end is that of all who could write to it.
        assert asker.stdout.read() == b""


@pytest.mark.parametrize(
    ("order", "why"),
    [(("raise", "on purpose"), "ValueError: on purpose"), (("unsendable", None), "pickle")],
)
def test_work_that_fails_is_answered_by_why_and_the_next_is_done(
    boss: Boss, order: tuple[str, object], why: str
) -> None:
    boss.ask(order)
    (failure,) = boss.answers()
    assert why in str(failure)
    boss.ask(("echo", 1))
    assert boss.answers() == [1]


def test_a_request_that_cannot_be_read_ends_it_and_it_says_why() -> None:
    with working() as boss:
        assert boss.process.stdin is not None and boss.process.stderr is not None
        boss.process.stdin.write(UNREADABLE)
        boss.process.stdin.flush()
        assert boss.process.wait(timeout=60) == 1
        assert b"UnpicklingError" in boss.process.stderr.read()


WITHOUT_STREAMS = (
    "import sys; sys.stdin = sys.stdout = sys.stderr = None\n"
    f"sys.path.insert(0, {str(ROOT)!r})\n"
    f"from {MODULE} import main; main()"
)
"""How a program of Windows begins that has no console."""


def test_without_a_console_there_are_still_the_pipes() -> None:
    with working(command=[sys.executable, "-c", WITHOUT_STREAMS]) as boss:
        boss.ask(("echo", 1))
        assert boss.answers() == [1]
        boss.ask(("print", "a word"))
        assert boss.answers() == [6]
        assert boss.process.stdin is not None and boss.process.stderr is not None
        boss.process.stdin.write(UNREADABLE)
        boss.process.stdin.flush()
        assert boss.process.wait(timeout=60) == 1
        assert b"UnpicklingError" in boss.process.stderr.read()


def test_what_lies_in_the_folder_of_the_person_is_not_imported(tmp_path: Path) -> None:
    (tmp_path / "pickle.py").write_text("raise SystemExit('not this one')\n")
    with working(tmp_path) as boss:
        boss.ask(("echo", 1))
        assert boss.answers() == [1]


def test_a_frozen_program_is_its_own_worker(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_no_other_words_make_it_one(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert module_asked_for(words) is None


def test_no_words_make_a_worker_of_a_program_with_a_python_beside_it() -> None:
    assert module_asked_for([FROZEN_WORD, "fenedit.jobs.prover"]) is None
