"""Intents: pure functions that turn a gesture into a transaction, or say that it may not be.

Each takes the state and the gesture's data, and returns None when it would change nothing or has
no meaning now, so that the same function answers "may I?" and "what would it be?".

Who says `intents.board.move` imports `intents` alone; its modules come when they are first asked
for something, so that they do not delay the start.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fenedit.session.intents import board, common, fields, many_records, records

__all__ = ["board", "common", "fields", "many_records", "records"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(name)
