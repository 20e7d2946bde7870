"""A gesture calls few functions: each one more is felt in every key that is typed."""

import re

from tests.helpers.project import run_python

MOST = {
    "a key in the move number": 190,
    "a key in the placement": 430,
    "a step of a drag": 30,
    "a drop of a piece": 430,
}
"""So many functions are called; the aim for a key in the placement, faulty then, is 200."""


def test_a_gesture_calls_no_more_functions_than_it_did() -> None:
    _, said = run_python("-m", "tests.benchmarks.calls")
    counts = {name: int(count) for name, count in re.findall(r", (.+): (\d+) ", said)}
    assert counts.keys() == MOST.keys(), said
    assert {name: count for name, count in counts.items() if count > MOST[name]} == {}
