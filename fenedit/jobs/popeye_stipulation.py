"""The stipulation of a record as Popeye may be asked for it, and what else is asked."""

import re
from typing import Final

from fenedit.notation.position import Position, other_side, piece_of, squares_of
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.attacks import is_attacked

_WRITTEN: Final = re.compile(
    r"(?P<kind>[hs]?)\s*[#‡≠]\s*(?P<moves>[1-9][0-9]{0,2})(?P<half>[.,]5|\s?½)?(?P<set>\*)?"
    r"(?:[,;:]?\s*\(?(?:[0-9]+(?:\.[0-9]+)+\.*|[0-9]+\s+sol(?:ution)?s?\.?)\)?)?\.?",
    re.IGNORECASE,
)
"""A stipulation as it is printed above diagrams: * for set play, then the number of solutions."""


def popeye_stipulation(puzzle: Puzzle) -> str:
    """Return what Popeye is asked of a problem: "#n", "s#n", "h#n" or "h#n.5"; "" for nothing.

    Where a record has two stipulations, this is the other one: #n is solved without Popeye too.
    """
    written = _WRITTEN.fullmatch(puzzle.stipulation.strip())
    if written is not None:
        kind, half = written["kind"].lower(), ".5" if written["half"] else ""
        if kind == "h" or not half:
            return f"{kind}#{written['moves']}{half}"
    return f"#{puzzle.mate}" if puzzle.mate else ""


def popeye_options(puzzle: Puzzle, position: Position, *, tries: bool) -> tuple[str, ...]:
    """Return what Popeye is asked for beside keys or solutions, of `popeye_language.OPTIONS`.

    Set play is asked for where the stipulation says so ("h#2*") and it can be: while the side to
    move is in check, nobody else can move, and Popeye refuses the whole problem.
    """
    asked = popeye_stipulation(puzzle)
    written = _WRITTEN.fullmatch(puzzle.stipulation.strip())
    options = []
    if written is not None and written["set"] and not written["half"] and not _in_check(position):
        options.append("SetPlay")
    # Those of a self-mate take far longer than itself.
    if tries and asked.startswith("#"):
        options.append("Try")
    if not asked.startswith("h"):
        options.append("Variation")
    return tuple(options)


def _in_check(position: Position) -> bool:
    placement, mover, *_ = position
    kings = squares_of(placement, piece_of("K", mover))
    return any(is_attacked(placement, king, other_side(mover)) for king in kings)
