"""Start, clear, Chess960, rotate, mirror, swap, shift."""

import pytest

from fenedit.session.intents import board
from fenedit.session.state import Notice
from tests.helpers.states import (
    HARING,
    START,
    applied,
    fen_of,
    state_of_fen,
    state_of_text,
)

EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1"


def test_start_and_clear():
    state = state_of_fen(HARING)
    start = board.set_start(state)
    assert fen_of(start.apply(state)) == START
    clear = board.clear(state)
    assert fen_of(clear.apply(state)) == EMPTY_BOARD


def test_what_would_change_nothing_may_not_be():
    assert board.set_start(state_of_fen(START)) is None
    assert board.clear(state_of_fen(EMPTY_BOARD)) is None
    assert board.transform(state_of_fen(EMPTY_BOARD), "rotate") is None
    assert board.transform(state_of_fen(START), "shift_up") is None
    assert board.transform(state_of_text("no position"), "mirror") is None


def test_a_chess960_start_is_judged_as_chess960():
    state = state_of_fen(EMPTY_BOARD)
    after = applied(state, board.set_chess960_start(state, 0))
    assert after.chess960
    assert fen_of(after) == "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"


def test_number_518_is_standard_chess():
    state = state_of_fen(EMPTY_BOARD)
    after = applied(state, board.set_chess960_start(state, board.STANDARD_NUMBER))
    assert fen_of(after) == START and not after.chess960


def test_mirroring_drops_the_rights_that_cannot_hold_and_says_so():
    state = state_of_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    change = board.transform(state, "mirror")
    assert fen_of(change.apply(state)) == "3k4/8/8/8/8/8/8/R2K3R w - - 0 1"
    assert set(change.notices) == {Notice("right-left", "K"), Notice("right-left", "Q")}


MARKED = '8/8/8/8/3Q4/8/8/8 w - - 0 1 c0 "[%csl Gd4,Ra5][%cal Bd4d8]";\n'


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("rotate", "[%csl Ge5,Rh4][%cal Be5e1]"),
        ("mirror", "[%csl Ge4,Rh5][%cal Be4e8]"),
        ("mirror_ranks", "[%csl Gd5,Ra4][%cal Bd5d1]"),
        ("swap", "[%csl Gd5,Ra4][%cal Bd5d1]"),
        ("shift_right", "[%csl Ge4,Rb5][%cal Be4e8]"),
        ("shift_down", "[%csl Gd3,Ra4][%cal Bd3d7]"),
    ],
)
def test_marks_go_along_with_their_squares(code, line):
    state = state_of_text(MARKED)
    change = board.transform(state, code)
    assert not change.notices
    assert line in change.apply(state).record.line


def test_marks_that_would_leave_the_board_are_named():
    state = state_of_text(MARKED)
    change = board.transform(state, "shift_left")
    assert change.notices == (Notice("marks-left"),)
    assert "[%csl Gc4][%cal Bc4c8]" in change.apply(state).record.line


def test_marks_alone_are_moved_too():
    state = state_of_text('8/8/8/8/8/8/8/8 w - - 0 1 c0 "[%csl Ga1]";\n')
    for change in (board.transform(state, "mirror"), board.transform(state, "shift_right")):
        assert "Ga1" not in change.apply(state).record.line


def test_marks_stay_where_the_pieces_do():
    state = state_of_text(f'{START.removesuffix("1")}7 c0 "[%csl Ge4]";\n')
    change = board.set_start(state)
    assert not change.notices
    assert "[%csl Ge4]" in change.apply(state).record.line
