import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.marks import NO_MARKS, each_mark
from fenedit.notation.position import (
    EMPTY,
    START_PLACEMENT,
    parse_square,
    with_content,
    with_contents,
)
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.session.state import Rectangle, ViewState
from fenedit.ui.board.contents import BoardContents, square_rect
from fenedit.ui.board.view import BoardView
from fenedit.ui.board.widget import brush_cursor
from fenedit.ui.style import contrast
from tests.helpers.board_answers import plain_painter
from tests.helpers.board_hands import RIGHT, key, middle_of, move, press, release
from tests.helpers.pictures import apart


@pytest.fixture
def bare_board(qtbot):
    board = BoardView(plain_painter())
    qtbot.addWidget(board)
    return board


def test_a_board_knows_that_it_is_being_answered(bare_board):
    told = []

    def answer(square):
        bare_board.request(bare_board.cursor_moved, 3)
        told.append(bare_board.answering)

    bare_board.square_hovered.connect(answer)
    bare_board.request(bare_board.square_hovered, None)
    assert told == [True]
    assert not bare_board.answering


def test_values_arrive_as_they_were_sent(bare_board, qtbot):
    contents = ((3, "Q"), (4, "."))
    with qtbot.waitSignal(bare_board.contents_typed) as typed:
        bare_board.request(bare_board.contents_typed, contents, 2**40)
    assert typed.args == [contents, 2**40]


# What is painted over the squares, and what is repainted.


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
def test_the_frame_is_visible_on_every_background(name, dark):
    cursor, line = QColor(board_theme(name, dark).cursor), QColor("#ffffff")
    # Contrast depends only on brightness, so greys are enough: squares, their tints, all marks.
    for ground in (QColor(grey, grey, grey) for grey in range(256)):
        assert max(contrast(cursor, ground), contrast(line, ground)) >= 3


def test_a_preview_shows_arriving_and_leaving_pieces(watched):
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


def test_lifted_pieces_are_shown_where_they_would_be_dropped(area, board):
    area.look(selection=Rectangle.between(D2, D2))
    key(board, Qt.Key.Key_Return)
    key(board, Qt.Key.Key_Up)
    image = board.grab().toImage()
    middle = QPoint(*map(round, board.board_geometry.centre_of(parse_square("d3"))))
    key(board, Qt.Key.Key_Escape)
    assert colours_differ(image, board.grab().toImage(), middle)


def test_each_tool_has_a_pointer_of_its_own(qapp):
    painter = plain_painter()
    images = [brush_cursor(tool, painter, 1.0).pixmap().toImage() for tool in ("Q", "q", EMPTY)]
    assert images[0] != images[1] != images[2]
    assert brush_cursor("Q", painter, 2.0).pixmap().width() == 2 * images[0].width()


# Marks as the board's widget paints them.


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
def test_coordinates_are_painted_over_a_highlight(watched, square, light):
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


def test_a_highlight_is_painted_below_the_piece(watched):
    plain = picture(watched)
    show(watched, MARKS["highlight"])
    image = picture(watched)
    # The pieces of this board are blocks in the middle of their squares.
    assert pixel(watched, image, "e2") == pixel(watched, plain, "e2")
    corner = pixel(watched, image, "e2", 0.45, 0.45)
    assert corner != pixel(watched, plain, "e2", 0.45, 0.45)
    assert corner.blue() > corner.red()
    assert pixel(watched, image, "e3", 0.45, 0.45) == pixel(watched, plain, "e3", 0.45, 0.45)


def test_arrows_are_painted_over_pieces_but_leave_them_visible(watched):
    plain = picture(watched)
    show(watched, read_marks_among(("[%cal Rd1d2]",)))
    drawn = picture(watched)
    # The pieces of this board are blocks in the middle of their squares.
    assert pixel(watched, drawn, "d1", 0, -0.32) != pixel(watched, plain, "d1", 0, -0.32)
    assert pixel(watched, drawn, "d2") == pixel(watched, plain, "d2")


def test_an_arrow_makes_room_for_an_arriving_piece(watched):
    marks = read_marks_among(("[%cal Ra3h3]",))
    show(watched, marks)
    plain = picture(watched)
    placement = with_content(START_PLACEMENT, parse_square("d3"), "N")
    watched.show_contents(BoardContents(placement, marks=marks), animate=False)
    # The pieces of this board are blocks in the middle of their squares.
    moved = picture(watched)
    assert pixel(watched, moved, "d3", -0.36) != pixel(watched, plain, "d3", -0.36)


def test_the_dragged_arrow_is_visible(watched):
    plain = picture(watched)
    press(watched, middle_of(watched, "a3"), RIGHT)
    move(watched, middle_of(watched, "c5"), RIGHT)
    middle = pixel(watched, picture(watched), "b4")
    assert middle != pixel(watched, plain, "b4")
    press(watched, middle_of(watched, "c5"))
    release(watched, middle_of(watched, "c5"))
    assert pixel(watched, picture(watched), "b4") == pixel(watched, plain, "b4")
