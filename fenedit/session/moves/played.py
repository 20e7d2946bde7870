"""Remembers what was played on records, and writes it into them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fenedit.documents.encoding import newline_of
from fenedit.documents.record import Format, Record, moves_of

if TYPE_CHECKING:
    from fenedit.rules.moves.tree import MoveTree, Node, Path


Own: TypeAlias = "tuple[MoveTree, Path, MoveTree]"
"""A record's own moves and the place among them, while others are shown, and these unchanged."""
Shown: TypeAlias = "tuple[MoveTree | None, Path, Own | None]"
"""Moves, the place among them, and the record's own while others are shown."""


class Left(NamedTuple):
    """The moves of a record as they are shown, or were left.

    Attributes:
        tree: its moves, with what was played; None until they are needed.
        path: the place among them.
        own: its own moves, while others are shown.
        row: the row of the record; where it was removed, the row that it had.
        read: the moves that the record itself has.
        past: what moves made last can be taken back to, latest last.
        future: what was taken back, latest last.
        step: the number of steps of undo below these moves.
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
        """The record's own moves alone, which what was played among others joins."""
        if self.own is None or self.tree is None:
            return self
        tree, path, others = self.own
        return self._replace(tree=with_lines(tree, self.tree, others), path=path, own=None)

    @property
    def is_played(self) -> bool:
        """Whether there are other moves than the record has."""
        return differ(self.tree, self.read)


def differ(tree: MoveTree | None, read: MoveTree | None) -> bool:
    """Return whether moves are others than a record has."""
    if tree is None or read is None:
        return tree is not read
    pairs = [(tree.root, read.root)]
    for one, other in pairs:
        # Playing on shares all that did not change.
        if one is not other:
            if [node.uci for node in one.children] != [node.uci for node in other.children]:
                return True
            pairs += zip(one.children, other.children, strict=True)
    return False


def carried(left: Left, onto: MoveTree, *, whole: bool) -> tuple[MoveTree, Path]:
    """Return other moves of the same position with what was played, and the place among them.

    `whole` is whether they also get the moves that the record had.
    """
    tree, read = left.tree, left.read
    assert tree is not None and read is not None  # something was played
    onto = with_lines(onto, tree, onto if whole else read)
    return onto.with_line(tree.moves_to(left.path))


def with_lines(onto: MoveTree, tree: MoveTree, known: MoveTree) -> MoveTree:
    """Return moves with the lines of a tree of the same position that another one has not."""
    ahead: list[tuple[list[Node], Node, Node | None]] = [([], tree.root, known.root)]
    while ahead:
        line, node, same = ahead.pop()
        if node is same:
            continue
        if same is None:
            onto, _ = onto.with_line(line)
        others = {} if same is None else {other.uci: other for other in same.children}
        below = [([*line, child], child, others.get(child.uci)) for child in node.children]
        ahead += reversed(below)
    return onto


def with_moves(record: Record, tree: MoveTree, file_format: Format, newline: str) -> Record:
    """Return a record with moves: the whole tree in a game, the main line in a line.

    Line breaks, and what stands around the moves of a game, stay as they are.

    Raises:
        ValueError: the record cannot hold them, or has more than was read of it.
    """
    if tree.fault is not None or tree.left_out:
        raise ValueError(tree.left_out)
    if record.is_game:
        from fenedit.documents.games import game_record, tags_of
        from fenedit.notation.pgn import RESULTS, ends_in_result
        from fenedit.rules.moves.writing import movetext

        moves = moves_of(record)
        result = next((value for name, value in tags_of(record) if name == "Result"), "*")
        if result in RESULTS and not (tree.behind or ends_in_result(moves)):
            # The tag may have changed since the moves were read.
            tree = replace(tree, result=result)
        newline = newline_of(record.line) or newline
        tags = record.line.removesuffix(moves).rstrip("\r\n")
        head = tags and tags + newline * 2
        text = movetext(tree).replace("\n", newline)
        game = game_record(head + text + tree.behind, record.ending)
        return replace(game, chess960=record.chess960)
    from fenedit.documents.annotating import puzzle_of_record, with_puzzle_in

    line = tuple(node.san for node in tree.moves_to(tree.end_of(())))
    return with_puzzle_in(record, replace(puzzle_of_record(record), line=line), file_format)
