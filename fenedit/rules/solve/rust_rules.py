"""The rules of the package `rust-chess`, for searches: many times faster, where it is installed.

It knows standard chess alone, and refuses some boards. Two of its positions count as the same when
their 64-bit Zobrist keys are.
"""

from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

import chess

from fenedit.rules.solve.men import State

_CORNERS = ((chess.H1, "K"), (chess.A1, "Q"), (chess.H8, "k"), (chess.A8, "q"))
_LETTERS = "PNBRQK"
Board: TypeAlias = Any


class RustRules:
    """See `search.Rules`; a position is a Board of `rust_chess`, a move is UCI.

    For the moves of the package itself have no hash.

    Args:
        white: whether White attacks, or Black.
    """

    name = "rust"

    def __init__(self, white: bool) -> None:
        self._white = white

    def node_of(self, state: State, attacking: bool) -> Board:
        """Return a position with the attacker to move, or the defender.

        Raises:
            ValueError: the package refuses it.
        """
        fen = _fen(state, self._white == attacking)
        rust_chess = _package()
        return rust_chess.Board(fen, rust_chess.RepetitionDetectionMode.NONE)

    def moves(self, node: Board) -> list[str]:
        """Return all legal moves."""
        node.reset_move_generator()
        return [move.get_uci() for move in node.generate_legal_moves()]

    attacks = replies = moves

    def made(self, node: Board, move: str) -> Board:
        """Return the position after a legal move."""
        return node.make_move_new(_move(move), False)

    def replied(self, node: Board, move: str) -> Board | None:
        """Return the position after a move, None where it is illegal."""
        known = _move(move)
        return node.make_move_new(known, False) if node.is_legal_move(known) else None

    def is_check(self, node: Board) -> bool:
        """Tell whether the side to move is in check."""
        return bool(node.is_check())

    def mate(self, node: Board, first: str | None) -> str | None:
        """Return a move that mates at once, None where there is none."""
        made = node.make_move_new
        if first is not None:
            known = _move(first)
            if node.is_legal_move(known) and made(known, False).is_checkmate():
                return first
        node.reset_move_generator()
        for move in node.generate_legal_moves():
            if made(move, False).is_checkmate():
                return str(move.get_uci())
        return None

    def uci(self, move: str) -> str:
        """Return a move as UCI writes it, as it is."""
        return move


@cache
def _move(uci: str) -> Any:
    return _package().Move(uci)


@cache
def _package() -> Any:
    # It is optional, so that nothing can be said of its types.
    return import_module("rust_chess")


def _fen(state: State, white: bool) -> str:
    """Return a FEN of a position with White to move, or Black."""
    own, other, ep_square, rights = state[6:]
    white_men = own if white else other
    board = [""] * 64
    for men, letter in zip(state[:6], _LETTERS, strict=True):
        rest = men
        while rest:
            square = rest.bit_length() - 1
            bit = 1 << square
            rest ^= bit
            board[square] = letter if white_men & bit else letter.lower()
    ranks = []
    for start in range(56, -1, -8):
        ranks.append("".join(man or "1" for man in board[start : start + 8]))
    castling = "".join(letter for square, letter in _CORNERS if rights & (1 << square)) or "-"
    target = chess.SQUARE_NAMES[ep_square] if ep_square else "-"
    return f"{'/'.join(ranks)} {'w' if white else 'b'} {castling} {target} 0 1"
