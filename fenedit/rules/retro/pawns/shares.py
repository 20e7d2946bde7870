"""All that captures can have done to the pawns of one file, as shares of a history.

Every series of events (see `words`) that leads from a file's first word to its last one, up
to promotions, is found. Of a series only sums are kept: what crossed the file's borders, which
captures it used, and what was promoted.
"""

import time
from collections.abc import Iterator
from enum import IntEnum
from operator import le
from typing import Final, NamedTuple, TypeAlias

from fenedit.rules.retro.pawns.words import Event, Word, events, first_word, promotions_left

PATIENCE: Final = 256
"""Steps of a search between two looks at the clock."""

Cost: TypeAlias = tuple[int, int, int]
"""White's captures, Black's, and pairs of pawns that these could have parted and did not."""

Crossing: TypeAlias = tuple[int, ...]
"""Pawns that cross a border between files, eight numbers: White's to the right and to the left,
Black's likewise; then, in the same order, those that are promoted as they cross."""

NO_CROSSING: Final[Crossing] = (0,) * 8

_MOST_KNOWN: Final = 4096
_LEFT_EDGE, _RIGHT_EDGE = 0, 7


class Way(IntEnum):
    """How pawns of a side can have been promoted on a file."""

    NONE = 0
    CAPTURE = 1
    """By a capture that came from the next file: none stood before the last square."""
    ANY = 2


Ways: TypeAlias = tuple[Way, Way]
"""White's on a file, and Black's."""


class Share(NamedTuple):
    """What happened on one file.

    Attributes:
        left, right: what crossed its two borders.
        cost: what it used. A capture counts on the file where it was made.
        promoted: White's promotions here, and Black's.
    """

    left: Crossing
    right: Crossing
    cost: Cost
    promoted: tuple[int, int]


class _Node(NamedTuple):
    """A file on its way: its word, and what has happened on it.

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


_known_shares: dict[object, tuple[Share, ...]] = {}
"""Files have few words, and the positions before a position nearly the same ones."""


def shares(goal: Word, edge: int, limits: Cost, ways: Ways, deadline: float) -> tuple[Share, ...]:
    """Return all that can have happened on a file that ends with a word.

    Args:
        goal: its last word.
        edge: 0 for the a-file, 7 for the h-file, any number between for the others.
        limits: what the whole history may use.
        ways: how White, and Black, can have been promoted on it.
        deadline: when to give up, by `time.monotonic`.

    Raises:
        TimeoutError: the deadline has come.
    """
    kind_of_file = edge if edge in (_LEFT_EDGE, _RIGHT_EDGE) else 1
    key = (goal, kind_of_file, limits, ways)
    known = _known_shares.get(key)
    if known is None:
        known = tuple(_find_shares(goal, kind_of_file, limits, ways, deadline))
        if len(_known_shares) >= _MOST_KNOWN:
            _known_shares.clear()
        _known_shares[key] = known
    return known


def least(costs: set[Cost]) -> Iterator[Cost]:
    """Yield the costs than which no other one is less in any way."""
    for cost in costs:
        if len(costs) == 1 or not any(
            other != cost and all(map(le, other, cost)) for other in costs
        ):
            yield cost


def _find_shares(
    goal: Word, edge: int, limits: Cost, ways: Ways, deadline: float
) -> Iterator[Share]:
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
                # It would have stood before the last square first.
                continue
            if node.waste + event.waste <= limits[2]:
                for following in _following(node, event, edge):
                    if _is_within(following, limits) and following not in seen:
                        seen.add(following)
                        waiting.append(following)
    for (left, right, promoted), costs in found.items():
        for cost in least(costs):
            yield Share(left, right, cost, promoted)


def _can_end(advanced: int, landed: int, way: Way) -> bool:
    """Tell whether so many pawns can have been promoted by an advance, and by a capture."""
    return way is Way.ANY or not (advanced or (landed and way is Way.NONE))


def _is_within(node: _Node, limits: Cost) -> bool:
    return (
        node.white + node.gone[0] <= limits[0]
        and node.black + node.gone[1] <= limits[1]
        and node.waste <= limits[2]
    )


def _following(node: _Node, event: Event, edge: int) -> Iterator[_Node]:
    """Yield what an event makes of a file: a pawn may cross either border."""
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
