"""Marks as the board's widget paints them."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.diagram.theme import board_theme
from fenedit.notation.marks import DrawnArrow, DrawnCircle, MarkColour, each_mark
from fenedit.notation.position import START_PLACEMENT, parse_square, with_content
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.session.state import ViewState
from fenedit.ui.board.contents import BoardContents, square_rect
from fenedit.ui.board.drawn_layer import DrawnLayer, mark_area
from tests.helpers.board_answers import painted_by
from tests.helpers.board_hands import RIGHT, carry, hover, middle_of, move, pick_up, press, release

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
def test_a_mark_is_painted_where_it_is_and_leaves_no_trace(watched, qtbot, kind):
    plain = picture(watched)
    marks = MARKS[kind]
    (mark,) = each_mark(marks)
    rects = painted_by(watched, qtbot, lambda: show(watched, marks))
    area = mark_area(watched.board_geometry, mark)
    assert all(area.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
    drawn = picture(watched)
    assert drawn != plain
    rects = painted_by(watched, qtbot, lambda: show(watched, read_marks_among(("",))))
    assert any(rect.contains(area) for rect in rects)
    assert picture(watched) == plain


@pytest.mark.parametrize("flipped", [False, True])
def test_painting_parts_ends_in_the_same_picture_as_painting_all(watched, qtbot, flipped):
    watched.set_view_state(ViewState(flipped=flipped))
    show(watched, ALL)
    qtbot.wait(1)
    for square in ("e2", "d5", "e7", "b2"):
        hover(watched, square)
        qtbot.wait(1)
    move(watched, middle_of(watched, "h3"))
    hovering = picture(watched)
    watched.update()
    assert picture(watched) == hovering


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


def test_an_arrow_gives_way_to_a_man_that_comes(watched, qtbot):
    marks = read_marks_among(("[%cal Ra3h3]",))
    show(watched, marks)
    picture(watched)
    placement = with_content(START_PLACEMENT, parse_square("d3"), "N")
    moved = BoardContents(placement, marks=marks)
    painted_by(watched, qtbot, lambda: watched.show_contents(moved, animate=False))
    in_part = picture(watched)
    watched.update()
    assert picture(watched) == in_part
    show(watched, marks)
    assert picture(watched) != in_part


def test_the_arrow_that_is_dragged_is_seen_and_nothing_else_is_painted(watched, qtbot):
    plain = picture(watched)
    press(watched, middle_of(watched, "a3"), RIGHT)
    rects = painted_by(watched, qtbot, lambda: move(watched, middle_of(watched, "c5"), RIGHT))
    arrow = DrawnArrow(MarkColour.GREEN, parse_square("a3"), parse_square("c5"))
    area = mark_area(watched.board_geometry, arrow).adjusted(-1, -1, 1, 1)
    assert rects and all(area.contains(rect) for rect in rects)
    middle = pixel(watched, picture(watched), "b4")
    assert middle != pixel(watched, plain, "b4")
    press(watched, middle_of(watched, "c5"))
    release(watched, middle_of(watched, "c5"))
    watched.update()
    assert pixel(watched, picture(watched), "b4") == pixel(watched, plain, "b4")


def test_a_carried_piece_floats_over_the_marks(area, board):
    area.contents = BoardContents(START_PLACEMENT, marks=ALL)
    area.view.show_contents(area.contents)
    pick_up(board, "d2")
    carry(board, "d4")
    carried = picture(board)
    board.update()
    assert picture(board) == carried
    # A white block in the middle of the ring.
    assert pixel(board, carried, "d4").lightness() > 200


def test_the_picture_above_the_men_is_kept(watched):
    show(watched, ALL)
    picture(watched)
    layer = watched.canvas._drawn
    kept = layer._picture
    hover(watched, "e4")
    picture(watched)
    assert layer._picture is kept
    watched.set_view_state(ViewState(flipped=True))
    picture(watched)
    assert layer._picture is not kept


def test_only_what_differs_is_dirty():
    geometry, layer = BoardGeometry(0, 0, 320), DrawnLayer()
    assert not layer
    assert layer.show(read_marks_among(("[%csl Ga1,Gb2]",)), geometry) != QRect()
    assert layer
    b2, d4 = (square_rect(geometry, parse_square(name)) for name in ("b2", "d4"))
    # The same square, and another colour.
    assert layer.show(read_marks_among(("[%csl Ga1,Rb2]",)), geometry) == b2
    # A circle gives way to a highlight of the same colour on the same square.
    assert layer.show(read_marks_among(("[%csl Ga1][%draw full,b2,red]",)), geometry) == b2
    assert layer.expect(DrawnCircle(MarkColour.RED, parse_square("d4")), geometry) == d4
    assert layer.expect(DrawnCircle(MarkColour.RED, parse_square("d4")), geometry) == QRect()
    assert layer.expect(None, geometry) == d4
