"""What pieces and squares are called."""

from PySide6.QtCore import QCoreApplication

from fenedit.notation.position import EMPTY, Content, Square, square_name


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
