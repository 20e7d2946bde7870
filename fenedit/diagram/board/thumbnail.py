"""Small boards for lists and menus: squares and pieces, nothing else."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from fenedit.diagram.board.painter import BoardPainter
from fenedit.diagram.geometry import BoardGeometry
from fenedit.diagram.scene import BoardScene, Coordinates
from fenedit.notation.position import Placement


def board_pixmap(
    placement: Placement,
    size: float,
    painter: BoardPainter,
    device_pixel_ratio: float = 1.0,
    flipped: bool = False,
) -> QPixmap:
    """Return a picture of a placement, without coordinates, that fits a square.

    Args:
        placement: what stands on the squares.
        size: the side of the square in logical pixels; what eight whole squares leave of it is cut.
        painter: holds colours and pieces, and keeps what it has drawn for the next picture.
        device_pixel_ratio: device pixels to a logical one.
        flipped: whether Black is at the bottom.
    """
    geometry = BoardGeometry(0, 0, size, flipped, device_pixel_ratio)
    pixels = 8 * geometry.square_pixels
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.white)
    brush = QPainter(pixmap)
    painter.paint(brush, geometry, BoardScene(placement, coordinates=Coordinates.NONE))
    brush.end()
    return pixmap
