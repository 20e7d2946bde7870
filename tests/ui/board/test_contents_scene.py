from PySide6.QtCore import Qt

from fenedit.diagram.board_scene import Coordinates, Mark, MarkKind, Preview
from fenedit.notation.position import EMPTY, START_PLACEMENT, with_contents
from fenedit.notation.problems import Problem, Severity
from fenedit.session.settings import Preferences
from fenedit.ui.board.contents import BoardContents, resting_scene, with_coming
from tests.helpers.board_hands import carry, click, hover, key, middle_of, pick_up, release

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


def test_pieces_that_would_come_hide_others_and_those_that_would_go_are_faint():
    resting = resting_scene(BoardContents(START_PLACEMENT), Preferences(), None)
    coming = with_contents(START_PLACEMENT, {E2: EMPTY, E4: "P", 0: "q"})
    scene = with_coming(resting._replace(hidden=frozenset((5,))), coming)
    assert scene.faint == {E2}
    assert scene.hidden == {E4, 0, 5}
    assert dict(scene.coming) == {E4: "P", 0: "q"}
    assert with_coming(resting, None) == resting
