"""Titles of repairs."""

from typing import Final

FIX_TITLES: Final = {
    "drop-right": "Remove the right {letter}",
    "drop-ep": "Remove the en passant square",
    "set-chess960": "Switch to Chess960",
    "remove-pawns": "Remove these pawns",
    "swap-side": "Let the other side move",
    "swap-side-w": "Let White move",
    "swap-side-b": "Let Black move",
    "set-fullmove-1": "Set the fullmove number to 1",
    "set-clock-0": "Set the halfmove clock to 0",
}
"""Titles of repairs by their codes; "swap-side" has one for each side that gets the move."""
