"""What several records are given in one step: names by a pattern, what is asked, who moves."""

from functools import partial
from itertools import count

import pytest

from fenedit.documents.annotating import named, puzzle_of_record
from fenedit.notation.position import BLACK
from fenedit.session.collection.rows import rows_of
from fenedit.session.intents import many_records
from fenedit.session.intents.fields import set_details
from fenedit.session.state import EditorState, Transaction
from tests.helpers.at_once import ended
from tests.helpers.states import editor_of, state_of_text, text_of

MATE = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
LINES = (
    f'{MATE} id "Morphy"; dm 3;\n# a comment\n{MATE} c1 "Réti"; c9 "kept";\nno position\n{MATE}\n'
)


def set_for(state: EditorState, rows: list[int], **said: str | int | None) -> Transaction | None:
    numbers = count(1)

    def details(shown: EditorState) -> Transaction | None:
        return set_details(shown, said, number=next(numbers))

    return ended(many_records.performing(state, rows_of(rows), details))


def test_all_selected_are_set_in_one_step_of_undo():
    editor = editor_of(state_of_text(LINES, file_format="epd"))
    before = text_of(editor.state)
    made = set_for(
        editor.state, [0, 1, 3], author="Shinkman", source="Bohn, 1903", award="1st Prize"
    )
    assert made is not None and editor.dispatch(made)
    said = 'c1 "Shinkman"; c2 "Bohn, 1903"; '
    assert text_of(editor.state) == (
        f'{MATE} {said}c4 "1st Prize"; id "Morphy"; dm 3;\n# a comment\n'
        f'{MATE} {said}c4 "1st Prize"; c9 "kept";\nno position\n{MATE} {said}c4 "1st Prize";\n'
    )
    editor.undo_stack.undo()
    assert text_of(editor.state) == before


@pytest.mark.parametrize(
    ("pattern", "names"),
    [
        ("{number}", ["1", "2", "3"]),
        ("Bohn No. {number}", ["Bohn No. 1", "Bohn No. 2", "Bohn No. 3"]),
        ("{number} {name}", ["1 Morphy", "2", "3"]),
        ("{name} {number}/{number}", ["Morphy 1/1", "2/2", "3/3"]),
        ("The “good” {one}", ["The “good” {one}"] * 3),
        ('5" {number}', ["5” 1", "5” 2", "5” 3"]),
        ("", ["", "", ""]),
    ],
)
@pytest.mark.parametrize("file_format", ["epd", "fen"])
def test_a_name_may_have_places_for_a_number_and_the_name_before(file_format, pattern, names):
    # A comment that touched a record would be its name in a file of FEN.
    lines = LINES.replace("# a comment\n", "# a comment\n\n")
    editor = editor_of(state_of_text(lines, file_format=file_format))
    made = set_for(editor.state, [0, 1, 3], name=pattern)
    assert made is not None and editor.dispatch(made)
    # In a file of FEN they are comment lines.
    rows = [named(editor.state.collection, row) for row in (0, 1, 3)]
    assert [puzzle_of_record(record).name for record in rows] == names


def test_games_get_tags():
    game = f'[Event "a"]\n[SetUp "1"]\n[FEN "{MATE} 0 1"]\n\n*\n\n'
    editor = editor_of(state_of_text(game * 2, file_format="pgn"))
    made = set_for(editor.state, [0, 1], name='No. {number} "x"', author="Loyd", mate=2)
    assert made is not None and editor.dispatch(made)
    records = editor.state.collection[0], editor.state.collection[1]
    puzzles = [puzzle_of_record(record) for record in records]
    assert [(each.name, each.author, each.mate) for each in puzzles] == [
        ('No. 1 "x"', "Loyd", 2),
        ('No. 2 "x"', "Loyd", 2),
    ]


def test_the_side_to_move_is_set_and_what_it_takes_away_is_told():
    line = "4k3/8/8/3pP3/8/8/8/4K3 w - d6"
    state = state_of_text(f"{line} 0 1\n{MATE}\n", file_format="epd")
    made = ended(
        many_records.performing(state, (range(2),), partial(set_details, said={}, side=BLACK))
    )
    assert [(each.code, each.count) for each in made.notices] == [("ep-left", 1)]
    after = made.apply(state)
    sides = [record.position and record.position.side_to_move for record in after.collection]
    assert sides == [BLACK, BLACK]


def test_who_has_it_all_stays_and_a_draft_too():
    state = state_of_text(LINES, file_format="epd")
    assert set_for(state, [0, 2], mate=3) is None
    assert set_for(state, [2], name="x") is None


def test_steps_of_a_run_are_one_step_of_undo():
    editor = editor_of(state_of_text(LINES, file_format="epd"))
    before = text_of(editor.state)
    for mate in (4, 5, 6):
        intent = partial(set_details, said={"mate": mate}, run="mate")
        made = ended(many_records.performing(editor.state, (range(4),), intent))
        assert made is not None and editor.dispatch(made)
    assert editor.undo_stack.count() == 1
    assert [puzzle_of_record(editor.state.collection[row]).mate for row in (0, 1, 3)] == [6] * 3
    editor.undo_stack.undo()
    assert text_of(editor.state) == before
    editor.undo_stack.redo()
    assert [puzzle_of_record(editor.state.collection[row]).mate for row in (0, 1, 3)] == [6] * 3
