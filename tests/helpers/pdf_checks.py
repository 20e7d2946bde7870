"""Checks of PDFs by other programs."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

_PROGRAMS = (
    ("qpdf", "--check"),
    ("gs", "-q", "-o", "-", "-sDEVICE=inkcov"),
    ("pdftoppm", "-r", "20", "-singlefile"),
)


@pytest.fixture
def sound_pdfs(tmp_path: Path) -> Iterator[None]:
    """Check each PDF in a test's folder with the programs that are installed."""
    yield
    for path in tmp_path.rglob("*.pdf"):
        if path.read_bytes().startswith(b"%PDF"):
            for program, *arguments in _PROGRAMS:
                if shutil.which(program) is not None:
                    done = subprocess.run(
                        [program, *arguments, path], capture_output=True, check=False
                    )
                    assert (done.returncode, done.stderr) == (0, b""), (program, path)
