"""A gesture calls few functions: each one more is felt in every key that is typed."""

import re

from tests.helpers.project import run_python

MOST = {
    "a key in the move number": 300,
    "a key in the placement": 540,
    "a step of a drag": 100,
    "a drop of a piece": 505,
}
"""So many functions are called at most. The aim for a key in the placement is 200."""


def test_a_gesture_calls_no_more_functions_than_it_did() -> None:
    _, said = run_python("-m", "tests.benchmarks.calls")
    counts = {name: int(count) for name, count in re.findall(r", (.+): (\d+) ", said)}
    assert counts.keys() == MOST.keys(), said
    assert {name: count for name, count in counts.items() if count > MOST[name]} == {}
