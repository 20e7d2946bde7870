"""Finds obvious repairs of problems, and the positions after them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from fenedit.notation.castling import without_right
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    START_PLACEMENT,
    WHITE,
    Position,
    Square,
    ep_is_possible,
    ep_rank,
    file_of,
    is_light,
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
from fenedit.rules.judge.counters import least_fullmove_number, longest_clock, played
from fenedit.rules.judge.diagnose import diagnose, guided
from fenedit.rules.judge.playability import playability
from fenedit.rules.retro.armies import count_pieces

_NAMES = {
    "K": "king",
    "Q": "queen",
    "R": "rook",
    "B": "bishop",
    "N": "knight",
    "P": "pawn",
}


@dataclass(frozen=True, slots=True)
class Fix:
    """A repair that can be offered.

    Attributes:
        code: its name; `notation.messages` has its title.
        position: the position after it.
        chess960: the rules after it.
        data: names and values that the title needs.
    """

    code: str
    position: Position
    chess960: bool
    data: tuple[tuple[str, str], ...] = ()


def fixes(problem: Problem, position: Position, chess960: bool) -> tuple[Fix, ...]:
    """Return the repairs of a problem of `diagnose` or `guided`, () if there is none.

    Each ends the problem and makes nothing unplayable or illegal. There are several if the intended
    position is unclear.
    """
    repair = _REPAIRS.get(problem.code.removesuffix("-white").removesuffix("-black"))
    if repair is None:
        return ()
    offered = repair(problem, position, chess960)
    return tuple(fix for fix in offered if _mends(fix, problem, position, chess960))


def fix_all(
    position: Position, chess960: bool, composed: bool = False, other_variant: bool = False
) -> tuple[Position, bool] | None:
    """Return a position and its rules with all problems mended that have one repair, None if none.

    The gravest problem comes first, and the position is judged again after each repair. Arguments
    are those of `diagnose`.
    """
    seen = [(position, chess960)]
    # A limit that no position reaches.
    for _ in range(40):
        fix = _first_fix(*seen[-1], composed, other_variant)
        if fix is None or (fix.position, fix.chess960) in seen:
            break
        seen.append((fix.position, fix.chess960))
    return seen[-1] if len(seen) > 1 else None


def _first_fix(
    position: Position, chess960: bool, composed: bool, other_variant: bool
) -> Fix | None:
    """Return the repair of the gravest problem that has exactly one."""
    problems = diagnose(position, chess960, composed, other_variant)
    for problem in guided(problems, position):
        ways = fixes(problem, position, chess960) if problem.severity is not Severity.NOTE else ()
        if len(ways) == 1:
            return ways[0]
    return None


def _mends(fix: Fix, problem: Problem, position: Position, chess960: bool) -> bool:
    """Return whether a repair ends a problem, and makes nothing unplayable or illegal.

    For an unplayable position only playability is compared, not its history. Problems found by a
    search do not count as mended.
    """
    code, judge = problem.code, playability
    before = playability(position, chess960)
    if all(found.code != code for found in before):
        judge, before = _diagnosed, _diagnosed(position, chess960)
    after = judge(fix.position, fix.chess960)
    had, has = (Counter(found.code for found in problems) for problems in (before, after))
    severe = (Severity.NOT_PLAYABLE, Severity.ILLEGAL)
    grave = {found.code for found in after if found.severity in severe}
    return has[code] < had[code] and grave <= had.keys()


@lru_cache(maxsize=8)
def _diagnosed(position: Position, chess960: bool) -> tuple[Problem, ...]:
    """Diagnose a position; the fixes of one position need this again and again."""
    return diagnose(position, chess960)


def _put_king(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    """Offer the king's home, or where castling takes it if it cannot be there."""
    side = WHITE if problem.code.endswith("white") else BLACK
    home = 4 if side == WHITE else 60
    for square in (home, home + 2, home - 2):
        if position.placement[square] == EMPTY:
            after = position.with_content(square, piece_of("K", side))
            fix = _named("put-king", square, after, chess960)
            if square != home:
                yield fix
            elif _mends(fix, problem, position, chess960):
                yield fix
                return


