"""Draws a random sample, the same on every machine."""

import random
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Sample(Generic[Item]):
    """A uniform random sample of the things offered.

    Python only guarantees the sequence of `random.Random(seed).random()`, so nothing else of that
    module is used. Reservoir sampling needs memory for the sample only.

    Attributes:
        items: the sample so far, in no order.
        chance: the next random number, from 0 to 1.
    """

    def __init__(self, count: int | None, seed: int) -> None:
        """Begin a sample of `count` things, None for all."""
        self.items: list[Item] = []
        self.chance = random.Random(seed).random
        self._count = count
        self._offered = 0

    def offer(self, item: Item) -> None:
        """Offer one more thing, which may enter the sample."""
        if self._count is None or self._offered < self._count:
            self.items.append(item)
        elif (place := int(self.chance() * (self._offered + 1))) < self._count:
            self.items[place] = item
        self._offered += 1
