"""One program for all files; and two programs on one file never overwrite each other unasked."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.helpers.desktop import WAIT_S, Desktop, Program, wait_until
from tests.helpers.patience import PATIENT_START
from tests.helpers.project import ROOT

A = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"


def listening() -> bool:
    return any(path.is_socket() for path in Path(os.environ["XDG_RUNTIME_DIR"]).iterdir())


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
