"""Writes numeric annotation glyphs (PGN standard, 10) as the signs that chess books print."""

from collections.abc import Iterable

JOINED = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""Signs that stand at the move itself."""
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
    """Return a move with the signs of its glyphs, "$n" for those without; no line breaks there."""
    for nag in nags:
        sign = SIGNS.get(nag, f"${nag}")
        move += sign if nag in JOINED else f"\N{NO-BREAK SPACE}{sign}"
    return move
