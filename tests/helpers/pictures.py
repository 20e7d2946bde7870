"""Pictures for tests: boards painted into images, and images compared with stored ones."""

import os
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry, BoardScene

REFERENCE = Path(__file__).parents[1] / "pictures" / "reference"
AROUND = "#336699"
"""What surrounds a board in a test, unlike any colour of a board."""


def blank(width: int, height: int, ratio: float = 1.0) -> QImage:
    """Return an opaque image of a size in device pixels."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(AROUND))
    return image


def paint(
    image: QImage,
    painter: BoardPainter,
    geometry: BoardGeometry,
    scene: BoardScene,
) -> None:
    """Paint a board into an image, as a widget would into its part of a window."""
    with QPainter(image) as brush:
        painter.paint(brush, geometry, scene)


def board(
    painter: BoardPainter, scene: BoardScene, side: int = 320, flipped: bool = False
) -> QImage:
    """Return a picture of a board, filled to its edges."""
    image = blank(side, side)
    paint(image, painter, BoardGeometry(0, 0, side, flipped), scene)
    return image


def pixels(image: QImage) -> NDArray[np.int16]:
    """Return the red, green and blue of an image, by row and column."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.width(), 4)
    return rows[:, :, 2::-1].astype(np.int16)


def apart(one: QImage, other: QImage) -> set[tuple[int, int]]:
    """Return the pixels in which two images differ, by column and row."""
    rows, columns = np.nonzero((pixels(one) != pixels(other)).any(axis=2))
    return set(zip(columns.tolist(), rows.tolist(), strict=True))


def assert_like_reference(image: QImage, name: str) -> None:
    """Compare a picture with the stored one; FENEDIT_STORE_PICTURES=1 stores it instead.

    Versions of Qt differ a little at edges: a hundredth of the pixels may be visibly off.
    """
    path = REFERENCE / f"{name}.png"
    if os.environ.get("FENEDIT_STORE_PICTURES"):
        path.parent.mkdir(parents=True, exist_ok=True)
        assert image.save(str(path))
        return
    stored = QImage(str(path))
    assert not stored.isNull(), f"no stored picture {path}; see {__name__}.assert_like_reference"
    assert (image.width(), image.height()) == (stored.width(), stored.height())
    apart = np.abs(pixels(image) - pixels(stored)).max(axis=2)
    off = float((apart > 24).mean())
    assert off < 0.01, f"{off:.1%} of the pixels of {name} differ from the stored picture"
