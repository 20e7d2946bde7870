"""Positions as a dozen whole numbers, their legal moves and what these lead to, for searches.

A state is a tuple: the pawns, knights, bishops, rooks, queens and kings of both sides, the men of
the side to move, those of the other (eight sets of squares, a bit each, a1 the lowest); the square
where a pawn can be taken en passant, 0 for none; and the rooks that may still castle, of both
sides. It is its own key for tables, and needs no undoing.

A move is a whole number: its origin, its target shifted by 6, what a pawn becomes by 12 (KNIGHT to
QUEEN, 0 for nothing), its kind by 15 (EN_PASSANT, CASTLING, DOUBLE_STEP), the moved man by 18.
Castling goes from the king to its rook.

Of moves that mate at once candidates are only those that can give check.
"""

from typing import Final, TypeAlias

import chess

State: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int]
Step: TypeAlias = int
"""A move of a State."""

PAWN: Final = chess.PAWN
KNIGHT: Final = chess.KNIGHT
BISHOP: Final = chess.BISHOP
ROOK: Final = chess.ROOK
QUEEN: Final = chess.QUEEN
KING: Final = chess.KING

EN_PASSANT: Final = 1 << 15
CASTLING: Final = 2 << 15
DOUBLE_STEP: Final = 4 << 15
_MAN: Final = 18

BITS: Final = tuple(chess.BB_SQUARES)
_KNIGHTS: Final = tuple(chess.BB_KNIGHT_ATTACKS)
_KINGS: Final = tuple(chess.BB_KING_ATTACKS)
_PAWNS: Final = tuple(map(tuple, chess.BB_PAWN_ATTACKS))
"""By colour (False is Black) and square: what a pawn there attacks."""
_DIAGONALS: Final = tuple(zip(chess.BB_DIAG_MASKS, chess.BB_DIAG_ATTACKS, strict=True))
"""A square's mask, and by the occupied squares under it what a bishop attacks."""
_RANKS: Final = tuple(zip(chess.BB_RANK_MASKS, chess.BB_RANK_ATTACKS, strict=True))
_LINES: Final = tuple(zip(chess.BB_FILE_MASKS, chess.BB_FILE_ATTACKS, strict=True))
_ALL_DIAGONALS: Final = tuple(attacks[0] for _, attacks in _DIAGONALS)
"""What a bishop attacks on an empty board."""
_ALL_STRAIGHTS: Final = tuple(
    ranks[0] | lines[0] for (_, ranks), (_, lines) in zip(_RANKS, _LINES, strict=True)
)
_BETWEEN: Final = tuple(tuple(chess.between(a, b) for b in range(64)) for a in range(64))
_RAYS: Final = tuple(tuple(chess.ray(a, b) for b in range(64)) for a in range(64))
"""The whole line through two squares, 0 where there is none."""

_PROMOTED: Final = tuple(piece << 12 for piece in (QUEEN, ROOK, BISHOP, KNIGHT))


def state_of(board: chess.Board) -> State:
    """Return what a board of the `chess` package holds; the square of en passant if it is legal."""
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
    """Return what moves: PAWN to KING."""
    return step >> _MAN


def is_attacked(state: State, square: int, white: bool, occupied: int) -> bool:
    """Tell whether the side that is not to move attacks a square, past what is `occupied`.

    `white` is whether White is to move.
    """
    pawns, knights, bishops, rooks, queens, kings, _, other, _, _ = state
    if (
        _KNIGHTS[square] & knights & other
        or _PAWNS[white][square] & pawns & other
        or _KINGS[square] & kings & other
    ):
        return True
    sliders = (bishops | queens) & other
    if _ALL_DIAGONALS[square] & sliders:
        mask, attacks = _DIAGONALS[square]
        if attacks[mask & occupied] & sliders:
            return True
    sliders = (rooks | queens) & other
    if _ALL_STRAIGHTS[square] & sliders:
        mask, attacks = _RANKS[square]
        if attacks[mask & occupied] & sliders:
            return True
        mask, attacks = _LINES[square]
        if attacks[mask & occupied] & sliders:
            return True
    return False


