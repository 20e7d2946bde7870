"""How intents make their transactions, whatever the record's shape."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY, EMPTY_POSITION, Position, parse_square
from fenedit.session.intents.common import (
    edit_position,
    fitted,
    load_position,
    replace_record,
    settle,
)
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


# What an edit makes impossible leaves; what it makes possible again returns.


CASTLING = parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")


def edited(position: Position, **contents: str) -> Position:
    for name, content in contents.items():
        position = position.with_content(parse_square(name), content)
    return position


def test_a_right_leaves_with_its_rook_and_is_remembered():
    settled = settle(CASTLING, edited(CASTLING, h1=EMPTY), "", False)
    assert settled[0].castling_rights == "Qkq"
    assert settled[1] == "K"
    assert settled[2] == (Notice("right-left", "K"),)


def test_a_remembered_right_returns_with_the_rook():
    gone = settle(CASTLING, edited(CASTLING, h1=EMPTY), "", False)
    back = settle(gone[0], edited(gone[0], h1="R"), gone[1], False)
    assert back[0] == CASTLING
    assert back[1] == ""
    assert back[2] == (Notice("right-returned", "K"),)


def test_a_king_that_moves_takes_both_rights_along():
    settled = settle(CASTLING, edited(CASTLING, e1=EMPTY, e2="K"), "", False)
    assert settled[0].castling_rights == "kq"
    assert settled[1] == "KQ"


def test_a_right_that_nobody_remembers_does_not_come_by_itself():
    bare = CASTLING._replace(castling_rights="")
    without = edited(bare, h1=EMPTY)
    settled = settle(without, edited(without, h1="R"), "", False)
    assert settled[0].castling_rights == ""
    assert settled[2] == ()


def test_a_claim_that_was_impossible_before_stays():
    claimed = parse_fen("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1")
    settled = settle(claimed, edited(claimed, e4="Q"), "", False)
    assert settled[0].castling_rights == "KQ"
    assert settled[2] == ()


def test_in_chess960_a_right_follows_its_rooks_file():
    position = parse_fen("4k3/8/8/8/8/8/8/RR3K2 w B - 0 1")
    settled = settle(position, edited(position, b1=EMPTY), "", True)
    assert settled[0].castling_rights == ""
    assert settled[1] == "B"


AFTER_DOUBLE_STEP = parse_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")


@pytest.mark.parametrize(
    "after",
    [
        AFTER_DOUBLE_STEP._replace(side_to_move="w"),
        edited(AFTER_DOUBLE_STEP, e4=EMPTY),
        edited(AFTER_DOUBLE_STEP, e3="N"),
        edited(AFTER_DOUBLE_STEP, e2="N"),
    ],
)
def test_an_en_passant_square_that_can_no_longer_hold_leaves(after):
    settled = settle(AFTER_DOUBLE_STEP, after, "", False)
    assert settled[0].ep_square is None
    assert settled[2] == (Notice("ep-left", "e3"),)


def test_an_en_passant_square_that_never_could_hold_stays():
    odd = parse_fen("4k3/8/8/8/8/8/8/4K3 b - e3 0 1")
    settled = settle(odd, odd._replace(side_to_move="w"), "", False)
    assert settled[0].ep_square == parse_square("e3")
    assert settled[2] == ()


def back_and_forth(fen: str, away: dict[str, str], back: dict[str, str]) -> tuple[str, str]:
    """Return the rights after an edit and after another one, in Chess960."""
    start = parse_fen(fen)
    first = settle(start, edited(start, **away), "", True)
    second = settle(first[0], edited(first[0], **back), first[1], True)
    return first[0].castling_rights, second[0].castling_rights


@pytest.mark.parametrize(
    ("rank", "rights", "away", "back", "first", "second"),
    [
        # Its rook goes: the right leaves, and does not pass to the inner rook.
        ("4K1RR", "K", {"h1": "."}, {"h1": "R"}, "", "K"),
        # Another rook becomes the outermost: the right goes on naming its own.
        ("4K1R1", "K", {"h1": "R"}, {"h1": "."}, "G", "G"),
        # The rook itself moves along the rank: its right stays behind.
        ("4K2R", "K", {"h1": ".", "f1": "R"}, {"f1": ".", "h1": "R"}, "", "K"),
        # Another rook elsewhere is not the one that left.
        ("4K2R", "K", {"h1": "."}, {"f1": "R"}, "", ""),
        # Rights that were spelt by files come back so.
        ("R3K2R", "HA", {"h1": "."}, {"h1": "R"}, "A", "HA"),
    ],
)
def test_in_chess960_a_right_never_passes_to_another_rook(rank, rights, away, back, first, second):
    fen = f"4k3/8/8/8/8/8/8/{rank} w {rights} - 0 1"
    assert back_and_forth(fen, away, back) == (first, second)


def test_a_right_for_which_there_is_no_room_waits_and_is_not_announced():
    position = parse_fen("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1")
    settled = settle(position, edited(position, h1="R"), "H", True)
    assert settled[0].castling_rights == "GQ"
    assert settled[1] == "H"
    assert settled[2] == ()
