"""Work that was not saved: after a killed process it is offered, and on closing it is asked for."""

import os
from pathlib import Path

import pytest

from tests.helpers.desktop import Desktop, Program, wait_until

FIRST = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
BEFORE = FIRST + "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n"
WORK = FIRST + "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1\n"
MORE_WORK = FIRST + "4k3/8/8/8/4P3/8/8/5K2 w - - 0 1\n"
OFFER = "Unsaved Work Found"
QUESTION = "Unsaved Changes"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "work.fen"
    file.write_text(BEFORE)
    return file


def snapshots() -> list[Path]:
    return list(Path(os.environ["XDG_DATA_HOME"]).rglob("*.snapshot"))


def work(program: Program) -> None:
    """Move the pawn of the second record from e2 to e4."""
    program.key("F6", "Next")
    program.drag("e2", "e4")
    program.wait_for_title("work.fen* — ")


def work_and_be_killed(desktop: Desktop, path: Path) -> None:
    with Program(desktop, path, title="work.fen — ") as program:
        work(program)
        wait_until(lambda: len(snapshots()) == 1, "a snapshot of the work")
        program.kill()


def test_work_comes_back_after_a_kill(desktop: Desktop, path: Path) -> None:
    work_and_be_killed(desktop, path)
    assert path.read_text() == BEFORE
    first = snapshots()
    with Program(desktop, title=OFFER) as program:
        program.key("Return")
        program.wait_for_title("work.fen* — ")
        # What was recovered is as safe as before.
        wait_until(lambda: len(snapshots()) == 1 and snapshots() != first, "its own snapshot")
        program.kill()
    with Program(desktop, title=OFFER) as program:
        program.key("Return")
        program.wait_for_title("work.fen* — ")
        # The record that was shown is shown again.
        program.drag("e1", "f1")
        program.save(path, MORE_WORK.encode())
        program.key("ctrl+w")
        assert program.end_status() == 0
    assert snapshots() == []


def test_what_is_discarded_is_not_offered_again(desktop: Desktop, path: Path) -> None:
    work_and_be_killed(desktop, path)
    with Program(desktop, path, title=OFFER) as program:
        # Esc decides nothing.
        program.key("Escape")
        program.wait_for_title("work.fen — ")
        program.key("ctrl+q")
        assert program.end_status() == 0
    assert len(snapshots()) == 1
    with Program(desktop, path, title=OFFER) as program:
        program.key("alt+d")
        program.wait_for_title("work.fen — ")
        program.key("ctrl+q")
        assert program.end_status() == 0
    assert snapshots() == []
    assert path.read_text() == BEFORE


def test_closing_asks_about_unsaved_work(desktop: Desktop, path: Path) -> None:
    with Program(desktop, path, title="work.fen — ") as program:
        work(program)
        for close in ("ctrl+w", "ctrl+q"):
            program.key(close)
            program.wait_for_title(QUESTION)
            program.key("Escape")
            program.wait_for_title("work.fen* — ")
        program.key("ctrl+w")
        program.wait_for_title(QUESTION)
        program.key("Return")
        assert program.end_status() == 0
    assert path.read_text() == WORK
    with Program(desktop, path, title="work.fen — ") as program:
        program.key("ctrl+shift+Delete")
        program.wait_for_title("work.fen* — ")
        program.key("ctrl+q")
        program.wait_for_title(QUESTION)
        # From Save, the button that Enter presses, Tab goes to Discard.
        program.key("Tab", "space")
        assert program.end_status() == 0
    assert path.read_text() == WORK
    assert snapshots() == []
