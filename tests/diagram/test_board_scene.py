from fenedit.diagram.board_scene import MarkKind, problem_marks
from fenedit.notation.position import parse_square
from fenedit.notation.problems import Problem, Severity

E2, E4 = parse_square("e2"), parse_square("e4")


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
