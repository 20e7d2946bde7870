from hypothesis import assume, example, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    PIECES,
    START_PLACEMENT,
    parse_square,
    square_name,
    with_content,
)
from fenedit.session.state import Rectangle
from fenedit.ui.board.gestures import Block, cycled, pressed_content, squares_between


def test_a_block_stays_on_the_board():
    block = Block(Rectangle(1, 1, 2, 3), ((9, "P"), (18, "n")))
    assert block.target == block.area
    assert block.at(-5, 0).target == Rectangle(0, 1, 1, 3)
    assert block.at(3, 9).target == Rectangle(4, 5, 5, 7)


BOARD = BoardGeometry(0, 0, 400)
points = st.tuples(st.floats(-30, 430), st.floats(-30, 430))


def test_the_pressed_square_decides_between_painting_and_erasing():
    e2 = parse_square("e2")
    assert pressed_content(START_PLACEMENT, e2, "P", other_colour=False) == EMPTY
    assert pressed_content(START_PLACEMENT, e2, "Q", other_colour=False) == "Q"
    assert pressed_content(START_PLACEMENT, e2, "Q", other_colour=True) == "q"
    assert pressed_content(START_PLACEMENT, e2, "p", other_colour=True) == EMPTY
    assert pressed_content(START_PLACEMENT, e2, EMPTY, other_colour=True) == EMPTY


def test_a_stroke_passes_squares_that_the_pointer_jumped_over():
    start, end = (QPointF(*BOARD.centre_of(parse_square(name))) for name in ("a2", "h2"))
    assert list(map(square_name, squares_between(start, end, BOARD))) == [
        f"{file}2" for file in "abcdefgh"
    ]


@given(points, points)
@example((0.03, 390.0), (0.0, 239.0))
def test_a_stroke_passes_each_square_once_and_all_that_it_touched(start, end):
    passed = squares_between(QPointF(*start), QPointF(*end), BOARD)
    assert len(passed) == len(set(passed))
    assert {BOARD.square_at(*start), BOARD.square_at(*end)} - {None} <= set(passed)


@given(st.integers(0, 63), st.sampled_from(PIECES + EMPTY), st.integers(-30, 30))
def test_the_wheel_cycles_in_both_directions(square, content, steps):
    placement = with_content(EMPTY_PLACEMENT, square, content)
    there = cycled(placement, square, steps)
    back = cycled(with_content(placement, square, there), square, -steps)
    assert back == content


@given(st.text(alphabet=PIECES + EMPTY, min_size=64, max_size=64), st.integers(0, 63))
def test_the_wheel_does_not_move_a_king_from_elsewhere(placement, square):
    others = placement[:square] + placement[square + 1 :]
    assume("K" in others)
    turned = {cycled(placement, square, steps) for steps in range(1, 13)}
    assert "K" not in turned - {placement[square]}
    if placement[square] != "K":
        assert "K" in {cycled(placement, square, n, several_kings=True) for n in range(13)}
