"""Generates and makes legal moves for searches, on positions of a dozen whole numbers.

A state is a tuple: the pawns, knights, bishops, rooks, queens and kings of both sides, the pieces
of the side to move, those of the other (eight sets of squares, a bit each, a1 the lowest); the
square where a pawn can be taken en passant, 0 for none; and the rooks that may still castle, of
both sides. It is its own key for tables, and needs no undoing.

A move is a whole number: its origin, its target shifted by 6, the promotion by 12 (KNIGHT to QUEEN,
0 for nothing), its kind by 15 (EN_PASSANT, CASTLING, DOUBLE_STEP), the moved piece by 18. Castling
goes from the king to its rook.

In all functions `white` is whether White is to move.
"""

from collections.abc import Iterator
from typing import TypeAlias

import chess
from chess import (
    BB_DIAG_ATTACKS,
    BB_DIAG_MASKS,
    BB_FILE_ATTACKS,
    BB_FILE_MASKS,
    BB_KING_ATTACKS,
    BB_KNIGHT_ATTACKS,
    BB_PAWN_ATTACKS,
    BB_RANK_2,
    BB_RANK_7,
    BB_RANK_ATTACKS,
    BB_RANK_MASKS,
    BB_RAYS,
    BB_SQUARES,
    BISHOP,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
)

State: TypeAlias = tuple[int, ...]
Step: TypeAlias = int
"""A move of a State."""

EN_PASSANT = 1 << 15
CASTLING = 2 << 15
DOUBLE_STEP = 4 << 15
_PIECE = 18
_PROMOTION = 7 << 12


def _diagonal(square: int, occupied: int) -> int:
    return BB_DIAG_ATTACKS[square][BB_DIAG_MASKS[square] & occupied]


def _straight(square: int, occupied: int) -> int:
    return (
        BB_RANK_ATTACKS[square][BB_RANK_MASKS[square] & occupied]
        | BB_FILE_ATTACKS[square][BB_FILE_MASKS[square] & occupied]
    )


_DIAGONALS = tuple(_diagonal(square, 0) for square in range(64))
_STRAIGHTS = tuple(_straight(square, 0) for square in range(64))
_BETWEEN = tuple(tuple(chess.between(a, b) for b in range(64)) for a in range(64))


class _Squares(dict[int, tuple[int, ...]]):
    """A cache from sets of squares to their squares, the highest first."""

    def __missing__(self, squares: int) -> tuple[int, ...]:
        if len(self) >= 1 << 15:
            self.clear()
        found = self[squares] = tuple(chess.scan_reversed(squares))
        return found


_SQUARES = _Squares()


def state_of(board: chess.Board) -> State:
    """Return the state of a board of the `chess` package; the square of en passant if legal."""
    return (
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[board.turn],
        board.occupied_co[not board.turn],
        board.ep_square if board.ep_square is not None and board.has_legal_en_passant() else 0,
        board.clean_castling_rights(),
    )


def moved_by(step: Step) -> int:
    """Return the piece that moves: PAWN to KING."""
    return step >> _PIECE


def is_attacked(state: State, square: int, white: bool, occupied: int) -> bool:
    """Return whether the side that is not to move attacks a square, past what is `occupied`."""
    pawns, knights, bishops, rooks, queens, kings, _, other, _, _ = state
    if (
        BB_KNIGHT_ATTACKS[square] & knights
        | BB_PAWN_ATTACKS[white][square] & pawns
        | BB_KING_ATTACKS[square] & kings
    ) & other:
        return True
    sliders = (bishops | queens) & other
    if _DIAGONALS[square] & sliders and _diagonal(square, occupied) & sliders:
        return True
    sliders = (rooks | queens) & other
    return bool(_STRAIGHTS[square] & sliders and _straight(square, occupied) & sliders)


def checkers(state: State, white: bool) -> int:
    """Return the pieces that give check to the side to move."""
    pawns, knights, bishops, rooks, queens, kings, own, other, _, _ = state
    king = (kings & own).bit_length() - 1
    found = (BB_KNIGHT_ATTACKS[king] & knights | BB_PAWN_ATTACKS[white][king] & pawns) & other
    sliders = (bishops | queens) & other
    if _DIAGONALS[king] & sliders:
        found |= _diagonal(king, own | other) & sliders
    sliders = (rooks | queens) & other
    if _STRAIGHTS[king] & sliders:
        found |= _straight(king, own | other) & sliders
    return found


