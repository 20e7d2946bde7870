"""A gesture calls few functions: each one more is felt in every key that is typed.

What else is due falls into a gesture on a busy machine: what calls too many is counted again.
"""

import re

from tests.helpers.project import run_python

MOST = {
    "a key in the move number": 300,
    "a key in the placement": 570,
    "a step of a drag": 100,
    "a drop of a piece": 530,
}
"""So many functions are called at most. The aim for a key in the placement is 200."""
ROUNDS = 3


def test_a_gesture_calls_no_more_functions_than_it_did() -> None:
    too_many = MOST
    for _ in range(ROUNDS):
        _, said = run_python("-m", "tests.benchmarks.calls")
        counts = {name: int(count) for name, count in re.findall(r", (.+): (\d+) ", said)}
        assert counts.keys() == MOST.keys(), said
        too_many = {name: counts[name] for name in too_many if counts[name] > MOST[name]}
        if not too_many:
            break
    assert too_many == {}
