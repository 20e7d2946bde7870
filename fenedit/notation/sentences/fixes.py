"""Titles of repairs."""

from typing import Final

FIX_TITLES: Final = {
    "drop-right": "Remove the right {letter}",
    "drop-rights": "Remove all castling rights",
    "drop-rights-w": "Remove White’s castling rights",
    "drop-rights-b": "Remove Black’s castling rights",
    "set-ep": "Set the en passant square to {square}",
    "drop-ep": "Remove the en passant square",
    "set-chess960": "Switch to Chess960",
    "put-king": "Put the king on {square}",
    "keep-king": "Keep only the king on {square}",
    "promote-pawn": "Promote the pawn on {square} to a queen",
    "return-king": "Put the king back on {square}",
    "return-queen": "Put the queen back on {square}",
    "return-rook": "Put the rook back on {square}",
    "return-bishop": "Put the bishop back on {square}",
    "remove-king": "Remove the king on {square}",
    "remove-queen": "Remove the queen on {square}",
    "remove-rook": "Remove the rook on {square}",
    "remove-bishop": "Remove the bishop on {square}",
    "remove-knight": "Remove the knight on {square}",
    "remove-pawn": "Remove the pawn on {square}",
    "remove-pawns": "Remove these pawns",
    "swap-side": "Let the other side move",
    "swap-side-w": "Let White move",
    "swap-side-b": "Let Black move",
    "set-fullmove-1": "Set the fullmove number to 1",
    "set-fullmove": "Set the fullmove number to {count}",
    "set-clock-0": "Set the halfmove clock to 0",
    "set-clock": "Set the halfmove clock to {count}",
}
"""Titles of repairs by their codes; some have one for each side, "swap-side" for the new one."""
