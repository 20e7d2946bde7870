"""The stipulation of a record as Popeye may be asked for it."""

import re
from typing import Final

from fenedit.notation.puzzle.puzzle import Puzzle

_WRITTEN: Final = re.compile(
    r"(?P<kind>[hs]?)\s*[#‡≠]\s*(?P<moves>[1-9][0-9]{0,2})(?P<half>[.,]5|\s?½)?\*?"
    r"(?:[,;:]?\s*\(?(?:[0-9]+(?:\.[0-9]+)+\.*|[0-9]+\s+sol(?:ution)?s?\.?)\)?)?\.?",
    re.IGNORECASE,
)
"""A stipulation as it is printed above diagrams, with the number of solutions behind it."""


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
