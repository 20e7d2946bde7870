"""Paints pictures and pages: as images of pixels, as PNG, and on any painter."""

import re
from functools import lru_cache, partial
from weakref import WeakKeyDictionary

from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QImageWriter, QPainter

from fenedit.diagram.description import MM_AN_INCH, Diagram, DiagramStyle, scheme
from fenedit.diagram.embedded import FEN_KEYWORD, RECORD_KEYWORD
from fenedit.diagram.fonts import family_of, unhinted_font
from fenedit.diagram.picture import Measure, Page, PlacedPicture, picture_of, pixel_frame
from fenedit.diagram.pieces.outlines import inked, inked_shapes, outlines
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shape_painter import LAID_OUT_AT, paint_shapes
from fenedit.notation.position import PIECES

_INKED: WeakKeyDictionary[PieceSet, PieceSet] = WeakKeyDictionary()


def render_image(
    diagram: Diagram, style: DiagramStyle, pieces: PieceSet, scale: int = 1, dpi: int = 96
) -> QImage:
    """Return a diagram with exactly the width in pixels that its style says.

    `pixel_frame` distributes the pixels beyond whole squares. Without a background the picture is
    transparent around the board.

    Args:
        diagram: the content.
        style: its look.
        pieces: the drawings of pieces.
        scale: pixels per pixel of the style, such as 2 for high-resolution screens.
        dpi: dots per inch at scale 1.

    Returns:
        An image of format RGB32 if nothing in it is transparent, else ARGB32.

    Raises:
        PictureSizeError: the picture would be too small, too large, or all margin; nothing has been
            painted.
    """
    frame = pixel_frame(style, scale, len(diagram.caption))
    picture = picture_of(diagram, frame.style, frame.square)
    left, top, right, bottom = frame.around
    around = QRect(left, top, right - left, bottom - top)
    is_opaque = style.background or around == QRect(0, 0, frame.width, frame.height)
    format_ = QImage.Format.Format_RGB32 if is_opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(frame.width, frame.height, format_)
    image.fill(QColor(style.background) if style.background else Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        if style.frame:
            painter.fillRect(around, QColor(scheme(style.scheme).frame))
        painter.translate(frame.left, frame.top)
        painter.scale(frame.square, frame.square)
        if picture.one_ink:
            pieces = in_one_ink(pieces)
        paint_shapes(painter, picture.shapes, pieces, style.font)
    if not is_opaque:
        image.convertTo(QImage.Format.Format_ARGB32)
    per_metre = round(dpi / MM_AN_INCH * 1000) * scale
    image.setDotsPerMeterX(per_metre)
    image.setDotsPerMeterY(per_metre)
    return image


def png_bytes(
    diagram: Diagram, style: DiagramStyle, pieces: PieceSet, scale: int = 1, dpi: int = 96
) -> bytes:
    """Return a diagram as a PNG file, with the pixels of `render_image`.

    The file has the position's FEN with the keyword "FEN", its record in EPD with "EPD", and the
    title with "Title".

    Raises:
        PictureSizeError: the picture would be too small, too large, or all margin.
    """
    image = render_image(diagram, style, pieces, scale, dpi)
    if not image.hasAlphaChannel() and image.isGrayscale():
        image.convertTo(QImage.Format.Format_Grayscale8)
    for keyword, text in (
        ("Title", diagram.title),
        ("Software", "FenEdit"),
        (FEN_KEYWORD, diagram.fen),
        (RECORD_KEYWORD, diagram.record),
    ):
        if text:
            image.setText(keyword, text.replace("\0", ""))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise MemoryError(writer.errorString())
    return bytes(buffer.data().data())


def paint_page(painter: QPainter, page: Page, pieces: PieceSet) -> None:
    """Draw a page; a point is one unit of the painter.

    Args:
        painter: scaled and moved to the page; its state is restored.
        page: the page, drawn without its paper.
        pieces: the drawings of pieces.
    """
    for item in page.items:
        if not isinstance(item, PlacedPicture):
            paint_shapes(painter, (item,), pieces, page.font)
            continue
        picture, frame = item.picture, item.picture.frame
        painter.save()
        painter.translate(item.x, item.y)
        painter.scale(item.scale, item.scale)
        if picture.background:
            area = QRectF(0, 0, frame.width, frame.height)
            painter.fillRect(area, QColor(picture.background))
        painter.translate(frame.left, frame.top)
        drawings = in_one_ink(pieces) if picture.one_ink else pieces
        paint_shapes(painter, picture.shapes, drawings, page.font)
        painter.restore()


def in_one_ink(pieces: PieceSet) -> PieceSet:
    """Return the same drawings in black and white, cached as long as their set exists."""
    if pieces not in _INKED and pieces.is_ours:
        # Only the colours change, so that the drawings can still be fitted to a size.
        _INKED[pieces] = pieces.apart(
            lambda drawing: re.sub(
                rb"#[0-9a-f]{6}", lambda colour: inked(colour[0].decode()).encode(), drawing
            )
        )
    elif pieces not in _INKED:
        # Imported here: few pictures in one ink have a set that is not ours.
        from fenedit.diagram.svg import elements

        start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        group = '<g stroke-linecap="round" stroke-linejoin="round">'
        drawings = {}
        for piece in PIECES:
            shapes = elements(inked_shapes(outlines(pieces, piece), piece))
            drawings[piece] = f"{start}{group}{''.join(shapes)}</g></svg>".encode()
        _INKED[pieces] = PieceSet(pieces.name, drawings)
    return _INKED[pieces]


def measure_in(font: str) -> Measure:
    """Return a function that measures lines of text as painters draw them; "" for our font."""
    return partial(_width_of, font)


@lru_cache(maxsize=8192)
def _width_of(font: str, text: str, size: float, bold: bool = False, italic: bool = False) -> float:
    return _metrics(font, bold, italic).horizontalAdvance(text) * size / LAID_OUT_AT


@lru_cache(maxsize=8)
def _metrics(font: str, bold: bool, italic: bool) -> QFontMetricsF:
    return QFontMetricsF(unhinted_font(LAID_OUT_AT, bold, italic, family_of(font)))
