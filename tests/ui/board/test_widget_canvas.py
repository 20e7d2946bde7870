"""What is painted over the squares, and how much of it anew."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.position import START_PLACEMENT, parse_square, with_contents
from fenedit.session.state import Rectangle, ViewState
from fenedit.ui.board.contents import rectangle_rect
from fenedit.ui.style import contrast
from tests.helpers.board_answers import painted_by
from tests.helpers.board_hands import key

E3, E4, D2 = parse_square("e3"), parse_square("e4"), parse_square("d2")


def picture(view) -> QImage:
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def area_painted_by(view, qtbot, change) -> QRect:
    area = QRect()
    for rect in painted_by(view, qtbot, change):
        area |= rect
    return area


def colours_differ(first: QImage, second: QImage, at: QPoint) -> bool:
    return first.pixelColor(at) != second.pixelColor(at)


def test_a_selection_is_framed_and_tinted_and_leaves_no_trace(watched, qtbot):
    plain = picture(watched)
    area = Rectangle.between(D2, E4)
    rect = area_painted_by(
        watched, qtbot, lambda: watched.set_view_state(ViewState(selection=area))
    )
    bounds = rectangle_rect(watched.board_geometry, area)
    assert bounds.adjusted(-1, -1, 1, 1).contains(rect)
    framed = picture(watched)
    for at in (bounds.topLeft(), bounds.bottomRight(), bounds.topLeft() + QPoint(9, 9)):
        assert colours_differ(plain, framed, at)
    assert not colours_differ(plain, framed, bounds.topLeft() - QPoint(2, 2))
    rect = area_painted_by(watched, qtbot, lambda: watched.set_view_state(ViewState()))
    assert rect.contains(bounds)
    assert picture(watched) == plain


def test_painting_parts_ends_in_the_same_picture_as_painting_all(watched, qtbot):
    watched.set_view_state(ViewState(selection=Rectangle.between(D2, E4)))
    qtbot.wait(1)
    watched.set_view_state(ViewState(selection=Rectangle.between(D2, E3)))
    qtbot.wait(1)
    in_parts = picture(watched)
    watched.update()
    assert picture(watched) == in_parts


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", THEME_NAMES)
def test_the_frame_is_seen_on_whatever_lies_below_it(name, dark):
    cursor, line = QColor(board_theme(name, dark).cursor), QColor("#ffffff")
    # Contrast tells light from dark only, so greys are enough: squares, their tints, all marks.
    for ground in (QColor(grey, grey, grey) for grey in range(256)):
        assert max(contrast(cursor, ground), contrast(line, ground)) >= 3


def test_a_preview_shows_what_would_come_and_what_would_go(watched, qtbot):
    plain = picture(watched)
    coming = with_contents(START_PLACEMENT, {E4: "Q", D2: "."})
    watched.set_view_state(ViewState(preview=coming))
    assert watched.canvas.scene.placement == START_PLACEMENT
    assert watched.canvas.scene.faint == {D2}
    assert watched.canvas.scene.hidden == {E4}
    shown = picture(watched)
    middle = QPoint(*map(round, watched.board_geometry.centre_of(E4)))
    assert colours_differ(plain, shown, middle)
    other = with_contents(START_PLACEMENT, {E4: "q", D2: "."})
    rect = area_painted_by(watched, qtbot, lambda: watched.set_view_state(ViewState(preview=other)))
    assert rect.contains(middle)
    watched.set_view_state(ViewState())
    assert picture(watched) == plain


def test_lifted_men_are_seen_where_they_would_be_let_go(area, board):
    area.look(selection=Rectangle.between(D2, D2))
    key(board, Qt.Key.Key_Return)
    key(board, Qt.Key.Key_Up)
    image = board.grab().toImage()
    middle = QPoint(*map(round, board.board_geometry.centre_of(parse_square("d3"))))
    key(board, Qt.Key.Key_Escape)
    assert colours_differ(image, board.grab().toImage(), middle)
