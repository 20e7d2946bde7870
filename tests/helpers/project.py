"""Where things stand in a checkout, for tests of the project itself."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "fenedit"
TESTS = ROOT / "tests"

BASE_PYTHON = Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}")
"""The Python that `.venv` was made with, outside of Windows; unlike that in `.venv`, it has pip."""

FLOORS = [
    "app",
    "ui",
    "diagram",
    "session",
    "jobs",
    "rules",
    "documents",
    "recognition",
    "notation",
]
QT_FREE_FLOORS = ["jobs", "rules", "documents", "recognition", "notation"]


def existing(floors: list[str]) -> list[str]:
    """Those of `floors` that are built."""
    return [floor for floor in floors if (PACKAGE / floor / "__init__.py").is_file()]


def run_python(*arguments: str | Path, cwd: Path = ROOT, **variables: str) -> tuple[int, str]:
    """Run this Python with environment `variables` added; return exit code and all output."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout
