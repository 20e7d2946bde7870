"""Whether there can have been a last move at all, and one that gives these checks.

A king is in check because the last move put a man where it attacks, or took one off a line. Which
last moves there can be is asked of `retractions`; here is found out how to say that there is none.
"""

import time
from collections.abc import Callable, Iterator
from typing import Final

from fenedit.notation.castling import number_of, sound_rights
from fenedit.notation.position import (
    EMPTY,
    START_PLACEMENT,
    WHITE,
    Placement,
    Position,
    Square,
    ep_capturers,
    ep_is_possible,
    file_of,
    other_side,
    piece_of,
    rank_of,
    square_name,
    with_contents,
)
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.attacks import attackers, is_attacked
from fenedit.rules.retro.armies import MenCount
from fenedit.rules.retro.retractions import (
    Retraction,
    irreversible_retractions,
    retractions,
    reversible_retractions,
)

_MOST_CHECKERS: Final = 2
_STEPPERS: Final = {"NN": "two-knights", "PP": "two-pawns", "NP": "knight-and-pawn"}
"""Two checkers of which only one can have just moved, and the other's check is not uncovered."""
_LIKE_SLIDERS: Final = {"BB": "two-bishops", "RR": "two-rooks"}
"""Two checkers of which neither leaves the other's line, unless it was promoted."""


def impossible_checks(position: Position, chess960: bool, counted: MenCount) -> Iterator[Problem]:
    """Accuse checks that no last move can have given.

    One move brings one man to where it attacks and opens one line, or two by en passant, so that
    two men give check at most, and some retraction must leave the king of the side to move alone.
    What a claimed double step leaves of a check is judged with the claim, as engines refuse it.
    The first square is the king's.
    """
    placement, to_move, _, target, *_ = position
    king = placement.index(piece_of("K", to_move))
    checkers = attackers(placement, king, other_side(to_move))
    if len(checkers) > _MOST_CHECKERS:
        names = ", ".join(map(square_name, checkers))
        data = data_of(count=len(checkers), checkers=names)
        yield Problem("checkers-too-many", Severity.ILLEGAL, squares=(king, *checkers), data=data)
        return
    claimed = target is not None and ep_is_possible(position, target)
    if checkers and not claimed and not any(retractions(position, chess960, counted)):
        yield _check_impossible(placement, king, checkers)


def _check_impossible(placement: Placement, king: Square, checkers: tuple[Square, ...]) -> Problem:
    """Return the problem that one or two checkers can have come by no last move, and how so.

    The datum "reason" tells where the pieces alone make it plain; "first" and "second" are the
    squares of the checkers.
    """
    reason, named = _reason(placement, king, checkers)
    names = zip(("first", "second"), map(square_name, named), strict=False)
    data = (("reason", reason), ("king", square_name(king)), *names)
    return Problem("check-impossible", Severity.ILLEGAL, squares=(king, *checkers), data=data)


def ep_capture(position: Position, chess960: bool) -> Iterator[Problem]:
    """Note that pawns stand ready to capture en passant, but every capture exposes their king.

    FIDE Laws of Chess, 3.9.2. The first square is the target, the others are the pawns'.
    """
    placement, side, _, target, *_ = position
    king = piece_of("K", side)
    capturers = () if target is None else ep_capturers(position, target)
    if target is None or not capturers or placement.count(king) != 1:
        return
    captured = target - 8 if side == WHITE else target + 8
    for capturer in capturers:
        after = with_contents(
            placement, {capturer: EMPTY, captured: EMPTY, target: placement[capturer]}
        )
        if not is_attacked(after, after.index(king), other_side(side)):
            return
    yield Problem("ep-capture-illegal", Severity.NOTE, squares=(target, *capturers))


def _reason(
    placement: Placement, king: Square, checkers: tuple[Square, ...]
) -> tuple[str, tuple[Square, ...]]:
    """Return what rules the checks out, and the checkers, a pawn before a piece."""
    if len(checkers) == 1:
        (checker,) = checkers
        own_second = {"P": 1, "p": 6}.get(placement[checker])
        return "unmoved-pawn" if rank_of(checker) == own_second else "single", checkers
    first, second = sorted(checkers, key=lambda square: placement[square] not in "Pp")
    letters = "".join(sorted(placement[square].upper() for square in checkers))
    reason = _STEPPERS.get(letters)
    if reason is None and "P" in letters and file_of(second) != file_of(king):
        reason = "pawn-and-line"
    if reason is None and _is_between(king, first, second):
        reason = "aligned"
    return reason or _LIKE_SLIDERS.get(letters, "double"), (first, second)


def _is_between(king: Square, first: Square, second: Square) -> bool:
    """Tell whether a king stands on one line with two checkers, who then are on either side."""
    files, ranks = file_of(first) - file_of(king), rank_of(first) - rank_of(king)
    other_files, other_ranks = file_of(second) - file_of(king), rank_of(second) - rank_of(king)
    return files * other_ranks == ranks * other_files


_PAWNS_AT_HOME: Final = START_PLACEMENT[8:56]


def last_move(position: Position, chess960: bool, counted: MenCount) -> Iterator[Problem]:
    """Accuse a position that is not in check and has no retraction: no move leads to it.

    The arrays that games begin with need no exception, for a knight can have come back. Checks
    and double steps that no move has given are left to `checkers`, and nothing is said where a
    castling right contradicts the board: it may stand for another man's that never moved.
    """
    placement, to_move, letters, target, *_ = position
    if target is not None and ep_is_possible(position, target):
        return
    if len(sound_rights(position, chess960)) < len(letters):
        return
    king = placement.index(piece_of("K", to_move))
    if is_attacked(placement, king, other_side(to_move)):
        return
    if not any(retractions(position, chess960, counted)):
        yield _no_move(position)


def clock_vs_last_move(position: Position, chess960: bool, counted: MenCount) -> Iterator[Problem]:
    """Remark on a halfmove clock that no last move leaves behind.

    Where every retraction is a capture or a pawn's move the clock is 0; where none is, it is not,
    save before the first move.
    """
    reversible = reversible_retractions(position, chess960)
    irreversible = irreversible_retractions(position, chess960, counted)
    clock = position.halfmove_clock
    if any(reversible if clock else irreversible):
        return
    if not clock and position.fullmove_number <= 1 and _begins_game(position, chess960):
        return
    if any(irreversible if clock else reversible):
        data = data_of(reason="not-zero" if clock else "zero", count=clock)
        yield Problem("clock-vs-last-move", Severity.HINT, data=data)


def refute_last_moves(
    position: Position,
    chess960: bool,
    refuted: Callable[[Position], Problem | None],
    depth: int,
    deadline: float,
) -> Problem | None:
    """Return the proof that every last move leads back to a position that no game leads to.

    None where there is none. A position before is refuted by `refuted`, or because every last move
    that leads to it is refuted in turn, as many plies back as `depth` says. The search goes a ply
    deeper each time, and ends at the first last move that survives all of it.

    Args:
        position: what `retractions` asks for.
        chess960: whether castling is that of Chess960.
        refuted: returns a proof that no game leads to a position, or None. It is asked of
            positions before, whose castling rights are those that must have been there.
        depth: how many plies to go back, at least 1.
        deadline: when to break off, by `time.monotonic`.

    Raises:
        TimeoutError: the deadline has come; a longer search may find a proof.
    """
    search = _Search(chess960, refuted, deadline)
    for plies in range(1, depth + 1):
        moves = search.refuted_moves(position, plies)
        if moves is not None:
            return _refutation(position, moves, plies)
    return None


class _Search:
    """What a search has found out so far, for the same positions are met at every depth."""

    def __init__(
        self, chess960: bool, refuted: Callable[[Position], Problem | None], deadline: float
    ) -> None:
        self._chess960 = chess960
        self._refuted = refuted
        self._deadline = deadline
        self._dead: set[Position] = set()
        self._survived: dict[Position, int] = {}
        """Positions before, each with the number of plies within which nothing refuted it."""
        self._survivors: dict[Position, Position] = {}
        """What saved a position last time, to be tried first when the search goes deeper."""

    def refuted_moves(self, position: Position, plies: int) -> list[Retraction] | None:
        """Return all last moves of a position if each is refuted within some plies, else None."""
        if _begins_game(position, self._chess960):
            return None
        survivor = self._survivors.get(position)
        if survivor is not None and not self._is_refuted(survivor, plies):
            return None
        moves = []
        for move in retractions(position, self._chess960):
            if not self._is_refuted(move.before, plies):
                self._survivors[position] = move.before
                return None
            moves.append(move)
        return moves

    def _is_refuted(self, before: Position, plies: int) -> bool:
        """Tell whether a position before is refuted by itself, or by all that can lead to it."""
        if before in self._dead:
            return True
        survived = self._survived.get(before, 0)
        if survived >= plies:
            return False
        if time.monotonic() > self._deadline:
            raise TimeoutError
        if not survived and self._refuted(before):
            self._dead.add(before)
            return True
        if plies > 1 and self.refuted_moves(before, plies - 1) is not None:
            self._dead.add(before)
            return True
        self._survived[before] = plies
        return False


def _begins_game(position: Position, chess960: bool) -> bool:
    """Tell whether a game can begin with a position, whatever its counters and rights say."""
    placement, to_move, *_ = position
    if to_move != WHITE or placement[8:56] != _PAWNS_AT_HOME:
        return False
    return placement == START_PLACEMENT or (chess960 and number_of(placement) is not None)


def _refutation(position: Position, moves: list[Retraction], plies: int) -> Problem:
    """Return the problem that all last moves of a position are refuted within some plies."""
    placement, to_move, *_ = position
    mover = other_side(to_move)
    king = placement.index(piece_of("K", to_move))
    checkers = attackers(placement, king, mover)
    if not moves:
        return _check_impossible(placement, king, checkers) if checkers else _no_move(position)
    names = {move.name for move in moves}
    reason = "only-move" if len(names) == 1 else "refuted"
    data = data_of(
        reason=f"{reason}-check" if checkers else reason,
        move=moves[0].name,
        count=len(names),
        plies=plies,
    )
    only = (moves[0].target,) if len(names) == 1 else ()
    squares = (king, *checkers) if checkers else only
    return Problem("no-last-move", Severity.ILLEGAL, squares=squares, data=data)


def _no_move(position: Position) -> Problem:
    """Return the problem that no man of the side not to move can have come from anywhere."""
    placement, to_move, *_ = position
    reason, men = ("black", "kqrbnp") if to_move == WHITE else ("white", "KQRBNP")
    squares = tuple(square for square, content in enumerate(placement) if content in men)
    return Problem("no-last-move", Severity.ILLEGAL, squares=squares, data=data_of(reason=reason))
