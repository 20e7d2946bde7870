"""What was played is not lost: it follows its record, comes back by undo, and can be kept."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from fenedit.documents.conversion import converted
from fenedit.documents.record import Format
from fenedit.notation.marks import DrawnArrow, MarkColour
from fenedit.notation.position import START_POSITION, parse_square
from fenedit.rules.moves.reading import read_moves
from fenedit.rules.moves.solutions import solution_tree
from fenedit.rules.moves.writing import movetext
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, records
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from tests.helpers.haring import SOLUTION
from tests.helpers.states import HARING, START, editor_of, fen_of, state_of_text, text_of

EPD = START.removesuffix(" 0 1")
GAME = '[Event "?"]\n\n1. e4 e5 (1... c5) 2. Nf3 *\n\n'
OTHER = '[Event "another"]\n\n1. d4 d5 *\n\n'


def played_on(tmp_path: Path, text: str, *, file_format: Format = "fen") -> tuple[Editor, Moves]:
    settings = Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
    editor = editor_of(state_of_text(text, file_format=file_format))
    return editor, Moves(editor, settings, editor)


def shown(moves: Moves) -> str:
    return " ".join(node.san for node in moves.tree.moves_to(moves.path))


def everything(moves: Moves) -> list[str]:
    return [node.san for _, node in moves.tree.walk()]


def convert(editor: Editor, to: Format) -> None:
    document = converted(editor.state.document, to).document
    assert editor.perform(records.convert, document.collection)


def test_rows_of_what_is_in_no_record(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, GAME + OTHER, file_format="pgn")
    moves.step("last")
    assert moves.unkept() == []
    moves.play("b8c6")
    assert moves.unkept() == [0]
    moves.undo()
    assert moves.unkept() == []
    moves.redo()
    editor.show_record(1)
    assert moves.unkept() == [0]
    moves.play("e2e4")
    assert moves.unkept() == [0, 1]
    moves.delete()
    assert moves.unkept() == [0]
    # A solution that is shown hides nothing of it.
    moves.play("c2c4")
    moves.show(moves.tree)
    assert moves.unkept() == [0, 1]


def test_what_is_played_in_a_solution_joins_the_moves_of_the_record(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f"{HARING}\n{START}\n")
    moves.show(solution_tree(SOLUTION))
    moves.play("d2d4", "b1a3")
    # These are in the solution.
    assert moves.unkept() == [] and not moves.has_played
    moves.play("f1f4")
    assert moves.unkept() == [0] and moves.has_played and len(moves.played()) == 1
    moves.undo()
    assert moves.unkept() == []
    moves.redo()
    # Another solution, such as one with tries.
    moves.show(solution_tree(SOLUTION))
    assert moves.unkept() == [0]
    moves.show_own()
    assert everything(moves) == ["d4", "Na3", "Qf4"] and moves.has_played
    moves.show(solution_tree(SOLUTION))
    moves.play("f1f2")
    editor.show_record(1)
    assert moves.unkept() == [0]
    editor.show_record(0)
    assert everything(moves) == ["d4", "Na3", "Qf4", "Qf2"] and moves.is_of_record
    moves.show(solution_tree(SOLUTION))
    assert moves.keep() and text_of(editor.state).startswith(f"{HARING} pv d4 Na3 Qf4;\n")
    moves.step("first")
    moves.go((0,))
    # The sign of a key is seen, and is nothing more to keep.
    assert moves.tree.node_at((0,)).nags


def test_one_move_on_an_untouched_start_position_counts(tmp_path: Path) -> None:
    _, moves = played_on(tmp_path, f"{START}\n")
    moves.play("e2e4")
    moves.step("first")
    assert moves.unkept() == [0]


def test_what_was_played_follows_its_record(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f"{HARING}\n{START}\n")
    editor.show_record(1)
    moves.play("e2e4")
    editor.show_record(0)
    assert editor.perform(records.duplicate)
    assert moves.unkept() == [2]
    editor.show_record(2)
    assert shown(moves) == "e4"
    assert editor.perform(records.move, -1) and moves.unkept() == [1]


def test_what_was_played_comes_back_with_a_deleted_record(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f"{HARING}\n{START}\n")
    editor.show_record(1)
    moves.play("e2e4")
    assert editor.perform(records.delete) and moves.unkept() == []
    editor.perform(fields.set_halfmove_clock, 4)
    editor.undo_stack.undo()
    editor.undo_stack.undo()
    assert moves.unkept() == [1] and shown(moves) == "e4"


@pytest.mark.parametrize(
    ("text", "of", "to"),
    [
        (f"{START}\n", "fen", "epd"),
        (f"{START}\n", "fen", "pgn"),
        (f"{EPD}\n", "epd", "pgn"),
        (GAME, "pgn", "epd"),
        (f"{EPD} pv e4 e5;\n", "epd", "pgn"),
    ],
)
def test_another_format_keeps_what_was_played_and_its_place(
    text: str, of: Format, to: Format, tmp_path: Path
) -> None:
    editor, moves = played_on(tmp_path, text, file_format=of)
    moves.play("e2e4", "e7e5", "d2d4")
    moves.step("back")
    moves.play("b1c3")
    convert(editor, to)
    assert shown(moves) == "e4 e5 Nc3" and "d4" in everything(moves)
    assert moves.unkept() == [0]
    # What is played now is not lost by undoing it either.
    moves.play("g8f6")
    editor.undo_stack.undo()
    assert {"d4", "Nc3", "Nf6"} <= set(everything(moves)) and moves.unkept() == [0]
    editor.undo_stack.redo()
    assert {"d4", "Nc3", "Nf6"} <= set(everything(moves)) and moves.unkept() == [0]


def test_a_changed_comment_of_the_game_and_what_was_played_both_stay(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f'{EPD} pv e4 e5; c0 "old";\n', file_format="epd")
    moves.play("d2d4")
    assert editor.perform(fields.set_operations, 'pv e4 e5; c0 "new";')
    assert everything(moves) == ["e4", "e5", "d4"] and shown(moves) == "d4"
    # A line has room for the main line alone, which it has.
    assert not moves.keep() and text_of(editor.state) == f'{EPD} pv e4 e5; c0 "new";\n'
    # A line has no variations: they are not in the record, so they stay beside it.
    assert set(everything(moves)) == {"d4", "e4", "e5"} and moves.unkept() == [0]


def test_moves_are_taken_back_after_an_edit_is_undone(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f"{START}\n")
    editor.perform(fields.set_halfmove_clock, 2)
    moves.play("e2e4")
    moves.play("e7e5")
    moves.step("first")
    editor.perform(fields.set_halfmove_clock, 4)
    assert not moves.can_undo and moves.path == ()
    editor.undo_stack.undo()
    assert everything(moves) == ["e4", "e5"] and moves.can_undo
    moves.undo()
    moves.undo()
    assert moves.tree.is_empty and moves.can_redo and not moves.can_undo
    editor.undo_stack.undo()
    assert fen_of(editor.state) == START and not moves.can_redo
    editor.undo_stack.redo()
    moves.redo()
    moves.redo()
    assert everything(moves) == ["e4", "e5"]


def test_setting_up_ahead_is_undone_and_the_moves_after_it(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f"{START}\n")
    moves.play("e2e4")
    editor.perform(board.place, 24, "Q", several_kings=False)
    assert len(editor.state.collection) == 2 and moves.unkept() == [0]
    editor.undo_stack.undo()
    assert shown(moves) == "e4" and moves.can_undo
    moves.undo()
    assert moves.unkept() == []


def test_moves_kept_are_taken_back_after_that_is_undone(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, GAME, file_format="pgn")
    moves.play("d2d4")
    assert moves.keep() and not moves.can_undo and moves.unkept() == []
    editor.undo_stack.undo()
    assert text_of(editor.state) == GAME and shown(moves) == "d4" and moves.can_undo
    moves.undo()
    assert moves.unkept() == []


def test_moves_below_an_undone_step_are_not_taken_back_upon_another_one(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f"{START}\n")
    editor.perform(fields.set_puzzle, _named(editor, "a"))
    moves.play("e2e4")
    moves.step("first")
    editor.undo_stack.undo()
    editor.perform(fields.set_puzzle, _named(editor, "b"))
    assert everything(moves) == ["e4"] and not moves.can_undo


def _named(editor: Editor, name: str) -> object:

    from fenedit.documents.annotating import puzzle_of_record

    return puzzle_of_record(editor.state.record)._replace(name=name)


def test_all_are_kept_in_one_step(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, GAME + OTHER, file_format="pgn")
    moves.play("d2d4")
    editor.show_record(1)
    moves.play("e2e4")
    assert moves.keep_all() == [] and moves.unkept() == []
    assert text_of(editor.state) == (
        '[Event "?"]\n\n1. e4 (1. d4) 1... e5 (1... c5) 2. Nf3 *\n\n'
        '[Event "another"]\n\n1. d4 (1. e4) 1... d5 *\n\n'
    )
    assert editor.state.current == 1 and shown(moves) == "e4"
    editor.undo_stack.undo()
    assert text_of(editor.state) == GAME + OTHER and moves.unkept() == [0, 1]


def test_a_game_that_was_not_read_to_the_end_is_left_as_it_is(tmp_path: Path) -> None:
    text = GAME.replace("2. Nf3", "2. Ke4 Nc6")
    editor, moves = played_on(tmp_path, text + OTHER, file_format="pgn")
    moves.play("d2d4")
    editor.show_record(1)
    moves.play("e2e4")
    assert moves.keep_all() == [0] and moves.unkept() == [0]
    assert text_of(editor.state).startswith(text)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1. e4 e5 1-0 {Black lost}", "1. e4 (1. d4) 1... e5 1-0 {Black lost}"),
        ("1. e4 e5 *\n% a\n; b", "1. e4 (1. d4) 1... e5 *\n% a\n; b"),
        ("{a} 1. {b} e4 ; c\n $1 {[%clk 0:01]}", "{a b} 1. e4 $1 {c [%clk 0:01]} (1. d4) *"),
        ("1. e4 {a\n b} -- 2. a3", "1. e4 {a b} (1. d4) 1... -- 2. a3 *"),
        ("1) e2-e4! +- N (1. c4 e5", "1. e4 $1 $18 $146 (1. c4 e5) (1. d4) *"),
        ("7. e4 8... e5 2 Nf3", "1. e4 (1. d4) 1... e5 2. Nf3 *"),
        ("1. e4 e5 1-0 ", "1. e4 (1. d4) 1... e5 1-0"),
        ("1. e4 e5 ½", "1. e4 (1. d4) 1... e5 1/2-1/2"),
    ],
)
def test_no_word_of_a_game_is_lost_by_keeping_moves(
    before: str, after: str, tmp_path: Path
) -> None:
    editor, moves = played_on(tmp_path, f'[Event "?"]\n\n{before}\n\n', file_format="pgn")
    moves.play("d2d4")
    assert moves.keep() and text_of(editor.state) == f'[Event "?"]\n\n{after}\n\n'


@pytest.mark.parametrize(
    ("before", "lost"),
    [
        ("1. e4\n% a\ne5", "% a"),
        ('1. e4\n[A "b\ne5', '[A "b'),
        ("1. e4 +0.35 e5", "+0.35"),
        ("1. e4 ⊥ e5", "⊥"),
        ("1. e4 0.35 e5", "35"),
        ("1. e4 e5 35", "35"),
        ("1 e4 e5 2 Nf3 21 Nc6", "21"),
        ("[pgn]1. e4 e5[/pgn]", "[pgn][/pgn]"),
        ("1. e4 ({only words}) e5", "only words"),
        ("1. e4 e5 ($1", "$1"),
        ("1. e4 (1. c4 1-0) e5", "1-0"),
        ("1. e4 e5 2. Ke4 Nc6", ""),
    ],
)
def test_a_game_stays_as_it_is_if_keeping_moves_would_lose_a_word(
    before: str, lost: str, tmp_path: Path
) -> None:
    text = f'[Event "?"]\n\n{before}\n\n'
    editor, moves = played_on(tmp_path, text, file_format="pgn")
    moves.play("d2d4")
    with pytest.raises(ValueError, match=f"^{re.escape(lost)}$"):
        moves.keep()
    assert moves.tree.left_out == lost and moves.keep_all() == [0]
    assert text_of(editor.state) == text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1. e4 e5 *\r\n", "1. e4 (1. d4) 1... e5 *\r\n"),
        (
            '{a}\n[Event "?"] {b}\n\n1. e4 *\r\n\r\n[Event "?"]\r\n\r\n1. e4 *',
            '{a}\n[Event "?"]\n\n{b} 1. e4 (1. d4) *\r\n\r\n[Event "?"]\r\n\r\n1. e4 *',
        ),
    ],
)
def test_what_is_around_moves_that_are_kept_stays(before: str, after: str, tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, before, file_format="pgn")
    moves.play("d2d4")
    assert moves.keep() and text_of(editor.state) == after


@pytest.mark.parametrize(
    ("text", "file_format"), [(GAME + OTHER, "pgn"), (f"{START}\n{HARING}\n", "fen")]
)
def test_what_was_played_is_recalled(text: str, file_format: Format, tmp_path: Path) -> None:
    _, moves = played_on(tmp_path, text, file_format=file_format)
    moves.play("d2d4", "d7d5")
    moves.step("first")
    moves.play("a2a3")
    _, others = played_on(tmp_path, text, file_format=file_format)
    others.recall([*moves.played(), (1, moves.played()[0][1], ()), (7, "", ())])
    assert everything(others) == everything(moves) and shown(others) == "a3"
    assert others.unkept() == ([0, 1] if file_format == "pgn" else [0])
    # What was written by nobody harms nothing.
    others.recall([(0, "?", (5,)), (0, moves.played()[0][1], (5,))])
    assert everything(others) == everything(moves)


VARIED = '[Event "?"]\n\n1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *\n\n'
ARROW = DrawnArrow(MarkColour.RED, parse_square("g1"), parse_square("f3"))


def test_other_orders_and_deletions_stay_when_the_text_of_the_game_changes(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, VARIED, file_format="pgn")
    moves.go((0, 1))
    moves.promote()
    moves.go((0, 2))
    moves.delete()
    wanted = "1. e4 c5 (1... e5 2. Nf3) 2. Nf3 *"
    assert movetext(moves.tree) == wanted and moves.path == (0,)
    assert editor.perform(fields.toggle_mark, ARROW)
    marked = wanted.replace("e4 c5", "e4 {[%cal Rg1f3]} 1... c5")
    assert movetext(moves.tree) == marked and moves.path == (0,) and moves.unkept() == [0]
    editor.undo_stack.undo()
    assert movetext(moves.tree) == wanted and moves.can_undo
    editor.undo_stack.redo()
    assert moves.keep() and marked in text_of(editor.state) and moves.unkept() == []
    editor.undo_stack.undo()
    assert movetext(moves.tree) == marked and moves.unkept() == [0]


def test_other_orders_and_deletions_are_recalled(tmp_path: Path) -> None:
    _, moves = played_on(tmp_path, VARIED, file_format="pgn")
    moves.go((0, 1))
    moves.promote()
    moves.go((0, 2))
    moves.delete()
    moves.go((0, 0, 0))
    _, others = played_on(tmp_path, VARIED, file_format="pgn")
    others.recall(moves.played())
    assert movetext(others.tree) == movetext(moves.tree) and others.path == (0, 0, 0)
    assert others.unkept() == [0]


def test_variations_that_begin_with_the_same_move_stay_apart(tmp_path: Path) -> None:
    text = '[Event "?"]\n\n1. e4 e5 (1... e5 2. Nc3) (1... c5 2. Nf3) (1... c5 2. d4) 2. Nf3 *\n\n'
    editor, moves = played_on(tmp_path, text, file_format="pgn")
    moves.go((0, 3, 0))
    assert editor.perform(fields.toggle_mark, ARROW)
    assert moves.path == (0, 3, 0) and moves.unkept() == []
    editor.undo_stack.undo()
    moves.play("c5d4")
    assert moves.keep() and moves.path == (0, 3, 0, 0) and moves.unkept() == []
    assert text_of(editor.state) == text.replace("2. d4)", "2. d4 cxd4)")


def test_comments_of_moves_that_are_there_are_not_lost(tmp_path: Path) -> None:
    written = "{a} 1. e4 {b} e5 $1 ({c} 1... c6 {d}) 2. Nc3 {e}"
    moves_after = read_moves(written, START_POSITION)
    text = GAME.replace("1. e4 e5", "1. e4 {old} e5 {b}")
    editor, moves = played_on(tmp_path, text, file_format="pgn")
    moves.play_on(moves_after)
    all_of_it = "{a} 1. e4 {old b} 1... e5 $1 {b} (1... c5) ({c} 1... c6 {d}) 2. Nf3 (2. Nc3 {e})"
    assert movetext(moves.tree) == f"{all_of_it} *".replace(" {e}", "\n{e}")
    assert shown(moves) == "e4 e5 Nc3"
    moves.undo()
    assert moves.unkept() == []
    # Words alone are something to keep, too.
    moves.play_on(read_moves("1. e4 {new}", START_POSITION))
    assert moves.unkept() == [0] and moves.keep() and "{old new}" in text_of(editor.state)
    assert moves.unkept() == []


def test_comments_that_a_line_cannot_hold_stay_beside_it(tmp_path: Path) -> None:
    editor, moves = played_on(tmp_path, f"{EPD}\n", file_format="epd")
    moves.play_on(read_moves("1. e4 {best} e5", START_POSITION))
    assert moves.keep() and text_of(editor.state) == f"{EPD} pv e4 e5;\n"
    assert movetext(moves.tree) == "1. e4 {best} 1... e5 *" and moves.has_played
    assert moves.keep_all() == [0]
    editor, moves = played_on(tmp_path, f"{EPD}\n", file_format="epd")
    moves.play_on(read_moves("1. e4! e5", START_POSITION))
    assert moves.keep() and moves.tree.node_at((0,)).nags == (1,)
    assert not moves.has_played and moves.keep_all() == []


@pytest.mark.parametrize("way", ["promote", "delete"])
def test_words_before_a_variation_that_becomes_the_game_are_after_the_move_before(
    way: str, tmp_path: Path
) -> None:
    text = '[Event "?"]\n\n1. e4 {a} e5 ({b} 1... c5) *\n\n'
    editor, moves = played_on(tmp_path, text, file_format="pgn")
    moves.go((0, 1 if way == "promote" else 0))
    getattr(moves, way)()
    assert moves.tree.node_at((0,)).comment == "a b"
    assert moves.keep() and moves.unkept() == []
    after = "1. e4 {a b} 1... c5 (1... e5) *" if way == "promote" else "1. e4 {a b} 1... c5 *"
    assert text_of(editor.state) == f'[Event "?"]\n\n{after}\n\n'
