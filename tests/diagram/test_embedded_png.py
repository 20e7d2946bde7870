"""FENs in PNG files, among them files that somebody made to do harm."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram import embedded
from fenedit.diagram.embedded import LONGEST_TEXT, texts_in_png
from tests.helpers import png

FEN = "8/8/8/4k3/8/8/8/4K2R w K - 0 1"


def _file(*chunks: bytes) -> bytes:
    return png.HEAD + b"".join(chunks) + png.TAIL


def _packed(kind: bytes, content: bytes) -> bytes:
    middle = {b"zTXt": b"\0\0", b"iTXt": b"\0\1\0\0\0"}[kind]
    return png.chunk(kind, b"FEN" + middle + zlib.compress(content))


@pytest.mark.parametrize(
    "chunk",
    [
        png.text("FEN", FEN),
        png.text("fen", f" {FEN}\n"),
        png.chunk(b"iTXt", b"FEN\0\0\0de\0Stellung\0" + FEN.encode()),
        _packed(b"zTXt", FEN.encode()),
        _packed(b"iTXt", FEN.encode()),
    ],
)
def test_fens_are_found_however_they_are_kept(chunk: bytes) -> None:
    assert texts_in_png(_file(chunk)) == (FEN,)


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1))
def test_what_was_written_is_read(text: str) -> None:
    expected = (text.strip(),) if text.strip() else ()
    assert texts_in_png(_file(png.texts(text))) == expected


def test_several_come_in_order() -> None:
    file = _file(png.text("FEN", "a"), png.text("Title", "t"), png.text("FEN", "ď"))
    assert texts_in_png(file) == ("a", "ď")


def test_text_after_the_pixels_is_found_and_after_the_end_is_not() -> None:
    assert texts_in_png(_file(png.PIXELS, png.text("FEN", "a")) + png.text("FEN", "b")) == ("a",)


@pytest.mark.parametrize(
    "chunk",
    [
        png.text("FENCE", FEN),
        png.text("FEN", FEN)[:-1] + b"\0",
        png.text("FEN", "x" * (LONGEST_TEXT + 1)),
        png.chunk(b"FENx", b"FEN\0" + FEN.encode()),
        _packed(b"zTXt", b"k" * (LONGEST_TEXT + 1)),
        _packed(b"zTXt", bytes(10_000_000)),
        png.chunk(b"zTXt", b"FEN\0\1" + zlib.compress(FEN.encode())),
        png.chunk(b"zTXt", b"FEN\0\0" + zlib.compress(FEN.encode())[:-6]),
        png.chunk(b"zTXt", b"FEN\0\0nothing packed"),
        png.chunk(b"zTXt", b"FEN"),
        png.chunk(b"iTXt", b"FEN\0\0\0"),
        png.chunk(b"iTXt", b"FEN\0\2\0\0\0" + FEN.encode()),
        png.chunk(b"iTXt", b"FEN\0\0\0\0\0\xff\xfe"),
        b"\xff\xff\xff\xfftEXtFEN\0" + FEN.encode(),
    ],
)
def test_what_is_broken_or_too_much_is_not_there(chunk: bytes) -> None:
    assert texts_in_png(_file(chunk)) == ()


def test_a_broken_chunk_does_not_hide_the_next() -> None:
    broken = png.text("FEN", "a")[:-1] + b"\0"
    assert texts_in_png(_file(broken, png.text("FEN", "b"))) == ("b",)


@given(st.integers(0, 200))
def test_a_file_that_is_cut_off_harms_nobody(length: int) -> None:
    file = _file(png.text("FEN", FEN), png.PIXELS)
    assert texts_in_png(file[:length]) in ((), (FEN,))


@given(st.binary(max_size=100))
def test_any_bytes_harm_nobody(data: bytes) -> None:
    assert texts_in_png(data) == ()
    texts_in_png(png.HEAD + data)
    texts_in_png(_file(png.chunk(b"iTXt", b"FEN\0" + data), png.chunk(b"zTXt", b"FEN\0\0" + data)))


@pytest.mark.parametrize("content", [b" " * LONGEST_TEXT, b"x" * (LONGEST_TEXT + 1)])
def test_thousands_of_packed_texts_that_say_nothing_are_not_all_unpacked(
    content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    # 6 MiB of these took ten seconds.
    unpacked: list[bytes] = []
    monkeypatch.setattr(embedded, "_unpacked", lambda packed: unpacked.append(packed) or b"")
    file = _file(_packed(b"zTXt", content) * 5000, _packed(b"iTXt", content) * 5000)
    assert texts_in_png(file) == ()
    assert len(unpacked) <= 1024
