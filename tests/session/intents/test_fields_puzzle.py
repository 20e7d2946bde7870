"""What a record says of a problem, as steps of undo."""

from dataclasses import replace

import pytest

from fenedit.documents.annotating import puzzle_of_record
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import fill_from_solution, set_puzzle
from fenedit.session.state import EditorState
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
    ) == (f'{FIELDS} bm d4; c1 "Haring"; dm 2;\n')


def test_the_main_line_is_filled_in_where_it_is_wanted():
    assert (
        text_of(applied(epd(), fill_from_solution(epd(), SOLUTION, line=True)))
        == f"{FIELDS} bm d4; dm 2; pv d4 Ke6 Nb4#;\n"
    )


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
