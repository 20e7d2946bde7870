"""Writes pictures to files, clipboard, drags and text, and reads positions from pictures."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from html import escape
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QDrag, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import LARGEST_FILE, is_picture, positions_in_file
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.diagram.picture import pixel_frame
from fenedit.diagram.pieces.outlines import has_gradients
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.svg import inline_svg, svg_text
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.jobs.picture_names import safe_stem
from fenedit.notation.fen import format_fen
from fenedit.notation.position import Position
from fenedit.notation.spellings.export import FIELDS, Spelling, WriteOptions, telling
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.settings import Preferences, Settings
from fenedit.ui.files.waiting import done_beside
from fenedit.ui.picture.text import copied_sentence

PLAIN_NAME = "diagram"


def picture_bytes(diagram: Diagram, choice: PictureChoice, pieces: PieceSet) -> bytes:
    """Return a diagram as a file of the chosen format."""
    return FORMATS[choice.format].write(diagram, choice.style, pieces, choice.extent)


def loses_gradients(choice: PictureChoice, pieces: PieceSet) -> bool:
    """Return whether the chosen format cannot hold the shading of pieces."""
    return not choice.has_pixels and has_gradients(pieces)


def picture_size(choice: PictureChoice, lines: int = 0) -> tuple[int, int]:
    """Return the width and height of a PNG, and the nominal ones of an SVG, in pixels.

    Args:
        choice: the options.
        lines: the lines of text below the board.
    """
    frame = pixel_frame(choice.style, choice.scale if choice.has_pixels else 1, lines)
    return frame.width, frame.height


def offered_name(name: str, choice: PictureChoice) -> str:
    """Return the file name for a picture with a name, such as "Haring 1@2x.png"."""
    return (safe_stem(name) or PLAIN_NAME) + name_ending(choice)


def name_ending(choice: PictureChoice) -> str:
    """Return the ending of file names, such as "@2x.png"."""
    double = "@2x" if choice.double and choice.has_pixels else ""
    return f"{double}.{choice.format}"


def named_format(path: Path, chosen: str) -> str | None:
    """Return the format of a file's name; the chosen one if it has no suffix.

    None for a format that is not written, such as that of "board.jpg".
    """
    suffix = path.suffix.lower()[1:]
    if suffix in FORMATS:
        return suffix
    others = ["jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "eps", "ps", "ico", "avif"]
    return None if suffix in others else chosen


class Picture(NamedTuple):
    """A diagram for export.

    Attributes:
        diagram: the diagram.
        choice: the options.
        pieces: the drawings of pieces.
        fen: the position for text editors.
        name: the name of its file, see `offered_name`.
    """

    diagram: Diagram
    choice: PictureChoice
    pieces: PieceSet
    fen: str = ""
    name: str = ""


MOST_AT_ONCE = 2048
"""Width in pixels of a PNG that takes about a fifth of a second; larger ones go to a worker."""
MOST_COPIED = 4096
"""Greatest width in pixels of pictures on the clipboard: other programs keep them in memory."""
LEAST_OF_VECTORS = 1200
"""Least width in pixels of the PNG that accompanies vectors."""


class Contents(NamedTuple):
    """A diagram in all formats of clipboard and drag.

    Attributes:
        png: pixels.
        svg: vectors.
        fen: the position as text.
        pixels: the width of the PNG in pixels.
        reduced: whether that is less than chosen.
    """

    png: bytes
    svg: bytes
    fen: str
    pixels: int
    reduced: bool = False


def made_picture(picture: Picture, window: QWidget | None) -> bytes | None:
    """Return a file of the chosen format; None if the user cancelled.

    The window cannot be used meanwhile.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    diagram, choice, pieces, _, _ = picture
    if not choice.has_pixels or choice.pixels <= MOST_AT_ONCE:
        return picture_bytes(diagram, choice, pieces)
    words = QCoreApplication.translate("Pictures", "Drawing {pixels} × {pixels} pixels…")
    work = partial(picture_bytes, diagram, choice, pieces.apart())
    return done_beside(window, words.format(pixels=choice.pixels), work)


def made_contents(
    picture: Picture, window: QWidget | None, most: int = MOST_COPIED
) -> Contents | None:
    """Return pixels and vectors for other programs; None if the user cancelled.

    Args:
        picture: the picture, in any format.
        window: blocked meanwhile.
        most: the largest width of the PNG in pixels.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    choice = picture.choice
    wanted = choice.pixels if choice.has_pixels else max(choice.pixels, LEAST_OF_VECTORS)
    pixels = min(wanted, most)
    as_png = replace(choice, style=replace(choice.style, size=pixels), format="png", double=False)
    png = made_picture(picture._replace(choice=as_png), window)
    if png is None:
        return None
    svg = picture_bytes(picture.diagram, replace(choice, format="svg"), picture.pieces)
    return Contents(png, svg, picture.fen, pixels, pixels < wanted)


PNG = FORMATS["png"].mime
SVG = FORMATS["svg"].mime
INKSCAPE_SVG = "image/x-inkscape-svg"


def picture_data(contents: Contents) -> QMimeData:
    """Return the data of a diagram for a drag or the clipboard."""
    data = QMimeData()
    if sys.platform in ("win32", "darwin"):
        # Programs there do not know types such as "image/png"; Qt converts this one.
        data.setImageData(QImage.fromData(contents.png))
    data.setData(PNG, contents.png)
    data.setData(SVG, contents.svg)
    data.setData(INKSCAPE_SVG, contents.svg)
    data.setText(contents.fen)
    return data


def copy_made(picture: Picture, settings: Settings, window: QWidget) -> str:
    """Copy a picture and its FEN, and add it to the recent positions.

    Returns:
        The message; "" if the user cancelled and nothing was copied.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    contents = made_contents(picture, window)
    if contents is None:
        return ""
    QGuiApplication.clipboard().setMimeData(picture_data(contents))
    settings.add_recent_position(picture.fen)
    return copied_sentence(picture.fen, contents.pixels if contents.reduced else 0)


