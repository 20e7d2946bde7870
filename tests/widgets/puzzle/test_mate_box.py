"""The box of the stipulation takes what the notation reads."""

from fenedit.notation.puzzle import puzzle
from fenedit.widgets.puzzle import mate_box


def test_it_takes_as_many_moves_as_are_read() -> None:
    assert mate_box.MOST_MOVES == puzzle.MOST_MOVES
