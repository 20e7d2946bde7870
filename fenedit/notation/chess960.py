"""Chess960 and other variants: what tells them from standard chess; 960 starting positions."""

import re
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from fenedit.notation.castling import resolve_right
from fenedit.notation.position import EMPTY, WHITE, Placement, Position

START_COUNT: Final = 960
_KNIGHTS: Final = tuple(combinations(range(5), 2))
_NAME: Final = re.compile(r"(?:chess)?960|(?:fischerr?andom|freestyle)(?:chess)?|frc")
_VARIANT: Final = re.compile(r'(?:^|;)\s*variant\s+"?([^";]*)"?|"[^"]*"?', re.IGNORECASE)
"""The operation `variant` with its operand; or a string of another one, which may say anything."""


def is_chess960(position: Position, variant: str = "", rest: str = "") -> bool:
    """Tell whether a position is one of Chess960, by all that is said with it.

    Args:
        position: its castling letters count where they name a file of a rook that has no right in
            standard chess. K and Q do not: they are also written for standard chess by mistake.
        variant: the name of a variant, of a tag or in a link.
        rest: what stands behind the fields of a line: EPD's operation `variant`.
    """
    if names_chess960(variant) or says_chess960(rest):
        return True
    return any(
        letter not in "KQkq"
        and resolve_right(position.placement, letter, False) is None
        and resolve_right(position.placement, letter, True) is not None
        for letter in position.castling_rights
    )


def names_chess960(variant: str) -> bool:
    """Tell whether a variant's name is one of Chess960's: `chess 960`, `Fischer Random`, `frc`."""
    return _NAME.fullmatch(_plain_name(variant)) is not None


def _plain_name(variant: str) -> str:
    return re.sub(r"[\s_-]+", "", variant).lower()


def says_chess960(rest: str) -> bool:
    """Tell whether an operation `variant` names Chess960 behind the fields of a line."""
    return "variant" in rest.lower() and any(map(names_chess960, _VARIANT.findall(rest)))


def start_position(number: int) -> Position:
    """Return a starting position by its number, 518 for that of standard chess.

    Raises:
        ValueError: the number is not one of 0 to 959.
    """
    if not 0 <= number < START_COUNT:
        raise ValueError(f"starting positions are numbered 0 to 959, not {number}")
    rest, light = divmod(number, 4)
    rest, dark = divmod(rest, 4)
    knights, queen = divmod(rest, 6)
    files = [""] * 8
    files[2 * light + 1] = "B"
    files[2 * dark] = "B"
    first, second = _KNIGHTS[knights]
    # The second knight counts among the squares that are free before the first one is placed.
    for index, piece in ((queen, "Q"), (second, "N"), (first, "N"), (0, "R"), (0, "K"), (0, "R")):
        free = [file for file, content in enumerate(files) if not content]
        files[free[index]] = piece
    rank = "".join(files)
    return Position(rank + "P" * 8 + EMPTY * 32 + "p" * 8 + rank.lower(), WHITE, "KQkq")


def number_of(placement: Placement) -> int | None:
    """Return the number of a starting placement, None if it is not one."""
    return _numbers().get(placement)


@cache
def _numbers() -> dict[Placement, int]:
    return {start_position(number).placement: number for number in range(START_COUNT)}


VARIANT_OPCODES: Final = frozenset({"pocket", "promoted", "checks", "variant"})
"""Opcodes, and names of what is set aside, that hold what other variants write."""
_STANDARD: Final = frozenset({"", "?", "chess", "standard", "normal", "fromposition"})
_NOTES: Final = frozenset({"pocket", "promoted-mark", "checks", "game-variant"})
"""Codes of the notes on what other variants write."""


def names_other_variant(name: str) -> bool:
    """Tell whether a name, of a tag, in a link or an operand, is that of another variant."""
    name = name.strip('" ')
    return not names_chess960(name) and _plain_name(name) not in _STANDARD


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
