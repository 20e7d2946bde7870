"""What a record says of a problem, as steps of undo."""

from dataclasses import replace

import pytest

from fenedit.documents.annotating import puzzle_of_record
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import BLACK, WHITE
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import (
    add_missing_rights,
    fill_from_solution,
    missing_rights,
    set_puzzle,
    set_side_to_move,
    set_stipulation,
)
from fenedit.session.state import EditorState, Notice
from tests.helpers.states import HARING, applied, editor_of, state_of_text, text_of

FIELDS = HARING.rsplit(" ", 2)[0]
SOLUTION = Solution(
    parse_fen(HARING),
    2,
    "sound",
    True,
    keys=(
        Attack(
            Move("d2d4", "d4"),
            2,
            defences=(Defence(Move("f6e6", "Ke6"), (Attack(Move("c6b4", "Nb4#"), 1),)),),
        ),
    ),
)


def epd(rest: str = "") -> EditorState:
    return state_of_text(f"{FIELDS}{rest}\n", file_format="epd")


def test_a_puzzle_is_one_step_of_undo():
    editor = editor_of(epd(' c9 "kept";'))
    assert editor.perform(set_puzzle, Puzzle(author="Haring", mate=2))
    assert text_of(editor.state) == f'{FIELDS} c1 "Haring"; c9 "kept"; dm 2;\n'
    editor.undo_stack.undo()
    assert text_of(editor.state) == f'{FIELDS} c9 "kept";\n'


def test_the_same_puzzle_is_no_step():
    assert set_puzzle(epd(" dm  2 ;"), Puzzle(mate=2)) is None


def typed(editor: Editor, *authors: str):
    for author in authors:
        puzzle = replace(puzzle_of_record(editor.state.record), author=author)
        editor.perform(set_puzzle, puzzle, run="author")


def test_typing_is_one_step_of_undo():
    editor = editor_of(epd())
    typed(editor, "H", "Ha", "Har")
    assert editor.undo_stack.count() == 1
    typed(editor, "")
    assert editor.undo_stack.count() == 0


def test_without_a_record_nothing_is_set():
    assert set_puzzle(state_of_text(""), Puzzle(mate=2)) is None


def test_what_epd_cannot_write_is_refused():
    with pytest.raises(ValueError, match="quotation"):
        set_puzzle(epd(), Puzzle(author='"'))


def test_a_solution_fills_in_keys_and_length():
    assert text_of(
        applied(
            epd(' bm Qf4; c1 "Haring";'), fill_from_solution(epd(' bm Qf4; c1 "Haring";'), SOLUTION)
        )
    ) == (f'{FIELDS} bm d4; c1 "Haring"; dm 2; pv d4 Ke6 Nb4#;\n')


def test_its_text_is_filled_in_unless_a_person_wrote_one():
    filled = applied(epd(), fill_from_solution(epd(), SOLUTION, "1.d4!\n   1…Ke6 2.Nb4#"))
    assert puzzle_of_record(filled.record).solution == "1.d4!\n   1…Ke6 2.Nb4#"
    again = applied(filled, set_puzzle(filled, Puzzle(mate=2, solution="mine")))
    kept = applied(again, fill_from_solution(again, SOLUTION, "1.d4!"))
    assert puzzle_of_record(kept.record).solution == "mine"


@pytest.mark.parametrize(
    "solution",
    [
        replace(SOLUTION, keys=()),
        replace(SOLUTION, exact=False),
        replace(SOLUTION, position=SOLUTION.position._replace(side_to_move="b")),
    ],
)
def test_what_is_no_whole_solution_of_this_position_fills_in_nothing(solution):
    assert fill_from_solution(epd(), solution) is None


def test_a_game_says_it_in_tags():
    state = state_of_text(
        f'[White "Haring"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n*\n', file_format="pgn"
    )
    change = fill_from_solution(state, SOLUTION)
    assert '[Key "d4"]\n' in text_of(change.apply(state))
    assert '[Stipulation "#2"]\n' in text_of(change.apply(state))


def asked(editor: Editor) -> tuple[str, str]:
    return puzzle_of_record(editor.state.record).asked, editor.state.position.side_to_move


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("2", f"{FIELDS} dm 2;"),
        (" mate in two ", f"{FIELDS} dm 2;"),
        ("#2*", f'{FIELDS} c3 "#2*";'),
        ("H#2,5", f'{FIELDS} c3 "h#2.5";'),
        ("s#4", f'{FIELDS} c3 "s#4";'),
        ("White wins", f'{FIELDS} c3 "White wins";'),
        ('the "best" move', f'{FIELDS} c3 "the “best” move";'),
        ("", FIELDS),
    ],
)
def test_a_stipulation_is_kept_without_loss(typed, line):
    editor = editor_of(epd(' c3 "r#2";'))
    editor.perform(set_stipulation, typed)
    assert text_of(editor.state) == line + "\n"


def test_black_begins_a_helpmate_in_the_same_step_of_undo():
    editor = editor_of(epd(" dm 2;"))
    before = text_of(editor.state)
    made = editor.performed(set_stipulation, "h#2")
    assert made.notices == (Notice("begins-b", "h#2"),)
    assert asked(editor) == ("h#2", BLACK)
    editor.undo_stack.undo()
    assert text_of(editor.state) == before


def test_the_side_follows_the_stipulation_while_it_is_usual():
    editor = editor_of(epd())
    for typed, side in [("h#2", BLACK), ("h#2.5", WHITE), ("ser-h#5", BLACK), ("#3", WHITE)]:
        editor.perform(set_stipulation, typed)
        assert asked(editor) == (typed, side)


def test_a_side_that_a_person_has_set_stays():
    editor = editor_of(epd())
    editor.perform(set_side_to_move, BLACK)
    editor.perform(set_stipulation, "#2")
    assert asked(editor) == ("#2", BLACK), "Black to move and mate"
    editor.perform(set_side_to_move, WHITE)
    editor.perform(set_stipulation, "h#2")
    editor.perform(set_side_to_move, WHITE)
    editor.perform(set_stipulation, "h#3")
    assert asked(editor) == ("h#3", WHITE)


def test_words_leave_the_side_to_move():
    editor = editor_of(epd(' c3 "h#2";'))
    editor.perform(set_side_to_move, BLACK)
    editor.perform(set_stipulation, "Black draws")
    assert asked(editor) == ("Black draws", BLACK)


IVANOV = "8/7B/1N6/ppB1p3/8/Pk6/8/R3K3 w - -"


def test_castling_is_allowed_by_convention_where_no_right_is_said():
    editor = editor_of(state_of_text(f"{IVANOV} dm 3;\n", file_format="epd"))
    assert missing_rights(editor.state) == "Q"
    assert editor.perform(add_missing_rights)
    assert text_of(editor.state) == f"{IVANOV.replace('w -', 'w Q')} dm 3;\n"
    assert missing_rights(editor.state) == ""
    assert not editor.perform(add_missing_rights)
    editor.undo_stack.undo()
    assert missing_rights(editor.state) == "Q"


@pytest.mark.parametrize(
    ("fields", "rights"),
    [
        ("r3k2r/8/8/8/8/8/8/R3K2R b - -", "KQkq"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b K -", ""),
        ("4k3/8/8/8/8/8/8/R4K1R w - -", ""),
    ],
)
def test_rights_that_are_said_are_meant(fields, rights):
    assert missing_rights(state_of_text(f"{fields} dm 2;\n", file_format="epd")) == rights
