"""How the pawns of one side can have come where they stand.

Each pawn began on another file of the second rank. It changes files by captures alone, one file
and one rank each, so that it comes from no further than it has advanced.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fenedit.notation.position import BLACK, FILES, WHITE, Position, Side, Square, file_of, rank_of
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.ledger import Army, Ledger
from fenedit.rules.retro.places.origins import beyond_pawns

_NAMES: Final = {WHITE: "white", BLACK: "black"}


class Path(NamedTuple):
    """Where a pawn can come from.

    Attributes:
        pawn: its square.
        steps: how many ranks it has advanced.
        files: the files that it can have begun on, each with the captures that it then made.
    """

    pawn: Square
    steps: int
    files: dict[int, int]


def pawns_impossible(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse pawns that no pawns of the second rank can have become.

    Pawns that have advanced little come from few files, and no two from one. The squares are
    those of pawns that are too many for the files that they can come from. Data: count, how many
    pawns; homes, how many files; first and last of these.
    """
    for army in counted:
        if captures_needed(army.pawns, army.side) is None:
            first, last, crowd = _crowd(army.pawns, army.side)
            data = (
                ("count", str(len(crowd))),
                ("homes", str(last - first + 1)),
                ("first", FILES[first]),
                ("last", FILES[last]),
            )
            code = f"pawns-impossible-{_NAMES[army.side]}"
            yield Problem(code, Severity.ILLEGAL, squares=crowd, data=data)


def pawn_captures(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse pawns that need more captures than there were men for them to capture.

    Every pawn that is not on its first file captured at least once for each file between. The
    squares are those of pawns that share a file. Data: needed; available, how many missing men
    of the other side a pawn can have captured; missing, how many there are in all. The datum
    "reason" is "shut-in" where these differ, because men were captured where no pawn captures,
    and else "".
    """
    white, black = counted
    for army, foe in ((white, black), (black, white)):
        needed = captures_needed(army.pawns, army.side)
        if not needed:
            continue
        available = capturable(position, chess960, foe)
        if needed > available:
            data = (
                ("reason", "" if available == foe.missing else "shut-in"),
                ("needed", str(needed)),
                ("available", str(available)),
                ("missing", str(foe.missing)),
            )
            squares = crowded(army.pawns)
            code = f"pawn-captures-too-many-{_NAMES[army.side]}"
            yield Problem(code, Severity.ILLEGAL, squares=squares, data=data)


def capturable(position: Position, chess960: bool, foe: Army) -> int:
    """Return how many missing men of a side, at most, pawns that are still pawns captured."""
    return max(0, foe.missing - beyond_pawns(position, chess960, foe).men)


def captures_needed(pawns: tuple[Square, ...], side: Side) -> int | None:
    """Return the fewest captures that bring pawns where they stand, None if nothing does.

    Args:
        pawns: squares of all pawns of one side that are still pawns.
        side: whose they are.
    """
    return _fewest(pawns, side) if crowded(pawns) else 0


@lru_cache(maxsize=4096)
def captures_to_promote(
    pawns: tuple[Square, ...], side: Side, promoted: int, doors: int
) -> int | None:
    """Return the fewest captures that bring pawns where they stand, and others to promotion.

    What is captured on the last rank itself is not counted.

    Args:
        pawns: squares of all pawns of one side that are still pawns.
        side: whose they are.
        promoted: how many others were promoted.
        doors: the files on which those can have stood before; bit 0 is the a-file.

    Returns:
        The number, None if nothing does.
    """
    files = [file for file in range(8) if doors >> file & 1]
    ways = {home: min(abs(home - file) for file in files) for home in range(8)} if files else {}
    return _cheapest([path.files for path in paths(pawns, side)] + [ways] * promoted)


def paths(pawns: tuple[Square, ...], side: Side) -> list[Path]:
    """Return where each pawn of a side can come from, those first that have advanced least."""
    return sorted([_path(pawn, side) for pawn in pawns], key=lambda path: path.steps)


def crowded(pawns: tuple[Square, ...]) -> tuple[Square, ...]:
    """Return the pawns that share their file with another one."""
    files = [pawn & 7 for pawn in pawns]
    if len(set(files)) == len(files):
        return ()
    return tuple([pawn for pawn in pawns if files.count(pawn & 7) > 1])


@lru_cache(maxsize=4096)
def _fewest(pawns: tuple[Square, ...], side: Side) -> int | None:
    return _cheapest([path.files for path in paths(pawns, side)])


def _cheapest(ways: Sequence[dict[int, int]]) -> int | None:
    """Return the least sum of captures if each pawn comes from another file, None if none can."""
    costs = {0: 0}
    for files in ways:
        after: dict[int, int] = {}
        for taken, cost in costs.items():
            for file, captures in files.items():
                home = 1 << file
                if not taken & home:
                    total = cost + captures
                    if after.get(taken | home, total) >= total:
                        after[taken | home] = total
        costs = after
    return min(costs.values(), default=None)


def _crowd(pawns: tuple[Square, ...], side: Side) -> tuple[int, int, tuple[Square, ...]]:
    """Return the fewest neighbouring files, first and last, from which too many pawns must come.

    Some are found whenever the pawns have no way: each comes from a run of files, and for such
    runs Hall's condition need only be asked of runs.
    """
    spans = [(min(path.files), max(path.files), path.pawn) for path in paths(pawns, side)]
    for width in range(8):
        for first in range(8 - width):
            last = first + width
            crowd = [pawn for low, high, pawn in spans if first <= low and high <= last]
            if len(crowd) > width + 1:
                return first, last, tuple(sorted(crowd))
    raise ValueError("these pawns have a way")


@lru_cache(maxsize=128)
def _path(pawn: Square, side: Side) -> Path:
    steps = rank_of(pawn) - 1 if side == WHITE else 6 - rank_of(pawn)
    file = file_of(pawn)
    files = range(max(0, file - steps), min(7, file + steps) + 1)
    return Path(pawn, steps, {home: abs(home - file) for home in files})
