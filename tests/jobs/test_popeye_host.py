"""The process that runs Popeye for the window."""

import os
import pickle
import subprocess
import sys
import time
from pathlib import Path
from typing import BinaryIO

import pytest

from fenedit.jobs import popeye as module
from fenedit.jobs.popeye import PopeyeQuestion, Told, answers
from fenedit.jobs.popeye_language import PopeyeError
from fenedit.jobs.worker import Answer, Frames, Request, framed, worker_command
from fenedit.notation.fen import parse_fen
from tests.helpers.fake_popeye import END, FOREVER, HEADER, KEY, PLAY, script
from tests.helpers.oracles import program

MORPHY = parse_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a program; rm -rf $HOME"


def texts(told: list[Told]) -> list[str]:
    return [line.text for part in told if not isinstance(part, PopeyeError) for line in part]


def test_lines_come_and_then_nothing_fails(path: Path) -> None:
    told = list(answers(PopeyeQuestion(script(path, HEADER + KEY + PLAY + END), MORPHY, "#2")))
    assert "   1.Ra1-a6 ! zugzwang." in texts(told)
    assert not any(isinstance(part, PopeyeError) for part in told)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("print('Stockfish 17')", "popeye-other"),
        (HEADER + KEY + "import os\nos.abort()", "popeye-crash"),
        (HEADER + "print('both sides need a king')\n" + END, "popeye-refused"),
    ],
)
def test_a_failure_is_told_last_and_can_be_sent(path: Path, code: str, expected: str) -> None:
    *before, last = answers(PopeyeQuestion(script(path, code), MORPHY, "#2"))
    assert isinstance(last, PopeyeError)
    assert last.code == expected
    sent = pickle.loads(pickle.dumps(last))
    assert (sent.code, sent.detail) == (last.code, last.detail)
    assert (KEY in code) == any("1.Ra1-a6 !" in text for text in texts(before))


def test_nobody_is_told_more_than_can_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_SHOWN", 1000)
    code = HEADER + "for n in range(10**5): print('   1.Ra1-a6 !')\n" + END
    *before, last = answers(PopeyeQuestion(script(path, code), MORPHY, "#2"))
    assert isinstance(last, PopeyeError) and last.code == "popeye-flood"
    assert 900 < len("\n".join(texts(before))) < 1100


def test_who_lets_go_ends_the_program(path: Path, tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    code = f"import os\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\n" + HEADER + FOREVER
    command = worker_command("fenedit.jobs.popeye")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        frames = Frames()
        _send(process.stdin, Request(1, PopeyeQuestion(script(path, code), MORPHY, "#2")))
        while not _is_header(_next(frames, process.stdout)):
            pass
        number = int(mark.read_text())
        _send(process.stdin, Request(2, None))
        _wait_until_gone(number)
        # And the process answers again.
        question = PopeyeQuestion(script(path, HEADER + KEY + END), MORPHY, "#2")
        _send(process.stdin, Request(3, question))
        while not (answer := _next(frames, process.stdout)).last or answer.number != 3:
            pass
        assert answer.failure == ""
        process.stdin.close()


def test_whoever_kills_the_process_ends_the_program(path: Path, tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    code = f"import os\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\n" + HEADER + FOREVER
    command = worker_command("fenedit.jobs.popeye")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        _send(process.stdin, Request(1, PopeyeQuestion(script(path, code), MORPHY, "#2")))
        frames = Frames()
        while not _is_header(_next(frames, process.stdout)):
            pass
        process.kill()
        _wait_until_gone(int(mark.read_text()))


def test_the_real_popeye_solves_a_help_mate() -> None:
    path = program("popeye")
    position = parse_fen("8/8/8/8/8/k1K5/8/1R6 b - - 0 1")
    told = list(answers(PopeyeQuestion(path, position, "h#2", ("SetPlay",))))
    assert not any(isinstance(part, PopeyeError) for part in told)
    assert any(text.split()[:2] == ["1.Ka3-a2", "Rb1-b8"] for text in texts(told))


def _send(target: BinaryIO, request: Request) -> None:
    target.write(framed(request))
    target.flush()


def _next(frames: Frames, source: BinaryIO) -> Answer:
    while True:
        for answer in frames.feed(source.read(1)):
            assert isinstance(answer, Answer)
            return answer


def _is_header(answer: Answer) -> bool:
    assert not answer.failure
    content = answer.content
    return isinstance(content, tuple) and any("Popeye" in line.text for line in content)


def _wait_until_gone(number: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("the program still runs")
