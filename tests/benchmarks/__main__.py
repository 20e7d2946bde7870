"""All benchmarks of the program, a line for each ratio.

Run as `python -m tests.benchmarks [PAIRS] [--short]`; with `--short`, over files too small for
figures that mean anything.
"""

import sys

from tests.benchmarks import (
    check_file,
    collections,
    diagrams,
    fen,
    find,
    keystroke,
    painting,
    solve,
    start,
)


def main(pairs: int | None = None) -> None:
    """Print all ratios with their goals; with few pairs soon, with none given as well as can be."""
    # What forks comes before Qt.
    for benchmark in (
        solve,
        fen,
        check_file,
        find,
        collections,
        painting,
        diagrams,
        keystroke,
        start,
    ):
        benchmark.main(pairs or benchmark.PAIRS)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(*numbers)
