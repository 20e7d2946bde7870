"""Only what the first picture shows is imported for it: each module makes the start longer."""

from tests.helpers.project import run_python

MODULES, LINES = 76, 15_700
"""So much is imported; the aims were 130 modules and 16,000 lines, then 80 modules."""


def test_what_the_first_picture_does_not_show_is_not_imported_for_it() -> None:
    _, said = run_python("-m", "tests.helpers.first_picture")
    # Qt may have said something before.
    modules, lines, sources = map(int, said.splitlines()[-1].split())
    assert 0 < modules <= MODULES and 0 < lines <= LINES, said
    # PySide reads that of each module, unless it is kept from it.
    assert sources <= 3
