"""How long FenEdit takes from its start to its last pixel, against a bare PySide6 window.

Both run as processes of their own, in turn, on the same virtual screen and in an empty home. Two
ratios are printed: of the time that passed, and of the time that the processor worked, which other
programs disturb less. Run as `python -m tests.benchmarks.start`.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.helpers.desktop import missing_programs, virtual_desktop
from tests.helpers.private_home import FOLDERS

PAIRS = 15


class Start(NamedTuple):
    """One start of a program.

    Attributes:
        passed: seconds until its last pixel was painted.
        worked: seconds that the processor worked for it until then.
        imported: names of modules that its first paint did not need.
    """

    passed: float
    worked: float
    imported: str


def main(pairs: int = PAIRS) -> None:
    """Print the ratios, and what was imported before the first paint that should not be."""
    with surroundings() as environment:
        # The first starts warm the disk's cache and write bytecode.
        _start("bare", environment)
        imported = _start("fenedit", environment).imported
        starts = [
            (_start("bare", environment), _start("fenedit", environment)) for _ in range(pairs)
        ]
    for what, field in (("time", "passed"), ("processor time", "worked")):
        bare, ours = (
            [getattr(start, field) for start in column] for column in zip(*starts, strict=True)
        )
        ratio = statistics.median(mine / other for mine, other in zip(ours, bare, strict=True))
        print(
            f"start to last pixel / bare window, {what}: {ratio:.2f} (goal: 1.60; "
            f"{statistics.median(ours) * 1000:.0f} ms to {statistics.median(bare) * 1000:.0f} ms)"
        )
    print(f"imported before the first paint: {imported or 'nothing that can wait'}")


@contextmanager
def surroundings() -> Iterator[dict[str, str]]:
    """Provide the surroundings of a process that shows a window: a screen, if we can, and a home."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory()))
        environment = dict(os.environ)
        if not missing_programs():
            environment = stack.enter_context(virtual_desktop()).environment()
        for variable, folder in FOLDERS.items():
            (home / folder).mkdir(mode=0o700, exist_ok=True)
            environment[variable] = str(home / folder)
        # An installed program has its bytecode on the disk.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        yield environment


def _start(which: str, environment: dict[str, str]) -> Start:
    begun = time.monotonic()
    command = [sys.executable, "-m", "tests.benchmarks.started_window", which]
    run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    stamp, worked, *imported = run.stdout.split()
    return Start(float(stamp) - begun, float(worked), " ".join(imported))


if __name__ == "__main__":
    main()
