"""Popeye, and programs that are none, asked as the person's choice."""

import sys
from pathlib import Path
from time import monotonic

import pytest

from fenedit.jobs import popeye as module
from fenedit.jobs.popeye import PopeyeQuestion, popeye
from fenedit.jobs.popeye_language import PopeyeError, PopeyeLine
from fenedit.notation.fen import parse_fen
from tests.helpers.corpus import cases
from tests.helpers.oracles import program

MORPHY = parse_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
HEADER = "print('Popeye of a test', flush=True)\n"
KEY = "print('   1.Ra1-a6 !', flush=True)\n"
END = "print('solution finished. Time = 0.1 s', flush=True)\n"
FOREVER = "import time\nwhile True: time.sleep(0.1)\n"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return tmp_path / "a program"


def written(path: Path, code: str) -> str:
    path.write_text(f"#!{sys.executable}\n{code}", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def asked(path: str, stipulation: str = "#2", seconds: float = 60.0) -> list[PopeyeLine]:
    answers = popeye(PopeyeQuestion(path, MORPHY, stipulation), seconds)
    return [line for line in answers if line is not None]


def failure(path: str, stipulation: str = "#2", seconds: float = 60.0) -> PopeyeError:
    with pytest.raises(PopeyeError) as caught:
        asked(path, stipulation, seconds)
    return caught.value


def test_lines_come_as_they_are_printed_and_end_with_the_solution(script: Path) -> None:
    lines = asked(written(script, HEADER + KEY + END))
    assert [line.moves for line in lines if line.role == "key"] == [("a1a6",)]
    assert lines[-1].text.startswith("solution finished")


def test_the_program_is_given_the_problem(script: Path) -> None:
    code = HEADER + "import sys\nprint(repr(sys.stdin.read()))\n" + END
    texts = [line.text for line in asked(written(script, code))]
    assert any("BeginProblem\\nForsyth kbK5pp7P38R\\nStipulation #2" in text for text in texts)


def test_keys_come_before_the_end(script: Path) -> None:
    answers = popeye(PopeyeQuestion(written(script, HEADER + KEY + FOREVER), MORPHY, "#2"))
    key = next(line for line in answers if line is not None and line.role == "key")
    assert key.moves == ("a1a6",)
    # It goes on saying that there is nothing new, so that whoever asks can give it up.
    assert next(answers) is None
    answers.close()


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("print('Stockfish 17')", "popeye-other"),
        ("while True: print('y')", "popeye-other"),
        ("import os\nwhile True: os.write(1, b'\\0' * 4096)", "popeye-other"),
        ("", "popeye-other"),
        ("import os\nos.abort()", "popeye-crash"),
        (HEADER, "popeye-crash"),
        (HEADER + KEY + "import os\nos.abort()", "popeye-crash"),
        (HEADER + "while True: print('x' * 9999)", "popeye-flood"),
        (HEADER + "import os\nwhile True: os.write(1, b'x' * 65536)", "popeye-flood"),
        (HEADER + "print('both sides need a king')\n" + END, "popeye-refused"),
        (HEADER + FOREVER, "popeye-time"),
    ],
)
def test_what_goes_wrong_is_told(script: Path, code: str, expected: str) -> None:
    seconds = 1.0 if expected == "popeye-time" else 60.0
    assert failure(written(script, code), seconds=seconds).code == expected


def test_a_program_that_says_nothing_is_given_up(
    script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FIRST_ANSWER", 0.2)
    start = monotonic()
    assert failure(written(script, FOREVER)).code == "popeye-silent"
    # A bound that nothing but a wait for the program's own end would pass.
    assert monotonic() - start < 60


def test_a_message_comes_within_five_seconds() -> None:
    assert module.FIRST_ANSWER < 5


def test_a_refusal_says_why(script: Path) -> None:
    error = failure(written(script, HEADER + "print('both sides need a king')\n" + END))
    assert error.detail == "both sides need a king"


def test_paths_that_are_no_program(script: Path) -> None:
    assert failure("py").code == "popeye-path"
    assert failure(str(script)).code == "popeye-missing"
    assert failure(str(script.parent)).code == "popeye-missing"
    script.write_bytes(b"\x7fnot a program")
    assert failure(str(script)).code == "popeye-start"
    script.chmod(0o755)
    assert failure(str(script)).code == "popeye-start"


def test_a_path_is_never_read_as_a_command(script: Path, tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    path = written(tmp_path / f"a; touch {trap.name}", HEADER + END)
    asked(path)
    assert not trap.exists()


def test_nothing_is_started_for_what_cannot_be_asked(script: Path) -> None:
    touched = script.parent / "touched"
    path = written(script, f"open({str(touched)!r}, 'w')\n" + HEADER + END)
    assert failure(path, "#0").code == "popeye-stipulation"
    assert not touched.exists()


def test_a_real_one_finds_the_keys_of_the_corpus() -> None:
    path = program("popeye")
    for problem in cases("problems.jsonl"):
        if problem["mate"] > 3 or not set(problem["fen"].split(" ")[2]) <= set("KQkq-"):
            continue
        asked_for = f"#{problem['mate']}", ("NoThreat",)
        answers = popeye(PopeyeQuestion(path, parse_fen(problem["fen"]), *asked_for))
        keys = [line for line in answers if line is not None and line.role == "key"]
        assert len({key.moves for key in keys}) == len(problem["keys"]), problem["fen"]
