import pytest

from fenedit.notation.position import EMPTY
from fenedit.ui.board.gestures import THRESHOLD, Drag, Drop, Press


@pytest.mark.parametrize(("x", "y"), [(THRESHOLD, 0), (0, -THRESHOLD), (-THRESHOLD, 1)])
def test_a_piece_follows_beyond_the_threshold(x, y):
    assert Press(12, "P", 100, 100).becomes_drag(100 + x, 100 + y)
    assert not Press(12, EMPTY, 100, 100).becomes_drag(100 + x, 100 + y)


def test_a_trembling_click_is_no_drag():
    assert not Press(12, "P", 100, 100).becomes_drag(100 + THRESHOLD - 1, 100 - THRESHOLD + 1)


@pytest.mark.parametrize(
    ("origin", "over", "copying", "drop"),
    [
        (12, 28, False, Drop.MOVED),
        (12, 28, True, Drop.MOVED),
        (12, 12, False, Drop.NOTHING),
        (12, None, False, Drop.DISCARDED),
        (12, None, True, Drop.NOTHING),
        (None, 28, False, Drop.PLACED),
        (None, None, False, Drop.NOTHING),
    ],
)
def test_where_a_drag_ends_says_what_it_means(origin, over, copying, drop):
    drag = Drag("P", origin, 0, 0, over, copying)
    assert drag.drop is drop
    assert drag.discards == (drop is Drop.DISCARDED)
