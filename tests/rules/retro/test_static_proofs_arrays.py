"""Rights of both sides in Chess960: kings and rooks began on the same files."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.problems import Severity
from fenedit.notation.transform import swap_colours
from fenedit.rules.judge.diagnose import diagnose, guided

NO_ARRAY = [
    "r3k2r/8/1p6/8/8/1P6/8/R5KR w KQkq - 0 60",
    # Only kings, or only the rooks of one wing, began on other files.
    "r3k2r/8/1p6/8/8/1P6/8/R4K1R w KQkq - 0 60",
    "1r2k2r/8/1p6/8/8/1P6/8/R3K2R w KQkq - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/R4KR1 b Kk - 0 60",
    # By files, and some by K and Q.
    "r3k2r/8/1p6/8/8/1P6/8/R5KR w HAha - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/1R3K1R w HBkq - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/R4KRR w Gk - 0 60",
    "rr3k2/8/1p6/8/8/1P6/8/RR3K2 w Ab - 0 60",
    # One right a side, on different wings.
    "r4k2/8/1p6/8/8/1P6/8/4K2R w Kq - 0 60",
]
ARRAYS = [
    "r4k1r/8/1p6/8/8/1P6/8/R4K1R w KQkq - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/R4K1R w HAkq - 0 60",
    "r4kr1/8/1p6/8/8/1P6/8/R4KRR w GAga - 0 60",
    # A rook without a right may have come from anywhere, and a king without one, too.
    "r4k1r/8/1p6/8/8/1P6/8/R4KR1 w Qk - 0 60",
    "2r2k1r/8/1p6/8/8/1P6/8/R4K1R w KQk - 0 60",
    "r3k2r/8/1p6/8/8/1P6/8/R4K1R w KQ - 0 60",
    "4k3/8/1p6/8/8/1P6/8/R5KR w KQ - 0 60",
    "r4k2/8/1p6/8/8/1P6/8/5K1R w Kq - 0 60",
    "rr3k2/8/1p6/8/8/1P6/8/RR3K2 w Bb - 0 60",
]


def codes(fen: str) -> set[str]:
    return {problem.code for problem in diagnose(parse_fen(fen), True)}


@pytest.mark.parametrize("fen", NO_ARRAY)
def test_rights_of_no_array_are_illegal_in_chess960(fen: str) -> None:
    position = parse_fen(fen)
    for each in (position, swap_colours(position, True).position):
        found = {problem.code: problem for problem in diagnose(each, True)}
        assert found["castling-arrays"].severity is Severity.ILLEGAL
        # Nobody is told that the position holds in Chess960.
        problems = guided(diagnose(each, False), each)
        assert "chess960-offered" not in {problem.code for problem in problems}
        assert not any("chess960" in dict(problem.data).get("reason", "") for problem in problems)


@pytest.mark.parametrize("fen", ARRAYS)
def test_rights_that_an_array_explains_are_not_accused(fen: str) -> None:
    assert not {"castling-arrays", "castling-invalid"} & codes(fen)
