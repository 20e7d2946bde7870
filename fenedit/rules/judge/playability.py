"""Reports everything that keeps engines from playing a position, in a few microseconds.

Nearly every position is in order, so each group of checks runs only if a quick test cannot exclude
a problem.

This file alone defines what engines refuse and what they drop; it follows ENGINE, which exits when
given impossible pieces, a king in check out of turn, or an impossible counter or en passant rank.
It drops a castling right without its king or rook, and an en passant square that no legal capture
uses. FenEdit keeps a dropped claim as it was written.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeAlias

from fenedit.notation.castling import begin_alike, resolve_right, sound_rights
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    EMPTY_PLACEMENT,
    FILES,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    ep_capturers,
    ep_rank,
    file_of,
    occupied,
    other_side,
    piece_of,
    rank_of,
    side_of,
    square_at,
    square_name,
    squares_of,
    with_contents,
)
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.attacks import attackers, is_attacked

_SIDES: tuple[tuple[Side, str], ...] = ((WHITE, "white"), (BLACK, "black"))
ENGINE = "Stockfish of March 2026"
"""The engine with these rules."""
MAX_PAWNS = 8
MAX_PIECES = 16
AT_FIRST = {"Q": 1, "R": 2, "B": 2, "N": 2}
"""The most that a side may have of a kind without a missing pawn for each more."""
MAX_CLOCK = 32_767
MAX_NUMBER = 100_000
"""The largest counters."""


def _unplayable(code: str, squares: tuple[Square, ...] = (), **data: str | int) -> Problem:
    return Problem(code, Severity.NOT_PLAYABLE, squares=squares, data=data_of(**data))


def empty_board(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report an empty board."""
    if position.placement == EMPTY_PLACEMENT:
        yield _unplayable("empty-board")


