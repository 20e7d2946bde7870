import pytest
from PySide6.QtGui import QImage

from fenedit.diagram.board_painter import BoardPainter, board_pixmap
from fenedit.diagram.board_scene import BoardScene, Coordinates
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import EMPTY_PLACEMENT, START_PLACEMENT
from tests.helpers.pictures import board

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def painter(qapp) -> BoardPainter:
    return BoardPainter(board_theme("Fen"), chess_package_piece_set())


def test_a_thumbnail_is_the_board_without_coordinates(painter: BoardPainter) -> None:
    for flipped in (False, True):
        for size in (64, 320):
            picture = board_pixmap(START_PLACEMENT, size, painter, flipped=flipped).toImage()
            scene = BoardScene(START_PLACEMENT, Coordinates.NONE)
            expected = board(painter, scene, size, flipped)
            assert picture.convertToFormat(QImage.Format.Format_RGB32) == expected


@pytest.mark.parametrize(
    ("size", "ratio", "pixels"), [(64, 1.0, 64), (64, 2.0, 128), (63, 1.0, 56), (50, 1.5, 72)]
)
def test_it_fits_the_square_it_is_made_for(
    painter: BoardPainter, size: int, ratio: float, pixels: int
) -> None:
    picture = board_pixmap(EMPTY_PLACEMENT, size, painter, ratio)
    assert (picture.width(), picture.height()) == (pixels, pixels)
    assert picture.devicePixelRatio() == ratio
