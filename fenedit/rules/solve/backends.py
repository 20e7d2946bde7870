"""Which rules a problem is searched with: those in Python, or those of a package in Rust.

Those of `rust-chess` are many times faster, where it is installed. It knows standard chess alone,
and refuses some boards. Two of its positions count as the same when their 64-bit Zobrist keys are.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal, TypeAlias

import chess

from fenedit.rules.solve import mating, move_generation
from fenedit.rules.solve.move_generation import State, Step
from fenedit.rules.solve.search import Rules


class _PythonRules:
    """See `search.Rules`; a position is a State. White attacks, or Black."""

    name = "python"

    def __init__(self, white: bool, chess960: bool) -> None:
        self._white = white
        self._chess960 = chess960

    def node_of(self, state: State, attacking: bool) -> State:
        return state

    def attacks(self, node: State) -> list[Step]:
        return move_generation.legal_steps(node, self._white)

    def replies(self, node: State) -> list[Step]:
        return move_generation.legal_steps(node, not self._white)

    def made(self, node: State, move: Step) -> State:
        return move_generation.made(node, move)

    def replied(self, node: State, move: Step) -> State | None:
        white = not self._white
        if not mating.is_pseudo_legal(node, white, move) or move_generation.leaves_check(
            node, move, white
        ):
            return None
        return move_generation.made(node, move)

    def is_check(self, node: State) -> bool:
        return bool(move_generation.checkers(node, not self._white))

    def mate(self, node: State, first: Step | None) -> Step | None:
        if first is not None and mating.still_mates(node, self._white, first):
            return first
        return mating.mate(node, self._white)

    def uci(self, move: Step) -> str:
        return move_generation.uci_of(move, self._chess960)


_CORNERS = ((chess.H1, "K"), (chess.A1, "Q"), (chess.H8, "k"), (chess.A8, "q"))
_LETTERS = "PNBRQK"
Board: TypeAlias = Any


class _RustRules:
    """See `search.Rules`; a position is a Board of `rust_chess`. White attacks, or Black.

    A move is UCI, for the moves of the package itself have no hash.
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
        node.reset_move_generator()
        return [move.get_uci() for move in node.generate_legal_moves()]

    attacks = replies = moves

    def made(self, node: Board, move: str) -> Board:
        return node.make_move_new(_move(move), False)

    def replied(self, node: Board, move: str) -> Board | None:
        known = _move(move)
        return node.make_move_new(known, False) if node.is_legal_move(known) else None

    def is_check(self, node: Board) -> bool:
        return bool(node.is_check())

    def mate(self, node: Board, first: str | None) -> str | None:
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


Backend: TypeAlias = Literal["python", "rust"]
RUST: Final = "rust_chess"


def has_rust() -> bool:
    """Tell whether the package `rust-chess` is installed."""
    return find_spec(RUST) is not None


def rules_for(
    state: State, white: bool, chess960: bool, backend: Backend | None = None
) -> Rules[Any, Any]:
    """Return the rules to search with: the fastest that there are, and that hold for a position.

    White, who is to move, attacks, or Black. The backend "rust" is no more than a wish; "python" is
    to do without it.
    """
    python = _PythonRules(white, chess960)
    if backend == python.name or (chess960 and state[9]) or not has_rust():
        return python

    rust = _RustRules(white)
    try:
        moves = rust.attacks(rust.node_of(state, attacking=True))
    except ValueError:
        # It refuses boards that we can play on.
        return python
    agreed = sorted(map(rust.uci, moves)) == sorted(map(python.uci, python.attacks(state)))
    return rust if agreed else python
