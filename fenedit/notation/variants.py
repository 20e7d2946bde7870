"""What tells that a position is of another variant than standard chess and Chess960."""

from collections.abc import Iterable
from typing import Final

from fenedit.notation.chess960 import names_chess960, plain_name

VARIANT_OPCODES: Final = frozenset({"pocket", "promoted", "checks", "variant"})
"""Opcodes, and names of what is set aside, that hold what other variants write."""
_STANDARD: Final = frozenset({"", "?", "chess", "standard", "normal", "fromposition"})
_NOTES: Final = frozenset({"pocket", "promoted-mark", "checks", "game-variant"})
"""Codes of the notes on what other variants write."""


def names_other_variant(name: str) -> bool:
    """Tell whether a name, of a tag, in a link or an operand, is that of another variant."""
    name = name.strip('" ')
    return not names_chess960(name) and plain_name(name) not in _STANDARD


def is_other_variant(notes: Iterable[str], said: Iterable[tuple[str, str]]) -> bool:
    """Tell whether a position is of another variant, by all that is said with it.

    Args:
        notes: codes of the notes on how it is written.
        said: names and values of what was set aside, and of operations.
    """
    return not _NOTES.isdisjoint(notes) or any(
        names_other_variant(value) if name == "variant" else name in VARIANT_OPCODES
        for name, value in said
    )