def kings(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report a side without exactly one king."""
    placement = position.placement
    for side, name in _SIDES:
        king = piece_of("K", side)
        count = placement.count(king)
        if count == 0:
            yield _unplayable(f"king-missing-{name}")
        elif count > 1:
            yield _unplayable(f"kings-too-many-{name}", tuple(squares_of(placement, king)))


def numbers(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report a side with more than eight pawns, or more than sixteen pieces."""
    placement = position.placement
    for side, name in _SIDES:
        pawns = tuple(squares_of(placement, piece_of("P", side)))
        pieces = tuple(at for at, piece in occupied(placement) if side_of(piece) == side)
        for kind, squares, most in (("pawns", pawns, MAX_PAWNS), ("men", pieces, MAX_PIECES)):
            if len(squares) > most:
                yield _unplayable(f"{kind}-too-many-{name}", squares, count=len(squares))


_AT_FIRST = tuple(
    (piece_of(kind, side), most) for side, _ in _SIDES for kind, most in AT_FIRST.items()
)


def additional_pieces(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report a side with more additional pieces than missing pawns.

    Another check reports too many pawns.
    """
    placement = position.placement
    for side, name in _SIDES:
        pawns = placement.count(piece_of("P", side))
        more = {
            piece: count
            for piece, most in _AT_FIRST
            if side_of(piece) == side and (count := placement.count(piece) - most) > 0
        }
        if pawns <= MAX_PAWNS < (total := pawns + sum(more.values())):
            squares = tuple(square for square, piece in occupied(placement) if piece in more)
            yield _unplayable(
                f"promotions-too-many-{name}",
                squares,
                reason="refused",
                pawns=pawns,
                promoted=total - pawns,
                total=total,
            )


def counters(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report counters that are larger than engines accept."""
    for name, count, most in (
        ("clock", position.halfmove_clock, MAX_CLOCK),
        ("fullmove", position.fullmove_number, MAX_NUMBER),
    ):
        if count > most:
            yield _unplayable(f"{name}-refused", count=count, most=most)


def pawns_on_back_ranks(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report pawns on the first and the last rank."""
    placement = position.placement
    if has_pawns_on_back_ranks(placement):
        pawns = [*squares_of(placement, "P"), *squares_of(placement, "p")]
        squares = tuple(sorted(square for square in pawns if rank_of(square) in (0, 7)))
        yield _unplayable("pawn-on-backrank", squares)


def has_pawns_on_back_ranks(placement: Placement) -> bool:
    """Return whether a pawn is on the first or the last rank."""
    back_ranks = placement[:8] + placement[56:]
    return "P" in back_ranks or "p" in back_ranks


def adjacent_kings(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report kings of both sides on neighbouring squares (FIDE Laws of Chess, 3.8)."""
    placement = position.placement
    for white in squares_of(placement, "K"):
        for black in squares_of(placement, "k"):
            files = abs(file_of(white) - file_of(black))
            ranks = abs(rank_of(white) - rank_of(black))
            if max(files, ranks) == 1:
                yield _unplayable("kings-adjacent", (white, black))


def opposite_check(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report a side that has moved and left its king in check (FIDE Laws of Chess, 3.9).

    The first square is the king's, the others are those of the checking pieces. The datum
    "reason" is the side that is in check out of turn, "white" or "black", or "both-white" or
    "both-black" if the side to move is in check as well; its king and checkers follow then.
    """
    placement, mover, *_ = position
    in_check = other_side(mover)
    for king in squares_of(placement, piece_of("K", in_check)):
        checkers = attackers(placement, king, mover)
        if checkers:
            others = _checked(placement, mover)
            reason = ("both-" if others else "") + ("white" if in_check == WHITE else "black")
            squares = tuple(dict.fromkeys((king, *checkers, *others)))
            yield _unplayable("opposite-check", squares, reason=reason)


def _checked(placement: Placement, side: Side) -> tuple[Square, ...]:
    """Return the square of each king of a side that is in check, with those of its checkers."""
    squares: list[Square] = []
    for king in squares_of(placement, piece_of("K", side)):
        checkers = attackers(placement, king, other_side(side))
        if checkers:
            squares += (king, *checkers)
    return tuple(squares)


_CORNER_FILES = {"K": 7, "H": 7, "Q": 0, "A": 0}


def castling(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report each right whose king or rook is missing, and the inner of two rights on one wing.

    The datum "reason" is "men", with the squares on which king and rook are missing (the king's, if
    none can be named), "chess960" if the right would hold by Chess960's rules, or "wing", with the
    square of the superfluous rook.
    """
    placement = position.placement
    sound = sound_rights(position, chess960)
    for letter in position.castling_rights:
        if letter in sound:
            continue
        rook = resolve_right(placement, letter, chess960)
        reason, squares = "men", _missing_pieces(placement, letter, chess960)
        if rook is not None:
            reason, squares = "wing", (rook,)
        elif letter in sound_rights(position, chess960=True) and begin_alike(position):
            reason = "chess960"
        yield _unplayable("castling-invalid", squares, letter=letter, reason=reason)


def chess960_offered(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report that a right which fails in standard chess would hold in Chess960."""
    if chess960 or not begin_alike(position):
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
    """Report an en passant square that no double step can have produced.

    The first square is the target. A square without a pawn ready to capture is only a note: the
    PGN standard (16.1.3.4) writes it after every double step.
    """
    placement, side, _, target, *_ = position
    if target is None:
        return
    if rank_of(target) != ep_rank(side):
        yield _unplayable("ep-wrong-rank", (target,))
        return
    forward = 8 if side == WHITE else -8
    pawn, origin = target - forward, target + forward
    sound = True
    if placement[pawn] != piece_of("P", other_side(side)):
        sound = False
        yield _unplayable("ep-no-pawn", (target, pawn))
    if placement[target] != EMPTY:
        sound = False
        yield _unplayable("ep-target-occupied", (target,))
    if placement[origin] != EMPTY:
        sound = False
        yield _unplayable("ep-origin-occupied", (target, origin))
    if not sound:
        return
    yield from _check_before_step(position, target, pawn, origin)
    if not ep_capturers(position, target):
        yield Problem("ep-no-capturer", Severity.NOTE, squares=(target,))


def _check_before_step(
    position: Position, target: Square, pawn: Square, origin: Square
) -> Iterator[Problem]:
    """Report a double step that left a check, or blocked one.

    With the pawn back at its origin, its side would have to move, and could capture the king. The
    squares are the target's, the king's, and those of the pieces that would have given check. If
    another piece than the pawn gives check, then and now, some engines refuse the position or crash
    at the capture; otherwise all play on.
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
                data=data_of(king=square_name(king)),
            )


def _missing_pieces(placement: Placement, letter: str, chess960: bool) -> tuple[Square, ...]:
    """Return the squares where pieces of a failing right are missing, as far as is known."""
    side = side_of(letter)
    back_rank = 0 if side == WHITE else 7
    king = piece_of("K", side)
    wanted: dict[Square, str] = {}
    if not chess960:
        wanted[square_at(4, back_rank)] = king
        if letter.upper() in _CORNER_FILES:
            corner = square_at(_CORNER_FILES[letter.upper()], back_rank)
            wanted[corner] = piece_of("R", side)
    elif letter.lower() in FILES:
        rook = square_at(FILES.index(letter.lower()), back_rank)
        wanted[rook] = piece_of("R", side)
    missing = tuple(square for square, piece in wanted.items() if placement[square] != piece)
    return missing or tuple(squares_of(placement, king))


Check: TypeAlias = Callable[[Position, bool], Iterator[Problem]]
"""Takes a position and whether Chess960's rules hold; yields problems."""

PIECE_CHECKS: tuple[Check, ...] = (
    empty_board,
    kings,
    numbers,
    pawns_on_back_ranks,
    adjacent_kings,
    opposite_check,
)
"""Moves make no sense if one of these finds anything."""

RIGHTS_CHECKS: tuple[Check, ...] = (castling, chess960_offered)
"""These check castling rights; engines drop those that fail."""


def playability(
    position: Position, chess960: bool, other_variant: bool = False
) -> tuple[Problem, ...]:
    """Return all reasons for engines to refuse a position or to drop what it claims, by family.

    In other variants an additional piece need not have been a pawn. Of fairy pieces nothing is
    known, so they are the only reason.

    They include the hint that rights may be meant for Chess960, the proof that a double step was
    not the last move, and the note on a useless en passant square.
    """
    placement, side, rights, ep_square, clock, number = position
    if not is_orthodox(placement):
        return (_unplayable("fairy-pieces"),)
    found: list[Problem] = []
    if not pieces_in_order(placement, side):
        found += [problem for check in PIECE_CHECKS for problem in check(position, chess960)]
    if not other_variant:
        for piece, most in _AT_FIRST:
            if placement.count(piece) > most:
                found += additional_pieces(position, chess960)
                break
    if clock > MAX_CLOCK or number > MAX_NUMBER:
        found += counters(position, chess960)
    if rights and not _hold(placement[:8], placement[56:], rights, chess960):
        found += [problem for check in RIGHTS_CHECKS for problem in check(position, chess960)]
    if ep_square is not None:
        found += en_passant(position, chess960)
    return tuple(found)


def pieces_in_order(placement: Placement, side_to_move: Side) -> bool:
    """Return whether no check of PIECE_CHECKS finds anything, and all pieces are orthodox."""
    if not is_orthodox(placement):
        return False
    board = placement.encode()
    white = board.translate(None, b"kqrbnp.")
    black = board.translate(None, b"KQRBNP.")
    king = placement.find("k" if side_to_move == WHITE else "K")
    return (
        white.count(b"K") == black.count(b"k") == 1
        and len(white) <= MAX_PIECES
        and len(black) <= MAX_PIECES
        and white.count(b"P") <= MAX_PAWNS
        and black.count(b"p") <= MAX_PAWNS
        and not has_pawns_on_back_ranks(placement)
        # This also finds adjacent kings.
        and not is_attacked(placement, king, side_to_move)
    )


@lru_cache(maxsize=4096)
def _hold(first_rank: str, last_rank: str, rights: str, chess960: bool) -> bool:
    """Return whether all rights hold; they depend on the two back ranks alone.

    A cache, because few back ranks and rights occur in a file.
    """
    placement = first_rank + EMPTY_PLACEMENT[8:56] + last_rank
    sound = sound_rights(Position(placement, castling_rights=rights), chess960)
    return len(sound) == len(rights)
