"""Checks that cannot stand on the board with this side to move."""

from collections.abc import Iterator

from fenedit.notation.position import (
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    file_of,
    other_side,
    piece_of,
    rank_of,
    squares_of,
)
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.attacks import attackers


def adjacent_kings(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse kings of both sides on neighbouring squares (FIDE Laws of Chess, 3.8)."""
    placement = position.placement
    for white in squares_of(placement, "K"):
        for black in squares_of(placement, "k"):
            files = abs(file_of(white) - file_of(black))
            ranks = abs(rank_of(white) - rank_of(black))
            if max(files, ranks) == 1:
                yield Problem("kings-adjacent", Severity.NOT_PLAYABLE, squares=(white, black))


def opposite_check(position: Position, chess960: bool) -> Iterator[Problem]:
    """Accuse a side that has moved and left its king in check (FIDE Laws of Chess, 3.9).

    The first square is the king's, the others are those of the checking pieces. The datum
    "reason" is the side that is in check out of turn, "white" or "black", or "both-white" or
    "both-black" where the side to move is in check as well; its king and checkers follow then.
    """
    placement, mover, *_ = position
    accused = other_side(mover)
    for king in squares_of(placement, piece_of("K", accused)):
        checkers = attackers(placement, king, mover)
        if checkers:
            others = _checked(placement, mover)
            reason = ("both-" if others else "") + ("white" if accused == WHITE else "black")
            yield Problem(
                "opposite-check",
                Severity.NOT_PLAYABLE,
                squares=tuple(dict.fromkeys((king, *checkers, *others))),
                data=(("reason", reason),),
            )


def _checked(placement: Placement, side: Side) -> tuple[Square, ...]:
    """Return the square of each king of a side that is in check, with those of its checkers."""
    squares: list[Square] = []
    for king in squares_of(placement, piece_of("K", side)):
        checkers = attackers(placement, king, other_side(side))
        if checkers:
            squares += (king, *checkers)
    return tuple(squares)
