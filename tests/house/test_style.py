"""The code is in the style that pyproject.toml sets, and its types hold."""

import re

import pytest

from tests.helpers.project import ROOT, run_python

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "--diff", "."],
    "mypy": ["mypy"],
    # What other systems have not got is named by its type, as there is no machine of theirs here.
    **{
        f"mypy for {system}": ["mypy", "-p", "fenedit", "--platform", system, "--cache-dir", cache]
        for system, cache in (("win32", ".mypy_cache/win32"), ("darwin", ".mypy_cache/darwin"))
    },
}


# Without what it found last time, mypy works for a minute, and on a busy machine for several.
@pytest.mark.timeout(600)
@pytest.mark.parametrize("arguments", CHECKS.values(), ids=CHECKS)
def test_style(arguments: list[str]) -> None:
    code, output = run_python("-m", *arguments)
    assert code == 0, output


def test_no_group_of_a_pattern_is_possessive() -> None:
    # Before Python 3.11.5, which Debian 12 does not have, such a pattern misses matches
    # (python/cpython#106052). An atomic group does the same.
    quantifier = re.compile(r"\)(?:[*+?]|\{[0-9]+,[0-9]*\})\+|\}[*+]\+")
    found = {
        path.name: line
        for path in sorted((ROOT / "fenedit").rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if quantifier.search(line) and 'r"' in line
    }
    assert found == {}
