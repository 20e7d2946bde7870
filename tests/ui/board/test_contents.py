import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from fenedit.diagram.board_scene import BoardGeometry, Coordinates, Mark, MarkKind, Preview
from fenedit.documents.files.opening import document_from_bytes
from fenedit.notation.position import EMPTY, EMPTY_PLACEMENT, START_PLACEMENT, with_contents
from fenedit.notation.problems import Problem, Severity
from fenedit.session.settings import Preferences
from fenedit.session.state import EditorState
from fenedit.ui.board.contents import (
    MARGIN,
    BoardContents,
    board_in,
    contents_of,
    resting_scene,
    square_rect,
    with_coming,
)
from tests.helpers.board_hands import carry, click, hover, key, middle_of, pick_up, release


def contents(line: str):
    return contents_of(EditorState(document_from_bytes(line.encode())), "nothing yet")


def test_a_position_is_shown_with_its_rights_and_its_target():
    shown = contents("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b Kq e3 0 1\n")
    assert shown.castling == {4, 7, 60, 56}
    assert shown.ep_square == 20
    assert shown.side_to_move == "b"
    assert not shown.stale
    assert shown.label == ""


def test_a_claimed_right_without_its_rook_has_no_badge():
    assert contents("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1\n").castling == frozenset()


def test_a_text_that_never_was_a_position_has_a_label_on_an_empty_board():
    shown = contents("not a position\n")
    assert shown.label == "nothing yet"
    assert shown.placement == EMPTY_PLACEMENT
    assert shown.side_to_move is None


def test_the_start_position_is_not_stale():
    shown = contents("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n")
    assert shown.placement == START_PLACEMENT
    assert not shown.stale


BOARD = BoardGeometry(24, 2, 400)
ratios = st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])


@given(st.integers(120, 2000), st.integers(120, 2000), ratios, st.booleans())
def test_the_board_lies_within_its_margins_on_whole_device_pixels(width, height, ratio, outside):
    board = board_in(width, height, flipped=False, ratio=ratio, outside_coordinates=outside)
    # A margin may be rounded by half a device pixel.
    for edge, room in ((board.left, width), (board.top, height)):
        assert edge >= MARGIN - 0.5
        assert edge + 8 * board.square_side <= room - MARGIN + 0.5
    for edge in (board.left, board.top, board.square_side):
        assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)


def test_a_square_covers_its_pixels():
    assert square_rect(BOARD, 0).getRect() == (24, 352, 50, 50)


E2, E4 = 12, 28


def test_the_resting_scene_marks_what_the_position_holds():
    contents = BoardContents(START_PLACEMENT, castling=frozenset((4, 7)), ep_square=20, stale=True)
    marked = Problem("x", Severity.ILLEGAL, squares=(33,))
    scene = resting_scene(contents, Preferences(coordinates="none"), marked)
    assert scene.marks == {
        Mark(MarkKind.CASTLING, 4),
        Mark(MarkKind.CASTLING, 7),
        Mark(MarkKind.EP_TARGET, 20),
        Mark(MarkKind.ILLEGAL, 33),
    }
    assert scene.stale
    assert scene.coordinates is Coordinates.NONE


def test_problems_are_not_marked_while_a_piece_is_carried_or_lifted(area, board):
    problem = Problem("x", Severity.ILLEGAL, squares=(E2, 33))
    area.look(gravest=problem)
    assert {mark.kind for mark in board.scene.marks} == {MarkKind.ILLEGAL}
    pick_up(board, "e2")
    carry(board, "e4")
    assert board.scene.marks == {Mark(MarkKind.HOVER, E4)}
    release(board, middle_of(board, "e2"))
    click(board, "e2")
    key(board, Qt.Key.Key_Return)
    assert all(mark.kind is not MarkKind.ILLEGAL for mark in board.scene.marks)


def test_a_brush_previews_what_a_click_would_leave(area, board):
    for brush, square, preview in (("Q", "e4", "Q"), ("P", "e2", EMPTY), (EMPTY, "e2", EMPTY)):
        area.pick(brush)
        hover(board, square)
        assert board.scene.preview == Preview(E4 if square == "e4" else E2, preview)


def test_a_lifted_piece_goes_with_the_caret(area, board):
    click(board, "e2")
    for code in (Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Up):
        key(board, code)
    assert board.scene.faint == {E2}
    assert board.scene.preview == Preview(E4, "P", 0.85)
    assert Mark(MarkKind.CURSOR, E4) in board.scene.marks


def test_previewed_pieces_hide_others_and_leaving_ones_are_faint():
    resting = resting_scene(BoardContents(START_PLACEMENT), Preferences(), None)
    coming = with_contents(START_PLACEMENT, {E2: EMPTY, E4: "P", 0: "q"})
    scene = with_coming(resting._replace(hidden=frozenset((5,))), coming)
    assert scene.faint == {E2}
    assert scene.hidden == {E4, 0, 5}
    assert dict(scene.coming) == {E4: "P", 0: "q"}
    assert with_coming(resting, None) == resting
