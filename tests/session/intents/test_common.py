"""How intents make their transactions, whatever the record's shape."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY_POSITION
from fenedit.session.intents.common import edit_position, fitted, load_position, replace_record
from fenedit.session.state import EditorState, Label, Notice
from tests.helpers.states import HARING, IMMORTAL, START, applied, state_of_text, text_of

LABEL = Label("test")
MOVES = Notice("moves-do-not-fit")
TAGS = '[Event "x"]\n[ECO "A00"]\n'


def game(moves: str, fen: str = "") -> EditorState:
    tag = f'[FEN "{fen}"]\n' if fen else ""
    return state_of_text(f"{TAGS}{tag}\n{moves}\n", file_format="pgn")


@pytest.mark.parametrize(
    ("moves", "notices"),
    [
        ("1. e4 *", (MOVES,)),
        ("1. e4 $1 (1. d4) e5 *", (MOVES,)),
        ("1. Kf2 Kc5 *", ()),
        ("1. Sf3 *", (Notice("moves-may-not-fit"),)),
        ("1. e5 *", ()),
        ("{a comment} *", ()),
        ("*", ()),
    ],
)
def test_a_game_tells_of_moves_that_another_position_stands_before(moves, notices):
    state = game(moves)
    change = edit_position(state, parse_fen(HARING), LABEL, "test")
    assert change.notices == notices
    assert text_of(change.apply(state)) == (f'{TAGS}[FEN "{HARING}"]\n[SetUp "1"]\n\n{moves}\n')


def test_counters_do_not_matter_to_moves():
    state = game("1. e4 *", HARING)
    change = edit_position(state, state.position._replace(fullmove_number=7), LABEL, "test")
    assert change.notices == ()


def test_a_loaded_position_of_a_game_says_its_variant():
    state = game("*", HARING)
    changed = applied(
        state, load_position(state, parse_fen(IMMORTAL), LABEL, "test", chess960=True)
    )
    assert changed.chess960 and changed.position == parse_fen(IMMORTAL)
    assert '[Variant "Chess960"]' in text_of(changed)
    again = load_position(changed, parse_fen(IMMORTAL), LABEL, "test")
    assert "Variant" not in text_of(again.apply(changed))


def test_a_first_record_is_written_in_the_documents_format():
    state = state_of_text("", file_format="pgn", newline="\r\n")
    text = text_of(applied(state, edit_position(state, parse_fen(HARING), LABEL, "test")))
    assert text.startswith('[Event "?"]\r\n') and f'[FEN "{HARING}"]\r\n' in text
    assert text.endswith("\r\n\r\n*\r\n\r\n")
    state = state_of_text("", file_format="epd")
    assert (
        text_of(
            applied(
                state,
                load_position(state, EMPTY_POSITION._replace(halfmove_clock=3), LABEL, "test"),
            )
        )
        == "8/8/8/8/8/8/8/8 w - - hmvc 3;\n"
    )


def test_a_record_is_fitted_to_the_newlines_of_its_document():
    state = state_of_text(f"{START}\r", newline="\r")
    assert fitted(state, state.record).ending == "\r"
    of_game = fitted(state, game("1. e4 *").record)
    assert "\n" not in of_game.line and of_game.ending == "\r\r"


def test_the_same_record_is_no_change():
    state = state_of_text(f"{START} ; x\n")
    assert replace_record(state, state.record, LABEL, "test") is None


@pytest.mark.parametrize(("text", "said"), [("8/8/short w", True), (START, False)])
def test_a_faulty_text_that_an_edit_replaces_is_told_with_what_else_is_said(text, said):
    state, other = state_of_text(f"{text}\n"), Notice("king-kept")
    after = parse_fen(HARING)
    change = edit_position(state, after, LABEL, "test", notices=(other,))
    assert other in change.notices
    assert (Notice("text-replaced") in change.notices) is said


def test_a_record_without_text_is_replaced_in_silence():
    state = state_of_text("# only a comment\n")
    change = edit_position(state, parse_fen(HARING), LABEL, "test")
    assert change.notices == ()
