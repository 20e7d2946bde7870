"""Yields the positions of a tree of moves, faster than one by one."""

from collections import deque
from collections.abc import Iterator

import chess

from fenedit.notation.position import BLACK, EMPTY, WHITE, Position
from fenedit.rules.moves.tree import MoveTree, Node, Path


def positions_of(tree: MoveTree) -> Iterator[tuple[Path, int, chess.Board, Position]]:
    """Yield the positions after the moves of a tree, those of the game itself first.

    A place is a path, and the number of first moves behind it. The next step changes the board.
    Castling rights are not told.
    """
    children = tree.root.children
    # Each line begins with a move that is made on a board.
    lines: deque[tuple[Path, Node, chess.Board]] = deque()
    if children:
        board = tree.board_at(())
        lines += [((place,), node, board.copy()) for place, node in enumerate(children)]
    while lines:
        path, node, board = lines.popleft()
        further = 0
        squares = [EMPTY] * 64
        for square, piece in board.piece_map().items():
            squares[square] = piece.symbol()
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
            yield path, further, board, position
            if not node.children:
                break
            here = path + (0,) * further if len(node.children) > 1 else ()
            for place, variation in enumerate(node.children[1:], 1):
                lines.append(((*here, place), variation, board.copy(stack=False)))
            node, further = node.children[0], further + 1


def _masks(board: chess.Board) -> tuple[int, ...]:
    """Return the squares of each kind of piece, and White's."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return *kinds, board.occupied_co[chess.WHITE]
