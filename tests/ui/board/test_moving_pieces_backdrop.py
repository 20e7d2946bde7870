import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from fenedit.diagram.board_scene import (
    BoardGeometry,
    BoardScene,
    Coordinates,
    Mark,
    MarkKind,
    Preview,
)
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.board.gestures import Drag
from fenedit.ui.board.moving_pieces import Backdrop
from tests.helpers.board_answers import plain_painter

DRAG = Drag("n", 12, 117.0, 203.0, 28)
SCENES = (
    BoardScene(START_PLACEMENT),
    BoardScene(
        START_PLACEMENT, marks=frozenset((Mark(MarkKind.HOVER, 28),)), faint=frozenset((12,))
    ),
    BoardScene("Q" * 64, marks=frozenset((Mark(MarkKind.CURSOR, 0),))),
    BoardScene(START_PLACEMENT, Coordinates.NONE, stale=True, preview=Preview(30, "q")),
)


def picture(ratio, paint):
    pixmap = QPixmap(round(420 * ratio), round(420 * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.red)
    painter = QPainter(pixmap)
    paint(painter)
    painter.end()
    return pixmap.toImage()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_it_looks_as_the_board_does_in_each_scene(qapp, ratio):
    geometry = BoardGeometry(8, 4, 400, device_pixel_ratio=ratio)
    painter = plain_painter()
    backdrop = Backdrop(painter, geometry)
    for scene in SCENES:

        def paint_all(brush, scene=scene):
            painter.paint(brush, geometry, scene)
            painter.paint_piece(brush, geometry, DRAG.piece, DRAG.x, DRAG.y)

        def copy(brush, scene=scene):
            backdrop.paint(brush, scene, DRAG)

        assert picture(ratio, copy) == picture(ratio, paint_all)


def test_another_size_or_colouring_needs_another(qapp):
    geometry, painter = BoardGeometry(8, 4, 400), plain_painter()
    backdrop = Backdrop(painter, geometry)
    assert backdrop.fits(painter, geometry)
    assert not backdrop.fits(painter, BoardGeometry(8, 4, 300))
    assert not backdrop.fits(plain_painter(), geometry)
