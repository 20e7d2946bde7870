"""A pytest plugin: a machine that is busy with other work fails no test.

What a test waits for may take a minute; none waits for a time. And what is clicked stands where its
layout puts it, as it does for a person, who sees it before the click.
"""

from collections.abc import Callable
from typing import Any

PATIENCE_MS = 60_000


def pytest_configure() -> None:
    # Here, because pytest-qt has to choose its Qt first.
    from pytestqt.qtbot import QtBot

    for name in ("Active", "Exposed", "Signal", "Signals", "Until", "Callback"):
        getattr(QtBot, f"wait{name}").__kwdefaults__["timeout"] = PATIENCE_MS
    for name in ("mouseClick", "mouseDClick", "mousePress"):
        setattr(QtBot, name, staticmethod(_once_laid_out(getattr(QtBot, name))))


def _once_laid_out(act: Callable[..., None]) -> Callable[..., None]:
    def acting(*args: Any, **kwargs: Any) -> None:
        # A place that a test names is one that it has looked at.
        if "pos" not in kwargs:
            lay_out()
        act(*args, **kwargs)

    return acting


def lay_out() -> None:
    """Give all widgets the places that their layouts have for them."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
