"""The wheel holds package, resources and what a desktop is told, and works without a checkout."""

import zipfile
from pathlib import Path

import desktop
import pytest

from tests.helpers.project import PACKAGE, ROOT, run_python

LOOK_AROUND = """
import importlib, pkgutil, sys
from pathlib import Path
import fenedit
from fenedit import resource

assert Path(fenedit.__file__).is_relative_to(Path.cwd()), fenedit.__file__
for module in pkgutil.walk_packages(fenedit.__path__, "fenedit."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
for path in sys.argv[1:]:
    found = resource(path)
    assert found.is_relative_to(Path.cwd()), found
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    code, output = run_python("-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    assert code == 0, output
    (file,) = folder.glob("*.whl")
    return zipfile.ZipFile(file)


def files_below(folder: Path) -> set[Path]:
    return {
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".ts"} and not path.name.startswith(".")
    }


def test_the_wheel_holds_package_and_resources(wheel: zipfile.ZipFile) -> None:
    expected = {str("fenedit" / file) for file in files_below(PACKAGE)}
    expected |= {str("fenedit/resources" / file) for file in files_below(ROOT / "resources")}
    data = f"fenedit-{desktop.about().version}.data/data/share/"
    expected |= {data + path for path, _ in desktop.shared_files()}
    found = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert found == expected


def test_the_wheel_names_its_commands_and_licence(wheel: zipfile.ZipFile) -> None:
    names = {name.partition(".dist-info/")[2]: name for name in wheel.namelist()}
    assert wheel.read(names["entry_points.txt"]).decode().split() == [
        *("[console_scripts]", "fenedit", "=", "fenedit.app.main:main"),
        *("[gui_scripts]", "fenedit-gui", "=", "fenedit.app.main:main"),
    ]
    assert b"GNU GENERAL PUBLIC LICENSE" in wheel.read(names["licenses/LICENSE"])


def test_the_wheel_works_without_a_checkout(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    code, output = run_python(
        "-c", LOOK_AROUND, *files_below(ROOT / "resources"), cwd=tmp_path, PYTHONPATH=str(tmp_path)
    )
    assert code == 0, output
