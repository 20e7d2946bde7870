"""A diagram that leaves the window: its bytes, a file, a picture on the clipboard or dragged."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QDrag, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram
from fenedit.diagram.formats import FORMATS
from fenedit.diagram.options import PictureChoice
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.jobs.captions import safe_stem
from fenedit.session.settings import Settings
from fenedit.ui.picture.text import copied_sentence

PLAIN_NAME: Final = "diagram"
_OTHER_SUFFIXES: Final = frozenset(
    (".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".eps", ".ps", ".ico", ".avif")
)


def picture_bytes(diagram: Diagram, choice: PictureChoice, pieces: PieceSet) -> bytes:
    """Return a diagram as a file of the chosen format."""
    return FORMATS[choice.format].write(diagram, choice.style, pieces, choice.extent)


def losses(choice: PictureChoice, pieces: PieceSet) -> tuple[str, ...]:
    """Return codes of what the chosen format cannot hold of a diagram: "gradients"."""
    if choice.has_pixels:
        return ()
    from fenedit.diagram.pieces.outlines import has_gradients

    return ("gradients",) if has_gradients(pieces) else ()


def picture_size(choice: PictureChoice, lines: int = 0) -> tuple[int, int]:
    """Return the width and height of a PNG, and the nominal ones of an SVG, in pixels.

    Args:
        choice: how it is made.
        lines: how many stand below the board.
    """
    from fenedit.diagram.picture import pixel_frame

    frame = pixel_frame(choice.style, choice.scale if choice.has_pixels else 1, lines)
    return frame.width, frame.height


def offered_name(name: str, choice: PictureChoice) -> str:
    """Return the name of a file for a picture of what has a name, such as "Haring 1@2x.png"."""
    return (safe_stem(name) or PLAIN_NAME) + name_ending(choice)


def name_ending(choice: PictureChoice) -> str:
    """Return what the names of files end with, such as "@2x.png"."""
    double = "@2x" if choice.double and choice.has_pixels else ""
    return f"{double}.{choice.format}"


class UnknownSuffixError(ValueError):
    """The name of a file asks for a format that is not written, such as "board.jpg".

    Attributes:
        suffix: the format, such as ".jpg".
    """

    def __init__(self, suffix: str) -> None:
        super().__init__(suffix)
        self.suffix = suffix


def named_format(path: Path, chosen: str) -> str:
    """Return the format that a file's name asks for; the chosen one where it asks for none.

    Raises:
        UnknownSuffixError: it asks for another one.
    """
    suffix = path.suffix.lower()
    if suffix[1:] in FORMATS:
        return suffix[1:]
    if suffix in _OTHER_SUFFIXES:
        raise UnknownSuffixError(path.suffix)
    return chosen


MOST_AT_ONCE: Final = 2048
"""Pixels across a PNG that is made in about a fifth of a second; larger ones are made beside."""
MOST_COPIED: Final = 4096
"""Pixels across pictures on the clipboard: programs that paste them hold each pixel in memory."""
LEAST_OF_VECTORS: Final = 1200
"""Pixels across the PNG beside vectors whose own size is that of a page."""


class Contents(NamedTuple):
    """A diagram in all the ways in which it leaves the window.

    Attributes:
        png: pixels.
        svg: vectors.
        fen: the position as text.
        pixels: how many pixels the PNG is wide,
        reduced: and whether that is less than was chosen.
    """

    png: bytes
    svg: bytes
    fen: str
    pixels: int
    reduced: bool = False


def made_picture(
    diagram: Diagram, choice: PictureChoice, pieces: PieceSet, window: QWidget | None
) -> bytes | None:
    """Return a diagram as a file of the chosen format; None if the person would not wait for it.

    Args:
        diagram: what is shown.
        choice: how.
        pieces: the drawings of men.
        window: cannot be used meanwhile.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    if not choice.has_pixels or choice.pixels <= MOST_AT_ONCE:
        return picture_bytes(diagram, choice, pieces)
    # Here, because few pictures are so large.
    from fenedit.ui.files.waiting import done_beside

    words = QCoreApplication.translate("Pictures", "Drawing {pixels} × {pixels} pixels…")
    work = partial(picture_bytes, diagram, choice, pieces.apart())
    return done_beside(window, words.format(pixels=choice.pixels), work)


