"""Where a system reads only at the place where a file stands, nobody notices."""

import os
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from fenedit.documents.document import Collection, document_bytes
from fenedit.documents.files.file_io import read_at
from fenedit.documents.files.saving import save_document
from fenedit.documents.record import Record
from tests.helpers.large_files import opened, small_blocks
from tests.helpers.project import run_python

OF_POSIX = (
    "pread", "preadv", "pwrite", "pwritev", "readv", "writev", "posix_fallocate", "posix_fadvise",
    "copy_file_range", "sendfile", "splice", "fdatasync", "sync", "lockf",
    "fchmod", "fchown", "chown", "lchown", "getxattr", "listxattr", "removexattr", "setxattr",
    "getuid", "geteuid", "getgid", "getegid", "mkfifo", "mknod", "statvfs", "fstatvfs",
    "sched_getaffinity", "nice", "killpg",
    "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY",
)  # fmt: skip
"""What Python on Windows has not got, as far as it could be used to read and write files."""
DATA = bytes(range(256)) * 64


@pytest.fixture(params=[False, True], ids=["as here", "as on Windows"])
def system(request, monkeypatch):
    if request.param:
        for name in OF_POSIX:
            monkeypatch.delattr(os, name, raising=False)


@pytest.fixture
def descriptor(tmp_path) -> Iterator[int]:
    file = tmp_path / "file"
    file.write_bytes(DATA)
    descriptor = os.open(file, os.O_RDWR)
    yield descriptor
    os.close(descriptor)


@pytest.mark.usefixtures("system")
def test_any_place_is_read_and_the_position_stays(descriptor):
    os.lseek(descriptor, 7, os.SEEK_SET)
    assert read_at(descriptor, 10, 300) == DATA[300:310]
    assert read_at(descriptor, 10, len(DATA) - 3) == DATA[-3:]
    assert read_at(descriptor, 10, len(DATA)) == b""
    assert os.read(descriptor, 5) == DATA[7:12]


@pytest.mark.usefixtures("system")
def test_threads_that_read_one_file_stay_out_of_each_others_way(descriptor):
    copy = os.dup(descriptor)

    def right(seed):
        dice = random.Random(seed)
        for _ in range(400):
            place = dice.randrange(len(DATA))
            if read_at((descriptor, copy)[seed % 2], 9, place) != DATA[place : place + 9]:
                return False
        return True

    try:
        with ThreadPoolExecutor(6) as threads:
            assert all(threads.map(right, range(6)))
    finally:
        os.close(copy)


@pytest.mark.usefixtures("system")
@pytest.mark.parametrize("links", [1, 2])
def test_large_files_are_edited_and_saved(tmp_path, links):
    data = b"".join(b"8/8 w - - %d\n" % number for number in range(300))
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = opened(file, data)
        if links == 2:
            (tmp_path / "other").hardlink_to(file)
        lines = document.collection
        for index in (3, 200):
            lines = lines.splice(lines.replacing(index, Record("new")))
        document = document.with_collection(lines)
        for target in (file, tmp_path / "new"):
            save_document(target, document)
            assert target.read_bytes() == document_bytes(document)
    assert file.read_bytes().count(b"new\n") == 2
    assert isinstance(document.collection, Collection)


AS_ON_WINDOWS = f"""
import os, sys
for name in {OF_POSIX}:
    if hasattr(os, name):
        delattr(os, name)
for name in ("resource", "pwd", "grp", "termios"):
    sys.modules[name] = None
"""
PROGRAM = """
from pathlib import Path
from fenedit.documents.files.opening import open_document
from fenedit.documents.record import Record
from fenedit.documents.files.recovery import RecoveryStore
from fenedit.documents.files.saving import save_document
from fenedit.documents.files.recovery import Snapshot

folder = Path(sys.argv[1])
file = folder / "a.fen"
file.write_bytes(b"".join(b"8/8/8/8/8/8/8/8 w - - 0 %d\\n" % n for n in range(1, 200_001)))
document = open_document(file)
assert document.collection.blocks[0].memory.name

def edited(document, index, text):
    lines = document.collection
    return document.with_collection(lines.splice(lines.replacing(index, Record(text))))

document = edited(document, 100_000, "first")
document = document.with_file(file, save_document(file, document))
document = edited(document, 150_000, "second")
store = RecoveryStore(folder / "recovery")
store.save(Snapshot("a", document, 5))
store.close()
(found,) = RecoveryStore(folder / "recovery").orphans().snapshots
assert (found.document, found.lost) == (document, 0)
save_document(folder / "b.fen", found.document)
texts = (folder / "b.fen").read_text().splitlines()
print(len(texts), texts[100_000], texts[150_000], texts[199_999])
"""


def test_a_program_that_never_knew_them_opens_edits_saves_and_recovers(tmp_path):
    code, said = run_python("-c", AS_ON_WINDOWS + PROGRAM, tmp_path)
    assert (code, said) == (0, "200000 first second 8/8/8/8/8/8/8/8 w - - 0 200000\n")
