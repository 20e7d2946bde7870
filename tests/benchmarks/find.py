"""How long it takes to find records, in file reads of grep that ask the same.

The pattern is a regular expression for grep, which counts squares as a rank spells them; ripgrep is
asked where it is installed, else grep in the C locale. Material is beyond it: what is compared is
the same search. The file's memory is warm. Run as `python -m tests.benchmarks.find [PAIRS]
[LINES]`: with 10000000 lines for all that the goals say.
"""

import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory

from fenedit.documents.streaming import open_source
from fenedit.jobs.find import find_in_source
from fenedit.jobs.pool import process_count
from fenedit.notation.fen import format_placement
from fenedit.notation.query.read import parse_query
from tests.benchmarks.timing import ratio

PAIRS = 7
LINES = 1_000_000
PATTERN, MATERIAL = "Ne5 kg8", "KRPvKR"
_POSITIONS = 200_000


def main(pairs: int = PAIRS, lines: int = LINES) -> None:
    """Print a line for each ratio, with its goal."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "many.epd"
        write_positions(file, lines)

        def count(query: str, processes: int | None = None) -> int:
            with open_source(str(file)) as source:
                found = find_in_source(source, parse_query(query), processes=processes)
                return sum(1 for _ in found)

        def first_hit(query: str) -> None:
            with open_source(str(file)) as source:
                next(find_in_source(source, parse_query(query)))

        def asked(*options: str) -> Callable[[], int]:
            program = shutil.which("rg") or "grep"
            command = [program, "-c", *options, str(file)]
            return lambda: int(
                subprocess.run(
                    command, stdout=subprocess.PIPE, env={**environ, "LC_ALL": "C"}, check=False
                ).stdout
                or 0
            )

        by_pattern = asked("-e" if shutil.which("rg") else "-E", pattern_expression())
        if count(PATTERN) != by_pattern():
            raise ValueError("the pattern is not what is found")
        size = file.stat().st_size / lines
        print(f"{lines} lines of EPD, {size:.0f} bytes each, {_POSITIONS} positions among them")
        program = "rg" if shutil.which("rg") else "grep"
        several = 1 / ratio(by_pattern, lambda: count(PATTERN), pairs)
        one = 1 / ratio(by_pattern, lambda: count(PATTERN, 1), pairs)
        print(
            f"{PATTERN} / {program} -c of a regular expression for it: {several:.2f} (goal: 0.9; "
            f"in one process, not {process_count()}: {one:.2f})"
        )
        material = 1 / ratio(by_pattern, lambda: count(MATERIAL), pairs)
        print(f"{MATERIAL} / the same: {material:.2f} (goal: 0.5)")
        first = 1 / ratio(lambda: count(PATTERN), lambda: first_hit("wtm"), pairs)
        print(f"first hit / whole scan: {first:.4f} (goal: 0.005)")
        texts = 1 / ratio(asked("-i", "-F", "game 77"), lambda: count('"game 77"'), pairs)
        print(f"text / {program} -ciF: {texts:.1f}")
        start = time.perf_counter()
        found = count(PATTERN)
        print(
            f"{PATTERN}: {found} found, {lines / (time.perf_counter() - start) / 1e6:.1f} M lines/s"
        )


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
    """Write so many lines of EPD; their positions are crowded or thin, and nobody played them."""
    dice = random.Random(5)
    fields = [_fields(dice) for _ in range(_POSITIONS)]
    with file.open("w", encoding="ascii") as lines:
        for number in range(count):
            lines.write(f'{dice.choice(fields)} bm e4; id "Game {number}";\n')


def _fields(dice: random.Random) -> str:
    men = dice.randrange(5, 31)
    squares = ["."] * 64
    for square, piece in zip(
        dice.sample(range(64), men),
        "Kk" + "".join(dice.choices("QRBNPPPPqrbnpppp", k=men - 2)),
        strict=True,
    ):
        squares[square] = piece
    return f"{format_placement(''.join(squares))} {dice.choice('wb')} - -"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
