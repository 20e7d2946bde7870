"""Packing, unpacking, and how packed files are recognized."""

import gzip
import io
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import new_document
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.saving import save_document
from fenedit.documents.packing import PACKINGS, DamagedError, bare, packing_named, packing_of
from fenedit.notation.position import START_POSITION


def whole(data: bytes, size: int = 100) -> bytes:
    return b"".join(
        PACKINGS["gzip"].unpacked(data[at : at + size] for at in range(0, len(data), size))
    )


@given(st.binary(), st.integers(1, 100))
def test_what_is_packed_comes_back(data, size):
    packed = gzip.compress(data, mtime=0)
    assert packing_of(packed) == "gzip" and not packing_of(packed[1:])
    assert whole(packed, size) == data


def test_several_members_and_zeros_after_them_are_read():
    members = [gzip.compress(b"%d\n" % number) for number in range(3000)]
    text = b"".join(b"%d\n" % number for number in range(3000))
    assert whole(b"".join(members)) == text
    assert whole(b"\0\0".join(members) + b"\0" * 100, 1 << 20) == text


@pytest.mark.parametrize("cut", [2, 9, 15, -8, -1])
def test_a_cut_off_end_is_noticed(cut):
    with pytest.raises(DamagedError):
        whole(gzip.compress(b"8/8/8/8 w - -\n" * 100)[:cut])


@given(st.data())
def test_damage_is_noticed_or_harmless(drawn):
    text = b"8/8/8/8 w - -\n" * 10
    data = bytearray(gzip.compress(text, mtime=0))
    data[drawn.draw(st.integers(0, len(data) - 1))] ^= drawn.draw(st.integers(1, 255))
    with suppress(DamagedError):
        assert whole(bytes(data)) == text


@pytest.mark.parametrize("after", [b"x", b"\0x", b"\x1f\x8b", b"\x1f\x8bxxxxxxxxxxxxxx"])
def test_garbage_after_it_is_damage(after):
    with pytest.raises(DamagedError):
        whole(gzip.compress(b"8/8") + after)


def test_little_is_unpacked_at_once():
    parts = list(PACKINGS["gzip"].unpacked([gzip.compress(bytes(10_000_000))]))
    assert sum(map(len, parts)) == 10_000_000
    assert max(map(len, parts)) <= 1 << 20


def test_zstandard_is_read_and_written(tmp_path):
    row = PACKINGS["zstd"]
    packed = b"".join(row.packed([b"a\n" * 5000, b"b"])) + b"".join(row.packed([b"c"]))
    for size in (1, 10, 1 << 20):
        parts = [packed[at : at + size] for at in range(0, len(packed), size)]
        assert b"".join(row.unpacked(parts)) == b"a\n" * 5000 + b"bc"
    reader = row.reader(io.BytesIO(packed))
    assert b"".join(iter(lambda: reader.read(999), b"")) == b"a\n" * 5000 + b"bc"
    with (tmp_path / "a.zst").open("wb") as file, row.writer(file) as target:
        target.write(b"x")
    assert b"".join(row.unpacked([(tmp_path / "a.zst").read_bytes()])) == b"x"
    for damaged in (packed[:-1], b"x" + packed[1:], b""):
        with pytest.raises(DamagedError):
            list(row.unpacked([damaged]))


def test_a_missing_library_is_named(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "compression", None)
    monkeypatch.setitem(sys.modules, "backports", None)
    path = tmp_path / "a.csv.zst"
    path.write_bytes(PACKINGS["zstd"].magic)
    with pytest.raises(OpenError) as caught:
        open_document(path)
    assert (caught.value.code, caught.value.detail) == ("library", "pip install backports.zstd")
    with pytest.raises(SaveError) as refused:
        save_document(path, new_document(START_POSITION).with_packing("zstd"))
    assert refused.value.code == "library"


def test_names_tell_of_packing():
    assert packing_named(Path("a.fen.GZ")) == "gzip" and packing_named(Path("a.gz.fen")) == ""
    assert bare(Path("a.fen.GZ")) == Path("a.fen") and bare(Path("a.gz.fen")) == Path("a.gz.fen")
