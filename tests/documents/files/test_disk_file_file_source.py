import errno
import gc
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.errors import SourceError
from fenedit.documents.files import disk_file, page_sums
from fenedit.documents.files.disk_file import (
    Image,
    Source,
    sources_of,
    state_of,
)

DATA = bytes(range(256)) * 8


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.fen"
    path.write_bytes(DATA)
    return path


def code_of(source: Source, start: int = 0, end: int = 4) -> str:
    with pytest.raises(SourceError) as caught:
        source.read(start, end)
    assert str(source.path) in str(caught.value)
    return caught.value.code


def open_descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_any_bytes_are_read(file: Path) -> None:
    source = Source(file)
    assert source.read(10, 20) == DATA[10:20]
    assert source.read(0, len(DATA)) == DATA
    assert source.read(5, 5) == b""
    assert (source.size, source.path) == (len(DATA), file)
    assert source.state == state_of(file.stat())
    buffer = bytearray(7)
    source.fill(memoryview(buffer), 3)
    assert buffer == DATA[3:10]


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux lists what is open")
def test_the_file_is_open_as_long_as_anything_refers_to_it(file: Path) -> None:
    before = open_descriptors()
    source = Source(file)
    assert open_descriptors() == before + 1
    del source
    gc.collect()
    assert open_descriptors() == before


def test_a_file_that_is_replaced_or_removed_stays_readable(file: Path) -> None:
    source = Source(file)
    other = file.with_name("other")
    other.write_bytes(b"other")
    other.replace(file)
    assert source.read(0, 4) == DATA[:4]
    file.unlink()
    assert source.read(0, 4) == DATA[:4]


def test_a_file_that_is_written_to_is_noticed(file: Path) -> None:
    grown, cut = Source(file), Source(file)
    with file.open("ab") as more:
        more.write(b"x")
    assert code_of(grown) == "changed-underneath"
    with pytest.raises(SourceError):
        grown.check()
    os.truncate(file, 100)
    assert code_of(cut) == "cut-off"
    assert code_of(cut, 90, 110) == "cut-off"
    with pytest.raises(SourceError, match="truncated"):
        cut.fill(memoryview(bytearray(20)), 90)
    same_size = Source(file)
    status = file.stat()
    file.write_bytes(bytes(100))
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns + 1))
    assert code_of(same_size) == "changed-underneath"


def test_a_disk_that_fails_is_said_to(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = Source(file)

    def fail(*_: object) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "pread", fail)
    monkeypatch.setattr(os, "preadv", fail)
    assert code_of(source) == "unreadable"
    with pytest.raises(SourceError, match=os.strerror(errno.EIO)) as caught:
        source.fill(memoryview(bytearray(2)), 0)
    assert caught.value.errno == errno.EIO


def test_short_reads_are_read_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, real, vector = Source(file), os.pread, os.preadv
    monkeypatch.setattr(disk_file.os, "pread", lambda fd, count, at: real(fd, min(count, 3), at))
    monkeypatch.setattr(
        disk_file.os, "preadv", lambda fd, buffers, at: vector(fd, [buffers[0][:3]], at)
    )
    assert source.read(1, 100) == DATA[1:100]
    buffer = bytearray(50)
    source.fill(memoryview(buffer), 1)
    assert buffer == DATA[1:51]


@pytest.mark.parametrize("known", [False, True])
def test_what_is_copied_is_what_was_there(
    file: Path, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_sums, "PAGE_BYTES", 8)
    monkeypatch.setattr(disk_file, "_AT_ONCE", 90)
    source = Source(file)
    if known:
        source.know(page_sums.sums_by_chunks(len(DATA), source.fill))
    target = os.open(file.with_name("b"), os.O_CREAT | os.O_WRONLY)
    try:
        os.write(target, b"head")
        for start, end in ((3, 1000), (0, 1), (8, 16), (len(DATA) - 5, len(DATA))):
            source.copy_to(target, start, end)
        status = file.stat()
        file.write_bytes(bytes(8) + DATA[8:])
        os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns + (not known)))
        with pytest.raises(SourceError) as caught:
            source.copy_to(target, 4, 100)
        assert caught.value.code == "changed-underneath"
    finally:
        os.close(target)
    copied = b"head" + DATA[3:1000] + DATA[:1] + DATA[8:16] + DATA[-5:]
    assert file.with_name("b").read_bytes() == copied


def test_a_source_goes_on_with_a_copy(file: Path) -> None:
    source, changed = Source(file), Source(file)
    assert set(sources_of(file.stat())) >= {source, changed}
    copy = file.with_name("copy")
    copy.write_bytes(DATA)
    descriptor = os.open(copy, os.O_RDONLY)
    copy.unlink()
    source.redirect(descriptor)
    file.write_bytes(b"rewritten")
    changed.redirect(descriptor)
    os.close(descriptor)
    assert source.read(0, len(DATA)) == DATA
    assert source not in sources_of(file.stat())
    assert code_of(changed) == "cut-off"


@given(
    st.lists(st.tuples(st.integers(0, 5), st.integers(1, 5)), max_size=6),
    st.randoms(use_true_random=False),
    st.integers(0, 40),
    st.integers(0, 20),
)
def test_an_image_tells_where_bytes_are_now(
    gaps: list[tuple[int, int]], dice: object, start: int, length: int
) -> None:
    place, ranges = 0, []
    for gap, size in gaps:
        ranges.append((place + gap, place + gap + size))
        place += gap + size
    dice.shuffle(ranges)  # type: ignore[attr-defined]
    copied, there = [], {}
    target = 1000
    for first, last in ranges:
        copied.append((first, last, target))
        there.update({first + k: target + k for k in range(last - first)})
        target += last - first + 3
    image = Image(Path("x"), state_of(Path("/").stat()), copied)
    found = image.found(start, start + length)
    told = {
        byte: None if new is None else new + byte - first
        for first, last, new in found
        for byte in range(first, last)
    }
    assert told == {byte: there.get(byte) for byte in range(start, start + length)}
    assert all(first < last for first, last, _ in found)
