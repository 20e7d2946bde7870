"""Intents: pure functions that turn a gesture into a transaction.

Each takes the state and the gesture's data, and returns None when it would change nothing or is
not possible now, so that the same function answers "may I?" and "what would it be?".

The modules are imported when they are first used, so that they do not delay the start.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fenedit.session.intents import (
        board,
        common,
        fields,
        many_records,
        pasting,
        records,
        twins,
    )

__all__ = ["board", "common", "fields", "many_records", "pasting", "records", "twins"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(name)
