import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.files import page_sums
from fenedit.documents.files.page_sums import PAGE_BYTES, PageSums, sums_by_chunks, sums_of

PAGE = b"".join(b"%08d" % number for number in range(PAGE_BYTES // 8))


def sums(data: bytes, page: int = PAGE_BYTES) -> list[int]:
    return list(map(int, sums_of(np.frombuffer(data, np.uint8), page)))


@given(st.binary(max_size=100), st.integers(0, 100), st.integers(1, 255))
def test_any_other_byte_makes_another_sum(data: bytes, place: int, by: int) -> None:
    other = bytearray(data)
    if data:
        other[place % len(data)] ^= by
    assert (sums(data, 16) == sums(bytes(other), 16)) is (bytes(other) == data)
    assert len(sums(data, 16)) == -(-len(data) // 16)


@pytest.mark.parametrize("step", [1, 4, 8, 64, 4096])
def test_bytes_that_change_places_are_told_apart(step: int) -> None:
    """Lines in another order are what a sum without weights would not notice."""
    for place in range(0, PAGE_BYTES - 2 * step, max(step, 256)):
        first, second = PAGE[place : place + step], PAGE[place + step : place + 2 * step]
        other = PAGE[:place] + second + first + PAGE[place + 2 * step :]
        assert (sums(other) == sums(PAGE)) is (first == second)


def test_the_same_change_in_all_upper_halves_is_told() -> None:
    """Where words differ by multiples of 2 ** 32 alone, products of 64 bits would lose much."""
    words = np.frombuffer(PAGE, np.uint64)
    seen = {sums(PAGE)[0]}
    for bit in range(64):
        for count in (1, 2, 3, len(words)):
            other = words.copy()
            other[:count] ^= np.uint64(1 << bit)
            seen.add(sums(other.tobytes())[0])
    assert len(seen) == 1 + 64 * 4


def test_pages_are_known_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fenedit.documents.files.page_sums.PAGE_BYTES", 16)
    data = bytes(range(100))
    known = PageSums(100, sums_of(np.frombuffer(data, np.uint8), 16))
    monkeypatch.undo()
    assert known.pages_around(20, 33) == (16, 48)
    assert known.pages_around(16, 32) == (16, 32)
    assert known.pages_around(97, 99) == (96, 100)
    assert known.are_of(16, data[16:48]) and known.are_of(96, data[96:])
    assert not known.are_of(16, data[17:49]) and not known.are_of(96, b"wxyz")
    # Zeros behind the end are no part of the file.
    assert sums(b"a") == sums(b"a\0")


@pytest.mark.parametrize("size", [0, 1, PAGE_BYTES, 3 * PAGE_BYTES + 5])
def test_a_file_read_in_chunks_has_the_sums_of_one_read_at_once(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(page_sums, "_CHUNK", PAGE_BYTES + 1)
    data = np.random.default_rng(1).integers(0, 256, size, np.uint8).tobytes()

    def fill(buffer: memoryview, place: int) -> None:
        buffer[:] = data[place : place + len(buffer)]

    found = sums_by_chunks(size, fill)
    assert found.size == size
    assert found.are_of(0, data)
    assert found.seal == PageSums(size, sums_of(np.frombuffer(data, np.uint8), PAGE_BYTES)).seal
