from fenedit.diagram.board_scene import (
    BoardScene,
    Coordinates,
    Mark,
    MarkKind,
    Preview,
    changed_squares,
    problem_marks,
)
from fenedit.notation.position import START_PLACEMENT, parse_square, with_contents
from fenedit.notation.problems import Problem, Severity

START = BoardScene(START_PLACEMENT)
E2, E4, D5 = (parse_square(name) for name in ("e2", "e4", "d5"))


def test_equal_scenes_differ_nowhere() -> None:
    assert changed_squares(START, START._replace()) == frozenset()


def test_contents_that_differ_are_found() -> None:
    moved = BoardScene(with_contents(START_PLACEMENT, {E2: ".", E4: "P"}))
    assert changed_squares(START, moved) == {E2, E4}


def test_marks_ghosts_and_previews_change_their_squares_both_ways() -> None:
    for changed in (
        START._replace(marks=frozenset((Mark(MarkKind.HOVER, E4),))),
        START._replace(faint=frozenset((E4,))),
        START._replace(hidden=frozenset((E4,))),
        START._replace(preview=Preview(E4, "Q")),
    ):
        assert changed_squares(START, changed) == {E4}
        assert changed_squares(changed, START) == {E4}


def test_a_mark_that_changes_kind_and_a_preview_that_moves_are_seen() -> None:
    hover = START._replace(marks=frozenset((Mark(MarkKind.HOVER, E4),)))
    cursor = START._replace(marks=frozenset((Mark(MarkKind.CURSOR, E4),)))
    assert changed_squares(hover, cursor) == {E4}
    one, other = START._replace(preview=Preview(E4, "Q")), START._replace(preview=Preview(D5, "Q"))
    assert changed_squares(one, other) == {E4, D5}


def test_what_touches_the_whole_board_changes_everything() -> None:
    for changed in (
        START._replace(coordinates=Coordinates.NONE),
        START._replace(stale=True),
        START._replace(label="no position yet"),
    ):
        assert changed_squares(START, changed) is None


def test_the_squares_of_a_problem_are_marked_by_its_grade() -> None:
    kinds = {
        severity: {mark.kind for mark in problem_marks(Problem("x", severity, squares=(E2, E4)))}
        for severity in Severity
    }
    assert kinds == {
        Severity.NOT_FEN: {MarkKind.PROBLEM},
        Severity.NOT_PLAYABLE: {MarkKind.PROBLEM},
        Severity.ILLEGAL: {MarkKind.ILLEGAL},
        Severity.HINT: {MarkKind.HINT},
        Severity.NOTE: {MarkKind.NOTE},
    }
    assert {
        mark.square for mark in problem_marks(Problem("x", Severity.HINT, squares=(E2, E4)))
    } == {
        E2,
        E4,
    }
