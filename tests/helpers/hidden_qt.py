"""A pytest plugin: tests of the floors without Qt find no Qt, though others of the process use it.

Each test of those floors is set up and run while every import of PySide6 fails, at the top of a
module or in a function, whatever is loaded already. What modules import when they are loaded
themselves is seen in a process that has no Qt at all (`tests/house/test_qt_free.py`).
"""

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path

import pytest

from tests.helpers.project import QT_FREE_FLOORS, TESTS

PACKAGES = ("PySide6", "shiboken6")


@lru_cache(1)
def names_of_qt(_count: int) -> list[str]:
    """The modules of Qt that are loaded, looked up anew when there are more or fewer modules."""
    return [name for name in sys.modules if name.partition(".")[0] in PACKAGES]


@contextmanager
def hidden_qt() -> Iterator[None]:
    """Block imports of Qt within the context."""
    loaded = {name: sys.modules[name] for name in names_of_qt(len(sys.modules))}
    # None tells Python's import system that there is no such module.
    sys.modules.update(dict.fromkeys([*PACKAGES, *loaded]))  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in PACKAGES:
            del sys.modules[name]
        sys.modules.update(loaded)


@cache
def is_qt_free(path: Path) -> bool:
    """Say whether tests of the file at `path` are to do without Qt."""
    return any(path.is_relative_to(TESTS / floor) for floor in QT_FREE_FLOORS)


# Last, so that the other plugins, which look after Qt, are around it and see Qt.
@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _without_qt(item))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _without_qt(item))


def _without_qt(item: pytest.Item) -> Generator[None, object, object]:
    if not is_qt_free(item.path):
        return (yield)
    with hidden_qt():
        return (yield)
