"""The piece sets, small and large, on light and on dark squares."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.pieces.piece_set import PieceSet, chess_package_piece_set, our_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import PIECES
from tests.helpers.diagrams import FOLDER
from tests.helpers.pictures import assert_like_reference

SIZES = (200, 60, 45, 32, 24, 16)


def contact_sheet(pieces: PieceSet) -> QImage:
    """Return twelve pieces in four sizes, each size once on light and once on dark squares."""
    theme = board_theme("Walnut")
    image = QImage(12 * max(SIZES), 2 * sum(SIZES), QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    top = 0
    for size in SIZES:
        for colour in (theme.light_square, theme.dark_square):
            painter.fillRect(QRect(0, top, 12 * size, size), QColor(colour))
            for column, piece in enumerate(PIECES):
                painter.drawPixmap(column * size, top, pieces.pixmap(piece, size))
            top += size
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("fenland", lambda: our_piece_set(FOLDER / "fenland", "Fenland")),
        ("ely", lambda: our_piece_set(FOLDER / "ely", "Ely")),
        ("burnett", chess_package_piece_set),
    ],
)
def test_pieces_look_as_they_did(name: str, make) -> None:
    assert_like_reference(contact_sheet(make()), f"contact-sheet-{name}")
