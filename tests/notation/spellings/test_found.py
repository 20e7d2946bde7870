import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.placement import START_PLACEMENT
from fenedit.notation.spellings.found import (
    DEFAULT_SIDE,
    diagram,
    implies_chess960,
    remark,
    unsupported,
)


def test_a_diagram_that_tells_no_side_says_what_was_assumed() -> None:
    assert diagram(START_PLACEMENT, None).position.side_to_move == "w"
    assert diagram(START_PLACEMENT, None).notes == (DEFAULT_SIDE,)
    assert diagram(START_PLACEMENT, "b").position.side_to_move == "b"
    assert diagram(START_PLACEMENT, "w").notes == ()


@pytest.mark.parametrize(
    ("fen", "implied"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", False),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", False),
        ("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", False),
        ("4k3/8/8/8/8/8/8/1K1R4 w - - 0 1", False),
    ],
)
def test_a_right_that_only_chess960_knows_implies_it(fen: str, implied: bool) -> None:
    assert implies_chess960(parse_fen(fen)) is implied


def test_a_remark_is_one_line_behind_a_semicolon() -> None:
    assert remark("  mate\n in 2 ") == " ; mate in 2"
    assert remark(" \n ") == ""


def test_men_of_other_games_are_all_named() -> None:
    problem = unsupported([("cd", 56, (3, 5)), ("g", None, (9, 10))]).problem
    assert problem.code == "unsupported-man"
    assert problem.span == (3, 5)
    assert problem.squares == (56,)
    assert dict(problem.data) == {"found": "cd", "men": "cd@a8, g"}
