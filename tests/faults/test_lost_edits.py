"""The real program is killed while somebody edits, saves and recovers: hardly anything is lost."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills as POSIX has them")

FIRST = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
FORGIVEN_S = 1.0
FORGIVEN_STEPS = 5
"""What may be lost: what was done in that time before the end, and no fewer steps on a busy
machine, where all that the program does takes longer. What was saved may never be."""


class Lives:
    """Some files, and one process after another that works on them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "work-0.fen").write_text(FIRST)
        self._errors = folder / "errors"
        self._known = [FIRST]
        self._due = 0
        self.finds = 0

    def live(self, number: int) -> None:
        """Let a process work until it is ended, and look at what it had found and done."""
        log = self._folder / "log"
        log.write_bytes(b"")
        (self._folder / "known").write_text(json.dumps(self._known))
        command = [sys.executable, "-m", "tests.helpers.typist", str(self._folder)]
        command += [str(number * 1000), *map(str, sorted(self._folder.glob("work-*.fen")))]
        with self._errors.open("w") as errors:
            status = subprocess.run(command, cwd=ROOT, stderr=errors, check=False).returncode
        ended = time.monotonic()
        assert status == -signal.SIGALRM, self._errors.read_text()
        assert "Error" not in self._errors.read_text(), self._errors.read_text()
        # The last line may be cut off.
        lines = [line for line in log.read_text().splitlines() if line.endswith("]")]
        before = len(lines) - FORGIVEN_STEPS
        for place, (what, moment, *said) in enumerate(map(json.loads, lines)):
            if what == "found":
                self._check(said[0])
            elif what != "ends":
                self._known.append(said[0])
                is_old = moment <= ended - FORGIVEN_S and place < before
                if is_old or what.startswith("save"):
                    self._due = len(self._known) - 1

    def _check(self, found: list[str]) -> None:
        """Look whether what was found is as late as it has to be; the latest comes last."""
        self.finds += 1
        place = max(at for at, known in enumerate(self._known) if known == found[-1])
        assert place >= self._due, (found, self._known[place:])
        self._known, self._due = [found[-1]], 0


def run(folder: Path, rounds: int) -> None:
    lives = Lives(folder)
    for number in range(1, rounds + 1):
        lives.live(number)
    assert lives.finds > rounds // 2


def test_a_few_lives(tmp_path: Path) -> None:
    run(tmp_path, 4)


@pytest.mark.long
@pytest.mark.timeout(4 * 3600)
def test_a_thousand_lives(tmp_path: Path) -> None:
    run(tmp_path, 1000)
