"""Searches, file by file, for a history of captures and promotions that explains the pawns.

Possible events on each file are found separately (see `_shares`). Then the files are joined from
left to right: what leaves one file must arrive on the next. Only sums of a history are kept, not
the order of events on different files, so that more is possible here than in chess. What is
impossible here is impossible in chess.

Captures that part fewer pairs of pawns than they could are waste. How much waste there was in all
follows from the number of captures, so that most of the search is cut off at once.

Every series of events (see `pawns`) that leads from a file's first word to its last one, up to
promotions, is found. Of a series only sums are kept: what crossed the file's borders, which
captures it used, and what was promoted.
"""

import time
from collections.abc import Iterable, Iterator
from enum import IntEnum
from operator import add, le
from typing import NamedTuple, TypeAlias

from fenedit.notation.position import (
    WHITE,
    Position,
    file_of,
    other_side,
    piece_of,
)
from fenedit.notation.problems import Problem
from fenedit.rules.retro import illegal
from fenedit.rules.retro.armies import (
    PAWNS,
    Army,
    count_pieces,
    held_by_rights,
    promoted_pieces,
)
from fenedit.rules.retro.pawns import (
    Event,
    Word,
    events,
    facing_pairs,
    first_word,
    pawn_files,
    promotions_left,
)


class Way(IntEnum):
    """A way in which pawns of a side could have been promoted on a file."""

    NONE = 0
    CAPTURE = 1
    """By a capture from the next file: none reached the square before the last."""
    ANY = 2


class Demand(NamedTuple):
    """The demands on the pawns of one side.

    Attributes:
        light: promotions on light squares that its bishops prove.
        dark: the same on dark squares.
        promoted: promotions in all that its pieces prove.
        captures: how many of its captures may be a pawn's, or may have taken a pawn.
        ways: how it can have promoted on the last square of each file. Impossible on an unmoved
            piece of the other side; by captures alone beside an unmoved king, which a pawn on the
            square before would check, so that it would have been taken.
        shut: files on whose last square a promoted bishop is of no use: unmoved pawns of the
            other side would have shut it in, and none stands there.
        pawns_captured: how many of its pawns, at most, were captured as pawns.
    """

    light: int
    dark: int
    promoted: int
    captures: int
    ways: tuple[Way, ...]
    shut: frozenset[int]
    pawns_captured: int


def demand_of(position: Position, chess960: bool, army: Army) -> Demand:
    """Return the demands on the pawns of one side."""
    placement, foe = position.placement, other_side(army.side)
    kinds = (promoted_pieces(position, chess960, army, kind) for kind in "QRNB")
    queens, rooks, knights, (dark, light) = kinds
    promoted = sum((*queens, *rooks, *knights, dark, light))
    pawn = piece_of("P", foe)
    last, seventh = (56, 48) if army.side == WHITE else (0, 8)
    unmoved = {file for file in range(8) if placement[seventh + file] == pawn}
    # Files whose last square two unmoved pawns, or one in the corner, shut off.
    caged = {file for file in range(8) if {file - 1, file + 1} & set(range(8)) <= unmoved}
    # A bishop captured behind its own pawns was not captured by a pawn, and was not promoted.
    homes = caged & {2, 5} if not chess960 else ()
    lost = sum(placement[last + home] != piece_of("B", foe) for home in homes)
    rooted = [square for square in held_by_rights(position, chess960) if last <= square < last + 8]
    blocked = set(map(file_of, rooted))
    kings = [file_of(square) for square in rooted if placement[square] in "Kk"]
    guarded = {file + side for file in kings for side in (-1, 1)}
    bishop = piece_of("B", army.side)
    return Demand(
        light,
        dark,
        promoted,
        army.captures - lost,
        tuple(
            Way.NONE if file in blocked else Way.CAPTURE if file in guarded else Way.ANY
            for file in range(8)
        ),
        frozenset(file for file in caged if placement[last + file] != bishop),
        army.pawns_gone - promoted,
    )


PATIENCE = 256
"""Steps of a search between two checks of the clock."""

Cost: TypeAlias = tuple[int, int, int]
"""White's captures, Black's, and pairs of pawns that these could have parted and did not."""

Crossing: TypeAlias = tuple[int, ...]
"""Pawns that cross a border between files, eight numbers: White's to the right and to the left,
Black's likewise; then, in the same order, those that are promoted as they cross."""

