"""Only what the first picture shows is imported for it: each module makes the start longer."""

import subprocess
import sys

from tests.helpers.project import ROOT

MODULES, LINES = 158, 20_500
"""So much is imported; the aim is 130 modules with 16,000 lines."""


def test_what_the_first_picture_does_not_show_is_not_imported_for_it() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.helpers.first_picture"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    modules, lines = map(int, run.stdout.split())
    assert 0 < modules <= MODULES and 0 < lines <= LINES, (modules, lines, run.stderr)
