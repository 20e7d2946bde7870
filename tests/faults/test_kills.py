"""A process is killed while it saves: the file is the old one or the new one, whole."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fenedit.documents.files.saving import interrupted_save, save_bytes
from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills as POSIX has them")

OLD = b"old\n" * 50_000

SAVING_FOR_EVER = """
import itertools, sys
from pathlib import Path
from fenedit.documents.files.saving import save_bytes
print("begun", flush=True)
for size in itertools.cycle((50_000, 10, 90_000)):
    save_bytes(Path(sys.argv[1]), b"new!\\n" * size)
"""


def start(script: str, *arguments: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE
    )


def is_whole(content: bytes) -> bool:
    """Tell whether a content is one of those that the endless loop saves."""
    return content == OLD or content in (b"new!\n" * size for size in (50_000, 10, 90_000))


def check_after_a_kill(file: Path, *, linked: bool) -> None:
    content = file.read_bytes()
    if linked and not is_whole(content):
        copy = interrupted_save(file)
        assert copy is not None
        assert is_whole(copy.read_bytes())
    else:
        assert is_whole(content)
    save_bytes(file, OLD)
    assert file.read_bytes() == OLD
    left = {entry.name for entry in file.parent.iterdir()} - {"a.fen", "other"}
    assert not [name for name in left if not name.endswith(".bak")]
    assert not left or linked


def kill_often(file: Path, times: int, *, linked: bool) -> None:
    file.write_bytes(OLD)
    if linked:
        (file.parent / "other").hardlink_to(file)
    chance = random.Random(1)
    for _ in range(times):
        with start(SAVING_FOR_EVER, file) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"begun\n"
            time.sleep(chance.uniform(0, 0.05))
            process.kill()
        check_after_a_kill(file, linked=linked)


@pytest.mark.parametrize("linked", [False, True], ids=["replaced", "in place"])
def test_killed_at_any_moment(tmp_path: Path, linked: bool) -> None:
    kill_often(tmp_path / "a.fen", 8, linked=linked)


@pytest.mark.long
@pytest.mark.parametrize("linked", [False, True], ids=["replaced", "in place"])
def test_killed_at_any_moment_for_long(tmp_path: Path, linked: bool) -> None:
    kill_often(tmp_path / "a.fen", 500, linked=linked)
