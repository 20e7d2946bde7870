"""Searches, in a worker process, for a proof that no game leads to a position."""

from collections.abc import Iterator

from fenedit.notation.position import Position
from fenedit.rules.retro.prove import Proof, prove


def answers(question: tuple[Position, bool, float]) -> Iterator[Proof]:
    """Yield one Proof for a playable position, whether it is of Chess960, and a time limit."""
    yield prove(*question)
