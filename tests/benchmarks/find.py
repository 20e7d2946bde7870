"""How long it takes to find records, in file reads of grep that ask the same.

The pattern is a regular expression for grep, which counts squares as a rank spells them; ripgrep is
asked where it is installed, else grep in the C locale. Material is beyond it: what is compared is
the same search. The file holds the positions of games, one after the other, and its memory is warm.
Run as `python -m tests.benchmarks.find [PAIRS] [--ten-million]`; the flag adds the longest file,
and how much memory it takes to find duplicates.
"""

import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory

from fenedit.documents.files.streaming import open_source
from fenedit.jobs.find import batches_in_source, find_in_source
from fenedit.jobs.parts import process_count
from fenedit.notation.fen import format_fen
from fenedit.notation.query.parsing import parse_query
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.games import played_positions
from tests.helpers.project import ROOT

PAIRS = 7
FEW, MANY, MOST = 200 if IN_SHORT else 1_000, 400 if IN_SHORT else 1_000_000, 10_000_000
PATTERN, MATERIAL, RANGES, TEXT = "Ne5 kg8", "KRPvKR", "KR{1-2}P{0-3}vKR", '"game 1;"'
_POSITIONS = 100_000
_GAMES = 4 if IN_SHORT else 2_000
_FIRST = ("6k1/8/8/4N3/8/8/8/4K3 w - -", "8/8/4k3/8/4P3/4K3/4R3/4r3 w - -")
"""What stands first, so that the pattern and the material are found there."""
_MEMORY = """
import sys
from pathlib import Path
from fenedit.documents.files.streaming import open_source
from fenedit.jobs.find import find_in_source
from fenedit.notation.query.parsing import parse_query
with open_source(sys.argv[1]) as source:
    for hit in find_in_source(source, parse_query("dup")):
        pass
# Not ru_maxrss: that of a process begins with what its parent held.
status = Path("/proc/self/status").read_text()
print(status.split("VmHWM:")[1].split()[0])
"""


def main(pairs: int = PAIRS, *, ten_million: bool = False) -> None:
    """Print a line for each ratio, those of large files with their goals."""
    with TemporaryDirectory() as folder:
        few = Path(folder) / "few.epd"
        for count in (FEW, MANY, MOST) if ten_million else (FEW, MANY):
            file = few if count == FEW else Path(folder) / f"{count}.epd"
            write_positions(file, count)
            _measure(file, count, pairs)
            if ten_million and count == MANY:
                grown = _peak(file) / _peak(few)
                print(f"duplicates, peak memory, {count} lines / {FEW}: {grown:.2f} (goal: 1.1)")
            if count != FEW:
                file.unlink()


def _measure(file: Path, lines: int, pairs: int) -> None:
    program = shutil.which("rg") or "grep"
    name = Path(program).name

    def count(query: str, processes: int | None = None) -> int:
        with open_source(str(file)) as source:
            found = batches_in_source(source, parse_query(query), processes=processes)
            return sum(len(batch.hits) for batch in found)

    def first_hit(query: str) -> None:
        with open_source(str(file)) as source:
            next(find_in_source(source, parse_query(query)))

    def asked(*options: str) -> Callable[[], int]:
        command = [program, "-c", *options, str(file)]
        return lambda: int(
            subprocess.run(
                command, stdout=subprocess.PIPE, env={**environ, "LC_ALL": "C"}, check=False
            ).stdout
            or 0
        )

    by_pattern = asked("-e" if name == "rg" else "-E", pattern_expression())
    if count(PATTERN) != by_pattern():
        raise ValueError("the pattern is not what is found")
    print(f"{lines} lines of EPD, {file.stat().st_size / lines:.0f} bytes each")
    is_large = lines != FEW
    for query, goal in ((PATTERN, 0.9), (MATERIAL, 0.5), (RANGES, None)):
        several, one = (1 / ratio(by_pattern, partial(count, query, n), pairs) for n in (None, 1))
        said = f"goal: {goal}; " if goal and is_large else ""
        print(
            f"{query} / {name} -c of the pattern: {several:.2f} "
            f"({said}in one process, not {process_count()}: {one:.2f})"
        )
    texts = 1 / ratio(asked("-i", "-F", "game 77"), lambda: count('"game 77"'), pairs)
    print(f"text / {name} -ciF: {texts:.1f}")
    for query in (PATTERN, MATERIAL, TEXT):
        first = 1 / ratio(
            partial(count, query),
            partial(first_hit, query),
            pairs,
        )
        said = " (goal: 0.005)" if is_large else ""
        print(f"first hit of {query} / whole scan: {first:.4f}{said}")
    start = time.perf_counter()
    found = count(PATTERN)
    print(f"{PATTERN}: {found} found, {lines / (time.perf_counter() - start) / 1e6:.1f} M lines/s")


def _peak(file: Path) -> int:
    """Return the peak memory of a process that looks for duplicates in a file."""
    command = [sys.executable, "-c", _MEMORY, str(file)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return int(run.stdout)


def pattern_expression() -> str:
    """Return a regular expression for a black king on g8 and a white knight on e5."""
    return f"^{_holding(6, 'k')}/[^/]*/[^/]*/{_holding(4, 'N')}/"


def _holding(file: int, piece: str) -> str:
    return f"{_squares(file)}{piece}[A-Za-z1-8]*"


def _squares(count: int) -> str:
    """Return an expression for so many squares of a rank, whatever they hold."""
    if count == 0:
        return ""
    ways = [f"[A-Za-z1]{_squares(count - 1)}"]
    ways += [f"{width}{_squares(count - width)}" for width in range(2, count + 1)]
    return f"({'|'.join(ways)})"


def write_positions(file: Path, count: int) -> None:
    """Write so many lines of EPD: two endings, then the positions of games in their order."""
    played = islice(played_positions(seed=5, games=_GAMES), min(count, _POSITIONS))
    fields = [format_fen(position).rsplit(" ", 2)[0] for position in played]
    dice = random.Random(5)
    with file.open("w", encoding="ascii", newline="\n") as lines:
        for number in range(count):
            text = fields[number % len(fields)] if number >= len(_FIRST) else _FIRST[number]
            move = dice.choice(("e4", "Nf3", "Kd2"))
            lines.write(f'{text} bm {move}; id "Game {number};";\n')


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(*numbers, ten_million="--ten-million" in sys.argv)
