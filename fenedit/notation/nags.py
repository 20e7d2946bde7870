"""Reads and writes numeric annotation glyphs (PGN standard, 10) as the signs of chess books."""

import re
from collections.abc import Iterable

JOINED = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""Signs that are written directly after the move."""
DIAGRAM = 220
"""Asks for a diagram; 221 for one from Black's side."""
SIGNS = JOINED | {
    7: "□",
    8: "□",
    10: "=",
    11: "=",
    12: "=",
    13: "∞",
    14: "+=",
    15: "=+",
    16: "±",
    17: "∓",
    18: "+−",
    19: "−+",
    20: "+−",
    21: "−+",
    22: "⊙",
    23: "⊙",
    32: "⟳",
    33: "⟳",
    36: "↑",
    37: "↑",
    40: "→",
    41: "→",
    44: "=∞",
    45: "=∞",
    132: "⇆",
    133: "⇆",
    138: "⊕",
    139: "⊕",
    140: "∆",
    141: "∇",
    142: "⌓",
    145: "RR",
    146: "N",
    DIAGRAM: "▦",
    DIAGRAM + 1: "▦",
}
"""The signs of glyphs, as Informant and ChessBase print them."""


def with_signs(move: str, nags: Iterable[int]) -> str:
    """Return a move with the signs of its glyphs ("$n" for one without), to stay on one line."""
    for nag in nags:
        sign = SIGNS.get(nag, f"${nag}")
        move += sign if nag in JOINED else f"\N{NO-BREAK SPACE}{sign}"
    return move


_NUMBERS = {sign: nag for nag, sign in reversed(SIGNS.items())} | {
    "⩲": 14,
    "+/=": 14,
    "⩱": 15,
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
_GLYPH = re.compile(
    r"\$([0-9]{1,3})|" + "|".join(map(re.escape, sorted(_NUMBERS, key=len, reverse=True)))
)


def nags_in(text: str) -> list[int]:
    """Return the glyphs of a text that holds signs, or numbers as "$1"."""
    return [int(found[1]) if found[1] else _NUMBERS[found[0]] for found in _GLYPH.finditer(text)]


def without_signs(text: str) -> str:
    """Return what is left of a text without its glyphs."""
    return _GLYPH.sub("", text)
