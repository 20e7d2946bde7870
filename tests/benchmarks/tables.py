"""How long a table of puzzles takes to open, to show rows, and to be searched.

Run as `python -m tests.benchmarks.tables [ROWS]`: it makes a table of 3.5 million rows with
positions of games, as Lichess's database has them, in a temporary folder.
"""

import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from fenedit.documents.files.opening import open_document
from fenedit.documents.files.streaming import open_source
from fenedit.jobs.find import find_in_source
from fenedit.jobs.tables import with_san
from fenedit.notation.query.parsing import parse_query
from tests.helpers.tables import HEAD, rows

ROWS = 3_500_000
QUERY = "theme:fork rating:1500-1800 sample:30"


def main(count: int = ROWS) -> None:
    """Print processor time and time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "puzzles.csv")
        with path.open("w", encoding="utf-8") as file:
            file.write(f"{HEAD}\n")
            file.writelines(rows(count))
        print(f"{count} rows, {path.stat().st_size / 1e6:.0f} MB; processor time and time in s")
        before = process_time(), perf_counter()
        collection = with_san(open_document(path)).collection
        print("open:", _since(before))
        before = process_time(), perf_counter()
        assert all(collection[row].position for row in range(60))
        print("the first 60 rows:", _since(before))
        before = process_time(), perf_counter()
        places = range(0, count, count // 30)
        assert all(collection[row].position for row in places)
        print("30 rows far from each other:", _since(before))
        before = process_time(), perf_counter()
        with open_source(str(path)) as source:
            found = sum(1 for _ in find_in_source(source, parse_query(QUERY)))
        print(f"{found} found of {QUERY}", _since(before))


def _since(before: tuple[float, float]) -> str:
    return f"{process_time() - before[0]:.2f}, {perf_counter() - before[1]:.2f}"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
