"""Makes a tree of moves of a solved problem.

The children of its root are the keys, the moves that mate sooner, and the tries; then PASS before
the set play. After a move of the attacker come the defences, then PASS before what is threatened;
after a try, its refutation comes first. Nodes are made on demand, as a solution may have a hundred
thousand moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from fenedit.notation.position import WHITE
from fenedit.rules.moves.tree import PASS, MoveTree, Node
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution, Try, is_meant

GOOD, BAD = 1, 2
"""Glyphs (NAGs) of keys and refutations, and of tries."""
ZUGZWANG = {True: 23, False: 22}
"""The glyph of zugzwang, by whether White causes it."""


class Role(Enum):
    """What a move is in a solution."""

    KEY = auto()
    """The only key, or one that was meant."""
    COOK = auto()
    """One of several keys."""
    SHORT = auto()
    """A first move that mates sooner than stipulated."""
    TRY = auto()
    REFUTATION = auto()
    PASS = auto()
    ANSWER = auto()
    """Another move of the attacker: an answer or a threat."""
    DEFENCE = auto()
    LINE = auto()
    """A move of help or series play."""
    TWIN = auto()
    """The heading of a twin, with its own position; no move."""
    HALF = auto()
    """The half move that is left out at the beginning of h#2.5; no move."""


class Step(Node):
    """A move of a solution.

    Attributes:
        role: what it is there.
        attack: what was found about a move of the attacker; None for others.
        defence: likewise for a move of the defender.
    """

    __slots__ = ("attack", "defence", "role")

    def __init__(
        self,
        move: Move,
        role: Role,
        *,
        attack: Attack | None = None,
        defence: Defence | None = None,
        below: Sequence[Node] | Callable[[], Iterable[Node]] = (),
        nags: tuple[int, ...] = (),
    ) -> None:
        super().__init__(*move, below, nags=nags)
        self.role = role
        self.attack = attack
        self.defence = defence

    def with_children(self, children: Sequence[Node]) -> Step:
        """Return the same move with other moves after it."""
        step = Step(
            Move(self.uci, self.san),
            self.role,
            attack=self.attack,
            defence=self.defence,
            below=children,
            nags=self.nags,
        )
        step.comment, step.before = self.comment, self.before
        return step


@dataclass(frozen=True, slots=True, eq=False)
class SolutionTree(MoveTree):
    """The tree of a solution; moves that are played in it are nodes other than `Step`."""

    def letters_for(self, language: str) -> str:
        """Return the language whose piece letters are used where `language` is wanted."""
        return language

    def number_at(self, ply: int, *, first: bool) -> str:
        """Return the number of a move as in problems: "1." for the attacker, otherwise "1…"."""
        del first
        return f"{(ply + 1) // 2}{'.' if ply % 2 else '…'}"


def solution_tree(
    solution: Solution, meant: Collection[str] = (), chess960: bool = False
) -> SolutionTree:
    """Return the tree of a solution.

    Args:
        solution: what was found.
        meant: the author's keys, in SAN or UCI; they come first. If there are several keys, those
            not intended are cooks.
        chess960: whether castling follows Chess960's rules.
    """
    makes = _Steps(solution.position.side_to_move == WHITE)
    root = Node(below=partial(makes.first, solution, meant))
    return SolutionTree(solution.position, chess960, root)


def longest_defence(node: Node) -> str | None:
    """Return the defence after a move of a solution that holds out longest; None after a mate.

    The refutation of a try holds out for ever.
    """
    defences = [step for step in node.children if isinstance(step, Step) and step.uci != PASS]
    return max(defences, key=_mates_after).uci if defences else None


def _mates_after(defence: Step) -> int:
    answers = () if defence.defence is None else defence.defence.answers
    return max((answer.mates_in for answer in answers), default=1000)


class _Steps:
    """Makes the steps of a solution in which White attacks, or Black."""

    def __init__(self, white: bool) -> None:
        self._zugzwang = ZUGZWANG[white]

    def first(self, solution: Solution, meant: Collection[str]) -> Iterator[Node]:
        keys = sorted(solution.keys, key=lambda key: not is_meant(key.move, meant))
        for key in keys:
            is_cook = len(keys) > 1 and not is_meant(key.move, meant)
            yield self._attack(key, Role.COOK if is_cook else Role.KEY, GOOD)
        for attack in solution.short:
            yield self._attack(attack, Role.SHORT)
        for each in solution.tries:
            below = partial(self._refuted, each)
            yield Step(each.move, Role.TRY, attack=each.attack, below=below, nags=(BAD,))
        if solution.set_play is not None and solution.set_play.defences:
            defences = map(self._defence, solution.set_play.defences)
            yield _pass(tuple(defences))

    def _attack(self, attack: Attack, role: Role, *nags: int) -> Step:
        if attack.is_zugzwang:
            nags = (*nags, self._zugzwang)
        below = partial(self._play, attack)
        return Step(attack.move, role, attack=attack, below=below, nags=nags)

    def _refuted(self, each: Try) -> Iterator[Step]:
        yield Step(each.refutation, Role.REFUTATION, nags=(GOOD,))
        yield from self._play(each.attack)

    def _play(self, attack: Attack) -> Iterator[Step]:
        yield from (self._defence(each) for each in attack.defences if each.answers)
        if attack.threats:
            yield _pass(tuple(self._attack(threat, Role.ANSWER) for threat in attack.threats))

    def _defence(self, defence: Defence) -> Step:
        below = partial(map, partial(self._attack, role=Role.ANSWER), defence.answers)
        return Step(defence.move, Role.DEFENCE, defence=defence, below=below)


def _pass(below: Sequence[Node]) -> Step:
    return Step(Move(PASS, "--"), Role.PASS, below=below)
