"""Taking over a position that was played to."""

import pytest

from fenedit.documents.record import Format
from fenedit.notation.fen import parse_fen
from fenedit.session.intents import board
from fenedit.session.moves import playing
from tests.helpers.states import START, editor_of, fen_of, state_of_fen, state_of_text, text_of

AFTER = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


def test_the_position_is_taken_over_whole() -> None:
    editor = editor_of(state_of_fen(START))
    assert editor.perform(playing.keep, parse_fen(AFTER), 1, "e4")
    assert fen_of(editor.state) == AFTER
    assert editor.undo_stack.undoText() == "play-moves 1"
    editor.undo_stack.undo()
    assert fen_of(editor.state) == START


def test_the_position_that_is_there_is_no_change() -> None:
    state = state_of_fen(START)
    assert playing.keep(state, state.position, 4, "Ng8") is None


def test_rights_that_were_lost_by_moves_do_not_return() -> None:
    editor = editor_of(state_of_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1"))
    editor.perform(playing.keep, parse_fen("4k3/8/8/8/8/8/7R/4K3 b - - 1 1"), 1, "Rh2")
    editor.perform(board.move, 15, 7, copy=False, several_kings=False)
    assert fen_of(editor.state) == "4k3/8/8/8/8/8/8/4K2R b - - 1 1"


@pytest.mark.parametrize(
    ("text", "file_format"),
    [
        ('[White "Anderssen"]\n[Black "Kieseritzky"]\n\n1. e4 {Gambit} e5 *\n', "pgn"),
        ("\n1. e4 e5 2. f4 *\n", "pgn"),
        (f'{START[:-4]} id "Start";\n', "epd"),
        (f"{START[:-4]} dm 2;\n", "epd"),
        (f"{START} said by hand\n", "fen"),
    ],
)
def test_a_game_or_puzzle_stays_and_the_position_becomes_a_record_after_it(
    text: str, file_format: Format
) -> None:
    editor = editor_of(state_of_text(text, file_format=file_format))
    before = text_of(editor.state)
    assert editor.perform(playing.keep, parse_fen(AFTER), 1, "e4")
    assert text_of(editor.state).startswith(before)
    assert (editor.state.current, len(editor.state.collection)) == (1, 2)
    assert editor.state.position == parse_fen(AFTER)
    editor.undo_stack.undo()
    assert text_of(editor.state) == before
