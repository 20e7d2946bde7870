"""Searches exactly for mates in so many moves.

Searches are generators: they yield every few milliseconds, so that they can be stopped, and return
their answer.

Rules are those in Python, or those of a package in Rust. `rust-chess`, if installed, is many times
faster. It supports standard chess only, and refuses some boards. Two of its positions count as the
same when their 64-bit Zobrist keys are.
"""

from collections.abc import Callable, Generator, Hashable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from time import perf_counter
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

import chess

from fenedit.rules.solve import move_generation
from fenedit.rules.solve.move_generation import State

Node = TypeVar("Node", bound=Hashable)
Step = TypeVar("Step", bound=Hashable)
Answer = TypeVar("Answer")
Search: TypeAlias = Generator[None, None, Answer]
"""A search that yields from time to time, and returns an answer."""

PAUSE = 0.02
"""Seconds between two yields; single steps of a search add some milliseconds."""

_TABLE_SIZE = 120_000
"""Positions that one table holds, each some 500 bytes."""

_KILLERS = 3


class Rules(Protocol[Node, Step]):
    """How pieces move, for one attacking side.

    Nodes are positions, steps their moves. No method changes its arguments.
    """

    name: str

    def node_of(self, state: State, attacking: bool) -> Node:
        """Return a position with the attacker to move, or the defender."""

    def attacks(self, node: Node) -> list[Step]:
        """Return all legal moves of the attacker, who is to move."""

    def replies(self, node: Node) -> list[Step]:
        """Return all legal moves of the defender, who is to move."""

    def made(self, node: Node, move: Step) -> Node:
        """Return the position after a legal move."""

    def replied(self, node: Node, move: Step) -> Node | None:
        """Return the position after a defender's move that was legal elsewhere.

        None if it is not legal here, or if that is unknown.
        """

    def is_check(self, node: Node) -> bool:
        """Return whether the defender, who is to move, is in check."""

    def mate(self, node: Node, first: Step | None) -> Step | None:
        """Return a move of the attacker that mates at once, or None.

        A move `first` that mated elsewhere is tried before all others.
        """

    def uci(self, move: Step) -> str:
        """Return a move as UCI writes it."""


class Searcher(Generic[Node, Step]):
    """Searches for mates with one set of rules; `nodes` counts positions searched."""

    def __init__(self, rules: Rules[Node, Step]) -> None:
        self.rules = rules
        self.nodes = 0
        self._due = perf_counter() + PAUSE
        self._mating: dict[int, dict[Node, bool]] = {}
        self._lost: dict[int, dict[Node, bool]] = {}
        self._good: dict[int, dict[Step, int]] = {}
        self._refutes: dict[int, dict[Step, int]] = {}
        self._killers: list[Step] = []
        self._answers: dict[Step, Step] = {}
        self._last_mate: Step | None = None

    def is_due(self) -> bool:
        """Return whether it is time to yield again, and if so restart the clock."""
        now = perf_counter()
        if now < self._due:
            return False
        self._due = now + PAUSE
        return True

    def mates(self, node: Node, moves: int) -> Search[bool]:
        """Return whether the attacker, who is to move, mates in so many moves at the latest."""
        if moves == 1:
            return self._mates_at_once(node)
        table = self._mating.setdefault(moves, {})
        known = table.get(node)
        if known is not None:
            return known
        found = yield from self.mates(node, moves - 1)
        if not found:
            good = self._good.setdefault(moves, {})
            steps = self.rules.attacks(node)
            steps.sort(key=_rank(good))
            for step in steps:
                if (yield from self.is_lost(self._made(node, step), moves - 1)):
                    good[step] = good.get(step, 0) + 1
                    found = True
                    break
        _keep(table, node, found)
        return found

    def is_lost(self, node: Node, moves: int) -> Search[bool]:
        """Return whether the defender, who is to move, is mated by force.

        The attacker has so many more moves; with 0 it must be mate already.
        """
        if moves == 0:
            return self.rules.is_check(node) and not self.rules.replies(node)
        if self.is_due():
            yield
        table = self._lost.setdefault(moves, {})
        known = table.get(node)
        if known is None:
            if moves == 1:
                known = self._is_lost_at_once(node)
            else:
                known = yield from self._is_lost_later(node, moves)
            _keep(table, node, known)
        return known

    def refutations(self, node: Node, moves: int, enough: int) -> Search[list[str]]:
        """Return defences, in UCI, after which the attacker does not mate in so many moves.

        At most `enough` are looked for. There are none in a stalemate either.
        """
        found: list[str] = []
        for reply in self._by_refutations(self.rules.replies(node), moves):
            if not (yield from self.mates(self._made(node, reply), moves)):
                found.append(self.rules.uci(reply))
                self._count_refutation(reply, moves)
                if len(found) == enough:
                    break
            if self.is_due():
                yield
        return found

    def _is_lost_later(self, node: Node, moves: int) -> Search[bool]:
        replies = self._by_refutations(self.rules.replies(node), moves)
        for reply in replies:
            if not (yield from self.mates(self._made(node, reply), moves)):
                self._count_refutation(reply, moves)
                return False
        return bool(replies) or self.rules.is_check(node)

    def _is_lost_at_once(self, node: Node) -> bool:
        """Return whether every reply of the defender, if any, can be answered by mate."""
        rules = self.rules
        # Moves that refuted others often refute again.
        tried = self._killers[:_KILLERS]
        for reply in tried:
            after = rules.replied(node, reply)
            if after is not None:
                self.nodes += 1
                if not self._answer(after, reply):
                    self._count_refutation(reply, 1)
                    return False
        replies = rules.replies(node)
        for reply in self._by_refutations(replies, 1):
            if reply not in tried and not self._answer(self._made(node, reply), reply):
                self._count_refutation(reply, 1)
                return False
        return bool(replies) or rules.is_check(node)

    def _mates_at_once(self, node: Node) -> bool:
        found = self.rules.mate(node, self._last_mate)
        if found is not None:
            self._last_mate = found
        return found is not None

    def _answer(self, node: Node, reply: Step) -> bool:
        """Return whether a reply can be answered by mate."""
        found = self.rules.mate(node, self._answers.get(reply, self._last_mate))
        if found is None:
            return False
        self._answers[reply] = self._last_mate = found
        return True

    def _made(self, node: Node, step: Step) -> Node:
        self.nodes += 1
        return self.rules.made(node, step)

    def _by_refutations(self, replies: list[Step], moves: int) -> list[Step]:
        return sorted(replies, key=_rank(self._refutes.setdefault(moves, {})))

    def _count_refutation(self, reply: Step, moves: int) -> None:
        counts = self._refutes.setdefault(moves, {})
        counts[reply] = counts.get(reply, 0) + 1
        if moves == 1 and self._killers[:1] != [reply]:
            self._killers = [reply, *(kept for kept in self._killers if kept != reply)][:_KILLERS]


