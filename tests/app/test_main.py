"""What the program becomes by its first words."""

import os
import pickle
import subprocess
import sys

import pytest

from fenedit.app.main import main, start_again
from fenedit.jobs.worker import FROZEN_WORD, Answer
from fenedit.notation.position import START_POSITION
from tests.helpers.project import ROOT

PROVER = "fenedit.jobs.prover"
FROZEN = "import sys; sys.frozen = True; from fenedit.app.main import main; main()"


def test_a_program_without_a_python_is_its_own_worker() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", FROZEN, FROZEN_WORD, PROVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(pickle.dumps((1, (START_POSITION, False, 0.3))))
        process.stdin.flush()
        found = [pickle.load(process.stdout) for _ in range(2)]
        assert [answer.number for answer in found] == [1, 1]
        assert found[1] == Answer(1, None, last=True)
        process.stdin.close()
        assert process.wait() == 0


@pytest.mark.parametrize(
    ("given", "before", "expected"),
    [
        (["/x/bin/fenedit", "a.fen"], ["python", "/x/bin/fenedit", "a.fen"], ["/x/bin/fenedit"]),
        (["/x/__main__.py"], ["python", "-m", "fenedit"], ["-m", "fenedit"]),
        (["/x/fenedit", "--fen", "w"], ["/x/fenedit", "--fen", "w"], []),
    ],
)
def test_it_is_started_again_as_it_was_started(
    given: list[str], before: list[str], expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []
    monkeypatch.setattr(sys, "argv", given)
    monkeypatch.setattr(sys, "orig_argv", before)
    monkeypatch.setattr(os, "execve", lambda *command: started.append(command[:2]))
    start_again(["--", "b.fen"])
    assert started == [(sys.executable, [sys.executable, *expected, "--", "b.fen"])]


def test_nothing_is_opened_for_a_word_that_means_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taken: list[object] = []
    monkeypatch.setattr("fenedit.app.handover.hand_over", lambda *words: taken.append(words))
    with pytest.raises(SystemExit) as end:
        main(["frobnicate"])
    assert end.value.code == 2
    assert "the commands are" in capsys.readouterr().err
    assert taken == []


@pytest.mark.parametrize(
    ("frozen", "words"),
    [
        (False, [FROZEN_WORD, PROVER]),
        (False, [FROZEN_WORD, "os"]),
        (False, [FROZEN_WORD]),
        (True, [FROZEN_WORD, "os"]),
        (True, [FROZEN_WORD]),
    ],
)
def test_else_the_word_means_nothing(
    frozen: bool,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert FROZEN_WORD in capsys.readouterr().err


def test_on_windows_it_starts_again_beside_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "orig_argv", ["python", "-m", "fenedit", "a.fen"])
    monkeypatch.setattr(sys, "argv", ["fenedit", "a.fen"])
    monkeypatch.setattr(os, "execve", None)
    monkeypatch.setattr(subprocess, "Popen", lambda command, env: started.append(command))
    start_again(["--", "b c.fen"])
    assert started == [[sys.executable, "-m", "fenedit", "--", "b c.fen"]]
