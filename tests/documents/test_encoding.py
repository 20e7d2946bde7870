import codecs

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.documents.block import text_of
from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.encoding import (
    HEAD,
    TITLES,
    UTF_16,
    EncodeError,
    OddText,
    TextForm,
    decoded,
    dominant_newline,
    first_ending,
    is_utf_8,
    line_at,
    newline_of,
    parted,
    split_lines,
    told_by,
    unwritable,
)
from fenedit.documents.errors import OpenError
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.packing import packing_of
from tests.helpers.files import MARKS, ODD, file_bytes, file_texts


def decode(data: bytes, chosen: str | None = None) -> tuple[str, TextForm]:
    document = document_from_bytes(data, encoding=chosen)
    return "".join(map(text_of, document.collection.stored())), document.form


def encode(text: str, form: TextForm) -> bytes:
    return document_bytes(Document(form=form, collection=Collection(split_lines(text))))


def written_again(data: bytes) -> bytes:
    return document_bytes(document_from_bytes(data))


START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("bom", [True, False])
def test_unicode_is_recognised_with_and_without_mark(encoding, bom):
    text = START + "# Réti Ж\r\n"
    data = (MARKS[encoding] if bom else b"") + text.encode(encoding)
    assert decode(data) == (text, TextForm(encoding, bom, "\r\n"))


def test_a_mark_of_utf_8_says_nothing_of_other_lines():
    data = codecs.BOM_UTF8 + b"# R\xe9ti\n" + "Réti\n".encode()
    assert decode(data) == ("# Réti\nRéti\n", TextForm("utf-8", True, "\n", other="windows-1252"))
    assert written_again(data) == data
    assert decode(codecs.BOM_UTF8 + b"R\xe9ti")[1].encoding == "utf-8"


@pytest.mark.parametrize("encoding", [each for each in TITLES if each != UTF_16])
def test_all_bytes_of_all_encodings_are_characters(encoding):
    data = bytes(byte for byte in range(1, 256) if byte not in b"\r\n")
    text, form = decode(data + b"\n", encoding)
    assert len(set(text)) == len(text) == 254
    assert form.encoding == encoding
    # Nothing is read for it to be the same as: each character has its byte.
    assert encode(text, form) == data + b"\n"


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("windows-1250", "Jiří Šťastný; František Dvořák, Český šach, bílý na tahu"),
        ("windows-1251", "Белые начинают и выигрывают"),
        ("windows-1251", "Троицкий"),
        ("koi8-r", "Белые начинают; Троицкий"),
        ("cp437", "Weiß zieht und gewinnt: schöne Lösung, König, Mühle, Türme"),
        # What nothing tells from others, and marks that are no words.
        ("windows-1252", "Réti"),
        ("windows-1252", "“Mate in two” — it’s White’s move • ½-½ • 10 €"),
        ("windows-1252", "Grünfeld, Sämisch, Løvenskiold, Nuñez, Ståhlberg, Böök, São Paulo"),
        ("windows-1252", "Kasparov – Karpov"),
        ("windows-1252", "ÉTUDE DE RÉTI, ÖSTERREICH"),
    ],
)
def test_an_encoding_is_told_where_it_makes_far_more_sense(encoding, text):
    lines = START + f"# {text}\n" + "8/8\n" * 99
    assert decode(lines.encode(encoding)) == (
        lines,
        TextForm(encoding, False, "\n", other=encoding),
    )


def test_an_encoding_may_be_chosen():
    data = "# Żółć\n".encode("iso-8859-2")
    form = TextForm("iso-8859-2", other="iso-8859-2", chosen="iso-8859-2")
    assert decode(data, "iso-8859-2") == ("# Żółć\n", form)
    assert decode("Żółć\n".encode() + data, "iso-8859-2")[0] == "Żółć\n# Żółć\n"
    assert decode("ab\n".encode("utf-16-le"), UTF_16)[0] == "ab\n"
    assert decode("\ufeffab\n".encode("utf-16-be"), UTF_16)[0] == "ab\n"
    assert decode("Ж\n".encode("utf-16-be"), "utf-16-be")[0] == "Ж\n"
    with pytest.raises(OpenError):
        decode(b"abc", UTF_16)


@given(st.lists(st.binary() | st.text().map(str.encode), max_size=6), st.sampled_from(list(TITLES)))
def test_lines_are_read_the_same_alone_and_among_others(parts, encoding):
    if encoding == UTF_16:
        return
    lines = b"\n".join(parts).splitlines(keepends=True)
    each = [decoded(line, encoding) for line in lines]
    assert decoded(b"".join(lines), encoding) == "".join(each)
    assert split_lines(decoded(b"".join(lines), encoding)) == each
    for line, text in zip(lines, each, strict=True):
        assert isinstance(text, OddText) is not is_utf_8(line)


def test_an_empty_file_is_utf_8():
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
def test_binary_data_is_refused(data):
    with pytest.raises(OpenError):
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
def test_a_text_may_hold_nul_characters(data):
    text, form = decode(data)
    assert "\0" in text
    assert form.nul
    assert written_again(data) == data


def test_nul_characters_do_not_make_utf_16_of_a_text():
    for data in (b"8/8\n" + bytes(99), b"\n" * 9 + b"8\0"):
        assert decode(data)[1].encoding == "utf-8"
    for encoding in ("utf-16-le", "utf-16-be"):
        assert decode("8\n\n".encode(encoding))[0] == "8\n\n"


