"""What was read from a picture stays with its record, and with no other."""

import pytest

from fenedit.notation.position import START_POSITION, parse_square
from fenedit.notation.reading import Found, Interpretation
from fenedit.session.intents import board, fields, pasting, records
from fenedit.session.state import EditorState, state_at
from tests.helpers.states import HARING, state_of_fen, state_of_text

PICTURE = object()
EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1"


def pasted(state: EditorState, **how: bool) -> EditorState:
    found = Found(START_POSITION._replace(castling_rights=""), title="Réti", picture=PICTURE)
    change = pasting.paste(state, Interpretation("picture", "", (found,), certain=True), **how)
    return change.apply(state)


@pytest.mark.parametrize("file_format", ["fen", "epd"])
def test_an_added_record_knows_its_picture(file_format):
    state = state_of_text(f"{HARING}\n", file_format=file_format)
    assert pasted(state).record.picture is PICTURE


def test_so_does_one_that_takes_the_place_of_another():
    assert pasted(state_of_fen(EMPTY)).record.picture is PICTURE
    assert pasted(state_of_fen(HARING), over=True).record.picture is PICTURE


def test_edits_keep_it():
    state = pasted(state_of_fen(HARING))
    for change in (
        board.place(state, parse_square("e4"), "Q"),
        board.transform(state, "rotate"),
        fields.set_side_to_move(state, "b"),
        fields.set_chess960(state, True),
        records.type_fen(state, f"{state.fen_text} x"),
        records.rename(state, state.current, "Another name"),
    ):
        assert change.apply(state).record.picture is PICTURE


def test_another_position_drops_it():
    state = pasted(state_of_fen(HARING))
    for change in (
        records.load_fen(state, HARING),
        board.set_chess960_start(state, 1),
    ):
        assert change.apply(state).record.picture is None


def test_the_record_beside_it_has_none():
    state = pasted(state_of_fen(HARING))
    assert state_at(state.document, 0).record.picture is None


def test_a_game_of_it_knows_it_too():
    assert pasted(state_of_text(f'[FEN "{HARING}"]\n\n*\n', file_format="pgn")).record.picture
