"""A pytest plugin: a test that leaves something behind, or in the log, fails itself.

Looked for after the test and all its fixtures: active timers, running animations, threads,
processes and visible windows (see `tests/helpers/leftovers.py`), and log records at WARNING or
above. Records that a test provokes on purpose are named by a regular expression that is searched
for in the message; each expression given has to be met at least once::

    @pytest.mark.expects_log("disk full")
"""

import gc
import logging
import re
from collections.abc import Generator
from dataclasses import dataclass

import pytest

from tests.helpers import leftovers


class Listener(logging.Handler):
    """Keeps every record at WARNING or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@dataclass(frozen=True)
class Watch:
    """What was there before the test, and who listens during it."""

    before: leftovers.Surroundings
    listener: Listener


_watch = pytest.StashKey[Watch]()


def pytest_collection() -> None:
    # What is imported and collected lives as long as the session: there is no garbage to look for.
    gc.disable()


def pytest_collection_finish() -> None:
    gc.enable()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    watch = Watch(leftovers.surroundings(), Listener())
    item.stash[_watch] = watch
    logging.getLogger().addHandler(watch.listener)
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    watch = item.stash[_watch]
    try:
        result = yield
    finally:
        # Also when the teardown fails, for the next test shall not be blamed.
        logging.getLogger().removeHandler(watch.listener)
        left = leftovers.clear_away(watch.before)
    if faults := [f"left behind: {what}" for what in left] + log_faults(item, watch.listener):
        pytest.fail("\n".join(faults), pytrace=False)
    return result


def log_faults(item: pytest.Item, listener: Listener) -> list[str]:
    """Name the unexpected log records, and the expected ones that never came."""
    expected = [pattern for mark in item.iter_markers("expects_log") for pattern in mark.args]
    met = set()
    faults = []
    for record in listener.records:
        message = record.getMessage()
        meant = {pattern for pattern in expected if re.search(pattern, message)}
        met |= meant
        if not meant:
            faults.append(f"logged: {record.levelname} {record.name}: {message}")
    return faults + [f"never logged: {pattern}" for pattern in expected if pattern not in met]
