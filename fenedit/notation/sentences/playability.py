"""Sentences about what engines refuse, and about claims that the board contradicts."""

from typing import Final

PLAYABILITY: Final = {
    # Men
    "empty-board": "The board is empty.",
    "king-missing-white": "White has no king.",
    "king-missing-black": "Black has no king.",
    "kings-too-many-white": "White has more than one king: {squares}.",
    "kings-too-many-black": "Black has more than one king: {squares}.",
    "pawns-too-many-white": "White has {count} pawns; there can be 8 at most.",
    "pawns-too-many-black": "Black has {count} pawns; there can be 8 at most.",
    "men-too-many-white": "White has {count} men; there can be 16 at most.",
    "men-too-many-black": "Black has {count} men; there can be 16 at most.",
    "pawn-on-backrank": "Pawns cannot stand on the first or last rank: {squares}.",
    "opposite-check": "The king on {square} could be captured: its side is not to move.",
    "kings-adjacent": "The kings stand side by side: {squares}.",
    # Claims
    "castling-invalid": "The castling right {letter} lacks its king or its rook at home.",
    "castling-invalid-wing": "The castling right {letter} is a second one on the same wing.",
    "ep-wrong-rank": (
        "{square} cannot be the en passant square: it is on rank 6 when White is to move, "
        "on rank 3 when Black is."
    ),
    "ep-no-pawn": "No pawn stands where one that has just passed {square} would stand.",
    "ep-target-occupied": "The en passant square {square} is not empty.",
    "ep-origin-occupied": "The square from which a pawn would have passed {square} is not empty.",
    "ep-no-capturer": "No pawn stands ready to capture en passant on {square}.",
    "chess960-offered": "These castling rights make sense in Chess960 only.",
}

EXPLANATIONS: Final[dict[str, str]] = {}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""