def checkers(state: State, white: bool) -> int:
    """Return the men that give check to the side to move (White, or not)."""
    pawns, knights, bishops, rooks, queens, kings, own, other, _, _ = state
    king = (kings & own).bit_length() - 1
    occupied = own | other
    found = (_KNIGHTS[king] & knights | _PAWNS[white][king] & pawns) & other
    sliders = (bishops | queens) & other
    if _ALL_DIAGONALS[king] & sliders:
        mask, attacks = _DIAGONALS[king]
        found |= attacks[mask & occupied] & sliders
    sliders = (rooks | queens) & other
    if _ALL_STRAIGHTS[king] & sliders:
        mask, attacks = _RANKS[king]
        found |= attacks[mask & occupied] & sliders
        mask, attacks = _LINES[king]
        found |= attacks[mask & occupied] & sliders
    return found


def pinned(state: State) -> int:
    """Return the men of the side to move that cannot leave a line with their king."""
    _, _, bishops, rooks, queens, kings, own, other, _, _ = state
    king = (kings & own).bit_length() - 1
    occupied = own | other
    snipers = (
        _ALL_DIAGONALS[king] & (bishops | queens) | _ALL_STRAIGHTS[king] & (rooks | queens)
    ) & other
    found = 0
    between = _BETWEEN[king]
    while snipers:
        square = snipers.bit_length() - 1
        snipers ^= BITS[square]
        men = between[square] & occupied
        if men and not men & (men - 1):
            found |= men
    return found & own


def made(state: State, step: Step) -> State:  # noqa: PLR0912, PLR0915 (a call a man is dear)
    """Return the position after a move, seen from the other side."""
    pawns, knights, bishops, rooks, queens, kings, own, other, _, rights = state
    target_square = step >> 6 & 63
    origin = BITS[step & 63]
    target = BITS[target_square]
    man = step >> _MAN
    ep_square = 0
    if step & CASTLING:
        return _castled(state, step)
    both = origin | target
    if other & target:
        if pawns & target:
            pawns ^= target
        elif knights & target:
            knights ^= target
        elif bishops & target:
            bishops ^= target
        elif rooks & target:
            rooks ^= target
            rights &= ~target
        else:
            queens ^= target
        other ^= target
    if man == PAWN:
        promoted = step >> 12 & 7
        if promoted:
            pawns ^= origin
            if promoted == QUEEN:
                queens |= target
            elif promoted == KNIGHT:
                knights |= target
            elif promoted == ROOK:
                rooks |= target
            else:
                bishops |= target
        else:
            pawns ^= both
            if step & EN_PASSANT:
                taken = BITS[target_square ^ 8]
                pawns ^= taken
                other ^= taken
            elif step & DOUBLE_STEP:
                ep_square = (target_square + (step & 63)) >> 1
                if not _PAWNS[target_square > ep_square][ep_square] & pawns & other:
                    ep_square = 0
    elif man == KNIGHT:
        knights ^= both
    elif man == BISHOP:
        bishops ^= both
    elif man == ROOK:
        rooks ^= both
        rights &= ~origin
    elif man == QUEEN:
        queens ^= both
    else:
        kings ^= both
        rights &= ~own
    return pawns, knights, bishops, rooks, queens, kings, other, own ^ both, ep_square, rights


def _castled(state: State, step: Step) -> State:
    pawns, knights, bishops, rooks, queens, kings, own, other, _, rights = state
    king, rook = step & 63, step >> 6 & 63
    king_target, rook_target = _castling_targets(king, rook)
    gone = BITS[king] | BITS[rook]
    return (
        pawns,
        knights,
        bishops,
        rooks ^ BITS[rook] | BITS[rook_target],
        queens,
        kings ^ BITS[king] | BITS[king_target],
        other,
        own & ~gone | BITS[king_target] | BITS[rook_target],
        0,
        rights & ~own,
    )


def _castling_targets(king: int, rook: int) -> tuple[int, int]:
    """Return where king and rook stand after they castled."""
    rank = king & 56
    return (rank | 6, rank | 5) if rook > king else (rank | 2, rank | 3)


def passed(state: State) -> State:
    """Return the position after the side to move did not move."""
    return (*state[:6], state[7], state[6], 0, state[9])


