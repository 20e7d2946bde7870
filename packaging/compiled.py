#!/usr/bin/env python3
"""Compile the modules that search, with mypyc.

    python3 packaging/compiled.py FOLDER    as packages have them

The folder gets what stands beside their sources in a package, and is put before them by Python.
The sources run as they are too, two or three times as slowly, as they do in a checkout. Compiling
takes a C compiler, the headers of this Python, and what the extra `compile` names.
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
"""A variable of the environment: where it is set, wheels are built with compiled modules."""


def sources() -> list[Path]:
    """Return the modules that are compiled, seen from the checkout."""
    found = (ROOT / "fenedit/rules/solve").glob("*.py")
    # Solutions are small, and go from process to process.
    kept = (path for path in found if path.name not in {"__init__.py", "solution.py"})
    return sorted(path.relative_to(ROOT) for path in kept)


def compile_into(folder: Path, level: int = 3) -> list[Path]:
    """Compile the modules, optimised so much (0 to 3); return the new files, seen from the folder.

    Raises:
        CalledProcessError: that failed, and its output says why.
    """
    # In a process of its own: mypy prints, exits, and reads its settings where it is started.
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
    """Compile the modules into a folder, which has nothing else then."""
    # Nobody else needs them.
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as work:
        paths = [f"--cache-dir={work}/types", *map(str, sources())]
        # What the modules share goes into the package too, by this name.
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
