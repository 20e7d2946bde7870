"""The panels' intents."""

from fenedit.notation.squares import parse_square
from fenedit.session.intents import board, fields
from fenedit.session.intents.text import type_fen
from fenedit.session.state import EditorState
from fenedit.session.transaction import Notice, Transaction
from tests.helpers.states import START, fen_of, state_of_fen


def after(state: EditorState, change: Transaction | None) -> EditorState:
    assert change is not None
    return change.apply(state)


def test_the_other_side_to_move_drops_an_en_passant_square_and_says_so() -> None:
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")
    change = fields.set_side_to_move(state, "w")
    assert change is not None and change.notices == (Notice("ep-left", "e3"),)
    assert fen_of(change.apply(state)) == "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"


def test_a_right_is_switched_off_and_on() -> None:
    off = after(state_of_fen(START), fields.set_right(state_of_fen(START), "Q", False))
    assert off.position.castling_rights == "Kkq"
    on = after(off, fields.set_right(off, "Q", True))
    assert fen_of(on) == START


def test_an_impossible_right_can_be_switched_off_only() -> None:
    state = state_of_fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1")
    assert fields.set_right(state, "Q", True) is None
    assert after(state, fields.set_right(state, "K", False)).position.castling_rights == ""


def test_there_is_no_room_for_a_third_right_of_a_side() -> None:
    state = state_of_fen("4k3/8/8/8/8/8/8/RR1K2R1 w KQ - 0 1")
    chess960 = after(state, fields.set_chess960(state, True))
    assert fields.set_right(chess960, "B", True) is None


def test_a_right_that_the_person_switched_off_does_not_come_back() -> None:
    state = state_of_fen(START)
    state = after(state, fields.set_right(state, "K", False))
    state = after(state, board.move(state, parse_square("h1"), parse_square("h3")))
    state = after(state, board.move(state, parse_square("h3"), parse_square("h1")))
    assert state.position.castling_rights == "Qkq"


def test_counters_are_kept_within_what_fen_writes() -> None:
    state = state_of_fen(START)
    assert after(state, fields.set_halfmove_clock(state, 42)).position.halfmove_clock == 42
    assert fields.set_halfmove_clock(state, -3) is None
    large = after(state, fields.set_fullmove_number(state, 10**9))
    assert large.position.fullmove_number == 999_999


def test_an_en_passant_square_is_set_and_unset() -> None:
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1")
    held = after(state, fields.set_ep_square(state, parse_square("e3")))
    assert fen_of(held).split()[3] == "e3"
    assert fen_of(after(held, fields.set_ep_square(held, None))) == fen_of(state)


def test_the_variant_is_an_edit_of_its_own() -> None:
    state = state_of_fen(START)
    changed = after(state, fields.set_chess960(state, True))
    assert changed.chess960 and changed.position == state.position
    assert fields.set_chess960(changed, True) is None


def test_choosing_what_is_chosen_does_not_end_a_draft() -> None:
    state = state_of_fen(START)
    state = after(state, type_fen(state, "half a posi"))
    assert fields.set_side_to_move(state, "w") is None
    assert fields.set_ep_square(state, None) is None
    assert after(state, fields.set_side_to_move(state, "b")).is_draft is False
