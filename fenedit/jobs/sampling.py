"""Draws some of many things at random, the same on every machine."""

import random
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Sample(Generic[Item]):
    """A number of things out of all that were offered; any are as likely as any others.

    Python only guarantees the sequence of `random.Random(seed).random()`, so nothing else of that
    module is used. Reservoir sampling needs no more memory than what is drawn.

    Attributes:
        items: what is drawn so far, in no order.
        chance: the next random number, from 0 to 1.
    """

    def __init__(self, count: int | None, seed: int) -> None:
        """Draw so many things, all for None."""
        self.items: list[Item] = []
        self.chance = random.Random(seed).random
        self._count = count
        self._offered = 0

    def offer(self, item: Item) -> None:
        """Draw one more, or not."""
        if self._count is None or self._offered < self._count:
            self.items.append(item)
        elif (place := int(self.chance() * (self._offered + 1))) < self._count:
            self.items[place] = item
        self._offered += 1
