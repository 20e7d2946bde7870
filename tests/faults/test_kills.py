"""A process is killed while it saves: the file is the old one or the new one, whole."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fenedit.documents.files.saving import interrupted_save, save_bytes
from tests.helpers.faulty_os import FaultyOs
from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills as POSIX has them")

OLD = b"old\n" * 50_000
NEW = b"new!\n" * 50_000

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


@pytest.mark.parametrize("linked", [False, True], ids=["replaced", "in place"])
def test_killed_at_each_step(tmp_path: Path, linked: bool) -> None:
    number = 1
    contents = set()
    while True:
        folder = tmp_path / str(number)
        folder.mkdir()
        file = folder / "a.fen"
        file.write_bytes(OLD)
        if linked:
            (folder / "other").hardlink_to(file)
        child = os.fork()
        if not child:
            # Whatever happens, this process does not go on with the tests.
            try:
                faulty = FaultyOs(number).use(pytest.MonkeyPatch())
                faulty.at_fault = lambda: os.kill(os.getpid(), signal.SIGKILL)
                save_bytes(file, NEW)
                os._exit(0)
            finally:
                os._exit(1)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        contents.add(file.read_bytes())
        check_after_a_kill(file, linked=linked)
        if code == 0:
            break
        assert code == -signal.SIGKILL
        number += 1
    assert number > 10
    assert {OLD, NEW} <= contents
    # In place there are moments at which only the copy is whole.
    assert linked == any(not is_whole(content) for content in contents)


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
