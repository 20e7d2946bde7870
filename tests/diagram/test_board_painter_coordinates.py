import pytest
from PySide6.QtGui import QColor, QPainter

from fenedit.diagram.board_painter import (
    MIN_LABELLED_SQUARE,
    draw_outside_labels,
    has_inside_label,
    inside_label,
)
from fenedit.diagram.board_scene import OUTSIDE_MARGIN, BoardGeometry
from fenedit.diagram.theme import board_theme
from tests.helpers.pictures import AROUND, blank

pytestmark = pytest.mark.usefixtures("qapp")
BLACK = QColor("#000000")
THEME = board_theme("Walnut")


def _ink(picture) -> list[tuple[int, int]]:
    image = picture.toImage()
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 128
    ]


def test_cells_of_the_left_column_and_the_bottom_row_have_labels_if_they_are_large_enough() -> None:
    assert has_inside_label(0, 3, 40)
    assert has_inside_label(5, 7, 40)
    assert not has_inside_label(1, 6, 40)
    assert not has_inside_label(0, 7, MIN_LABELLED_SQUARE - 1)


@pytest.mark.parametrize("side", [25, 45, 67, 125])
@pytest.mark.parametrize("flipped", [False, True])
def test_letters_stand_whole_in_their_corners_clear_of_the_middle(side: int, flipped: bool) -> None:
    geometry = BoardGeometry(0, 0, 8 * side, flipped)
    for row in range(8):
        ink = _ink(inside_label(geometry, THEME, 0, row))
        digits = [(x, y) for x, y in ink if y < side / 2]
        assert digits
        assert all(0 < x < side * 0.45 and 0 < y < side * 0.45 for x, y in digits)
    for column in range(1, 8):
        ink = _ink(inside_label(geometry, THEME, column, 7))
        assert ink
        assert all(side * 0.55 < x < side - 1 and side * 0.55 < y <= side - 1 for x, y in ink)


def test_digits_and_letters_name_the_squares_as_they_are_seen() -> None:
    plain, flipped = BoardGeometry(0, 0, 320), BoardGeometry(0, 0, 320, flipped=True)
    for cell in range(8):
        digit = _ink(inside_label(plain, THEME, 0, cell))
        letter = _ink(inside_label(plain, THEME, cell, 7))
        if cell != 7:  # The bottom left cell has both.
            mirrored_digit = _ink(inside_label(flipped, THEME, 0, 7 - cell))
            assert (digit == mirrored_digit) == (7 - cell != 7)
        if cell not in (0, 7):
            assert letter == _ink(inside_label(flipped, THEME, 7 - cell, 7))
    shapes = {tuple(_ink(inside_label(plain, THEME, cell, 7))) for cell in range(1, 8)}
    assert len(shapes) == 7


def test_coordinates_outside_stay_in_the_margin_and_off_the_board() -> None:
    side = 50
    margin = int(side * OUTSIDE_MARGIN)
    image = blank(8 * side + 2 * margin, 8 * side + 2 * margin)
    painter = QPainter(image)
    painter.translate(margin, margin)
    draw_outside_labels(painter, BoardGeometry(0, 0, 8 * side), BLACK)
    painter.end()
    inked = {
        (x - margin, y - margin)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).name() != AROUND
    }
    beside = {(x, y) for x, y in inked if x < 0}
    below = {(x, y) for x, y in inked if y >= 8 * side}
    assert beside | below == inked
    assert {y // side for _, y in beside} == set(range(8))
    assert {x // side for x, _ in below} == set(range(8))
    assert min(x for x, _ in beside) > -margin
    assert max(y for _, y in below) < 8 * side + margin - 1
