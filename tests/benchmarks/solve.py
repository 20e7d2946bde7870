"""How fast known problems are solved, beside Popeye, and by two processes.

Processor time of each problem: of its keys alone, and of all (tries, set play, variations, duals),
over Popeye's for its keys. Popeye is named by the variable POPEYE; its start counts. A file of more
problems, `mate<TAB>FEN`, may follow. Run as `python -m tests.benchmarks.solve [FILE]`.
"""

import json
import math
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.solution import Wanted
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.direct_mates import solve
from tests.helpers.project import TESTS

PAIRS = 5
_IN_SHORT: Final = 1
_POPEYE: Final = os.environ.get("POPEYE", "")
_WANTED: Final = {"keys": Wanted(tries=False, set_play=False, size=0), "all": Wanted()}


class Known(NamedTuple):
    """A known problem: its FEN, and n of #n."""

    fen: str
    mate: int


def main(pairs: int = PAIRS, files: Iterable[Path] = ()) -> None:
    """Print a line for each ratio, with its goal where there is one; files have more problems."""
    goals = {2: 0.3, 3: 0.6, 4: 1.0}
    problems = [*_known(), *(each for path in files for each in _listed(path))]
    for mate in [2, 3] if IN_SHORT else sorted({problem.mate for problem in problems} - {1}):
        some = [problem for problem in problems if problem.mate == mate]
        some = some[:_IN_SHORT] if IN_SHORT else some
        theirs = [_popeye(problem) for problem in some] if _POPEYE else []
        for name, wanted in _WANTED.items():
            if name == "all" and mate > 4:
                # They may take minutes each.
                continue
            ours = [_ours(problem, wanted) for problem in some]
            print(f"#{mate}, {name}: {1000 * sum(ours) / len(ours):.1f} ms a problem")
            if theirs:
                ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
                mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
                goal = f", goal: {goals[mate]}" if name == "keys" and mate in goals else ""
                print(f"ours / Popeye: {mean:.2f} (worst: {max(ratios):.2f}{goal})")
    if not _POPEYE:
        print("no Popeye to compare with: POPEYE names none")
    threes = [problem for problem in problems if problem.mate == 3]
    threes = threes[:_IN_SHORT] if IN_SHORT else threes
    print(f"one process / two, #3: {_scaling(threes, pairs):.2f} (goal: 1.5)")


def _known() -> Iterable[Known]:
    for line in (TESTS / "data" / "problems.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        # Popeye has White attack, unless it is told otherwise.
        if not record["aside"] and record["fen"].split()[1] == "w":
            yield Known(record["fen"], record["mate"])


def _listed(path: Path) -> Iterable[Known]:
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        mate, fen = line.split("\t")[:2]
        yield Known(fen, int(mate))


def _ours(problem: Known, wanted: Wanted) -> float:
    begun = time.process_time()
    solve(parse_fen(problem.fen), problem.mate, wanted=wanted)
    return time.process_time() - begun


def _popeye(problem: Known) -> float:
    # Its knights are S; capitals are White, as in a FEN.
    placement = problem.fen.split()[0].translate(str.maketrans("Nn", "Ss"))
    asked = f"beginproblem\nforsyth {placement}\nstipulation #{problem.mate}\nendproblem\n"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([_POPEYE], input=asked, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _scaling(problems: list[Known], pairs: int) -> float:
    """Return how many times longer one process takes than two that share the problems."""
    with ProcessPoolExecutor(1) as one, ProcessPoolExecutor(2) as two:

        def work(pool: ProcessPoolExecutor) -> None:
            list(pool.map(partial(_ours, wanted=_WANTED["all"]), problems))

        work(one)
        work(two)
        return ratio(partial(work, one), partial(work, two), pairs)


if __name__ == "__main__":
    main(files=[Path(name) for name in sys.argv[1:] if name != "--short"])
