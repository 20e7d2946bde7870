"""Pages on a QPainter: in a preview, in pictures of pixels, on a printer. Vectors stay vectors."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from fenedit.diagram.page import Page, PlacedPicture
from fenedit.diagram.paint import paint_shapes
from fenedit.diagram.pieces.piece_set import PieceSet

_LAID_OUT_AT = 100
"""Pixels of the font that texts are measured in, as `paint` draws them."""
_MOST_MEASURED = 8192


def paint_page(painter: QPainter, page: Page, pieces: PieceSet) -> None:
    """Draw a page, one point being one unit of the painter's.

    Args:
        painter: scaled and moved to where the page is; its state stays as it was.
        page: what to draw; its paper is not.
        pieces: the drawings of men.
    """
    for item in page.items:
        if isinstance(item, PlacedPicture):
            paint_picture(painter, item, pieces)
        else:
            paint_shapes(painter, (item,), pieces)


def paint_picture(painter: QPainter, placed: PlacedPicture, pieces: PieceSet) -> None:
    """Draw one diagram of a page where it stands."""
    picture = placed.picture
    painter.save()
    painter.translate(placed.x, placed.y)
    painter.scale(placed.scale, placed.scale)
    if picture.background:
        area = QRectF(0, 0, picture.frame.width, picture.frame.height)
        painter.fillRect(area, QColor(picture.background))
    painter.translate(picture.frame.left, picture.frame.top)
    paint_shapes(painter, picture.shapes, pieces)
    painter.restore()


@lru_cache(maxsize=_MOST_MEASURED)
def measure(text: str, size: float, bold: bool = False, italic: bool = False) -> float:
    """Return the width in points of a line of text as a painter draws it.

    Args:
        text: the line.
        size: of the font, in points.
        bold: whether it is heavy.
        italic: whether it leans.
    """
    return _metrics(bold, italic).horizontalAdvance(text) * size / _LAID_OUT_AT


@lru_cache(maxsize=4)
def _metrics(bold: bool, italic: bool) -> QFontMetricsF:
    font = QFont()
    font.setPixelSize(_LAID_OUT_AT)
    font.setBold(bold)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return QFontMetricsF(font)
