"""The counts of perft suites: how many lines of play there are to a depth.

Suites write them as `;D1 20 ;D2 400`, `D1 20; D2 400;`, `perft 1 20 2 400;` or `perft1 20;`.
"""

import re
from typing import Final

_STRING: Final = re.compile(r'"[^"]*"?')
_END: Final = r"(?=[\s;,]|$)"
_DEPTH: Final = re.compile(
    rf"(?<![^\s;,])(?:D|perft)(?P<depth>[1-9][0-9]?)(?=[\s:=])\s*+[:=]?\s*+(?P<count>[0-9]{{1,19}}){_END}",
    re.IGNORECASE,
)
_PERFT: Final = re.compile(
    rf"(?<![^\s;,])perft[\s:=]+(?P<pairs>[1-9][0-9]?\s+[0-9]{{1,19}}"
    rf"(?:[\s,]+[1-9][0-9]?\s+[0-9]{{1,19}})*){_END}",
    re.IGNORECASE,
)
_PAIR: Final = re.compile(r"([0-9]+)\s+([0-9]+)")


def perft_counts(rest: str) -> tuple[tuple[int, int], ...]:
    """Return depths and counts that stand behind the fields of a record, by depth; () for none.

    Of a depth that stands there twice the first one counts.
    """
    text = _STRING.sub('""', rest)
    found = [(match["depth"], match["count"]) for match in _DEPTH.finditer(text)]
    for match in _PERFT.finditer(text):
        found += _PAIR.findall(match["pairs"])
    counts: dict[int, int] = {}
    for depth, count in found:
        counts.setdefault(int(depth), int(count))
    return tuple(sorted(counts.items()))
