#!/usr/bin/env python3
"""Compile the modules of the solver with mypyc.

    python3 packaging/compiled.py FOLDER    compile them as packages do

In a package the compiled modules lie beside their sources, and Python prefers them. In a checkout
the sources run as they are, two or three times as slowly. Compiling needs a C compiler, the headers
of this Python, and the extra `compile`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SWITCH: Final = "FENEDIT_COMPILE"
"""The environment variable that adds compiled modules to wheels."""


def sources() -> list[Path]:
    """Return the modules to compile, relative to the checkout."""
    found = (ROOT / "fenedit/rules/solve").glob("*.py")
    # Solutions are small and are pickled between processes: compiling them gains nothing.
    kept = (path for path in found if path.name not in {"__init__.py", "solution.py"})
    return sorted(path.relative_to(ROOT) for path in kept)


def compile_into(folder: Path, level: int = 3) -> list[Path]:
    """Compile the modules at optimisation level 0 to 3; return the files relative to the folder.

    Raises:
        CalledProcessError: compiling failed; its output says why.
    """
    # A separate process: mypy prints, exits, and reads its settings from the working folder.
    subprocess.run(
        [sys.executable, __file__, folder.resolve(), str(level)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return [path.relative_to(folder) for path in sorted(folder.rglob("*.*")) if path.is_file()]


def main(folder: str, level: str = "3") -> None:
    """Compile the modules into a folder, after emptying it."""
    # Only installed with the extra `compile`.
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as work:
        paths = [f"--cache-dir={work}/types", *map(str, sources())]
        # The name of the shared library that all compiled modules load.
        modules = mypycify(
            paths, opt_level=level, debug_level="0", target_dir=work, group_name="fenedit.compiled"
        )
        command = Distribution({"ext_modules": modules, "packages": []}).get_command_obj(
            "build_ext"
        )
        command.build_lib, command.build_temp = folder, work
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
