"""Imported first, it leaves a process without PySide6.

Where tests do without Qt beside others that have it: `tests/helpers/hidden_qt.py`.
"""

import sys

# None tells Python's import system that there is no such module.
sys.modules["PySide6"] = None  # type: ignore[assignment]
sys.modules["shiboken6"] = None  # type: ignore[assignment]
