"""Yields all positions of a tree of moves, faster than `MoveTree.position_at` for each."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import TypeAlias

import chess

from fenedit.notation.position import BLACK, EMPTY, WHITE, Content, Position
from fenedit.rules.moves.tree import MoveTree, Node, Path

_Branch: TypeAlias = "tuple[_Branch | None, int, int]"
"""Where a line begins: the line that it leaves, after how many moves, and as which child."""


def positions_of(
    tree: MoveTree,
) -> Iterator[tuple[Callable[[], Path], chess.Board, Position]]:
    """Yield the positions after the moves of a tree, those of the game itself first.

    The path to each is made on demand. The next step changes the board. Castling rights are not
    included.
    """
    children = tree.root.children
    # Each line begins with a move that is made on a board, of which the pieces are known.
    lines: deque[tuple[_Branch, Node, chess.Board, list[Content]]] = deque()
    if children:
        first, contents = tree.board_at(()), [EMPTY] * 64
        for square, piece in first.piece_map().items():
            contents[square] = piece.symbol()
        for place, node in enumerate(children):
            lines.append(((None, 0, place), node, first.copy(), contents[:]))
    while lines:
        branch, node, board, squares = lines.popleft()
        made = 0
        while True:
            before = _masks(board)
            board.push(chess.Move.from_uci(node.uci))
            changed = 0
            for one, other in zip(before, _masks(board), strict=True):
                changed |= one ^ other
            for square in chess.scan_forward(changed):
                changed_piece = board.piece_at(square)
                squares[square] = changed_piece.symbol() if changed_piece else EMPTY
            position = Position(
                "".join(squares),
                WHITE if board.turn else BLACK,
                "",
                board.ep_square,
                board.halfmove_clock,
                board.fullmove_number,
            )
            yield partial(_path, branch, made), board, position
            if not node.children:
                break
            for place, variation in enumerate(node.children[1:], 1):
                start = board.copy(stack=False)
                lines.append(((branch, made, place), variation, start, squares[:]))
            node, made = node.children[0], made + 1


def _path(branch: _Branch | None, made: int) -> Path:
    """Return the path to a line's first move, continued by `made` moves."""
    parts = [(0,) * made]
    while branch is not None:
        branch, made, place = branch
        parts.append((*(0,) * made, place))
    return tuple(chain.from_iterable(reversed(parts)))


def _masks(board: chess.Board) -> tuple[int, ...]:
    """Return the squares of each kind of piece, and White's."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return *kinds, board.occupied_co[chess.WHITE]
