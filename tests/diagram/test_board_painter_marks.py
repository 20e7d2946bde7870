import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from fenedit.diagram.board_painter import (
    badge_pixmap,
    draw_label,
    draw_over_piece,
    draw_under_piece,
    ground_colour,
)
from fenedit.diagram.board_scene import BoardGeometry, MarkKind
from fenedit.diagram.theme import THEME_NAMES, BoardTheme, board_theme
from tests.helpers.pictures import AROUND, blank

pytestmark = pytest.mark.usefixtures("qapp")
THEME = board_theme("Walnut")


def _inked(draw, kinds: set[MarkKind], side: int, around: int = 10) -> set[tuple[int, int]]:
    """Return the pixels that marks change, counted from the square's corner."""
    image = blank(side + 2 * around, side + 2 * around)
    painter = QPainter(image)
    draw(painter, QRect(around, around, side, side), kinds, THEME)
    painter.end()
    return {
        (x - around, y - around)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).name() != AROUND
    }


@pytest.mark.parametrize("side", [12, 33, 67, 125])
@pytest.mark.parametrize("kind", list(MarkKind))
def test_marks_stay_within_their_square(kind: MarkKind, side: int) -> None:
    inked = _inked(draw_under_piece, {kind}, side) | _inked(draw_over_piece, {kind}, side)
    assert all(0 <= x < side and 0 <= y < side for x, y in inked)


@pytest.mark.parametrize("kind", list(MarkKind))
def test_each_kind_shows(kind: MarkKind) -> None:
    shapes = _inked(draw_under_piece, {kind}, 67) | _inked(draw_over_piece, {kind}, 67)
    coloured = ground_colour(0, 0, THEME, {kind}) != THEME.light_square
    assert shapes or coloured


def test_marks_on_one_square_are_drawn_in_one_order() -> None:
    kinds = [MarkKind.PROBLEM, MarkKind.HINT, MarkKind.ILLEGAL]
    images = []
    for order in (kinds, kinds[::-1]):
        image = blank(67, 67)
        painter = QPainter(image)
        draw_under_piece(painter, QRect(0, 0, 67, 67), order, THEME)
        painter.end()
        images.append(image)
    assert images[0] == images[1]


def test_marks_without_a_tint_of_their_own_are_known_by_their_shapes() -> None:
    middle, corner, edge = (33, 33), (57, 9), (0, 33)
    ring = _inked(draw_under_piece, {MarkKind.EP_TARGET}, 67)
    badge = _inked(draw_over_piece, {MarkKind.CASTLING}, 67)
    cursor = _inked(draw_over_piece, {MarkKind.CURSOR}, 67)
    problem = _inked(draw_under_piece, {MarkKind.PROBLEM}, 67)
    assert middle not in ring | badge | cursor | problem
    assert (33 + 17, 33) in ring
    assert corner in badge
    assert edge in cursor
    assert edge in problem
    assert edge not in ring | badge


@pytest.mark.parametrize("side", [12, 33, 67, 125])
def test_a_finished_badge_is_copied_to_where_it_would_be_drawn(side: int) -> None:
    def copied(painter: QPainter, rect: QRect, _kinds: object, theme: BoardTheme) -> None:
        badge = badge_pixmap(rect.width(), theme)
        painter.drawPixmap(rect.right() + 1 - badge.width(), rect.y(), badge)

    kinds = {MarkKind.CASTLING}
    assert _inked(copied, kinds, side) == _inked(draw_over_piece, kinds, side)


def test_a_badge_is_clear_of_both_coordinates() -> None:
    badge = _inked(draw_over_piece, {MarkKind.CASTLING}, 67)
    assert all(x > 33 and y < 33 for x, y in badge)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_tints_add_up(name: str) -> None:
    theme = board_theme(name)
    for column in (0, 1):
        colours = {
            ground_colour(column, 0, theme, kinds)
            for kinds in (
                (),
                (MarkKind.HOVER,),
                (MarkKind.PROBLEM,),
                (MarkKind.PROBLEM, MarkKind.HOVER),
            )
        }
        assert len(colours) == 4


def _label(text: str, side: int) -> set[tuple[int, int]]:
    image = blank(8 * side, 8 * side)
    painter = QPainter(image)
    draw_label(painter, BoardGeometry(0, 0, 8 * side), text, THEME)
    painter.end()
    return {
        (x, y)
        for x in range(8 * side)
        for y in range(8 * side)
        if image.pixelColor(x, y).name() != AROUND
    }


def test_a_label_lies_across_the_middle() -> None:
    inked = _label("no position yet", 30)
    xs, ys = [x for x, _ in inked], [y for _, y in inked]
    assert abs(min(xs) + max(xs) - 239) <= 2
    assert abs(min(ys) + max(ys) - 239) <= 2
    assert max(ys) - min(ys) < 30


def test_a_long_label_is_elided_and_stays_on_the_board() -> None:
    xs = [x for x, _ in _label("noch keine Stellung, und das schon seit langem " * 3, 30)]
    assert min(xs) > 0
    assert max(xs) < 239
