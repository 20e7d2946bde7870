"""Diagrams with marks: the picture without them, and nothing painted but what they touch."""

from dataclasses import replace

from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.description import Diagram
from fenedit.diagram.geometry import cell_of
from fenedit.diagram.paint import paint_shapes
from fenedit.diagram.picture import above_of, below_of
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pixels.pixel_frame import PixelFrame
from fenedit.diagram.pixels.raster import man_image
from fenedit.diagram.pixels.tiles import Tiles
from fenedit.notation.position import EMPTY


def paint_marks(
    image: QImage, diagram: Diagram, frame: PixelFrame, tiles: Tiles, pieces: PieceSet
) -> None:
    """Paint the marks of a diagram into its picture without any.

    Args:
        image: was put together of the tiles.
        diagram: what it shows.
        frame: where things are.
        tiles: those of its style and orientation.
        pieces: the drawings of men.
    """
    style = replace(frame.style, mover_mark=False)
    side = frame.square
    # Only on these is anything below the men. Empty squares count for what keeps hatching away.
    squares = {highlight.square for highlight in diagram.marks.highlights}
    squares |= {label.square for label in diagram.marks.labels}
    cells = [(cell_of(square, diagram.flipped), diagram.placement[square]) for square in squares]
    painter = QPainter(image)
    painter.translate(frame.left, frame.top)
    for (column, row), _ in cells:
        painter.drawImage(column * side, row * side, tiles.ground(column, row))
    painter.save()
    painter.scale(side, side)
    paint_shapes(painter, below_of(diagram, style), None)
    painter.restore()
    for (column, row), content in cells:
        if content != EMPTY:
            painter.drawImage(column * side, row * side, man_image(pieces, content, side))
        painter.drawImage(column * side, row * side, tiles.letters(column, row))
    painter.scale(side, side)
    paint_shapes(painter, above_of(diagram, style), None)
    painter.end()
