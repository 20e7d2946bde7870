"""Imports only point down: the contracts in pyproject.toml hold, and would notice if not."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.project import PACKAGE, ROOT, run_python

LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# What import-linter cannot say, because it sees other packages only as wholes: all that a floor
# may import from outside, beyond Python's own library.
OUTSIDE = {
    "notation": (),
    # Zstandard is in compression from Python 3.14 on.
    "documents": ("charset_normalizer", "compression", "numpy", "yaml", "zstandard"),
    "rules": ("chess", "mypy_extensions", "numpy"),  # of mypy_extensions types alone
    "recognition": ("numpy",),
    # pypdfium2 renders the pages of a PDF.
    "jobs": ("numpy", "pypdfium2"),
    # shiboken6 is PySide6's own ground.
    "session": ("PySide6.QtCore", "PySide6.QtGui", "shiboken6"),
}

DIAGRAM = "A diagram needs notation alone"


def lint_imports(folder: Path) -> tuple[int, str]:
    return run_python("-c", LINT_IMPORTS, "--no-cache", cwd=folder, COLUMNS="200")


def test_the_floors_hold() -> None:
    code, output = lint_imports(ROOT)
    assert code == 0, output


def modules_imported(source: str) -> Iterator[str]:
    """Every module that `source` names in an import, ``from package import module`` included."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(str(module), names, 0):
                yield from (f"{module}.{name.name}" for name in names)


def outside_imports(source: str, allowed: tuple[str, ...]) -> list[str]:
    """The modules that `source` imports from elsewhere and that are not `allowed`."""
    at_home = ("fenedit", *allowed)
    return [
        module
        for module in modules_imported(source)
        if module.partition(".")[0] not in sys.stdlib_module_names
        and not any(f"{module}.".startswith(f"{name}.") for name in at_home)
    ]


@pytest.mark.parametrize("floor", OUTSIDE)
def test_a_floor_imports_nothing_else_from_outside(floor: str) -> None:
    found = {
        str(file.relative_to(ROOT)): modules
        for file in (PACKAGE / floor).rglob("*.py")
        if (modules := outside_imports(file.read_text(encoding="utf-8"), OUTSIDE[floor]))
    }
    assert found == {}
