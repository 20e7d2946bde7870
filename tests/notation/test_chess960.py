import chess
import pytest
from hypothesis import given

from fenedit.notation.chess960 import START_COUNT, number_of, start_position
from fenedit.notation.fen import format_fen
from fenedit.notation.placement import START_PLACEMENT
from fenedit.notation.position import START_POSITION
from tests.helpers.strategies import placements


def test_all_start_positions_are_those_of_another_program():
    for number in range(START_COUNT):
        board = chess.Board.from_chess960_pos(number)
        assert format_fen(start_position(number)) == board.fen()


def test_every_start_position_has_its_number():
    numbers = [number_of(start_position(number).placement) for number in range(START_COUNT)]
    assert numbers == list(range(START_COUNT))


def test_standard_chess_is_518():
    assert start_position(518) == START_POSITION
    assert number_of(START_PLACEMENT) == 518


@given(placements())
def test_other_placements_have_no_number(placement):
    number = number_of(placement)
    assert number is None or start_position(number).placement == placement


@pytest.mark.parametrize("number", [-1, 960])
def test_there_are_no_other_numbers(number):
    with pytest.raises(ValueError, match="0 to 959"):
        start_position(number)
