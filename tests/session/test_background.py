import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit.jobs.worker import Answer, framed
from fenedit.session.background import MOST_FAILURES, Background
from tests.helpers.workers import MODULE, UNREADABLE


class Worker:
    """A worker, and what it has said."""

    def __init__(self, qtbot: QtBot, module: str = MODULE) -> None:
        self.qtbot = qtbot
        self.background = Background(module)
        self.answers: list[object] = []
        self.ends = 0
        self.failures = 0
        self.background.failed.connect(self._on_failed)
        self.background.answered.connect(self.answers.append)
        self.background.done.connect(self._on_done)

    def expect(self, *answers: object) -> None:
        self.qtbot.waitUntil(lambda: self.ends > 0 or self.background.hopeless)
        assert self.answers == list(answers)
        self.answers.clear()
        self.ends = 0

    def _on_done(self) -> None:
        self.ends += 1

    def _on_failed(self) -> None:
        self.failures += 1


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    worker = Worker(qtbot)
    yield worker
    worker.background.close()


def test_it_starts_with_the_first_request_and_answers(worker: Worker) -> None:
    assert not worker.background.running
    worker.background.ask(("count", 3))
    assert worker.background.running
    worker.expect(0, 1, 2)


def test_only_the_newest_request_is_answered(worker: Worker) -> None:
    for number in range(20):
        worker.background.ask(("echo", number))
    worker.expect(19)


def test_what_was_let_go_of_is_not_answered(worker: Worker) -> None:
    worker.background.ask(("count", 1000))
    worker.qtbot.waitUntil(lambda: len(worker.answers) > 2)
    worker.background.cancel()
    worker.answers.clear()
    worker.background.ask(("echo", "after"))
    worker.expect("after")


def process_of(worker: Worker) -> int:
    worker.background.ask(("process", None))
    worker.qtbot.waitUntil(lambda: worker.ends == 1)
    process = worker.answers[0]
    assert isinstance(process, int)
    worker.expect(process)
    return process


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_closing_ends_the_process_while_it_works(worker: Worker) -> None:
    process = process_of(worker)
    worker.background.ask(("sleep", 60.0))
    worker.background.close()
    assert not is_there(process)
    assert worker.background.hopeless
    worker.background.ask(("echo", 1))
    assert not worker.background.running


@pytest.mark.expects_log("the worker .* ended by itself")
def test_a_killed_worker_is_started_again_by_the_next_request(worker: Worker) -> None:
    process = process_of(worker)
    os.kill(process, signal.SIGKILL)
    worker.qtbot.waitUntil(lambda: not worker.background.running)
    assert process_of(worker) != process


@pytest.mark.expects_log("the worker .* ended by itself")
def test_what_was_asked_when_it_was_killed_is_asked_again(worker: Worker) -> None:
    process = process_of(worker)
    worker.background.ask(("count", 10))
    worker.qtbot.waitUntil(lambda: bool(worker.answers))
    worker.answers.clear()
    os.kill(process, signal.SIGKILL)
    worker.expect(*range(10))


@pytest.mark.expects_log("the worker .* ended by itself")
def test_one_that_always_ends_is_given_up(worker: Worker) -> None:
    starts: list[bool] = []
    worker.background.failed.connect(lambda: starts.append(True))
    worker.background.ask(("die", None))
    worker.qtbot.waitUntil(lambda: worker.background.hopeless)
    assert starts == [True]
    worker.background.ask(("echo", 1))
    assert not worker.background.running


@pytest.mark.expects_log("(?s)the worker .* failed: .*ValueError: on purpose")
def test_work_that_raises_fails_and_ends_nothing(worker: Worker) -> None:
    process = process_of(worker)
    for count in range(1, MOST_FAILURES + 2):
        worker.background.ask(("raise", "on purpose"))
        worker.qtbot.waitUntil(lambda count=count: worker.failures == count)
    assert (worker.ends, worker.answers) == (0, [])
    assert process_of(worker) == process


@pytest.mark.expects_log("too late")
def test_the_failure_of_an_older_request_is_not_that_of_the_newest(worker: Worker) -> None:
    belated = framed(Answer(0, None, last=True, failure="too late"))
    worker.background.ask(("write", belated))
    worker.expect(len(belated))
    assert worker.failures == 0


@pytest.mark.expects_log("the worker .* said what cannot be read", "ended by itself")
def test_one_whose_words_can_never_be_read_is_given_up(worker: Worker) -> None:
    worker.background.ask(("write", UNREADABLE))
    worker.expect()
    assert worker.background.hopeless
    assert not worker.background.running


@pytest.mark.expects_log("the worker .* ended by itself")
def test_an_answer_makes_up_for_failures(worker: Worker) -> None:
    for _ in range(MOST_FAILURES + 1):
        os.kill(process_of(worker), signal.SIGKILL)
        worker.qtbot.waitUntil(lambda: not worker.background.running)
    assert not worker.background.hopeless


@pytest.mark.expects_log("No module named 'no_such_module'")
def test_a_worker_that_cannot_be_imported_is_given_up(qtbot: QtBot) -> None:
    worker = Worker(qtbot, "no_such_module")
    worker.background.ask(("echo", 1))
    worker.expect()
    assert worker.background.hopeless


@pytest.mark.expects_log("the worker .* ended by itself")
def test_a_program_that_cannot_be_started_is_given_up(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/program")
    worker.background.ask(("echo", 1))
    worker.expect()
    assert worker.background.hopeless
