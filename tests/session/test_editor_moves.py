"""What happens to a game's moves is asked about before, wherever a change comes from."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from fenedit.notation.position import EMPTY_POSITION, START_POSITION, parse_square
from fenedit.notation.reading import Found
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, records
from fenedit.session.state import Rectangle, Transaction
from tests.helpers.states import HARING, START, editor_of, fen_of, state_of_text, text_of

GAME = '[Event "x"]\n[White "Anna"]\n\n1. e4 e5 2. Nf3 *\n\n'
E2, E4, G1 = map(parse_square, ("e2", "e4", "g1"))
MOVED = START.replace("8/8/PPPPPPPP", "4P3/8/PPPP1PPP")
CHANGES: dict[str, Callable[[Editor], object]] = {
    "drag": lambda editor: editor.perform(board.move, E2, E4),
    "palette": lambda editor: editor.perform(board.place, E2, "Q"),
    "eraser": lambda editor: editor.perform(board.discard, G1),
    "king": lambda editor: editor.perform(board.discard, parse_square("e1")),
    "keys": lambda editor: editor.perform(board.type_contents, ((E2, "."), (E4, "P"))),
    "side on the board": lambda editor: editor.perform(board.type_field, 0, "b"),
    "list": lambda editor: editor.perform(board.place_pieces, ((E2, "K"), (E4, "k"))),
    "area": lambda editor: editor.perform(board.move_area, Rectangle(4, 1, 4, 1), 0, 2),
    "FEN": lambda editor: editor.perform(records.type_fen, MOVED),
    "whole FEN": lambda editor: editor.perform(records.type_fen, HARING, whole=True),
    "side": lambda editor: editor.perform(fields.set_side_to_move, "b"),
    "swap": lambda editor: editor.perform(board.transform, "swap"),
    "rotate": lambda editor: editor.perform(board.transform, "rotate"),
    "clear": lambda editor: editor.perform(board.clear),
    "960": lambda editor: editor.perform(board.set_chess960_start, 17),
    "paste": lambda editor: editor.perform(records.load_found, Found(EMPTY_POSITION)),
    "recent": lambda editor: editor.perform(records.load_fen, HARING),
}


@pytest.fixture
def asked() -> list[Transaction]:
    return []


@pytest.fixture
def editor(qtbot: QtBot, asked: list[Transaction]) -> Editor:
    editor = editor_of(state_of_text(GAME + GAME, file_format="pgn"))
    editor.ask = asked.append
    return editor


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_way_asks_before_a_game_loses_its_moves(
    change: Callable[[Editor], object], editor: Editor, asked: list[Transaction]
) -> None:
    state = editor.state
    assert not change(editor)
    assert editor.state is state and len(asked) == 1
    # As long as nobody has answered nothing else is asked.
    assert not change(editor)
    assert editor.waiting is asked[0] and len(asked) == 1
    assert editor.answer(editor.waiting)
    assert editor.state.position == asked[0].apply(state).position
    assert editor.waiting is None and editor.undo_stack.count() == 1
    # It is asked once.
    change(editor)
    editor.perform(fields.set_halfmove_clock, 7)
    assert len(asked) == 1
    while editor.undo_stack.canUndo():
        editor.undo_stack.undo()
    assert text_of(editor.state) == GAME + GAME


@pytest.mark.parametrize(
    "change",
    [
        lambda editor: editor.perform(board.discard, parse_square("a2")),
        lambda editor: editor.perform(fields.set_right, "Q", False),
        lambda editor: editor.perform(fields.set_fullmove_number, 7),
        lambda editor: editor.perform(records.add, EMPTY_POSITION),
        lambda editor: editor.perform(records.delete),
    ],
)
def test_what_leaves_the_moves_possible_is_not_asked_about(
    change: Callable[[Editor], bool], editor: Editor, asked: list[Transaction]
) -> None:
    assert change(editor) and not asked


def test_nothing_is_done_if_nothing_is_wanted(editor: Editor, asked: list[Transaction]) -> None:
    editor.perform(board.move, E2, E4)
    assert not editor.answer(None)
    assert not editor.modified and editor.undo_stack.count() == 0
    editor.perform(board.move, E2, E4)
    assert len(asked) == 2


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_the_position_becomes_a_record_after_the_game(
    change: Callable[[Editor], object], editor: Editor, asked: list[Transaction]
) -> None:
    change(editor)
    position = asked[0].apply(editor.state).position
    assert editor.answer(records.beside_game(editor.state, asked[0]))
    state = editor.state
    assert (state.current, len(state.collection), state.position) == (1, 3, position)
    lines = text_of(state)
    assert lines.startswith(GAME) and lines.endswith(GAME)
    assert "1. e4" not in state.record.line and "Anna" not in state.record.line
    editor.undo_stack.undo()
    assert text_of(editor.state) == GAME + GAME


def test_a_fen_that_is_typed_in_belongs_to_the_new_record(
    editor: Editor, asked: list[Transaction]
) -> None:
    run = object()
    assert editor.perform(records.type_fen, START.replace("PPPPPPPP", "PPPPPPP"), run)
    assert not editor.perform(records.type_fen, START.replace("PPPPPPPP", "PPPPNPPP"), run)
    assert len(asked) == 1
    editor.answer(records.beside_game(editor.state, asked[0]))
    assert text_of(editor.state).startswith(GAME)
    assert fen_of(editor.state) == START.replace("PPPPPPPP", "PPPPNPPP")


def test_a_draft_becomes_the_game_again_if_nothing_is_wanted(editor: Editor) -> None:
    editor.perform(records.type_fen, START.replace("PPPPPPPP", "PPPPPPP"))
    assert editor.state.is_draft
    assert editor.answer(records.untyped(editor.state))
    assert text_of(editor.state) == GAME + GAME
    assert records.untyped(editor.state) is None


def test_typing_on_asks_once(editor: Editor, asked: list[Transaction]) -> None:
    editor.perform(records.type_fen, MOVED)
    editor.answer(editor.waiting)
    for text in (f"{MOVED} x", MOVED.replace("PPPP1PPP", "PPPP1PP"), MOVED.replace("4P3", "3P4")):
        assert editor.perform(records.type_fen, text)
    assert len(asked) == 1


@pytest.mark.parametrize("file_format", ["fen", "pgn"])
def test_where_there_are_no_moves_nothing_is_asked(
    file_format: str, qtbot: QtBot, asked: list[Transaction]
) -> None:
    text = f"{START}\n" if file_format == "fen" else '[Event "x"]\n\n{x} *\n\n'
    editor = editor_of(state_of_text(text, file_format=file_format))  # type: ignore[arg-type]
    editor.ask = asked.append
    assert editor.perform(board.move, E2, E4) and editor.perform(board.clear)
    assert not asked


def test_moves_are_mended_by_the_position_before_or_cut(editor: Editor) -> None:
    start = HARING.replace("w", "b")
    text = f'[Event "x"]\n[FEN "{start}"]\n[SetUp "1"]\n\n1... Re7 2. Rd7 Rg7 *\n\n'
    editor.open_document(state_of_text(text, file_format="pgn").document)
    first = editor.state.position
    editor.perform(board.discard, parse_square("e8"))
    editor.answer(editor.waiting)
    editor.perform(board.discard, parse_square("g7"))
    broken = editor.state
    assert list(editor.earlier_positions())[-1] == first
    assert editor.perform(fields.apply_fix, "put-back", first, False)
    assert text_of(editor.state) == text
    editor.undo_stack.undo()
    assert editor.perform(fields.apply_fix, "cut-moves", broken.position, False)
    assert text_of(editor.state).endswith("\n\n*\n\n")
    assert editor.state.position == broken.position


def test_the_start_position_put_back_needs_no_tag(editor: Editor) -> None:
    editor.perform(board.move, E2, E4)
    editor.answer(editor.waiting)
    assert "[FEN" in text_of(editor.state)
    assert editor.perform(fields.apply_fix, "put-back", START_POSITION, False)
    assert text_of(editor.state) == GAME + GAME


def test_a_tag_that_was_only_meant_is_mended(editor: Editor) -> None:
    text = f'[Event "x"]\n[FEN \'{HARING}\']\n[SetUp "1"]\n\n1. Rd7 *\n\n'
    editor.open_document(state_of_text(text, file_format="pgn").document)
    assert fen_of(editor.state) == HARING and text_of(editor.state) == text
    assert editor.perform(fields.apply_fix, "mend-fen-tag", editor.state.position, False)
    assert text_of(editor.state) == text.replace("'", '"')
