"""What is done with the parts of a file comes in their order, whoever did it."""

import gzip
import io
import os
import random

import pytest

from fenedit.documents.errors import StreamError
from fenedit.documents.files.streaming import Source, Stretch, entries, open_source, part_data
from fenedit.jobs.parts import size_of, worked_on


def read(part: Stretch | bytes, *, exactly: bool = False) -> tuple[bytes, bool, int]:
    """Return what a part holds, how it was asked for, and by which process."""
    data = part_data(part)
    if b"\0" in data:
        raise StreamError("damaged", "a")
    return data, exactly, os.getpid()


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.streaming.FIRST_SIZES", (4, 8))
    monkeypatch.setattr("fenedit.documents.files.streaming.PART_SIZE", 30)
    monkeypatch.setattr("fenedit.jobs.parts.FIRST_SIZES", (4, 8))
    monkeypatch.setattr("fenedit.jobs.parts._LARGE", 1000)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("count", [0, 3, 50, 500])
@pytest.mark.parametrize("exact", [0, 1, 3])
def test_parts_of_files_and_streams(tmp_path, processes, count, exact):
    data = b"".join(b"%d\n" % number for number in range(count))
    file = tmp_path / "a.fen"
    file.write_bytes(data)
    stream = Source("a", io.BytesIO(data), "utf-8", "fen")
    assert size_of(stream) is None
    with open_source(str(file)) as source:
        assert size_of(source) == len(data)
        for each in (source, stream):
            found = list(worked_on(read, each, processes, exact))
            assert b"".join(part for part, _, _ in found) == data
            flags = [exactly for _, exactly, _ in found]
            assert flags == [index < exact for index in range(len(flags))]
            others = {pid for _, _, pid in found} - {os.getpid()}
            assert bool(others) == (count == 500 and processes == 2)


def test_where_nothing_is_forked_this_process_looks_through_it(tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.jobs.parts.can_fork", lambda: False)
    data = b"".join(b"%d\n" % number for number in range(500))
    file = tmp_path / "a.fen"
    file.write_bytes(data)
    with open_source(str(file)) as source:
        found = list(worked_on(read, source, 2, 1))
    assert b"".join(part for part, _, _ in found) == data
    assert {pid for _, _, pid in found} == {os.getpid()}


def test_an_error_of_a_part_comes_after_those_before_it(tmp_path):
    file = tmp_path / "a.fen"
    file.write_bytes(b"abc\n" * 500 + b"\0\n" + b"abc\n" * 500)
    found = []
    with open_source(str(file)) as source, pytest.raises(StreamError):
        for part, _, _ in worked_on(read, source, 2, 1):
            found.append(part)
    assert b"".join(found) in b"abc\n" * 500
    assert len(b"".join(found)) > 1900


@pytest.mark.parametrize("processes", [1, 2])
def test_what_stands_before_damage_is_worked_on(tmp_path, processes, monkeypatch):
    dice = random.Random(1)
    data = b"".join(b"%030x\n" % dice.getrandbits(120) for _ in range(20_000))
    packed = gzip.compress(data)
    file = tmp_path / "a.fen.gz"
    monkeypatch.setattr("fenedit.documents.files.streaming.PART_SIZE", 1 << 16)
    file.write_bytes(packed[: len(packed) // 2])
    found = []
    with open_source(str(file)) as source, pytest.raises(StreamError) as caught:
        for part, _, _ in worked_on(read, source, processes, 1):
            found.append(part)
    assert caught.value.code == "damaged"
    whole = b"".join(found)
    assert data.startswith(whole)
    one_by_one = []
    with open_source(str(file)) as source, pytest.raises(StreamError):
        for entry in entries(source):
            one_by_one.append(entry.whole)
    assert len(one_by_one) > 5000
    assert whole.decode() == "".join(one_by_one)