def _leave_one_king(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    if len(problem.squares) == 2:
        for square in problem.squares:
            yield _without(square, position, chess960)
    elif len(problem.squares) == 3:
        for kept in problem.squares:
            others = (square for square in problem.squares if square != kept)
            yield _named("keep-king", kept, _cleared(position, others), chess960)


def _mend_pawns(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    if len(problem.squares) > 1:
        yield Fix("remove-pawns", _cleared(position, problem.squares), chess960)
        return
    (square,) = problem.squares
    pawn = position.placement[square]
    queened = position.with_content(square, piece_of("Q", side_of(pawn)))
    promoted = _named("promote-pawn", square, queened, chess960)
    last = 7 if pawn == "P" else 0
    if rank_of(square) == last and _mends(promoted, problem, position, chess960):
        yield promoted
    else:
        yield _without(square, position, chess960)


def _drop_right(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    """Offer to drop the right, or all the rights of a problem of several."""
    data = dict(problem.data)
    letters, rights = data["letter"], position.castling_rights
    for letter in letters:
        rights = without_right(rights, letter)
    after = position._replace(castling_rights=rights)
    code = "drop-right" if len(letters) == 1 else "drop-rights-some"
    yield Fix(code, after, chess960, data_of(letter=letters))
    if data["reason"].endswith("chess960"):
        yield from _set_chess960(problem, position, chess960)


def _place_ep(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    """Offer what a square on a wrong rank may mean: the other side's move, another rank."""
    (target,) = problem.squares
    side = other_side(position.side_to_move)
    if ep_is_possible(position._replace(side_to_move=side), target):
        yield from _swap_side(problem, position, chess960)
    passed = square_at(file_of(target), ep_rank(position.side_to_move))
    if ep_is_possible(position, passed):
        after = position._replace(ep_square=passed)
        yield _named("set-ep", passed, after, chess960)
    yield from _drop_ep(problem, position, chess960)


def _drop_ep(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    yield Fix("drop-ep", position._replace(ep_square=None), chess960)


def _set_chess960(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    yield Fix("set-chess960", position, True)


def _swap_side(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    side = other_side(position.side_to_move)
    swapped = position._replace(side_to_move=side)
    ep_square = position.ep_square
    if ep_square is not None and ep_is_possible(position, ep_square):
        # The move is that of the side that loses the turn.
        swapped = swapped._replace(ep_square=None)
    yield Fix("swap-side", swapped, chess960, data_of(side=side))


def _allow_last_move(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    """Offer to allow a last move: by dropping rights, or by the other side.

    Only the rights of the side that has moved last are dropped if that is enough.
    """
    rights = position.castling_rights
    mover = other_side(position.side_to_move)
    kept = "".join(letter for letter in rights if side_of(letter) != mover)
    own = Fix("drop-rights", position._replace(castling_rights=kept), chess960, data_of(side=mover))
    if kept != rights and _mends(own, problem, position, chess960):
        yield own
    elif rights:
        yield Fix("drop-rights", position._replace(castling_rights=""), chess960)
    yield from _swap_side(problem, position, chess960)


def _remove_piece(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    """Offer to remove the piece that a problem is about."""
    for square in _faulty_squares(problem):
        if position.placement[square] not in EMPTY + "Kk":
            yield _without(square, position, chess960)


def _return_or_remove_piece(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    """Offer also to put the piece that a problem is about back where it began."""
    for square in _faulty_squares(problem):
        piece = position.placement[square]
        # In Chess960 its origin is unknown.
        homes = () if chess960 else squares_of(START_PLACEMENT, piece)
        for home in homes:
            same_colour = piece not in "Bb" or is_light(home) == is_light(square)
            if same_colour and position.placement[home] == EMPTY:
                after = position.with_content(square, EMPTY).with_content(home, piece)
                yield _named(f"return-{_NAMES[piece.upper()]}", home, after, chess960)
    yield from _remove_piece(problem, position, chess960)


def _faulty_squares(problem: Problem) -> tuple[Square, ...]:
    """Return the square of the piece that a problem is about, or of two if one is too many.

    () if there are more.
    """
    reason = dict(problem.data).get("reason")
    if problem.code == "bishop-cage" and reason in ("cell", "home"):
        return problem.squares[:1]
    return problem.squares if len(problem.squares) == 1 or reason == "both-bishops" else ()


def _set_fullmove(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    if problem.code == "fullmove-zero":
        yield Fix("set-fullmove-1", position._replace(fullmove_number=1), chess960)
    else:
        number = least_fullmove_number(position, chess960, count_pieces(position.placement))
        after = position._replace(fullmove_number=number)
        yield Fix("set-fullmove", after, chess960, data_of(count=number))


def _set_clock(problem: Problem, position: Position, chess960: bool) -> Iterator[Fix]:
    """Offer the clock that fits best, if one does."""
    match problem.code:
        case "clock-exceeds-plies" | "clock-vs-pawn-moves":
            # The most plies since the last capture or pawn move.
            clock = longest_clock(position, count_pieces(position.placement))
        case "clock-too-small":
            # Nothing has reset it.
            clock = played(position).plies
        case "clock-vs-last-move":
            # 0 after a capture or pawn move, after any other the one ply that is certain.
            clock = 0 if position.halfmove_clock else 1
        case _:
            clock = 0
    after = position._replace(halfmove_clock=max(0, clock))
    if clock == 0:
        yield Fix("set-clock-0", after, chess960)
    elif clock > 0:
        yield Fix("set-clock", after, chess960, data_of(count=clock))
    if problem.code == "ep-clock-nonzero":
        yield from _drop_ep(problem, position, chess960)


def _without(square: Square, position: Position, chess960: bool) -> Fix:
    """Return the repair that removes a piece."""
    name = _NAMES[position.placement[square].upper()]
    return _named(f"remove-{name}", square, _cleared(position, [square]), chess960)


def _cleared(position: Position, squares: Iterable[Square]) -> Position:
    contents = dict.fromkeys(squares, EMPTY)
    return position._replace(placement=with_contents(position.placement, contents))


def _named(code: str, square: Square, after: Position, chess960: bool) -> Fix:
    """Return a repair whose title names a square."""
    return Fix(code, after, chess960, data_of(square=square_name(square)))


_REPAIRS: dict[str, Callable[[Problem, Position, bool], Iterator[Fix]]] = {
    "king-missing": _put_king,
    "kings-too-many": _leave_one_king,
    "pawn-on-backrank": _mend_pawns,
    "opposite-check": _swap_side,
    "castling-invalid": _drop_right,
    "chess960-offered": _set_chess960,
    "ep-wrong-rank": _place_ep,
    "ep-no-pawn": _drop_ep,
    "ep-target-occupied": _drop_ep,
    "ep-origin-occupied": _drop_ep,
    "ep-check-impossible": _drop_ep,
    "check-impossible": _allow_last_move,
    "no-last-move": _allow_last_move,
    "tempo-parity": _swap_side,
    "bishop-cage": _return_or_remove_piece,
    "unreachable-piece": _return_or_remove_piece,
    "promotions-too-many": _remove_piece,
    "pawns-impossible": _remove_piece,
    "pawn-captures-too-many": _remove_piece,
    "pawns-passed-too-often": _remove_piece,
    "capture-colour-impossible": _remove_piece,
    "fullmove-zero": _set_fullmove,
    "fullmove-too-small": _set_fullmove,
    "clock-exceeds-plies": _set_clock,
    "clock-vs-pawn-moves": _set_clock,
    "clock-too-small": _set_clock,
    "clock-vs-last-move": _set_clock,
    "clock-ge-150": _set_clock,
    "clock-refused": _set_clock,
    "fullmove-refused": _set_fullmove,
    "ep-clock-nonzero": _set_clock,
}
