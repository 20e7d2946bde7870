from fenedit.notation.problems import FenError, Problem, Severity


def test_grades_run_from_the_gravest():
    assert [grade.value for grade in Severity] == [
        "not-fen",
        "not-playable",
        "illegal",
        "hint",
        "note",
    ]


def test_problems_are_values():
    problem = Problem("bad-side", Severity.NOT_FEN, (3, 4), data=(("found", "x"),))
    assert problem == Problem("bad-side", Severity.NOT_FEN, (3, 4), (), (("found", "x"),))
    assert len({problem, Problem("bad-side", Severity.NOT_FEN, (3, 4))}) == 2


def test_the_error_carries_its_problem():
    problem = Problem("empty", Severity.NOT_FEN, (0, 0))
    error = FenError(problem)
    assert error.problem is problem
    assert str(error) == "empty"
