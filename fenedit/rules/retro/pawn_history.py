"""Whether any history of captures and promotions explains the pawns. A search, file by file.

The words of the files (see `pawn_files`) change by captures alone. For each file, every series of
events that leads from its first word to its last one, up to promotions, is found on its own. Then
the files are joined from left to right: what goes from one file must come to the next. Of a
history only sums are kept, and the order of events on different files is forgotten, so that more
is possible here than in chess. What is impossible here is impossible in chess.

Captures that part fewer pairs of pawns than they could are waste. How much waste there was in all
follows from the number of captures, so that most of the search is cut off at once.
"""

import time
from collections.abc import Iterable, Iterator
from operator import add
from typing import Final, NamedTuple, TypeAlias

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.demands import Demand, demands
from fenedit.rules.retro.ledger import PAWNS, Ledger
from fenedit.rules.retro.pawn_files import (
    Word,
    events,
    facing_pairs,
    first_word,
    pawn_files,
    promotions_left,
)

MOST_WASTE: Final = 3
"""Histories that may waste more than this are not searched: nearly always one exists."""
_PATIENCE: Final = 512
"""Steps between two looks at the clock."""
_MOST_KNOWN: Final = 4096

_Crossing: TypeAlias = tuple[int, int, int, int]
"""Pawns that cross from one file to the next: White's to the right and to the left, Black's."""
_NONE: Final[_Crossing] = (0, 0, 0, 0)


class OutOfTimeError(Exception):
    """A search has not come to its end by its deadline."""


class _Limits(NamedTuple):
    """What a whole history may use: captures of each side, and waste."""

    white: int
    black: int
    waste: int


class _Share(NamedTuple):
    """What happened on one file.

    Attributes:
        left, right: what crossed its two borders.
        white, black: captures of each side that were counted here.
        waste: pairs that could have been parted and were not.
        promoted: White's promotions here, and Black's.
    """

    left: _Crossing
    right: _Crossing
    white: int
    black: int
    waste: int
    promoted: tuple[int, int]


_Needs: TypeAlias = tuple[int, int, int, int, int, int]
"""Promotions: White's on light and on dark squares and in all, then Black's."""


class _State(NamedTuple):
    """What happened on the files so far, up to what crosses the next border."""

    crossing: _Crossing
    white: int
    black: int
    waste: int
    promoted: _Needs


def pawn_history(
    position: Position, chess960: bool, counted: Ledger, deadline: float
) -> Problem | None:
    """Return the problem that no history explains the pawns, None where one may.

    Args:
        position: one king a side, no pawns on the first and last ranks.
        chess960: whether castling rights are read by Chess960's rules.
        counted: the position's ledger.
        deadline: the value of `time.monotonic` at which to give up.

    Raises:
        OutOfTimeError: the deadline has come.
    """
    white, black = demands(position, chess960, counted)
    goal = pawn_files(position.placement)
    captured = white.pawns_captured(counted.white), black.pawns_captured(counted.black)
    waste = sum(map(facing_pairs, goal)) + white.captures + black.captures + sum(captured) - PAWNS
    possible = min(captured) >= 0 and min(white.captures, black.captures, waste) >= 0
    if possible and (waste > MOST_WASTE or _exists(goal, white, black, waste, deadline)):
        return None
    data = (
        ("reason", "history"),
        ("captures_white", str(counted.black.missing)),
        ("captures_black", str(counted.white.missing)),
        ("promoted_white", str(white.promoted)),
        ("promoted_black", str(black.promoted)),
    )
    squares = tuple(sorted(counted.white.pawns + counted.black.pawns))
    return Problem("pawns-passed-too-often", Severity.ILLEGAL, squares=squares, data=data)


def _exists(
    goal: tuple[Word, ...], white: Demand, black: Demand, waste: int, deadline: float
) -> bool:
    """Tell whether some shares of the files make a history."""
    limits = _Limits(white.captures, black.captures, waste)
    needs = (white.light, white.dark, white.promoted, black.light, black.dark, black.promoted)
    states = {_State(_NONE, 0, 0, 0, (0,) * 6)}
    for file, word in enumerate(goal):
        edge = 0 if file == 0 else 1 if file < len(goal) - 1 else 2
        blocked = file in white.blocked, file in black.blocked
        shares = _shares(word, edge, limits, blocked, deadline)
        states = _joined(states, shares, file, limits, needs, deadline)
        if not states:
            return False
    return any(state.crossing == _NONE and state.promoted == needs for state in states)


