"""A change of several places at once, which remembers what it did at each."""

from dataclasses import dataclass
from typing import NamedTuple

from fenedit.documents.collection import Change, Collection, Exchange, Splice


class Step(NamedTuple):
    """A splice, and where it begins among the records.

    Attributes:
        row: index of the first record that it removes or inserts.
        splice: what it does to the lines.
    """

    row: int
    splice: Splice


@dataclass(frozen=True, slots=True)
class Several(Exchange):
    """An exchange that was made by splices, one after the other.

    Attributes:
        steps: what lies between both collections, in the order in which it was done.
    """

    steps: tuple[Step, ...] = ()

    def inverted(self) -> "Several":
        """Return the change that undoes this one."""
        steps = tuple(Step(row, splice.inverted()) for row, splice in reversed(self.steps))
        return Several(self.after, self.before, steps)


class Changing:
    """Changes a collection by one splice after the other, and gives the whole as one change.

    Attributes:
        collection: what has become of it.
        steps: what was done to it.
    """

    def __init__(self, collection: Collection) -> None:
        self._before = self.collection = collection
        self.steps: list[Step] = []

    def take(self, splice: Splice) -> None:
        """Change the collection once more; ValueError if the splice is meant for another."""
        row = self.collection.records_before(splice.at)
        self.collection = self.collection.splice(splice)
        self.steps.append(Step(row, splice))

    def change(self) -> Change:
        """Return all that was done."""
        if len(self.steps) == 1:
            return self.steps[0].splice
        return Several(self._before, self.collection, tuple(self.steps))