def made_contents(
    diagram: Diagram,
    choice: PictureChoice,
    pieces: PieceSet,
    fen_text: str,
    window: QWidget | None,
    most: int = MOST_COPIED,
) -> Contents | None:
    """Return a diagram for other programs; None if the person would not wait for it.

    Args:
        diagram: what is shown.
        choice: how; whatever its format, there are pixels and vectors.
        pieces: the drawings of men.
        fen_text: what editors of text get.
        window: cannot be used meanwhile.
        most: pixels across the PNG at most.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    wanted = choice.pixels if choice.has_pixels else max(choice.pixels, LEAST_OF_VECTORS)
    pixels = min(wanted, most)
    as_png = replace(choice, style=replace(choice.style, size=pixels), format="png", double=False)
    png = made_picture(diagram, as_png, pieces, window)
    if png is None:
        return None
    svg = picture_bytes(diagram, replace(choice, format="svg"), pieces)
    return Contents(png, svg, fen_text, pixels, pixels < wanted)


PNG: Final = FORMATS["png"].mime
SVG: Final = FORMATS["svg"].mime
INKSCAPE_SVG: Final = "image/x-inkscape-svg"
_BY_IMAGE: Final = ("win32", "darwin")
"""Systems whose programs know no types such as "image/png", but are given a picture by Qt."""
_PICTURES: Final = (*(each.mime for each in FORMATS.values()), INKSCAPE_SVG)


def picture_data(contents: Contents) -> QMimeData:
    """Return a diagram as what can be dragged, or put on the clipboard."""
    data = QMimeData()
    if sys.platform in _BY_IMAGE:
        data.setImageData(QImage.fromData(contents.png))
    data.setData(PNG, contents.png)
    data.setData(SVG, contents.svg)
    data.setData(INKSCAPE_SVG, contents.svg)
    data.setText(contents.fen)
    return data


def copy_picture(contents: Contents) -> None:
    """Put a diagram on the clipboard."""
    QGuiApplication.clipboard().setMimeData(picture_data(contents))


def text_in_picture(data: QMimeData) -> str | None:
    """Return the positions that a picture on the clipboard or in a drag keeps, one a line.

    "" if it keeps none; None if there is no picture at all.
    """
    found: str | None = None
    for kind in _PICTURES:
        if data.hasFormat(kind):
            # Here, because hardly any paste is a picture.
            from fenedit.ui.picture.opening import text_in_bytes

            found = text_in_bytes(bytes(data.data(kind).data()))
            if found:
                return found
    return "" if data.hasImage() else found


def copy_made(
    diagram: Diagram,
    choice: PictureChoice,
    pieces: PieceSet,
    fen_text: str,
    settings: Settings,
    window: QWidget,
) -> str:
    """Copy a diagram and its FEN, which becomes a recent position.

    Args:
        diagram: what is shown.
        choice: how.
        pieces: the drawings of men.
        fen_text: what editors of text get.
        settings: keep the recent positions.
        window: cannot be used meanwhile.

    Returns:
        What is said of it; "" where the person would not wait, so that nothing was copied.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    contents = made_contents(diagram, choice, pieces, fen_text, window)
    if contents is None:
        return ""
    copy_picture(contents)
    settings.add_recent_position(fen_text)
    return copied_sentence(fen_text, contents.pixels if contents.reduced else 0)


_SEEN_SIDE: Final = 120
"""Logical pixels of what is seen beside the pointer."""
_MOST_KEPT: Final = 8
"""Files of drags whose receivers may still be reading them."""


class DragFolder:
    """Files for programs that take nothing else, in a private folder that goes with the program."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._count = 0

    def keep(self, name: str, data: bytes) -> Path | None:
        """Write a file of a name; return None where there is no room for it."""
        try:
            if self._folder is None:
                self._folder = Path(tempfile.mkdtemp(prefix="fenedit-drag-"))
                # Who takes a file may read it after the window was closed.
                atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
            self._count += 1
            # Each in a place of its own, so that it bears its name though others have the same.
            place = self._folder / str(self._count)
            place.mkdir()
            path = place / name
            save_bytes(path, data)
        except (OSError, SaveError):
            return None
        shutil.rmtree(self._folder / str(self._count - _MOST_KEPT), ignore_errors=True)
        return path


FOLDER: Final = DragFolder()
"""The one that all windows share."""


class Dragged(NamedTuple):
    """A diagram that is about to be dragged.

    Attributes:
        contents: what programs take.
        name: of the file, whose suffix says what it is.
        file: what is in it,
        mime: and of which type that is.
    """

    contents: Contents
    name: str
    file: bytes
    mime: str

    def drag(self, source: QWidget, folder: DragFolder = FOLDER) -> QDrag:
        """Return the drag, not begun yet."""
        data = picture_data(self.contents)
        if not data.hasFormat(self.mime):
            data.setData(self.mime, self.file)
        path = folder.keep(self.name, self.file)
        if path is not None:
            data.setUrls([QUrl.fromLocalFile(str(path))])
        drag = QDrag(source)
        drag.setMimeData(data)
        drag.setPixmap(_seen(self.contents.png, source.devicePixelRatioF()))
        drag.setHotSpot(QPoint(_SEEN_SIDE // 2, _SEEN_SIDE // 2))
        return drag


def dragged_picture(
    diagram: Diagram, choice: PictureChoice, pieces: PieceSet, fen_text: str, name: str
) -> Dragged:
    """Return a diagram as it is dragged: at once, since the hand waits, and so never too large.

    Args:
        diagram: what is shown.
        choice: how; its format is the file's.
        pieces: the drawings of men.
        fen_text: what editors of text get.
        name: what the file is called after, see `offered_name`.
    """
    contents = made_contents(diagram, choice, pieces, fen_text, None, MOST_AT_ONCE)
    assert contents is not None  # nobody is asked to wait for so few pixels
    is_png = choice.format == "png"
    file = contents.png if is_png else picture_bytes(diagram, choice, pieces)
    return Dragged(contents, offered_name(name, choice), file, FORMATS[choice.format].mime)


def _seen(png: bytes, device_pixel_ratio: float) -> QPixmap:
    side = round(_SEEN_SIDE * device_pixel_ratio)
    image = QImage.fromData(png).scaled(
        QSize(side, side),
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    return pixmap
