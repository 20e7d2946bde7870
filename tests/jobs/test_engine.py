"""The process that keeps an engine, asked as the window asks it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fenedit.jobs.questions import EngineQuestion, EngineStop, EngineStopped
from fenedit.jobs.worker import Answer, Frames, Request, framed, worker_command
from fenedit.notation.position import START_POSITION
from fenedit.rules.engine import EngineFailure, Hint, Task, Use
from tests.helpers.fake_engines import fake_engine, living, processes
from tests.helpers.patient_engine_host import MODULE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


class Host:
    """A process, and what it answers."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            worker_command(MODULE), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._frames = Frames()
        self._answers: list[Answer] = []

    def ask(self, number: int, content: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(framed(Request(number, content)))
        self.process.stdin.flush()

    def answer(self) -> Answer:
        assert self.process.stdout is not None
        while not self._answers:
            data = self.process.stdout.read1(1 << 16)  # type: ignore[attr-defined]
            assert data, "it has ended"
            self._answers += self._frames.feed(data)
        return self._answers.pop(0)

    def best(self, number: int) -> str:
        """Return the first line of play that is answered to a request."""
        while True:
            answer = self.answer()
            assert answer.number <= number
            assert not answer.last
            hint = answer.content
            if answer.number == number and isinstance(hint, Hint) and hint.lines:
                return hint.lines[0].text


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host()
    with host.process:
        yield host
        assert host.process.stdin is not None
        host.process.stdin.close()
        assert host.process.wait(60) == 0


def question(path: str, number: int = 1) -> EngineQuestion:
    return EngineQuestion(Task(START_POSITION._replace(fullmove_number=number), False), Use(path))


def test_one_engine_answers_one_question_after_another(host: Host, tmp_path: Path) -> None:
    path = fake_engine(tmp_path, "good")
    for number in range(1, 6):
        host.ask(number, question(path, number))
        assert host.best(number) == f"{number}. e4 e5"
    assert len(processes(tmp_path)) == 1


def test_of_questions_that_wait_only_the_newest_is_answered(host: Host, tmp_path: Path) -> None:
    path = fake_engine(tmp_path, "good")
    for number in range(1, 30):
        host.ask(number, question(path, number))
    assert host.best(29) == "29. e4 e5"


def test_an_order_to_stop_ends_the_engine_before_it_is_answered(host: Host, tmp_path: Path) -> None:
    host.ask(1, question(fake_engine(tmp_path, "good")))
    host.best(1)
    host.ask(2, EngineStop())
    answers = [host.answer()]
    while answers[-1].number == 1:
        answers.append(host.answer())
    assert answers[-1] == Answer(2, EngineStopped(None))
    assert not living(tmp_path)
    assert host.answer() == Answer(2, None, last=True)


def test_another_engine_takes_the_place_of_the_first(host: Host, tmp_path: Path) -> None:
    host.ask(1, question(fake_engine(tmp_path, "good")))
    host.best(1)
    host.ask(2, question(fake_engine(tmp_path, "finishes")))
    host.best(2)
    assert len(processes(tmp_path)) == 2
    assert living(tmp_path) == processes(tmp_path)[1:]


def test_how_it_failed_unseen_is_told_to_who_asks_next(host: Host, tmp_path: Path) -> None:
    path = fake_engine(tmp_path, "deaf")
    host.ask(1, question(path))
    host.best(1)
    host.ask(2, None)
    host.ask(3, question(path))
    answer = host.answer()
    while answer.number == 1:
        answer = host.answer()
    assert answer == Answer(3, EngineFailure("deaf"))
    assert not living(tmp_path)
    assert host.answer().last
    host.ask(4, question(fake_engine(tmp_path, "good")))
    host.best(4)
