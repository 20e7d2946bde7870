"""Reports everything wrong or odd about a position without a search, the cause first.

"No problem" means that nothing speaks against a position, not that a game leads to it.

`diagnose` reports all reasons; `guided` reports each cause once, the gravest first.
"""

from collections.abc import Iterable, Sequence

from fenedit.notation.castling import begin_alike, is_chess960, number_of, sound_rights
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import EMPTY, EMPTY_PLACEMENT, Placement, Position
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.judge import counters
from fenedit.rules.judge.playability import pieces_in_order, playability

_OF_MOVES = frozenset(
    {"fullmove-too-small", "clock-vs-pawn-moves", "clock-vs-last-move", "clock-too-small"}
)
"""Codes that compare the counters with what must have happened."""

CONTRADICTIONS = _OF_MOVES | {
    *("clock-exceeds-plies", "ep-clock-nonzero"),
    *("result-contradicts", "ply-count-contradicts", "illegal-move"),
}
"""Codes of hints that two statements of the position, or of its game, cannot both be true."""

OF_GAMES = _OF_MOVES | {"clock-exceeds-plies", "ep-no-capturer"}
"""Codes that say nothing new about a position reached by moves: they follow from its start."""


def diagnose(
    position: Position,
    chess960: bool = False,
    composed: bool = False,
    other_variant: bool = False,
) -> tuple[Problem, ...]:
    """Return all problems of a position, by family.

    Problems of Severity.NOTE only inform. A position with fairy pieces has one note, and is not
    judged otherwise. Proofs about the game run only if the pieces are in order, but promoted pieces
    are always counted. Counters of 0 and 1 are filler in compositions: what contradicts them is a
    note.

    Args:
        position: any position.
        chess960: whether Chess960's rules hold.
        composed: whether it is a puzzle, not a position of a game: a proof that no game leads to it
            is a note then.
        other_variant: whether it is of a variant with other rules, without proofs about the game.
    """
    if not is_orthodox(position.placement):
        return (Problem("fairy-pieces", Severity.NOTE),)
    found = list(playability(position, chess960, other_variant))
    if other_variant:
        found = [problem for problem in found if problem.severity is not Severity.ILLEGAL]
        for check in counters.CHECKS_OF_ANY_VARIANT:
            found += check(position, chess960)
        return (*found, Problem("other-variant", Severity.NOTE))
    if position.placement != EMPTY_PLACEMENT:
        found = _with_what_came_before(found, position, chess960)
    for check in counters.CHECKS:
        found += check(position, chess960)
    has_filler = position.halfmove_clock == 0 and position.fullmove_number == 1
    return tuple(
        _as_note(problem)
        if (has_filler and problem.code in _OF_MOVES)
        or (composed and problem.severity is Severity.ILLEGAL)
        else problem
        for problem in found
    )


def _with_what_came_before(
    found: list[Problem], position: Position, chess960: bool
) -> list[Problem]:
    """Return problems with those of the game before; the board is not empty."""
    # Imported here: the empty board of a new window needs none of it.
    from fenedit.rules.retro.armies import count_pieces
    from fenedit.rules.retro.last_move import (
        clock_vs_last_move,
        ep_capture,
        impossible_checks,
        last_move,
    )
    from fenedit.rules.retro.pawns import promotions
    from fenedit.rules.retro.static_proofs import static_proofs

    # Rights that hold only in Chess960 imply another initial array.
    any_array = chess960 or any(problem.code == "chess960-offered" for problem in found)
    counted = count_pieces(position.placement)
    if not pieces_in_order(position.placement, position.side_to_move):
        found += promotions(position, any_array, counted)
        found += ep_capture(position, chess960)
        return found
    found += static_proofs(position, any_array, counted)
    found += impossible_checks(position, any_array, counted)
    found += last_move(position, chess960, counted)
    if not any(problem.severity in (Severity.NOT_PLAYABLE, Severity.ILLEGAL) for problem in found):
        # The last move matters only if there was one.
        found += clock_vs_last_move(position, any_array, counted)
    for check in counters.COUNTED_CHECKS:
        found += check(position, any_array, counted)
    found += ep_capture(position, chess960)
    return found


def _as_note(problem: Problem) -> Problem:
    return problem._replace(severity=Severity.NOTE)


def with_proof(
    problems: Iterable[Problem], found: Problem | None, composed: bool
) -> tuple[Problem, ...]:
    """Return problems with one found by a search, a note if the position is composed."""
    problems = tuple(problems)
    if found is None or found.code in {problem.code for problem in problems}:
        return problems
    return (*problems, _as_note(found) if composed else found)


