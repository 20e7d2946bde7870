"""Saving fails at step 1, 2, 3, …: the file holds what it held, or what was saved, whole."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from tests.helpers.faulty_os import FaultyOs

OLD = b"old\n" * 5000
NEW = b"new!\n" * 5000
MOST_STEPS = 100


def absent(file: Path) -> None:
    pass


def present(file: Path) -> None:
    file.write_bytes(OLD)
    file.chmod(0o646)
    if hasattr(os, "setxattr"):
        with suppress(OSError):
            os.setxattr(file, "user.fenedit.test", b"x")


def linked(file: Path) -> None:
    file.write_bytes(OLD)
    (file.parent / "other").hardlink_to(file)


SCENES = [absent, present, linked]
KEPT = {"a.fen", "other"}


def content(file: Path) -> bytes | None:
    return file.read_bytes() if file.exists() else None


def steps_of(scene: Callable[[Path], None], folder: Path) -> list[tuple[str, str]]:
    """Return the steps of a save that works."""
    folder.mkdir()
    scene(folder / "a.fen")
    with pytest.MonkeyPatch.context() as patch:
        faulty = FaultyOs().use(patch)
        save_bytes(folder / "a.fen", NEW)
    assert (folder / "a.fen").read_bytes() == NEW
    assert len(faulty.steps) < MOST_STEPS
    return faulty.steps


@pytest.mark.parametrize(
    "code",
    [errno.EIO, errno.ENOSPC, errno.EPERM, errno.EDQUOT, errno.ESTALE],
    ids=errno.errorcode.get,
)
@pytest.mark.parametrize("scene", SCENES)
def test_one_step_fails(scene: Callable[[Path], None], code: int, tmp_path: Path) -> None:
    steps = steps_of(scene, tmp_path / "0")
    outcomes = set()
    for number, step in enumerate(steps, start=1):
        folder = tmp_path / str(number)
        folder.mkdir()
        file = folder / "a.fen"
        scene(file)
        before = content(file)
        with pytest.MonkeyPatch.context() as patch:
            faulty = FaultyOs(number, code=code).use(patch)
            try:
                save_bytes(file, NEW)
                failed = False
            except SaveError:
                failed = True
        assert faulty.failed
        after = content(file)
        outcomes.add((failed, after == NEW))
        where = f"step {number}, {step}"
        assert after in (before, NEW), where
        assert failed or after == NEW, where
        left = {entry.name for entry in folder.iterdir()} - KEPT
        # A copy that cannot be removed stays; its content was saved elsewhere.
        assert not left or (step[0] == "unlink" and len(left) == 1), where
    assert (True, False) in outcomes


@pytest.mark.parametrize("scene", SCENES)
def test_all_steps_fail_from_one_on(scene: Callable[[Path], None], tmp_path: Path) -> None:
    for number in range(1, len(steps_of(scene, tmp_path / "0")) + 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        file = folder / "a.fen"
        scene(file)
        before = content(file)
        code = ""
        with pytest.MonkeyPatch.context() as patch:
            FaultyOs(number, fails_on=True).use(patch)
            try:
                save_bytes(file, NEW)
            except SaveError as error:
                code, detail = error.code, error.detail
        if code == "torn":
            assert scene is linked
            assert Path(detail).read_bytes() == before
        else:
            assert content(file) in (before, NEW)
            assert code or content(file) == NEW


@pytest.mark.parametrize("scene", SCENES)
def test_a_disk_that_takes_a_byte_at_a_time_and_then_is_full(
    scene: Callable[[Path], None], tmp_path: Path
) -> None:
    for most in (0, 1, 4096):
        folder = tmp_path / str(most)
        folder.mkdir()
        file = folder / "a.fen"
        scene(file)
        before = content(file)
        with pytest.MonkeyPatch.context() as patch:
            faulty = FaultyOs(40, code=errno.ENOSPC, fails_on=False).use(patch)
            faulty.write_most = most
            try:
                save_bytes(file, NEW)
            except SaveError:
                assert content(file) == before
            else:
                assert content(file) == NEW
