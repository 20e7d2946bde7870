"""The rules in Python, for searches; they work wherever the program does."""

from fenedit.rules.solve import mating, men
from fenedit.rules.solve.men import State, Step


class PythonRules:
    """See `search.Rules`; a position is a State.

    Args:
        white: whether White attacks, or Black.
        chess960: whether Chess960's rules hold.
    """

    name = "python"

    def __init__(self, white: bool, chess960: bool) -> None:
        self._white = white
        self._chess960 = chess960

    def node_of(self, state: State, attacking: bool) -> State:
        """Return a position as it is."""
        return state

    def attacks(self, node: State) -> list[Step]:
        """Return all legal moves of the attacker."""
        return men.legal_steps(node, self._white)

    def replies(self, node: State) -> list[Step]:
        """Return all legal moves of the defender."""
        return men.legal_steps(node, not self._white)

    def made(self, node: State, move: Step) -> State:
        """Return the position after a legal move."""
        return men.made(node, move)

    def replied(self, node: State, move: Step) -> State | None:
        """Return the position after a defender's move, None where it is illegal."""
        white = not self._white
        if not mating.is_pseudo_legal(node, white, move) or men.leaves_check(node, move, white):
            return None
        return men.made(node, move)

    def is_check(self, node: State) -> bool:
        """Tell whether the defender is in check."""
        return bool(men.checkers(node, not self._white))

    def mate(self, node: State, first: Step | None) -> Step | None:
        """Return a move that mates at once, None where there is none."""
        if first is not None and mating.still_mates(node, self._white, first):
            return first
        return mating.mate(node, self._white)

    def uci(self, move: Step) -> str:
        """Return a move as UCI writes it."""
        return men.uci_of(move, self._chess960)