def legal_steps(state: State, white: bool) -> list[Step]:  # noqa: PLR0912, PLR0915 (as above)
    """Return all legal moves of the side to move (White, or not)."""
    pawns, knights, bishops, rooks, queens, kings, own, other, _, _ = state
    occupied = own | other
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    steps: list[Step] = []
    base = KING << _MAN | king
    free = occupied ^ king_bit
    rest = _KINGS[king] & ~own
    while rest:
        square = rest.bit_length() - 1
        rest ^= BITS[square]
        if not is_attacked(state, square, white, free):
            steps.append(base | square << 6)
    allowed = ~own
    attackers = checkers(state, white)
    if attackers:
        if attackers & (attackers - 1):
            return steps
        allowed = _BETWEEN[king][attackers.bit_length() - 1] | attackers
    elif state[9] & own:
        _add_castlings(state, white, king, steps)
    held = pinned(state)
    rays = _RAYS[king]
    rest = own & ~pawns & ~king_bit
    while rest:
        square = rest.bit_length() - 1
        bit = BITS[square]
        rest ^= bit
        if knights & bit:
            if held & bit:
                continue
            base = KNIGHT << _MAN | square
            targets = _KNIGHTS[square] & allowed
        else:
            targets = 0
            if (bishops | queens) & bit:
                mask, attacks = _DIAGONALS[square]
                targets = attacks[mask & occupied]
                base = BISHOP << _MAN | square
            if (rooks | queens) & bit:
                mask, attacks = _RANKS[square]
                targets |= attacks[mask & occupied]
                mask, attacks = _LINES[square]
                targets |= attacks[mask & occupied]
                base = (QUEEN if queens & bit else ROOK) << _MAN | square
            targets &= allowed
            if held & bit:
                targets &= rays[square]
        while targets:
            target = targets.bit_length() - 1
            targets ^= BITS[target]
            steps.append(base | target << 6)
    if pawns & own:
        _add_pawn_steps(state, white, allowed, held, steps, pawns & own)
    return steps


def _add_pawn_steps(
    state: State, white: bool, allowed: int, held: int, steps: list[Step], movers: int
) -> None:
    """Add the legal moves of some pawns of the side to move (White, or not) to the steps.

    Targets that answer a check are allowed, all that are not own where there is none. Pinned men
    are held.
    """
    _, _, _, _, _, kings, own, other, ep_square, _ = state
    occupied = own | other
    king = (kings & own).bit_length() - 1
    attacks = _PAWNS[white]
    forward = 8 if white else -8
    last = 55 if white else 8
    rest = movers
    while rest:
        square = rest.bit_length() - 1
        bit = BITS[square]
        rest ^= bit
        base = PAWN << _MAN | square
        targets = attacks[square] & other
        ahead = square + forward
        double = 0
        if not occupied & BITS[ahead]:
            targets |= BITS[ahead]
            if square >> 3 == (1 if white else 6) and not occupied & BITS[ahead + forward]:
                double = ahead + forward
                targets |= BITS[double]
        targets &= allowed
        if held & bit:
            targets &= _RAYS[king][square]
        while targets:
            target = targets.bit_length() - 1
            targets ^= BITS[target]
            if target > last if white else target < last:
                steps += [base | target << 6 | promoted for promoted in _PROMOTED]
            elif target == double:
                steps.append(base | target << 6 | DOUBLE_STEP)
            else:
                steps.append(base | target << 6)
        if ep_square and attacks[square] & BITS[ep_square]:
            step = base | ep_square << 6 | EN_PASSANT
            if not leaves_check(state, step, white):
                steps.append(step)


def leaves_check(state: State, step: Step, white: bool) -> bool:
    """Tell whether a move of the side to move (White, or not) leaves its own king attacked."""
    after = passed(made(state, step))
    own, other = after[6:8]
    king = (after[5] & own).bit_length() - 1
    return is_attacked(after, king, white, own | other)


def _add_castlings(state: State, white: bool, king: int, steps: list[Step]) -> None:
    _, _, _, _, _, _, own, other, _, rights = state
    occupied = own | other
    rest = rights & own
    while rest:
        rook = rest.bit_length() - 1
        rest ^= BITS[rook]
        king_target, rook_target = _castling_targets(king, rook)
        others = occupied & ~BITS[king] & ~BITS[rook]
        path = _BETWEEN[king][king_target] | BITS[king_target]
        way = path | _BETWEEN[rook][rook_target] | BITS[rook_target]
        if way & others:
            continue
        step = KING << _MAN | king | rook << 6 | CASTLING
        while path:
            square = path.bit_length() - 1
            path ^= BITS[square]
            # The rook still shields from behind where only the king has gone.
            if is_attacked(state, square, white, occupied & ~BITS[king]):
                break
        else:
            if not leaves_check(state, step, white):
                steps.append(step)


