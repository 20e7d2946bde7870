import chess
import pytest
from hypothesis import given

from fenedit.notation.castling import (
    START_COUNT,
    is_chess960,
    names_chess960,
    names_other_variant,
    number_of,
    says_chess960,
    start_position,
)
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_PLACEMENT, START_POSITION
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


@pytest.mark.parametrize(
    ("fen", "implied"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", False),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", False),
        # K and Q are also what a mistaken right of standard chess looks like.
        ("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1", False),
        ("3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1", False),
        ("3k4/8/8/8/8/8/8/R2K3R w HA - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", False),
        ("4k3/8/8/8/8/8/8/1K1R4 w - - 0 1", False),
    ],
)
def test_a_file_that_only_chess960_knows_implies_it(fen, implied):
    assert is_chess960(parse_fen(fen)) is implied


def test_a_variant_or_an_operation_says_it():
    assert is_chess960(START_POSITION, variant="Chess 960")
    assert is_chess960(START_POSITION, rest=" variant chess960;")
    assert not is_chess960(START_POSITION, "atomic", ' id "960";')
    assert not names_other_variant("From Position")


@pytest.mark.parametrize(
    "rest",
    [
        ' variant "chess960";',
        " variant chess960;",
        " variant Fischerandom",
        ' bm e4; variant "chess 960";',
    ],
)
def test_the_operation_variant_may_name_chess960(rest):
    assert says_chess960(rest)


@pytest.mark.parametrize(
    "rest", ["", " variant atomic;", ' id "variant chess960";', ' c0 "x; variants"; variantx 960;']
)
def test_nothing_else_names_it(rest):
    assert not says_chess960(rest)


def test_no_name_is_no_name_of_chess960():
    assert names_chess960("chess 960") and not names_chess960("")
