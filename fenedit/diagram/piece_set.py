"""Drawings of the twelve pieces: read, refused when unsafe, rendered once for each size."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.parsers import expat

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from fenedit.notation.pieces import PIECES, Piece

_REFUSED: Final = frozenset(
    ("image", "use", "script", "foreignObject", "feImage", "filter", "mask", "pattern", "marker")
)
_MAX_BYTES: Final = 1 << 18
_MAX_PIXMAPS: Final = 12 * 12
"""Pictures kept: those of a window's board, palette, list and drag, with some sizes to spare."""


class PieceSetError(ValueError):
    """A piece set that cannot be used.

    Attributes:
        code: "missing", "unreadable", "too-large", "not-svg", "doctype", "element", "reference".
        source: the name of the drawing that is at fault.
        detail: what stands in the way, such as the name of an element.
    """

    def __init__(self, code: str, source: str, detail: str = "") -> None:
        super().__init__(f"{source}: {code} {detail}".rstrip())
        self.code = code
        self.source = source
        self.detail = detail


class PieceSet:
    """Twelve drawings, scaled to any size.

    Args:
        name: what a person chooses the set by.
        drawings: the SVG text of each piece, as bytes.

    Raises:
        PieceSetError: a drawing is missing, or is not plain SVG.
    """

    def __init__(self, name: str, drawings: Mapping[Piece, bytes]) -> None:
        self.name = name
        for piece in PIECES:
            if piece not in drawings:
                raise PieceSetError("missing", _file_name(piece))
            check_drawing(drawings[piece], _file_name(piece))
        self._drawings = dict(drawings)
        self._renderers: dict[Piece, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[Piece, int, float], QPixmap] = {}

    def pixmap(self, piece: Piece, size: float, device_pixel_ratio: float = 1.0) -> QPixmap:
        """Return the picture of a piece in a square of a size in logical pixels, cached."""
        pixels = max(1, round(size * device_pixel_ratio))
        key = (piece, pixels, device_pixel_ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            if len(self._pixmaps) >= _MAX_PIXMAPS:
                self._pixmaps.clear()
            pixmap = self._pixmaps[key] = self._rendered(piece, pixels)
            pixmap.setDevicePixelRatio(device_pixel_ratio)
        return pixmap

    def _rendered(self, piece: Piece, pixels: int) -> QPixmap:
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, piece, QRectF(0, 0, pixels, pixels))
        painter.end()
        return pixmap

    def draw(self, painter: QPainter, piece: Piece, rect: QRectF) -> None:
        """Draw a piece as vectors into a rectangle, for pictures of any resolution."""
        renderer = self._renderers.get(piece)
        if renderer is None:
            renderer = QSvgRenderer(QByteArray(self._drawings[piece]))
            self._renderers[piece] = renderer
        renderer.render(painter, rect)


def load_piece_set(folder: Path) -> PieceSet:
    """Return the set whose drawings wK.svg to bP.svg stand in a folder, named as the folder is.

    Raises:
        PieceSetError: a drawing is missing, cannot be read, or is not plain SVG.
    """
    drawings = {}
    for piece in PIECES:
        path = folder / _file_name(piece)
        try:
            drawings[piece] = path.read_bytes()
        except FileNotFoundError:
            raise PieceSetError("missing", path.name) from None
        except OSError as error:
            raise PieceSetError("unreadable", path.name, error.strerror or "") from error
    return PieceSet(folder.name, drawings)


def chess_package_piece_set() -> PieceSet:
    """Return the set that the `chess` package carries: Colin M. L. Burnett's drawings."""
    from chess import svg

    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">{}</svg>'
    drawings = {piece: frame.format(svg.PIECES[piece]).encode() for piece in PIECES}
    return PieceSet("Burnett", drawings)


def check_drawing(drawing: bytes, source: str) -> None:
    """Refuse a drawing that could load other files, run a script, or take for ever to draw.

    Raises:
        PieceSetError: with what was found; `source` names the drawing in it.
    """
    if len(drawing) > _MAX_BYTES:
        raise PieceSetError("too-large", source)
    elements = 0

    def start_doctype(*_: object) -> None:
        # Entities nested in entities grow without limit, and may name files.
        raise PieceSetError("doctype", source)

    def start_element(name: str, attributes: dict[str, str]) -> None:
        nonlocal elements
        # Qt looks at the local name alone, whatever the namespace.
        local_name = name.rpartition(":")[2]
        if elements == 0 and local_name != "svg":
            raise PieceSetError("not-svg", source, local_name)
        if local_name in _REFUSED:
            raise PieceSetError("element", source, local_name)
        for attribute, value in attributes.items():
            refers = attribute.rpartition(":")[2] == "href" and not value.startswith("#")
            if refers or "url(" in value.replace("url(#", "").lower():
                raise PieceSetError("reference", source, value[:80])
        elements += 1

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = start_doctype
    parser.StartElementHandler = start_element
    try:
        parser.Parse(drawing, True)
    except (expat.ExpatError, ValueError) as error:
        if isinstance(error, PieceSetError):
            raise
        raise PieceSetError("not-svg", source, str(error)) from None


def _file_name(piece: Piece) -> str:
    """Return the name of a piece's drawing: colour and kind, such as "wK.svg"."""
    return f"{'w' if piece.isupper() else 'b'}{piece.upper()}.svg"
