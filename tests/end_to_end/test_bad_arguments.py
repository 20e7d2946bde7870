"""Files that cannot be opened are named one after another; the program goes on without them."""

import os
from functools import partial
from pathlib import Path

import pytest

from tests.helpers.desktop import Desktop, Program, wait_until

MESSAGE = "Cannot Open"
PICTURE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01"


@pytest.fixture
def bad_files(tmp_path: Path) -> list[Path]:
    binary = tmp_path / "picture.fen"
    binary.write_bytes(PICTURE)
    # What can be opened, but not be read.
    files = [tmp_path / "missing.fen", tmp_path, binary, Path("/proc/self/mem")]
    forbidden = tmp_path / "forbidden.fen"
    forbidden.write_bytes(b"")
    forbidden.chmod(0)
    # The superuser may read everything.
    return files if os.access(forbidden, os.R_OK) else [*files, forbidden]


def dismiss(program: Program, count: int) -> None:
    """Read and close messages."""
    for _ in range(count):
        program.wait_for_title(MESSAGE)
        message = program.active_window()
        program.key("Return")
        wait_until(partial(is_gone, program, message), "the end of a message")


def is_gone(program: Program, window: str) -> bool:
    """Tell whether another window has the keyboard."""
    return program.active_window() != window


def test_an_empty_window_opens_when_no_file_can(desktop: Desktop, bad_files: list[Path]) -> None:
    with Program(desktop, *bad_files, title=MESSAGE) as program:
        dismiss(program, len(bad_files))
        program.wait_for_title("Untitled — ")
        program.board()
        program.key("ctrl+q")
        assert program.end_status() == 0


def test_a_good_file_opens_among_bad_ones(
    desktop: Desktop, bad_files: list[Path], empty_file: Path
) -> None:
    arguments = [bad_files[0], empty_file, *bad_files[1:]]
    with Program(desktop, *arguments, title=MESSAGE) as program:
        dismiss(program, len(bad_files))
        program.wait_for_title(f"{empty_file.name} — ")
        program.click("a1")
        program.type("K")
        program.save(empty_file, b"8/8/8/8/8/8/8/K7 w - - 0 1\n")
        program.key("ctrl+q")
        assert program.end_status() == 0
