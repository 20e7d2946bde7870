"""Popeye, and programs that are none, asked beside the window."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position
from fenedit.notation.puzzle import Puzzle
from fenedit.rules import popeye
from fenedit.rules.popeye import is_solution, question_of
from fenedit.session.moves import solving
from fenedit.session.moves.solving import FIRST_MS, Popeye
from tests.helpers.corpus import cases
from tests.helpers.fake_popeye import END, FOREVER, HEADER, KEY, PLAY, script
from tests.helpers.oracles import program
from tests.helpers.project import ROOT

MORPHY = parse_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


def text_of(stipulation: str = "#2", options: str = "", position: Position = MORPHY) -> str:
    return question_of(position, Puzzle(stipulation=stipulation, options=options)).text


class Search:
    """A Popeye, and what it has said."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.popeye = Popeye()
        self.texts: list[str] = []
        self.ends: list[tuple[str, ...]] = []
        self.popeye.told.connect(self.texts.extend)
        self.popeye.done.connect(lambda: self.ends.append(()))
        self.popeye.failed.connect(lambda *why: self.ends.append(why))

    def write(self, code: str) -> None:
        self.popeye.path = script(self.folder / "a program; touch $HOME", code)

    def ask(
        self, stipulation: str = "#2", options: str = "", position: Position = MORPHY
    ) -> tuple[str, ...]:
        """Ask, and return what it ends with: () or a failure."""
        self.texts.clear()
        self.ends.clear()
        self.popeye.seek(text_of(stipulation, options, position))
        self.qtbot.waitUntil(lambda: bool(self.ends))
        assert not self.popeye.searching
        return self.ends[0]


@pytest.fixture
def search(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Search]:
    # A program may take its time to start on a machine that is busy.
    monkeypatch.setattr(solving, "FIRST_MS", 60_000)
    search = Search(qtbot, tmp_path)
    yield search
    search.popeye.close()


def test_lines_come_as_they_are_printed_and_then_it_is_done(search: Search) -> None:
    search.write(HEADER + KEY + PLAY + END)
    assert search.ask() == ()
    assert [text.split()[0] for text in search.texts if is_solution(text, late=False)] == [
        "1.Ra1-a6"
    ]
    assert search.texts[-1].startswith("solution finished")


def test_the_program_is_given_the_problem(search: Search) -> None:
    search.write(HEADER + "import sys\nprint(repr(sys.stdin.read()))\n" + END)
    assert search.ask() == ()
    given = "BeginProblem\\nPieces\\n  White Kc8 Ra1 Pb6\\n  Black Ka8 Bb8 Pa7b7\\nStipulation #2"
    assert any(given in text for text in search.texts)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("print('Stockfish 17')", "popeye-other"),
        ("print('Stockfish 17', end='')", "popeye-other"),
        ("while True: print('y')", "popeye-other"),
        ("import os\nwhile True: os.write(1, b'\\0' * 4096)", "popeye-other"),
        ("", "popeye-other"),
        ("import os\nos.abort()", "popeye-crash"),
        (HEADER, "popeye-crash"),
        (HEADER + KEY + "import os\nos.abort()", "popeye-crash"),
        (HEADER + "while True: print('x' * 9999)", "popeye-flood"),
        (HEADER + "import os\nwhile True: os.write(1, b'x' * 65536)", "popeye-flood"),
        (HEADER + "print('both sides need a king')\n" + END, "popeye-refused"),
        (
            HEADER + "import sys\nprint('both sides need a king', file=sys.stderr)\n" + END,
            "popeye-refused",
        ),
    ],
)
def test_what_goes_wrong_is_told_last(search: Search, code: str, expected: str) -> None:
    search.write(code)
    assert search.ask()[0] == expected
    assert (KEY in code) == any("1.Ra1-a6 !" in text for text in search.texts)


