"""Moves that mate at once: candidates are only those that can give check."""

from fenedit.rules.solve.move_generation import (
    ALL_DIAGONALS,
    ALL_STRAIGHTS,
    BETWEEN,
    BISHOP,
    BITS,
    CASTLING,
    DIAGONALS,
    EN_PASSANT,
    KING,
    KINGS,
    KNIGHT,
    KNIGHTS,
    LINES,
    PAWN,
    PAWNS,
    QUEEN,
    RANKS,
    RAYS,
    ROOK,
    State,
    Step,
    add_pawn_steps,
    checkers,
    is_attacked,
    leaves_check,
    legal_steps,
    made,
    man_of,
    pinned,
)

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
    man = man_of(step)
    if not (0, pawns, knights, bishops, rooks, queens, kings)[man] & BITS[origin]:
        return False
    occupied = own | other
    if man == PAWN:
        if origin & 7 != target & 7:
            return bool(other & bit)
        return not occupied & (bit | BETWEEN[origin][target])
    return man in (KNIGHT, KING) or not BETWEEN[origin][target] & occupied


def _is_lost(state: State, white: bool, attackers: int) -> bool:  # noqa: PLR0912 (asked most)
    """Tell whether a check by some men cannot be answered."""
    pawns, knights, bishops, rooks, queens, kings, own, other, ep_square, _ = state
    king_bit = kings & own
    king = king_bit.bit_length() - 1
    occupied = own | other
    free = occupied ^ king_bit
    flights = KINGS[king] & ~own
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
    targets = BETWEEN[king][attackers.bit_length() - 1] | attackers
    diagonal = (bishops | queens) & able
    straight = (rooks | queens) & able
    knights &= able
    pawns &= able
    back = -8 if white else 8
    while targets:
        square = targets.bit_length() - 1
        bit = BITS[square]
        targets ^= bit
        if KNIGHTS[square] & knights:
            return False
        if ALL_DIAGONALS[square] & diagonal:
            mask, attacks = DIAGONALS[square]
            if attacks[mask & occupied] & diagonal:
                return False
        if ALL_STRAIGHTS[square] & straight:
            mask, attacks = RANKS[square]
            if attacks[mask & occupied] & straight:
                return False
            mask, attacks = LINES[square]
            if attacks[mask & occupied] & straight:
                return False
        if pawns:
            if bit & attackers:
                if PAWNS[not white][square] & pawns:
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
    if other & ~pawns & ~kings or PAWNS[white][king] & pawns & other:
        attackers = checkers(state, white)
        if attackers:
            allowed &= (
                0
                if attackers & (attackers - 1)
                else BETWEEN[king][attackers.bit_length() - 1] | attackers
            )
        held = pinned(state)
    # From where a man gives check, and which men open a line of check by leaving it.
    mask, attacks = DIAGONALS[target_king]
    on_diagonal = attacks[mask & occupied]
    mask, attacks = RANKS[target_king]
    on_line = attacks[mask & occupied]
    mask, attacks = LINES[target_king]
    on_line |= attacks[mask & occupied]
    openers = 0
    behind = (
        ALL_DIAGONALS[target_king] & (bishops | queens)
        | ALL_STRAIGHTS[target_king] & (rooks | queens)
    ) & own
    between = BETWEEN[target_king]
    while behind:
        square = behind.bit_length() - 1
        behind ^= BITS[square]
        men = between[square] & occupied
        if men & own and not men & (men - 1):
            openers |= men
    rays = RAYS[target_king]
    own_rays = RAYS[king]
    steps: list[Step] = []
    rest = own & ~pawns & ~king_bit if allowed else 0
    while rest:
        square = rest.bit_length() - 1
        bit = BITS[square]
        rest ^= bit
        if knights & bit:
            base = KNIGHT << 18 | square
            targets = KNIGHTS[square]
            if not openers & bit:
                targets &= KNIGHTS[target_king]
        elif bishops & bit:
            base = BISHOP << 18 | square
            wanted = on_diagonal
            if openers & bit:
                wanted |= ~rays[square]
            elif not ALL_DIAGONALS[square] & wanted:
                continue
            mask, attacks = DIAGONALS[square]
            targets = attacks[mask & occupied] & wanted
        else:
            mask, attacks = RANKS[square]
            targets = attacks[mask & occupied]
            mask, attacks = LINES[square]
            targets |= attacks[mask & occupied]
            if queens & bit:
                base = QUEEN << 18 | square
                mask, attacks = DIAGONALS[square]
                targets |= attacks[mask & occupied]
                wanted = on_line | on_diagonal
            else:
                base = ROOK << 18 | square
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
        base = KING << 18 | king
        targets = KINGS[king] & ~own & ~rays[king]
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
    rays = RAYS[target_king]
    direct = PAWNS[not white][target_king]
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
        candidates |= PAWNS[not white][square] & pawns
    if state[8]:
        candidates |= PAWNS[not white][state[8]] & pawns
    if not candidates:
        return
    found: list[Step] = []
    add_pawn_steps(state, white, allowed, held, found, candidates)
    for step in found:
        origin, target = step & 63, step >> 6 & 63
        if (
            step & (_PROMOTION | EN_PASSANT)
            or direct & BITS[target]
            or (openers & BITS[origin] and not rays[origin] & BITS[target])
        ):
            steps.append(step)
