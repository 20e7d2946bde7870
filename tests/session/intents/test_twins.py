"""Twins of the shown record: added, shown, edited as positions, removed."""

from functools import partial

import pytest

from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.conversion import converted
from fenedit.notation.marks import DrawnCircle, MarkColour
from fenedit.notation.position import BLACK, EMPTY, WHITE, parse_square
from fenedit.notation.puzzle import Puzzle
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, pasting, records, twins
from fenedit.session.state import EditorState, Notice
from tests.helpers.states import HARING, editor_of, fen_of, pasted, state_of_text, text_of

FIELDS = "4k3/8/4n3/3p4/8/8/8/R3K3 b Q -"
HELP = f'{FIELDS} c1 "Somebody"; c3 "h#2"; pv Kd7;'
GAME = f'[FEN "{FIELDS} 0 1"]\n[SetUp "1"]\n\n1... Kd7 *\n'
PROBLEM = '\n[Stipulation "h#2"]\n[Twins "b) Move e6 c4 Stipulation h#3"]\n\n'


def helpmate(twins_text: str = "") -> Editor:
    text = f'{HELP} twins "{twins_text}";' if twins_text else HELP
    return editor_of(state_of_text(f"{text}\n{HARING}\n", file_format="epd"))


def drag(editor: Editor, start: str, end: str) -> bool:
    return editor.perform(board.move, parse_square(start), parse_square(end), several_kings=False)


def puzzle(editor: Editor) -> Puzzle:
    return puzzle_of_record(editor.state.whole.record)


def test_a_new_twin_is_shown_and_a_drag_is_its_difference() -> None:
    editor = helpmate()
    before = text_of(editor.state)
    assert editor.perform(twins.add)
    assert (editor.state.twin, puzzle(editor).twins) == (1, "b)")
    assert drag(editor, "e6", "c4")
    assert puzzle(editor).twins == "b) Move e6 c4"
    assert fen_of(editor.state).startswith("4k3/8/8/3p4/2n5/8/8/R3K3 b Q -")
    assert text_of(editor.state) == before.replace("pv Kd7;", 'pv Kd7; twins "b) Move e6 c4";', 1)


def test_undo_and_redo_show_what_they_change() -> None:
    editor = helpmate()
    editor.perform(twins.add)
    drag(editor, "e6", "c4")
    editor.show_record(1)
    editor.undo_stack.undo()
    assert (editor.state.current, editor.state.twin, puzzle(editor).twins) == (0, 1, "b)")
    editor.undo_stack.undo()
    assert (editor.state.twin, puzzle(editor).twins) == (0, "")
    editor.undo_stack.redo()
    assert editor.state.twin == 1
    editor.show_record(0)
    editor.undo_stack.redo()
    assert (editor.state.twin, puzzle(editor).twins) == (1, "b) Move e6 c4")


def test_strokes_in_two_twins_are_two_steps() -> None:
    editor = helpmate("b) Move e6 c4; c) Remove d5")
    intent = partial(board.place, several_kings=True, stroke=1)
    for twin in (1, 2):
        editor.show_record(0, twin)
        editor.perform(intent, parse_square("a8"), "q")
    assert editor.undo_stack.count() == 2


def test_a_twin_is_a_puzzle_of_its_own() -> None:
    editor = helpmate("b) Move e6 c4; c) Stipulation #2")
    editor.show_record(0, 2)
    shown = puzzle_of_record(editor.state.record)
    assert shown == Puzzle(name="c)", author="Somebody", mate=2)
    assert editor.state.position.side_to_move == WHITE
    assert puzzle_of_record(editor.state.whole.record).line == ("Kd7",)


def test_another_stipulation_belongs_to_the_twin_shown() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    editor.perform(fields.set_stipulation, "#2")
    assert puzzle(editor).twins == "b) Move e6 c4 Stipulation #2"
    assert puzzle(editor).stipulation == "h#2"
    assert editor.state.position.side_to_move == WHITE
    # Without one it has that of the diagram.
    editor.perform(fields.set_stipulation, "")
    assert puzzle(editor).twins == "b) Move e6 c4"
    assert editor.state.position.side_to_move == BLACK


