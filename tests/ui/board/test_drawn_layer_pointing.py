"""Dots, rings and arrows over the board."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import EMPTY_PLACEMENT, parse_square, with_content
from fenedit.session.moves.playing import Arrow
from fenedit.ui.board.drawn_layer import paint_arrows, paint_targets

GEOMETRY = BoardGeometry(10, 10, 320)
THEME = board_theme("Walnut")


def blank() -> QImage:
    image = QImage(340, 340, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    return image


def colour_at(image: QImage, square: str, across: float = 0.0) -> QColor:
    x, y = GEOMETRY.centre_of(parse_square(square))
    return image.pixelColor(round(x + across * GEOMETRY.square_side), round(y))


def test_dots_on_empty_squares_and_rings_around_men(qtbot: QtBot) -> None:
    image = blank()
    painter = QPainter(image)
    placement = with_content(EMPTY_PLACEMENT, parse_square("d5"), "n")
    targets = [parse_square("c4"), parse_square("d5")]
    paint_targets(painter, GEOMETRY, placement, targets, THEME)
    painter.end()
    black = QColor(Qt.GlobalColor.black)
    assert colour_at(image, "c4") != black and colour_at(image, "c4", 0.42) == black
    assert colour_at(image, "d5") == black and colour_at(image, "d5", 0.43) != black
    assert colour_at(image, "e4") == black


def test_a_faint_arrow_is_fainter_and_none_points_at_itself(qtbot: QtBot) -> None:
    blueness = []
    for faint in (True, False):
        image = blank()
        painter = QPainter(image)
        e2, e5 = parse_square("e2"), parse_square("e5")
        arrows = [Arrow(e2, e5, faint), Arrow(e2, e2)]
        paint_arrows(painter, GEOMETRY, EMPTY_PLACEMENT, arrows, THEME)
        painter.end()
        assert colour_at(image, "e2") == QColor(Qt.GlobalColor.black)
        blueness.append(colour_at(image, "e4").blue())
    assert 0 < blueness[0] < blueness[1]
