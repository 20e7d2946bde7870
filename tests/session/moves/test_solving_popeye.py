"""Popeye asked beside the window."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.jobs.popeye_language import PopeyeLine
from fenedit.notation.fen import parse_fen
from fenedit.session.moves.solving import Popeye
from tests.helpers.fake_popeye import END, FOREVER, HEADER, KEY, script

MORPHY = parse_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


class Told:
    """What has been told so far."""

    def __init__(self, popeye: Popeye) -> None:
        self.lines: list[str] = []
        popeye.told.connect(self._take)

    def _take(self, lines: tuple[PopeyeLine, ...]) -> None:
        self.lines += [line.text for line in lines]


@pytest.fixture
def popeye(qtbot: QtBot) -> Iterator[Popeye]:
    popeye = Popeye()
    yield popeye
    popeye.close()


def test_lines_come_then_it_is_done(popeye: Popeye, qtbot: QtBot, tmp_path: Path) -> None:
    told = Told(popeye)
    popeye.path = script(tmp_path / "py", HEADER + KEY + END)
    with qtbot.waitSignal(popeye.done):
        popeye.seek(MORPHY, "#2")
        assert popeye.searching
    assert not popeye.searching
    assert "   1.Ra1-a6 ! zugzwang." in told.lines


def test_failures_are_told_and_the_next_question_is_answered(
    popeye: Popeye, qtbot: QtBot, tmp_path: Path
) -> None:
    popeye.path = str(tmp_path / "nothing")
    with qtbot.waitSignal(popeye.failed) as failed:
        popeye.seek(MORPHY, "#2")
    assert failed.args == ["popeye-missing", popeye.path]
    assert not popeye.searching
    popeye.path = script(tmp_path / "py", HEADER + END)
    with qtbot.waitSignal(popeye.done):
        popeye.seek(MORPHY, "#2")


def test_what_was_let_go_of_tells_nothing_more(
    popeye: Popeye, qtbot: QtBot, tmp_path: Path
) -> None:
    told = Told(popeye)
    mark = tmp_path / "pid"
    code = f"import os\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\n"
    popeye.path = script(tmp_path / "slow", code + HEADER + KEY + FOREVER)
    popeye.seek(MORPHY, "#2")
    qtbot.waitUntil(lambda: any("Ra1-a6" in line for line in told.lines))
    popeye.cancel()
    assert not popeye.searching
    qtbot.waitUntil(lambda: not _runs(int(mark.read_text())))
    told.lines.clear()
    popeye.path = script(tmp_path / "py", HEADER + END)
    with qtbot.waitSignal(popeye.done):
        popeye.seek(MORPHY, "#2")
    assert not any("Ra1-a6" in line for line in told.lines)


def test_the_end_of_the_window_ends_popeye(popeye: Popeye, qtbot: QtBot, tmp_path: Path) -> None:
    told = Told(popeye)
    mark = tmp_path / "pid"
    code = f"import os\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\n"
    popeye.path = script(tmp_path / "slow", code + HEADER + KEY + FOREVER)
    popeye.seek(MORPHY, "#2")
    qtbot.waitUntil(lambda: bool(told.lines))
    popeye.close()
    qtbot.waitUntil(lambda: not _runs(int(mark.read_text())))
    popeye.seek(MORPHY, "#2")
    assert not popeye.searching


@pytest.mark.expects_log("the worker .* ended by itself")
def test_a_process_that_ends_is_told_and_started_again(qtbot: QtBot) -> None:
    popeye = Popeye(module="tests.helpers.no_such_module")
    for _ in range(2):
        with qtbot.waitSignal(popeye.failed) as failed:
            popeye.seek(MORPHY, "#2")
        assert failed.args == ["process", ""]
        assert not popeye.searching
    popeye.close()


def _runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
