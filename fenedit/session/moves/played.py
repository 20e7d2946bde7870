"""Remembers what was played on records, and writes it into them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fenedit.documents.record import Format, Record, moves_of

if TYPE_CHECKING:
    from fenedit.rules.moves.tree import MoveTree, Node, Path


Shown: TypeAlias = "tuple[MoveTree, Path, tuple[MoveTree, Path] | None]"
"""Moves, the place among them, and the record's own while others are shown."""


class Left(NamedTuple):
    """The moves of a record as they were left.

    Attributes:
        row: the row of the record; where it was removed, the row that it had.
        tree: its moves, with what was played.
        path: the place among them.
        read: the moves that the record itself has.
        past: what moves made last can be taken back to, latest last.
        future: what was taken back, latest last.
        step: the number of steps of undo below these moves.
    """

    row: int
    tree: MoveTree | None
    path: Path
    read: MoveTree | None
    past: tuple[Shown, ...] = ()
    future: tuple[Shown, ...] = ()
    step: int = -1


NOWHERE = Left(-1, None, (), None)


@lru_cache(maxsize=64)
def differ(tree: MoveTree | None, read: MoveTree | None) -> bool:
    """Return whether moves are others than a record has."""
    if tree is read or tree is None or read is None:
        return tree is not read
    from fenedit.rules.moves.writing import movetext

    return movetext(tree) != movetext(read)


def is_line(tree: MoveTree) -> bool:
    """Return whether moves have no variations."""
    return len(tree.end_of(())) == sum(1 for _ in tree.walk())


def carried(left: Left, onto: MoveTree, *, whole: bool) -> tuple[MoveTree, Path]:
    """Return other moves of the same position with what was played, and the place among them.

    `whole` is whether they also get the moves that the record had.
    """
    tree, read = left.tree, left.read
    assert tree is not None and read is not None  # something was played
    known = set[tuple[str, ...]]()
    if not whole:
        known |= {tuple(node.uci for node in read.moves_to(path)) for path, _ in read.walk()}
    for path, _ in tree.walk():
        line = tree.moves_to(path)
        if tuple(node.uci for node in line) not in known:
            onto, _ = with_line(onto, line)
    return with_line(onto, tree.moves_to(left.path))


def with_line(tree: MoveTree, line: Sequence[Node]) -> tuple[MoveTree, Path]:
    """Return a tree with a line, whose moves are legal, and the path to its end."""
    path: Path = ()
    for node in line:
        children = tree.node_at(path).children
        known = (place for place, child in enumerate(children) if child.uci == node.uci)
        place = next(known, len(children))
        if place == len(children):
            tree = tree.with_children(path, (*children, node.with_children(())))
        path = (*path, place)
    return tree, path


def with_moves(record: Record, tree: MoveTree, file_format: Format, newline: str) -> Record:
    """Return a record with moves: the whole tree in a game, the main line in a line.

    Raises:
        ValueError: the record cannot hold them.
    """
    if record.is_game:
        from fenedit.documents.games import game_record, tags_of, with_newlines
        from fenedit.notation.pgn import RESULTS, ends_in_result
        from fenedit.rules.moves.writing import movetext

        moves = moves_of(record)
        result = next((value for name, value in tags_of(record) if name == "Result"), "*")
        if result in RESULTS and not ends_in_result(moves):
            # The tag may have changed since the moves were read.
            tree = replace(tree, result=result)
        tags = record.line.removesuffix(moves).rstrip("\r\n")
        return replace(
            with_newlines(game_record(f"{tags}\n\n{movetext(tree)}"), newline),
            ending=record.ending,
            chess960=record.chess960,
        )
    from fenedit.documents.annotating import puzzle_of_record, with_puzzle_in

    line = tuple(node.san for node in tree.moves_to(tree.end_of(())))
    return with_puzzle_in(record, replace(puzzle_of_record(record), line=line), file_format)
