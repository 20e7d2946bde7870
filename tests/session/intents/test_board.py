"""Place, move, copy, erase, type on the board."""

from functools import partial

import pytest

from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.intents import board
from fenedit.session.state import Label
from tests.helpers.states import START, applied, fen_of, state_of_fen, state_of_text

EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1"


def square(name: str) -> int:
    return parse_square(name)


D1, D8, H8 = square("d1"), square("d8"), square("h8")
KING = "8/8/8/8/8/8/8/K7 w - - 0 1"
KINGS = "K6K/8/8/8/8/8/8/8 w - - 0 1"


@pytest.mark.parametrize(
    ("fen", "intent", "after"),
    [
        (EMPTY_BOARD, partial(board.place, square=D1, content="Q"), "8/8/8/8/8/8/8/3Q4"),
        # A king moves the only one of its side.
        (KING, partial(board.place, square=H8, content="K"), "7K/8/8/8/8/8/8/8"),
        (
            KING,
            partial(board.place, square=H8, content="K", several_kings=True),
            "7K/8/8/8/8/8/8/K7",
        ),
        (KINGS, partial(board.place, square=D8, content="K"), "K2K3K/8/8/8/8/8/8/8"),
        (KING, partial(board.move, start=0, end=1, copy=True), "8/8/8/8/8/8/8/1K6"),
        (
            START,
            partial(board.move, start=D1, end=D8),
            "rnbQkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR",
        ),
        (
            START,
            partial(board.move, start=D1, end=D8, copy=True),
            "rnbQkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
        # All listed kings of one side are placed.
        (KING, partial(board.place_pieces, pieces=((1, "K"), (9, "K"))), "8/8/8/8/8/8/1K6/1K6"),
        (
            KING,
            partial(board.place_pieces, pieces=((1, "K"),), several_kings=True),
            "8/8/8/8/8/8/8/KK6",
        ),
        (START, partial(board.place, square=D1, content="Q"), None),
        (START, partial(board.place, square=square("e4"), content=EMPTY), None),
        (START, partial(board.move, start=D1, end=D1), None),
        (START, partial(board.move, start=square("e4"), end=square("e5")), None),
        (KING, partial(board.place_pieces, pieces=((0, "K"),)), None),
        (KING, partial(board.place_pieces, pieces=()), None),
    ],
)
def test_pieces_are_placed_moved_and_copied(fen, intent, after):
    state = state_of_fen(fen)
    change = intent(state)
    assert (None if change is None else fen_of(change.apply(state)).split()[0]) == after


def test_the_first_gesture_on_a_line_that_is_no_position_begins_with_an_empty_board():
    state = state_of_text("this is no position\n")
    assert not state.has_position
    after = applied(state, board.place(state, square("e4"), "Q"))
    assert fen_of(after) == "8/8/8/8/4Q3/8/8/8 w - - 0 1"
    assert after.record.ending == "\n"


def test_a_gesture_in_a_file_without_records_makes_the_first_one():
    state = state_of_text("# only a comment\n")
    after = applied(state, board.place(state, square("e4"), "Q"))
    assert len(after.collection) == 1
    assert fen_of(after) == "8/8/8/8/4Q3/8/8/8 w - - 0 1"


def test_what_follows_the_fields_stays_on_the_line():
    state = state_of_text(f"{START} ; the start\n")
    assert applied(state, board.discard(state, square("d1"))).record.line.endswith(
        "w KQkq - 0 1 ; the start"
    )


LISTED = ((4, "K"), (3, "Q"), (60, "k"))


def test_listed_pieces_join_those_on_the_board_in_one_step():
    fen = "8/8/3k4/8/8/8/P7/7K w - - 0 1"
    change = board.place_pieces(state_of_fen(fen), LISTED)
    assert fen_of(change.apply(state_of_fen(fen))) == "4k3/8/8/8/8/8/P7/3QK3 w - - 0 1"
    assert change.label == Label("place-list", count=3)


def test_listed_pieces_stand_alone_on_a_cleared_board():
    change = board.place_pieces(state_of_fen(START), LISTED, clear_first=True)
    after = fen_of(change.apply(state_of_fen(START)))
    assert after == "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"
    assert {notice.code for notice in change.notices} == {"right-left"}


def test_fields_are_typed_behind_the_placement():
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K2R w - - 0 1")
    for number, text in enumerate(("b", "K", "e3", "7", "12")):
        change = board.type_field(state, number, text)
        state = change.apply(state)
    assert fen_of(state) == "4k3/8/8/8/4P3/8/8/4K2R b K e3 7 12"


@pytest.mark.parametrize(("text", "rights"), [("kQK", "KQk"), ("-", "-"), ("hAHa", "HAha")])
def test_castling_letters_are_typed_in_any_order(text, rights):
    state = state_of_fen(EMPTY_BOARD)
    change = board.type_field(state, 1, text)
    assert (fen_of(state if change is None else change.apply(state))).split()[2] == rights


def test_rights_that_were_typed_are_what_is_meant():
    state = state_of_fen(START)
    state = applied(state, board.discard(state, square("h1")))
    state = applied(state, board.type_field(state, 1, "q"))
    assert fen_of(applied(state, board.place(state, square("h1"), "R"))).split()[2] == "q"


def test_a_field_typed_as_it_is_changes_nothing_and_a_run_is_one_step():
    state = state_of_fen(START)
    assert board.type_field(state, 0, "w") is None
    assert board.type_field(state, 1, "KQkq") is None
    change = board.type_field(state, 4, "5", run="typed")
    assert change.merge_key == "typed"