def test_what_all_twins_have_is_changed_for_all() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    editor.perform(fields.toggle_mark, DrawnCircle(MarkColour.GREEN, parse_square("e4")))
    assert editor.state.record.marks == editor.state.whole.record.marks != ()
    editor.perform(fields.set_chess960, True)
    assert editor.state.chess960 and editor.state.whole.chess960
    assert editor.state.twin == 1
    assert puzzle(editor).twins == "b) Move e6 c4"


def test_pieces_of_the_diagram_move_in_all_twins() -> None:
    editor = helpmate("b) Move e6 c4; c) Continued Remove d5")
    drag(editor, "a1", "a2")
    for twin, fen in ((1, "4k3/8/8/3p4/2n5/8/R7/4K3"), (2, "4k3/8/8/8/2n5/8/R7/4K3")):
        editor.show_record(0, twin)
        assert fen_of(editor.state).split()[0] == fen


def test_a_drag_in_a_twin_that_cannot_be_made_makes_it() -> None:
    editor = helpmate("b) Move a8 a7")
    editor.show_record(0, 1)
    assert fen_of(editor.state).startswith(FIELDS)
    drag(editor, "e6", "c4")
    assert puzzle(editor).twins == "b) Move e6 c4"


def test_a_typed_or_pasted_position_keeps_all_that_the_record_has() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    assert editor.perform(records.type_fen, "4k3/8/4n3/8/8/8/8/R3K3 b Q - 0 1", 1, whole=True)
    assert puzzle(editor).twins == "b) Remove d5"
    assert editor.perform(pasted, HARING, over=True)
    assert fen_of(editor.state) == HARING
    assert puzzle(editor).author == "Somebody"
    # The side to move is another one than the stipulation's.
    assert puzzle(editor).twins == f"b) FEN {HARING}"


@pytest.mark.parametrize("form", ["epd", "pgn"])
def test_a_faulty_fen_is_kept_as_a_draft_of_its_twin(form: str) -> None:
    editor = helpmate("b) Move e6 c4 Stipulation h#3")
    if form == "pgn":
        editor = editor_of(state_of_text(GAME.replace("\n\n", PROBLEM), file_format="pgn"))
    before = text_of(editor.state)
    editor.show_record(0, 1)
    good, faulty = editor.state.fen_text, '4k3/8/8; c) x "” \\w'
    run = object()
    for end in range(1, len(faulty) + 1):
        assert editor.perform(records.type_fen, faulty[:end], run)
        assert records.means(editor.state, faulty[:end])
        assert (editor.state.is_draft, editor.state.fen_text) == (True, faulty[:end])
        assert (editor.state.twin, fen_of(editor.state)) == (1, good)
    assert puzzle_of_record(editor.state.record).asked == "h#3"
    # It is there again, after the diagram was shown and in a file that is read again.
    editor.show_record(0, 0)
    assert not editor.state.is_draft
    again = editor_of(state_of_text(text_of(editor.state), file_format=form))
    for each in (again, editor):
        each.show_record(0, 1)
        assert (each.state.fen_text, fen_of(each.state)) == (faulty, good)
    # Its stipulation may change meanwhile.
    assert editor.perform(fields.set_stipulation, "h#2.5")
    assert editor.state.fen_text == faulty
    assert puzzle_of_record(editor.state.record).asked == "h#2.5"
    editor.undo_stack.undo()
    # Typing goes on, and what is a FEN is no draft.
    fen = "4k3/8/8/3p4/2n5/8/8/R3K2R b Q - 0 1"
    assert editor.perform(records.type_fen, fen, object())
    assert puzzle(editor).twins == "b) Move e6 c4 Add white Rh1 Stipulation h#3"
    editor.undo_stack.undo()
    assert editor.state.fen_text == faulty
    # Esc returns to the board, and so does undo.
    assert editor.perform(records.type_fen, good, object())
    assert text_of(editor.state) == before
    editor.undo_stack.undo()
    editor.undo_stack.undo()
    assert text_of(editor.state) == before


