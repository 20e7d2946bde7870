"""The panels' intents."""

from functools import partial
from itertools import count

import pytest

from fenedit.documents.annotating import named, puzzle_of_record
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import (
    NAMED_COLOURS,
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import BLACK, WHITE, parse_square
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.session.collection.rows import rows_of
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, many_records
from fenedit.session.intents.fields import (
    add_missing_rights,
    fill_from_solution,
    missing_rights,
    set_details,
    set_puzzle,
    set_side_to_move,
    set_stipulation,
)
from fenedit.session.intents.records import type_fen
from fenedit.session.state import EditorState, Label, Notice, Transaction
from tests.helpers.at_once import ended
from tests.helpers.states import (
    HARING,
    START,
    applied,
    editor_of,
    fen_of,
    state_of_fen,
    state_of_text,
    text_of,
)


def test_the_other_side_to_move_drops_an_en_passant_square_and_says_so():
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")
    change = fields.set_side_to_move(state, "w")
    assert change.notices == (Notice("ep-left", "e3"),)
    assert fen_of(change.apply(state)) == "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"


def test_a_right_is_switched_off_and_on():
    off = applied(state_of_fen(START), fields.set_right(state_of_fen(START), "Q", False))
    assert off.position.castling_rights == "Kkq"
    on = applied(off, fields.set_right(off, "Q", True))
    assert fen_of(on) == START


def test_an_impossible_right_can_be_switched_off_only():
    state = state_of_fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1")
    assert fields.set_right(state, "Q", True) is None
    assert applied(state, fields.set_right(state, "K", False)).position.castling_rights == ""


def test_there_is_no_room_for_a_third_right_of_a_side():
    state = state_of_fen("4k3/8/8/8/8/8/8/RR1K2R1 w KQ - 0 1")
    chess960 = applied(state, fields.set_chess960(state, True))
    assert fields.set_right(chess960, "B", True) is None


def test_a_right_that_the_person_switched_off_does_not_come_back():
    state = state_of_fen(START)
    state = applied(state, fields.set_right(state, "K", False))
    state = applied(state, board.move(state, parse_square("h1"), parse_square("h3")))
    state = applied(state, board.move(state, parse_square("h3"), parse_square("h1")))
    assert state.position.castling_rights == "Qkq"


def test_all_rights_are_taken_away_at_once_and_do_not_come_back():
    state = applied(state_of_fen(START), fields.drop_rights(state_of_fen(START)))
    assert state.position.castling_rights == ""
    assert fields.drop_rights(state) is None
    state = applied(state, board.move(state, parse_square("h1"), parse_square("h3")))
    state = applied(state, board.move(state, parse_square("h3"), parse_square("h1")))
    assert state.position.castling_rights == ""


def test_counters_are_reset_in_one_step():
    state = state_of_fen("4k3/8/8/8/8/8/8/4K3 b - - 30 60")
    state = applied(state, fields.reset_counters(state))
    assert fen_of(state) == "4k3/8/8/8/8/8/8/4K3 b - - 0 1"
    assert fields.reset_counters(state) is None


def test_counters_are_kept_within_what_fen_writes():
    state = state_of_fen(START)
    assert applied(state, fields.set_halfmove_clock(state, 42)).position.halfmove_clock == 42
    assert fields.set_halfmove_clock(state, -3) is None
    large = applied(state, fields.set_fullmove_number(state, 10**9))
    assert large.position.fullmove_number == 999_999


def test_an_en_passant_square_is_set_and_unset():
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1")
    held = applied(state, fields.set_ep_square(state, parse_square("e3")))
    assert fen_of(held).split()[3] == "e3"
    assert fen_of(applied(held, fields.set_ep_square(held, None))) == fen_of(state)


def test_the_variant_is_an_edit_of_its_own():
    state = state_of_fen(START)
    changed = applied(state, fields.set_chess960(state, True))
    assert changed.chess960 and changed.position == state.position
    assert fields.set_chess960(changed, True) is None


def test_choosing_what_is_chosen_does_not_end_a_draft():
    state = state_of_fen(START)
    state = applied(state, type_fen(state, "half a posi"))
    assert fields.set_side_to_move(state, "w") is None
    assert fields.set_ep_square(state, None) is None
    assert applied(state, fields.set_side_to_move(state, "b")).is_draft is False


FOUR = HARING.removesuffix(" 0 1")
GAME = f'[Event "x"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n1. d4 *\n'


def test_the_variant_of_a_line_is_not_written_and_a_notice_says_so():
    state = state_of_fen(START)
    change = fields.set_chess960(state, True)
    assert change.notices == (Notice("chess960-not-written"),)
    assert text_of(change.apply(state)) == text_of(state)


def test_no_notice_where_castling_letters_or_an_operation_say_it():
    letters = state_of_text("nrkbbrnq/8/8/8/8/8/8/NRKBBRNQ w FBfb - 0 1\n")
    off = fields.set_chess960(letters, False)
    assert off.notices == (Notice("chess960-not-written"),)
    on = fields.set_chess960(off.apply(letters), True)
    assert on.notices == ()
    named = state_of_text(f'{FOUR} variant "chess960";\n', file_format="epd")
    change = fields.set_chess960(named, False)
    assert change.notices == ()
    assert text_of(change.apply(named)) == f"{FOUR}\n"


def test_operations_are_set_in_one_step_of_undo():
    state = state_of_text(f"[{HARING}] ; old\n")
    changed = applied(state, fields.set_operations(state, "bm d"))
    second = fields.set_operations(changed, "bm d4;")
    changed = second.apply(changed)
    assert text_of(changed) == f"[{HARING}] bm d4;\n"
    assert fields.set_operations(changed, " bm d4; ") is None
    assert text_of(applied(changed, fields.set_operations(changed, ""))) == f"[{HARING}]\n"
    assert second.label == Label("set-operations")


def test_operations_set_the_counters_of_epd():
    state = state_of_text(f"{FOUR} bm d4;\n")
    state = applied(state, fields.set_operations(state, "hmvc 7; bm d4;"))
    assert state.position == parse_fen(f"{FOUR} 7 1")


def test_games_have_no_operations_and_lines_no_line_breaks():
    game = state_of_text(GAME, file_format="pgn")
    assert fields.set_operations(game, "bm d4;") is None
    assert fields.set_operations(state_of_text(""), "bm d4;") is None
    with pytest.raises(ValueError, match="line"):
        fields.set_operations(state_of_fen(START), "bm d4;\n")


def test_a_fix_of_a_game_writes_its_variant():
    state = state_of_text(GAME, file_format="pgn")
    state = applied(state, fields.apply_fix(state, "chess960", parse_fen(HARING), True))
    assert state.chess960 and '[Variant "Chess960"]' in text_of(state)


# What several records are given in one step: names by a pattern, what is asked, who moves.


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


# Marks as edits of the shown record.


G, R, B, Y = NAMED_COLOURS
D4, E5 = parse_square("d4"), parse_square("e5")


def drawn(state: EditorState) -> Marks:
    return state.record.marks


@pytest.mark.parametrize(
    ("mark", "recoloured", "kind"),
    [
        (DrawnArrow(G, D4, E5), DrawnArrow(R, D4, E5), "arrow"),
        (DrawnCircle(G, D4), DrawnCircle(Y, D4), "circle"),
        (Highlight(G, D4), Highlight(B, D4), "highlight"),
        (SquareLabel(G, D4, "A"), SquareLabel(G, D4, "B"), "label"),
    ],
)
def test_the_same_again_removes_and_another_colour_replaces(mark, recoloured, kind):
    before = state_of_text(f'{HARING} c0 "why [%csl Oe4]";\n')
    draw = fields.toggle_mark(before, mark)
    one = applied(before, draw)
    change = fields.toggle_mark(one, recoloured)
    other = applied(one, change)
    remove = fields.toggle_mark(other, recoloured)
    codes = [step.label.code for step in (draw, change, remove) if step is not None]
    assert codes == [f"draw-{kind}", f"change-{kind}", f"remove-{kind}"]
    assert sum(map(len, drawn(one))) == sum(map(len, drawn(other))) == 1
    assert applied(other, remove).record.line == before.record.line


def test_marks_of_several_kinds_share_a_square():
    state = state_of_fen(HARING)
    for mark in (DrawnCircle(G, D4), Highlight(R, D4), DrawnArrow(B, D4, E5)):
        state = applied(state, fields.toggle_mark(state, mark))
    assert sum(map(len, drawn(state))) == 3
    assert drawn(applied(state, fields.clear_marks_on(state, E5))).arrows == ()
    assert drawn(applied(state, fields.clear_marks_on(state, D4))) == NO_MARKS
    assert fields.clear_marks_on(state, parse_square("a1")) is None


def test_a_label_is_set_never_toggled():
    state = state_of_fen(HARING)
    labelled = applied(state, fields.set_label(state, D4, "  two  words ", G))
    assert drawn(labelled).labels == (SquareLabel(G, D4, "two words"),)
    assert fields.set_label(labelled, D4, "two words", G) is None
    assert drawn(applied(labelled, fields.set_label(labelled, D4, "", R))) == NO_MARKS
    assert fields.set_label(state, D4, " ", G) is None


def test_all_are_cleared_at_once():
    state = state_of_text('[Event "x"]\n\n{[%csl Gd4][%cal Rd4e5] why} 1. e4 *\n', 0, "\n", "pgn")
    cleared = applied(state, fields.clear_marks(state))
    assert cleared.record.line == '[Event "x"]\n\n{why} 1. e4 *'
    assert fields.clear_marks(cleared) is None


def test_a_draft_has_no_marks_to_change():
    state = state_of_text("4k3/8 w\n")
    assert state.is_draft
    assert fields.toggle_mark(state, DrawnCircle(G, D4)) is None
    assert fields.set_label(state, D4, "A", G) is None
    assert fields.clear_marks(state) is None


def test_edits_of_the_board_leave_them():
    state = state_of_fen(HARING)
    state = applied(state, fields.toggle_mark(state, DrawnCircle(G, D4)))
    state = applied(state, board.place(state, E5, "Q"))
    assert drawn(state) == Marks(circles=(DrawnCircle(G, D4),))


# What a record says of a problem, as steps of undo.


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


def typed(editor: Editor, *authors: str):
    for author in authors:
        puzzle = puzzle_of_record(editor.state.record)._replace(author=author)
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
        SOLUTION._replace(keys=()),
        SOLUTION._replace(exact=False),
        SOLUTION._replace(position=SOLUTION.position._replace(side_to_move="b")),
    ],
)
def test_what_is_no_whole_solution_of_this_position_fills_in_nothing(solution):
    assert fill_from_solution(epd(), solution) is None


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


@pytest.mark.parametrize("kept", ["bm Nf3;", "pv Nf3 Kd8;", 'solution "1.Nf3!";'])
def test_a_solution_that_stays_with_another_question_is_told(kept: str) -> None:
    state = state_of_text(f"4k3/8/8/8/8/8/8/4K1N1 w - - c3 #2; {kept}\n", file_format="epd")
    stays = (Notice("solution-stays"),)
    for asked, told in (("#2", None), ("#3", stays), ("s#2", stays), ("", stays)):
        made = fields.set_stipulation(state, asked)
        assert (None if made is None else made.notices) == told, asked
    puzzle = puzzle_of_record(state.record)
    for changes, notices in (
        ({"conditions": "Circe"}, stays),
        ({"author": "Somebody"}, ()),
        ({"conditions": "Circe", "best": (), "line": (), "solution": ""}, ()),
    ):
        made = fields.set_puzzle(state, puzzle._replace(**changes))
        assert made is not None and made.notices == notices, changes


def test_a_first_question_about_moves_is_no_other_question() -> None:
    state = state_of_text("4k3/8/8/8/8/8/8/4K1N1 w - - bm Nf3;\n", file_format="epd")
    made = fields.set_stipulation(state, "#2")
    assert made is not None and made.notices == ()
