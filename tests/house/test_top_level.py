"""The top level of the checkout is short, and stays so."""

from fnmatch import fnmatch

from tests.helpers.project import ROOT

GIVEN = {
    "LICENSE",
    "README.md",
    "fenedit",
    "packaging",
    "pyproject.toml",
    "resources",
    "tests",
}


def test_nothing_else_stands_at_the_top() -> None:
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text().split()]
    found = {
        path.name
        for path in ROOT.iterdir()
        if not path.name.startswith(".")
        and not any(fnmatch(path.name, pattern) for pattern in ignored)
    }
    # An archive of the source has its metadata, too.
    assert found - {"PKG-INFO"} == GIVEN