NO_CROSSING: Crossing = (0,) * 8

_LEFT_EDGE, _RIGHT_EDGE = 0, 7


Ways: TypeAlias = tuple[Way, Way]
"""White's on a file, and Black's."""


class _Share(NamedTuple):
    """What crossed the two borders of a file, what that used, and White's and Black's promotions.

    A capture counts on the file where it was made.
    """

    left: Crossing
    right: Crossing
    cost: Cost
    promoted: tuple[int, int]


class _Node(NamedTuple):
    """A state of a file: its word, and what has happened on it.

    Attributes:
        waste: with that of pawns that landed here, which is counted where they leapt, too.
        gone: pawns of each side that left the file, and will use a capture on another one.
        landed: promotions of each side by a capture on the last rank.
    """

    word: Word
    left: Crossing = NO_CROSSING
    right: Crossing = NO_CROSSING
    white: int = 0
    black: int = 0
    waste: int = 0
    gone: tuple[int, int] = (0, 0)
    landed: tuple[int, int] = (0, 0)


def _least(costs: set[Cost]) -> Iterator[Cost]:
    """Yield the costs that no other one undercuts."""
    for cost in costs:
        if len(costs) == 1 or not any(
            other != cost and all(map(le, other, cost)) for other in costs
        ):
            yield cost


_known_shares: dict[object, tuple[_Share, ...]] = {}
"""A cache, because files have few words, and earlier positions nearly the same ones."""


def _shares(goal: Word, edge: int, limits: Cost, ways: Ways, deadline: float) -> tuple[_Share, ...]:
    """Return all possible shares of a file that ends with a word.

    `edge` is the number of the file, 0 for the a-file; `limits` are those of the whole history.

    Raises:
        TimeoutError: the deadline has passed.
    """
    key = (goal, edge if edge in (_LEFT_EDGE, _RIGHT_EDGE) else 1, limits, ways)
    if key in _known_shares:
        return _known_shares[key]
    start = _Node(first_word(goal))
    seen, waiting = {start}, [start]
    found: dict[tuple[Crossing, Crossing, tuple[int, int]], set[Cost]] = {}
    steps = 0
    while waiting:
        steps += 1
        if steps % PATIENCE == 0 and time.monotonic() > deadline:
            raise TimeoutError
        node = waiting.pop()
        landed_white, landed_black = node.landed
        for white, black in promotions_left(node.word, goal):
            if _can_end(white, landed_white, ways[0]) and _can_end(black, landed_black, ways[1]):
                promoted = white + landed_white, black + landed_black
                cost = node.white, node.black, node.waste - landed_white - landed_black
                found.setdefault((node.left, node.right, promoted), set()).add(cost)
        for event in events(node.word):
            if event.kind == "leaps" and ways[event.mover == "b"] is Way.CAPTURE:
                # It would have been before the last square first.
                continue
            if node.waste + event.waste <= limits[2]:
                for following in _following(node, event, edge):
                    if _is_within(following, limits) and following not in seen:
                        seen.add(following)
                        waiting.append(following)
    if len(_known_shares) >= 4096:
        _known_shares.clear()
    shares = _known_shares[key] = tuple(
        _Share(left, right, cost, promoted)
        for (left, right, promoted), costs in found.items()
        for cost in _least(costs)
    )
    return shares


def _can_end(advanced: int, landed: int, way: Way) -> bool:
    """Return whether these many pawns can have been promoted by an advance and by a capture."""
    return way is Way.ANY or not (advanced or (landed and way is Way.NONE))


def _is_within(node: _Node, limits: Cost) -> bool:
    return (
        node.white + node.gone[0] <= limits[0]
        and node.black + node.gone[1] <= limits[1]
        and node.waste <= limits[2]
    )


def _following(node: _Node, event: Event, edge: int) -> Iterator[_Node]:
    """Yield the states of a file after an event: a pawn may cross either border."""
    word, mover, kind, more_waste = event
    _, left, right, white, black, waste, gone, landed = node
    by_white = mover == "w"
    if kind == "falls":
        # A piece of the other side took the pawn.
        white, black = white + (not by_white), black + by_white
        yield _Node(word, left, right, white, black, waste + more_waste, gone, landed)
        return
    arrives = kind in ("comes", "lands")
    if arrives:
        white, black = white + by_white, black + (not by_white)
    else:
        gone = gone[0] + by_white, gone[1] + (not by_white)
    if kind == "lands":
        landed = landed[0] + by_white, landed[1] + (not by_white)
    first = (0 if by_white else 2) + (0 if kind in ("comes", "goes") else 4)
    rest = (white, black, waste + more_waste, gone, landed)
    if edge != _LEFT_EDGE:
        yield _Node(word, _one_more(left, first + (not arrives)), right, *rest)
    if edge != _RIGHT_EDGE:
        yield _Node(word, left, _one_more(right, first + arrives), *rest)


