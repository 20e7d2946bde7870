"""The wheel holds package, resources and desktop files, and works without a checkout."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import desktop
from tests.helpers.oracles import program
from tests.helpers.project import BASE_PYTHON, PACKAGE, ROOT, run_python

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


JUDGES = {
    "applications/*.desktop": ["desktop-file-validate"],
    "metainfo/*.xml": ["appstreamcli", "validate", "--no-net"],
    "man/man1/*.1": ["mandoc", "-Tlint", "-Wwarning"],
}
"""Programs that check desktop files."""


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


@pytest.mark.parametrize("pattern", JUDGES)
def test_others_find_nothing_wrong_with_what_a_desktop_is_told(
    pattern: str, wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    name, *words = JUDGES[pattern]
    judge = program(name)
    wheel.extractall(tmp_path)
    files = list(tmp_path.glob(f"*.data/data/share/{pattern}"))
    assert files
    done = subprocess.run([judge, *words, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Python stands elsewhere there")
def test_the_wheel_is_installed_as_pip_does(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    has_pip = subprocess.run(
        [BASE_PYTHON, "-m", "pip", "--version"], capture_output=True, check=False
    )
    if has_pip.returncode != 0:
        pytest.skip("there is no pip")
    venv = tmp_path / "venv"
    subprocess.run([BASE_PYTHON, "-m", "venv", "--without-pip", venv], check=True)
    # What it depends on is taken from where the tests have it, so that no network is needed.
    depended = Path(pytest.__file__).parents[1]
    (venv / "lib" / BASE_PYTHON.name / "site-packages/depended.pth").write_text(f"{depended}\n")
    pip = [BASE_PYTHON, "-m", "pip", "--python", venv / "bin/python", "--disable-pip-version-check"]
    assert wheel.filename is not None
    install = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile", wheel.filename]
    subprocess.run([*pip, *install], check=True)
    for path, content in desktop.shared_files():
        assert (venv / "share" / path).read_bytes() == content
    fenedit, picture = venv / "bin/fenedit", tmp_path / "fenedit.png"
    words = ["--screenshot", str(picture), "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]
    for asked in (["--version"], words):
        done = subprocess.run(
            [fenedit, *asked], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
    assert picture.read_bytes().startswith(b"\x89PNG")
