"""Drawings of the twelve pieces: read by their file names, rendered once for each size."""

import os
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from fenedit.notation.position import PIECES, Piece

_MAX_FILES: Final = 1000
"""Files of a folder that are looked at: twelve are asked for."""
SMALL: Final = 20
_MAX_PIXMAPS: Final = 12 * 12
"""Pictures kept: those of a window's board, palette, list and drag, with some sizes to spare."""


class PieceSet:
    """Twelve drawings, scaled to any size.

    Args:
        name: what a person chooses the set by.
        drawings: the SVG text of each piece, as bytes.
        ours: whether the drawings come with the program; those of others are looked through first.

    Raises:
        PieceSetError: a drawing is missing, or is not plain SVG.
    """

    def __init__(self, name: str, drawings: Mapping[Piece, bytes], *, ours: bool = False) -> None:
        self.name = name
        if not ours:
            # Here, because most people use a set of ours.
            from fenedit.diagram.pieces.piece_check import check_drawings

            check_drawings({file_name(piece): drawings.get(piece) for piece in PIECES})
        self._drawings = dict(drawings)
        self._renderers: dict[Piece, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[Piece, int, float], QPixmap] = {}

    def try_out(self) -> None:
        """Draw each piece once, small: drawings of others may be slow or show nothing.

        Raises:
            PieceSetError: with the first drawing that is.
        """
        from fenedit.diagram.pieces.piece_check import try_drawing

        for piece, drawing in self._drawings.items():
            try_drawing(drawing, file_name(piece))

    def apart(self) -> "PieceSet":
        """Return the same drawings for another thread; the two share nothing that changes."""
        return PieceSet(self.name, self._drawings, ours=True)

    def pixmap(self, piece: Piece, size: float, device_pixel_ratio: float = 1.0) -> QPixmap:
        """Return the picture of a piece in a square of a size in logical pixels, cached.

        Below SMALL device pixels all sets look the same, drawn for such a size.
        """
        pixels = max(1, round(size * device_pixel_ratio))
        key = (piece, pixels, device_pixel_ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            if len(self._pixmaps) >= _MAX_PIXMAPS:
                self._pixmaps.clear()
            if pixels < SMALL:
                # Here, because a board with its palettes has none so small.
                from fenedit.diagram.pieces.small import small_picture

                pixmap = small_picture(piece, pixels)
            else:
                pixmap = self._rendered(piece, pixels)
            self._pixmaps[key] = pixmap
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
        """Draw a piece as vectors into a rectangle, for pictures of any resolution.

        What reaches out of the drawing's box is cut off, as browsers do it.
        """
        renderer = self._renderers.get(piece)
        if renderer is None:
            renderer = QSvgRenderer(QByteArray(self._drawings[piece]))
            # Drawings of others need not be as wide as they are high.
            renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
            self._renderers[piece] = renderer
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        renderer.render(painter, rect)
        painter.restore()


def load_piece_set(folder: Path, name: str = "") -> PieceSet:
    """Return the set whose drawings wK.svg to bP.svg stand in a folder.

    Args:
        folder: where they stand; `drawing_files` says which names are known.
        name: what a person chooses the set by; "" for the folder's name.

    Raises:
        PieceSetError: a drawing is missing, cannot be read, or is not plain SVG.
    """
    from fenedit.diagram.pieces.piece_check import read_drawing

    files = drawing_files(folder)
    drawings = {}
    for piece in PIECES:
        drawings[piece] = read_drawing(files.get(piece, folder / file_name(piece)))
    return PieceSet(name or folder.name, drawings)


def our_piece_set(folder: Path, name: str) -> PieceSet:
    """Return the set of a folder that comes with the program.

    Raises:
        PieceSetError: a drawing cannot be read.
    """
    try:
        drawings = {piece: (folder / file_name(piece)).read_bytes() for piece in PIECES}
    except OSError as error:
        from fenedit.diagram.pieces.piece_check import PieceSetError

        raise PieceSetError("unreadable", name, error.strerror or "") from error
    return PieceSet(name, drawings, ours=True)


def drawing_files(folder: Path) -> dict[Piece, Path]:
    """Return the drawings in a folder by the pieces that their names speak of.

    Our own names are "wK.svg" to "bP.svg", in any case. Two other ways are read as well, the ones
    of programs ("white-king.svg", "king_w.svg") and of Wikimedia ("Chess_klt45.svg"). Where a
    piece has several files, the name that is most like our own counts.

    Raises:
        PieceSetError: the folder is missing or cannot be read.
    """
    from fenedit.diagram.pieces.piece_check import PieceSetError

    try:
        with os.scandir(folder) as entries:
            names = sorted(entry.name for entry in islice(entries, _MAX_FILES))
    except FileNotFoundError:
        raise PieceSetError("no-folder", folder.name) from None
    except OSError as error:
        raise PieceSetError("unreadable", folder.name, error.strerror or "") from error
    own = {file_name(piece): piece for piece in PIECES}
    found: dict[Piece, Path] = {}
    for name in sorted(names, key=lambda name: (name not in own, len(name), name)):
        piece = _piece_of(name)
        if piece is not None:
            found.setdefault(piece, folder / name)
    return found


def _piece_of(name: str) -> Piece | None:
    """Return the piece that a file's name speaks of."""
    stem, dot, ending = name.lower().rpartition(".")
    if not dot or ending != "svg":
        return None
    word = stem.replace("_", "").replace("-", "").replace(" ", "")
    return _PIECES_BY_WORD.get(word)


def _words_of(piece: Piece) -> tuple[str, ...]:
    """Return the names that drawings of a piece are known by, in small letters."""
    white = piece.isupper()
    letter, kind = piece.lower(), _KINDS[piece.upper()]
    side, colour, shade = ("w", "white", "l") if white else ("b", "black", "d")
    return (
        *(side + letter, side + kind, colour + kind, colour + letter),
        *(kind + side, kind + colour, f"chess{letter}{shade}t45", f"{letter}{shade}t45"),
    )


_KINDS: Final = dict(
    zip("KQRBNP", ("king", "queen", "rook", "bishop", "knight", "pawn"), strict=True)
)
_PIECES_BY_WORD: Final = {word: piece for piece in PIECES for word in _words_of(piece)}


def chess_package_piece_set() -> PieceSet:
    """Return the set that the `chess` package carries: Colin M. L. Burnett's drawings."""
    from chess import svg

    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">{}</svg>'
    drawings = {piece: frame.format(svg.PIECES[piece]).encode() for piece in PIECES}
    return PieceSet("Burnett", drawings)


def file_name(piece: Piece) -> str:
    """Return the name of a piece's drawing: colour and kind, such as "wK.svg"."""
    return f"{'w' if piece.isupper() else 'b'}{piece.upper()}.svg"
