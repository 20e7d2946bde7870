"""How fast known problems are verified: alone, beside Popeye, and by two processes.

Whole verification: keys, tries, set play and all variations. A Popeye to compare with is named by
the variable POPEYE; it gets all problems in one run, so that its start does not count for each.
Run as `python -m tests.benchmarks.solve`.
"""

import json
import os
import subprocess
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from fenedit.notation.fen import parse_fen
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.direct_mates import solve
from tests.helpers.project import TESTS

PAIRS = 5
_IN_SHORT: Final = 1
_POPEYE: Final = os.environ.get("POPEYE", "")


class Known(NamedTuple):
    """A known problem: its FEN, and n of #n."""

    fen: str
    mate: int


def main(pairs: int = PAIRS) -> None:
    """Print a line for each ratio, with its goal where there is one."""
    by_mate = {mate: list(_known(mate)) for mate in (2, 3)}
    for mate, problems in by_mate.items():
        _print_speed(mate, problems)
        if _POPEYE:
            found = ratio(partial(_solve_all, problems), partial(_popeye, problems), pairs)
            print(f"ours / Popeye, #{mate}: {found:.2f} (goal: 3)")
    if not _POPEYE:
        print("no Popeye to compare with: POPEYE names none")
    print(f"one process / two, #3: {_scaling(by_mate[3], pairs):.2f} (goal: 1.5)")


def _known(mate: int) -> Iterable[Known]:
    lines = (TESTS / "data" / "problems.jsonl").read_text(encoding="utf-8").splitlines()
    records = [json.loads(line) for line in lines]
    found = [
        Known(record["fen"], mate)
        for record in records
        # Popeye has White attack, unless it is told otherwise.
        if record["mate"] == mate and not record["aside"] and record["fen"].split()[1] == "w"
    ]
    return found[:_IN_SHORT] if IN_SHORT else found


def _print_speed(mate: int, problems: list[Known]) -> None:
    begun = time.perf_counter()
    nodes = _solve_all(problems)
    seconds = time.perf_counter() - begun
    print(
        f"#{mate}: {1000 * seconds / len(problems):.0f} ms a problem, "
        f"{nodes / seconds:.0f} nodes a second"
    )


def _solve_all(problems: Iterable[Known]) -> int:
    """Return how many positions were looked at."""
    return sum(_nodes(problem) for problem in problems)


def _nodes(problem: Known) -> int:
    solution = solve(parse_fen(problem.fen), problem.mate)
    return solution.nodes


def _popeye(problems: Iterable[Known]) -> None:
    # Its knights are S; capitals are White, as in a FEN.
    knights = str.maketrans("Nn", "Ss")
    asked = [
        f"forsyth {problem.fen.split()[0].translate(knights)}\nstipulation #{problem.mate}\n"
        "option variation try setplay\n"
        for problem in problems
    ]
    text = "beginproblem\n" + "nextproblem\n".join(asked) + "endproblem\n"
    subprocess.run([_POPEYE], input=text, capture_output=True, text=True, check=False)


def _scaling(problems: list[Known], pairs: int) -> float:
    """Return how many times longer one process takes than two that share the problems."""
    with ProcessPoolExecutor(1) as one, ProcessPoolExecutor(2) as two:

        def work(pool: ProcessPoolExecutor) -> None:
            list(pool.map(_nodes, problems))

        work(one)
        work(two)
        return ratio(partial(work, one), partial(work, two), pairs)


if __name__ == "__main__":
    main()
