"""Every kind of saving fails at step 1, 2, 3, …, for every reason, or is done in small bites."""

import errno
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import pytest

from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.errors import SaveError
from fenedit.documents.files.recovery import RecoveryStore, Snapshot
from fenedit.documents.files.saving import interrupted_save, open_target, save_bytes, save_document
from fenedit.documents.record import Record
from tests.helpers import faulty_os
from tests.helpers.faulty_os import FaultyOs
from tests.helpers.large_files import opened, small_blocks

CODES = [errno.EIO, errno.ENOSPC, errno.EPERM, errno.EDQUOT, errno.ESTALE]
LARGE = b"".join(b"8/8 w - - %d\n" % number for number in range(40)) + b"# end"
NEW = LARGE.replace(b"8/8 w - - 7\n", b"new\n").replace(b"8/8 w - - 30\n", b"new\n")


@pytest.fixture(autouse=True)
def all_steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Count the steps that copy from file to file as well."""
    steps = faulty_os.STEPS | {"pread", "makedirs"}
    monkeypatch.setattr(faulty_os, "STEPS", steps)
    rooms = (*faulty_os.ROOMS, "recovery")
    monkeypatch.setattr(faulty_os, "ROOMS", rooms)
    with small_blocks(64, 5):
        yield


def edited(file: Path) -> Document:
    document = opened(file, LARGE)
    lines = document.collection
    for row in (7, 30):
        lines = lines.splice(lines.replacing(row, Record("new")))
    return document.with_collection(lines)


def absent(file: Path) -> Callable[[], object]:
    return lambda: save_bytes(file, NEW)


def with_attributes(file: Path) -> Callable[[], object]:
    file.write_bytes(LARGE)
    file.chmod(0o646)
    if hasattr(os, "setxattr"):
        with suppress(OSError):
            os.setxattr(file, "user.fenedit.test", b"x")
    return lambda: save_bytes(file, NEW)


def plain(file: Path) -> Callable[[], object]:
    document = edited(file)
    return lambda: save_document(file, document)


def linked(file: Path) -> Callable[[], object]:
    document = edited(file)
    (file.parent / "other").hardlink_to(file)
    return lambda: save_document(file, document)


def streamed(file: Path) -> Callable[[], object]:
    file.write_bytes(LARGE)

    def save() -> None:
        with open_target(str(file), replace=True) as target:
            for line in NEW.splitlines(keepends=True):
                target.write(line)

    return save


def streamed_and_linked(file: Path) -> Callable[[], object]:
    save = streamed(file)
    (file.parent / "other").hardlink_to(file)
    return save


KINDS = [absent, with_attributes, plain, linked, streamed, streamed_and_linked]


def content(file: Path) -> bytes | None:
    return file.read_bytes() if file.exists() else None


def prepared(kind: Callable[[Path], Callable[[], object]], folder: Path) -> Callable[[], object]:
    folder.mkdir()
    return kind(folder / "a.fen")


@pytest.mark.parametrize("code", CODES, ids=errno.errorcode.get)
@pytest.mark.parametrize("kind", KINDS)
def test_one_step_fails(
    kind: Callable[[Path], Callable[[], object]], code: int, tmp_path: Path
) -> None:
    number, saves = 0, 0
    while True:
        number += 1
        folder = tmp_path / str(number)
        save = prepared(kind, folder)
        before = content(folder / "a.fen")
        with pytest.MonkeyPatch.context() as patch:
            faulty = FaultyOs(number, code=code).use(patch)
            try:
                save()
                saved = True
            except SaveError as error:
                assert error.code != "torn"
                saved = False
        where = f"step {number}, {faulty.steps[number - 1 : number]}"
        after = content(folder / "a.fen")
        assert after in (before, NEW), where
        assert not saved or after == NEW, where
        saves += saved
        left = {entry.name for entry in folder.iterdir()} - {"a.fen", "other"}
        assert not left or (len(left) == 1 and faulty.steps[number - 1][0] == "unlink"), where
        if not faulty.failed:
            break
    assert saved and number > 5 and saves < number


@pytest.mark.parametrize("kind", KINDS)
def test_all_steps_fail_from_one_on(
    kind: Callable[[Path], Callable[[], object]], tmp_path: Path
) -> None:
    failed, number = True, 0
    while failed:
        number += 1
        file = tmp_path / str(number) / "a.fen"
        save, code, kept = prepared(kind, file.parent), "", file
        before = content(file)
        with pytest.MonkeyPatch.context() as patch:
            faulty = FaultyOs(number, fails_on=True).use(patch)
            try:
                save()
            except SaveError as error:
                code = error.code
                kept = Path(error.detail) if code == "torn" else file
        assert code != "torn" or "linked" in kind.__name__
        assert content(kept) in (before, NEW)
        assert code or content(file) == NEW
        failed = faulty.failed


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills as POSIX has them")
@pytest.mark.parametrize("kind", KINDS)
def test_killed_at_each_step(kind: Callable[[Path], Callable[[], object]], tmp_path: Path) -> None:
    number, contents = 0, set()
    while True:
        number += 1
        file = tmp_path / str(number) / "a.fen"
        save = prepared(kind, file.parent)
        before = content(file)
        child = os.fork()
        if not child:
            faulty = FaultyOs(number).use(pytest.MonkeyPatch())
            faulty.at_fault = lambda: os.kill(os.getpid(), signal.SIGKILL)
            save()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        after = content(file)
        contents.add(after)
        if after not in (before, NEW):
            assert "linked" in kind.__name__
            copy = interrupted_save(file)
            assert copy is not None and copy.read_bytes() == LARGE
        # The next save goes well, and sweeps up.
        save_bytes(file, b"next\n")
        left = {entry.suffix for entry in file.parent.iterdir()} - {".fen", ""}
        assert left <= {".bak"}
        if not status:
            break
        assert os.WTERMSIG(status) == signal.SIGKILL
    assert number > 5 and {before, NEW} <= contents


@pytest.mark.parametrize("most", [1, 5, 64])
@pytest.mark.parametrize("kind", KINDS)
def test_a_disk_that_takes_but_a_few_bytes_at_a_time(
    kind: Callable[[Path], Callable[[], object]], most: int, tmp_path: Path
) -> None:
    save = prepared(kind, tmp_path / "a")
    with pytest.MonkeyPatch.context() as patch:
        FaultyOs().use(patch).write_most = most
        save()
    assert (tmp_path / "a" / "a.fen").read_bytes() == NEW


@pytest.mark.parametrize("kind", [plain, linked])
def test_a_disk_that_takes_a_few_bytes_and_then_fails(
    kind: Callable[[Path], Callable[[], object]], tmp_path: Path
) -> None:
    for number, code in zip(range(1, 60, 3), cycle(CODES), strict=False):
        folder = tmp_path / str(number)
        save = prepared(kind, folder)
        with pytest.MonkeyPatch.context() as patch:
            faulty = FaultyOs(number, code=code).use(patch)
            faulty.write_most = 50
            with suppress(SaveError):
                save()
        assert (folder / "a.fen").read_bytes() in (LARGE, NEW)


@pytest.mark.parametrize("code", [errno.EIO, errno.EPERM], ids=errno.errorcode.get)
@pytest.mark.parametrize("most", [None, 50])
@pytest.mark.parametrize("large", [False, True])
def test_the_journal_holds_the_last_work_or_the_one_before(
    code: int, most: int | None, large: bool, tmp_path: Path
) -> None:
    number = 0
    while True:
        number += 1
        folder = tmp_path / str(number)
        folder.mkdir()
        document = edited(folder / "a.fen")
        if not large:
            document = Document(collection=Collection([f"8/8 w - - {n}\n" for n in range(9)]))
        lines = document.collection
        later = document.with_collection(lines.splice(lines.replacing(3, Record("later"))))
        store = RecoveryStore(folder / "recovery")
        store.save(Snapshot("a", document))
        with pytest.MonkeyPatch.context() as patch:
            faulty = FaultyOs(number, code=code).use(patch)
            faulty.write_most = most
            kept = later
            try:
                store.save(Snapshot("a", later))
            except SaveError:
                kept = document
        store.close()
        (found,) = RecoveryStore(folder / "recovery").orphans().snapshots
        bytes_found = document_bytes(found.document)
        assert bytes_found in (document_bytes(document), document_bytes(later))
        assert kept is document or bytes_found == document_bytes(later)
        assert not found.lost
        if not faulty.failed:
            break
    assert number > 5 and kept is later
