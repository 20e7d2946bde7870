"""Pictures from anywhere, as they are read."""

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODeviceBase
from PySide6.QtGui import QColor, QImage, QImageWriter

from fenedit.jobs.read_pictures import fault_words
from fenedit.session import decoding
from fenedit.session.decoding import DecodingError, decoded, image_of, pixels_of, prepared
from tests.helpers import png

RED = QColor(250, 10, 20)
BLUE = QColor(0, 0, 255)


def picture(form: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    """Return a red picture with a blue column at the left."""
    image = QImage(30, 20, form)
    image.fill(RED)
    for y in range(20):
        for x in range(8):
            image.setPixelColor(x, y, BLUE)
    return image


def file_of(image: QImage, kind: str = "png") -> bytes:
    writer = QImageWriter()
    buffer = QBuffer()
    buffer.open(QIODeviceBase.OpenModeFlag.WriteOnly)
    writer.setDevice(buffer)
    writer.setFormat(kind.encode())
    writer.setQuality(100)
    assert writer.write(image)
    return bytes(buffer.data().data())


def near(image: QImage, x: int, y: int, colour: QColor) -> bool:
    got = image.pixelColor(x, y)
    pairs = zip(got.getRgb(), colour.getRgb(), strict=True)
    return all(abs(one - other) < 12 for one, other in pairs)


@pytest.mark.parametrize("kind", ["png", "jpg", "bmp", "webp", "tiff"])
def test_pictures_of_all_kinds(kind: str) -> None:
    image, scale = decoded(file_of(picture(), kind))
    assert (image.width(), image.height(), scale) == (30, 20, 1)
    assert image.format() == QImage.Format.Format_RGB888
    assert near(image, 2, 10, BLUE) and near(image, 20, 10, RED)


@pytest.mark.parametrize(
    "form",
    [
        QImage.Format.Format_RGBA64,
        QImage.Format.Format_RGBX64,
        QImage.Format.Format_ARGB32_Premultiplied,
    ],
)
def test_other_depths(form: QImage.Format) -> None:
    image = decoded(file_of(picture(form))).image
    assert near(image, 2, 10, BLUE) and near(image, 20, 10, RED)


def test_grey_and_indexed_pictures() -> None:
    grey = picture().convertToFormat(QImage.Format.Format_Grayscale16)
    shown = decoded(file_of(grey)).image
    assert shown.pixelColor(20, 10).red() > shown.pixelColor(2, 10).red() + 20
    indexed = picture().convertToFormat(QImage.Format.Format_Indexed8)
    assert near(decoded(file_of(indexed)).image, 2, 10, BLUE)


def test_cmyk() -> None:
    image = decoded(file_of(picture().convertToFormat(QImage.Format.Format_CMYK8888), "jpg")).image
    assert near(image, 2, 10, BLUE) and near(image, 20, 10, RED)


def test_what_is_transparent_is_white() -> None:
    image = picture(QImage.Format.Format_ARGB32)
    image.setPixelColor(20, 10, QColor(0, 0, 0, 0))
    shown = decoded(file_of(image)).image
    assert shown.pixelColor(20, 10) == QColor("white")
    assert near(shown, 21, 10, RED)


def test_a_photograph_is_turned_upright() -> None:
    data = file_of(picture(), "jpg")
    # EXIF with the orientation 6: the camera was turned to the right.
    entry = struct.pack("<HHIHH", 0x0112, 3, 1, 6, 0)
    exif = b"Exif\0\0II*\0\x08\0\0\0" + struct.pack("<H", 1) + entry + bytes(4)
    turned = data[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + data[2:]
    image, scale = decoded(turned)
    assert (image.width(), image.height(), scale) == (20, 30, 1)
    assert near(image, 10, 2, BLUE) and near(image, 10, 20, RED)


def test_the_first_picture_of_an_animation() -> None:
    data = (
        b"GIF89a\x02\0\x01\0\x80\0\0\xfa\x0a\x14\0\0\xff"
        b"\x2c\0\0\0\0\x02\0\x01\0\0\x02\x02\x04\x0a\0"
        b"\x2c\0\0\0\0\x02\0\x01\0\0\x02\x02\x4c\x0a\0\x3b"
    )
    image = decoded(data).image
    assert (image.width(), near(image, 0, 0, RED), near(image, 1, 0, RED)) == (2, True, True)


def test_a_large_picture_is_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MOST_READ", 150)
    for kind in ("png", "jpg"):
        image, scale = decoded(file_of(picture(), kind))
        assert image.width() * image.height() <= 150
        assert scale == pytest.approx(2, abs=0.01)
        assert near(image, 0, 5, BLUE) and near(image, 10, 5, RED)
    assert prepared(picture()).scale == pytest.approx(2, abs=0.01)


def header(width: int, height: int) -> bytes:
    body = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        png.SIGNATURE + png.chunk(b"IHDR", body) + png.chunk(b"IDAT", zlib.compress(b"")) + png.TAIL
    )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a picture"),
        (b"8/8/8/8/8/8/8/8 w - - 0 1", "not a picture"),
        (b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "not a picture"),
        (b"%PDF-1.7", "not a picture"),
        (header(60_000, 60_000), "too large (60000 × 60000 pixels)"),
        (header(40_000, 2), "too large (40000 × 2 pixels)"),
        (bytes(200), "not a picture"),
    ],
)
def test_what_is_no_picture_or_a_hostile_one_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(DecodingError) as raised:
        decoded(data)
    assert words in fault_words(raised.value.fault)


def test_a_file_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "LARGEST_FILE", 3 << 20)
    with pytest.raises(DecodingError) as raised:
        decoded(bytes((3 << 20) + 1))
    assert "up to 3 MB" in fault_words(raised.value.fault)


def test_an_empty_picture_of_a_clipboard_is_refused() -> None:
    with pytest.raises(DecodingError) as raised:
        prepared(QImage())
    assert "damaged" in fault_words(raised.value.fault)


def test_pixels_and_back(tmp_path: Path) -> None:
    image = prepared(picture()).image
    # Rows of 31 pixels have padding in Qt.
    image = image.copy(0, 0, 29, 20)
    pixels = pixels_of(image)
    assert (pixels.width, pixels.height, len(pixels.data)) == (29, 20, 29 * 20 * 3)
    assert pixels.data[:3] == bytes((0, 0, 255))
    assert image_of(pixels) == image
