"""What is painted over the squares, and how much of it anew."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.position import START_PLACEMENT, parse_square, with_contents
from fenedit.session.state import Rectangle, ViewState
from fenedit.ui.board.contents import square_rect
from fenedit.ui.style import contrast
from tests.helpers.board_hands import key
from tests.helpers.pictures import apart

E4, D2 = parse_square("e4"), parse_square("d2")


def picture(view) -> QImage:
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours_differ(first: QImage, second: QImage, at: QPoint) -> bool:
    return first.pixelColor(at) != second.pixelColor(at)


def test_a_selection_is_framed_and_tinted_and_leaves_no_trace(watched):
    plain = picture(watched)
    watched.set_view_state(ViewState(selection=Rectangle.between(D2, E4)))
    framed, geometry = picture(watched), watched.board_geometry
    bounds = square_rect(geometry, D2) | square_rect(geometry, E4)
    assert all(bounds.contains(*pixel) for pixel in apart(plain, framed))
    for at in (bounds.topLeft(), bounds.bottomRight(), bounds.topLeft() + QPoint(9, 9)):
        assert colours_differ(plain, framed, at)
    watched.set_view_state(ViewState())
    assert picture(watched) == plain


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", THEME_NAMES)
def test_the_frame_is_seen_on_whatever_lies_below_it(name, dark):
    cursor, line = QColor(board_theme(name, dark).cursor), QColor("#ffffff")
    # Contrast tells light from dark only, so greys are enough: squares, their tints, all marks.
    for ground in (QColor(grey, grey, grey) for grey in range(256)):
        assert max(contrast(cursor, ground), contrast(line, ground)) >= 3


def test_a_preview_shows_what_would_come_and_what_would_go(watched):
    plain = picture(watched)
    coming = with_contents(START_PLACEMENT, {E4: "Q", D2: "."})
    watched.set_view_state(ViewState(preview=coming))
    assert watched.scene.placement == START_PLACEMENT
    assert watched.scene.faint == {D2}
    assert watched.scene.hidden == {E4}
    shown = picture(watched)
    middle = QPoint(*map(round, watched.board_geometry.centre_of(E4)))
    assert colours_differ(plain, shown, middle)
    other = with_contents(START_PLACEMENT, {E4: "q", D2: "."})
    watched.set_view_state(ViewState(preview=other))
    assert colours_differ(shown, picture(watched), middle)
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
