"""Sentences about the two counters."""

from typing import Final

CLOCKS: Final[dict[str, str]] = {
    "fullmove-zero": "The fullmove number is 0, but the first move is number 1.",
    "clock-ge-100": "The halfmove clock is at {count}: the fifty-move rule offers a draw.",
    "clock-ge-150": "The halfmove clock is at {count}: the seventy-five-move rule ends the game.",
}

EXPLANATIONS: Final[dict[str, str]] = {}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""