def leaves_check(after: State, white: bool) -> bool:
    """Return whether a move left its own king attacked; `white` is who made it."""
    other, own = after[6:8]
    king = (after[5] & own).bit_length() - 1
    return is_attacked(passed(after), king, white, own | other)


def _between_alone(state: State, king: int, owner: int) -> int:
    """Return the pieces alone between a king and the sliders of an owner."""
    _, _, bishops, rooks, queens, _, own, other, _, _ = state
    sliders = _DIAGONALS[king] & (bishops | queens) | _STRAIGHTS[king] & (rooks | queens)
    found = 0
    for square in _SQUARES[sliders & owner]:
        pieces = _BETWEEN[king][square] & (own | other)
        if not pieces & (pieces - 1):
            found |= pieces
    return found


def made(state: State, step: Step) -> State:
    """Return the position after a move, seen from the other side."""
    after = list(state)
    _, _, _, _, _, _, own, other, _, rights = state
    origin, target = step & 63, step >> 6 & 63
    target_bit = BB_SQUARES[target]
    both = BB_SQUARES[origin] | target_bit
    piece = step >> _PIECE
    after[8] = 0
    if other & target_bit:
        other ^= target_bit
        for kind in range(5):
            if after[kind] & target_bit:
                after[kind] ^= target_bit
                break
    if rights:
        after[9] = rights & (~own if piece == KING else ~both)
    if not step >> 12 & 63:
        after[piece - 1] ^= both
    elif step & _PROMOTION:
        after[0] ^= BB_SQUARES[origin]
        after[(step >> 12 & 7) - 1] |= target_bit
    elif step & CASTLING:
        king, rook = (BB_SQUARES[each] for each in _castling_targets(origin, target))
        after[3] ^= target_bit ^ rook
        after[5] ^= BB_SQUARES[origin] ^ king
        # The king may land where the rook was, and the other way round.
        both ^= king | rook
    else:
        after[0] ^= both
        if step & EN_PASSANT:
            taken = BB_SQUARES[target ^ 8]
            after[0] ^= taken
            other ^= taken
        elif BB_PAWN_ATTACKS[target > origin][target + origin >> 1] & after[0] & other:
            after[8] = target + origin >> 1
    after[6] = other
    after[7] = own ^ both
    return tuple(after)


def _castling_targets(king: int, rook: int) -> tuple[int, int]:
    """Return the squares of king and rook after castling."""
    rank = king & 56
    return (rank | 6, rank | 5) if rook > king else (rank | 2, rank | 3)


def passed(state: State) -> State:
    """Return the position after the side to move did not move."""
    return (*state[:6], state[7], state[6], 0, state[9])


def legal_steps(state: State, white: bool) -> list[Step]:
    """Return all legal moves of the side to move."""
    pawns, knights, bishops, _, queens, kings, own, other, _, _ = state
    occupied = own | other
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    base = KING << _PIECE | king
    steps = [
        base | target << 6
        for target in _SQUARES[BB_KING_ATTACKS[king] & ~own]
        if not is_attacked(state, target, white, occupied ^ king_bit)
    ]
    allowed = ~own
    checking = checkers(state, white)
    if checking:
        if checking & (checking - 1):
            return steps
        allowed = _BETWEEN[king][checking.bit_length() - 1] | checking
    elif state[9] & own:
        steps += _castlings(state, white)
    pinned = _between_alone(state, king, other)
    for square in _SQUARES[own & ~pawns & ~king_bit]:
        bit = BB_SQUARES[square]
        if knights & bit:
            base = KNIGHT << _PIECE | square
            targets = BB_KNIGHT_ATTACKS[square]
        elif bishops & bit:
            base = BISHOP << _PIECE | square
            targets = _diagonal(square, occupied)
        else:
            base = ROOK << _PIECE | square
            targets = _straight(square, occupied)
            if queens & bit:
                base = QUEEN << _PIECE | square
                targets |= _diagonal(square, occupied)
        targets &= allowed
        if pinned & bit:
            targets &= BB_RAYS[king][square]
        for target in _SQUARES[targets]:
            steps.append(base | target << 6)
    if pawns & own:
        steps += _pawn_steps(state, white, allowed, pinned, pawns & own)
    return steps


