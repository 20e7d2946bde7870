"""The panels' intents."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import parse_square
from fenedit.session.intents import board, fields
from fenedit.session.intents.records import type_fen
from fenedit.session.state import Label, Notice
from tests.helpers.states import (
    HARING,
    START,
    applied,
    fen_of,
    state_of_fen,
    state_of_text,
    text_of,
)


def test_the_other_side_to_move_drops_an_en_passant_square_and_says_so():
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")
    change = fields.set_side_to_move(state, "w")
    assert change.notices == (Notice("ep-left", "e3"),)
    assert fen_of(change.apply(state)) == "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"


def test_a_right_is_switched_off_and_on():
    off = applied(state_of_fen(START), fields.set_right(state_of_fen(START), "Q", False))
    assert off.position.castling_rights == "Kkq"
    on = applied(off, fields.set_right(off, "Q", True))
    assert fen_of(on) == START


def test_an_impossible_right_can_be_switched_off_only():
    state = state_of_fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1")
    assert fields.set_right(state, "Q", True) is None
    assert applied(state, fields.set_right(state, "K", False)).position.castling_rights == ""


def test_there_is_no_room_for_a_third_right_of_a_side():
    state = state_of_fen("4k3/8/8/8/8/8/8/RR1K2R1 w KQ - 0 1")
    chess960 = applied(state, fields.set_chess960(state, True))
    assert fields.set_right(chess960, "B", True) is None


def test_a_right_that_the_person_switched_off_does_not_come_back():
    state = state_of_fen(START)
    state = applied(state, fields.set_right(state, "K", False))
    state = applied(state, board.move(state, parse_square("h1"), parse_square("h3")))
    state = applied(state, board.move(state, parse_square("h3"), parse_square("h1")))
    assert state.position.castling_rights == "Qkq"


def test_all_rights_are_taken_away_at_once_and_do_not_come_back():
    state = applied(state_of_fen(START), fields.drop_rights(state_of_fen(START)))
    assert state.position.castling_rights == ""
    assert fields.drop_rights(state) is None
    state = applied(state, board.move(state, parse_square("h1"), parse_square("h3")))
    state = applied(state, board.move(state, parse_square("h3"), parse_square("h1")))
    assert state.position.castling_rights == ""


def test_counters_are_reset_in_one_step():
    state = state_of_fen("4k3/8/8/8/8/8/8/4K3 b - - 30 60")
    state = applied(state, fields.reset_counters(state))
    assert fen_of(state) == "4k3/8/8/8/8/8/8/4K3 b - - 0 1"
    assert fields.reset_counters(state) is None


def test_counters_are_kept_within_what_fen_writes():
    state = state_of_fen(START)
    assert applied(state, fields.set_halfmove_clock(state, 42)).position.halfmove_clock == 42
    assert fields.set_halfmove_clock(state, -3) is None
    large = applied(state, fields.set_fullmove_number(state, 10**9))
    assert large.position.fullmove_number == 999_999


def test_an_en_passant_square_is_set_and_unset():
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1")
    held = applied(state, fields.set_ep_square(state, parse_square("e3")))
    assert fen_of(held).split()[3] == "e3"
    assert fen_of(applied(held, fields.set_ep_square(held, None))) == fen_of(state)


def test_the_variant_is_an_edit_of_its_own():
    state = state_of_fen(START)
    changed = applied(state, fields.set_chess960(state, True))
    assert changed.chess960 and changed.position == state.position
    assert fields.set_chess960(changed, True) is None


def test_choosing_what_is_chosen_does_not_end_a_draft():
    state = state_of_fen(START)
    state = applied(state, type_fen(state, "half a posi"))
    assert fields.set_side_to_move(state, "w") is None
    assert fields.set_ep_square(state, None) is None
    assert applied(state, fields.set_side_to_move(state, "b")).is_draft is False


FOUR = HARING.removesuffix(" 0 1")
GAME = f'[Event "x"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n1. d4 *\n'


def test_the_variant_of_a_game_stands_in_its_tag():
    state = state_of_text(GAME, file_format="pgn")
    change = fields.set_chess960(state, True)
    assert change.notices == ()
    changed = change.apply(state)
    assert text_of(changed) == GAME.replace("\n\n", '\n[Variant "Chess960"]\n\n')
    assert text_of(applied(changed, fields.set_chess960(changed, False))) == GAME


def test_the_variant_of_a_line_is_not_written_and_a_notice_says_so():
    state = state_of_fen(START)
    change = fields.set_chess960(state, True)
    assert change.notices == (Notice("chess960-not-written"),)
    assert text_of(change.apply(state)) == text_of(state)


def test_no_notice_where_castling_letters_or_an_operation_say_it():
    letters = state_of_text("nrkbbrnq/8/8/8/8/8/8/NRKBBRNQ w FBfb - 0 1\n")
    off = fields.set_chess960(letters, False)
    assert off.notices == (Notice("chess960-not-written"),)
    on = fields.set_chess960(off.apply(letters), True)
    assert on.notices == ()
    named = state_of_text(f'{FOUR} variant "chess960";\n', file_format="epd")
    change = fields.set_chess960(named, False)
    assert change.notices == ()
    assert text_of(change.apply(named)) == f"{FOUR}\n"


def test_counters_of_epd_are_operations():
    state = state_of_text(f"{FOUR} bm d4;\n", file_format="epd")
    state = applied(state, fields.set_halfmove_clock(state, 4))
    state = applied(state, fields.set_fullmove_number(state, 9))
    assert text_of(state) == f"{FOUR} bm d4; fmvn 9; hmvc 4;\n"
    state = applied(state, fields.set_halfmove_clock(state, 0))
    assert text_of(state) == f"{FOUR} bm d4; fmvn 9; hmvc 0;\n"


def test_operations_are_set_in_one_step_of_undo():
    state = state_of_text(f"[{HARING}] ; old\n")
    changed = applied(state, fields.set_operations(state, "bm d"))
    second = fields.set_operations(changed, "bm d4;")
    changed = second.apply(changed)
    assert text_of(changed) == f"[{HARING}] bm d4;\n"
    assert fields.set_operations(changed, " bm d4; ") is None
    assert text_of(applied(changed, fields.set_operations(changed, ""))) == f"[{HARING}]\n"
    assert second.label == Label("set-operations")


def test_operations_set_the_counters_of_epd():
    state = state_of_text(f"{FOUR} bm d4;\n")
    state = applied(state, fields.set_operations(state, "hmvc 7; bm d4;"))
    assert state.position == parse_fen(f"{FOUR} 7 1")


def test_games_have_no_operations_and_lines_no_line_breaks():
    game = state_of_text(GAME, file_format="pgn")
    assert fields.set_operations(game, "bm d4;") is None
    assert fields.set_operations(state_of_text(""), "bm d4;") is None
    with pytest.raises(ValueError, match="line"):
        fields.set_operations(state_of_fen(START), "bm d4;\n")


def test_a_fix_of_a_game_writes_its_variant():
    state = state_of_text(GAME, file_format="pgn")
    state = applied(state, fields.apply_fix(state, "chess960", parse_fen(HARING), True))
    assert state.chess960 and '[Variant "Chess960"]' in text_of(state)
