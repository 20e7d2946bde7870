"""Add, duplicate, delete, move, paste records."""

from fenedit.notation.position import EMPTY_POSITION
from fenedit.session.intents import records
from fenedit.session.state import EditorState
from fenedit.session.transaction import Transaction
from tests.helpers.states import HARING, IMMORTAL, START, state_of_text, text_of

FILE = f"# two positions\n{START} ; start\n\n{HARING} ; Haring\n"


def after(state: EditorState, change: Transaction | None) -> EditorState:
    assert change is not None
    return change.apply(state)


def test_a_record_is_added_behind_the_shown_one() -> None:
    state = state_of_text(FILE)
    changed = after(state, records.add(state, EMPTY_POSITION))
    assert changed.current == 1
    assert text_of(changed) == FILE.replace("; start\n", "; start\n8/8/8/8/8/8/8/8 w - - 0 1\n")


def test_a_duplicate_is_the_same_line() -> None:
    state = state_of_text(FILE)
    changed = after(state, records.duplicate(state))
    assert text_of(changed) == FILE.replace(
        f"{START} ; start\n", f"{START} ; start\n{START} ; start\n"
    )


def test_deleting_keeps_every_other_line() -> None:
    state = state_of_text(FILE)
    changed = after(state, records.delete(state))
    assert text_of(changed) == f"# two positions\n\n{HARING} ; Haring\n"
    assert changed.current == 0


def test_deleting_the_last_record_leaves_a_file_without_any() -> None:
    state = state_of_text(f"{START}\n")
    changed = after(state, records.delete(state))
    assert len(changed.collection) == 0
    assert records.delete(changed) is None
    assert records.duplicate(changed) is None


def test_a_record_moves_within_the_file_only() -> None:
    state = state_of_text(FILE)
    assert records.move(state, -1) is None
    changed = after(state, records.move(state, 1))
    assert changed.current == 1
    assert changed.collection[0].line == f"{HARING} ; Haring"
    assert records.move(changed, 1) is None


def test_one_pasted_position_replaces_the_shown_one() -> None:
    state = state_of_text(FILE)
    changed = after(state, records.paste(state, f"\n{IMMORTAL}\n"))
    assert len(changed.collection) == 2
    assert text_of(changed) == FILE.replace(START, IMMORTAL)


def test_several_pasted_positions_are_inserted_in_one_step() -> None:
    state = state_of_text(FILE)
    text = f"{IMMORTAL}\r\nnot a position\r\n[{START.removesuffix(' 0 1')}]\r\n"
    changed = after(state, records.paste(state, text))
    assert len(changed.collection) == 5
    assert [record.line for record in changed.collection][1:4] == [
        IMMORTAL,
        "not a position",
        START,
    ]
    assert changed.current == 1


def test_text_without_a_position_pastes_nothing() -> None:
    assert records.paste(state_of_text(FILE), "hello\nworld") is None
    assert records.paste(state_of_text(FILE), "") is None


def test_one_position_can_be_pasted_as_a_record() -> None:
    state = state_of_text(FILE)
    changed = after(state, records.paste_as_records(state, f"{IMMORTAL} ; Immortal"))
    assert [record.line for record in changed.collection][1] == f"{IMMORTAL} ; Immortal"
    assert len(changed.collection) == 3
