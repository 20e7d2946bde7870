from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QProxyStyle, QStyle, QWidget

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import START_PLACEMENT, with_contents
from fenedit.ui.board.moving_pieces import (
    Flights,
    FloatingPieces,
    flights_between,
    system_allows_motion,
)
from tests.helpers.board_hands import (
    LEFT,
    carry,
    middle_of,
    move,
    outside,
    pick_up,
    release,
    stretch,
)

BOARD = BoardGeometry(0, 0, 400)
E2, E4, D7 = 12, 28, 51


def test_moved_pieces_glide_and_others_fade():
    after = with_contents(START_PLACEMENT, {E2: ".", E4: "P", D7: ".", 35: "q"})
    there, here, home, d5 = map(BOARD.centre_of, (E4, E2, D7, 35))
    assert flights_between(START_PLACEMENT, after, BOARD) == (
        ("p", None, (*home, 1.0), (*home, 0.0)),
        ("q", 35, (*d5, 0.0), (*d5, 1.0)),
        ("P", E4, (*here, 1.0), (*there, 1.0)),
    )


def test_a_flight_begins_at_its_start_and_ends_at_rest(area, qtbot):
    flights = Flights(area)
    flights.begin((("q", D7, (0, 0, 1.0), (10, 10, 1.0)),))
    flights.begin((("P", E4, (0, 0, 1.0), (100, 50, 0.0)),))
    assert flights.squares == {E4}
    assert list(flights.sprites()) == [("P", 0, 0, 1)]
    qtbot.waitUntil(lambda: not flights.running)
    assert list(flights.sprites()) == []
    assert flights.squares == frozenset()


class StillStyle(QProxyStyle):
    def styleHint(self, hint, option=None, widget=None, returnData=None):
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returnData)


def test_reduced_motion_keeps_all_pieces_still(area):
    style = StillStyle("fusion")
    area.view.animated = True
    assert system_allows_motion(area.view)
    area.view.setStyle(style)
    assert not system_allows_motion(area.view)
    area.put((E2, "."), (E4, "P"))
    assert area.view.scene.hidden == frozenset()


def floating(area) -> QWidget | None:
    """Return the pieces that float over the window, None for none."""
    found = [
        child
        for child in area.window().children()
        if isinstance(child, QWidget) and type(child).__name__ == "FloatingPieces"
    ]
    return next((child for child in found if child.isVisible()), None)


def test_carried_pieces_float_at_the_pointer(area, board):
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    carry(board, "d4")
    pieces = floating(area)
    assert pieces is not None
    side = round(board.board_geometry.square_side)
    left_top = board.mapTo(area, middle_of(board, "d5") - QPoint(side // 2, side // 2))
    seen = QRect(left_top, middle_of(board, "e4") - middle_of(board, "d5")).size()
    assert abs(pieces.x() - left_top.x()) <= 2 and abs(pieces.y() - left_top.y()) <= 2
    assert pieces.width() >= 2 * seen.width() - 4
    release(board, middle_of(board, "d4"))
    assert floating(area) is None


def test_on_a_flipped_board_they_look_as_on_the_board(area, board):
    area.look(flipped=True)
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    at = middle_of(board, "b1") + QPoint(6, 0)
    move(board, at, LEFT)
    pieces = floating(area)
    assert pieces is not None
    upper_left = board.mapTo(area, middle_of(board, "c1"))
    assert pieces.geometry().contains(upper_left)
    assert pieces.geometry().contains(board.mapTo(area, middle_of(board, "b2")))
    release(board, at)


def test_off_the_board_they_are_crossed_out(area, board):
    stretch(board, "b1", "c2")
    pick_up(board, "b1")
    carry(board, "d4")
    whole = floating(area).grab().toImage()
    move(board, outside(board), LEFT)
    crossed = floating(area).grab().toImage()
    assert crossed != whole
    carry(board, "d4")
    assert floating(area).grab().toImage() == whole
    release(board, middle_of(board, "d4"))


def test_the_piece_floats_around_the_pointer_with_a_cross_off_the_board(area, board):
    pick_up(board, "e2")
    carry(board, "e8")
    (overlay,) = area.window().findChildren(FloatingPieces)
    assert overlay.isVisible()
    whole = overlay.grab().toImage()
    off = middle_of(board, "e8") - QPoint(0, round(board.board_geometry.square_side))
    move(board, off, LEFT)
    assert overlay.geometry().contains(board.mapTo(area, off))
    assert overlay.grab().toImage() != whole
    carry(board, "e8")
    assert overlay.grab().toImage() == whole
    move(board, outside(board), LEFT)
    release(board, outside(board))
    assert overlay.isHidden()
