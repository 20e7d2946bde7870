"""A diagram that is dragged out of the window, as a picture and as a file."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QDrag, QImage, QPixmap
from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.documents.errors import SaveError
from fenedit.ui.diagram.choice import PictureChoice
from fenedit.ui.diagram.exporting import offered_name, picture_bytes, save_picture
from fenedit.ui.diagram.making import MOST_AT_ONCE, Contents, made_contents
from fenedit.ui.diagram.picture_clipboard import PDF, picture_data

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
            save_picture(path, data)
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
        file: what is in it.
    """

    contents: Contents
    name: str
    file: bytes

    def drag(self, source: QWidget, folder: DragFolder = FOLDER) -> QDrag:
        """Return the drag, not begun yet."""
        data = picture_data(self.contents)
        if self.name.endswith(".pdf"):
            data.setData(PDF, self.file)
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
    return Dragged(contents, offered_name(name, choice), file)


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
