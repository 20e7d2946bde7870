"""Sentences about checks and last moves that no game has."""

from typing import Final

CHECKERS: Final[dict[str, str]] = {}

EXPLANATIONS: Final[dict[str, str]] = {}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""