def test_nobody_is_told_more_than_can_be_read(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(popeye, "MOST_PRINTED", 1000)
    search.write(HEADER + "for n in range(10**5): print('   1.Ra1-a6 !')\n" + END)
    assert search.ask()[0] == "popeye-flood"
    assert 900 < len("\n".join(search.texts)) < 1100


def test_a_program_that_says_nothing_is_given_up(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert FIRST_MS < 5000
    monkeypatch.setattr(solving, "FIRST_MS", 200)
    search.write(FOREVER)
    assert search.ask() == ("popeye-silent", search.popeye.path)


def test_a_search_that_takes_too_long_is_given_up(
    search: Search,
) -> None:
    search.popeye.minutes = 0.005
    search.write(HEADER + FOREVER)
    assert search.ask() == ("popeye-time", "0.005")


def test_a_refusal_says_why(search: Search) -> None:
    search.write(HEADER + "print('both sides need a king')\n" + END)
    assert search.ask() == ("popeye-refused", "both sides need a king")


def test_paths_that_are_no_program(search: Search, tmp_path: Path) -> None:
    path = tmp_path / "none"
    for place, expected in (("py", "path"), (str(path), "missing"), (str(tmp_path), "missing")):
        search.popeye.path = place
        assert search.ask() == (f"popeye-{expected}", place)
    path.write_bytes(b"\x7fnot a program")
    search.popeye.path = str(path)
    assert search.ask() == ("popeye-start", str(path))
    path.chmod(0o755)
    assert search.ask() == ("popeye-start", str(path))
    search.write(HEADER + END)
    assert search.ask() == ()


def test_what_popeye_says_besides_a_solution_is_no_refusal(search: Search) -> None:
    search.write(HEADER + "print('SetPlay not applicable - ignored')\n" + KEY + END)
    assert search.ask() == ()
    assert "SetPlay not applicable - ignored" in search.texts


def test_what_was_let_go_of_ends_and_tells_nothing_more(search: Search, tmp_path: Path) -> None:
    search.write(noting(tmp_path) + HEADER + KEY + FOREVER)
    search.popeye.seek(text_of())
    search.qtbot.waitUntil(lambda: any("Ra1-a6" in text for text in search.texts))
    search.popeye.cancel()
    assert not search.popeye.searching
    search.qtbot.waitUntil(lambda: not runs(number_in(tmp_path)))
    search.write(HEADER + END)
    assert search.ask() == ()
    assert not any("Ra1-a6" in text for text in search.texts)


def test_the_end_of_the_window_ends_popeye(search: Search, tmp_path: Path) -> None:
    search.write(noting(tmp_path) + HEADER + KEY + FOREVER)
    search.popeye.seek(text_of())
    search.qtbot.waitUntil(lambda: bool(search.texts))
    search.popeye.close()
    assert not runs(number_in(tmp_path))
    search.popeye.seek(text_of())
    assert not search.popeye.searching


WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication
from fenedit.session.moves.solving import FIRST_MS, Popeye
application = QCoreApplication([])
popeye = Popeye()
popeye.path = sys.argv[1]
popeye.seek("BeginProblem")
application.exec()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends once it prints")
def test_a_killed_window_takes_popeye_with_it(search: Search, tmp_path: Path) -> None:
    search.write(noting(tmp_path) + HEADER + FOREVER)
    command = [sys.executable, "-c", WINDOW, search.popeye.path]
    with subprocess.Popen(command, cwd=ROOT) as window:
        wait_until(lambda: (tmp_path / "number").exists() and number_in(tmp_path) > 0)
        window.kill()
    wait_until(lambda: not runs(number_in(tmp_path)))


def test_the_real_popeye_finds_the_keys_of_the_corpus(search: Search) -> None:
    search.popeye.path = program("popeye")
    for problem in cases("problems.jsonl"):
        if problem["mate"] > 3 or not set(problem["fen"].split(" ")[2]) <= set("KQkq-"):
            continue
        assert search.ask(f"#{problem['mate']}", "NoThreat", parse_fen(problem["fen"])) == ()
        assert sum(is_solution(text, late=False) for text in search.texts) == len(
            problem["keys"]
        ), problem["fen"]


def test_the_real_popeye_solves_a_help_mate(search: Search) -> None:
    search.popeye.path = program("popeye")
    position = parse_fen("8/8/8/8/8/k1K5/8/1R6 b - - 0 1")
    assert search.ask("h#2*", "", position) == ()
    assert any(text.split()[:2] == ["1.Ka3-a2", "Rb1-b8"] for text in search.texts)


def noting(folder: Path) -> str:
    """Return code that notes its process."""
    place = str(folder / "number")
    return f"import os\nwith open({place!r}, 'w') as file: file.write(str(os.getpid()))\n"


def number_in(folder: Path) -> int:
    return int((folder / "number").read_text() or 0)


def runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
