from array import array
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.search import large_sets

SORTED = st.sets(st.integers(0, 60)).map(sorted)


@pytest.mark.parametrize("many", [0, 1000])
@given(values=SORTED, first=st.integers(0, 60), steps=st.integers(-9, 9))
def test_something_is_added_from_a_place_on(many, values, first, steps):
    held = array("q", values)
    first = min(first, len(values))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(large_sets, "MANY", many)
        large_sets.add(held, first, steps)
    assert list(held) == values[:first] + [value + steps for value in values[first:]]


@pytest.mark.parametrize("many", [0, 1000])
@given(values=SORTED, first=st.integers(0, 60), count=st.integers(0, 60))
def test_numbers_that_follow_each_other_are_one_run(many, values, first, count):
    places = range(min(first, len(values)), min(first + count, len(values)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(large_sets, "MANY", many)
        runs = list(large_sets.runs(array("q", values), places))
    assert [number for run in runs for number in run] == [values[place] for place in places]
    assert all(one.stop < other.start for one, other in pairwise(runs))
