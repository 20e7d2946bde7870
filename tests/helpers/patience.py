"""A pytest plugin: a machine that is busy with other work fails no test.

What a test waits for may take a minute; none waits for a time. And what is clicked stands where its
layout puts it, as it does for a person, who sees it before the click.

A test that hangs ends its process, and every thread says where it is, even where Python can run no
more. To set that clock takes a millisecond of a busy machine, so it is set for several tests.
"""

import faulthandler
import os
import sys
import time
from collections.abc import Callable, Generator
from typing import Any

import pytest

PATIENCE_MS = 60_000
WAITING = f"""
from fenedit.app import handover
handover.PATIENCE_S = handover.STARTING_S = {PATIENCE_MS / 1000}
"""
"""Lets a start of the program wait as long for the one that runs."""
PATIENT_START = (
    sys.executable,
    "-c",
    f"{WAITING}\nimport sys\nfrom fenedit.app.main import main\nsys.exit(main())",
)
LIMIT_SECONDS = 120.0
"""What a test may take that has no ``@pytest.mark.timeout(seconds)`` of its own."""
MORE_SECONDS = 30.0
"""What it may take longer, because the clock was set for a test before it."""

_errors = pytest.StashKey[int]()
_ends = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    mark = item.get_closest_marker("timeout")
    limit = LIMIT_SECONDS if mark is None else mark.args[0]
    now = time.monotonic()
    if not now + limit <= item.config.stash[_ends] <= now + limit + MORE_SECONDS:
        more = MORE_SECONDS if mark is None else 0.0
        errors = item.config.stash[_errors]
        faulthandler.dump_traceback_later(limit + more, exit=True, file=errors)
        item.config.stash[_ends] = now + limit + more
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> Generator[None]:
    # Here pytest stops all such clocks.
    node.config.stash[_ends] = 0.0
    return (yield)


def pytest_unconfigure(config: pytest.Config) -> None:
    faulthandler.cancel_dump_traceback_later()
    os.close(config.stash[_errors])


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "timeout(seconds): what a test may take before it is ended")
    # The file itself, which no test replaces.
    config.stash[_errors] = os.dup(sys.__stderr__.fileno())
    config.stash[_ends] = 0.0
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
