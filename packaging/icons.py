#!/usr/bin/env python3
"""Write the program's icons in the sizes and formats that desktops need.

    python packaging/icons.py FOLDER

Linux looks for a theme of PNG and SVG files, Windows for an .ico and macOS for an .icns.
"""

import argparse
import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
APPLICATION = ROOT / "resources" / "icons" / "fenedit.svg"
DOCUMENT = ROOT / "packaging" / "icons" / "application-x-chess-fen.svg"

THEME_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The types of the two smallest sizes hold bitmaps: macOS shows noise if they contain PNG.
ICNS_BITMAPS = {16: (b"is32", b"s8mk"), 32: (b"il32", b"l8mk")}
ICNS_PNGS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
# Icons of macOS fill 824 of 1024 units, ours 448 of 512. Small ones need every pixel.
ICNS_MARGIN = 0.04
ICNS_MARGIN_FROM = 128


def write_icons(folder: Path) -> None:
    """Write into `folder` the theme `hicolor` and `fenedit.ico` and `fenedit.icns`."""
    for source, context in ((APPLICATION, "apps"), (DOCUMENT, "mimetypes")):
        scalable = _made(folder / "hicolor" / "scalable" / context) / source.name
        scalable.write_bytes(source.read_bytes())
        for size in THEME_SIZES:
            place = _made(folder / "hicolor" / f"{size}x{size}" / context)
            (place / f"{source.stem}.png").write_bytes(_png(drawn(source, size)))
    (folder / "fenedit.ico").write_bytes(ico([drawn(APPLICATION, size) for size in ICO_SIZES]))
    (folder / "fenedit.icns").write_bytes(icns(APPLICATION))


def drawn(source: Path, size: int, margin: float = 0.0) -> QImage:
    """Draw an icon of `size` × `size` pixels with a margin, a fraction of the size.

    A drawing for this size beside `source`, such as fenedit-16.svg, is preferred.

    Raises:
        FileNotFoundError: there is no drawing.
        ValueError: it is not an SVG.
    """
    if size == 22:
        # Scaling from 24 to 22 would blur edges that lie on whole pixels.
        return drawn(source, 24, margin).copy(1, 1, 22, 22)
    own = source.with_stem(f"{source.stem}-{size}")
    renderer = QSvgRenderer(QByteArray((own if own.exists() else source).read_bytes()))
    if not renderer.isValid():
        raise ValueError(f"{source} is not a drawing")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    free = margin * size
    renderer.render(painter, QRectF(free, free, size - 2 * free, size - 2 * free))
    painter.end()
    return image


def ico(images: list[QImage]) -> bytes:
    """Return a Windows icon file (.ico) of square images up to 256 pixels wide."""
    # Installer builders read images smaller than 256 pixels as bitmaps only.
    parts = [_png(image) if image.width() == 256 else _bitmap(image) for image in images]
    head = struct.pack("<HHH", 0, 1, len(images))
    start = len(head) + 16 * len(images)
    for image, part in zip(images, parts, strict=True):
        size = image.width() % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(part), start)
        start += len(part)
    return head + b"".join(parts)


def icns(source: Path) -> bytes:
    """Return a macOS icon file (.icns) of a drawing."""
    parts: list[tuple[bytes, bytes]] = []
    for size, (colour_type, mask_type) in ICNS_BITMAPS.items():
        red, green, blue, alpha = _channels(drawn(source, size))
        # The format's run-length encoding, with literal runs of 128 bytes only.
        runs = [
            b"\x7f" + channel[start : start + 128]
            for channel in (red, green, blue)
            for start in range(0, len(channel), 128)
        ]
        parts += [(colour_type, b"".join(runs)), (mask_type, alpha)]
    for kind, size in ICNS_PNGS.items():
        margin = ICNS_MARGIN if size >= ICNS_MARGIN_FROM else 0.0
        parts.append((kind, _png(drawn(source, size, margin))))
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(buffer.data().data())


def _bitmap(image: QImage) -> bytes:
    """Return an image as in .ico files: a bitmap without file header, and a mask."""
    size = image.width()
    red, green, blue, alpha = _channels(image)
    pixels = bytearray(4 * size * size)
    pixels[0::4], pixels[1::4], pixels[2::4], pixels[3::4] = blue, green, red, alpha
    rows = [pixels[start : start + 4 * size] for start in range(0, len(pixels), 4 * size)]
    # The mask is empty, because there is an alpha channel. Its rows are padded to 32 bits.
    mask = bytes((size + 31) // 32 * 4 * size)
    length = len(pixels) + len(mask)
    # The height counts bitmap and mask.
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, length, 0, 0, 0, 0)
    return head + b"".join(reversed(rows)) + mask


def _channels(image: QImage) -> tuple[bytes, bytes, bytes, bytes]:
    """Return the red, green, blue and alpha bytes, row by row from the top."""
    # Named, because `constBits` does not keep the image alive.
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    pixels = bytes(converted.constBits())
    return pixels[0::4], pixels[1::4], pixels[2::4], pixels[3::4]


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the program's icons.")
    parser.add_argument("folder", type=Path, help="where to, made if it is missing")
    write_icons(parser.parse_args().folder)