_YET = {"empty-board": "no-kings-yet"}
_UNFINISHED = _YET | {code: code for code in ("king-missing-white", "king-missing-black")}
"""Codes of problems of an unfinished position, with the codes of the notes that replace them."""
MISSING = frozenset(_UNFINISHED.values())
"""Codes of notes on what is still missing; elsewhere also those of faults."""
_GRADES = tuple(Severity)
_IMPLIED: dict[str, tuple[str, ...]] = {
    "king-missing-white": ("empty-board",),
    "king-missing-black": ("empty-board",),
    "ep-origin-occupied": ("ep-no-pawn", "ep-target-occupied"),
    "ep-target-occupied": ("ep-no-pawn",),
    # These give the clock exactly, the others only limit it.
    "clock-vs-last-move": ("ep-clock-nonzero", "clock-too-small"),
    "clock-exceeds-plies": ("ep-clock-nonzero", "clock-vs-last-move"),
    "clock-vs-pawn-moves": ("ep-clock-nonzero", "clock-vs-last-move"),
    "clock-ge-150": ("clock-refused",),
}
"""Codes that add nothing if one of these others is reported."""


def guided(
    problems: Sequence[Problem], position: Position, unfinished: bool = False
) -> tuple[Problem, ...]:
    """Return problems in a form for people, the gravest first.

    An empty board is not a fault yet, nor is a missing king while a position is `unfinished` and
    nothing else is wrong: both are notes.

    If all rights suggest Chess960, they are one question, which comes first: to remove them one by
    one would destroy what the position says. If a king or rook may simply have moved, the question
    is part of the problem of each right. Rights that fail for the same reason are one problem. Of
    several reasons against the same thing only the strongest is kept, and problems of filler
    counters are left out.
    """
    codes = {problem.code for problem in problems}
    of_chess960 = "chess960-offered" in codes and _speaks_of_chess960(position)
    left_to_other = "castling-invalid" if of_chess960 else "chess960-offered"
    shown = [
        problem
        for problem in problems
        if problem.code != left_to_other and _adds(problem, codes, position.placement)
    ]
    graded = [
        problem._replace(severity=Severity.NOT_PLAYABLE)
        if problem.code == "chess960-offered"
        else problem
        for problem in _rights_together(shown, position.placement)
    ]
    yet = _UNFINISHED if unfinished else _YET
    if all(each.code in yet or each.severity in (Severity.HINT, Severity.NOTE) for each in graded):
        graded = [
            _as_note(each)._replace(code=yet[each.code]) if each.code in yet else each
            for each in graded
        ]
    graded.sort(key=lambda problem: _GRADES.index(problem.severity))
    graded.sort(key=lambda problem: problem.code != "chess960-offered")
    return tuple(graded)


def _adds(problem: Problem, codes: set[str], placement: Placement) -> bool:
    """Return whether a problem says more than others of some codes."""
    if not codes.isdisjoint(_IMPLIED.get(problem.code, ())):
        return False
    if problem.code in _OF_MOVES and problem.severity is Severity.NOTE:
        return False
    if problem.code == "opposite-check" and "kings-adjacent" in codes:
        # Only for checks between kings.
        return any(placement[square] not in "Kk" for square in problem.squares)
    # No clock fits.
    return (
        problem.code != "clock-vs-pawn-moves"
        or "fullmove-too-small" not in codes
        or ("reason", "none") not in problem.data
    )


def _rights_together(problems: Iterable[Problem], placement: Placement) -> list[Problem]:
    """Return problems with one for all castling rights that fail for the same reason."""
    groups: dict[str | int, list[Problem]] = {}
    for number, problem in enumerate(problems):
        reason = dict(problem.data)["reason"] if problem.code == "castling-invalid" else ""
        groups.setdefault(_SEVERAL.get(reason, number), []).append(problem)
    return [
        group[0] if len(group) == 1 else _one_of_rights(str(reason), group, placement)
        for reason, group in groups.items()
    ]


_SEVERAL = {"men": "several", "chess960": "several-chess960"}
"""Reasons of failing rights, with the reason of their common problem."""


def _one_of_rights(reason: str, rights: Sequence[Problem], placement: Placement) -> Problem:
    """Return one problem for several rights, with all their letters and squares."""
    letters = "".join(dict(problem.data)["letter"] for problem in rights)
    squares = tuple(dict.fromkeys(square for problem in rights for square in problem.squares))
    # In Chess960 the origin of the king is unknown, so the king is marked.
    if reason == "several" and any(placement[square] in "Kk" for square in squares):
        reason = "several-unnamed"
    return rights[0]._replace(squares=squares, data=data_of(letter=letters, reason=reason))


def _speaks_of_chess960(position: Position) -> bool:
    """Return whether rights that fail in standard chess are probably those of Chess960.

    All of them would hold there, and a letter names a rook's file; or both sides have rights, and
    their kings and rooks are on the same files, as in every array; or the only side with rights has
    all its pieces as in an array.
    """
    placement, _, rights, *_ = position
    if len(sound_rights(position, chess960=True)) < len(rights):
        return False
    if is_chess960(position):
        return True
    white = any(map(str.isupper, rights))
    if white and any(map(str.islower, rights)):
        return begin_alike(position)
    rank = placement[:8] if white else placement[56:].upper()
    return number_of(rank + "P" * 8 + EMPTY * 32 + "p" * 8 + rank.lower()) is not None
