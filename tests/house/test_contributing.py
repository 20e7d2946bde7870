"""What the files for those who work on the program name is there, and what modules name."""

import builtins
import re
import sys

import pytest

from tests.helpers.project import PACKAGE, ROOT

FILES = (
    "packaging/CONTRIBUTING.md",
    "packaging/RELEASING.md",
    "README.md",
    "tests/benchmarks/README.md",
)
TOP = ("fenedit/", "packaging/", "resources/", "tests/")
QUOTED = re.compile(r"`([^`\n]+)`")
SOURCE = re.compile(r"`((?:fenedit|packaging|tests)/[\w/]+\.(?:py|spec))`")
DOTTED = re.compile(r"`([a-z_]+(?:\.\w+)+)`")
MODULES = {
    ".".join(file.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): (
        file.read_text(encoding="utf-8")
    )
    for file in PACKAGE.rglob("*.py")
}
NAMED = re.compile(r"`(_?[A-Z][A-Z_]{3,}|_\w+)`")


def paths_in(name: str) -> set[str]:
    """Return the paths of the checkout that a file names in code marks."""
    words = " ".join(QUOTED.findall((ROOT / name).read_text(encoding="utf-8"))).split()
    plain = (word for word in words if not re.search(r"[<*{…]|NAME", word))
    return {word.rstrip(",;:") for word in plain if word.startswith(TOP)}


@pytest.mark.parametrize("name", FILES)
def test_every_path_that_is_named_exists(name: str) -> None:
    assert {path for path in paths_in(name) if not (ROOT / path).exists()} == set()


def test_it_says_where_ten_things_go() -> None:
    assert len([path for path in paths_in(FILES[0]) if path.endswith(".py")]) > 40


def test_every_table_that_is_named_stands_in_a_file_that_is_named_with_it() -> None:
    missing = set()
    for part in (ROOT / FILES[0]).read_text(encoding="utf-8").split("\n### "):
        sources = [(ROOT / path).read_text(encoding="utf-8") for path in set(SOURCE.findall(part))]
        for name in NAMED.findall(part):
            if not any(re.search(rf"\b{name}\b", source) for source in sources):
                missing.add(name)
    assert missing == set()


def is_known(name: str, text: str) -> bool:
    """Tell whether a dotted name is one of the project's, of Python or chess, or of its own file."""
    first, *_ = name.split(".")
    if first in sys.stdlib_module_names or hasattr(builtins, first) or first in ("self", "chess"):
        return True
    words = name.removeprefix("fenedit.").split(".")
    for count in range(len(words), 0, -1):
        room = ".".join(words[:count])
        for module, source in MODULES.items():
            is_it = f".{module}".endswith(f".{room}")
            if is_it and all(re.search(rf"\b{word}\b", source) for word in words[count:]):
                return True
    return re.search(rf"(?<!`)\b{re.escape(name)}\b", text) is not None


def test_what_the_files_name_of_each_other_is_there() -> None:
    stale = {
        (module, name)
        for module, text in MODULES.items()
        for name in DOTTED.findall(text)
        if not is_known(name, text)
    }
    assert stale == set()
