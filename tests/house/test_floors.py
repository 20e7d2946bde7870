"""Imports only point down: the contracts in pyproject.toml hold, and would notice if not."""

import ast
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.project import FLOORS, PACKAGE, ROOT, run_python

LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# What import-linter cannot say, because it sees other packages only as wholes: all that a floor
# may import from outside, beyond Python's own library.
OUTSIDE = {
    "notation": (),
    "documents": ("charset_normalizer", "numpy", "yaml"),
    "rules": ("chess", "numpy"),
    "recognition": ("numpy",),
    # pypdfium2 renders the pages of a PDF.
    "jobs": ("numpy", "pypdfium2"),
    # shiboken6 is PySide6's own ground.
    "session": ("PySide6.QtCore", "PySide6.QtGui", "shiboken6"),
}

# Each import that the plan forbids, to the contract that has to notice it.
DOWN = "Imports only point down"
DIAGRAM = "A diagram needs notation alone"
NO_QT = "No Qt below session"
PLAIN = "A diagram is described without Qt"
CHESS = "chess is imported by rules"
NO_NUMPY = "notation does without numpy"
ROOMS = "The feature rooms of the window do not know one another's insides"
FORBIDDEN = [
    ("notation", "fenedit.documents", DOWN),
    ("notation", "fenedit.rules", DOWN),
    ("documents", "fenedit.rules", DOWN),
    ("rules", "fenedit.documents", DOWN),
    ("rules", "fenedit.jobs", DOWN),
    ("recognition", "fenedit.rules", DOWN),
    ("recognition", "fenedit.documents", DOWN),
    ("jobs", "fenedit.session", DOWN),
    ("session", "fenedit.diagram", DOWN),
    ("session", "fenedit.ui", DOWN),
    ("diagram", "fenedit.session", DOWN),
    ("diagram", "fenedit.rules", DIAGRAM),
    ("diagram", "fenedit.documents", DIAGRAM),
    ("diagram", "fenedit.jobs.room", DIAGRAM),
    ("ui", "fenedit.app", DOWN),
    ("notation", "PySide6", NO_QT),
    ("documents", "PySide6", NO_QT),
    ("rules", "PySide6", NO_QT),
    ("recognition", "PySide6", NO_QT),
    ("jobs", "PySide6", NO_QT),
    ("app", "chess", CHESS),
    ("ui", "chess", CHESS),
    ("diagram", "chess", CHESS),
    ("diagram.sheet", "PySide6", PLAIN),
    ("ui.puzzle", "fenedit.ui.collection.room", ROOMS),
    ("session", "chess", CHESS),
    ("jobs", "chess", CHESS),
    ("documents", "chess", CHESS),
    ("recognition", "chess", CHESS),
    ("notation", "chess", CHESS),
    ("notation", "numpy", NO_NUMPY),
]
DRAWINGS = "fenedit.diagram.pieces.piece_set"
ALLOWED = [
    ("app", "fenedit.ui"),
    ("ui", "fenedit.session"),
    ("ui", "fenedit.diagram"),
    ("session", "fenedit.jobs"),
    ("session", "fenedit.rules"),
    ("session", "fenedit.documents"),
    ("jobs", "fenedit.rules"),
    ("jobs", "fenedit.documents"),
    ("jobs", "fenedit.recognition"),
    ("rules", "fenedit.notation"),
    ("recognition", "fenedit.notation"),
    ("documents", "fenedit.notation"),
    ("documents", "numpy"),
    ("diagram", "fenedit.notation"),
    ("rules", "chess"),
    ("session", "PySide6"),
]


def lint_imports(folder: Path) -> tuple[int, str]:
    return run_python("-c", LINT_IMPORTS, "--no-cache", cwd=folder, COLUMNS="200")


