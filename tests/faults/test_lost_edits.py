"""The real program is killed while somebody edits, saves and recovers: hardly anything is lost."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills as POSIX has them")

FIRST = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
FORGIVEN_S = float(os.environ.get("FORGIVEN", "2"))
"""What may be lost: what was done in that time before the end. What was saved never may be."""
START_S = 60.0


class Lives:
    """Some files, and one process after another that works on them."""

    def __init__(self, folder: Path, first: int = 1) -> None:
        self._folder = folder
        self._first = first
        self._file = folder / "work-0.fen"
        self._file.write_text(FIRST)
        self._errors = folder / "errors"
        self._known = [FIRST]
        self._due = 0
        self.finds = 0
        self.lost: list[str] = []

    def live(self, number: int) -> None:
        """Let a process work until it is ended, and look at what it had found and done."""
        log = self._folder / "log"
        log.unlink(missing_ok=True)
        (self._folder / "known").write_text(json.dumps(self._known))
        command = [sys.executable, "-m", "tests.helpers.typist", str(self._folder)]
        command += [str(number * 1000), *map(str, sorted(self._folder.glob("work-*.fen")))]
        with self._errors.open("w") as errors:
            process = subprocess.Popen(command, cwd=ROOT, stderr=errors)
            process.wait(START_S)
            ended = time.monotonic()
        said = self._errors.read_text()
        assert process.returncode == -14, said
        assert "Error" not in said, said
        steps = [json.loads(line) for line in log.read_text().splitlines() if line.endswith("]")]
        for what, moment, *about in steps:
            if what == "ends":
                ended = min(ended, moment + about[0])
        if os.environ.get("KEEP"):
            (self._folder / f"log-{number}").write_text(log.read_text())
        for what, moment, *about in steps:
            if what == "found":
                self._check(number, about[0])
            elif what != "ends":
                self._known.append(about[0])
                if what.startswith("save") or moment <= ended - FORGIVEN_S:
                    self._due = len(self._known) - 1

    def _check(self, number: int, found: list[str]) -> None:
        self.finds += 1
        latest = found[-1]
        place = max((at for at, known in enumerate(self._known) if known == latest), default=-1)
        if place < self._due:
            self.lost.append(
                f"round {number}: {place} found, {self._due} due, of {len(self._known)}"
            )
            print(self.lost[-1], self._known[self._due :], "FOUND", found, flush=True)
        self._known = [latest]
        self._due = 0


def run(folder: Path, rounds: int, first: int = 1) -> None:
    lives = Lives(folder)
    for number in range(first, rounds + first):
        lives.live(number)
        if number % 50 == 0:
            print(number, lives.finds, len(lives.lost), flush=True)
    assert lives.finds > rounds // 2
    assert not lives.lost


def test_a_few_lives(tmp_path: Path) -> None:
    run(tmp_path, 3)


@pytest.mark.long
def test_a_thousand_lives(tmp_path: Path) -> None:
    run(tmp_path, int(os.environ.get("ROUNDS", "1000")), int(os.environ.get("START", "1")))
