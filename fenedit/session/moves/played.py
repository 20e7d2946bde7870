"""Remembers moves played on records, merges them with the records' own, and writes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fenedit.documents.encoding import newline_of
from fenedit.documents.record import Format, Record, moves_of

if TYPE_CHECKING:
    from fenedit.rules.moves.tree import MoveTree, Node, Path


Own: TypeAlias = "tuple[MoveTree, Path, MoveTree]"
"""A record's own moves and the path among them, and the other moves as they were first shown."""
Shown: TypeAlias = "tuple[MoveTree | None, Path, Own | None]"
"""Moves, the path among them, and the record's own while others are shown."""


class Left(NamedTuple):
    """The moves of a record as they are shown, or were left.

    Attributes:
        tree: its moves, with played ones; None until they are needed.
        path: the path among them.
        own: its own moves, while others are shown.
        row: the row of the record, or the row that it had before it was removed.
        read: the moves that the record itself has.
        past: the states before the moves that can be taken back, latest last.
        future: what was taken back, latest last.
        step: the number of undo steps before these moves.
    """

    tree: MoveTree | None = None
    path: Path = ()
    own: Own | None = None
    row: int = -1
    read: MoveTree | None = None
    past: tuple[Shown, ...] = ()
    future: tuple[Shown, ...] = ()
    step: int = -1

    @property
    def joined(self) -> Left:
        """The record's own moves alone, joined by moves played among others."""
        if self.own is None or self.tree is None:
            return self
        tree, path, others = self.own
        return self._replace(tree=with_changes(tree, self.tree, others), path=path, own=None)

    @property
    def is_played(self) -> bool:
        """Whether there are moves that the record does not have, or has otherwise."""
        return differ(self.tree, self.read)


def differ(tree: MoveTree | None, read: MoveTree | None, *, in_signs: bool = False) -> bool:
    """Return whether moves, or the comments on them, differ from those of a record.

    Signs such as "!", which a solution has, count only `in_signs`.
    """
    if tree is None or read is None:
        return tree is not read
    pairs = [(tree.root, read.root)]
    for one, other in pairs:
        # Trees share everything that did not change.
        if one is not other:
            if (one.uci, one.comment, one.before) != (other.uci, other.comment, other.before):
                return True
            if in_signs and one.nags != other.nags:
                return True
            if len(one.children) != len(other.children):
                return True
            pairs += zip(one.children, other.children, strict=True)
    return False


def carried(left: Left, onto: MoveTree, *, whole: bool) -> tuple[MoveTree, Path]:
    """Return other moves of the same position joined by played ones, and the path among them.

    `whole`: the moves that were left replace the others. The path ends before the first move that
    is gone.
    """
    tree, read = left.tree, left.read
    assert tree is not None and read is not None  # something was played
    after = with_changes(onto, tree, onto if whole else read)
    path: list[int] = []
    here, there = tree.root, after.root
    for place in left.path:
        move, below = list(_by_move(here.children))[place], list(_by_move(there.children))
        if move not in below:
            break
        path.append(below.index(move))
        here, there = here.children[place], there.children[path[-1]]
    return after, tuple(path)


def with_changes(onto: MoveTree, tree: MoveTree, known: MoveTree) -> MoveTree:
    """Return moves with all changes that lead from a known tree of the position to another one."""
    if tree is known:
        return onto
    after = replace(onto, root=merged(onto.root, tree.root, known.root))
    return after if differ(after, onto, in_signs=True) else onto


def merged(theirs: Node, mine: Node, before: Node) -> Node:
    """Merge the moves after a move with the moves kept elsewhere after the same move.

    Added moves come last, deleted ones are removed, and a changed order is kept. Two comments at
    one place are both kept.

    Args:
        theirs: the move as the record has it now.
        mine: the move with the changes.
        before: the move before these changes.
    """
    from fenedit.rules.moves.tree import Node

    below: list[Node] = []
    root = _with_notes(theirs, mine, before, below)
    ahead = [(theirs, mine, before, below)]
    for one, other, old, made in ahead:
        found, changed, known = (_by_move(node.children) for node in (one, other, old))
        were_added = list(changed)[: len(known)] == list(known)
        order = (*found, *changed) if were_added else (*changed, *found)
        for move in dict.fromkeys(order):
            here, now, then = found.get(move), changed.get(move), known.get(move)
            if now is then:
                if here is not None:
                    # Others may have changed it.
                    made.append(here)
            elif now is not None:
                after: list[Node] = []
                same, then = here or Node(now.uci, now.san), then or Node()
                noted = Node.with_children(now, after)
                made.append(noted if here is None else _with_notes(here, now, then, after))
                ahead.append((same, now, then, after))
    return root


def _by_move(nodes: Sequence[Node]) -> dict[tuple[str, int], Node]:
    """Return moves by their UCI and the number of earlier moves with the same UCI."""
    found: dict[tuple[str, int], Node] = {}
    counts = Counter[str]()
    for node in nodes:
        found[node.uci, counts[node.uci]] = node
        counts[node.uci] += 1
    return found


def _notes(node: Node) -> tuple[str, str, tuple[int, ...]]:
    return node.comment, node.before, node.nags


def _with_notes(theirs: Node, mine: Node, before: Node, below: list[Node]) -> Node:
    """Return a move with the notes on it, of both versions if both have changed."""
    node = theirs.with_children(below)
    if _notes(mine) not in (_notes(before), _notes(theirs)):
        if _notes(theirs) == _notes(before):
            node.comment, node.before, node.nags = _notes(mine)
        else:
            node.comment = _both(theirs.comment, mine.comment)
            node.before = _both(theirs.before, mine.before)
            node.nags = tuple(dict.fromkeys((*theirs.nags, *mine.nags)))
    return node


def _both(one: str, other: str) -> str:
    return one if other in one else f"{one} {other}".strip()


def with_moves(record: Record, tree: MoveTree, file_format: Format, newline: str) -> Record:
    """Return a record with moves: the whole tree in a game, the main line in a line.

    Line breaks, and the text around the moves of a game, stay as they are.

    Raises:
        ValueError: the record cannot hold them, or was not read completely.
    """
    if tree.fault is not None or tree.left_out:
        raise ValueError(tree.left_out)
    if record.is_game:
        from fenedit.documents.games import game_record, tags_of
        from fenedit.notation.pgn import RESULTS, ends_in_result
        from fenedit.rules.moves.writing import movetext

        moves = moves_of(record)
        written = moves.rstrip()
        result = next((value for name, value in tags_of(record) if name == "Result"), "*")
        has_result = tree.after or ends_in_result(written) or written.endswith(("½", "1/2"))
        if result in RESULTS and not has_result:
            # The tag may have changed since the moves were read.
            tree = replace(tree, result=result)
        newline = newline_of(record.line) or newline
        tags = record.line.removesuffix(moves).rstrip("\r\n")
        head = tags and tags + newline * 2
        text = movetext(tree).replace("\n", newline)
        game = game_record(head + text + tree.after, record.ending)
        return replace(game, chess960=record.chess960)
    from fenedit.documents.annotating import puzzle_of_record, with_puzzle_in

    line = tuple(node.san for node in tree.moves_to(tree.end_of(())))
    return with_puzzle_in(record, puzzle_of_record(record)._replace(line=line), file_format)
