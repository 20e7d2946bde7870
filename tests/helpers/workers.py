"""A worker for tests (see `fenedit.jobs.worker`) that does what it is told in a word."""

import os
import sys
import time
from collections.abc import Iterator

from fenedit.jobs.worker import serve

MODULE = __name__
UNREADABLE = (4).to_bytes(4, "big") + b"none"
"""A message of the right length that is no pickle."""


def main() -> None:
    """Serve."""
    serve(obey)


def obey(order: tuple[str, object]) -> Iterator[object]:
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