def _rank(counts: dict[Step, int]) -> Callable[[Step], int]:
    """Return a key that sorts moves by how often they did it, most often first."""
    return lambda step: -counts.get(step, 0)


def _keep(table: dict[Node, bool], node: Node, answer: bool) -> None:
    """Store an answer; drop some of the oldest if the table is full."""
    if len(table) >= _TABLE_SIZE:
        for old in list(islice(table, _TABLE_SIZE // 16)):
            del table[old]
    table[node] = answer


class _PythonRules:
    """See `Rules`; a position is a State. White attacks, or Black."""

    name = "python"

    def __init__(self, white: bool, chess960: bool) -> None:
        self._white = white
        self._chess960 = chess960

    def node_of(self, state: State, attacking: bool) -> State:
        return state

    def attacks(self, node: State) -> list[move_generation.Step]:
        return move_generation.legal_steps(node, self._white)

    def replies(self, node: State) -> list[move_generation.Step]:
        return move_generation.legal_steps(node, not self._white)

    def made(self, node: State, move: move_generation.Step) -> State:
        return move_generation.made(node, move)

    def replied(self, node: State, move: move_generation.Step) -> State | None:
        if not move_generation.is_pseudo_legal(node, move):
            return None
        after = move_generation.made(node, move)
        return None if move_generation.leaves_check(after, not self._white) else after

    def is_check(self, node: State) -> bool:
        return bool(move_generation.checkers(node, not self._white))

    def mate(self, node: State, first: move_generation.Step | None) -> move_generation.Step | None:
        if first is not None and move_generation.still_mates(node, self._white, first):
            return first
        return next(move_generation.mates(node, self._white), None)

    def uci(self, move: move_generation.Step) -> str:
        return move_generation.uci_of(move, self._chess960)


_CORNERS = ((chess.H1, "K"), (chess.A1, "Q"), (chess.H8, "k"), (chess.A8, "q"))
_LETTERS = "PNBRQK"
Board: TypeAlias = Any


class _RustRules:
    """See `Rules`; a position is a Board of `rust_chess`. White attacks, or Black.

    A move is UCI, because moves of the package have no hash.
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
    # It is optional, so its types are unknown.
    return import_module("rust_chess")


def _fen(state: State, white: bool) -> str:
    """Return a FEN of a position with White to move, or Black."""
    own, other, ep_square, rights = state[6:]
    white_men = own if white else other
    board = [""] * 64
    for pieces, letter in zip(state[:6], _LETTERS, strict=True):
        rest = pieces
        while rest:
            square = rest.bit_length() - 1
            bit = 1 << square
            rest ^= bit
            board[square] = letter if white_men & bit else letter.lower()
    ranks = []
    for start in range(56, -1, -8):
        ranks.append("".join(piece or "1" for piece in board[start : start + 8]))
    castling = "".join(letter for square, letter in _CORNERS if rights & (1 << square)) or "-"
    target = chess.SQUARE_NAMES[ep_square] if ep_square else "-"
    return f"{'/'.join(ranks)} {'w' if white else 'b'} {castling} {target} 0 1"


Backend: TypeAlias = Literal["python", "rust"]
RUST = "rust_chess"


def has_rust() -> bool:
    """Return whether the package `rust-chess` is installed."""
    return find_spec(RUST) is not None


def rules_for(
    state: State, white: bool, chess960: bool, backend: Backend | None = None
) -> Rules[Any, Any]:
    """Return the fastest available rules that support a position.

    White, who is to move, attacks, or Black. The backend "rust" is a preference; "python" is
    strict.
    """
    python = _PythonRules(white, chess960)
    if backend == python.name or (chess960 and state[9]) or not has_rust():
        return python

    rust = _RustRules(white)
    try:
        moves = rust.attacks(rust.node_of(state, attacking=True))
    except ValueError:
        # It refuses some playable boards.
        return python
    agreed = sorted(map(rust.uci, moves)) == sorted(map(python.uci, python.attacks(state)))
    return rust if agreed else python
