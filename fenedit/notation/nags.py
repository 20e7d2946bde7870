"""Names the numeric annotation glyphs of PGN (standard of 1994, section 10) by their signs.

Numbers above 139 are not in the standard, but programs agree on them.
"""

import re

GOOD_MOVE, MISTAKE = 1, 2
DIAGRAM = 220
"""Marks a position that is to be shown as a diagram."""

SIGNS = {
    1: "!",
    2: "?",
    3: "!!",
    4: "??",
    5: "!?",
    6: "?!",
    7: "□",
    10: "=",
    13: "∞",
    14: "⩲",
    15: "⩱",
    16: "±",
    17: "∓",
    18: "+−",
    19: "−+",
    22: "⨀",
    26: "○",
    32: "⟳",
    36: "↑",
    40: "→",
    44: "=∞",
    132: "⇆",
    138: "⊕",
    140: "∆",
    141: "∇",
    142: "⌓",
    145: "RR",
    146: "N",
}
"""The signs of those that have one, as books print them."""

_OTHER_SPELLINGS = {
    "+=": 14,
    "+/=": 14,
    "=+": 15,
    "=/+": 15,
    "+/-": 16,
    "+/−": 16,
    "-/+": 17,
    "−/+": 17,
    "+-": 18,
    "+–": 18,
    "-+": 19,
    "–+": 19,
    "‼": 3,
    "⁇": 4,
    "⁉": 5,
    "⁈": 6,
    "⊙": 22,
    "©": 44,
    "⇄": 132,
    "△": 140,
    "Δ": 140,
    "D": DIAGRAM,
    "#": DIAGRAM,
}
_NUMBERS = {sign: number for number, sign in SIGNS.items()} | _OTHER_SPELLINGS
_GLYPH = re.compile(
    r"\$([0-9]{1,3})|" + "|".join(map(re.escape, sorted(_NUMBERS, key=len, reverse=True)))
)


def nags_in(text: str) -> list[int]:
    """Return the glyphs of a text that holds signs, or numbers as "$1"."""
    return [int(found[1]) if found[1] else _NUMBERS[found[0]] for found in _GLYPH.finditer(text)]
