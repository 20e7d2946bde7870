"""What the castling and en passant fields claim, against what stands on the board.

Engines drop a claim that fails. A claim is kept as it was written all the same.
"""

from collections.abc import Iterator
from typing import Final

from fenedit.notation.castling import resolve_right
from fenedit.notation.position import (
    EMPTY,
    FILES,
    WHITE,
    Placement,
    Position,
    Square,
    ep_capturers,
    ep_rank,
    other_side,
    piece_of,
    rank_of,
    side_of,
    square_at,
    square_name,
    squares_of,
    with_contents,
)
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.attacks import attackers
from fenedit.rules.options import sound_rights

_KING_FILE: Final = 4
_CORNER_FILES: Final = {"K": 7, "H": 7, "Q": 0, "A": 0}


def castling(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse each right whose king or rook is missing, and the inner one of two on one wing.

    The datum "reason" is "men", with the squares where king and rook should stand and do not (the
    king's, where none can be named), "chess960" where in addition the right would hold by
    Chess960's rules, or "wing", with the square of the rook that is one too many.
    """
    placement = position.placement
    sound = sound_rights(position, chess960)
    for letter in position.castling_rights:
        if letter in sound:
            continue
        rook = resolve_right(placement, letter, chess960)
        reason, squares = "men", _missing_men(placement, letter, chess960)
        if rook is not None:
            reason, squares = "wing", (rook,)
        elif letter in sound_rights(position, chess960=True):
            reason = "chess960"
        data = (("letter", letter), ("reason", reason))
        yield Problem("castling-invalid", Severity.NOT_PLAYABLE, squares=squares, data=data)


def chess960_offered(position: Position, chess960: bool) -> Iterator[Problem]:
    """Remark that a right which fails in standard chess would hold in Chess960."""
    if chess960:
        return
    placement = position.placement
    rooks = [
        resolve_right(placement, letter, True)
        for letter in position.castling_rights
        if resolve_right(placement, letter, False) is None
    ]
    squares = tuple(rook for rook in rooks if rook is not None)
    if squares:
        yield Problem("chess960-offered", Severity.HINT, squares=squares)


def en_passant(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse an en passant square that no double step can have left behind.

    The first square is the target. A square without a pawn ready to capture is only a note: the
    PGN standard (16.1.3.4) writes it after every double step.
    """
    placement, side, _, target, *_ = position
    if target is None:
        return
    if rank_of(target) != ep_rank(side):
        yield Problem("ep-wrong-rank", Severity.NOT_PLAYABLE, squares=(target,))
        return
    forward = 8 if side == WHITE else -8
    pawn, origin = target - forward, target + forward
    sound = True
    if placement[pawn] != piece_of("P", other_side(side)):
        sound = False
        yield Problem("ep-no-pawn", Severity.NOT_PLAYABLE, squares=(target, pawn))
    if placement[target] != EMPTY:
        sound = False
        yield Problem("ep-target-occupied", Severity.NOT_PLAYABLE, squares=(target,))
    if placement[origin] != EMPTY:
        sound = False
        yield Problem("ep-origin-occupied", Severity.NOT_PLAYABLE, squares=(target, origin))
    if not sound:
        return
    yield from _check_before_step(position, target, pawn, origin)
    if not ep_capturers(position, target):
        yield Problem("ep-no-capturer", Severity.NOTE, squares=(target,))


def _check_before_step(
    position: Position, target: Square, pawn: Square, origin: Square
) -> Iterator[Problem]:
    """Accuse a double step that left a check standing, or blocked one.

    With the pawn back at its origin its side would have to move, and could capture the king. The
    squares are the target's, the king's, and those of the men that would have given check. While
    another man than the pawn gives check, then and now, some engines refuse the position or crash
    at the capture; else all play on.
    """
    placement, side, *_ = position
    before = with_contents(placement, {pawn: EMPTY, origin: placement[pawn]})
    for king in squares_of(placement, piece_of("K", side)):
        checkers = attackers(before, king, other_side(side))
        if checkers:
            now = set(attackers(placement, king, other_side(side)))
            stands = len(now) > 1 or (now - {pawn} and set(checkers) - {origin})
            yield Problem(
                "ep-check-impossible",
                Severity.NOT_PLAYABLE if stands else Severity.ILLEGAL,
                squares=(target, king, *checkers),
                data=(("king", square_name(king)),),
            )


def _missing_men(placement: Placement, letter: str, chess960: bool) -> tuple[Square, ...]:
    """Return the squares where the men of a right that fails should stand, as far as is known."""
    side = side_of(letter)
    back_rank = 0 if side == WHITE else 7
    king = piece_of("K", side)
    wanted: dict[Square, str] = {}
    if not chess960:
        wanted[square_at(_KING_FILE, back_rank)] = king
        if letter.upper() in _CORNER_FILES:
            corner = square_at(_CORNER_FILES[letter.upper()], back_rank)
            wanted[corner] = piece_of("R", side)
    elif letter.lower() in FILES:
        rook = square_at(FILES.index(letter.lower()), back_rank)
        wanted[rook] = piece_of("R", side)
    missing = tuple(square for square, man in wanted.items() if placement[square] != man)
    return missing or tuple(squares_of(placement, king))
