from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from fenedit.session.collection.rows import before, count, each, holds, joined, rows_of, span

INDICES = st.lists(st.integers(0, 40))


@given(INDICES)
def test_rows_are_what_they_were_made_of(indices):
    rows = rows_of(indices)
    assert list(each(rows)) == sorted(set(indices))
    assert count(rows) == len(set(indices))
    assert all(one.stop < other.start for one, other in pairwise(rows))


@given(INDICES, st.integers(0, 41))
def test_rows_are_asked_about_one(indices, row):
    rows = rows_of(indices)
    assert holds(rows, row) == (row in indices)
    assert before(rows, row) == sum(index < row for index in set(indices))


def test_a_million_rows_are_one_range():
    assert joined([range(5, 1_000_000), range(5), range(7, 7)]) == (range(1_000_000),)
    assert span(rows_of([3, 9])) == range(3, 10)
    assert span(()) == range(0)
