"""The floors without Qt work where PySide6 cannot be imported: all their tests pass there."""

import pytest

from tests.helpers.project import QT_FREE_FLOORS, ROOT, TESTS, existing, run_python

FLOORS = existing(QT_FREE_FLOORS)

IMPORT_ALL = """
import importlib, pkgutil, sys
import tests.helpers.without_qt
for floor in sys.argv[1:]:
    package = importlib.import_module(f"fenedit.{floor}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
"""


def test_qt_cannot_be_imported_there() -> None:
    code, output = run_python("-c", "import tests.helpers.without_qt, PySide6.QtCore")
    assert code == 1
    assert "ModuleNotFoundError" in output


def test_every_module_can_be_imported() -> None:
    code, output = run_python("-c", IMPORT_ALL, *FLOORS)
    assert code == 0, output


@pytest.mark.parametrize("floor", FLOORS)
def test_all_tests_pass(floor: str) -> None:
    code, output = run_python(
        *("-m", "pytest", "-p", "tests.helpers.without_qt", "-p", "no:pytest-qt"),
        *("-p", "no:cacheprovider", "--quiet"),
        TESTS / floor,
        PYTHONPATH=str(ROOT),
        FENEDIT_HYPOTHESIS="quick",
    )
    assert code == 0, output
