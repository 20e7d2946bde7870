from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Collection
from fenedit.session.collection.many_changes import Changing
from fenedit.session.collection.row_changes import Come, RowExchange
from fenedit.session.collection.rows import count, each, gathered, rows_of
from tests.helpers.states import HARING, IMMORTAL, START

LINES = (f"# begin\n{START}\n", f"{HARING}\n", f"{IMMORTAL}\n")


def collection() -> Collection:
    return Collection([line for part in LINES for line in part.splitlines(keepends=True)])


def test_one_splice_is_the_whole_change():
    before = collection()
    changing = Changing(before)
    splice = before.deleting(1)
    changing.take(splice)
    assert changing.change() == splice
    assert [record.line for record in changing.collection] == [START, IMMORTAL]


def test_several_splices_are_one_change_that_can_be_undone():
    before = collection()
    changing = Changing(before)
    changing.take(before.deleting(2))
    changing.take(changing.collection.deleting(0))
    change = changing.change()
    assert isinstance(change, RowExchange)
    assert [row for row, _ in change.rows] == [2, 0]
    after = before.changed(change)
    assert [record.line for record in after] == [HARING]
    back = change.inverted()
    assert after.changed(back) == before
    assert [(type(each), each.row) for each in back.rows] == [(Come, 0), (Come, 2)]


ROWS = st.sets(st.integers(3, 14), min_size=1)


@given(ROWS, st.integers(0, 12), st.integers(0, 3), st.integers(0, 3))
def test_gathered_rows_are_found_again_forth_and_back(chosen, before, ahead, behind):
    rows = rows_of(chosen)
    span = range(min(chosen) - ahead, max(chosen) + 1 + behind)
    others = [row for row in span if row not in chosen]
    at = min(before, len(others))
    places, origins = gathered(rows, span.start + at, span)
    after = [*others[:at], *each(rows), *others[at:]]
    assert list(origins) == after
    assert list(places) == [span.start + after.index(row) for row in span]
    for numbers in (places, origins):
        assert len(numbers) == len(span)
        for first in range(len(span)):
            for end in range(first + 1, len(span) + 1):
                runs = numbers.between(first, end)
                assert [number for run in runs for number in run] == list(numbers)[first:end]
        assert len(numbers.between(0, len(span))) <= 2 * len(rows) + 2
    assert count(rows) == len(chosen)
