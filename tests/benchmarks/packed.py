"""How long the packed program takes until its window is on the screen, against the checkout's.

Both are started in turn on the same virtual screen and in an empty home. Run as
`python -m tests.benchmarks.packed`, after `python3 packaging/build.py folder`.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from tests.benchmarks.start import surroundings
from tests.helpers.project import ROOT

PAIRS = 15
PACKED = ROOT / "dist" / "fenedit" / "fenedit"
CHECKOUT = Path(sys.executable).with_name("fenedit")
SEARCH = ["xdotool", "search", "--onlyvisible", "--class", "fenedit"]


def main(pairs: int = PAIRS) -> None:
    """Print the ratio."""
    if not PACKED.is_file():
        sys.exit("There is no packed program: python3 packaging/build.py folder")
    with surroundings() as environment:
        # The first starts warm the disk's cache and write bytecode.
        for program in (PACKED, CHECKOUT):
            _shown(program, environment)
        starts = [
            (_shown(PACKED, environment), _shown(CHECKOUT, environment)) for _ in range(pairs)
        ]
    ratio = statistics.median(packed / plain for packed, plain in starts)
    packed, plain = (statistics.median(column) * 1000 for column in zip(*starts, strict=True))
    print(
        f"start of the packed program / of the checkout: {ratio:.2f} (goal: 1.30; "
        f"{packed:.0f} ms to {plain:.0f} ms)"
    )


def _shown(program: Path, environment: dict[str, str]) -> float:
    """Return the seconds from the start of a program to its window."""
    begun = time.monotonic()
    process = subprocess.Popen([program, "--new-instance"], env=environment, cwd=os.sep)
    try:
        # A window that goes while it is looked at fails the search, too.
        while subprocess.run(SEARCH, env=environment, check=False, capture_output=True).returncode:
            pass
        return time.monotonic() - begun
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    main()
