"""Large sets of numbers in ascending order."""

from array import array
from collections.abc import Iterator

MANY = 50_000
"""The count of numbers from which importing numpy pays off."""


def add(numbers: "array[int]", first: int, steps: int) -> None:
    """Add something to those from a place on, in place; `numbers` has the type code "q"."""
    if len(numbers) - first < MANY:
        numbers[first:] = array("q", (number + steps for number in numbers[first:]))
        return
    import numpy as np

    np.frombuffer(numbers, dtype=np.int64)[first:] += steps


def runs(numbers: "array[int]", places: range) -> Iterator[range]:
    """Yield the numbers in some places, those that follow each other as one range."""
    begin = places.start
    for end in _gaps(numbers, places):
        yield range(numbers[begin], numbers[end - 1] + 1)
        begin = end
    if begin < places.stop:
        yield range(numbers[begin], numbers[places.stop - 1] + 1)


def _gaps(numbers: "array[int]", places: range) -> Iterator[int]:
    """Yield the places, but for the first, whose number does not follow the one before."""
    if len(places) < MANY:
        after = range(places.start + 1, places.stop)
        return (place for place in after if numbers[place] != numbers[place - 1] + 1)
    import numpy as np

    some = np.frombuffer(numbers, dtype=np.int64)[places.start : places.stop]
    return iter((np.flatnonzero(np.diff(some) != 1) + (places.start + 1)).tolist())
