"""What a diagram shows in plain English words, for those who hear a picture. Pure, no Qt."""

from operator import getitem
from typing import Final

from fenedit.notation.marks import MarkColour, Marks
from fenedit.notation.position import EMPTY, FILES, PIECES, RANKS, WHITE, Side, Square, square_name

_KINDS: Final = {
    "K": "king",
    "Q": "queen",
    "R": "rook",
    "B": "bishop",
    "N": "knight",
    "P": "pawn",
}
_NAMES: Final = {
    piece: f"{'white' if piece.isupper() else 'black'} {_KINDS[piece.upper()]}" for piece in PIECES
}
_MEN: Final = [
    [{EMPTY: ""} | {piece: f"{_NAMES[piece]} {file}{rank}, " for piece in PIECES} for file in FILES]
    for rank in RANKS
]
"""By rank and file: each piece on that square, and what parts it from the next one."""
_COLOURS: Final = {
    MarkColour.GREEN: "green",
    MarkColour.RED: "red",
    MarkColour.BLUE: "blue",
    MarkColour.YELLOW: "yellow",
}
NO_MEN: Final = "The board is empty."


def rank_in_words(contents: str, rank: int) -> str:
    """Return what stands on a rank.

    Args:
        contents: of its eight squares, the a-file's first.
        rank: 0 to 7.

    Returns:
        A sentence, or nothing where nothing stands.
    """
    men = "".join(map(getitem, _MEN[rank], contents))
    return f"Rank {rank + 1}: {men[:-2]}." if men else ""


def mover_in_words(side: Side) -> str:
    """Return whose turn it is."""
    return "White to move" if side == WHITE else "Black to move"


def marks_in_words(marks: Marks) -> str:
    """Return what is drawn over a board as a sentence that begins with a space, or nothing."""

    def named(colour: MarkColour, kind: str, square: Square) -> str:
        return f"{_COLOURS[colour]} {kind} {square_name(square)}"

    words = [
        *(
            f"{named(arrow.colour, 'arrow', arrow.origin)} to {square_name(arrow.target)}"
            for arrow in marks.arrows
        ),
        *(named(colour, "circle", square) for colour, square in marks.circles),
        *(named(colour, "square", square) for colour, square in marks.highlights),
        *(f"“{label.text}” on {square_name(label.square)}" for label in marks.labels),
    ]
    return f" Drawn over it: {', '.join(words)}." if words else ""
