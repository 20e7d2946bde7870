"""One screen for all tests of this folder; each starts the program anew, with a home of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.desktop import Desktop, OtherProgram, missing_programs, virtual_desktop


@pytest.fixture(scope="session")
def screen() -> Iterator[Desktop]:
    missing = missing_programs()
    if missing:
        reason = f"windows cannot be tested without {', '.join(missing)}; see packaging/dev.py"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with virtual_desktop() as desktop:
        yield desktop


@pytest.fixture
def desktop(screen: Desktop) -> Iterator[Desktop]:
    """The screen, with the pointer where it hides nothing. The programs may not log an error."""
    screen.put_pointer_aside()
    yield screen
    for log in Path(os.environ["XDG_DATA_HOME"]).rglob("*.log"):
        assert " ERROR " not in (text := log.read_text(encoding="utf-8")), text


@pytest.fixture
def other_program(desktop: Desktop) -> Iterator[OtherProgram]:
    with OtherProgram(desktop) as program:
        yield program


@pytest.fixture
def empty_file(tmp_path: Path) -> Path:
    """A file that holds an empty board."""
    path = tmp_path / "problem.fen"
    path.write_bytes(b"8/8/8/8/8/8/8/8 w - - 0 1\n")
    return path
