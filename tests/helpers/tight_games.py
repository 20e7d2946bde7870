"""Games that leave proofs no room, each with a chronicle of what really happened in it.

Both sides help each other: few captures, each of which lets pawns pass, and many promotions. So
nearly everything that captures can explain is needed, and a proof that overlooks a way is caught.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import chess

from fenedit.rules.retro.pawns import facing_pairs

_NEVER = 1e-7
_KINDS = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
_LONGEST = 400


@dataclass(eq=False)
class Man:
    """A man and its life.

    Attributes:
        white: whose it is.
        home_kind, home: what it was at the beginning, and where.
        kind: what it is now, or was when it was captured.
        moved: whether it ever moved.
        visited: all squares that it stood on, as a set of bits.
        promoted: where it was promoted, None if it never was.
        advanced: whether its promotion was no capture.
        victims: the squares of its captures, each with the man and whether itself was a pawn.
        captor: who took it, and whether that was a pawn before the capture.
    """

    white: bool
    home_kind: int
    home: int
    kind: int
    moved: bool = False
    visited: int = 0
    promoted: int | None = None
    advanced: bool = False
    victims: list[tuple[int, "Man", bool]] = field(default_factory=list)
    captor: tuple["Man", bool] | None = None


@dataclass
class PawnEvent:
    """A capture by a pawn or of a pawn.

    Attributes:
        kind: "moves" to the next file, "leaps" there to the last rank, or "falls" to a piece.
        pawn: the pawn that moved, or that fell.
        origin, target: its files.
        victim: the pawn that it took, None for a piece.
        place: where it was inserted among the pawns of its new file, if it took none.
    """

    kind: str
    pawn: Man
    origin: int
    target: int
    victim: Man | None = None
    place: int = 0


class Chronicle:
    """A game as it goes on, and what its men really did.

    Attributes:
        board: the position now.
        before: the men before the last move, as FEN has them.
        men: all 32.
        at: those on the board, by their squares.
        pawns: the pawns of each file from rank 1 upward, promoted ones at the ends.
        events: captures by pawns and of pawns.
    """

    def __init__(self, board: chess.Board) -> None:
        self.board, self.before = board, ""
        self.at = {
            square: Man(man.color, man.piece_type, square, man.piece_type, visited=1 << square)
            for square, man in board.piece_map().items()
        }
        self.men = list(self.at.values())
        self.pawns = [[self.at[8 + file], self.at[48 + file]] for file in range(8)]
        self.events: list[PawnEvent] = []

    def push(self, move: chess.Move) -> None:
        """Make a legal move."""
        board, at = self.board, self.at
        self.before = board.board_fen()
        if board.is_castling(move):
            self._castle(move)
            return
        man = at.pop(move.from_square)
        taken_on = move.to_square
        if board.is_en_passant(move):
            taken_on += -8 if man.white else 8
        victim = at.pop(taken_on, None)
        is_pawn = man.kind == chess.PAWN
        if victim is not None:
            victim.captor = man, is_pawn
            man.victims.append((move.to_square, victim, is_pawn))
            if is_pawn or victim.kind == chess.PAWN:
                self._note(move, man, victim)
        if move.promotion:
            man.kind, man.promoted, man.advanced = move.promotion, move.to_square, victim is None
        self._settle(man, move.to_square)
        board.push(move)

    def _settle(self, man: Man, square: int) -> None:
        man.moved = True
        man.visited |= 1 << square
        self.at[square] = man

    def _castle(self, move: chess.Move) -> None:
        board, rank = self.board, move.from_square & 56
        short = move.to_square > move.from_square
        corner = move.to_square if board.chess960 else rank + (7 if short else 0)
        king, rook = self.at.pop(move.from_square), self.at.pop(corner)
        self._settle(king, rank + (6 if short else 2))
        self._settle(rook, rank + (5 if short else 3))
        board.push(move)

    def _note(self, move: chess.Move, man: Man, victim: Man) -> None:
        origin, target = move.from_square & 7, move.to_square & 7
        pawns = self.pawns[target]
        if man.kind != chess.PAWN:
            pawns.remove(victim)
            self.events.append(PawnEvent("falls", victim, target, target))
            return
        self.pawns[origin].remove(man)
        if move.promotion:
            self.events.append(PawnEvent("leaps", man, origin, target))
        elif victim.kind == chess.PAWN:
            pawns[pawns.index(victim)] = man
            self.events.append(PawnEvent("moves", man, origin, target, victim))
        else:
            place = sum(self._is_below(pawn, move.to_square) for pawn in pawns)
            pawns.insert(place, man)
            self.events.append(PawnEvent("moves", man, origin, target, None, place))

    def _is_below(self, pawn: Man, square: int) -> bool:
        if pawn.promoted is not None:
            return not pawn.white
        return next(stands for stands, man in self.at.items() if man is pawn) < square


@dataclass
class _Taste:
    """What the players of one game like.

    Attributes:
        waste: how many pairs of pawns captures may still leave together without need.
        held: squares of pawns that hardly ever move.
        landing: whether waste is spent on promotions by captures alone.
        promotion: how much each kind is liked, from the knight on.
        castling, home, passing: how much they like to castle, to come home, to take en passant.
        royal: how much kings and rooks with rights like to move.
    """

    waste: int
    held: frozenset[int]
    landing: bool
    promotion: tuple[float, ...]
    castling: float
    home: float
    passing: float
    royal: float


def tight_games(seed: int, games: int, chess960: bool = False) -> Iterator[Chronicle]:
    """Yield the chronicle of a game after each of its moves, then that of the next game."""
    dice = random.Random(seed)
    for _ in range(games):
        board = chess.Board.from_chess960_pos(dice.randrange(960)) if chess960 else chess.Board()
        taste = _taste(dice)
        chronicle = Chronicle(board)
        length = dice.choice((60, 200, _LONGEST))
        while board.ply() < length and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            (move,) = dice.choices(moves, [_weight(board, move, taste) for move in moves])
            taste.waste -= _waste(board, move)
            chronicle.push(move)
            yield chronicle


def _taste(dice: random.Random) -> _Taste:
    steady = dice.choice((0, 0, 0.3, 0.7))
    return _Taste(
        waste=dice.choice((0, 0, 0, 1, 2, 3, 30)),
        held=frozenset(
            square for square in (*range(8, 16), *range(48, 56)) if dice.random() < steady
        ),
        landing=dice.random() < 0.5,
        promotion=tuple(dice.choice((1, 1, 5, 0.2)) for _ in _KINDS),
        castling=dice.choice((0.01, 1, 50)),
        home=dice.choice((1, 1, 4)),
        passing=dice.choice((1, 500)),
        royal=dice.choice((0.003, 1)),
    )


def _weight(board: chess.Board, move: chess.Move, taste: _Taste) -> float:
    kind, white = board.piece_type_at(move.from_square), board.turn
    if board.is_castling(move):
        return taste.castling
    weight = 1.0
    if board.is_en_passant(move):
        weight = taste.passing
    elif board.is_capture(move):
        waste = _waste(board, move)
        is_landing = taste.landing and move.promotion
        if waste > taste.waste or (waste and taste.landing and not is_landing):
            return _NEVER
        if board.promoted >> move.to_square & 1:
            return _NEVER
        weight = 100.0 if not waste or is_landing else 1.0
        weight *= 1 if kind == chess.PAWN else 0.005
    if {move.from_square, move.to_square} & taste.held and board.pawns >> move.from_square & 1:
        weight *= 0.001
    if move.promotion:
        return weight * 30 * taste.promotion[_KINDS.index(move.promotion)]
    if kind == chess.PAWN:
        foes = board.pawns & board.occupied_co[not white]
        ahead = chess.BB_FILES[move.from_square & 7] & _beyond(move.from_square, white)
        return weight * (1 if foes & ahead else 12)
    if kind in (chess.KING, chess.ROOK) and board.castling_rights:
        weight *= taste.royal
    elif kind == chess.KING:
        weight *= 0.1
    if move.to_square >> 3 == (0 if white else 7):
        weight *= taste.home
    if board.gives_check(move):
        weight *= 0.1
    # A man that no pawn has become offers itself to pawns.
    pawns = board.attackers_mask(not white, move.to_square) & board.pawns
    return weight * (15 if pawns and not board.promoted >> move.from_square & 1 else 1)


def _beyond(square: int, white: bool) -> int:
    """Return all ranks before a pawn, as a set of bits."""
    rank = square >> 3
    return chess.BB_ALL << 8 * (rank + 1) & chess.BB_ALL if white else (1 << 8 * rank) - 1


def _waste(board: chess.Board, move: chess.Move) -> int:
    """Return how many pairs of pawns a capture could have parted and does not."""
    if not board.is_capture(move):
        return 0
    after = board.copy(stack=False)
    after.push(move)
    takes_pawn = board.is_en_passant(move) or bool(board.pawns >> move.to_square & 1)
    return _pairs(after) - _pairs(board) + 1 + takes_pawn


def _pairs(board: chess.Board) -> int:
    white = board.occupied_co[chess.WHITE]
    return sum(
        facing_pairs(
            "".join("w" if white >> pawn & 1 else "b" for pawn in chess.scan_forward(file))
        )
        for file in (board.pawns & bits for bits in chess.BB_FILES)
    )
