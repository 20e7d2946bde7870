"""Typing in the FEN field, and loading what was pasted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import parse_fen
from fenedit.notation.reading import Found
from fenedit.session.intents import board, records
from fenedit.session.state import Notice
from tests.helpers.states import (
    HARING,
    START,
    applied,
    fen_of,
    state_of_fen,
    state_of_text,
    text_of,
)


def test_a_text_that_means_a_position_becomes_it():
    state = applied(state_of_fen(START), records.type_fen(state_of_fen(START), HARING))
    assert fen_of(state) == HARING and not state.is_draft


def test_a_text_that_means_what_is_shown_changes_nothing():
    state = state_of_text(f"[{START}]\n")
    assert records.type_fen(state, START) is None
    assert records.type_fen(state, f"  {START} ") is None
    assert text_of(state) == f"[{START}]\n"


def test_a_text_that_does_not_parse_is_kept_and_the_board_stays():
    state = applied(state_of_fen(START), records.type_fen(state_of_fen(START), "rnbqkbnr/pp"))
    assert state.is_draft and state.has_position
    assert state.fen_text == "rnbqkbnr/pp"
    assert fen_of(state) == START
    assert text_of(state) == "rnbqkbnr/pp\n"


def test_editing_the_board_ends_the_draft():
    state = applied(state_of_fen(START), records.type_fen(state_of_fen(START), "nonsense"))
    state = applied(state, board.discard(state, 3))
    assert not state.is_draft
    assert fen_of(state).startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR")


def test_a_draft_keeps_what_followed_the_fields():
    state = state_of_text(f"{START} ; the start\n")
    state = applied(state, records.type_fen(state, "nonsense"))
    assert text_of(state) == "nonsense ; the start\n"
    state = applied(state, records.type_fen(state, f"[{START}]"))
    assert text_of(state) == f"{START} ; the start\n"


def test_mending_a_faulty_line_keeps_what_follows():
    state = state_of_text("4k3/8/8/8/8/8/8/4K2 w - - 0 1 ; bare kings\n")
    assert state.is_draft and not state.has_position
    state = applied(state, records.type_fen(state, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ; bare kings"))
    assert text_of(state) == "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ; bare kings\n"
    assert not state.is_draft


def test_a_line_break_is_no_part_of_a_record():
    with pytest.raises(ValueError, match="one line"):
        records.type_fen(state_of_fen(START), "a\nb")


def test_a_loaded_position_is_canonical_and_brings_its_remark():
    state = state_of_text(f"{START} ; the start\n")
    change = records.load_fen(state, f"FEN: {HARING} ; Haring 1977")
    assert text_of(applied(state, change)) == f"{HARING} ; Haring 1977\n"


def test_no_position_loads_nothing():
    assert records.load_fen(state_of_fen(START), "hello") is None


@given(st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"])))
def test_no_typed_character_is_ever_lost(typed):
    state = state_of_text(f"{START} ; kept\n")
    change = records.type_fen(state, typed)
    changed = state if change is None else change.apply(state)
    if changed.is_draft:
        assert changed.fen_text == typed
    assert changed.record.rest == " ; kept"
    assert records.means(changed, typed)


def test_typing_a_counter_does_not_forget_a_right_that_may_return():
    state = state_of_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    state = applied(state, board.discard(state, 7))
    state = applied(state, records.type_fen(state, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 7"))
    state = applied(state, records.type_fen(state, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 7x"))
    state = applied(state, records.type_fen(state, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 8"))
    state = applied(state, board.place(state, 7, "R"))
    assert state.position.castling_rights == "KQ"


def test_a_gesture_on_a_faulty_line_keeps_its_comment():
    state = state_of_text("4k3/8/8/8/8/8/8/R3K2R w KX - 0 1 ; my analysis\n")
    state = applied(state, board.place(state, 28, "P"))
    assert text_of(state) == "8/8/8/8/4P3/8/8/8 w - - 0 1 ; my analysis\n"


FOUR = HARING.removesuffix(" 0 1")
GAME = f'[Event "x"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n1. Rd7 *\n'


def test_a_line_that_is_typed_back_has_its_first_spelling():
    state = state_of_text(f"[{START}] ; mine\n")
    first = state
    for typed in ("rnb", "", HARING, f"{HARING} x"):
        state = applied(state, records.type_fen(state, typed))
    state = applied(state, records.type_fen(state, START))
    assert state.collection == first.collection


def test_an_empty_text_makes_no_record():
    state = state_of_text("")
    assert records.type_fen(state, "") is None
    assert len(applied(state, records.type_fen(state, "r")).collection) == 1


def test_counters_that_are_typed_go_among_the_operations_of_epd():
    state = state_of_text(f"{FOUR} bm d4;\n")
    state = applied(state, records.type_fen(state, f"{FOUR} 3 9"))
    assert text_of(state) == f"{FOUR} bm d4; fmvn 9; hmvc 3;\n"
    assert state.fen_text == f"{FOUR} 3 9"


def test_typing_changes_the_value_of_a_games_tag_and_tells_of_its_moves():
    state = state_of_text(GAME, file_format="pgn")
    change = records.type_fen(state, START)
    assert change.notices == (Notice("moves-do-not-fit"),)
    assert text_of(change.apply(state)) == GAME.replace(HARING, START)
    counted = records.type_fen(state, HARING.replace("0 1", "0 9"))
    assert counted.notices == ()
    draft = applied(state, records.type_fen(state, 'a "b'))
    assert draft.fen_text == 'a "b' and fen_of(draft) == HARING
    assert text_of(draft) == GAME.replace(HARING, r"a \"b")
    assert text_of(applied(draft, records.type_fen(draft, HARING))) == GAME


def test_typing_in_an_empty_document_of_games_makes_a_game():
    for typed in (HARING, 'dr"aft'):
        state = state_of_text("", file_format="pgn")
        state = applied(state, records.type_fen(state, typed))
        assert state.record.is_game and state.fen_text == typed
        again = state_of_text(text_of(state), file_format="pgn")
        assert again.record.value == typed


def test_a_found_game_takes_the_place_of_the_record():
    state = state_of_text(f"{START} ; start\n")
    found = Found(parse_fen(HARING), True, source=GAME)
    state = applied(state, records.load_found(state, found))
    assert text_of(state) == GAME
    assert state.chess960
    assert records.load_found(state, found) is None


def test_a_found_position_takes_the_place_of_the_position_alone():
    state = state_of_text(f"{FOUR} bm d4;\n", file_format="epd")
    black = FOUR.replace(" w ", " b ")
    state = applied(state, records.load_found(state, Found(parse_fen(f"{black} 0 1"))))
    assert text_of(state) == f"{black} bm d4;\n"


def test_braces_that_a_game_cannot_hold_are_said_to_change():
    state = state_of_text(f'[FEN "{FOUR} 0 1"]\n[SetUp "1"]\n\n*\n', file_format="pgn")
    black = parse_fen(f"{FOUR} 0 1".replace(" w ", " b "))
    for rest, comment, notices in (
        (" ; a {b}", "{; a (b)}", (Notice("braces"),)),
        (" ; a", "{; a}", ()),
    ):
        change = records.load_found(state, Found(black, rest=rest))
        assert comment in text_of(applied(state, change))
        assert change.notices == notices
