"""Time whole commands that make pictures: `python -m tests.benchmarks.diagrams`.

Each is a process of its own, so its start and its imports count. The positions come from random
games.
"""

import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from fenedit.notation.fen import format_fen
from tests.benchmarks.timing import IN_SHORT
from tests.helpers.games import played_positions
from tests.helpers.project import ROOT

PAIRS = 5
COUNT = 4 if IN_SHORT else 1000
COMMAND = [sys.executable, "-m", "fenedit.app.main", "diagram"]


def main(runs: int = PAIRS) -> None:
    """Print the seconds of each command, with their goals."""
    with TemporaryDirectory() as folder:
        fens = [format_fen(each) for each in islice(played_positions(seed=64, games=40), COUNT)]
        page, many = Path(folder, "page.fen"), Path(folder, "many.fen")
        page.write_text("\n".join(fens[:12]), encoding="ascii")
        many.write_text("\n".join(fens), encoding="ascii")

        def seconds(*arguments: str | Path) -> float:
            begun = time.perf_counter()
            command = [*COMMAND, *arguments, "--force"]
            subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
            return time.perf_counter() - begun

        def least(*arguments: str | Path) -> float:
            return min(seconds(*arguments) for _ in range(1 if IN_SHORT else runs + 1))

        picture = Path(folder, "picture.png")
        print(
            f"PNG of 1024 pixels: {least(fens[-1], '-o', picture, '--size', '1024'):.2f} (goal: 0.2) s"
        )
        sheet = Path(folder, "sheet.pdf")
        print(
            f"PDF page of twelve: {least(page, '-o', sheet, '--per-page', '12'):.2f} (goal: 0.3) s"
        )
        pictures = seconds(many, "-o", picture, "--size", "800")
        print(f"{COUNT} PNGs of 800 pixels: {pictures:.1f} (goal: 30) s")


if __name__ == "__main__":
    main()
