"""Pawn captures against the square colours of the bishops that were captured."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fenedit.notation.position import BLACK, WHITE, Position, Side, Square, is_light
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.ledger import Ledger
from fenedit.rules.retro.pawns.structure import captures_needed, crowded, paths
from fenedit.rules.retro.places.origins import beyond_pawns

_NAMES: Final = {WHITE: "white", BLACK: "black"}


def capture_colours(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse pawn captures that cannot have taken the bishop that must be among their victims.

    A pawn that captured at every step stayed on squares of one colour. Where a side's pawns need
    as many captures as there are men that pawns can have captured, they captured them all; and if
    the other side has no bishop on light squares left, one of these was a bishop on a light
    square. Then not all of the captures can have been on dark squares; and likewise the other way
    round. Any other man can be captured on either colour, a pawn also en passant.

    The squares are those of pawns that share a file. The datum "reason" names the captured bishop
    by the colour of its squares and its side, such as "light-black"; the datum "captures" is how
    many captures there were.
    """
    white, black = counted
    for army, foe in ((white, black), (black, white)):
        needed = captures_needed(army.pawns, army.side)
        if not needed or needed > foe.missing or (foe.light and foe.dark):
            continue
        beyond = beyond_pawns(position, chess960, foe)
        if needed != foe.missing - beyond.men:
            continue
        light, dark = forced_colours(army.pawns, army.side)
        if dark == needed and not foe.light and not beyond.light:
            colour = "light"
        elif light == needed and not foe.dark and not beyond.dark:
            colour = "dark"
        else:
            continue
        data = (("reason", f"{colour}-{_NAMES[foe.side]}"), ("captures", str(needed)))
        squares = crowded(army.pawns)
        yield Problem("capture-colour-impossible", Severity.ILLEGAL, squares=squares, data=data)


@lru_cache(maxsize=1024)
def forced_colours(pawns: tuple[Square, ...], side: Side) -> tuple[int, int]:
    """Return how many captures, at least, are on light and on dark squares, if they are fewest.

    The two numbers may come from two ways of making as few captures. A pawn that did not capture
    at every step can have captured on either colour, before or after a step straight ahead.

    Args:
        pawns: squares of all pawns of one side that are still pawns; there is a way for them.
        side: whose they are.
    """
    ways = {0: (0, 0, 0)}
    for path in paths(pawns, side):
        after: dict[int, tuple[int, int, int]] = {}
        for taken, (cost, light, dark) in ways.items():
            for file, captures in path.files.items():
                home = 1 << file
                total = cost + captures
                known = after.get(taken | home)
                if taken & home or (known and known[0] < total):
                    continue
                forced = captures if captures == path.steps else 0
                on_light = forced if is_light(path.pawn) else 0
                more = total, light + on_light, dark + forced - on_light
                if known and known[0] == total:
                    more = total, min(more[1], known[1]), min(more[2], known[2])
                after[taken | home] = more
        ways = after
    fewest = min(cost for cost, _, _ in ways.values())
    shortest = [way for way in ways.values() if way[0] == fewest]
    return min(light for _, light, _ in shortest), min(dark for _, _, dark in shortest)