class DragFolder:
    """Files for programs that accept nothing else, in a folder that is deleted at exit."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._count = 0

    def keep(self, name: str, data: bytes) -> Path | None:
        """Write a file with a name; return None if there is no room for it."""
        try:
            if self._folder is None:
                self._folder = Path(tempfile.mkdtemp(prefix="fenedit-drag-"))
                # The receiver may read the file after the window is closed.
                atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
            self._count += 1
            # Each in its own folder, so that names may repeat.
            place = self._folder / str(self._count)
            place.mkdir()
            path = place / name
            save_bytes(path, data)
        except (OSError, SaveError):
            return None
        # The receivers of the last eight drags may still be reading.
        shutil.rmtree(self._folder / str(self._count - 8), ignore_errors=True)
        return path


FOLDER = DragFolder()
"""Shared by all windows."""


class Dragged(NamedTuple):
    """A diagram for a drag.

    Attributes:
        contents: the data for programs.
        name: the name of the file, with its suffix.
        file: the bytes of the file.
        mime: the type of the file.
    """

    contents: Contents
    name: str
    file: bytes
    mime: str

    def drag(self, source: QWidget, folder: DragFolder = FOLDER) -> QDrag:
        """Return the drag, not yet begun."""
        data = picture_data(self.contents)
        if not data.hasFormat(self.mime):
            data.setData(self.mime, self.file)
        path = folder.keep(self.name, self.file)
        if path is not None:
            data.setUrls([QUrl.fromLocalFile(str(path))])
        # Logical pixels of the picture beside the pointer.
        side, ratio = 120, source.devicePixelRatioF()
        image = QImage.fromData(self.contents.png).scaled(
            QSize(round(side * ratio), round(side * ratio)),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        drag = QDrag(source)
        drag.setMimeData(data)
        drag.setPixmap(pixmap)
        drag.setHotSpot(QPoint(side // 2, side // 2))
        return drag


def dragged_picture(picture: Picture) -> Dragged:
    """Return a picture for a drag, made at once, and so never too large."""
    diagram, choice, pieces, _, name = picture
    contents = made_contents(picture, None, MOST_AT_ONCE)
    assert contents is not None  # so few pixels cannot be cancelled
    is_png = choice.format == "png"
    file = contents.png if is_png else picture_bytes(diagram, choice, pieces)
    return Dragged(contents, offered_name(name, choice), file, FORMATS[choice.format].mime)


def picture_text(path: Path) -> str | None:
    """Return the positions in a picture, EPD or FEN, one per line.

    "" if there are none; None if the file is not a picture or cannot be read: opening it as another
    file reports the fault.
    """
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            # The first bytes distinguish a picture from a text of positions.
            head = file.read(4096)
            if not is_picture(head):
                return None
            return "\n".join(positions_in_file(head + file.read(LARGEST_FILE)))
    except (OSError, ValueError):
        return None


def text_in_picture(data: QMimeData) -> str | None:
    """Return the positions in a picture on the clipboard or in a drag, one per line.

    "" if there are none; None if there is no picture.
    """
    found: str | None = None
    for kind in (*(each.mime for each in FORMATS.values()), INKSCAPE_SVG):
        if data.hasFormat(kind):
            found = "\n".join(positions_in_file(bytes(data.data(kind).data())))
            if found:
                return found
    return "" if data.hasImage() else found


def drawn_spellings(
    style: Callable[[], DiagramStyle], pieces: Callable[[], PieceSet]
) -> tuple[Spelling, ...]:
    """Return the spellings that are drawings: SVG as text, alone and in a figure for a page.

    `notation.spellings.export` lacks them, because they need the drawings of pieces.

    Args:
        style: returns their current style.
        pieces: returns the drawings of pieces.
    """

    def diagram_of(position: Position, options: WriteOptions) -> Diagram:
        fen, mover = format_fen(position), position.side_to_move
        return Diagram(position.placement, fen, mover, options.flipped, options.marks)

    @telling(*FIELDS, "marks")
    def write_html(position: Position, options: WriteOptions) -> str:
        fen = format_fen(position)
        # A page may hold several, and ids must be unique.
        prefix = f"d{crc32(f'{fen} {options.flipped} {options.marks}'.encode()):08x}"
        drawing = inline_svg(diagram_of(position, options), style(), pieces(), prefix)
        caption = f"<figcaption><code>{escape(fen)}</code></figcaption>"
        return f'<figure class="chess-diagram">\n{drawing}\n{caption}\n</figure>'

    @telling(*FIELDS, "marks")
    def write_svg(position: Position, options: WriteOptions) -> str:
        return svg_text(diagram_of(position, options), style(), pieces()).rstrip("\n")

    return (
        Spelling(
            "html-svg",
            "web",
            QT_TRANSLATE_NOOP("spellings", "HTML with a drawing (SVG)"),
            write_html,
        ),
        Spelling("svg", "web", QT_TRANSLATE_NOOP("spellings", "Drawing (SVG)"), write_svg),
    )


def style_as_seen(preferences: Preferences) -> DiagramStyle:
    """Return the style of drawings that look like the board in the window."""
    # The default width of drawings on pages.
    return DiagramStyle(
        size=400,
        coordinates=Coordinates(preferences.coordinates),
        scheme=preferences.board_theme,
        pieces=preferences.piece_set,
    )