def test_words_after_a_fen_are_kept_with_their_twin() -> None:
    editor = helpmate("b) Move e6 c4 Stipulation h#3")
    editor.show_record(0, 1)
    fen, run = fen_of(editor.state), object()
    for typed in (f"{fen} h", f"{fen} he", f"{fen} hello you"):
        assert editor.perform(records.type_fen, typed, run)
    assert (
        puzzle(editor).twins
        == f"b) Move e6 c4 Stipulation h#3 FEN “{fen.removesuffix(' 0 1')} hello you”"
    )
    assert text_of(editor.state).count("hello") == 1
    for twin in (0, 1):
        editor.show_record(0, twin)
    assert (editor.state.is_draft, editor.state.fen_text) == (False, f"{fen} hello you")
    # Edits keep them.
    drag(editor, "d5", "d4")
    editor.perform(fields.toggle_mark, DrawnCircle(MarkColour.GREEN, parse_square("e4")))
    editor.perform(fields.set_stipulation, "h#2")
    after = fen_of(editor.state)
    assert puzzle(editor).twins == f"b) Move e6 c4 Move d5 d4 FEN “{after} hello you”"
    assert editor.state.whole.record.marks
    assert editor.perform(records.type_fen, after, object())
    assert puzzle(editor).twins == "b) Move e6 c4 Move d5 d4"


def test_a_draft_like_the_diagram_on_board_ends_with_the_diagrams_fen() -> None:
    editor = helpmate("b)")
    editor.show_record(0, 1)
    editor.perform(records.type_fen, "x", 1)
    assert puzzle(editor).twins == "b) FEN “x”"
    assert editor.perform(records.type_fen, fen_of(editor.state), 2)
    assert puzzle(editor).twins == "b)"
    editor.undo_stack.undo()
    assert drag(editor, "e6", "c4")
    assert puzzle(editor).twins == "b) Move e6 c4"


def test_a_paste_never_replaces_a_twin_that_seems_untouched() -> None:
    editor = helpmate()
    editor.perform(twins.add)
    editor.perform(board.clear)
    assert not pasting.is_vacant(editor.state)


def test_other_records_and_their_deletion_show_the_diagram() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    editor.perform(records.duplicate)
    assert (editor.state.current, editor.state.twin) == (1, 0)
    assert puzzle(editor).twins == "b) Move e6 c4"
    editor.show_record(0, 1)
    editor.perform(records.delete)
    assert (editor.state.current, editor.state.twin) == (0, 0)


def test_saving_stays_with_the_twin() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    editor.mark_saved(editor.state.document)
    assert editor.state.twin == 1
    # In another format, too.
    editor.perform(records.convert, converted(editor.state.document, "pgn").document.collection)
    assert (editor.state.collection.format, editor.state.twin) == ("pgn", 1)


def test_a_removed_twin_leaves_the_one_before_it() -> None:
    editor = helpmate("b) Move e6 c4; c) Continued Remove d5; d) Rotate 90")
    editor.show_record(0, 2)
    editor.perform(twins.remove, 1)
    assert puzzle(editor).twins == "b) Remove d5 Move e6 c4; c) Rotate 90"
    assert editor.state.twin == 1
    editor.perform(twins.remove, 2)
    assert editor.state.twin == 1
    assert not editor.may(twins.remove, 2)


