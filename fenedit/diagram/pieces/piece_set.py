"""Draws pieces with a set of twelve drawings, and caches them for each size."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.fitted import FILE_NAMES, LARGEST, fitted
from fenedit.notation.position import PIECES, Piece

SMALL = 20
SIMPLE = 32
"""Side in pixels up to which simpler drawings are used, if a set has them."""
_MAX_PIXMAPS = 12 * 12
"""Cached pictures: enough for board, palette, list and drag, with some sizes to spare."""


class PieceSet:
    """Twelve drawings, scaled to any size.

    Args:
        name: as the user chooses it.
        drawings: the SVG text of each piece, as bytes.
        checked: whether the drawings have been checked, or need not be.
        ours: whether they come with the program and can be fitted to a size.
        simple: simpler drawings for up to SIMPLE pixels, where details would blur.

    Raises:
        PieceSetError: a drawing is missing, or is not plain SVG.
    """

    def __init__(
        self,
        name: str,
        drawings: Mapping[Piece, bytes],
        *,
        checked: bool = False,
        ours: bool = False,
        simple: Mapping[Piece, bytes] = MappingProxyType({}),
    ) -> None:
        self.name = name
        if not checked:
            # Imported here: most users have a set of ours.
            from fenedit.diagram.pieces.piece_check import check_drawings

            check_drawings(drawings)
        self._drawings = dict(drawings)
        self.is_ours = ours
        self._simple = simple
        self._renderers: dict[Piece, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[Piece, int, float], QPixmap] = {}

    def apart(self, change: Callable[[bytes], bytes] = bytes) -> "PieceSet":
        """Return the same drawings for another thread; the two share no mutable state.

        Args:
            change: changes a drawing, such as its colours, but not its form.
        """
        drawings, simple = (
            {piece: change(drawing) for piece, drawing in each.items()}
            for each in (self._drawings, self._simple)
        )
        return PieceSet(self.name, drawings, checked=True, ours=self.is_ours, simple=simple)

    def pixmap(self, piece: Piece, size: float, device_pixel_ratio: float = 1.0) -> QPixmap:
        """Return the picture of a piece in a square of a size in logical pixels, cached."""
        pixels = max(1, round(size * device_pixel_ratio))
        key = (piece, pixels, device_pixel_ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            if len(self._pixmaps) >= _MAX_PIXMAPS:
                self._pixmaps.clear()
            pixmap = self._rendered(piece, pixels)
            self._pixmaps[key] = pixmap
            pixmap.setDevicePixelRatio(device_pixel_ratio)
        return pixmap

    def _rendered(self, piece: Piece, pixels: int) -> QPixmap:
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw_sharp(painter, piece, QRectF(0, 0, pixels, pixels))
        painter.end()
        return pixmap

    def draw_sharp(self, painter: QPainter, piece: Piece, rect: QRectF) -> None:
        """Draw a piece in a square of whole pixels; our sets have sharp outlines there.

        Below SMALL pixels all sets look the same, designed for such sizes.
        """
        pixels = round(rect.width())
        if not piece.isascii():
            self._draw_fairy(painter, piece, rect, self.draw_sharp)
        elif pixels < SMALL:
            # Imported here: boards and palettes have no pieces so small.
            from fenedit.diagram.pieces.small import paint_small

            paint_small(painter, piece, rect)
        elif self.is_ours and pixels < LARGEST:
            drawing = self._drawings[piece]
            if pixels <= SIMPLE:
                drawing = self._simple.get(piece, drawing)
            drawing = fitted(drawing, pixels)
            QSvgRenderer(QByteArray(drawing)).render(painter, rect)
        else:
            self.draw(painter, piece, rect)

    def draw(self, painter: QPainter, piece: Piece, rect: QRectF) -> None:
        """Draw a piece as vectors in a rectangle, clipped to the drawing's box, as in browsers."""
        if not piece.isascii():
            self._draw_fairy(painter, piece, rect, self.draw)
            return
        renderer = self._renderers.get(piece)
        if renderer is None:
            renderer = QSvgRenderer(QByteArray(self._drawings[piece]))
            # The user's own drawings need not be square.
            renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
            self._renderers[piece] = renderer
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        renderer.render(painter, rect)
        painter.restore()

    def _draw_fairy(
        self,
        painter: QPainter,
        piece: Piece,
        rect: QRectF,
        paint: Callable[[QPainter, Piece, QRectF], None],
    ) -> None:
        # Imported here: most users never see one.
        from fenedit.diagram.pieces.fairy_drawing import paint_fairy

        paint_fairy(painter, piece, rect, paint)


def load_piece_set(folder: Path) -> PieceSet:
    """Return the set in a folder, named after the folder.

    Raises:
        PieceSetError: drawings are missing, cannot be read, or are not plain SVG.
    """
    from fenedit.diagram.pieces.piece_check import read_drawings

    return PieceSet(folder.name, read_drawings(folder), checked=True)


def our_piece_set(folder: Path, name: str) -> PieceSet:
    """Return a set that comes with the program.

    Beside "wQ.svg" there may be "wQ-32.svg", a simpler drawing for up to 32 pixels.

    Raises:
        PieceSetError: a drawing cannot be read.
    """
    try:
        drawings = {piece: (folder / FILE_NAMES[piece]).read_bytes() for piece in PIECES}
        simpler = {
            piece: folder / name.replace(".", f"-{SIMPLE}.") for piece, name in FILE_NAMES.items()
        }
        simple = {piece: path.read_bytes() for piece, path in simpler.items() if path.exists()}
    except OSError as error:
        raise PieceSetError("unreadable", name, error.strerror or "") from error
    return PieceSet(name, drawings, checked=True, ours=True, simple=simple)


def chess_package_piece_set() -> PieceSet:
    """Return the set of the `chess` package: Colin M. L. Burnett's drawings."""
    from chess import svg

    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">{}</svg>'
    drawings = {piece: frame.format(svg.PIECES[piece]).encode() for piece in PIECES}
    return PieceSet("Burnett", drawings)
