"""A pytest plugin for a process in which PySide6 cannot be imported, and for few tests.

It stands in for pytest-qt, which cannot be loaded there: the settings of pytest-qt that
`pyproject.toml` holds are known here, and mean nothing.

All chosen tests are collected, so every module of tests and what it imports has to do without Qt;
the first test of each is run. Where the others do without Qt: `tests/helpers/hidden_qt.py`.
"""

import sys
from pathlib import Path

import pytest

# None tells Python's import system that there is no such module.
sys.modules["PySide6"] = None  # type: ignore[assignment]
sys.modules["shiboken6"] = None  # type: ignore[assignment]


def pytest_addoption(parser: pytest.Parser) -> None:
    for setting in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
        parser.addini(setting, "A setting of pytest-qt, without meaning here.", default=None)


# Last, when those that are not to run at all have been taken out.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    first: dict[Path, pytest.Item] = {}
    for item in items:
        first.setdefault(item.path, item)
    chosen = list(first.values())
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen
