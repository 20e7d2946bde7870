from fenedit.diagram.board_scene import Coordinates, Mark, MarkKind, Preview
from fenedit.notation.position import EMPTY, START_PLACEMENT, with_contents
from fenedit.notation.problems import Problem, Severity
from fenedit.session.settings import Preferences
from fenedit.ui.board.contents import (
    BoardContents,
    Interaction,
    resting_scene,
    scene_with_interaction,
)

E2, E4 = 12, 28
RESTING = resting_scene(BoardContents(START_PLACEMENT), Preferences(), None)


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


def test_a_hand_at_rest_changes_nothing():
    assert scene_with_interaction(RESTING, Interaction()) == RESTING


def test_a_dragged_piece_leaves_a_ghost_unless_it_is_copied():
    moving = scene_with_interaction(
        RESTING, Interaction(E4, carrying=True, ghosts=frozenset((E2,)))
    )
    assert moving.faint == {E2}
    assert moving.marks == {Mark(MarkKind.HOVER, E4)}
    assert scene_with_interaction(RESTING, Interaction(E4, carrying=True)).faint == frozenset()


def test_what_is_wrong_is_not_marked_while_something_is_carried():
    contents = BoardContents(START_PLACEMENT, castling=frozenset((4,)))
    problem = Problem("x", Severity.ILLEGAL, squares=(E2, 33))
    resting = resting_scene(contents, Preferences(), problem)
    castling = Mark(MarkKind.CASTLING, 4)
    for hand in (
        Interaction(carrying=True, ghosts=frozenset((E2,))),
        Interaction(ghosts=frozenset((E2,))),
        Interaction(lifted=E2),
    ):
        assert scene_with_interaction(resting, hand).marks == {castling}
    assert len(scene_with_interaction(resting, Interaction()).marks) == 3


def test_a_brush_previews_what_a_click_would_leave():
    assert scene_with_interaction(RESTING, Interaction(E4, "Q")).preview == Preview(E4, "Q")
    assert scene_with_interaction(RESTING, Interaction(E2, "P")).preview == Preview(E2, EMPTY)
    assert scene_with_interaction(RESTING, Interaction(E2, EMPTY)).preview == Preview(E2, EMPTY)


def test_a_lifted_piece_goes_with_the_caret():
    scene = scene_with_interaction(RESTING, Interaction(caret=E4, lifted=E2))
    assert scene.faint == {E2}
    assert scene.preview is not None
    assert (scene.preview.square, scene.preview.content) == (E4, "P")
    assert Mark(MarkKind.CURSOR, E4) in scene.marks


def test_carried_men_leave_ghosts():
    assert scene_with_interaction(RESTING, Interaction(ghosts=frozenset((E2, 13)))).faint == {
        E2,
        13,
    }


def test_what_would_come_hides_what_stands_there_and_what_would_go_is_faint():
    coming = with_contents(START_PLACEMENT, {E2: EMPTY, E4: "P", 0: "q"})
    scene = scene_with_interaction(RESTING, Interaction(coming=coming), frozenset((5,)))
    assert scene.faint == {E2}
    assert scene.hidden == {E4, 0, 5}
    assert dict(scene.coming) == {E4: "P", 0: "q"}
    assert scene_with_interaction(RESTING, Interaction()).coming == ()
