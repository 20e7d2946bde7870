"""A diagram to the clipboard, from the window or from its dialog."""

from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.session.settings import Settings
from fenedit.ui.diagram.choice import PictureChoice
from fenedit.ui.diagram.export_words import copied_sentence
from fenedit.ui.diagram.making import made_contents
from fenedit.ui.diagram.picture_clipboard import copy_picture


def copy_made(
    diagram: Diagram,
    choice: PictureChoice,
    pieces: PieceSet,
    fen_text: str,
    settings: Settings,
    window: QWidget,
) -> str:
    """Copy a diagram and its FEN, which becomes a recent position.

    Args:
        diagram: what is shown.
        choice: how.
        pieces: the drawings of men.
        fen_text: what editors of text get.
        settings: keep the recent positions.
        window: cannot be used meanwhile.

    Returns:
        What is said of it; "" where the person would not wait, so that nothing was copied.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    contents = made_contents(diagram, choice, pieces, fen_text, window)
    if contents is None:
        return ""
    copy_picture(contents)
    settings.add_recent_position(fen_text)
    return copied_sentence(fen_text, contents.pixels if contents.reduced else 0)
