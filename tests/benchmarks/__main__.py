"""All benchmarks of the program, a line for each ratio: python -m tests.benchmarks"""

import sys

from tests.benchmarks import check_file, fen, find, keystroke, painting, playable, start


def main(pairs: int | None = None) -> None:
    """Print all ratios with their goals; with few pairs soon, with none given as well as can be."""
    for benchmark in (fen, playable, check_file, find, painting, keystroke, start):
        benchmark.main(pairs or benchmark.PAIRS)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else None)
