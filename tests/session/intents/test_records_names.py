"""The comment line above a position of a FEN file is its name, whatever is done to the records."""

import pytest

from fenedit.documents.annotating import name_of, named
from fenedit.documents.record import Aside, Record
from fenedit.notation.puzzle import Puzzle
from fenedit.session.collection.rows import rows_of
from fenedit.session.intents import fields, many_records, pasting, records
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers.at_once import ended
from tests.helpers.states import editor_of, state_of_text, text_of

A, B, C = (f"4k3/8/8/8/8/8/4P3/4K3 w - - 0 {number}" for number in (1, 2, 3))
FILE = f"# my file\n\n# one\n{A}\n; heading\n; two\n{B}\n{C}\n"


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
    state = state_of_text(FILE.replace("\n", newline), newline=newline)
    assert names(state) == ["one", "two", ""]
    changed = after(state, records.rename(state, 2, "“Größe” \\ 8/8 w"))
    assert names(changed) == ["one", "two", "“Größe” \\ 8/8 w"]
    assert text_of(changed) == FILE.replace(C, f"# “Größe” \\ 8/8 w\n{C}").replace("\n", newline)
    assert text_of(after(state, records.rename(state, 1, "zwei"))) == FILE.replace(
        "; two", "; zwei"
    ).replace("\n", newline)
    assert text_of(after(state, records.rename(state, 0, ""))) == FILE.replace(
        "# one\n", ""
    ).replace("\n", newline)


def test_typing_a_name_is_one_step_of_undo():
    editor = editor_of(state_of_text(FILE))
    for text in ("n", "ne", "", "new"):
        editor.perform(records.rename, 2, text)
    assert names(editor.state)[2] == "new"
    assert editor.undo_stack.count() == 1
    editor.undo_stack.undo()
    assert text_of(editor.state) == FILE


def test_the_name_is_among_what_is_said_of_a_problem():
    state = state_of_text(FILE)
    assert "Loyd" in text_of(after(state, fields.set_puzzle(state, Puzzle("one", author="Loyd"))))
    changed = after(state, fields.set_puzzle(state, Puzzle("One", author="Loyd")))
    assert changed.record.line == f'{A} c1 "Loyd";'
    assert names(changed)[0] == "One"
    changed = after(state, fields.set_operations(state, 'id "Eins"; dm 3;'))
    assert names(changed)[0] == "Eins" and changed.record.line == f"{A} dm 3;"
    assert text_of(after(changed, fields.set_operations(changed, "dm 3;"))) == FILE.replace(
        f"# one\n{A}", f"{A} dm 3;"
    )
    assert fields.set_operations(state, 'id "one";') is None


def test_records_take_their_names_along():
    state = state_of_text(FILE)
    assert names(after(state, records.delete(state))) == ["two", ""]
    middle = EditorState(state.document, 1)
    changed = after(middle, records.delete(middle))
    # The heading stays, and names nothing.
    assert names(changed) == ["one", ""] and "; heading\n\n" in text_of(changed)
    assert names(after(middle, records.duplicate(middle))) == ["one", "two", "two", ""]
    assert names(after(state, records.move(state, 2))) == ["two", "", "one"]
    turned = many_records.arranging(state, (range(3),), [2, 1, 0], Label("reverse-records"))
    assert names(after(state, ended(turned))) == ["", "two", "one"]


def test_many_take_their_names_along():
    state = state_of_text(FILE)
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
