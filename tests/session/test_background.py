import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.errors import SaveError
from fenedit.session.background import Client, Slices
from tests.helpers.workers import MODULE, UNREADABLE


class Asked(Client):
    """A client that keeps what it is told."""

    def __init__(self, qtbot: QtBot, module: str = MODULE) -> None:
        super().__init__()
        self.module = module
        self.qtbot = qtbot
        self.answers: list[object] = []
        self.ends = 0
        self.failures: list[str] = []
        self.failed.connect(self.failures.append)

    def ask(self, order: object) -> None:
        self._ask(order)

    def expect(self, *answers: object) -> None:
        """Wait until all has been answered, or has failed, and compare the answers."""
        self.qtbot.waitUntil(lambda: not self.searching)
        assert self.answers == list(answers)
        self.answers.clear()

    def expect_failure(self) -> None:
        self.failures.clear()
        self.expect()
        assert self.failures == ["process"]

    def process(self) -> int:
        self.ask(("process", None))
        self.qtbot.waitUntil(lambda: not self.searching)
        process = self.answers.pop()
        assert isinstance(process, int)
        return process

    def _on_answered(self, answer: object) -> None:
        self.answers.append(answer)

    def _on_done(self) -> None:
        self.searching = False


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[Asked]:
    client = Asked(qtbot)
    yield client
    client.close()


def test_each_question_is_answered_by_the_same_process(client: Asked) -> None:
    client.ask(("count", 3))
    client.expect(0, 1, 2)
    assert client.process() == client.process()


def test_only_the_newest_question_is_answered(client: Asked) -> None:
    for number in range(20):
        client.ask(("echo", number))
    client.expect(19)


def test_what_was_let_go_of_is_not_answered(client: Asked) -> None:
    client.ask(("count", 1000))
    client.qtbot.waitUntil(lambda: len(client.answers) > 2)
    client.cancel()
    client.answers.clear()
    client.ask(("echo", "after"))
    client.expect("after")


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_closing_ends_the_process_while_it_works(client: Asked) -> None:
    process = client.process()
    client.ask(("sleep", 60.0))
    client.close()
    assert not is_there(process)
    client.ask(("echo", 1))
    assert not client.searching


@pytest.mark.expects_log("the worker .* ended by itself")
def test_a_killed_worker_is_replaced(client: Asked) -> None:
    process = client.process()
    os.kill(process, signal.SIGKILL)
    assert client.process() != process


@pytest.mark.expects_log("the worker .* ended by itself")
def test_what_was_asked_when_it_was_killed_is_asked_again(client: Asked) -> None:
    process = client.process()
    client.ask(("count", 10))
    client.qtbot.waitUntil(lambda: bool(client.answers))
    client.answers.clear()
    os.kill(process, signal.SIGKILL)
    client.expect(*range(10))


@pytest.mark.expects_log("the worker .* ended by itself")
@pytest.mark.parametrize("order", [("die", None), ("write", UNREADABLE)])
def test_a_question_over_which_it_always_ends_fails_once_and_the_next_is_answered(
    client: Asked, order: object
) -> None:
    client.ask(order)
    client.expect_failure()
    client.ask(("echo", 1))
    client.expect(1)


@pytest.mark.expects_log("(?s)the worker .* failed: .*ValueError: on purpose")
def test_work_that_raises_fails_and_ends_nothing(client: Asked) -> None:
    process = client.process()
    client.ask(("raise", "on purpose"))
    client.expect_failure()
    assert client.process() == process


@pytest.mark.expects_log("No module named 'no_such_module'")
def test_a_module_that_cannot_be_imported_is_told(qtbot: QtBot) -> None:
    client = Asked(qtbot, "no_such_module")
    client.ask(("echo", 1))
    client.expect_failure()
    client.close()


@pytest.mark.expects_log("the worker .* cannot be started")
def test_a_program_that_cannot_be_started_is_told(
    client: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/program")
    client.ask(("echo", 1))
    client.expect_failure()


# Work in slices: it goes on, it can be let go of, and it says how it ended.


@pytest.fixture
def run(qapp: object) -> Slices:
    return Slices(None, (SaveError,), 0.02)


def slow(count: int, done: list[object]) -> Iterator[int]:
    try:
        for number in range(count):
            time.sleep(0.004)
            yield number
        done.append("through")
    finally:
        done.append("closed")


def test_it_goes_through_and_tells_how_far_it_is(qtbot: QtBot, run: Slices) -> None:
    done: list[object] = []
    told: list[object] = []
    run.progressed.connect(told.append)
    with qtbot.waitSignal(run.done):
        run.start(slow(20, done))
        assert run.busy
        assert not done
    assert done == ["through", "closed"]
    assert not run.busy
    assert told == sorted(set(told), key=int)
    assert len(told) > 1


def test_what_is_cancelled_is_closed_and_says_nothing(qtbot: QtBot, run: Slices) -> None:
    done: list[object] = []
    with qtbot.assertNotEmitted(run.done):
        with qtbot.waitSignal(run.progressed):
            run.start(slow(1000, done))
        run.cancel()
    assert done == ["closed"]
    assert not run.busy


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, run: Slices) -> None:
    error = SaveError("disk-full", Path("x.pdf"))

    def failing() -> Iterator[int]:
        yield 1
        raise error

    with qtbot.waitSignal(run.failed) as failed, qtbot.assertNotEmitted(run.done):
        run.start(failing())
    assert failed.args == [error]
    assert not run.busy


def test_what_nobody_foresaw_ends_it_once(qtbot: QtBot, run: Slices) -> None:
    def failing() -> Iterator[int]:
        raise ZeroDivisionError
        yield 1

    with qtbot.captureExceptions() as caught, qtbot.waitSignal(run.broke):
        run.start(failing())
    assert not run.busy
    assert [error[0] for error in caught] == [ZeroDivisionError]


def test_no_error_is_awaited_unless_it_is_named(qapp: object) -> None:
    def failing() -> Iterator[int]:
        yield 1
        raise SaveError("disk-full", Path("x.pdf"))

    with pytest.raises(SaveError):
        Slices().start(failing(), now=True)
