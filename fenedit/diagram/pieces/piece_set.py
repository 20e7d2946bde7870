"""Which piece sets there are, and their twelve drawings, rendered once for each size.

Names of sets in the settings: "fenland" and "ely" are ours, "burnett" is the `chess` package's,
"user:Folder" stands in the person's folder of sets, "font:Family" is made of the glyphs of an
installed font.

To list sets reads no drawing. A set of a person's own is checked each time that it is loaded: its
files may have changed since it was added.
"""

import os
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QByteArray, QRectF, QStandardPaths, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from fenedit.diagram.pieces.fitted import LARGEST, fitted
from fenedit.notation.position import PIECES, Piece
from fenedit.notation.safe_text import shown_name

SMALL: Final = 20
SIMPLE: Final = 32
"""Pixels a side up to which simpler drawings are taken, where a set has them."""
_MAX_PIXMAPS: Final = 12 * 12
"""Pictures kept: those of a window's board, palette, list and drag, with some sizes to spare."""
FILE_NAMES: Final = {
    piece: f"{'w' if piece.isupper() else 'b'}{piece.upper()}.svg" for piece in PIECES
}
"""What drawings are called: colour and kind, such as "wK.svg"."""


class PieceSet:
    """Twelve drawings, scaled to any size.

    Args:
        name: what a person chooses the set by.
        drawings: the SVG text of each piece, as bytes.
        checked: whether the drawings were looked through, or need not be.
        ours: whether they come with the program, made to be fitted to a size.
        simple: what is drawn instead up to SIMPLE pixels, of those that would clog there.

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
            # Here, because most people use a set of ours.
            from fenedit.diagram.pieces.piece_check import check_drawings

            check_drawings(drawings)
        self._drawings = dict(drawings)
        self.is_ours = ours
        self._simple = simple
        self._renderers: dict[Piece, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[Piece, int, float], QPixmap] = {}

    def apart(self, change: Callable[[bytes], bytes] = bytes) -> "PieceSet":
        """Return the same drawings for another thread; the two share nothing that changes.

        Args:
            change: makes other drawings of the same form, such as in other colours.
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
        """Draw a piece into a square of whole pixels; ours have sharp outlines there.

        Below SMALL pixels all sets look the same, drawn for such a size.
        """
        pixels = round(rect.width())
        if pixels < SMALL:
            # Here, because a board with its palettes has none so small.
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


def load_piece_set(folder: Path) -> PieceSet:
    """Return the set whose drawings stand in a folder, called like that folder.

    Raises:
        PieceSetError: drawings are missing, cannot be read, or are not plain SVG.
    """
    from fenedit.diagram.pieces.piece_check import read_drawings

    return PieceSet(folder.name, read_drawings(folder), checked=True)


def our_piece_set(folder: Path, name: str) -> PieceSet:
    """Return the set of a folder that comes with the program.

    Beside "wQ.svg" there may be "wQ-32.svg", a simpler one for up to 32 pixels.

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
        from fenedit.diagram.pieces.piece_check import PieceSetError

        raise PieceSetError("unreadable", name, error.strerror or "") from error
    return PieceSet(name, drawings, checked=True, ours=True, simple=simple)


def chess_package_piece_set() -> PieceSet:
    """Return the set that the `chess` package carries: Colin M. L. Burnett's drawings."""
    from chess import svg

    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">{}</svg>'
    drawings = {piece: frame.format(svg.PIECES[piece]).encode() for piece in PIECES}
    return PieceSet("Burnett", drawings)


OURS: Final = {"fenland": "Fenland", "ely": "Ely"}
"""Our sets by their names, and what they are called."""
PACKAGE: Final = "burnett"
USER: Final = "user:"
FONT: Final = "font:"
_MAX_LISTED: Final = 200


class SetFolders(NamedTuple):
    """Where sets lie.

    Attributes:
        ours: the folder of the sets that come with the program, resources/pieces.
        user: the person's own folder of sets, which need not exist; see `user_folder`.
    """

    ours: Path
    user: Path


class SetInfo(NamedTuple):
    """A set that can be asked for.

    Attributes:
        name: what `load_set` knows it by; kept in the settings, written on the command line.
        title: what a person reads.
        kind: where it comes from.
    """

    name: str
    title: str
    kind: Literal["ours", "package", "user", "font"]


def user_folder() -> Path:
    """Return the folder where a person's own sets are kept; it need not exist."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "pieces"


def available_sets(folders: SetFolders, *, fonts: bool = False) -> tuple[SetInfo, ...]:
    """Return the sets there are: ours, the package's, the user's by name, then fonts.

    Args:
        folders: where sets lie.
        fonts: whether to look among the installed fonts as well, which takes longer.
    """
    found = [SetInfo(name, title, "ours") for name, title in OURS.items()]
    found.append(SetInfo(PACKAGE, "Burnett", "package"))
    found += [SetInfo(USER + name, shown_name(name), "user") for name in _user_sets(folders.user)]
    if fonts:
        from fenedit.diagram.pieces.chess_font import chess_fonts

        found += [SetInfo(FONT + family, shown_name(family), "font") for family in chess_fonts()]
    return tuple(found)


def load_set(name: str, folders: SetFolders) -> PieceSet:
    """Return a set by its name, in any case of letters where it is ours.

    A bare name that is none of ours is looked for among the user's.

    Raises:
        PieceSetError: there is no such set ("unknown"), its drawings are refused, or the font lacks
            pieces ("glyphs").
    """
    plain = name.casefold()
    if plain in OURS:
        return our_piece_set(folders.ours / plain, OURS[plain])
    if plain == PACKAGE:
        return chess_package_piece_set()
    if plain.startswith(FONT):
        from fenedit.diagram.pieces.chess_font import font_piece_set

        return font_piece_set(name[len(FONT) :])
    # Here, because most people use a set of ours.
    from fenedit.diagram.pieces.piece_check import PieceSetError

    title = name[len(USER) :] if plain.startswith(USER) else name
    # A name leads to a folder beside the others, never anywhere else.
    if title not in _user_sets(folders.user):
        raise PieceSetError("unknown", title)
    return load_piece_set(folders.user / title)


def _user_sets(user: Path) -> tuple[str, ...]:
    """Return the names of a person's own sets; none if the folder cannot be read."""
    try:
        with os.scandir(user) as entries:
            folders = [entry.name for entry in islice(entries, _MAX_LISTED) if _is_set(entry)]
    except OSError:
        return ()
    return tuple(sorted(folders, key=str.casefold))


def _is_set(entry: os.DirEntry[str]) -> bool:
    try:
        # The settings cannot keep a name that is no text.
        entry.name.encode()
        return not entry.name.startswith(".") and entry.is_dir()
    except (OSError, UnicodeEncodeError):
        return False
