"""How many times faster a file of a million lines is checked than by python-chess.

Both do the same: four fields of every line, strictly, and the shape of its operations. For
python-chess that is `chess.Board(fields)` and a regular expression, run over some of the lines,
because over all it takes most of a minute; its own reader of EPD, which also asks whether moves are
legal, is measured beside. What is playable is `Board.status()` for it, of lines of EPD and of FEN;
that check finds more, such as side not to move in check. The file's memory is warm. Run as `python -m tests.benchmarks.check_file`.
"""

import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import chess

from fenedit.documents.files.streaming import open_source
from fenedit.jobs.check_file import Options, check_source
from fenedit.jobs.find import find_in_source
from fenedit.jobs.parts import process_count
from fenedit.notation.query.parsing import parse_query
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.project import ROOT

PAIRS = 7
LINES = 400 if IN_SHORT else 1_000_000
FEW_LINES = 200 if IN_SHORT else 10_000
_SAMPLE = 20_000
_GAMES = 1 if IN_SHORT else 40
_OPERATIONS = re.compile(r'(?: [a-z]\w{1,14}(?: (?:"[^"]{0,255}"|[\w+#=-]+))*;)*')


def main(pairs: int = PAIRS) -> None:
    """Print a line for each ratio, with its goal."""
    with TemporaryDirectory() as folder:
        many, few = Path(folder) / "many.epd", Path(folder) / "few.epd"
        fens = Path(folder) / "many.fen"
        write_lines(many, LINES)
        write_lines(few, FEW_LINES)
        write_fens(fens, LINES)
        sample = many.read_text(encoding="utf-8").splitlines()[:_SAMPLE]
        parts = LINES / len(sample)

        def check(level: str, file: Path = many) -> int:
            with open_source(str(file)) as source:
                return sum(
                    found if isinstance(found, int) else 1
                    for found in check_source(source, Options(level))  # type: ignore[arg-type]
                )

        def check_by_chess() -> None:
            for line in sample:
                fields = line.split(" ", 4)
                chess.Board(" ".join(fields[:4]))
                if not _OPERATIONS.fullmatch(f" {fields[4]}"):
                    raise ValueError(line)

        def read_epd_by_chess() -> None:
            for line in sample[: _SAMPLE // 10]:
                chess.Board.from_epd(line)

        def judge_by_chess(file: Path) -> None:
            with file.open(encoding="ascii") as lines:
                for line in islice(lines, _SAMPLE):
                    if chess.Board(" ".join(line.split(" ", 4)[:4])).status():
                        raise ValueError(line)

        def find(query: str) -> int:
            with open_source(str(many)) as source:
                return sum(1 for _ in find_in_source(source, parse_query(query)))

        size = many.stat().st_size / LINES
        print(f"{check('syntax')} lines of EPD, {size:.0f} bytes each, all of them different")
        several = parts * ratio(check_by_chess, lambda: check("syntax"), pairs)
        with patch("fenedit.jobs.check_file.process_count", return_value=1):
            one = parts * ratio(check_by_chess, lambda: check("syntax"), pairs)
        print(
            f"chess.Board(fields), operations / check --level syntax: {several:.1f} (goal: 80; "
            f"in one process, not {process_count()}: {one:.1f})"
        )
        few_pairs = min(pairs, 3)
        epd = parts * 10 * ratio(read_epd_by_chess, lambda: check("syntax"), few_pairs)
        print(f"chess.Board.from_epd(line), moves too / the same: {epd:.1f}")
        for file, kind in ((many, "EPD"), (fens, "FEN")):
            several, one = (
                parts * _ratio_of_check(partial(judge_by_chess, file), file, pairs, processes)
                for processes in (process_count(), 1)
            )
            print(
                f"chess.Board(fields).status() / check --level playable, {kind}: {several:.1f} "
                f"(goal: 80; in one process, not {process_count()}: {one:.1f})"
            )
        found = ratio(lambda: find("notfen | unplayable"), lambda: check("playable"), few_pairs)
        print(f"find 'notfen | unplayable' / check --level playable: {found:.2f}")
        print(f"peak memory, {LINES} lines / {FEW_LINES}: {peak(many) / peak(few):.2f} (goal: 1.1)")


def _ratio_of_check(
    judge_by_chess: Callable[[], object], file: Path, pairs: int, processes: int
) -> float:
    """Return how many times longer python-chess takes than the check of a whole file."""

    def check() -> None:
        with open_source(str(file)) as source:
            if sum(check_source(source, Options("playable"))) != LINES:  # type: ignore[arg-type]
                raise ValueError(f"{file}: all of it is playable")

    with patch("fenedit.jobs.check_file.process_count", return_value=processes):
        return ratio(judge_by_chess, check, pairs)


def write_fens(file: Path, count: int) -> None:
    """Write so many lines of FEN, positions of random games with counters of their own."""
    dice = random.Random(9)
    positions = [fields for fields, _ in _positions(dice)]
    with file.open("w", encoding="ascii") as lines:
        for _ in range(count):
            clock, number = dice.randrange(100), dice.randrange(1, 200)
            fields = dice.choice(positions)
            lines.write(f"{fields} {_clock(fields, clock)} {number}\n")


def _clock(fields: str, clock: int) -> int:
    """Return a halfmove clock, 0 right behind a double step."""
    return clock if fields.endswith("-") else 0


def write_lines(file: Path, count: int) -> None:
    """Write so many lines of EPD, positions of random games with operations of several kinds."""
    dice = random.Random(8)
    positions = list(_positions(dice))
    with file.open("w", encoding="ascii") as lines:
        for number in range(count):
            fields, move = dice.choice(positions)
            operations = (
                f'bm {move}; id "Game {number}";',
                f"acd {number % 40}; acn {number * 7}; ce {dice.randrange(-400, 400)}; pv {move};",
                f'bm {move}; c0 "a remark; number {number}"; id "{number}";',
                f'hmvc {_clock(fields, number % 50)}; fmvn {number % 90 + 1}; id "Position {number}";',
            )
            lines.write(f"{fields} {operations[number % 4]}\n")


def _positions(dice: random.Random) -> Iterator[tuple[str, str]]:
    """Yield four fields of FEN and a legal move each."""
    for _ in range(_GAMES):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 160:
            moves = list(board.legal_moves)
            yield board.epd(en_passant="fen"), board.san(dice.choice(moves))
            board.push(dice.choice(moves))


def peak(file: Path) -> int:
    """Return the peak memory of a process that checks a file, in KiB."""
    command = [sys.executable, "-c", _CHECKED, "check", "--level", "playable", str(file)]
    run = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True
    )
    return int(run.stdout.split()[-1])


_CHECKED = """
import sys
from pathlib import Path
from fenedit.app.main import main
assert main(sys.argv[1:]) == 0
# Not ru_maxrss: that of a process begins with what its parent held.
status = Path("/proc/self/status").read_text()
print(status.split("VmHWM:")[1].split()[0])
"""


if __name__ == "__main__":
    main()
