"""Add, duplicate, delete, move, paste records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.annotating import name_of, named, puzzle_of_record
from fenedit.documents.document import Collection
from fenedit.documents.record import Aside, Record
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY_POSITION
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.reading import Found
from fenedit.session.collection.rows import rows_of
from fenedit.session.intents import board, fields, many_records, pasting, records
from fenedit.session.intents.records import merge, reload, rename
from fenedit.session.state import EditorState, Notice, Transaction
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

FILE = f"# two positions\n{START} ; start\n\n{HARING} ; Haring\n"


def test_a_record_is_added_after_the_shown_one():
    state = state_of_text(FILE)
    changed = applied(state, records.add(state, EMPTY_POSITION))
    assert changed.current == 1
    assert text_of(changed) == FILE.replace("; start\n", "; start\n8/8/8/8/8/8/8/8 w - - 0 1\n")


def test_deleting_keeps_every_other_line():
    state = state_of_text(FILE)
    changed = applied(state, records.delete(state))
    assert text_of(changed) == f"# two positions\n\n{HARING} ; Haring\n"
    assert changed.current == 0


def test_deleting_the_last_record_leaves_a_file_without_any():
    state = state_of_text(f"{START}\n")
    changed = applied(state, records.delete(state))
    assert len(changed.collection) == 0
    assert records.delete(changed) is None
    assert records.duplicate(changed) is None


def test_a_position_that_a_comment_line_names_is_renamed_there():
    state = state_of_text(f"# x\n# Réti\n{START}\n{START}\n")
    change = records.rename(state, 0, "Réti, 1921")
    assert text_of(applied(state, change)) == f"# x\n# Réti, 1921\n{START}\n{START}\n"
    assert records.rename(state, 0, "Réti") is None
    # The comment before it does not become the name for that.
    nameless = applied(state, records.rename(state, 0, ""))
    assert (
        text_of(nameless) == f"# x\n#\n{START}\n{START}\n"
        and not puzzle_of_record(nameless.named).name
    )
    again = applied(nameless, records.rename(nameless, 0, "Réti"))
    assert text_of(again) == text_of(state)


# The comment line above a position of a FEN file is its name, whatever is done to the records.


A, B, C = (f"4k3/8/8/8/8/8/4P3/4K3 w - - 0 {number}" for number in (1, 2, 3))
FILE_NAMES = f"# my file\n\n# one\n{A}\n; heading\n; two\n{B}\n{C}\n"


def names(state: EditorState) -> list[str]:
    return [name_of(named(state.collection, row)) for row in range(len(state.collection))]


def after(state: EditorState, made: Transaction | None) -> EditorState:
    """Return the state after a change, having seen that undo brings all back."""
    changed = made.apply(state)
    assert text_of(EditorState(changed.document.with_collection(
        changed.collection.changed(made.change.inverted())
    ), state.current)) == text_of(state)  # fmt: skip
    return changed


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_name_is_written_above_and_read_from_there(newline):
    state = state_of_text(FILE_NAMES.replace("\n", newline), newline=newline)
    assert names(state) == ["one", "two", ""]
    changed = after(state, records.rename(state, 2, "“Größe” \\ 8/8 w"))
    assert names(changed) == ["one", "two", "“Größe” \\ 8/8 w"]
    assert text_of(changed) == FILE_NAMES.replace(C, f"# “Größe” \\ 8/8 w\n{C}").replace(
        "\n", newline
    )
    assert text_of(after(state, records.rename(state, 1, "zwei"))) == FILE_NAMES.replace(
        "; two", "; zwei"
    ).replace("\n", newline)
    assert text_of(after(state, records.rename(state, 0, ""))) == FILE_NAMES.replace(
        "# one\n", ""
    ).replace("\n", newline)


def test_typing_a_name_is_one_step_of_undo():
    editor = editor_of(state_of_text(FILE_NAMES))
    for text in ("n", "ne", "", "new"):
        editor.perform(records.rename, 2, text)
    assert names(editor.state)[2] == "new"
    assert editor.undo_stack.count() == 1
    editor.undo_stack.undo()
    assert text_of(editor.state) == FILE_NAMES


def test_the_name_is_among_what_is_said_of_a_problem():
    state = state_of_text(FILE_NAMES)
    assert "Loyd" in text_of(after(state, fields.set_puzzle(state, Puzzle("one", author="Loyd"))))
    changed = after(state, fields.set_puzzle(state, Puzzle("One", author="Loyd")))
    assert changed.record.line == f'{A} c1 "Loyd";'
    assert names(changed)[0] == "One"
    changed = after(state, fields.set_operations(state, 'id "Eins"; dm 3;'))
    assert names(changed)[0] == "Eins" and changed.record.line == f"{A} dm 3;"
    assert text_of(after(changed, fields.set_operations(changed, "dm 3;"))) == FILE_NAMES.replace(
        f"# one\n{A}", f"{A} dm 3;"
    )
    assert fields.set_operations(state, 'id "one";') is None


def test_many_take_their_names_along():
    state = state_of_text(FILE_NAMES)
    copied = after(state, ended(many_records.copying(state, rows_of([0, 1]), 3)))
    assert names(copied) == ["one", "two", "", "one", "two"]
    assert names(after(state, ended(many_records.deleting(state, rows_of([0, 2]))))) == ["two"]
    left = after(state, ended(many_records.deleting(state, rows_of([0, 1]))))
    assert names(left) == [""]
    numbered = after(state, ended(many_records.renumbering(state, (range(3),))))
    assert names(numbered) == ["1", "2", "3"]
    assert text_of(numbered) == (f"# my file\n\n# 1\n{A}\n; heading\n; 2\n{B}\n# 3\n{C}\n")
    other = state_of_text("", file_format="epd")
    into = after(other, ended(many_records.appending(other, state.collection)))
    assert names(into) == ["one", "two", ""]


def test_pasted_records_have_their_names_above():
    state = state_of_text(f"{A}\n")
    changed = after(state, pasting.paste_own(state, (Aside("# y"), Record(B))))
    assert names(changed) == ["", "y"] and len(changed.collection) == 2


@pytest.mark.parametrize("held", [f"{C}\n", "8/8/8/8/8/8/8/8 w - - 0 1\n", ""])
@pytest.mark.parametrize("file_format", ["fen", "epd"])
def test_a_text_brings_the_names_above_its_lines(held, file_format):
    held = held if file_format == "fen" else held[:-4]
    state = state_of_text(held, file_format=file_format)
    for text, expected in (
        (f"# one\n{A}\n", ["one"]),
        (f"; a heading\n\n{A}\n% two\n{B}\n", ["", "two"]),
        (f'# not this\n{A[:-4]} id "own";\n# three\n{B}\n', ["own", "three"]),
    ):
        (way,), _ = pasting.understood(text)
        changed = after(state, pasting.paste(state, way, text))
        assert names(changed)[-len(expected) :] == expected
        assert names(after(state, pasting.paste(state, way, text, at=0)))[:1] == expected[:1]


# What another program wrote, taken over in one step that can be undone.


STATE = state_of_text(f"{START}\n{HARING}\n{START}\n", 2)


def undone(before: EditorState, after: EditorState, change: object) -> Collection:
    return after.collection.changed(change.inverted())


def test_an_empty_file_can_be_reloaded():
    transaction = reload(STATE, Collection())
    assert len(transaction.apply(STATE).collection) == 0


def test_merge_keeps_the_record_that_is_shown():
    after = applied(STATE, merge(STATE, [*STATE.collection.stored(), f"{HARING}\n"]))
    assert len(after.collection) == 4 and after.current == 2


def test_what_changes_nothing_is_no_step():
    assert merge(STATE, list(STATE.collection.stored())) is None


# A record gets another name, whichever is shown.


FIELDS = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"


@pytest.mark.parametrize(
    ("file_format", "before", "name", "after"),
    [
        ("epd", f"{FIELDS}", "Morphy", f'{FIELDS} id "Morphy";'),
        (
            "epd",
            f'{FIELDS} id "a"; dm 2; c9 "b";',
            "Morphy",
            f'{FIELDS} id "Morphy"; dm 2; c9 "b";',
        ),
        ("epd", f'{FIELDS} id "a"; dm 2;', "", f"{FIELDS} dm 2;"),
        ("epd", f'{FIELDS} c1 "Loyd";', "An old one", f'{FIELDS} c1 "Loyd"; id "An old one";'),
        (
            "epd",
            f'{FIELDS} id "a";',
            ' Loyd’s "Organ\tPipes" ',
            f'{FIELDS} id "Loyd’s “Organ Pipes”";',
        ),
        ("epd", "8/8 w", "half", '8/8 w id "half";'),
    ],
)
def test_a_line_is_renamed(file_format, before, name, after):
    text = f"{FIELDS}\n# said of it\n{before}\n"
    editor = editor_of(state_of_text(text, file_format=file_format))
    assert editor.perform(rename, 1, name)
    assert text_of(editor.state) == f"{FIELDS}\n# said of it\n{after}\n"
    assert editor.state.current == 0
    editor.undo_stack.undo()
    assert text_of(editor.state) == text


def test_the_name_of_a_line_of_fen_is_the_comment_above_it():
    text = f"{FIELDS}\n# said of it\n{FIELDS} 0 1\n"
    editor = editor_of(state_of_text(text))
    assert editor.perform(rename, 1, "Réti")
    assert text_of(editor.state) == f"{FIELDS}\n# Réti\n{FIELDS} 0 1\n"
    editor.undo_stack.undo()
    assert text_of(editor.state) == text


def test_a_game_is_renamed_whoever_plays():
    tags = '[White "Anderssen"]\n[Black "Kieseritzky"]\n'
    editor = editor_of(state_of_text(f"{tags}\n1. e4 *\n\n{tags}\n1. d4 *\n", file_format="pgn"))
    assert editor.perform(rename, 1, 'The "Immortal"')
    game = editor.state.collection[1]
    assert name_of(game) == 'The "Immortal"' and "1. d4" in game.line
    assert name_of(editor.state.collection[0]) == "Anderssen – Kieseritzky"


@pytest.mark.parametrize(
    ("rest", "name"),
    [('id "a";', "a"), ('c1 "Loyd";', "Loyd"), ('c0 "A remark";', "A remark"), ("", "  ")],
)
def test_the_name_that_is_shown_is_no_change(rest, name):
    state = state_of_text(f"{FIELDS} {rest}\n", file_format="epd")
    assert rename(state, 0, name) is None
    assert rename(state, 0, "") is None or puzzle_of_record(state.record).name


def test_a_comment_line_keeps_the_quotation_marks_of_a_name():
    editor = editor_of(state_of_text(f"{FIELDS} 0 1\n# b\n{FIELDS} 0 2\n"))
    for row, name in ((0, 'a "b" c'), (1, '5" "gun"')):
        made = rename(editor.state, row, name)
        assert not made.notices
        assert editor.dispatch(made)
        assert rename(editor.state, row, name) is None
    assert text_of(editor.state) == (f'# a "b" c\n{FIELDS} 0 1\n# 5" "gun"\n{FIELDS} 0 2\n')


def test_curved_quotation_marks_of_epd_are_told_once_as_they_come():
    editor = editor_of(state_of_text(f"{FIELDS}\n", file_format="epd"))
    told = []
    for typed in ("a", 'a "', 'a "b', 'a "b"', 'a "b" c'):
        made = rename(editor.state, 0, typed)
        if made is not None:
            told.append([notice.code for notice in made.notices])
            assert editor.dispatch(made)
    assert [] in told and told[-1] == [] and ["quotes-curved"] in told
    assert text_of(editor.state) == f'{FIELDS} id "a “b” c";\n'


# Typing in the FEN field, and loading what was pasted.


def test_a_text_that_means_a_position_becomes_it():
    state = applied(state_of_fen(START), records.type_fen(state_of_fen(START), HARING))
    assert fen_of(state) == HARING and not state.is_draft


def test_a_text_that_means_what_is_shown_changes_nothing():
    state = state_of_text(f"[{START}]\n")
    assert records.type_fen(state, START) is None
    assert records.type_fen(state, f"  {START} ") is None
    assert text_of(state) == f"[{START}]\n"


def test_a_text_that_does_not_parse_is_kept_and_the_board_stays():
    state = applied(state_of_fen(START), records.type_fen(state_of_fen(START), "rnbqkbnr/pp"))
    assert state.is_draft and state.has_position
    assert state.fen_text == "rnbqkbnr/pp"
    assert fen_of(state) == START
    assert text_of(state) == "rnbqkbnr/pp\n"


def test_editing_the_board_ends_the_draft():
    state = applied(state_of_fen(START), records.type_fen(state_of_fen(START), "nonsense"))
    state = applied(state, board.discard(state, 3))
    assert not state.is_draft
    assert fen_of(state).startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR")


def test_a_line_break_is_no_part_of_a_record():
    with pytest.raises(ValueError, match="one line"):
        records.type_fen(state_of_fen(START), "a\nb")


def test_a_loaded_position_is_canonical_and_brings_its_remark():
    state = state_of_text(f"{START} ; the start\n")
    change = records.load_fen(state, f"FEN: {HARING} ; Haring 1977")
    assert text_of(applied(state, change)) == f"{HARING} ; Haring 1977\n"


def test_no_position_loads_nothing():
    assert records.load_fen(state_of_fen(START), "hello") is None


@given(st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"])))
def test_no_typed_character_is_ever_lost(typed):
    state = state_of_text(f"{START} ; kept\n")
    change = records.type_fen(state, typed)
    changed = state if change is None else change.apply(state)
    if changed.is_draft:
        assert changed.fen_text == typed
    assert changed.record.rest == " ; kept"
    assert records.means(changed, typed)


def test_typing_a_counter_does_not_forget_a_right_that_may_return():
    state = state_of_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    state = applied(state, board.discard(state, 7))
    state = applied(state, records.type_fen(state, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 7"))
    state = applied(state, records.type_fen(state, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 7x"))
    state = applied(state, records.type_fen(state, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 8"))
    state = applied(state, board.place(state, 7, "R"))
    assert state.position.castling_rights == "KQ"


def test_a_gesture_on_a_faulty_line_keeps_its_comment():
    state = state_of_text("4k3/8/8/8/8/8/8/R3K2R w KX - 0 1 ; my analysis\n")
    state = applied(state, board.place(state, 28, "P"))
    assert text_of(state) == "8/8/8/8/4P3/8/8/8 w - - 0 1 ; my analysis\n"


FOUR = HARING.removesuffix(" 0 1")
GAME_TEXT = f'[Event "x"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n1. Rd7 *\n'


def test_an_empty_text_makes_no_record():
    state = state_of_text("")
    assert records.type_fen(state, "") is None
    assert len(applied(state, records.type_fen(state, "r")).collection) == 1


def test_typing_changes_the_value_of_a_games_tag_and_tells_of_its_moves():
    state = state_of_text(GAME_TEXT, file_format="pgn")
    change = records.type_fen(state, START)
    assert change.notices == (Notice("moves-do-not-fit"),)
    assert text_of(change.apply(state)) == GAME_TEXT.replace(HARING, START)
    counted = records.type_fen(state, HARING.replace("0 1", "0 9"))
    assert counted.notices == ()
    draft = applied(state, records.type_fen(state, 'a "b'))
    assert draft.fen_text == 'a "b' and fen_of(draft) == HARING
    assert text_of(draft) == GAME_TEXT.replace(HARING, r"a \"b")
    assert text_of(applied(draft, records.type_fen(draft, HARING))) == GAME_TEXT


def test_typing_in_an_empty_document_of_games_makes_a_game():
    for typed in (HARING, 'dr"aft'):
        state = state_of_text("", file_format="pgn")
        state = applied(state, records.type_fen(state, typed))
        assert state.record.is_game and state.fen_text == typed
        again = state_of_text(text_of(state), file_format="pgn")
        assert again.record.value == typed


def test_a_found_game_takes_the_place_of_the_record():
    state = state_of_text(f"{START} ; start\n")
    found = Found(parse_fen(HARING), True, source=GAME_TEXT)
    state = applied(state, records.load_found(state, found))
    assert text_of(state) == GAME_TEXT
    assert state.chess960
    assert records.load_found(state, found) is None


def test_a_found_position_takes_the_place_of_the_position_alone():
    state = state_of_text(f"{FOUR} bm d4;\n", file_format="epd")
    black = FOUR.replace(" w ", " b ")
    state = applied(state, records.load_found(state, Found(parse_fen(f"{black} 0 1"))))
    assert text_of(state) == f"{black} bm d4;\n"


def test_braces_that_a_game_cannot_hold_are_said_to_change():
    state = state_of_text(f'[FEN "{FOUR} 0 1"]\n[SetUp "1"]\n\n*\n', file_format="pgn")
    black = parse_fen(f"{FOUR} 0 1".replace(" w ", " b "))
    for rest, comment, notices in (
        (" ; a {b}", "{; a (b)}", (Notice("braces"),)),
        (" ; a", "{; a}", ()),
    ):
        change = records.load_found(state, Found(black, rest=rest))
        assert comment in text_of(applied(state, change))
        assert change.notices == notices
