"""What pieces and squares are called, and what is said of several."""

from PySide6.QtCore import QCoreApplication

from fenedit.notation.position import EMPTY, FEN_ORDER, Content, Placement, Square, square_name
from fenedit.session.state import Rectangle

_MOST_SQUARES_TOLD = 4
"""Changes of more squares than this are told by their number."""


def piece_name(content: Content) -> str:
    """Return the name of a piece, such as "white queen", or "empty"."""
    return _names()[content]


def square_words(square: Square, content: Content) -> str:
    """Say what a square holds: "e4, white queen"."""
    pattern = QCoreApplication.translate("piece_words", "{square}, {piece}")
    return pattern.format(square=square_name(square), piece=piece_name(content))


def _names() -> dict[Content, str]:
    translate = QCoreApplication.translate
    return {
        "K": translate("piece_words", "white king"),
        "Q": translate("piece_words", "white queen"),
        "R": translate("piece_words", "white rook"),
        "B": translate("piece_words", "white bishop"),
        "N": translate("piece_words", "white knight"),
        "P": translate("piece_words", "white pawn"),
        "k": translate("piece_words", "black king"),
        "q": translate("piece_words", "black queen"),
        "r": translate("piece_words", "black rook"),
        "b": translate("piece_words", "black bishop"),
        "n": translate("piece_words", "black knight"),
        "p": translate("piece_words", "black pawn"),
        EMPTY: translate("piece_words", "empty"),
    }


def differing_squares(before: Placement, after: Placement) -> tuple[Square, ...]:
    """Return the squares that hold something else, in FEN's order."""
    return tuple(square for square in FEN_ORDER if before[square] != after[square])


def selection_words(area: Rectangle | None) -> str:
    """Say what is selected: "16 squares selected, b2 to e5"."""
    if area is None:
        return QCoreApplication.translate("BoardVoice", "No squares selected")
    if len(area) == 1:
        words = QCoreApplication.translate("BoardVoice", "{square} selected")
        return words.format(square=range_words(area))
    words = QCoreApplication.translate("BoardVoice", "{count} squares selected, {squares}")
    return words.format(count=len(area), squares=range_words(area))


def range_words(area: Rectangle) -> str:
    """Name a rectangle by its corners: "b2 to e5", or by its only square."""
    first, last = map(square_name, area.corners)
    if first == last:
        return first
    words = QCoreApplication.translate("BoardVoice", "{first} to {last}")
    return words.format(first=first, last=last)


def change_words(before: Placement, after: Placement) -> str:
    """Say what changed: each square if they are few, else how many."""
    squares = differing_squares(before, after)
    if len(squares) > _MOST_SQUARES_TOLD:
        words = QCoreApplication.translate("BoardVoice", "{count} squares changed")
        return words.format(count=len(squares))
    # What came is of more interest than what left.
    filled = sorted(squares, key=lambda square: after[square] == ".")
    return "; ".join(square_words(square, after[square]) for square in filled)
