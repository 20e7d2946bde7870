"""A pytest plugin for a process in which PySide6 cannot be imported.

It stands in for pytest-qt, which cannot be loaded there: the settings of pytest-qt that
`pyproject.toml` holds are known here, and mean nothing.
"""

import sys

import pytest

# None tells Python's import system that there is no such module.
sys.modules["PySide6"] = None  # type: ignore[assignment]
sys.modules["shiboken6"] = None  # type: ignore[assignment]


def pytest_addoption(parser: pytest.Parser) -> None:
    for setting in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
        parser.addini(setting, "A setting of pytest-qt, without meaning here.", default=None)
