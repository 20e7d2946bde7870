"""What another program wrote, taken over in one step that can be undone."""

from fenedit.documents.document import Collection
from fenedit.session.intents.records import merge, reload
from fenedit.session.state import EditorState
from tests.helpers.states import HARING, START, applied, state_of_text

STATE = state_of_text(f"{START}\n{HARING}\n{START}\n", 2)


def undone(before: EditorState, after: EditorState, change: object) -> Collection:
    return after.collection.changed(change.inverted())


def test_reload_takes_all_records_and_shows_one_of_them():
    theirs = Collection([f"{HARING}\n"])
    transaction = reload(STATE, theirs)
    after = transaction.apply(STATE)
    assert after.collection == theirs and after.current == 0
    assert undone(STATE, after, transaction.change) == STATE.collection


def test_an_empty_file_can_be_reloaded():
    transaction = reload(STATE, Collection())
    assert len(transaction.apply(STATE).collection) == 0


def test_merge_keeps_the_record_that_is_shown():
    after = applied(STATE, merge(STATE, [*STATE.collection.stored(), f"{HARING}\n"]))
    assert len(after.collection) == 4 and after.current == 2


def test_what_changes_nothing_is_no_step():
    assert merge(STATE, list(STATE.collection.stored())) is None