def test_nul_characters_get_into_no_text_that_has_none():
    with pytest.raises(EncodeError):
        encode(START + "\0", TextForm())
    assert encode(START + "\0", TextForm(nul=True)) == START.encode() + b"\0"
    with pytest.raises(EncodeError) as caught:
        encode("8\x008\0" * 9, TextForm(nul=True))
    assert caught.value.character == "\0"


def test_the_first_bytes_tell_whether_a_file_is_text():
    for data in (START.encode() * 2000 + bytes(range(256)) * 99, "é".encode() * HEAD):
        told = told_by(data[:HEAD])
        assert (told.read_as, told.mark) == ("windows-1252", b"")
        assert decode(data)[0].startswith(told.text)
    with pytest.raises(OpenError):
        decode(START.encode("utf-16") * 2000 + b"\0")


@given(st.binary() | file_bytes())
@example(codecs.BOM_UTF16_LE + b"ab")
@example(codecs.BOM_UTF8 * 2)
@example(codecs.BOM_UTF16_BE * 2)
def test_what_decodes_encodes_to_the_same_bytes(data):
    try:
        assert written_again(data) == data
    except OpenError:
        assert b"\0" in data or packing_of(data)


@given(file_texts(), st.sampled_from(["utf-8", "utf-16-le", "utf-16-be"]))
def test_a_marked_text_is_read_as_it_was_written(text, encoding):
    form = TextForm(encoding, True, "\n")
    if not unwritable(text, encoding):
        assert decode(encode(text, form))[0] == text


def test_a_character_that_the_encoding_lacks_is_named():
    with pytest.raises(EncodeError) as caught:
        encode("aéЖb", TextForm("windows-1252", False, "\n"))
    error = caught.value
    assert (error.index, error.character, error.encoding) == (0, "Ж", "windows-1252")
    assert error.fits_utf_8


@pytest.mark.parametrize("character", ["\0", "\ud800"])
def test_what_no_encoding_holds_is_refused_in_all(character):
    for encoding in MARKS:
        with pytest.raises(EncodeError) as caught:
            encode("é" + character, TextForm(encoding, False, "\n"))
        assert caught.value.character == character
        assert not caught.value.fits_utf_8


def test_the_first_unwritable_character_is_named():
    assert unwritable("a\0Ж", "windows-1252") == "\0"
    assert unwritable("aЖ\0", "windows-1252") == "Ж"
    assert unwritable("aЖ", "utf-8") == ""
    assert unwritable("a\0Ж", "windows-1252", nul=True) == "Ж"
    assert unwritable("a\0Ж", "utf-8", nul=True) == ""


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_that_nothing_tells_gets_its_mark(encoding):
    text = "8/8 w ; Белые начинают и дают мат в два хода\n"
    data = encode(text, TextForm(encoding))
    assert data == MARKS[encoding] + text.encode(encoding)
    assert decode(data)[0] == text
    assert encode("8/8 w\n", TextForm(encoding)) == "8/8 w\n".encode(encoding)


def test_what_would_be_read_as_utf_8_is_refused():
    with pytest.raises(EncodeError) as caught:
        encode("5½\n1 Â½", TextForm("windows-1252"))
    assert (caught.value.character, caught.value.fits_utf_8) == ("Â", True)
    assert encode("1 ½", TextForm("windows-1252")) == b"1 \xbd"


def test_all_three_endings_end_a_line():
    assert split_lines("a\nb\r\nc\rd") == ["a\n", "b\r\n", "c\r", "d"]


def test_blank_lines_are_lines():
    assert split_lines("\n\r\r\n\n") == ["\n", "\r", "\r\n", "\n"]
    assert split_lines("") == []


def test_nothing_else_ends_a_line():
    text = "".join(ODD)
    assert split_lines(text) == [text]


@given(file_texts() | st.text("\r\nx\x85"))
def test_lines_joined_are_the_text(text):
    lines = split_lines(text)
    assert "".join(lines) == text
    for line in lines:
        content, ending = parted(line)
        assert content + ending == line
        assert "\n" not in content
        assert "\r" not in content
    assert all(parted(line)[1] for line in lines[:-1])


def test_the_newline_of_most_lines_is_dominant():
    assert dominant_newline("a\r\nb\r\nc\n\r") == "\r\n"
    assert dominant_newline("a\rb\rc\n") == "\r"
    assert dominant_newline("a") == "\n"


def test_a_line_is_found_by_its_place():
    assert [line_at("a\r\nb", place) for place in range(5)] == ["a\r\n", "\r\n", "\n", "b", ""]


@pytest.mark.parametrize(
    ("ending", "first", "newline"),
    [
        ("", "", ""),
        ("\r\n\n", "\r\n", "\r\n"),
        ("\r\r", "\r", "\r"),
        ("x\n", "", "\n"),
        ("\0\0\r\n\n", "\0\0\r\n", "\r\n"),
        ("\0", "\0", ""),
    ],
)
def test_the_first_of_several_endings(ending, first, newline):
    assert first_ending(ending) == first
    assert newline_of(ending) == newline


def test_nul_characters_at_the_end_of_a_line_belong_to_its_ending():
    assert parted("bm Nf5;\0\r\n") == ("bm Nf5;", "\0\r\n")
    assert parted("a\0b\0\0") == ("a\0b", "\0\0")
    assert split_lines("\0\na\0\r\0") == ["\0\n", "a\0\r", "\0"]
