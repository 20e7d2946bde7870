import codecs

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.documents.encoding import (
    HEAD,
    BinaryDataError,
    EncodeError,
    TextForm,
    decode,
    encode,
    told_by,
    unwritable,
)
from tests.helpers.files import MARKS, file_bytes, file_texts

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("bom", [True, False])
def test_unicode_is_recognised_with_and_without_mark(encoding: str, bom: bool) -> None:
    text = START + "# Réti Ж\r\n"
    data = (MARKS[encoding] if bom else b"") + text.encode(encoding)
    assert decode(data) == (text, TextForm(encoding, bom, "\r\n"))


def test_what_is_no_utf_8_is_latin_1() -> None:
    assert decode(b"# R\xe9ti\n") == ("# Réti\n", TextForm("latin-1", False, "\n"))


def test_a_mark_of_utf_8_before_latin_1_is_kept() -> None:
    data = codecs.BOM_UTF8 + b"# R\xe9ti\n"
    text, form = decode(data)
    assert (text, form) == ("# Réti\n", TextForm("latin-1", True, "\n"))
    assert encode(text, form) == data


def test_an_empty_file_is_utf_8() -> None:
    assert decode(b"") == ("", TextForm("utf-8", False, "\n"))
    assert decode(codecs.BOM_UTF8) == ("", TextForm("utf-8", True, "\n"))
    assert decode(codecs.BOM_UTF16_LE) == ("", TextForm("utf-16-le", True, "\n"))


@pytest.mark.parametrize(
    "data",
    [
        b"\0",
        b"\0" * 4096,
        b"\0\r\n \0\r\n",
        codecs.BOM_UTF8 + b"\0\r\n",
        b"8/8\0w\0-\0-",
        b"\0\1\2\3" * 9 + START.encode(),
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\1\0",
        codecs.BOM_UTF8 + b"a\0b",
        codecs.BOM_UTF16_LE + b"a\0b",
        codecs.BOM_UTF16_LE + "a\0b".encode("utf-16-le"),
        codecs.BOM_UTF16_BE + b"\xd8\x00\x00a",
        codecs.BOM_UTF32_LE + START.encode("utf-32-le"),
        START.encode("utf-32-be"),
        START.encode("utf-16-le") + b"\0",
    ],
)
def test_binary_data_is_refused(data: bytes) -> None:
    with pytest.raises(BinaryDataError):
        decode(data)


NUL_LINE = "8/8/8/8/8/8/8/8 w - - bm Nf5;\0\r\n"


@pytest.mark.parametrize(
    "data",
    [
        NUL_LINE.encode(),
        NUL_LINE.encode() * 5000,
        START.encode() + b"\0",
        START.encode() + bytes(4096),
        START.encode() + b"\0\0\n\r\n",
        b"8/8 w\0\n",
        START.encode() * 9 + b"a slip\0 of the pen",
        codecs.BOM_UTF8 + NUL_LINE.encode(),
        NUL_LINE.encode() + b"\xe9",
        b"\xff\0\r\n",
        NUL_LINE.encode("utf-16"),
        START.encode() * 9000 + b"\0" * 9000 + b"8/8",
    ],
)
def test_a_text_may_hold_nul_characters(data: bytes) -> None:
    text, form = decode(data)
    assert "\0" in text
    assert form.nul
    assert encode(text, form) == data


def test_nul_characters_do_not_make_utf_16_of_a_text() -> None:
    for data in (b"8/8\n" + bytes(99), b"\n" * 9 + b"8\0"):
        assert decode(data)[1].encoding == "utf-8"
    for encoding in ("utf-16-le", "utf-16-be"):
        assert decode("8\n\n".encode(encoding))[0] == "8\n\n"


def test_nul_characters_get_into_no_text_that_has_none() -> None:
    with pytest.raises(EncodeError):
        encode(START + "\0", TextForm())
    assert encode(START + "\0", TextForm(nul=True)) == START.encode() + b"\0"
    with pytest.raises(EncodeError) as caught:
        encode("8\x008\0" * 9, TextForm(nul=True))
    assert caught.value.character == "\0"


def test_the_first_bytes_tell_whether_a_file_is_text() -> None:
    for data in (START.encode() * 2000 + bytes(range(256)) * 99, "é".encode() * HEAD):
        told = told_by(data[:HEAD])
        assert (told.encoding, told.mark) == ("utf-8", b"")
        assert decode(data)[0].startswith(told.text) or decode(data)[1].encoding == "latin-1"
    with pytest.raises(BinaryDataError):
        decode(START.encode("utf-16") * 2000 + b"\0")


@given(st.binary() | file_bytes())
@example(codecs.BOM_UTF16_LE + b"ab")
@example(codecs.BOM_UTF8 * 2)
@example(codecs.BOM_UTF16_BE * 2)
def test_what_decodes_encodes_to_the_same_bytes(data: bytes) -> None:
    try:
        text, form = decode(data)
    except BinaryDataError:
        assert b"\0" in data
    else:
        assert encode(text, form) == data


@given(file_texts(), st.sampled_from(["utf-8", "utf-16-le", "utf-16-be"]))
def test_a_marked_text_is_read_as_it_was_written(text: str, encoding: str) -> None:
    form = TextForm(encoding, True, "\n")
    if not unwritable(text, encoding):
        assert decode(encode(text, form))[0] == text


def test_a_character_that_the_encoding_lacks_is_named() -> None:
    with pytest.raises(EncodeError) as caught:
        encode("aéЖb", TextForm("latin-1", False, "\n"))
    error = caught.value
    assert (error.index, error.character, error.encoding) == (None, "Ж", "latin-1")
    assert error.fits_utf_8


@pytest.mark.parametrize("character", ["\0", "\ud800"])
def test_what_no_encoding_holds_is_refused_in_all(character: str) -> None:
    for encoding in MARKS:
        with pytest.raises(EncodeError) as caught:
            encode("Ж"[encoding == "latin-1" :] + character, TextForm(encoding, False, "\n"))
        assert caught.value.character == character
        assert not caught.value.fits_utf_8


def test_the_first_unwritable_character_is_named() -> None:
    assert unwritable("a\0Ж", "latin-1") == "\0"
    assert unwritable("aЖ\0", "latin-1") == "Ж"
    assert unwritable("aЖ", "utf-8") == ""
    assert unwritable("a\0Ж", "latin-1", nul=True) == "Ж"
    assert unwritable("a\0Ж", "utf-8", nul=True) == ""


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_that_nothing_tells_gets_its_mark(encoding: str) -> None:
    text = "8/8 w ; Белые начинают и дают мат в два хода\n"
    data = encode(text, TextForm(encoding))
    assert data == MARKS[encoding] + text.encode(encoding)
    assert decode(data)[0] == text
    assert encode("8/8 w\n", TextForm(encoding)) == "8/8 w\n".encode(encoding)


def test_latin_1_that_would_be_read_as_utf_8_is_refused() -> None:
    with pytest.raises(EncodeError) as caught:
        encode("1 Â½", TextForm("latin-1"))
    assert (caught.value.character, caught.value.fits_utf_8) == ("Â", True)
    assert encode("1 ½", TextForm("latin-1")) == b"1 \xbd"
