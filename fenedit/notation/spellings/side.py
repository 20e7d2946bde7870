"""Whose move it is, where a text beside a diagram plainly says so."""

import re
from typing import Final

from fenedit.notation.pieces import BLACK, WHITE, Side

_SIDE_NAMES: Final = {
    WHITE: (
        "white|weiß|weiss|blancs|blancas|blanco|bianco|wit|białe|białych|biali|белые|белых|"
        "brancas|vit|hvid|hvit|bílý"
    ),
    BLACK: (
        "black|schwarz|noirs|negras|negro|nero|zwart|czarne|czarnych|czarni|черные|чёрные|"
        "черных|чёрных|pretas|svart|sort|černý"
    ),
}
_BEHIND: Final = (
    r"to\s+(?:move|play)|moves|plays|begins|starts|am\s+zug|zieht|beginnt|an\s+der\s+reihe|"
    r"jouent|commencent|juegan|mueven|empiezan|muove|gioca|aan\s+zet|begint|speelt|"
    r"zaczynają|na\s+posunięciu|начинают|ходят|jogam"
)
"""What follows a side's name that is to move."""
_BEFORE: Final = (
    r"side\s+to\s+move|to\s+move|to\s+play|turn|move|mover|zug|am\s+zug|trait(?:\s+aux)?|"
    r"aux|juegan|mueven|tratto(?:\s+al)?|tocca\s+al|muove(?:\s+il)?|aan\s+zet|"
    r"ruch(?:\s+mają)?|posunięcie|na\s+posunięciu|ход"
)
"""What stands before the name of a side that is to move."""


_ASSIGNED: Final = r"turn|side|side_?to_?move|stm|active_?(?:colou?r|player|side)|to_?move|mover"
"""Names that a side to move has in data: `"turn": "b"`, `side="black"`, `&turn=b`."""


def _patterns(side: Side) -> re.Pattern[str]:
    names, letter = _SIDE_NAMES[side], side
    return re.compile(
        rf"\b(?:{names})(?:['’]s)?\s{{1,4}}(?:{_BEHIND}|(?:move|turn)\b)"
        rf"|\b(?:{_BEFORE})\s{{0,4}}[:=-]?\s{{0,4}}(?:{names}|{letter})\b"
        rf"|\bmove\s{{0,4}}#\s{{0,4}}:\s{{0,4}}[0-9]{{1,6}}\s{{1,4}}\((?:{names})\)"
        rf"|\b{letter}tm\b"
        rf"|(?<![A-Za-z])(?:{_ASSIGNED})[\"']?\s{{0,4}}[:=]\s{{0,4}}[\"']?(?:{names}|{letter})\b"
        rf"|^[ \t]*\(?(?:{letter}|(?:{names})(?:[ \t]{{1,4}}(?:-|[KQA-H]{{1,4}}))?)\)?\.?[ \t]*$",
        re.IGNORECASE | re.MULTILINE,
    )


_PATTERNS: Final = {side: _patterns(side) for side in (WHITE, BLACK)}
_NAME: Final = re.compile("|".join(_SIDE_NAMES.values()), re.IGNORECASE)


def side_in(text: str) -> Side | None:
    """Return the side that a text says is to move; None where it says nothing, or both."""
    told = sides_in(text)
    return told[0] if len(told) == 1 else None


def sides_in(text: str) -> list[Side]:
    """Return the sides that a text says are to move: both, where it speaks of two positions."""
    return [side for side, pattern in _PATTERNS.items() if pattern.search(text)]


def names_side(word: str) -> bool:
    """Tell whether a word is a side: a letter or, in some language, a name."""
    return word.lower() in (WHITE, BLACK) or _NAME.fullmatch(word) is not None