def _pawn_steps(state: State, white: bool, allowed: int, pinned: int, movers: int) -> list[Step]:
    """Return the legal moves of some pawns to allowed targets."""
    _, _, _, _, _, kings, own, other, ep_square, _ = state
    occupied = own | other
    king = (kings & own).bit_length() - 1
    attacks = BB_PAWN_ATTACKS[white]
    forward, home, last = (8, 1, 7) if white else (-8, 6, 0)
    steps: list[Step] = []
    for square in _SQUARES[movers]:
        base = PAWN << _PIECE | square
        targets = attacks[square] & other
        ahead = square + forward
        double = 0
        if not occupied & BB_SQUARES[ahead]:
            targets |= BB_SQUARES[ahead]
            if square >> 3 == home and not occupied & BB_SQUARES[ahead + forward]:
                double = ahead + forward
                targets |= BB_SQUARES[double]
        targets &= allowed
        if pinned & BB_SQUARES[square]:
            targets &= BB_RAYS[king][square]
        for target in _SQUARES[targets]:
            step = base | target << 6
            if target >> 3 == last:
                steps += [step | piece << 12 for piece in (QUEEN, ROOK, BISHOP, KNIGHT)]
            else:
                steps.append(step | DOUBLE_STEP if target == double else step)
        if ep_square and attacks[square] & BB_SQUARES[ep_square]:
            step = base | ep_square << 6 | EN_PASSANT
            if not leaves_check(made(state, step), white):
                steps.append(step)
    return steps


def _castlings(state: State, white: bool) -> Iterator[Step]:
    """Yield the castling moves of the side to move, which is not in check."""
    _, _, _, _, _, kings, own, other, _, rights = state
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    for rook in _SQUARES[rights & own]:
        king_target, rook_target = _castling_targets(king, rook)
        path = _BETWEEN[king][king_target] | BB_SQUARES[king_target]
        way = path | _BETWEEN[rook][rook_target] | BB_SQUARES[rook_target]
        # The rook still shields from behind where only the king has gone.
        free = (own | other) & ~king_bit
        if way & free & ~BB_SQUARES[rook] or any(
            is_attacked(state, square, white, free) for square in _SQUARES[path]
        ):
            continue
        step = KING << _PIECE | king | rook << 6 | CASTLING
        if not leaves_check(made(state, step), white):
            yield step


def uci_of(step: Step, chess960: bool) -> str:
    """Return a move as UCI writes it; castling in Chess960 as king takes rook."""
    origin, target = step & 63, step >> 6 & 63
    if step & CASTLING and not chess960:
        target = _castling_targets(origin, target)[0]
    return chess.Move(origin, target, step >> 12 & 7 or None).uci()


def mates(state: State, white: bool) -> Iterator[Step]:
    """Yield all moves of the side to move that mate at once."""
    return (step for step in _checks(state, white) if is_mated(made(state, step), not white))


def still_mates(state: State, white: bool, step: Step) -> bool:
    """Return whether a move that mated elsewhere is legal here, and mates."""
    if not is_pseudo_legal(state, step):
        return False
    after = made(state, step)
    return is_mated(after, not white) and not leaves_check(after, white)


def is_pseudo_legal(state: State, step: Step) -> bool:
    """Return whether a move that was legal elsewhere is pseudo-legal here.

    Castling and en passant are never found so.
    """
    own, other = state[6:8]
    origin, target = step & 63, step >> 6 & 63
    bit = BB_SQUARES[target]
    piece = step >> _PIECE
    if (
        step & (CASTLING | EN_PASSANT)
        or not own & state[piece - 1] & BB_SQUARES[origin]
        or own & bit
        or (_BETWEEN[origin][target] & (own | other) and piece != KNIGHT)
    ):
        return False
    return piece != PAWN or bool(other & bit) == (origin & 7 != target & 7)


