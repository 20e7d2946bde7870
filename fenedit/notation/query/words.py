"""Single words of a query that ask about the board, and numbers: read and written."""

import re
from typing import Final

from fenedit.notation.pieces import PIECES
from fenedit.notation.query.board import (
    ANY_ARMY,
    Army,
    Count,
    Material,
    SquareContent,
    army,
    in_order,
)
from fenedit.notation.query.terms import Range
from fenedit.notation.squares import parse_square

ANY_MAN_SIGN: Final = "?"
_ANY: Final = r"…|\.\.\.?|\*"
_ARMY: Final = rf"(?:[KQRBNP](?:\{{[0-9]{{0,2}}[-+]?[0-9]{{0,2}}\}})?)*(?:{_ANY})?"
_MATERIAL: Final = re.compile(rf"(?P<first>{_ARMY})(?P<versus>v(?P<second>{_ARMY}))?")
_MEN: Final = re.compile(r"([KQRBNP])(?:\{([^}]*)\})?")
_COUNT: Final = re.compile(r"(?P<low>[0-9]*)(?P<dash>[-+]?)(?P<high>[0-9]*)")
_ENDS_OPEN: Final = re.compile(rf"(?:{_ANY})$")
_SQUARE: Final = r"(?:[KQRBNPkqrbnp?.]|\[[KQRBNPkqrbnp.]+\])[a-h][1-8]"
_SQUARES: Final = re.compile(rf"{_SQUARE}(?:,{_SQUARE})*")
_RANGE: Final = re.compile(
    r"(?P<low>[-+]?[0-9]{1,9})(?:(?P<dash>-|\.\.)(?P<high>[-+]?[0-9]{1,9})?)?"
    r"|(?P<sign>[<>]=?|\.\.)(?P<limit>[-+]?[0-9]{1,9})"
)
_MOST_MEN: Final = 64


def read_material(word: str) -> Material | None:
    """Return the material that a word names, either side's first; None if it names none."""
    match = _MATERIAL.fullmatch(word)
    if not word or match is None:
        return None
    first = _read_army(match["first"])
    second = ANY_ARMY if match["second"] is None else _read_army(match["second"])
    return None if first is None or second is None else Material(first, second)


def is_plainly_material(word: str) -> bool:
    """Tell whether a word can hardly mean anything but material: `KRvK`, `KBB…`; not `KBN`."""
    match = _MATERIAL.fullmatch(word)
    if match is None or not match["first"]:
        return False
    if match["versus"]:
        return bool(match["second"]) and word[0] in "K*…." and match["second"][0] in "K*…."
    return word[0] == "K" and _ENDS_OPEN.search(word) is not None


def _read_army(text: str) -> Army | None:
    is_open = _ENDS_OPEN.search(text) is not None
    counts: dict[str, Count] = {}
    for kind, written in _MEN.findall(text):
        # Nobody who leaves other men open means a second king.
        count: Count | None = (1, None if is_open and kind != "K" else 1)
        # An empty pair of braces is no count.
        if written or f"{kind}{{}}" in text:
            count = _read_count(written)
        if count is None:
            return None
        low, high = counts.get(kind, (0, 0))
        counts[kind] = (
            low + count[0],
            None if high is None or count[1] is None else high + count[1],
        )
    return army(counts, is_open=is_open)


def _read_count(text: str) -> Count | None:
    match = _COUNT.fullmatch(text)
    if match is None or not (match["low"] or match["high"]):
        return None
    low = int(match["low"] or 0)
    high = int(match["high"]) if match["high"] else None
    if not match["dash"]:
        high = low
    elif match["dash"] == "+" and high is not None:
        return None
    return None if low > _MOST_MEN or (high is not None and high < low) else (low, high)


def read_squares(word: str) -> tuple[SquareContent, ...] | None:
    """Return what squares hold by a word such as `Ne5` or `Ke1,?e2,.e3,[Qr]e4`, None if none."""
    if not _SQUARES.fullmatch(word):
        return None
    return tuple(
        (parse_square(part[-2:]), _contents(part[:-2].strip("[]"))) for part in word.split(",")
    )


def _contents(sign: str) -> str:
    return PIECES if sign == ANY_MAN_SIGN else in_order(sign)


def read_range(text: str) -> Range | None:
    """Return the numbers that `7`, `20-40`, `20-`, `>50` or `<=5` mean, None for anything else."""
    match = _RANGE.fullmatch(text)
    if match is None:
        return None
    if match["limit"]:
        limit = int(match["limit"])
        match match["sign"]:
            case ">":
                return Range(low=limit + 1)
            case ">=":
                return Range(low=limit)
            case "<":
                return Range(high=limit - 1)
            case _:
                return Range(high=limit)
    low = int(match["low"])
    if not match["dash"]:
        return Range(low, low)
    high = int(match["high"]) if match["high"] else None
    return None if high is not None and high < low else Range(low, high)
