"""Who knows the package knows where its tests are.

`tests/<floor>/test_<module>.py` tests `fenedit/<floor>/<module>.py`, or the sub-package of that
name; `test_<module>_<aspect>.py` tests one aspect of it. Deeper rooms likewise.
"""

from pathlib import Path

import pytest

from tests.helpers.project import FLOORS, PACKAGE, TESTS, existing

# Folders for what concerns several floors, or none.
ACROSS = {
    "by_ear",
    "benchmarks",
    "data",
    "end_to_end",
    "faults",
    "helpers",
    "house",
    "oracles",
    "packaging",
    "pictures",
    "property",
}
FILES = sorted(file for floor in FLOORS for file in (TESTS / floor).rglob("test_*.py"))


def test_every_folder_is_a_floor_or_known() -> None:
    folders = {
        path.name for path in TESTS.iterdir() if path.is_dir() and path.name != "__pycache__"
    }
    assert folders - ACROSS - set(FLOORS) == set()


@pytest.mark.parametrize("floor", existing(FLOORS))
def test_every_floor_has_tests(floor: str) -> None:
    assert any(TESTS.joinpath(floor).rglob("test_*.py"))


def test_every_file_of_tests_names_its_module() -> None:
    assert [file for file in FILES if not names_its_module(file)] == []


def names_its_module(file: Path) -> bool:
    room = PACKAGE / file.parent.relative_to(TESTS)
    modules = {path.stem for path in room.glob("*.py")} | {
        path.parent.name for path in room.glob("*/__init__.py")
    }
    words = file.stem.removeprefix("test_").split("_")
    prefixes = {"_".join(words[:count]) for count in range(1, len(words) + 1)}
    return bool(prefixes & modules)
