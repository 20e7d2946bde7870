"""What was seen before."""

from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.search.prints import Prints


@given(st.lists(st.integers(-(2**63), 2**63 - 1) | st.integers(-3, 3)))
def test_as_a_set_does(numbers: list[int]) -> None:
    prints, seen = Prints(), set()
    for number in numbers:
        # One number stands for two: that of an empty place.
        known = number % 2**64 or 1
        assert prints.add(number) == (known in seen)
        seen.add(known)
    assert len(prints) == len(seen)


def test_it_grows() -> None:
    prints = Prints()
    assert not any(prints.add(number * 7919) for number in range(1, 20_000))
    assert all(prints.add(number * 7919) for number in range(1, 20_000))
