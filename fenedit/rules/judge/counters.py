"""The halfmove clock and the fullmove number: hints only, composers write what they like."""

from collections.abc import Iterator
from typing import Final

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity

_CLAIMABLE: Final = 100
"""Plies of the fifty-move rule (FIDE Laws of Chess, 9.3)."""
_AUTOMATIC: Final = 150
"""Plies of the seventy-five-move rule (FIDE Laws of Chess, 9.6.2)."""


def fullmove_number(position: Position, chess960: bool) -> Iterator[Problem]:
    """Remark on fullmove number 0; the PGN standard (16.1.3.6) begins with 1."""
    if position.fullmove_number == 0:
        yield Problem("fullmove-zero", Severity.HINT)


def halfmove_clock(position: Position, chess960: bool) -> Iterator[Problem]:
    """Remark on a clock that ends the game, or lets a player end it."""
    clock = position.halfmove_clock
    if clock >= _AUTOMATIC:
        yield Problem("clock-ge-150", Severity.HINT, data=(("count", str(clock)),))
    elif clock >= _CLAIMABLE:
        yield Problem("clock-ge-100", Severity.HINT, data=(("count", str(clock)),))