def uci_of(step: Step, chess960: bool) -> str:
    """Return a move as UCI writes it; castling in Chess960 as king takes rook."""
    origin, target = step & 63, step >> 6 & 63
    if step & CASTLING and not chess960:
        target = _castling_targets(origin, target)[0]
    promoted = chess.piece_symbol(step >> 12 & 7) if step >> 12 & 7 else ""
    return chess.SQUARE_NAMES[origin] + chess.SQUARE_NAMES[target] + promoted


_PROMOTION = 7 << 12


def is_mated(state: State, white: bool) -> bool:
    """Tell whether the side to move (White, or not) is mated."""
    attackers = checkers(state, white)
    return bool(attackers) and _is_lost(state, white, attackers)


def mates(state: State, white: bool) -> list[Step]:
    """Return all moves of the side to move (White, or not) that mate at once."""
    return [step for step in _checks(state, white) if is_mated(made(state, step), not white)]


def mate(state: State, white: bool) -> Step | None:
    """Return a move of the side to move (White, or not) that mates at once, None without one."""
    for step in _checks(state, white):
        if is_mated(made(state, step), not white):
            return step
    return None


def still_mates(state: State, white: bool, step: Step) -> bool:
    """Tell whether a move that mated elsewhere is legal here, and mates."""
    if not is_pseudo_legal(state, white, step):
        return False
    after = made(state, step)
    attackers = checkers(after, not white)
    return (
        bool(attackers)
        and not leaves_check(state, step, white)
        and _is_lost(after, not white, attackers)
    )


def is_pseudo_legal(state: State, white: bool, step: Step) -> bool:
    """Tell whether a move that was legal elsewhere can be made here, but for the own king's safety.

    Castling and en passant are never found so.
    """
    pawns, knights, bishops, rooks, queens, kings, own, other, _, _ = state
    origin, target = step & 63, step >> 6 & 63
    bit = BITS[target]
    if step & (CASTLING | EN_PASSANT) or not own & BITS[origin] or own & bit:
        return False
    man = moved_by(step)
    if not (0, pawns, knights, bishops, rooks, queens, kings)[man] & BITS[origin]:
        return False
    occupied = own | other
    if man == PAWN:
        if origin & 7 != target & 7:
            return bool(other & bit)
        return not occupied & (bit | _BETWEEN[origin][target])
    return man in (KNIGHT, KING) or not _BETWEEN[origin][target] & occupied


def _is_lost(state: State, white: bool, attackers: int) -> bool:  # noqa: PLR0912 (asked most)
    """Tell whether a check by some men cannot be answered."""
    pawns, knights, bishops, rooks, queens, kings, own, other, ep_square, _ = state
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    occupied = own | other
    free = occupied ^ king_bit
    flights = _KINGS[king] & ~own
    while flights:
        square = flights.bit_length() - 1
        flights ^= BITS[square]
        if not is_attacked(state, square, white, free):
            return False
    if attackers & (attackers - 1):
        return True
    if ep_square and any(step & EN_PASSANT for step in legal_steps(state, white)):
        return False
    # A pinned man answers no check but that of its own line, which it blocks already.
    able = own & ~king_bit & ~pinned(state)
    if not able:
        return True
    targets = _BETWEEN[king][attackers.bit_length() - 1] | attackers
    diagonal = (bishops | queens) & able
    straight = (rooks | queens) & able
    knights &= able
    pawns &= able
    back = -8 if white else 8
    while targets:
        square = targets.bit_length() - 1
        bit = BITS[square]
        targets ^= bit
        if _KNIGHTS[square] & knights:
            return False
        if _ALL_DIAGONALS[square] & diagonal:
            mask, attacks = _DIAGONALS[square]
            if attacks[mask & occupied] & diagonal:
                return False
        if _ALL_STRAIGHTS[square] & straight:
            mask, attacks = _RANKS[square]
            if attacks[mask & occupied] & straight:
                return False
            mask, attacks = _LINES[square]
            if attacks[mask & occupied] & straight:
                return False
        if pawns:
            if bit & attackers:
                if _PAWNS[not white][square] & pawns:
                    return False
            elif 0 <= square + back < 64:
                behind = BITS[square + back]
                if behind & pawns:
                    return False
                if (
                    square >> 3 == (3 if white else 4)
                    and not behind & occupied
                    and BITS[square + 2 * back] & pawns
                ):
                    return False
    return True


