"""Marks as the board's widget paints them."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.theme import board_theme
from fenedit.notation.marks import NO_MARKS, each_mark
from fenedit.notation.position import START_PLACEMENT, parse_square, with_content
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.ui.board.contents import BoardContents, square_rect
from tests.helpers.board_hands import RIGHT, middle_of, move, press, release
from tests.helpers.pictures import apart

ALL = read_marks_among(
    (
        "[%csl Gd4,Re1][%cal Bb1c3,Yh8a1][%draw full,e2,red][%draw full,d5,blue]"
        "[%draw A,e7,green][%label yellow,a5,two words]",
    )
)
MARKS = {
    kind: read_marks_among((text,))
    for kind, text in (
        ("circle", "[%csl Gd4]"),
        ("arrow", "[%cal Ra3c5]"),
        ("highlight", "[%draw full,e2,blue]"),
        ("label", "[%draw A,e5,red]"),
    )
}


def picture(view) -> QImage:
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def show(view, marks) -> None:
    view.show_contents(BoardContents(START_PLACEMENT, marks=marks))


def pixel(view, image, square, across=0.0, down=0.0) -> QColor:
    geometry = view.board_geometry
    x, y = geometry.centre_of(parse_square(square))
    ratio = image.width() / view.width()
    side = geometry.square_side
    return image.pixelColor(round((x + across * side) * ratio), round((y + down * side) * ratio))


@pytest.mark.parametrize("kind", MARKS)
def test_a_mark_is_painted_where_it_is_and_leaves_no_trace(watched, kind):
    plain = picture(watched)
    (mark,) = each_mark(MARKS[kind])
    show(watched, MARKS[kind])
    squares = {mark.origin, mark.target} if hasattr(mark, "origin") else {mark.square}
    area = QRect()
    for square in squares:
        area |= square_rect(watched.board_geometry, square)
    pixels = apart(plain, picture(watched))
    assert pixels and all(area.contains(*pixel) for pixel in pixels)
    show(watched, NO_MARKS)
    assert picture(watched) == plain


@pytest.mark.parametrize(("square", "light"), [("a4", True), ("a5", False), ("d1", True)])
def test_coordinates_stand_above_a_highlight(watched, square, light):
    theme = board_theme("Walnut")
    colour = QColor(theme.coordinate_on_light if light else theme.coordinate_on_dark)

    def letters() -> int:
        image, rect = picture(watched), square_rect(watched.board_geometry, parse_square(square))
        ratio = image.width() / watched.width()
        x, y, across, down = (round(each * ratio) for each in rect.getRect())
        part = image.copy(x, y, across, down)
        pixels = ((x, y) for x in range(part.width()) for y in range(part.height()))
        return sum(part.pixelColor(*pixel) == colour for pixel in pixels)

    plain = letters()
    assert plain
    show(watched, read_marks_among((f"[%draw full,{square},red]",)))
    assert letters() >= plain


def test_a_highlight_lies_below_the_man(watched):
    plain = picture(watched)
    show(watched, MARKS["highlight"])
    image = picture(watched)
    # The men of this board are blocks in the middle of their squares.
    assert pixel(watched, image, "e2") == pixel(watched, plain, "e2")
    corner = pixel(watched, image, "e2", 0.45, 0.45)
    assert corner != pixel(watched, plain, "e2", 0.45, 0.45)
    assert corner.blue() > corner.red()
    assert pixel(watched, image, "e3", 0.45, 0.45) == pixel(watched, plain, "e3", 0.45, 0.45)


def test_arrows_lie_above_the_men_but_leave_them_free(watched):
    plain = picture(watched)
    show(watched, read_marks_among(("[%cal Rd1d2]",)))
    drawn = picture(watched)
    # The men of this board are blocks in the middle of their squares.
    assert pixel(watched, drawn, "d1", 0, -0.32) != pixel(watched, plain, "d1", 0, -0.32)
    assert pixel(watched, drawn, "d2") == pixel(watched, plain, "d2")


def test_an_arrow_gives_way_to_a_man_that_comes(watched):
    marks = read_marks_among(("[%cal Ra3h3]",))
    show(watched, marks)
    plain = picture(watched)
    placement = with_content(START_PLACEMENT, parse_square("d3"), "N")
    watched.show_contents(BoardContents(placement, marks=marks), animate=False)
    # The men of this board are blocks in the middle of their squares.
    moved = picture(watched)
    assert pixel(watched, moved, "d3", -0.36) != pixel(watched, plain, "d3", -0.36)


def test_the_arrow_that_is_dragged_is_seen(watched):
    plain = picture(watched)
    press(watched, middle_of(watched, "a3"), RIGHT)
    move(watched, middle_of(watched, "c5"), RIGHT)
    middle = pixel(watched, picture(watched), "b4")
    assert middle != pixel(watched, plain, "b4")
    press(watched, middle_of(watched, "c5"))
    release(watched, middle_of(watched, "c5"))
    assert pixel(watched, picture(watched), "b4") == pixel(watched, plain, "b4")
