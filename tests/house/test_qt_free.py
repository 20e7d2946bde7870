"""The floors without Qt work where PySide6 cannot be imported.

All their tests find it so (`tests/helpers/hidden_qt.py`), in processes that use Qt for other tests.
Here is a process that never had Qt: all their modules and all modules of their tests are imported
in it.
"""

import sys
from types import SimpleNamespace

import pytest
from PySide6 import QtCore

from tests.helpers import hidden_qt
from tests.helpers.project import QT_FREE_FLOORS, TESTS, existing, run_python

QT_FREE = existing(QT_FREE_FLOORS)

IMPORT_ALL = """
import importlib, pathlib, sys
import tests.helpers.without_qt
for folder in sys.argv[1:]:
    for file in sorted(pathlib.Path(folder).rglob("*.py")):
        if file.stem != "__main__":
            importlib.import_module(".".join(file.with_suffix("").parts).removesuffix(".__init__"))
"""


def test_qt_cannot_be_imported_there() -> None:
    code, output = run_python("-c", "import tests.helpers.without_qt, PySide6.QtCore")
    assert code == 1
    assert "ModuleNotFoundError" in output


@pytest.mark.parametrize("package", ["fenedit", "tests"])
def test_every_module_can_be_imported(package: str) -> None:
    code, output = run_python("-c", IMPORT_ALL, *(f"{package}/{floor}" for floor in QT_FREE))
    assert code == 0, output


def test_a_test_of_these_floors_cannot_import_it(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.pluginmanager.get_plugin("tests.helpers.hidden_qt") is hidden_qt
    for hook in (hidden_qt.pytest_runtest_setup, hidden_qt.pytest_runtest_call):
        for folder, hidden in ((TESTS / "rules", True), (TESTS / "session", False)):
            test = hook(SimpleNamespace(path=folder / "test_any.py"))
            next(test)
            assert (sys.modules["PySide6.QtCore"] is None) == hidden
            with pytest.raises(StopIteration, match="passed"):
                test.send("passed")
            assert sys.modules["PySide6.QtCore"] is QtCore
