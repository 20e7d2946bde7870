"""One program for all files; and two programs on one file never overwrite each other unasked."""

import os
import signal
import socket
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from tests.helpers.desktop import WAIT_S, Desktop, Program, wait_until
from tests.helpers.patience import PATIENT_START
from tests.helpers.project import ROOT

A = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
B = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n"
WORK = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1\n"
OTHER_WORK = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n"
NEW = "--new-instance"
QUESTION = "Changed by Another Program"


def listening() -> bool:
    return any(path.is_socket() for path in Path(os.environ["XDG_RUNTIME_DIR"]).iterdir())


def answering() -> bool:
    """Tell whether a program that lives listens; a killed one leaves its socket behind."""
    for path in Path(os.environ["XDG_RUNTIME_DIR"]).iterdir():
        with suppress(OSError), socket.socket(socket.AF_UNIX) as caller:
            caller.connect(str(path))
            return True
    return False


def second_start(desktop: Desktop, *words: str | Path, cwd: Path = ROOT) -> int:
    """Start the program once more and wait until it has ended; return its status."""
    command = [*PATIENT_START, *map(str, words)]
    environment = {**desktop.environment(), "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, cwd=cwd, timeout=WAIT_S, check=False).returncode


def quit_status(program: Program) -> int:
    """Quit a program and return its status; a window that just came may not have the keys yet."""

    def is_over() -> bool:
        program.key("ctrl+q")
        try:
            program.process.wait(1)
        except subprocess.TimeoutExpired:
            return False
        return True

    wait_until(is_over, "the program to end")
    return program.end_status()


def files_in(folder: Path) -> tuple[Path, Path]:
    first, second = folder / "first.fen", folder / "second.fen"
    first.write_text(A)
    second.write_text(B)
    return first, second


def test_a_second_start_opens_its_files_in_the_first_program(
    desktop: Desktop, tmp_path: Path
) -> None:
    first, second = files_in(tmp_path)
    with Program(desktop, first, title="first.fen — ") as program:
        wait_until(listening, "the program to listen")
        assert second_start(desktop, "second.fen", cwd=tmp_path) == 0
        program.wait_for_title("second.fen — ")
        # What is shown already comes forward, by whatever name it is called.
        (tmp_path / "link.fen").symlink_to(first)
        assert second_start(desktop, tmp_path / "link.fen") == 0
        program.wait_for_title("first.fen — ")
        assert second_start(desktop, "--fen", B.strip()) == 0
        program.wait_for_title("Untitled — ")
        assert quit_status(program) == 0
    assert not listening()
    assert first.read_text() == A and second.read_text() == B


def test_what_a_second_start_cannot_open_is_told_in_the_first_program(
    desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever goes on using what is gone, such as the socket of the second start, finds junk there.
    monkeypatch.setenv("MALLOC_PERTURB_", "165")
    with Program(desktop, title="Untitled — ") as program:
        wait_until(listening, "the program to listen")
        assert second_start(desktop, tmp_path / "missing.fen") == 0
        program.wait_for_title("Cannot Open")
        # By now the first program has noticed that the second one has gone.
        program.still_board()
        program.key("Return")
        program.wait_for_title("Untitled — ")
        assert quit_status(program) == 0


def test_a_program_that_hangs_does_not_keep_others_from_working(
    desktop: Desktop, tmp_path: Path
) -> None:
    first, second = files_in(tmp_path)
    with Program(desktop, first, title="first.fen — ") as hanging:
        wait_until(listening, "the program to listen")
        hanging.process.send_signal(signal.SIGSTOP)
        with Program(desktop, second, title="second.fen — ") as program:
            program.key("ctrl+q")
            assert program.end_status() == 0
        hanging.process.send_signal(signal.SIGCONT)


def test_a_killed_program_is_followed_by_another_one(desktop: Desktop, tmp_path: Path) -> None:
    first, second = files_in(tmp_path)
    with Program(desktop, first, title="first.fen — ") as program:
        wait_until(listening, "the program to listen")
        program.kill()
    assert listening()
    with Program(desktop, second, title="second.fen — ") as program:
        wait_until(answering, "the second program to listen")
        assert second_start(desktop, first) == 0
        program.wait_for_title("first.fen — ")
        assert quit_status(program) == 0


def test_two_programs_on_one_file_ask_before_they_overwrite(
    desktop: Desktop, tmp_path: Path
) -> None:
    path = tmp_path / "both.fen"
    path.write_text(B)
    with Program(desktop, NEW, path, title="both.fen — ") as one:
        one.still_board()
        mine = one.active_window()
        one.drag("e2", "e4")
        one.wait_for_title("both.fen* — ")
        with Program(desktop, NEW, path, title="both.fen — ") as other:
            # The windows share the screen, so their boards cannot be told apart.
            other.fill_field(2, "b")
            other.save(path, OTHER_WORK.encode())
            other.key("ctrl+q")
            assert other.end_status() == 0
        desktop.hands("windowactivate", mine)
        one.wait_for_title("both.fen* — ")
        one.key("ctrl+s")
        one.wait_for_title(QUESTION)
        one.key("Escape")
        one.wait_for_title("both.fen* — ")
        assert path.read_text() == OTHER_WORK
        one.key("ctrl+s")
        one.wait_for_title(QUESTION)
        one.key("alt+o")
        wait_until(lambda: path.read_text() == WORK, "my work in the file")
        one.key("ctrl+q")
        assert one.end_status() == 0