@pytest.mark.parametrize(
    ("before", "name", "after"),
    [
        ("b) Move e6 c4", "mirror", "b) Move e6 c4 Mirror a1<-->h1"),
        ("b) Move e6 c4 Stipulation h#3", "rotate", "b) Move e6 c4 Rotate 180 Stipulation h#3"),
        ("b) Mirror a1<-->h1", "mirror", "b)"),
        ("b)", "mirror", "b) Mirror a1<-->h1"),
        ("b) Mirror a1<-->a8", "mirror", "b) Rotate 180"),
    ],
)
def test_a_twin_is_changed_as_a_whole_in_one_word(before: str, name: str, after: str) -> None:
    editor = helpmate(before)
    editor.show_record(0, 1)
    assert editor.perform(board.transform, name)
    assert puzzle(editor).twins == after


def test_a_solution_that_stays_when_a_twin_goes_is_told() -> None:
    text = f'{HELP} solution "a) 1.Kd7 b) 1.Kf8"; twins "b) Move e6 c4";\n'
    made = twins.remove(state_of_text(text, file_format="epd"), 1)
    assert made.notices == (Notice("solution-stays"),)


def test_a_twin_goes_on_from_the_one_before_it() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    editor.perform(twins.add)
    fen = fen_of(editor.state)
    assert editor.perform(twins.count_from_last, 2, True)
    assert puzzle(editor).twins == "b) Move e6 c4; c) Continued"
    assert (editor.state.twin, fen_of(editor.state)) == (2, fen)
    drag(editor, "d5", "d4")
    assert puzzle(editor).twins == "b) Move e6 c4; c) Continued Move d5 d4"
    assert not editor.may(twins.count_from_last, 1, True)


def test_a_zeroposition_renames_its_twins() -> None:
    editor = helpmate("b) Move e6 c4; c) Remove d5")
    editor.perform(twins.set_zeroposition, True)
    assert puzzle(editor).twins == "a) Move e6 c4; b) Remove d5"


@pytest.mark.parametrize("file_format", ["fen", "pgn"])
def test_twins_of_other_files(file_format: str) -> None:
    text = GAME if file_format == "pgn" else f"# A name\n{FIELDS} 0 1\n"
    editor = editor_of(state_of_text(text, file_format=file_format))  # type: ignore[arg-type]
    editor.perform(fields.set_stipulation, "h#2")
    editor.perform(twins.add)
    drag(editor, "e6", "c4")
    assert puzzle(editor).twins == "b) Move e6 c4"
    state: EditorState = editor.state
    assert (state.twin, state.position.placement[parse_square("e6")]) == (1, EMPTY)
    assert "1... Kd7" in text_of(state) or file_format == "fen"
    editor.undo_stack.undo()
    editor.undo_stack.undo()
    assert puzzle(editor).twins == ""


def test_a_stipulation_in_quotation_marks_can_be_shown() -> None:
    editor = helpmate("b) SStipulation %22white%22")
    editor.show_record(0, 1)
    assert editor.state.twin == 1


def test_a_draft_has_no_twins() -> None:
    editor = editor_of(state_of_text('8/x twins "b) Rotate 90";\n', file_format="epd"))
    editor.show_record(0, 1)
    assert editor.state.twin == 0
    assert not editor.may(twins.add)


def test_the_key_of_a_twin_is_not_that_of_the_record() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    assert puzzle_of_record(editor.state.record).line == ()


def test_the_twin_shown_is_removed_also_while_a_move_of_it_is_seen() -> None:
    editor = helpmate("b) Move e6 c4")
    editor.show_record(0, 1)
    # As after a move of the twin: a record of the position reached, without twins.
    reached = state_of_text("8/3k4/8/3p4/2n5/8/8/R3K3 w Q -\n", file_format="epd").record
    state = editor.state
    splice = state.collection.replacing(0, reached)
    document = state.document.with_collection(state.collection.changed(splice))
    editor.reached, editor.reached_by = EditorState(document), "1…Kd7"
    assert editor.perform(twins.remove, 1)
    assert (editor.state.twin, puzzle(editor).twins) == (0, "")
