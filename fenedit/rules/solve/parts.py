"""What is asked of a solver, what it tells on its way, and the parts that a solution is made of."""

from typing import NamedTuple

from fenedit.rules.solve.solution import Attack, Move


class Wanted(NamedTuple):
    """What is wanted beside the keys and whether they are the only ones.

    Attributes:
        variations: the play after each key. Without it no dual is looked for, so that "sound" is
            not exact.
        tries: first moves with a single refutation.
        set_play: what would answer the defender's moves, were it that one's turn.
        size: how many moves of the attacker all the play after one first move may hold; longer
            play is cut, evenly over its variations.
    """

    variations: bool = True
    tries: bool = True
    set_play: bool = True
    size: int = 30_000


class Progress(NamedTuple):
    """How far a search is.

    Attributes:
        done: first moves whose fate is known.
        total: first moves.
        keys: those that mate in time, so far.
        nodes: positions looked at.
    """

    done: int
    total: int
    keys: tuple[Move, ...]
    nodes: int


class FirstMove(NamedTuple):
    """What became of one first move.

    Attributes:
        move: the move.
        attack: its play if it mates in time, or if it is a try; else None.
        refutation: the only defence to a try; None for a key, and for any other move.
        nodes: positions looked at.
        seconds: how long that took.
        is_complete: whether the play was wanted, and nothing of it was cut.
        backend: "python" or "rust".
    """

    move: Move
    attack: Attack | None
    refutation: Move | None
    nodes: int
    seconds: float
    is_complete: bool
    backend: str

    @property
    def is_key(self) -> bool:
        """Whether the move mates in time, perhaps sooner."""
        return self.attack is not None and self.refutation is None
