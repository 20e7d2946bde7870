from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.pieces.piece_set import SMALL, chess_package_piece_set
from fenedit.diagram.pieces.small import paint_small, small_theme
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.position import PIECES

BY_HAND = (9, 11, 15)
SIZES = (*BY_HAND, 10, 12, 16, 18)


def on_square(piece: str, pixels: int, colour: str) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_small(painter, piece, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """Return how many pixels differ so much in lightness that one sees it."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 60
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize("pixels", SIZES)
@pytest.mark.parametrize("name", THEME_NAMES)
def test_a_piece_is_told_from_all_others_and_from_an_empty_square(
    qapp: object, name: str, pixels: int
) -> None:
    for dark in (False, True):
        theme = small_theme(board_theme(name, dark))
        for colour in (theme.light_square, theme.dark_square):
            pictures = [on_square(piece, pixels, colour) for piece in PIECES]
            empty = QImage(pixels, pixels, QImage.Format.Format_RGB32)
            empty.fill(QColor(colour))
            least = pixels * pixels * 0.09
            for one, other in combinations([*pictures, empty], 2):
                assert difference(one, other) >= least


@pytest.mark.parametrize("pixels", BY_HAND)
@pytest.mark.parametrize("piece", [piece for piece in PIECES if piece.isupper()])
def test_white_is_outlined_all_round(qapp: object, piece: str, pixels: int) -> None:
    image = on_square(piece, pixels, "transparent")

    def is_white(x: int, y: int) -> bool:
        return image.pixelColor(x, y).lightness() > 200

    def is_open(x: int, y: int) -> bool:
        inside = 0 <= x < pixels and 0 <= y < pixels
        return not inside or image.pixelColor(x, y).alpha() == 0

    beside = ((0, 1), (0, -1), (1, 0), (-1, 0))
    places = [(x, y) for x in range(pixels) for y in range(pixels) if is_white(x, y)]
    assert len(places) >= pixels
    assert not any(is_open(x + dx, y + dy) for x, y in places for dx, dy in beside)


@pytest.mark.parametrize("pixels", SIZES)
@pytest.mark.parametrize("kinds", ["KQBNRP", "kqbnrp"])
def test_small_ones_are_whole_pixels_and_as_high_as_they_rank(
    qapp: object, kinds: str, pixels: int
) -> None:
    heights = []
    for piece in kinds:
        image = on_square(piece, pixels, "transparent")
        alphas = [[image.pixelColor(x, y).alpha() for x in range(pixels)] for y in range(pixels)]
        assert {alpha for row in alphas for alpha in row} == {0, 255}
        heights.append(sum(map(any, alphas)))
    assert heights == sorted(heights, reverse=True)


def test_all_sets_have_the_small_drawings_where_their_own_would_be_blots(qapp: object) -> None:
    pieces = chess_package_piece_set()
    for pixels in (9, SMALL - 1):
        assert pieces.pixmap("N", pixels).toImage() == on_square("N", pixels, "transparent")
    assert pieces.pixmap("N", SMALL).toImage() != on_square("N", SMALL, "transparent")
