"""Searches exactly for mates in a given number of moves.

Searches are generators: they yield every few milliseconds, so that they can be stopped, and return
their answer.
"""

from collections.abc import Callable, Generator
from itertools import islice
from time import perf_counter
from typing import TypeAlias, TypeVar

from fenedit.rules.solve.move_generation import (
    State,
    Step,
    checkers,
    is_mated,
    is_pseudo_legal,
    leaves_check,
    legal_steps,
    made,
    mates,
    still_mates,
)

Answer = TypeVar("Answer")
Search: TypeAlias = Generator[None, None, Answer]
"""A search that yields from time to time, and returns an answer."""

PAUSE = 0.02
"""Seconds between two yields; single steps of a search add some milliseconds."""

_TABLE_SIZE = 120_000
"""Positions that one table holds, each some 500 bytes."""

_KILLERS = 3


class Searcher:
    """Searches for mates by White, or by Black; `nodes` counts positions searched."""

    def __init__(self, white: bool) -> None:
        self._white = white
        self.nodes = 0
        self._due = perf_counter() + PAUSE
        self._mating: dict[int, dict[bytes, bool]] = {}
        self._lost: dict[int, dict[bytes, bool]] = {}
        self._good: dict[int, dict[Step, int]] = {}
        self._refutes: dict[int, dict[Step, int]] = {}
        self._killers: list[Step] = []
        self._answers: dict[Step, Step] = {}
        self._last_mate: Step | None = None

    def is_due(self) -> bool:
        """Return whether it is time to yield again, and if so restart the clock."""
        now = perf_counter()
        if now < self._due:
            return False
        self._due = now + PAUSE
        return True

    def mates(self, node: State, moves: int) -> Search[bool]:
        """Return whether the attacker, who is to move, mates in at most `moves` moves."""
        if moves == 1:
            return self._mates_at_once(node)
        table = self._mating.setdefault(moves, {})
        known = table.get(node[0])
        if known is not None:
            return known
        found = yield from self.mates(node, moves - 1)
        if not found:
            good = self._good.setdefault(moves, {})
            steps = legal_steps(node, self._white)
            steps.sort(key=_rank(good))
            for step in steps:
                if (yield from self.is_lost(self._made(node, step), moves - 1)):
                    good[step] = good.get(step, 0) + 1
                    found = True
                    break
        _keep(table, node[0], found)
        return found

    def is_lost(self, node: State, moves: int) -> Search[bool]:
        """Return whether the defender, who is to move, is mated by force.

        The attacker has `moves` more moves; with 0 it must already be mate.
        """
        if moves == 0:
            return is_mated(node, not self._white)
        if self.is_due():
            yield
        table = self._lost.setdefault(moves, {})
        known = table.get(node[0])
        if known is None:
            if moves == 1:
                known = self._is_lost_at_once(node)
            else:
                known = yield from self._is_lost_later(node, moves)
            _keep(table, node[0], known)
        return known

    def refutations(self, node: State, moves: int, enough: int) -> Search[list[Step]]:
        """Return defences after which the attacker does not mate in `moves` moves.

        At most `enough` are looked for. There are none in a stalemate either.
        """
        found: list[Step] = []
        for reply in self._by_refutations(legal_steps(node, not self._white), moves):
            if not (yield from self.mates(self._made(node, reply), moves)):
                found.append(reply)
                self._count_refutation(reply, moves)
                if len(found) == enough:
                    break
            if self.is_due():
                yield
        return found

    def _is_lost_later(self, node: State, moves: int) -> Search[bool]:
        replies = self._by_refutations(legal_steps(node, not self._white), moves)
        for reply in replies:
            if not (yield from self.mates(self._made(node, reply), moves)):
                self._count_refutation(reply, moves)
                return False
        return bool(replies or checkers(node))

    def _is_lost_at_once(self, node: State) -> bool:
        """Return whether every reply of the defender, if any, can be answered by mate."""
        # Moves that refuted others often refute again.
        tried: list[Step] = []
        for reply in self._killers:
            if not is_pseudo_legal(node, not self._white, reply):
                continue
            tried.append(reply)
            after = made(node, reply)
            if not leaves_check(after):
                self.nodes += 1
                if not self._answer(after, reply):
                    self._count_refutation(reply, 1)
                    return False
        replies = legal_steps(node, not self._white)
        for reply in self._by_refutations(replies, 1):
            if reply not in tried and not self._answer(self._made(node, reply), reply):
                self._count_refutation(reply, 1)
                return False
        return bool(replies or checkers(node))

    def _mates_at_once(self, node: State) -> bool:
        found = self._mate(node, self._last_mate)
        if found is not None:
            self._last_mate = found
        return found is not None

    def _answer(self, node: State, reply: Step) -> bool:
        """Return whether a reply can be answered by mate."""
        found = self._mate(node, self._answers.get(reply, self._last_mate))
        if found is None:
            return False
        self._answers[reply] = self._last_mate = found
        return True

    def _mate(self, node: State, first: Step | None) -> Step | None:
        """Return a move that mates at once, or None; one that mated elsewhere is tried first."""
        if first is not None and still_mates(node, self._white, first):
            return first
        found = mates(node, self._white, enough=1)
        return found[0] if found else None

    def _made(self, node: State, step: Step) -> State:
        self.nodes += 1
        return made(node, step)

    def _by_refutations(self, replies: list[Step], moves: int) -> list[Step]:
        return sorted(replies, key=_rank(self._refutes.setdefault(moves, {})))

    def _count_refutation(self, reply: Step, moves: int) -> None:
        counts = self._refutes.setdefault(moves, {})
        counts[reply] = counts.get(reply, 0) + 1
        if moves == 1 and self._killers[:1] != [reply]:
            self._killers = [reply, *(kept for kept in self._killers if kept != reply)][:_KILLERS]


def _rank(counts: dict[Step, int]) -> Callable[[Step], int]:
    """Return a key that sorts moves by how often they did it, most often first."""
    return lambda step: -counts.get(step, 0)


def _keep(table: dict[bytes, bool], node: bytes, answer: bool) -> None:
    """Store an answer; drop some of the oldest if the table is full."""
    if len(table) >= _TABLE_SIZE:
        for old in list(islice(table, _TABLE_SIZE // 16)):
            del table[old]
    table[node] = answer