def modules_of(contract: str) -> list[str]:
    """Return the modules that a contract in pyproject.toml speaks of."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = project["tool"]["importlinter"]["contracts"]
    found = next(each for each in contracts if each["name"] == contract)
    return list(found.get("source_modules") or found["modules"])


def build_house(folder: Path, imports: list[tuple[str, str]]) -> None:
    """Make a package with all floors, and a room for each of `imports`: (floor, module)."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    for floor in ["", *FLOORS]:
        room = folder / "fenedit" / floor
        room.mkdir()
        (room / "__init__.py").touch()
        (room / "room.py").touch()
    (folder / "fenedit" / "room.py").unlink()
    rooms = [f"{room}.room" for room in modules_of(ROOMS)]
    for module in ("fenedit.diagram.sheet.room", *rooms, *modules_of(PLAIN), DRAWINGS):
        room = folder / Path(*module.split("."))
        if room.is_dir():
            continue
        for above in reversed(room.relative_to(folder).parents[:-1]):
            (folder / above).mkdir(exist_ok=True)
            (folder / above / "__init__.py").touch()
        room.with_suffix(".py").write_text("import chess.svg\n" if module == DRAWINGS else "")
    for number, (floor, module) in enumerate(imports):
        room = Path(folder, "fenedit", *floor.split("."))
        (room / f"imports_{number}.py").write_text(f"import {module}\n")


def test_the_floors_hold() -> None:
    code, output = lint_imports(ROOT)
    assert code == 0, output


def test_what_the_plan_allows_is_allowed(tmp_path: Path) -> None:
    build_house(tmp_path, ALLOWED)
    code, output = lint_imports(tmp_path)
    assert code == 0, output


def test_what_the_plan_forbids_is_noticed(tmp_path: Path) -> None:
    build_house(tmp_path, [(floor, module) for floor, module, _ in FORBIDDEN])
    code, output = lint_imports(tmp_path)
    assert code == 1
    # The report has one chapter a broken contract, under a line of dashes.
    report = output[output.index("Broken contracts") :]
    for number, (floor, module, contract) in enumerate(FORBIDDEN):
        start = report.index(f"\n{contract}")
        following = [report.find(f"\n{other}", start + 1) for *_, other in FORBIDDEN]
        end = min((place for place in following if place > start), default=len(report))
        assert f"fenedit.{floor}.imports_{number} -> {module} " in report[start:end]


def test_a_floor_that_nobody_planned_is_noticed(tmp_path: Path) -> None:
    build_house(tmp_path, [])
    cellar = tmp_path / "fenedit" / "cellar"
    cellar.mkdir()
    (cellar / "__init__.py").touch()
    code, output = lint_imports(tmp_path)
    assert code == 1
    assert "cellar" in output


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


@pytest.mark.parametrize(
    ("source", "allowed", "found"),
    [
        ("import re, os.path", (), []),
        ("import numpy as np", (), ["numpy"]),
        ("import numpy as np", ("numpy",), []),
        ("from numpy.linalg import norm", ("numpy",), []),
        ("def late():\n    import chess", (), ["chess"]),
        ("from fenedit.notation import fen", (), []),
        ("from . import fen", (), []),
        ("from PySide6.QtCore import QObject", OUTSIDE["session"], []),
        ("from PySide6 import QtGui", OUTSIDE["session"], []),
        ("from PySide6 import QtWidgets", OUTSIDE["session"], ["PySide6.QtWidgets"]),
        ("import PySide6.QtWidgets", OUTSIDE["session"], ["PySide6.QtWidgets"]),
        ("from PySide6.QtWidgets import QLabel", OUTSIDE["session"], ["PySide6.QtWidgets.QLabel"]),
    ],
)
def test_the_search_for_outside_imports(
    source: str, allowed: tuple[str, ...], found: list[str]
) -> None:
    assert outside_imports(source, allowed) == found


@pytest.mark.parametrize("floor", OUTSIDE)
def test_a_floor_imports_nothing_else_from_outside(floor: str) -> None:
    found = {
        str(file.relative_to(ROOT)): modules
        for file in (PACKAGE / floor).rglob("*.py")
        if (modules := outside_imports(file.read_text(encoding="utf-8"), OUTSIDE[floor]))
    }
    assert found == {}
