"""The benchmarks run and print their figures; no figure is asserted."""

import re
import subprocess
import sys

from tests.helpers.project import ROOT

RATIO = re.compile(r"^.+: \d+\.\d+ \(goal: \d+(\.\d+)?[);]", re.MULTILINE)


def test_all_ratios_are_printed_with_their_goals() -> None:
    # A process of its own, as a person would start it, since some need a QApplication to themselves.
    run = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks", "1", "--short"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert len(RATIO.findall(run.stdout)) >= 20, run.stdout
    assert "imported before the first paint: nothing that can wait" in run.stdout
