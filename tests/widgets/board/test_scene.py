from fenedit.diagram.marks import Coordinates, Mark, MarkKind, Preview
from fenedit.notation.pieces import EMPTY
from fenedit.notation.placement import START_PLACEMENT
from fenedit.widgets.board.contents import BoardContents
from fenedit.widgets.board.scene import Hand, resting_scene, scene_with_hand

E2, E4 = 12, 28
RESTING = resting_scene(BoardContents(START_PLACEMENT), Coordinates.INSIDE, ())


def test_the_resting_scene_marks_what_the_position_holds():
    contents = BoardContents(START_PLACEMENT, castling=frozenset((4, 7)), ep_square=20, stale=True)
    scene = resting_scene(contents, Coordinates.NONE, (33,))
    assert scene.marks == {
        Mark(MarkKind.CASTLING, 4),
        Mark(MarkKind.CASTLING, 7),
        Mark(MarkKind.EP_TARGET, 20),
        Mark(MarkKind.PROBLEM, 33),
    }
    assert scene.stale
    assert scene.coordinates is Coordinates.NONE


def test_a_hand_at_rest_changes_nothing():
    assert scene_with_hand(RESTING, Hand()) == RESTING


def test_a_dragged_piece_leaves_a_ghost_unless_it_is_copied():
    moving = scene_with_hand(RESTING, Hand(E4, carrying=True, origin=E2))
    assert moving.faint == {E2}
    assert moving.marks == {Mark(MarkKind.HOVER, E4)}
    assert scene_with_hand(RESTING, Hand(E4, carrying=True)).faint == frozenset()


def test_a_brush_previews_what_a_click_would_leave():
    assert scene_with_hand(RESTING, Hand(E4, "Q")).preview == Preview(E4, "Q")
    assert scene_with_hand(RESTING, Hand(E2, "P")).preview == Preview(E2, EMPTY)
    assert scene_with_hand(RESTING, Hand(E2, EMPTY)).preview == Preview(E2, EMPTY)


def test_a_lifted_piece_goes_with_the_caret():
    scene = scene_with_hand(RESTING, Hand(caret=E4, lifted=E2))
    assert scene.faint == {E2}
    assert scene.preview is not None
    assert (scene.preview.square, scene.preview.content) == (E4, "P")
    assert Mark(MarkKind.CURSOR, E4) in scene.marks
