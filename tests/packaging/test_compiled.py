"""The compiled solver passes the tests of the solver.

It is compiled again where one of the modules has changed that it is made of or imports.
"""

import hashlib
import importlib.util
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import compiled
from tests.helpers.project import PACKAGE, ROOT, run_python


@pytest.fixture(scope="module")
def folder() -> Path:
    """Has the modules as packages have them."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        pytest.skip("the extra `compile` is not installed")
    if shutil.which("cc") is None and sys.platform != "win32":
        pytest.skip("there is no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        pytest.skip("the headers of Python are not installed")
    sources = [
        *(Path(compiled.__file__), ROOT / "pyproject.toml"),
        *sorted(PACKAGE.glob("notation/**/*.py")),
        *sorted(PACKAGE.glob("rules/**/*.py")),
    ]
    digest = hashlib.sha256(sys.version.encode())
    for path in sources:
        digest.update(path.read_bytes())
    made = ROOT / "build" / "tested" / digest.hexdigest()
    if not made.is_dir():
        shutil.rmtree(made.parent, ignore_errors=True)
        compiled.compile_into(made)
    return made


@pytest.mark.timeout(600)
def test_it_solves_as_its_source_does(folder: Path) -> None:
    code, output = run_python(
        *("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"),
        *("-p", "tests.helpers.compiled_solver", "-k", "not stockfish"),
        *("tests/rules/solve", "tests/oracles/test_problems.py"),
        FENEDIT_COMPILED=str(folder),
        PYTHONPATH=str(ROOT / "packaging"),
    )
    assert code == 0, output
