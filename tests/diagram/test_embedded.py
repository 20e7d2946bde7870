"""Whatever file is dropped, its positions are found or it has none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram import embedded
from fenedit.diagram.embedded import is_picture, positions_in_file
from tests.helpers import png

FEN = "8/8/8/4k3/8/8/8/4K2R w K - 0 1"
PNG = png.HEAD + png.text("FEN", FEN) + png.TAIL
HEADS = (
    b"",
    png.SIGNATURE,
    b"%PDF-1.7\n",
    b"<svg ",
    b"<?xml version='1.0'?>",
    b"\xff\xfe<\0",
    b"\xef\xbb\xbf<",
)


def test_a_png_file() -> None:
    assert positions_in_file(PNG) == (FEN,)


@pytest.mark.parametrize("data", [b"", FEN.encode(), b"\xff\xd8\xff\xe0JFIF", PNG[:20], PNG[1:]])
def test_other_files_have_none(data: bytes) -> None:
    assert positions_in_file(data) == ()


def test_only_the_first_bytes_of_an_enormous_file_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "LARGEST_FILE", len(PNG) - 20)
    assert positions_in_file(PNG) == ()


@given(st.sampled_from(HEADS), st.binary(max_size=200))
def test_any_bytes_harm_nobody(head: bytes, data: bytes) -> None:
    assert all(positions_in_file(head + data))


@given(st.sampled_from(HEADS), st.text(max_size=60))
def test_any_text_harms_nobody(head: bytes, text: str) -> None:
    for encoding in ("utf-8", "utf-16"):
        assert all(positions_in_file(head + text.encode(encoding, "replace")))


@pytest.mark.parametrize("text", ["\x07\x1b[31m", "8/8\u202e w", "8" * 4097, "\ud7ff\uffff"])
def test_what_cannot_be_a_position_is_none(text: str) -> None:
    data = png.HEAD + png.texts(text) + png.TAIL
    assert positions_in_file(data) == ()


def test_line_breaks_make_no_further_positions() -> None:
    data = png.HEAD + png.text("FEN", f"{FEN}\n<html>") + png.TAIL
    assert positions_in_file(data) == (f"{FEN} <html>",)


RECORD = '8/8/8/4k3/8/8/8/4K2R w K - id "Réti"; c0 "[%csl Re5]";'


def test_the_record_of_a_png_says_more_than_its_fen() -> None:
    data = png.HEAD + png.texts(FEN, RECORD) + png.TAIL
    assert positions_in_file(data) == (RECORD,)


@pytest.mark.parametrize("record", ["", "8" * 4097, "8/8\u202e w", " \n"])
def test_a_record_that_cannot_be_read_leaves_the_fen(record: str) -> None:
    data = png.HEAD + png.texts(FEN, record) + png.TAIL
    assert positions_in_file(data) == (FEN,)


def test_a_damaged_record_leaves_the_fen() -> None:
    damaged = png.text("EPD", RECORD)[:-1] + b"\0"
    data = png.HEAD + damaged + png.text("FEN", FEN) + png.TAIL
    assert positions_in_file(data) == (FEN,)


@pytest.mark.parametrize(
    "head",
    [b"", FEN.encode(), b"BM4k3/8/8/8/8/8/8/4K3 w - -", b"<!DOCTYPE html><p>", b"\x1f\x8b\x08"],
)
def test_other_files_are_no_pictures(head: bytes) -> None:
    assert not is_picture(head)


@pytest.mark.parametrize(
    "head",
    [
        b"\xef\xbb\xbf <svg/>",
        b'<?xml version="1.0"?>\n<svg>',
        b"GIF89a",
        b"RIFF0000WEBPVP8",
        b"\r\n%PDF-1.7",
    ],
)
def test_pictures(head: bytes) -> None:
    assert is_picture(head)
