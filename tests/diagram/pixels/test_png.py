"""Chunks and streams, judged by zlib and struct alone."""

import struct
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.pixels import png


def test_a_chunk_has_length_and_checksum() -> None:
    body = b"0123"
    chunk = png.chunk(b"abCd", body)
    assert chunk == struct.pack(">I", 4) + b"abCd0123" + struct.pack(">I", zlib.crc32(b"abCd0123"))


def test_an_empty_last_chunk() -> None:
    assert png.tail() == b"\0\0\0\0IEND\xaeB\x60\x82"


@given(st.binary(max_size=300), st.binary(max_size=300))
def test_checksums_of_parts_make_that_of_the_whole(first: bytes, second: bytes) -> None:
    joined = png.joined_checksum(zlib.adler32(first), zlib.adler32(second), len(second))
    assert joined == zlib.adler32(first + second)


def test_checksums_of_long_parts_too() -> None:
    parts = [b"\xff" * 70_000, b"\x01" * 66_000, b"\xfe" * 1_000_000]
    checksum = png.NO_CHECKSUM
    for part in parts:
        checksum = png.joined_checksum(checksum, zlib.adler32(part), len(part))
    assert checksum == zlib.adler32(b"".join(parts))


@given(st.lists(st.binary(max_size=200), max_size=6))
def test_blocks_make_one_stream(parts: list[bytes]) -> None:
    blocks = [png.block(part) for part in parts]
    whole = b"".join(parts)
    chunk = png.stream([packed for packed, _ in blocks], zlib.adler32(whole))
    assert zlib.decompress(chunk[8:-4]) == whole


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        ("8/8/8/8/8/8/8/8 w - - 0 1", b"tEXt"),
        ("Müller\nfirst", b"tEXt"),
        ("Ďurďa", b"iTXt"),
        ("tab\tin it", b"iTXt"),
        ("\x85", b"iTXt"),
    ],
)
def test_texts_are_plain_where_latin_1_suffices(content: str, kind: bytes) -> None:
    assert png.text("Title", content)[4:8] == kind


@given(st.text(max_size=30))
def test_any_text_can_be_kept(content: str) -> None:
    chunk = png.text("Title", content)
    body = chunk[8:-4]
    assert len(body) == int.from_bytes(chunk[:4])
    separator = b"\0" if chunk[4:8] == b"tEXt" else b"\0\0\0\0\0"
    assert body.removeprefix(b"Title" + separator).count(b"\0") == 0


def test_what_is_not_known_is_not_written() -> None:
    assert b"Title" not in png.texts("", "") and b"FEN\0" not in png.texts("", "")
    assert b"Software\0FenEdit" in png.texts("", "")


def test_only_colours_that_let_through_are_named_as_such() -> None:
    chunks = png.palette([0x00000000, 0x80FF0000, 0xFF00FF00, 0xFF0000FF])
    assert chunks[:8] == b"\0\0\0\x0cPLTE"
    assert png.chunk(b"tRNS", b"\x00\x80") == chunks[-14:]
    assert b"tRNS" not in png.palette([0xFF00FF00])


@pytest.mark.parametrize(("scale", "inches"), [(1, 96), (2, 192), (3, 288)])
def test_density_is_96_an_inch_times_the_scale(scale: int, inches: int) -> None:
    across, down, unit = struct.unpack(">IIB", png.density(scale)[8:-4])
    assert (round(across * 0.0254), round(down * 0.0254), unit) == (inches, inches, 1)
