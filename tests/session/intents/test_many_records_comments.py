"""Comments that touch a record from above go with it where a person moves it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.encoding import split_lines
from fenedit.documents.record import Format
from fenedit.session.collection.rows import rows_of
from fenedit.session.intents import many_records, records
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers.at_once import ended
from tests.helpers.comments import COMMENTED, check_comments, commented_text, order_after


def state_of(text: str, file_format: Format = "fen") -> EditorState:
    return EditorState(Document(collection=Collection(split_lines(text), file_format)), 0)


def bytes_after(state: EditorState, change: Transaction | None) -> str:
    """Return the file after a change, having seen that undo brings back what was."""
    if change is None:
        return document_bytes(state.document).decode()
    after = state.collection.changed(change.change)
    assert after.changed(change.change.inverted()) == state.collection
    return document_bytes(state.document.with_collection(after)).decode()


@pytest.mark.parametrize("far", [0, 1024])
@given(COMMENTED, st.booleans(), st.data())
def test_records_move_with_their_comments_near_and_far(far, kinds, final, data):
    final = final or not kinds[-1].strip()
    text = commented_text(kinds, "\n", final)
    count = kinds.count("record")
    chosen = data.draw(st.sets(st.integers(0, count - 1), min_size=1))
    to = data.draw(st.integers(0, count))
    rows = rows_of(sorted(chosen))
    state = state_of(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(many_records, "_FAR", far if far else -count)
        change = ended(many_records.moving(state, rows, to))
    order = order_after(text, sorted(chosen), to)
    check_comments(text, bytes_after(state, change), order, near=bool(far))


@given(COMMENTED, st.booleans(), st.randoms(use_true_random=False))
def test_to_sort_leaves_comments_in_their_places(kinds, final, random):
    final = final or not kinds[-1].strip()
    text = commented_text(kinds, "\n", final)
    # In a file of FEN the one that names a record goes with it.
    state = state_of(text, "epd")
    order = list(range(len(state.collection)))
    random.shuffle(order)
    rows = (range(len(order)),)
    steps = many_records.arranging(state, rows, order, Label("sort-records"))
    after = bytes_after(state, ended(steps)).splitlines()
    lines = enumerate(text.splitlines())
    kept = [(place, line) for place, line in lines if not line.startswith("4k3")]
    assert [(place, after[place]) for place, _ in kept] == kept


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("r\n# x\nr\n", ["comments-stayed"]),
        ("r\n\nr\n", []),
        ("# x\nr\nr\n# x\n", ["comments-stayed"]),
    ],
)
def test_to_sort_says_that_comments_stay(text, codes):
    state = state_of(text, "epd")
    steps = many_records.arranging(state, (range(2),), [1, 0], Label("sort-records"))
    change = ended(steps)
    assert [notice.code for notice in change.notices] == codes


def test_one_record_moves_with_its_comments_too():
    state = state_of("a\n# one\nb\n")
    assert bytes_after(state, records.move(state, 1)) == "# one\nb\na\n"


def test_words_typed_as_a_comment_become_one():
    state = state_of("# one\r\n\t; two \nrecord\r\n")
    assert bytes_after(state, records.comment(state, 0, "# one\nnew\n\t; two ")) == (
        "# one\r\n# new\r\n\t; two \nrecord\r\n"
    )
    assert bytes_after(state, records.comment(state, 0, "")) == "record\r\n"
    assert records.comment(state, 0, "# one\n\t; two ") is None
