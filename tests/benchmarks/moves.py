"""How fast moves are shown as text: python -m tests.benchmarks.moves

Random games in a view as wide as the column, until their text is laid out and painted: of 100
moves; of 500 with 200 variations; of 500 with 2,000 variations; a step to another move; a move
played on after 1,000 plies; and a solution of 100,000 moves, which is unfolded in parts.
"""

import os
import random
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from fenedit.notation.position import START_POSITION
from fenedit.rules.moves.solutions import SolutionTree, solution_tree
from fenedit.rules.moves.tree import MoveTree, Node, Path
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.ui.moves.view import MovesView

SIZE = 290, 500
LENGTH = 12
"""Plies of a variation."""


def game(moves: int, variations: int) -> MoveTree:
    """Return a game of moves that need not be legal."""
    rand = random.Random(5)

    def move() -> tuple[str, str]:
        square = rand.choice("abcdefgh") + rand.choice("12345678")
        return f"a1{square}", rand.choice(("", "N", "B", "R", "Q", "K")) + square

    def line(plies: int) -> Node:
        node = Node(*move(), comment="A word on this." if rand.random() < 0.1 else "")
        for _ in range(plies - 1):
            node = Node(*move(), (node,))
        return node

    plies = 2 * moves
    places = [rand.randrange(plies) for _ in range(variations)]
    below: tuple[Node, ...] = ()
    for ply in reversed(range(plies)):
        others = (line(LENGTH) for _ in range(places.count(ply)))
        below = (Node(*move(), below), *others)
    return MoveTree(START_POSITION, root=Node(below=below), result="1-0")


def main(times: int = 5) -> None:
    """Print the times, with their goals."""
    application = QApplication.instance() or QApplication([])
    view = MovesView()
    view.resize(*SIZE)
    view.show()
    application.processEvents()

    def show(tree: MoveTree, path: Path) -> Callable[[], None]:
        def work() -> None:
            view.show_tree(tree, path, "en")
            view.repaint()

        return work

    empty = show(game(1, 0), ())
    for moves, variations, goal in ((100, 0, 16), (500, 200, 100), (500, 2000, 1000)):
        tree = game(moves, variations)
        took = _milliseconds(empty, show(tree, (0,) * 50), times)
        words = f"{moves} moves, {variations} variations, milliseconds"
        print(f"{words}: {took:.1f} (goal: {goal}, with reading)")
        took = _milliseconds(show(tree, (0,) * 60), show(tree, (0,) * 61), times)
        print(f"  a step: {took:.1f} (goal: 4)")
    tree = game(500, 0)
    path = (0,) * 1000
    last = tree.with_children(path, [Node("a1a2", "Ra2")])
    took = _milliseconds(show(tree, path), show(last, (*path, 0)), times)
    print(f"a move played after 1,000 plies, milliseconds: {took:.1f} (goal: 16)")
    tree = solution(6)
    took = _milliseconds(empty, show(tree, (0,)), times)
    print(f"a solution of {len(list(tree.walk())):,} moves, milliseconds: {took:.1f} (goal: 100)")
    took = _milliseconds(view.fold_all, view.unfold_all, times)
    print(f"  unfolded as far as at once, milliseconds: {took:.1f} (goal: 250)")
    view.close()


def solution(moves: int) -> SolutionTree:
    """Return a solution with eight defences to each move, all answered by another one."""

    def attack(left: int, number: int) -> Attack:
        numbers = range(8) if left else ()
        defences = (
            Defence(Move(f"h1h{n}", f"Kh{n}"), (attack(left - 1, n),), is_dual=n == 1)
            for n in numbers
        )
        move = Move(f"a{number}b{number}", f"Rb{number}")
        return Attack(move, left + 1, defences=tuple(defences))

    key = attack(moves - 1, 8)
    return solution_tree(Solution(START_POSITION, moves, "sound", exact=True, keys=(key,)))


def _milliseconds(before: Callable[[], None], work: Callable[[], None], times: int) -> float:
    """Return the least processor time that something takes, after something else."""
    found = []
    for _ in range(times):
        before()
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return 1000 * min(found)


if __name__ == "__main__":
    main()