def _checks(state: State, white: bool) -> list[Step]:  # noqa: PLR0912, PLR0915 (asked often)
    """Return all legal moves that give check, and some that do not."""
    pawns, knights, bishops, rooks, queens, kings, own, other, _, rights = state
    occupied = own | other
    target_king = (kings & other).bit_length() - 1
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    # What the own king's safety allows.
    allowed = ~own
    held = 0
    attackers = 0
    if other & ~pawns & ~kings or _PAWNS[white][king] & pawns & other:
        attackers = checkers(state, white)
        if attackers:
            allowed &= (
                0
                if attackers & (attackers - 1)
                else _BETWEEN[king][attackers.bit_length() - 1] | attackers
            )
        held = pinned(state)
    # From where a man gives check, and which men open a line of check by leaving it.
    mask, attacks = _DIAGONALS[target_king]
    on_diagonal = attacks[mask & occupied]
    mask, attacks = _RANKS[target_king]
    on_line = attacks[mask & occupied]
    mask, attacks = _LINES[target_king]
    on_line |= attacks[mask & occupied]
    openers = 0
    behind = (
        _ALL_DIAGONALS[target_king] & (bishops | queens)
        | _ALL_STRAIGHTS[target_king] & (rooks | queens)
    ) & own
    between = _BETWEEN[target_king]
    while behind:
        square = behind.bit_length() - 1
        behind ^= BITS[square]
        men = between[square] & occupied
        if men & own and not men & (men - 1):
            openers |= men
    rays = _RAYS[target_king]
    own_rays = _RAYS[king]
    steps: list[Step] = []
    rest = own & ~pawns & ~king_bit if allowed else 0
    while rest:
        square = rest.bit_length() - 1
        bit = BITS[square]
        rest ^= bit
        if knights & bit:
            base = KNIGHT << _MAN | square
            targets = _KNIGHTS[square]
            if not openers & bit:
                targets &= _KNIGHTS[target_king]
        elif bishops & bit:
            base = BISHOP << _MAN | square
            wanted = on_diagonal
            if openers & bit:
                wanted |= ~rays[square]
            elif not _ALL_DIAGONALS[square] & wanted:
                continue
            mask, attacks = _DIAGONALS[square]
            targets = attacks[mask & occupied] & wanted
        else:
            mask, attacks = _RANKS[square]
            targets = attacks[mask & occupied]
            mask, attacks = _LINES[square]
            targets |= attacks[mask & occupied]
            if queens & bit:
                base = QUEEN << _MAN | square
                mask, attacks = _DIAGONALS[square]
                targets |= attacks[mask & occupied]
                wanted = on_line | on_diagonal
            else:
                base = ROOK << _MAN | square
                wanted = on_line
            if openers & bit:
                wanted |= ~rays[square]
            targets &= wanted
        targets &= allowed
        if targets and held & bit:
            targets &= own_rays[square]
        while targets:
            target = targets.bit_length() - 1
            targets ^= BITS[target]
            steps.append(base | target << 6)
    if allowed and pawns & own:
        _add_pawn_checks(state, white, (allowed, held, openers, target_king), steps)
    if king_bit & openers:
        base = KING << _MAN | king
        targets = _KINGS[king] & ~own & ~rays[king]
        while targets:
            target = targets.bit_length() - 1
            targets ^= BITS[target]
            if not is_attacked(state, target, white, occupied ^ king_bit):
                steps.append(base | target << 6)
    if rights & own and not attackers:
        steps += [step for step in legal_steps(state, white) if step & CASTLING]
    return steps


def _add_pawn_checks(
    state: State, white: bool, known: tuple[int, int, int, int], steps: list[Step]
) -> None:
    allowed, held, openers, target_king = known
    rays = _RAYS[target_king]
    direct = _PAWNS[not white][target_king]
    own, other = state[6], state[7]
    pawns = state[0] & own
    # Only pawns that reach a square of check in a step or two, that open a line, or that promote.
    last = 0x00FF000000000000 if white else 0xFF00
    near = direct >> 8 | direct >> 16 if white else direct << 8 | direct << 16
    candidates = pawns & (near | openers | last)
    rest = direct & other
    while rest:
        square = rest.bit_length() - 1
        rest ^= BITS[square]
        candidates |= _PAWNS[not white][square] & pawns
    if state[8]:
        candidates |= _PAWNS[not white][state[8]] & pawns
    if not candidates:
        return
    found: list[Step] = []
    _add_pawn_steps(state, white, allowed, held, found, candidates)
    for step in found:
        origin, target = step & 63, step >> 6 & 63
        if (
            step & (_PROMOTION | EN_PASSANT)
            or direct & BITS[target]
            or (openers & BITS[origin] and not rays[origin] & BITS[target])
        ):
            steps.append(step)
