"""Packing and unpacking."""

import gzip
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.files.file_io import DamagedError, TooLargeError, is_packed, packed, unpacked


@given(st.binary())
def test_what_is_packed_comes_back(data: bytes) -> None:
    assert is_packed(packed(data))
    assert unpacked(packed(data), len(data)) == gzip.decompress(packed(data)) == data


def test_no_time_is_written() -> None:
    assert packed(b"8/8")[3:8] == bytes(5)
    assert packed(b"8/8") == packed(b"8/8")


def test_several_members_and_zeros_behind_them_are_read() -> None:
    members = [gzip.compress(b"%d\n" % number) for number in range(3000)]
    text = b"".join(b"%d\n" % number for number in range(3000))
    assert unpacked(b"".join(members), len(text)) == text
    assert unpacked(b"\0\0".join(members) + b"\0" * 100, len(text)) == text


@pytest.mark.parametrize("cut", [2, 9, 15, -8, -1])
def test_a_cut_off_end_is_noticed(cut: int) -> None:
    with pytest.raises(DamagedError):
        unpacked(packed(b"8/8/8/8 w - -\n" * 100)[:cut], 10_000)


@given(st.data())
def test_damage_is_noticed_or_harmless(drawn: st.DataObject) -> None:
    text = b"8/8/8/8 w - -\n" * 10
    data = bytearray(packed(text))
    data[drawn.draw(st.integers(0, len(data) - 1))] ^= drawn.draw(st.integers(1, 255))
    with suppress(DamagedError):
        assert unpacked(bytes(data), 10_000) == text


@pytest.mark.parametrize("behind", [b"x", b"\0x", b"\x1f\x8b", b"\x1f\x8bxxxxxxxxxxxxxx"])
def test_garbage_behind_it_is_damage(behind: bytes) -> None:
    with pytest.raises(DamagedError):
        unpacked(packed(b"8/8") + behind, 100)


def test_no_more_than_the_limit_is_unpacked() -> None:
    bomb = packed(bytes(10_000_000))
    assert len(unpacked(bomb, 10_000_000)) == 10_000_000
    for limit in (0, 1, 9_999_999):
        with pytest.raises(TooLargeError):
            unpacked(bomb, limit)
    with pytest.raises(TooLargeError):
        unpacked(packed(b"a") * 3, 2)
