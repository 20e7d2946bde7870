"""Sentences about pawns, promotions, cages and tempo that no game explains."""

from typing import Final

STRUCTURE: Final[dict[str, str]] = {}

EXPLANATIONS: Final[dict[str, str]] = {}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""