def _one_more(crossing: Crossing, index: int) -> Crossing:
    return (*crossing[:index], crossing[index] + 1, *crossing[index + 1 :])


MOST_WASTE = 3
"""Histories that may waste more than this are not searched: nearly always one exists."""

_Needs: TypeAlias = tuple[int, ...]
"""Promotions: White's on light and on dark squares and in all, then Black's."""

_States: TypeAlias = dict[tuple[Crossing, _Needs], set[Cost]]
"""What can have happened on the files so far: what crosses the next border and what was promoted,
with the costs at which that is possible."""


def pawn_history(position: Position, chess960: bool, deadline: float) -> Problem | None:
    """Return the problem that no history explains the pawns, or None.

    The position has one king a side, and no pawns on the first and last ranks; the deadline is a
    value of `time.monotonic`.

    Raises:
        TimeoutError: the deadline has passed.
    """
    counted = count_pieces(position.placement)
    white, black = (demand_of(position, chess960, army) for army in counted)
    goal = pawn_files(position.placement)
    captured = white.pawns_captured, black.pawns_captured
    waste = sum(map(facing_pairs, goal)) + white.captures + black.captures + sum(captured) - PAWNS
    possible = min(*captured, white.captures, black.captures, waste) >= 0
    if possible and (waste > MOST_WASTE or _exists(goal, white, black, waste, deadline)):
        return None
    return illegal(
        "pawns-passed-too-often",
        tuple(sorted(counted.white.pawns + counted.black.pawns)),
        reason="history",
        captures_white=counted.white.captures,
        captures_black=counted.black.captures,
        promoted_white=white.promoted,
        promoted_black=black.promoted,
    )


def _exists(
    goal: tuple[Word, ...], white: Demand, black: Demand, waste: int, deadline: float
) -> bool:
    """Return whether some shares of the files make a history."""
    limits = white.captures, black.captures, waste
    needs = (white.light, white.dark, white.promoted, black.light, black.dark, black.promoted)
    states: _States = {(NO_CROSSING, (0,) * 6): {(0, 0, 0)}}
    for file, word in enumerate(goal):
        ways = white.ways[file], black.ways[file]
        useful = []
        for share in _shares(word, file, limits, ways, deadline):
            by_white, by_black = share.promoted
            # A promoted bishop would be shut in here.
            for_white, for_black = (
                by_white * (file not in white.shut),
                by_black * (file not in black.shut),
            )
            # a8 is a light square, a1 a dark one.
            if file % 2 == 0:
                more = for_white, 0, by_white, 0, for_black, by_black
            else:
                more = 0, for_white, by_white, for_black, 0, by_black
            useful.append((share, more))
        states = _joined(states, useful, limits, needs, deadline)
    return (NO_CROSSING, needs) in states


def _joined(
    states: _States,
    following: Iterable[tuple[_Share, _Needs]],
    limits: Cost,
    needs: _Needs,
    deadline: float,
) -> _States:
    """Return the possible states of the files so far joined with the next one."""
    by_border: dict[Crossing, list[tuple[_Share, _Needs]]] = {}
    for share, more in following:
        by_border.setdefault(share.left, []).append((share, more))
    most_white, most_black, most_waste = limits
    joined: _States = {}
    steps = 0
    for (crossing, promoted), costs in states.items():
        for share, more in by_border.get(crossing, ()):
            steps += 1
            if steps % PATIENCE == 0 and time.monotonic() > deadline:
                raise TimeoutError
            white, black, waste = share.cost
            sums = [
                (white + w, black + b, waste + z)
                for w, b, z in costs
                if white + w <= most_white and black + b <= most_black and waste + z <= most_waste
            ]
            if sums:
                # Promotions beyond those needed do not count.
                enough = tuple(map(min, map(add, promoted, more), needs))
                key = share.right, enough
                joined.setdefault(key, set()).update(sums)
    return {key: set(_least(costs)) for key, costs in joined.items()}
