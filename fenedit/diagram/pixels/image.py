"""A diagram as a picture of pixels, for clipboard, preview and PNG files."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QImage

from fenedit.diagram.description import Diagram, DiagramStyle, scheme
from fenedit.diagram.picture import PixelFrame, pixel_frame
from fenedit.diagram.pieces.outlines import in_one_ink
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pixels import png
from fenedit.diagram.pixels.raster import painted

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fenedit.diagram.pixels.tiles import Tiles

_PIXELS_AT_ONCE: Final = 1 << 20
"""About as many pixels are packed at a time, so that the largest pictures take little memory."""


def render_image(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, scale: int = 1) -> QImage:
    """Return a diagram exactly as many pixels across as its style says.

    Squares are a whole number of pixels; `pixel_frame` says where those go that are
    left over. Without a background the picture is transparent beside the board.

    Args:
        diagram: what to show.
        style: how it looks.
        pieces: the drawings of men.
        scale: pixels for each of the style's, such as 2 for dense screens.

    Returns:
        An image of format RGB32 if the style has a background, else ARGB32; its dots per metre are
        those of 96 an inch times the scale.

    Raises:
        PictureSizeError: the picture would be too small, too large, or all margin; nothing was
            painted then.
    """
    frame = pixel_frame(style, scale, len(diagram.caption))
    pieces = _coloured(pieces, style)
    tiles = _tiles(diagram, frame, pieces)
    if tiles is None:
        image = painted(diagram, frame, pieces)
        if not style.background:
            image.convertTo(QImage.Format.Format_ARGB32)
    else:
        image = tiles.image(diagram)
        if _has_marks(diagram, style):
            from fenedit.diagram.pixels.tiles import paint_marks

            paint_marks(image, diagram, frame, tiles, pieces)
    image.setDotsPerMeterX(png.per_metre(png.DPI) * scale)
    image.setDotsPerMeterY(png.per_metre(png.DPI) * scale)
    return image


def png_bytes(
    diagram: Diagram, style: DiagramStyle, pieces: PieceSet, scale: int = 1, dpi: int = png.DPI
) -> bytes:
    """Return a diagram as a PNG file: pixel for pixel what `render_image` returns.

    Many diagrams of one style come much sooner than one at a time. The file keeps the position's
    FEN under the keyword "FEN", its record as EPD under "EPD", and the title under "Title".

    Args:
        diagram: what to show.
        style: how it looks.
        pieces: the drawings of men.
        scale: pixels for each of the style's, such as 2 for dense screens.
        dpi: dots an inch at scale 1.

    Raises:
        PictureSizeError: the picture would be too small, too large, or all margin.
    """
    density = png.density(scale, dpi)
    frame = pixel_frame(style, scale, len(diagram.caption))
    extras = png.texts(diagram.title, diagram.fen, diagram.record)
    tiles = _tiles(diagram, frame, _coloured(pieces, style))
    if tiles is None or _has_marks(diagram, style):
        # What is painted whole takes so long that packing it well matters no more.
        level = png.LEVEL if tiles is None else png.QUICK_LEVEL
        return _encoded(render_image(diagram, style, pieces, scale), density, extras, level)
    return b"".join(
        (
            png.head(frame.width, frame.height, png.PALETTE),
            density,
            tiles.palette_chunks,
            extras,
            tiles.stream(diagram),
            png.tail(),
        )
    )


def _coloured(pieces: PieceSet, style: DiagramStyle) -> PieceSet:
    return in_one_ink(pieces) if scheme(style.scheme).for_print else pieces


def _has_marks(diagram: Diagram, style: DiagramStyle) -> bool:
    return (style.show_marks and bool(diagram.marks)) or bool(diagram.caption)


def _tiles(diagram: Diagram, frame: PixelFrame, pieces: PieceSet) -> "Tiles | None":
    """Return what a diagram can be put together from, or None if all of it must be painted."""
    # Brings numpy, which is not to be imported before it is needed.
    from fenedit.diagram.pixels.tiles import LARGEST_SQUARE, tiles_of

    if frame.square > LARGEST_SQUARE:
        return None
    tiles = tiles_of(frame, diagram.flipped, pieces)
    return tiles if len(tiles.palette) else None


def _encoded(image: QImage, density: bytes, extras: bytes, level: int) -> bytes:
    """Return any image as a PNG file, with a palette if it has no more than 256 colours."""
    import numpy as np

    from fenedit.diagram.pixels.tiles import MOST, distinct_colours, indexes

    colours: NDArray[np.uint32] | None = np.empty(0, np.uint32)
    opaque = True
    for rows in _blocks(image):
        opaque = opaque and bool((rows >= 0xFF000000).all())
        if colours is not None:
            found = distinct_colours(rows.ravel(), MOST)
            colours = None if found is None else np.union1d(colours, found)
            colours = None if colours is None or len(colours) > MOST else colours
        elif not opaque:
            break
    if colours is not None:
        colour_type, depth = png.PALETTE, 1
    else:
        colour_type, depth = (png.TRUE_COLOUR, 3) if opaque else (png.TRUE_COLOUR_ALPHA, 4)
    checksum = png.NO_CHECKSUM
    packed: list[bytes] = []
    for rows in _blocks(image):
        samples = np.zeros((len(rows), 1 + depth * image.width()), np.uint8)
        if colours is not None:
            entries = np.arange(len(colours), dtype=np.uint8)
            samples[:, 1:] = indexes(rows.ravel(), colours, entries).reshape(rows.shape)
        else:
            parts = rows.astype("<u4", copy=False).view(np.uint8)
            for place, part in enumerate((2, 1, 0, 3)[:depth]):
                samples[:, 1 + place :: depth] = parts[:, part::4]
        block, part = png.block(samples.data, level)
        packed.append(block)
        checksum = png.joined_checksum(checksum, part, samples.size)
    return b"".join(
        (
            png.head(image.width(), image.height(), colour_type),
            density,
            b"" if colours is None else png.palette(colours.tolist()),
            extras,
            png.stream(packed, checksum),
            png.tail(),
        )
    )


def _blocks(image: QImage) -> "Iterator[NDArray[np.uint32]]":
    """Yield the colours of an image some rows at a time, each 0xAARRGGBB."""
    import numpy as np

    width, height = image.width(), image.height()
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(height, width)
    filled = np.uint32(0xFF000000 if image.format() == QImage.Format.Format_RGB32 else 0)
    step = max(1, _PIXELS_AT_ONCE // width)
    for top in range(0, height, step):
        yield pixels[top : top + step] | filled