def _joined(
    states: Iterable[_State],
    shares: Iterable[_Share],
    file: int,
    limits: _Limits,
    needs: _Needs,
    deadline: float,
) -> set[_State]:
    """Return what the files so far and the next one can have been together."""
    by_border: dict[_Crossing, list[tuple[_Share, _Needs]]] = {}
    for share in shares:
        by_border.setdefault(share.left, []).append((share, _on_colours(share.promoted, file)))
    joined = set()
    steps = 0
    for crossing, white, black, waste, promoted in states:
        for share, more in by_border.get(crossing, ()):
            steps += 1
            if steps % _PATIENCE == 0 and time.monotonic() > deadline:
                raise OutOfTimeError
            if (
                white + share.white <= limits.white
                and black + share.black <= limits.black
                and waste + share.waste <= limits.waste
            ):
                joined.add(
                    _State(
                        share.right,
                        white + share.white,
                        black + share.black,
                        waste + share.waste,
                        _enough(promoted, more, needs),
                    )
                )
    return joined


def _enough(promoted: _Needs, more: _Needs, needs: _Needs) -> _Needs:
    """Return the promotions of both, but no more than what is needed."""
    a, b, c, d, e, f = map(min, map(add, promoted, more), needs)
    return a, b, c, d, e, f


def _on_colours(promoted: tuple[int, int], file: int) -> _Needs:
    """Return promotions on a file as needs: a8 is a light square, a1 a dark one."""
    white, black = promoted
    if file % 2 == 0:
        return white, 0, white, 0, black, black
    return 0, white, white, black, 0, black


class _Node(NamedTuple):
    """A file on its way: its word, and what has happened on it."""

    word: Word
    left: _Crossing = _NONE
    right: _Crossing = _NONE
    white: int = 0
    black: int = 0
    waste: int = 0


_known_shares: dict[object, tuple[_Share, ...]] = {}
"""Files have few words, and the positions before a position nearly the same ones."""


def _shares(
    goal: Word, edge: int, limits: _Limits, blocked: tuple[bool, bool], deadline: float
) -> tuple[_Share, ...]:
    """Return all that can have happened on a file that ends with a word.

    Args:
        goal: its last word.
        edge: 0 for the a-file, 2 for the h-file, 1 for those between.
        limits: what the whole history may use.
        blocked: whether White, and Black, cannot have been promoted on it.
        deadline: when to give up.
    """
    key = (goal, edge, limits, blocked)
    known = _known_shares.get(key)
    if known is None:
        known = tuple(_find_shares(goal, edge, limits, blocked, deadline))
        if len(_known_shares) >= _MOST_KNOWN:
            _known_shares.clear()
        _known_shares[key] = known
    return known


def _find_shares(
    goal: Word, edge: int, limits: _Limits, blocked: tuple[bool, bool], deadline: float
) -> set[_Share]:
    start = _Node(first_word(goal))
    seen, waiting = {start}, [start]
    found = set()
    steps = 0
    while waiting:
        steps += 1
        if steps % _PATIENCE == 0 and time.monotonic() > deadline:
            raise OutOfTimeError
        node = waiting.pop()
        for promoted in promotions_left(node.word, goal):
            if not ((promoted[0] and blocked[0]) or (promoted[1] and blocked[1])):
                found.add(_Share(node.left, node.right, *node[3:], promoted))
        for following in _following(node, edge, limits):
            if following not in seen:
                seen.add(following)
                waiting.append(following)
    return found


def _following(node: _Node, edge: int, limits: _Limits) -> Iterator[_Node]:
    """Yield what one more event makes of a file, within the limits."""
    for word, mover, kind, waste in events(node.word):
        if node.waste + waste > limits.waste:
            continue
        # A pawn that falls was taken by the other side; one that goes is counted where it comes.
        by_white = (kind == "comes" and mover == "w") or (kind == "falls" and mover == "b")
        by_black = (kind == "comes" and mover == "b") or (kind == "falls" and mover == "w")
        after = node._replace(
            word=word,
            white=node.white + by_white,
            black=node.black + by_black,
            waste=node.waste + waste,
        )
        if kind == "falls":
            moved: Iterable[_Node] = (after,)
        else:
            moved = _crossed(after, mover, kind == "comes", edge)
        for possible in moved:
            white_gone = possible.left[1] + possible.right[0]
            black_gone = possible.left[3] + possible.right[2]
            if (
                possible.white + white_gone <= limits.white
                and possible.black + black_gone <= limits.black
            ):
                yield possible


def _crossed(node: _Node, mover: str, comes: bool, edge: int) -> Iterator[_Node]:
    """Yield what becomes of a file when a pawn comes or goes over either of its borders."""
    side = 0 if mover == "w" else 2
    if edge > 0:
        yield node._replace(left=_one_more(node.left, side + (0 if comes else 1)))
    if edge < 2:
        yield node._replace(right=_one_more(node.right, side + (1 if comes else 0)))


def _one_more(crossing: _Crossing, index: int) -> _Crossing:
    a, b, c, d = crossing
    return a + (index == 0), b + (index == 1), c + (index == 2), d + (index == 3)
