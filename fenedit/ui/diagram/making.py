"""Pictures that are made while the window waits, which for the largest ones takes seconds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.ui.diagram.choice import PictureChoice
from fenedit.ui.diagram.exporting import picture_bytes

MOST_AT_ONCE: Final = 2048
"""Pixels across a PNG that is made in about a fifth of a second; larger ones are made beside."""
MOST_COPIED: Final = 4096
"""Pixels across pictures on the clipboard: programs that paste them hold each pixel in memory."""
LEAST_OF_VECTORS: Final = 1200
"""Pixels across the PNG beside vectors whose own size is that of a page."""


class Contents(NamedTuple):
    """A diagram in all the ways in which it leaves the window.

    Attributes:
        png: pixels.
        svg: vectors.
        fen: the position as text.
        pixels: how many pixels the PNG is wide,
        reduced: and whether that is less than was chosen.
    """

    png: bytes
    svg: bytes
    fen: str
    pixels: int
    reduced: bool = False


def made_picture(
    diagram: Diagram, choice: PictureChoice, pieces: PieceSet, window: QWidget | None
) -> bytes | None:
    """Return a diagram as a file of the chosen format; None if the person would not wait for it.

    Args:
        diagram: what is shown.
        choice: how.
        pieces: the drawings of men.
        window: cannot be used meanwhile.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    if choice.format != "png" or choice.pixels <= MOST_AT_ONCE:
        return picture_bytes(diagram, choice, pieces)
    # Here, because few pictures are so large.
    from fenedit.ui.files.waiting import done_beside

    words = QCoreApplication.translate("Pictures", "Drawing {pixels} × {pixels} pixels…")
    work = partial(picture_bytes, diagram, choice, pieces.apart())
    return done_beside(window, words.format(pixels=choice.pixels), work)


def made_contents(
    diagram: Diagram,
    choice: PictureChoice,
    pieces: PieceSet,
    fen_text: str,
    window: QWidget | None,
    most: int = MOST_COPIED,
) -> Contents | None:
    """Return a diagram for other programs; None if the person would not wait for it.

    Args:
        diagram: what is shown.
        choice: how; whatever its format, there are pixels and vectors.
        pieces: the drawings of men.
        fen_text: what editors of text get.
        window: cannot be used meanwhile.
        most: pixels across the PNG at most.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    wanted = choice.pixels if choice.format == "png" else max(choice.pixels, LEAST_OF_VECTORS)
    pixels = min(wanted, most)
    as_png = replace(choice, style=replace(choice.style, size=pixels), format="png", double=False)
    png = made_picture(diagram, as_png, pieces, window)
    if png is None:
        return None
    svg = picture_bytes(diagram, replace(choice, format="svg"), pieces)
    return Contents(png, svg, fen_text, pixels, pixels < wanted)
