"""Whose move it is, where a text beside a diagram plainly says so.

Else the stipulation of a problem tells it: Black begins in help play, White in all other, and in
help play of so many moves and a half.
"""

import re
from typing import Final

from fenedit.notation.pieces import BLACK, WHITE, Side
from fenedit.notation.spellings.words import NAMES

_SIDE_NAMES: Final = {
    side: "|".join(pattern for pattern, named, _ in NAMES if named == side)
    for side in (WHITE, BLACK)
}
TO_MOVE: Final = (
    r"(?:is\s+)?to\s+(?:move|play)|moves|plays|begins|starts|"
    r"(?:(?:ist|sind)\s+)?am\s+zuge?|zieh(?:t|en)|beginn(?:t|en)|"
    r"(?:(?:ist|sind)\s+)?an\s+der\s+reihe|"
    r"jouent|commencent|juegan|mueven|empiezan|muove|gioca|aan\s+zet|begint|speelt|"
    r"zaczynają|na\s+posunięciu|начинают|ходят|jogam"
)
"""What follows a side's name that is to move."""
_BEFORE: Final = (
    r"side\s+to\s+move|to\s+move|to\s+play|turn|move|mover|zug|am\s+zug|trait(?:\s+aux)?|"
    r"aux|juegan|mueven|empiezan|comienzan|tratto(?:\s+al)?|tocca\s+al|muove(?:\s+il)?|aan\s+zet|"
    r"ruch(?:\s+mają)?|posunięcie|na\s+posunięciu|ход"
)
"""What stands before the name of a side that is to move."""
ARTICLES: Final = "the|die|der|les?|las?|los|el|il|i|de"
"""What may stand before a side's name and belongs to it."""
_LED: Final = f"{ARTICLES}|mają"
"""What may stand between the words for moving and a side's name."""
_ASSIGNED: Final = r"turn|side|side_?to_?move|stm|active_?(?:colou?r|player|side)|to_?move|mover"
"""Names that a side to move has in data: `"turn": "b"`, `side="black"`, `&turn=b`."""


def _patterns(side: Side) -> re.Pattern[str]:
    names, letter = _SIDE_NAMES[side], side
    return re.compile(
        rf"\b(?:{names})(?:['’]s)?,?\s{{1,4}}\(?(?:{TO_MOVE}|(?:move|turn)\b)"
        rf"|\b(?:{_BEFORE})\s{{0,4}}[:=-]?\s{{0,4}}"
        rf"(?:(?:{_LED})\s{{1,4}}(?:{names})|{names}|{letter})\b"
        rf"|\bmove\s{{0,4}}#\s{{0,4}}:\s{{0,4}}[0-9]{{1,6}}\s{{1,4}}\((?:{names})\)"
        rf"|\b{letter}tm\b"
        rf"|(?<![A-Za-z])(?:{_ASSIGNED})[\"']?\s{{0,4}}[:=]\s{{0,4}}[\"']?(?:{names}|{letter})\b"
        rf"|^[ \t]*\(?(?:{letter}|(?:{names})(?:[ \t]{{1,4}}(?:-|[KQA-H]{{1,4}}))?)\)?\.?[ \t]*$",
        re.IGNORECASE | re.MULTILINE,
    )


_PATTERNS: Final = {side: _patterns(side) for side in (WHITE, BLACK)}
_STIPULATION: Final = re.compile(
    r"(?<![^\s\"'(,;.:\[>])(?:(?:p?ser|[pr])-?)?(?:(?P<kind>h[sr]?|s|r|semi-r)|(?<![^\W\d]\s))"
    r"(?:#|==?|≠|‡|\+\+?|%|~|x)(?P<moves>[0-9]{1,3}(?P<half>\.5|½)?)(?![\w.]|\)\s*[a-h])"
    r"|(?:stip|ford|[eé]non)\w{0,9}[\s:\"']{1,5}(?P<named>[^\s\"']{1,12})"
    r"|(?P<help>help-?\s?mate|hilfsmatt|mat\s+aid[eé]|aiutomatto|hulpmat|mat\s+pomocniczy"
    r"|ayudamate|кооперативный\s+мат)(?:\s+(?:in|en|w|в)?\s*[0-9]{1,3}(?P<more>\.5|½)?)?"
    r"|^[ \t]*(?P<end>[+=])[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
_WHITE_BEGINS: Final = re.compile(r"white(?:begins|toplay)|weissbeginnt|blanccommence", re.I)
"""Options of a solver, in one word."""
_NAME: Final = re.compile("|".join(_SIDE_NAMES.values()), re.IGNORECASE)


def side_in(text: str) -> Side | None:
    """Return the side that a text says is to move; None where it says nothing, or both."""
    told = told_in(text)
    return None if told is None else told[0]


def told_in(text: str) -> tuple[Side, str] | None:
    """Return the side that a text says is to move, and the words that say so; see `side_in`."""
    found = {side: pattern.search(text) for side, pattern in _PATTERNS.items()}
    told = [(side, match[0]) for side, match in found.items() if match]
    if not told:
        return _stipulated(text)
    return told[0] if len(told) == 1 else None


def _stipulated(text: str) -> tuple[Side, str] | None:
    """Return the side that a problem's stipulation lets begin, and the stipulation."""
    match = _STIPULATION.search(text)
    if match is None:
        return None
    if match["named"]:
        named = _STIPULATION.fullmatch(match["named"])
        if named is None:
            return (WHITE, match["named"]) if match["named"] in ("+", "=") else None
        match = named
    helps = match["help"] or (match["kind"] or "").lower() == "h"
    side = BLACK if helps and not (match["half"] or match["more"]) else WHITE
    if (match["kind"] or "").lower() in ("hs", "hr") and match["half"]:
        side = BLACK
    option = _WHITE_BEGINS.search(text)
    return (WHITE, option[0]) if option else (side, match[0])


def sides_in(text: str) -> list[Side]:
    """Return the sides that a text says are to move: both, where it speaks of two positions."""
    return [side for side, pattern in _PATTERNS.items() if pattern.search(text)]


def names_side(word: str) -> bool:
    """Tell whether a word is a side: a letter or, in some language, a name."""
    return word.lower() in (WHITE, BLACK) or _NAME.fullmatch(word) is not None
