"""A diagram for other programs, as each likes it best: pixels, vectors, and a FEN for editors.

Pictures stand before the text, for programs that take the first kind they know. Under X11 and
Wayland nothing but PNG is offered as pixels: if Qt is given an image it offers JPEG and BMP as
well, which have no transparency, and which some programs ask for first.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication, QImage

from fenedit.ui.diagram.making import Contents

PNG: Final = "image/png"
SVG: Final = "image/svg+xml"
INKSCAPE_SVG: Final = "image/x-inkscape-svg"
PDF: Final = "application/pdf"
_BY_IMAGE: Final = ("win32", "darwin")
"""Systems whose programs know no types such as "image/png", but are given a picture by Qt."""
_PICTURES: Final = (PNG, SVG, INKSCAPE_SVG, PDF)


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
    """Return the FENs that a picture on the clipboard or in a drag keeps, one a line.

    "" if it keeps none; None if there is no picture at all.
    """
    found: str | None = None
    for kind in _PICTURES:
        if data.hasFormat(kind):
            # Here, because hardly any paste is a picture.
            from fenedit.ui.diagram.picture_drop import text_in_bytes

            found = text_in_bytes(bytes(data.data(kind).data()))
            if found:
                return found
    return "" if data.hasImage() else found
