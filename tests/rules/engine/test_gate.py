import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY_POSITION, START_POSITION
from fenedit.rules.engine.gate import why_no_hint


def test_what_can_be_played_may_be_sent() -> None:
    assert why_no_hint(START_POSITION, False) is None
    assert why_no_hint(START_POSITION, True) is None


@pytest.mark.parametrize(
    ("fen", "code"),
    [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "king-missing-black"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "pawn-on-backrank"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "opposite-check"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling-invalid"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "play-mate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "play-stalemate"),
    ],
)
def test_what_cannot_is_named(fen: str, code: str) -> None:
    problem = why_no_hint(parse_fen(fen), False)
    assert problem is not None
    assert problem.code == code
    if code.startswith("play-"):
        assert dict(problem.data) == {"side": "b"}


def test_an_empty_board_is_nothing_to_think_about() -> None:
    problem = why_no_hint(EMPTY_POSITION, False)
    assert problem is not None and problem.code == "empty-board"
