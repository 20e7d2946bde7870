"""Decodes pictures from anywhere, for reading the positions in them."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODeviceBase, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from fenedit.jobs.read_pictures import MOST_READ, Fault, Pixels

LARGEST_FILE: Final = 1 << 26
"""The most bytes of a picture's file."""
MOST_PIXELS: Final = 60_000_000
"""Larger pictures are refused; Qt decodes hardly more."""
_LONGEST_SIDE: Final = 30_000
_KINDS: Final = frozenset(("png", "jpg", "jpeg", "gif", "bmp", "webp", "tif", "tiff"))
"""What is decoded, by Qt's names: pictures of pixels, and no programs for drawing any."""


class DecodingError(Exception):
    """A picture cannot be decoded.

    Attributes:
        fault: why.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.fault = Fault(code, detail)


class Decoded(NamedTuple):
    """A picture as it is read.

    Attributes:
        image: upright, opaque, at most MOST_READ pixels, in the format RGB888.
        scale: how many pixels of the file one of its own is wide and high.
    """

    image: QImage
    scale: float


def decoded(data: bytes) -> Decoded:
    """Decode a picture's file; of an animation its first frame.

    Raises:
        DecodingError: the file is not a picture, damaged, or too large.
    """
    if len(data) > LARGEST_FILE:
        raise DecodingError("large-file", f"{LARGEST_FILE >> 20}")
    # Made before its buffer, to be freed before it: that of TIFF uses the buffer to its end.
    reader = QImageReader()
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODeviceBase.OpenModeFlag.ReadOnly)
    reader.setDevice(buffer)
    reader.setAutoTransform(True)
    if bytes(reader.format().data()).decode("ascii", "replace") not in _KINDS:
        raise DecodingError("not-picture")
    size = reader.size()
    if size.isValid():
        _check(size)
        reader.setScaledSize(_shrunk(size))
    image = reader.read()
    if image.isNull():
        raise DecodingError("broken-picture")
    # Turned upright, width and height may have changed places.
    longer = max(size.width(), size.height()) if size.isValid() else 0
    scale = longer / max(image.width(), image.height()) if longer else 1.0
    again = prepared(image)
    return Decoded(again.image, scale * again.scale)


def prepared(image: QImage) -> Decoded:
    """Return a picture that is decoded already, such as that of a clipboard, as it is read.

    Raises:
        DecodingError: it is empty or too large.
    """
    if image.isNull():
        raise DecodingError("broken-picture")
    _check(image.size())
    width = image.width()
    small = _shrunk(image.size())
    if small != image.size():
        how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        image = image.scaled(small, *how)
    if image.hasAlphaChannel():
        ground = QImage(image.size(), QImage.Format.Format_RGB32)
        ground.fill(Qt.GlobalColor.white)
        painter = QPainter(ground)
        painter.drawImage(0, 0, image)
        painter.end()
        image = ground
    image.setDevicePixelRatio(1)
    return Decoded(image.convertToFormat(QImage.Format.Format_RGB888), width / image.width())


def pixels_of(image: QImage) -> Pixels:
    """Return the pixels of an image of the format RGB888."""
    width, height, step = image.width(), image.height(), image.bytesPerLine()
    data = bytes(image.constBits())
    if step != 3 * width:
        data = b"".join(data[start : start + 3 * width] for start in range(0, len(data), step))
    return Pixels(width, height, data)


def image_of(pixels: Pixels) -> QImage:
    """Return an image with some pixels, such as those of a page."""
    width, height, data = pixels
    # A copy: Qt would keep no hold of the bytes.
    return QImage(data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def _check(size: QSize) -> None:
    width, height = size.width(), size.height()
    if max(width, height) > _LONGEST_SIDE or width * height > MOST_PIXELS:
        raise DecodingError("large-picture", f"{width} × {height}")


def _shrunk(size: QSize) -> QSize:
    """Return a size with the same proportions and at most MOST_READ pixels."""
    pixels = size.width() * size.height()
    if pixels <= MOST_READ:
        return size
    share = sqrt(MOST_READ / pixels)
    return QSize(max(1, int(size.width() * share)), max(1, int(size.height() * share)))
