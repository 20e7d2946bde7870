"""How large files of lines are opened, edited and saved, beside what the system's tools need.

Each ratio is of two things measured in turn over the same file, whose memory is warm. Run as
`python -m tests.benchmarks.collections [PAIRS] [--ten-million]`; the flag adds the longest file.
"""

import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from fenedit.documents.document import Collection, Document
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.recovery import Snapshot, large_memory, snapshot_bytes
from fenedit.documents.files.saving import save_document
from fenedit.documents.record import Record
from tests.benchmarks.timing import IN_SHORT, ratio, times_over
from tests.helpers.project import ROOT

PAIRS = 7
FEW, MANY, MOST = 1_000, 2_000 if IN_SHORT else 1_000_000, 10_000_000
_RANKS = (
    "8",
    "pppppppp",
    "rnbqkbnr",
    "PPP2PPP",
    "2N5",
    "4k3",
    "3r1b2",
    "r3k2r",
    "1p2p1p1",
    "R4RK1",
)
_EDITED = Record("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
_MEMORY = """
import random, sys
from pathlib import Path
import numpy
from fenedit.documents.files.opening import open_document
from fenedit.documents.record import Record
lines = open_document(Path(sys.argv[1])).collection
dice = random.Random(1)
for _ in range(100):
    row = dice.randrange(len(lines))
    lines = lines.splice(lines.replacing(row, Record("8/8")))
    lines[dice.randrange(len(lines))]
# Not ru_maxrss: that of a process begins with what its parent held.
status = Path("/proc/self/status").read_text()
print(status.split("VmHWM:")[1].split()[0])
"""


def main(pairs: int = PAIRS, *, ten_million: bool = False) -> None:
    """Print a line for each ratio, with its goal."""
    with TemporaryDirectory() as folder:
        few = Path(folder) / "few.fen"
        write_positions(few, FEW)
        for count in (MANY, MOST) if ten_million else (MANY,):
            many = Path(folder) / f"{count}.fen"
            write_positions(many, count)
            _measure(many, few, count, pairs)
            many.unlink()


def write_positions(file: Path, count: int) -> None:
    """Write so many lines of FEN, of about 65 bytes; they look like positions, and few could be."""
    dice = random.Random(8)
    pool = [
        "/".join(dice.choices(_RANKS, k=8)) + dice.choice((" w KQkq -", " b - -"))
        for _ in range(5_000)
    ]
    with file.open("w", encoding="ascii", newline="\n") as lines:
        for first in range(0, count, 1_000):
            last = min(first + 1_000, count)
            lines.writelines(f"{dice.choice(pool)} {n % 50} {n}\n" for n in range(first, last))


def _measure(many: Path, few: Path, count: int, pairs: int) -> None:
    document = open_document(many)
    lines = document.collection
    counted = subprocess.run(["wc", "-l", many], capture_output=True, check=True).stdout
    print(f"{lines.line_count} lines of FEN, {many.stat().st_size / count:.0f} bytes each")
    assert int(counted.split()[0]) == lines.line_count == count

    index = ratio(lambda: open_document(many), lambda: _run("wc", "-l", many), pairs)
    print(f"opened, all lines found / wc -l: {index:.2f} (goal: 2.0)")
    grown = 1024 * (_peak(many) - _peak(few)) / many.stat().st_size
    print(f"memory that opening it and editing 100 rows takes / its size: {grown:.2f} (goal: 1.3)")

    dice = random.Random(1)
    print(f"look-up of a random row: {_each(200, lambda: lines[dice.randrange(count)]):.2f} ms")
    print(f"first edit of a random row: {_each(100, lambda: _replaced(lines, dice)):.2f} ms")
    print(f"insertion at a random row: {_each(100, lambda: _inserted(lines, dice)):.2f} ms")
    same = lines.splice(lines.replacing(count // 2, _EDITED))
    again = _each(100, lambda: same.splice(same.replacing(count // 2, _EDITED)))
    print(f"the same row edited again: {again:.2f} ms")

    for edits, goal in ((1_000, 1.5), (100_000, 3.0)):
        rows = sorted(dice.sample(range(count), min(edits, count // 10)))
        changed = lines
        for row in rows:
            changed = changed.splice(changed.replacing(row, _EDITED))
        edited = document.with_collection(changed)
        saved = _save_ratio(many, edited, pairs)
        print(f"saved after {len(rows)} edits / cp, sync: {saved:.2f} (goal: {goal})")
        memory = large_memory(changed)
        size = len(snapshot_bytes(Snapshot("benchmark", edited), memory))
        print(f"journal of {len(rows)} edits: {size / len(rows):.0f} bytes an edit")


def _save_ratio(many: Path, document: Document, pairs: int) -> float:
    """Return how many times longer a save takes than a copy that is on the disk as surely."""
    copy, saved = many.with_name("copy"), many.with_name("saved")
    ratios = []
    for _ in range(pairs):
        for file in (copy, saved):
            # To free what they held takes as long, and is no part of either.
            file.unlink(missing_ok=True)
        saving = _time(lambda: save_document(saved, document))
        copying = _time(lambda: (_run("cp", many, copy), _run("sync", copy)))
        ratios.append(saving / copying)
    return statistics.median(ratios)


def _replaced(lines: Collection, dice: random.Random) -> Collection:
    return lines.splice(lines.replacing(dice.randrange(len(lines)), _EDITED))


def _inserted(lines: Collection, dice: random.Random) -> Collection:
    return lines.splice(lines.inserting(dice.randrange(len(lines)), [_EDITED]))


def _each(times: int, action: Callable[[], object]) -> float:
    """Return the milliseconds that an action takes, on average."""
    return _time(times_over(times, action)) / times * 1e3


def _time(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _run(tool: str, *arguments: str | Path) -> None:
    found = shutil.which(tool)
    assert found is not None
    subprocess.run([found, *arguments], capture_output=True, check=True)


def _peak(file: Path) -> int:
    """Return the peak memory of a process that opens a file and edits rows of it."""
    command = [sys.executable, "-c", _MEMORY, str(file)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return int(run.stdout)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(*numbers, ten_million="--ten-million" in sys.argv)
