from hypothesis import given

from fenedit.notation.fen import parse_placement
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    START_PLACEMENT,
    difference,
    square_name,
    with_contents,
)
from tests.helpers.strategies import placements


def told(old, new):
    changes = difference(parse_placement(old), parse_placement(new))
    return (
        [piece + square_name(start) + square_name(end) for start, end, piece in changes.moved],
        [piece + square_name(square) for square, piece in changes.appeared],
        [piece + square_name(square) for square, piece in changes.vanished],
    )


@given(placements(), placements())
def test_the_difference_applied_to_the_old_gives_the_new(old, new):
    moved, appeared, vanished = difference(old, new)
    for square, piece in [(start, piece) for start, _, piece in moved] + list(vanished):
        assert old[square] == piece
    emptied = dict.fromkeys([start for start, _, _ in moved] + [at for at, _ in vanished], EMPTY)
    filled = {end: piece for _, end, piece in moved} | dict(appeared)
    assert with_contents(with_contents(old, emptied), filled) == new


@given(placements(), placements())
def test_nothing_vanishes_that_could_have_moved(old, new):
    _, appeared, vanished = difference(old, new)
    assert not {piece for _, piece in appeared} & {piece for _, piece in vanished}


@given(placements())
def test_without_a_change_nothing_moves(placement):
    assert difference(placement, placement) == ((), (), ())


def test_a_move_a_capture_and_a_promotion():
    assert told("8/8/8/8/8/8/4P3/8", "8/8/8/8/4P3/8/8/8") == (["Pe2e4"], [], [])
    assert told("8/8/8/8/3p4/8/8/3Q4", "8/8/8/8/3Q4/8/8/8") == (["Qd1d4"], [], ["pd4"])
    assert told("8/P7/8/8/8/8/8/8", "Q7/8/8/8/8/8/8/8") == ([], ["Qa8"], ["Pa7"])


def test_the_nearest_identical_piece_moves():
    assert told("8/8/8/8/8/8/8/R6R", "8/8/8/8/8/8/8/6RR") == (["Ra1g1"], [], [])
    assert told("8/8/8/8/8/8/8/R1R5", "8/8/8/8/8/8/8/3R4") == (["Rc1d1"], [], ["Ra1"])
    assert told("8/8/8/8/8/8/8/R2R4", "8/8/8/8/8/8/8/1R5R") == (["Ra1b1", "Rd1h1"], [], [])


def test_setting_up_and_clearing_move_nothing():
    assert len(difference(EMPTY_PLACEMENT, START_PLACEMENT).appeared) == 32
    assert len(difference(START_PLACEMENT, EMPTY_PLACEMENT).vanished) == 32
