"""Defines a tree of moves: those of a game, those that were played, or those of a solution.

A tree is a value: playing on returns another tree, which shares everything unchanged. A place in
it is a path: the number of the child at each move from the start on. The first child continues
the main line, the others are variations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeAlias

import chess

from fenedit.notation.position import WHITE, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.play import (
    Facts,
    LegalMove,
    PlayError,
    facts_on,
    moves_on,
    reached,
    to_board,
)

Path: TypeAlias = tuple[int, ...]
"""The way to a move: which child to follow from the start, and from each move; () is the start."""

PASS = "0000"
"""A move by which a side passes, as UCI writes it: before a threat, before set play, in games."""


class Node:
    """A move and what follows it; the root of a tree is a node without a move.

    Attributes:
        uci: the move in UCI; castling in Chess960 as king takes rook; PASS; "" for the root.
        san: the move as it is written, in English letters without signs such as "!".
        comment: the comment after the move, with its commands such as "[%clk 0:01:00]".
        before: the comment before the move, as the first of a variation may have.
        nags: numeric annotation glyphs (PGN standard, 10), such as 1 for "!".
        at: where the move begins in the text that it was read from; -1 where it was not read.
    """

    __slots__ = ("_below", "at", "before", "comment", "nags", "san", "uci")

    def __init__(
        self,
        uci: str = "",
        san: str = "",
        below: Sequence[Node] | Callable[[], Iterable[Node]] = (),
        *,
        comment: str = "",
        before: str = "",
        nags: tuple[int, ...] = (),
    ) -> None:
        """Make a node; `below` are its children, or makes them when they are needed."""
        self.uci = uci
        self.san = san
        self.comment = comment
        self.before = before
        self.nags = nags
        self.at = -1
        self._below = below

    @property
    def children(self) -> Sequence[Node]:
        """The next moves, the main line's first."""
        if callable(self._below):
            self._below = tuple(self._below())
        return self._below

    def main_line(self) -> Iterator[Node]:
        """Yield the moves that follow, always the first of the next ones."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    def with_children(self, children: Sequence[Node]) -> Node:
        """Return the same move with other moves after it."""
        return Node(
            self.uci,
            self.san,
            children,
            comment=self.comment,
            before=self.before,
            nags=self.nags,
        )


@dataclass(frozen=True, slots=True, eq=False)
class MoveTree:
    """Moves from a position; trees are compared by identity.

    Attributes:
        start: the position before the first move.
        chess960: whether castling follows Chess960's rules.
        root: holds the first moves as children, and the comment before them.
        result: the result of the game, "*" for none.
        end: why the game itself ends early, with its place in the text; else None.
        others: what was left out of variations, or is faulty there.
        first: the board of `start`; of another variant where the moves are of that.
        left_out: the first thing in the text that these moves do not hold, such as an unknown
            sign; "" for nothing.
        after: the text after the result, which is not read.
    """

    start: Position
    chess960: bool = False
    root: Node = field(default_factory=Node)
    result: str = "*"
    end: Problem | None = None
    others: tuple[Problem, ...] = ()
    first: chess.Board | None = field(default=None, repr=False)
    left_out: str = ""
    after: str = ""
    _seen: tuple[Path, chess.Board] | None = field(default=None, init=False, repr=False)
    """The place whose board was asked for last, from which those after it are near."""

    @property
    def is_empty(self) -> bool:
        """Return whether there is no move."""
        return not self.root.children

    @property
    def is_line(self) -> bool:
        """Return whether there are no variations."""
        nodes = [self.root, *self.moves_to(self.end_of(()))]
        return all(len(node.children) < 2 for node in nodes)

    @property
    def has_comments(self) -> bool:
        """Return whether there are comments, at least in the main line."""
        nodes = [self.root, *self.moves_to(self.end_of(()))]
        return any(node.comment or node.before for node in nodes)

    @property
    def fault(self) -> Problem | None:
        """Why the moves were not read to the end, the gravest reason; else None."""
        grave = (fault for fault in self.others if fault.severity is not Severity.NOTE)
        return self.end or next(grave, None) or next(iter(self.others), None)

    @property
    def is_whole(self) -> bool:
        """Return whether these are all the moves of their text."""
        return not (self.end or self.others or self.left_out or self.after)

    @property
    def makes_sense(self) -> bool:
        """Return whether moves can be made from the start; other variants may need no kings."""
        return self.first is not None or pieces_in_order(*self.start[:2])

    def node_at(self, path: Path) -> Node:
        """Return the node of a path.

        Raises:
            IndexError: there is no such path.
        """
        return self.moves_to(path)[-1] if path else self.root

    def moves_to(self, path: Path) -> list[Node]:
        """Return the moves from the start to the end of a path.

        Raises:
            IndexError: there is no such path.
        """
        node, moves = self.root, []
        for place in path:
            node = node.children[place]
            moves.append(node)
        return moves

    def end_of(self, path: Path) -> Path:
        """Return the path to the last move of a line: on from a path by first moves."""
        return (*path, *(0 for _ in self.node_at(path).main_line()))

    def board_at(self, path: Path) -> chess.Board:
        """Return a board after the moves of a path."""
        return self._board(path).copy()

    def remember(self, path: Path, board: chess.Board) -> None:
        """Keep the board of a place, for this place and those after it."""
        object.__setattr__(self, "_seen", (path, board))

    def san_at(self, path: Path) -> str:
        """Return the last move of a path in SAN, however the game writes it."""
        board = self._board(path)
        move = board.pop()
        san = board.san(move)
        board.push(move)
        return san

    def position_at(self, path: Path) -> Position:
        """Return the position after the moves of a path, all six fields right.

        The en passant square is set after every double step of a pawn (PGN standard, 16.1.3.4),
        and castling rights keep their letters as long as these name the same rooks.
        """
        if not path:
            return self.start
        board = self._board(path)
        position = reached(self.start, board, self.chess960)
        if self.first is not None:
            # Rooks explode.
            rights = board.castling_xfen().replace("-", "")
            position = position._replace(castling_rights=rights)
        return position

    def legal_moves(self, path: Path) -> tuple[LegalMove, ...]:
        """Return the legal moves after a path; () where moves make no sense."""
        return _legal_moves(self, path)

    def facts_at(self, path: Path) -> Facts | None:
        """Return the facts of the position after a path; None where moves make no sense."""
        return facts_on(self._board(path)) if self.makes_sense else None

    def move_at(self, path: Path) -> LegalMove | None:
        """Return the last move of a path with its squares; None at the start and for a pass."""
        if not path:
            return None
        uci = self.node_at(path).uci
        return next((move for move in self.legal_moves(path[:-1]) if move.uci == uci), None)

    def played(self, path: Path, uci: str) -> tuple[MoveTree, Path]:
        """Return the tree with a move played after a path, and the path to it.

        A move that is there is followed; another one is a new variation.

        Raises:
            PlayError: the move is not legal.
        """
        node = self.node_at(path)
        for place, child in enumerate(node.children):
            if child.uci == uci:
                return self, (*path, place)
        move = next((move for move in self.legal_moves(path) if move.uci == uci), None)
        if move is None:
            raise PlayError("illegal-move", uci)
        children = (*node.children, Node(uci, move.san))
        return self.with_children(path, children), (*path, len(children) - 1)

    def with_children(self, path: Path, children: Sequence[Node]) -> MoveTree:
        """Return the tree with other moves after a path."""
        node = self.node_at(path).with_children(children)
        if children and (words := children[0].before):
            # Before a first move they are after the move before it.
            first = children[0].with_children(children[0].children)
            first.before = ""
            node = node.with_children((first, *children[1:]))
            node.comment = f"{node.comment} {words}".strip()
        return self.with_node(path, node)

    def with_node(self, path: Path, changed: Node) -> MoveTree:
        """Return the tree with another node at the end of a path."""
        nodes = [self.root, *self.moves_to(path)]
        for place, parent in zip(reversed(path), reversed(nodes[:-1]), strict=True):
            siblings = list(parent.children)
            siblings[place] = changed
            changed = parent.with_children(tuple(siblings))
        return replace(self, root=changed)

    def without(self, path: Path) -> MoveTree:
        """Return the tree without the last move of a path and all after it."""
        children = self.node_at(path[:-1]).children
        return self.with_children(path[:-1], [*children[: path[-1]], *children[path[-1] + 1 :]])

    def number_at(self, ply: int, *, first: bool) -> str:
        """Return the number before the how many-th move: "1.", or "1…" of Black's, else "".

        A move of Black's has one where it is the `first` of a piece of text.
        """
        plies = ply - 1 + (self.start.side_to_move != WHITE)
        number = max(1, self.start.fullmove_number) + plies // 2
        return f"{number}…" * first if plies % 2 else f"{number}."

    def walk(self) -> Iterator[tuple[Path, Node]]:
        """Yield all moves with their paths, each line before the variations of its moves."""
        ahead: list[tuple[Path, Node]] = [((), self.root)]
        while ahead:
            path, node = ahead.pop()
            if path:
                yield path, node
            children = [((*path, place), child) for place, child in enumerate(node.children)]
            ahead += children[:0:-1] + children[:1]

    def _board(self, path: Path) -> chess.Board:
        """Return the board of a path to look at; what is changed must be changed back."""
        known, board = self._seen or ((), None)
        if board is not None and path == known:
            return board
        if board is None or path[: len(known)] != known:
            known, first = (), self.first
            board = first.copy(stack=False) if first else to_board(self.start, self.chess960)
        for node in self.moves_to(path)[len(known) :]:
            # It was legal when it was read or played.
            board.push(chess.Move.from_uci(node.uci))
        self.remember(path, board)
        return board


@lru_cache(maxsize=8)
def _legal_moves(tree: MoveTree, path: Path) -> tuple[LegalMove, ...]:
    return moves_on(tree.board_at(path)) if tree.makes_sense else ()
