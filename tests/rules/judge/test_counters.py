import pytest

from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import Severity
from fenedit.rules.judge import counters


@pytest.mark.parametrize(
    ("plies", "code"),
    [(99, None), (100, "clock-ge-100"), (149, "clock-ge-100"), (150, "clock-ge-150")],
)
def test_the_clock_is_remarked_on_from_a_hundred_plies(plies: int, code: str | None) -> None:
    problems = list(counters.halfmove_clock(START_POSITION.with_halfmove_clock(plies), False))
    assert [problem.code for problem in problems] == ([code] if code else [])
    assert all(problem.severity is Severity.HINT for problem in problems)


def test_move_number_zero_is_a_hint_and_one_is_none() -> None:
    (problem,) = counters.fullmove_number(START_POSITION.with_fullmove_number(0), False)
    assert (problem.code, problem.severity) == ("fullmove-zero", Severity.HINT)
    assert not list(counters.fullmove_number(START_POSITION, False))
