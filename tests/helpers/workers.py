"""A worker for tests (see `fenedit.jobs.worker`) that executes simple orders."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from fenedit.jobs.worker import Answer

MODULE = __name__
UNREADABLE = b"none\n"
"""A message that is no pickle."""


def answers(order: tuple[str, object]) -> Iterator[object]:
    """Yield what an order asks for."""
    match order:
        case "echo", content:
            yield content
        case "print", str(words):
            print(words)
            yield len(words)
        case "count", int(end):
            for number in range(end):
                time.sleep(0.02)
                yield number
        case "process", None:
            yield os.getpid()
        case "sleep", float(seconds):
            time.sleep(seconds)
            yield seconds
        case "imported", str(name):
            yield name in sys.modules
        case "die", None:
            os._exit(3)
        case "unsendable", None:
            yield lambda: None
        case "write", bytes(data):
            yield os.write(1, data)
        case "raise", str(words):
            raise ValueError(words)


class StillWorker:
    """Takes the place of a `Worker`, and says what a test says.

    Attributes:
        made: all that were made, by their order.
        asked: the contents of its requests.
    """

    made: ClassVar[list[Any]] = []

    def __init__(self, module: str, hear: "Callable[[StillWorker, Answer | None], object]") -> None:
        self.asked: list[object] = []
        self._hear = hear
        self._number = 0
        self.made.append(self)

    def ask(self, number: int, content: object) -> None:
        self._number = number
        self.asked.append(content)

    def end(self) -> int:
        return 0

    def say(self, content: object = None, *, last: bool = False) -> None:
        self._hear(self, Answer(self._number, content, last))
