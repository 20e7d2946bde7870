"""A gesture calls few functions: each one more is felt in every key that is typed."""

import re
import subprocess
import sys

from tests.helpers.project import ROOT

MOST = {
    "a key in the move number": 190,
    "a key in the placement": 430,
    "a step of a drag": 30,
    "a drop of a piece": 430,
}
"""So many functions are called; the aim for a key in the placement, faulty then, is 200."""


def test_a_gesture_calls_no_more_functions_than_it_did() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.calls"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    counts = {name: int(count) for name, count in re.findall(r", (.+): (\d+) ", run.stdout)}
    assert counts.keys() == MOST.keys(), run.stderr
    assert {name: count for name, count in counts.items() if count > MOST[name]} == {}
