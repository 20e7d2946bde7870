from fenedit.notation.position import START_PLACEMENT
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.reading import DEFAULT_SIDE, diagram, unplaced, unsupported


def test_a_diagram_that_tells_no_side_says_what_was_assumed() -> None:
    assert diagram(START_PLACEMENT, None).position.side_to_move == "w"
    assert diagram(START_PLACEMENT, None).notes == (DEFAULT_SIDE,)
    assert diagram(START_PLACEMENT, "b").position.side_to_move == "b"
    assert diagram(START_PLACEMENT, "w").notes == ()


def test_men_of_other_games_are_all_named() -> None:
    problem = unsupported([("cd", 56, (3, 5)), ("g", None, (9, 10))]).problem
    assert problem.code == "unsupported-man"
    assert problem.span == (3, 5)
    assert problem.squares == (56,)
    assert dict(problem.data) == {"found": "cd", "men": "cd@a8, g"}


def test_notes_without_their_places() -> None:
    note = Problem("url", Severity.NOTE, (1, 2), data=(("found", "a"),))
    assert unplaced([note]) == (Problem("url", Severity.NOTE, None, data=(("found", "a"),)),)
