"""Icons of our own, drawn in one colour and recoloured to fit the window."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from fenedit.ui.resources import resource
from fenedit.ui.style import current_palette

DRAWN_IN = "#000000"
"""The colour that the icon files are drawn in."""
SIZE = 18
"""How large icons are shown, in device-independent pixels."""


def icon(name: str) -> QIcon:
    """Return an icon in the colours of the window as it is dressed now."""
    finest = max(screen.devicePixelRatio() for screen in QGuiApplication.screens())
    return _icon(name, current_palette().text, finest)


def coloured_pixmap(name: str, colour: str, size: int, device_pixel_ratio: float = 1.0) -> QPixmap:
    """Return an icon drawn in a colour, `size` device-independent pixels wide and high."""
    source = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace(DRAWN_IN, colour).encode()))
    pixels = round(size * device_pixel_ratio)
    pixmap = QPixmap(QSize(pixels, pixels))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    return pixmap


@lru_cache(maxsize=128)
def _icon(name: str, colour: str, finest: float) -> QIcon:
    """Return an icon for screens that have `finest` device pixels to a logical one at most."""
    result = QIcon()
    for ratio in (1.0,) if finest <= 1.0 else (1.0, 2.0):
        result.addPixmap(coloured_pixmap(name, colour, SIZE, ratio))
    return result
