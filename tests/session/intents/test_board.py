"""Place, move, copy, erase, type on the board."""

import pytest

from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.intents import board
from fenedit.session.state import Label
from tests.helpers.states import START, applied, fen_of, state_of_fen, state_of_text

EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1"


def square(name: str) -> int:
    return parse_square(name)


def test_a_piece_is_placed() -> None:
    assert (
        fen_of(
            applied(
                state_of_fen(EMPTY_BOARD), board.place(state_of_fen(EMPTY_BOARD), square("d1"), "Q")
            )
        )
        == "8/8/8/8/8/8/8/3Q4 w - - 0 1"
    )


def test_placing_what_stands_there_is_nothing() -> None:
    assert board.place(state_of_fen(START), square("d1"), "Q") is None
    assert board.place(state_of_fen(START), square("e4"), EMPTY) is None


def test_a_second_king_moves_the_first() -> None:
    state = state_of_fen("8/8/8/8/8/8/8/K7 w - - 0 1")
    assert (
        fen_of(applied(state, board.place(state, square("h8"), "K")))
        == "7K/8/8/8/8/8/8/8 w - - 0 1"
    )


def test_a_second_king_stands_where_several_are_allowed() -> None:
    state = state_of_fen("8/8/8/8/8/8/8/K7 w - - 0 1")
    assert (
        fen_of(applied(state, board.place(state, square("h8"), "K", several_kings=True)))
        == "7K/8/8/8/8/8/8/K7 w - - 0 1"
    )


def test_several_kings_that_stand_there_are_never_swept_away() -> None:
    state = state_of_fen("K6K/8/8/8/8/8/8/8 w - - 0 1")
    assert applied(state, board.place(state, square("d4"), "K")).position.placement.count("K") == 3


@pytest.mark.parametrize(("copy", "left"), [(False, EMPTY), (True, "Q")])
def test_a_piece_is_moved_or_copied_and_replaces(copy: bool, left: str) -> None:
    state = state_of_fen(START)
    placement = applied(
        state, board.move(state, square("d1"), square("d8"), copy=copy)
    ).position.placement
    assert placement[square("d8")] == "Q"
    assert placement[square("d1")] == left


def test_copying_a_king_moves_it() -> None:
    state = state_of_fen("8/8/8/8/8/8/8/K7 w - - 0 1")
    assert (
        applied(
            state, board.move(state, square("a1"), square("b1"), copy=True)
        ).position.placement.count("K")
        == 1
    )


def test_a_move_to_its_own_square_or_from_an_empty_one_is_nothing() -> None:
    state = state_of_fen(START)
    assert board.move(state, square("e2"), square("e2")) is None
    assert board.move(state, square("e4"), square("e5")) is None


def test_the_first_gesture_on_a_line_that_is_no_position_begins_with_an_empty_board() -> None:
    state = state_of_text("this is no position\n")
    assert not state.has_position
    after = applied(state, board.place(state, square("e4"), "Q"))
    assert fen_of(after) == "8/8/8/8/4Q3/8/8/8 w - - 0 1"
    assert after.record.ending == "\n"


def test_a_gesture_in_a_file_without_records_makes_the_first_one() -> None:
    state = state_of_text("# only a comment\n")
    after = applied(state, board.place(state, square("e4"), "Q"))
    assert len(after.collection) == 1
    assert fen_of(after) == "8/8/8/8/4Q3/8/8/8 w - - 0 1"


def test_what_follows_the_fields_stays_on_the_line() -> None:
    state = state_of_text(f"{START} ; the start\n")
    assert applied(state, board.discard(state, square("d1"))).record.line.endswith(
        "w KQkq - 0 1 ; the start"
    )


def test_the_first_record_of_a_file_ends_as_its_lines_do() -> None:
    state = state_of_text("", newline="\r\n")
    assert applied(state, board.place(state, square("e4"), "Q")).record.ending == "\r\n"


LISTED = ((4, "K"), (3, "Q"), (60, "k"))


def test_listed_pieces_join_those_on_the_board_in_one_step() -> None:
    fen = "8/8/3k4/8/8/8/P7/7K w - - 0 1"
    change = board.place_pieces(state_of_fen(fen), LISTED)
    assert change is not None
    assert fen_of(change.apply(state_of_fen(fen))) == "4k3/8/8/8/8/8/P7/3QK3 w - - 0 1"
    assert change.label == Label("place-list", count=3)


def test_listed_pieces_stand_alone_on_a_cleared_board() -> None:
    change = board.place_pieces(state_of_fen(START), LISTED, clear_first=True)
    assert change is not None
    after = fen_of(change.apply(state_of_fen(START)))
    assert after == "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"
    assert {notice.code for notice in change.notices} == {"right-left"}


def test_listed_kings_of_one_side_all_stand() -> None:
    fen = "8/8/8/8/8/8/8/7K w - - 0 1"
    assert (
        fen_of(
            applied(state_of_fen(fen), board.place_pieces(state_of_fen(fen), ((0, "K"), (9, "K"))))
        )
        == "8/8/8/8/8/8/1K6/K7 w - - 0 1"
    )
    assert (
        fen_of(
            applied(
                state_of_fen(fen),
                board.place_pieces(state_of_fen(fen), ((0, "K"),), several_kings=True),
            )
        )
        == "8/8/8/8/8/8/8/K6K w - - 0 1"
    )


def test_a_listed_king_where_it_stands_is_nothing() -> None:
    state = state_of_fen("8/8/8/8/8/8/8/7K w - - 0 1")
    assert board.place_pieces(state, ((7, "K"),)) is None
    assert board.place_pieces(state, ()) is None


def test_fields_are_typed_behind_the_placement() -> None:
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K2R w - - 0 1")
    for number, text in enumerate(("b", "K", "e3", "7", "12")):
        change = board.type_field(state, number, text)
        assert change is not None
        state = change.apply(state)
    assert fen_of(state) == "4k3/8/8/8/4P3/8/8/4K2R b K e3 7 12"


@pytest.mark.parametrize(("text", "rights"), [("kQK", "KQk"), ("-", "-"), ("hAHa", "HAha")])
def test_castling_letters_are_typed_in_any_order(text: str, rights: str) -> None:
    state = state_of_fen(EMPTY_BOARD)
    change = board.type_field(state, 1, text)
    assert (fen_of(state if change is None else change.apply(state))).split()[2] == rights


def test_rights_that_were_typed_are_what_is_meant() -> None:
    state = state_of_fen(START)
    state = applied(state, board.discard(state, square("h1")))
    state = applied(state, board.type_field(state, 1, "q"))
    assert fen_of(applied(state, board.place(state, square("h1"), "R"))).split()[2] == "q"


def test_a_field_typed_as_it_is_changes_nothing_and_a_run_is_one_step() -> None:
    state = state_of_fen(START)
    assert board.type_field(state, 0, "w") is None
    assert board.type_field(state, 1, "KQkq") is None
    change = board.type_field(state, 4, "5", run="typed")
    assert change is not None and change.merge_key == "typed"
