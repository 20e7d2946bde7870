"""The real program is killed while somebody types, saves and recovers: hardly anything is lost."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills as POSIX has them")

FIRST = 100_000
"""All numbers are of one length, so that one that is half typed is not taken for an earlier one."""
FORGIVEN_S = 2.0
FORGIVEN_NUMBERS = 30
"""What may be lost: as many as are typed in that time, and no fewer on a busy machine, where all
that the program does takes longer."""
EARLY_ONE_IN = 4
EARLY_S = (0.2, 2.0)
"""When one of them is killed, counted from its start: while it starts, or recovers."""
LIFE_S = (0.0, 4.0)
"""When the others are, counted from their first look at the work."""
START_S = 60.0


class Lives:
    """One file, and one process after another that works on it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "work.fen"
        self._file.write_text(f"4k3/8/8/8/8/8/8/4K3 w - - 0 {FIRST}\n")
        self._log = folder / "log"
        self._log.touch()
        self._errors = folder / "errors"
        self._chance = random.Random(5)
        self._number = FIRST
        self._due = FIRST
        self.finds = 0
        self.half_typed = 0

    def live(self) -> None:
        """Let a process work for a while, kill it, and look at what it had found and done."""
        before = self._log.stat().st_size
        with self._errors.open("w") as errors:
            process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.helpers.typist",
                    self._file,
                    str(self._number),
                    self._log,
                ],
                cwd=ROOT,
                stderr=errors,
            )
            if self._chance.randrange(EARLY_ONE_IN) == 0:
                time.sleep(self._chance.uniform(*EARLY_S))
            else:
                self._wait_for_a_find(process, before)
                time.sleep(self._chance.uniform(*LIFE_S))
            killed = time.monotonic()
            process.kill()
            process.wait()
        assert "Error" not in self._errors.read_text(), self._errors.read_text()
        typed = []
        for line in self._log.read_text()[before:].splitlines():
            what, number, moment = line.split()
            if what == "found":
                self._check(int(number))
            else:
                typed.append((int(number), float(moment)))
        if typed:
            self._number = typed[-1][0]
        for number, moment in typed[:-FORGIVEN_NUMBERS]:
            if moment <= killed - FORGIVEN_S:
                self._due = number

    def _wait_for_a_find(self, process: subprocess.Popen[bytes], before: int) -> None:
        end = time.monotonic() + START_S
        while self._log.stat().st_size == before:
            assert process.poll() is None, self._errors.read_text()
            assert time.monotonic() < end, "the program does not begin"
            time.sleep(0.02)

    def _check(self, found: int) -> None:
        self.finds += 1
        if found < FIRST:
            # Killed between two digits; whoever types that has seen what stood there before.
            self.half_typed += 1
        else:
            # The last one may not have come to the log.
            assert self._due <= found <= self._number + 1
            self._due = found
            self._number = max(found, self._number)


def run(folder: Path, rounds: int) -> None:
    lives = Lives(folder)
    for _ in range(rounds):
        lives.live()
    assert lives.finds > rounds // 2
    assert lives.half_typed <= rounds // 10


def test_a_few_lives(tmp_path: Path) -> None:
    run(tmp_path, 3)


@pytest.mark.long
def test_five_hundred_lives(tmp_path: Path) -> None:
    run(tmp_path, 500)