def is_mated(state: State, white: bool) -> bool:
    """Return whether the side to move is mated."""
    checking = checkers(state, white)
    if not checking:
        return False
    pawns, knights, bishops, rooks, queens, kings, own, other, ep_square, _ = state
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    occupied = own | other
    for square in _SQUARES[BB_KING_ATTACKS[king] & ~own]:
        if not is_attacked(state, square, white, occupied ^ king_bit):
            return False
    if checking & (checking - 1):
        return True
    if ep_square and any(step & EN_PASSANT for step in legal_steps(state, white)):
        return False
    # A pinned piece answers no check but that of its own line, which it blocks already.
    able = own & ~king_bit & ~_between_alone(state, king, other)
    knights &= able
    pawns &= able
    for square in _SQUARES[_BETWEEN[king][checking.bit_length() - 1] | checking]:
        bit = BB_SQUARES[square]
        if checking & bit:
            movers = BB_PAWN_ATTACKS[not white][square]
        else:
            movers = bit >> 8 if white else bit << 8
            if not movers & occupied:
                movers |= bit >> 16 & BB_RANK_2 if white else bit << 16 & BB_RANK_7
        if movers & pawns or BB_KNIGHT_ATTACKS[square] & knights:
            return False
        aligned = _DIAGONALS[square] & (bishops | queens) | _STRAIGHTS[square] & (rooks | queens)
        for slider in _SQUARES[aligned & able]:
            if not _BETWEEN[square][slider] & occupied:
                return False
    return True


def _checks(state: State, white: bool) -> list[Step]:  # noqa: PLR0912, PLR0915 (calls are slow)
    """Return all legal moves that give check, and some that do not."""
    pawns, knights, bishops, _, queens, kings, own, other, _, rights = state
    occupied = own | other
    target_king = (kings & other).bit_length() - 1
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    # Moves that leave the own king safe.
    allowed = ~own
    pinned = checking = 0
    if other & ~pawns & ~kings or BB_PAWN_ATTACKS[white][king] & pawns & other:
        checking = checkers(state, white)
        if checking:
            single = not checking & (checking - 1)
            allowed &= (_BETWEEN[king][checking.bit_length() - 1] | checking) if single else 0
        pinned = _between_alone(state, king, other)
    # Squares from which a piece gives check, and pieces that give check by discovery.
    on_diagonal = _diagonal(target_king, occupied)
    on_line = _straight(target_king, occupied)
    openers = _between_alone(state, target_king, own) & own
    rays = BB_RAYS[target_king]
    steps: list[Step] = []
    for square in _SQUARES[own & ~pawns & ~king_bit] if allowed else ():
        bit = BB_SQUARES[square]
        if knights & bit:
            base = KNIGHT << _PIECE | square
            targets = BB_KNIGHT_ATTACKS[square]
            wanted = BB_KNIGHT_ATTACKS[target_king]
        elif bishops & bit:
            base = BISHOP << _PIECE | square
            wanted = on_diagonal
            if not (_DIAGONALS[square] & wanted or openers & bit):
                continue
            targets = _diagonal(square, occupied)
        else:
            base = ROOK << _PIECE | square
            targets = _straight(square, occupied)
            wanted = on_line
            if queens & bit:
                base = QUEEN << _PIECE | square
                targets |= _diagonal(square, occupied)
                wanted |= on_diagonal
        targets &= allowed & (wanted | ~rays[square] if openers & bit else wanted)
        if not targets:
            continue
        if pinned & bit:
            targets &= BB_RAYS[king][square]
        for target in _SQUARES[targets]:
            steps.append(base | target << 6)
    if allowed and pawns & own:
        steps += _pawn_checks(state, white, allowed, pinned, openers, target_king)
    if king_bit & openers:
        base = KING << _PIECE | king
        for target in _SQUARES[BB_KING_ATTACKS[king] & ~own & ~rays[king]]:
            if not is_attacked(state, target, white, occupied ^ king_bit):
                steps.append(base | target << 6)
    if rights & own and not checking:
        steps += _castlings(state, white)
    return steps


def _pawn_checks(
    state: State, white: bool, allowed: int, pinned: int, openers: int, target_king: int
) -> Iterator[Step]:
    attacks = BB_PAWN_ATTACKS[not white]
    direct = attacks[target_king]
    pawns = state[0] & state[6]
    # Only pawns that reach a square of check in a step or two, that open a line, or that promote.
    near = direct >> 8 | direct >> 16 if white else direct << 8 | direct << 16
    candidates = pawns & (near | openers | (BB_RANK_7 if white else BB_RANK_2))
    for square in _SQUARES[direct & state[7]]:
        candidates |= attacks[square] & pawns
    if state[8]:
        candidates |= attacks[state[8]] & pawns
    for step in _pawn_steps(state, white, allowed, pinned, candidates) if candidates else ():
        origin, target = step & 63, step >> 6 & 63
        if (
            step & (_PROMOTION | EN_PASSANT)
            or direct & BB_SQUARES[target]
            or (openers & BB_SQUARES[origin] and not BB_RAYS[target_king][origin] >> target & 1)
        ):
            yield step
