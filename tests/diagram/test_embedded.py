"""Whatever file is dropped, its positions are found or it has none."""

import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram import embedded
from fenedit.diagram.embedded import (
    ELEMENT,
    LONGEST_TEXT,
    NAMESPACE,
    POSITIONS_KEY,
    RECORD_ELEMENT,
    is_picture,
    position_in_svg,
    positions_in_file,
    positions_in_pdf,
    positions_string,
    texts_in_png,
)
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


def test_blanks_of_a_solution_are_kept() -> None:
    record = f'{FEN.rsplit(" ", 2)[0]} solution "1.Ra6!¶   1…bxa6 2.b7#";'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:f="{NAMESPACE}">'
    broken = record.replace("; ", ";\n   ")
    data = f"{svg}<f:{RECORD_ELEMENT}>\n  {broken}\n</f:{RECORD_ELEMENT}></svg>".encode()
    assert positions_in_file(data) == (record,)


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


START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BARE = "8/8/8/4k3/8/8/8/4K3 b - - 3 40"
KEY = f"/{POSITIONS_KEY}".encode()


def _file(entry: bytes) -> bytes:
    return b"%PDF-1.7\n1 0 obj\n<</Title (x)" + entry + b"/Creator (FenEdit)>>\nendobj\n"


@given(st.lists(st.text(st.characters(codec="utf-8"), min_size=1, max_size=80)))
def test_what_is_written_is_read(fens: list[str]) -> None:
    kept = [fen for fen in fens if fen.strip() and len(fen.splitlines()) == 1]
    data = _file(KEY + b" " + positions_string(fens))
    assert positions_in_pdf(data) == tuple(fen.strip() for fen in kept)


def test_the_first_position_is_the_one_of_a_file_with_many() -> None:
    data = _file(KEY + b" " + positions_string([START, BARE]))
    assert positions_in_pdf(data) == (START, BARE)
    assert positions_in_pdf(data)[0] == START


@pytest.mark.parametrize(
    ("entry", "fens"),
    [
        (KEY + b"(8/8 w\\n7k/8 b)", ("8/8 w", "7k/8 b")),
        (KEY + b"\r\n (a\\(b\\)\\\\c)", ("a(b)\\c",)),
        (KEY + b"(a(b)c)", ("a(b)c",)),
        (KEY + b"(8/8\\040w)", ("8/8 w",)),
        (KEY + b"(8/8 \\\nw)", ("8/8 w",)),
        (KEY + b" <382F38 20 77>", ("8/8 w",)),
        (KEY + b" <382F382>", ("8/8 ".strip(),)),
        (KEY + b" <feff0038002f0038>", ("8/8",)),
        (KEY + b"(old)" + KEY + b"(new)", ("new",)),
        (KEY + b"(8/8)" + KEY + b" 12 0 R", ("8/8",)),
        (b"/Keywords (FEN: 8/8 w)", ("8/8 w",)),
        (b"/Keywords (FEN: 8/8 w)" + KEY + b"(9/9)", ("9/9",)),
        # What is said in a string is no name.
        (KEY + b"(8/8 /Encrypt 9 0 R)", ("8/8 /Encrypt 9 0 R",)),
        (b"/Title (on /Encrypt)" + KEY + b"(8/8)", ("8/8",)),
        (b"/Title <</Encrypt>>" + KEY + b"(8/8)", ("8/8",)),
        (KEY + b"(8/8 " + KEY + b" <38> \\(a\\))", (f"8/8 {KEY.decode()} <38> (a)",)),
        (KEY + b"(8/8 (a) " + KEY + b"<38>)", (f"8/8 (a) {KEY.decode()}<38>",)),
        (KEY + b"(8/8)/Title (\\\\(\\()" + (KEY + b"<38>") * 20 + b")", ("8/8",)),
        (KEY + b"(8/8)/Title (a\\(b\\\\)" + KEY + b"<38>", ("8",)),
    ],
)
def test_strings_are_read_as_other_programs_may_write_them(
    entry: bytes, fens: tuple[str, ...]
) -> None:
    assert positions_in_pdf(_file(entry)) == fens


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"%PDF-1.7",
        KEY + b"(8/8 w)",
        _file(b""),
        _file(KEY + b"()"),
        _file(KEY + b"(\\n \\n)"),
        _file(KEY + b"(8/8"),
        _file(KEY + b"(8/8\\"),
        _file(KEY + b"<zz>"),
        _file(KEY + b"<38"),
        _file(KEY + b"(" + b"8" * 4097 + b")"),
        _file(KEY),
        _file(b"/Keywords (chess, FEN)"),
        _file(KEY + b"(8/8 w)") + b"trailer <</Encrypt 9 0 R>>",
        _file(KEY + b"(8/8 w)") + b"trailer\n<<\n/ID [(a)]/Encrypt<</V 4>>>>",
    ],
)
def test_a_file_without_positions_has_none(data: bytes) -> None:
    assert positions_in_pdf(data) == ()
    assert positions_in_pdf(data) == ()


@given(st.binary(), st.sampled_from([b"", b"(", b"<", b"<feff", b"(\\"]))
def test_no_bytes_do_harm(data: bytes, begin: bytes) -> None:
    for fen in positions_in_pdf(b"%PDF-" + data + KEY + begin + data):
        assert 0 < len(fen) <= 4096


def test_a_hostile_file_is_no_work() -> None:
    # Quadratic reading of these would take hours.
    for part in (KEY + b"(", KEY + b"<", b"(", b"\\"):
        assert positions_in_pdf(b"%PDF-1.7 " + KEY + b"(" + part * 200_000) == ()


def test_many_names_escapes_and_parentheses_are_no_work() -> None:
    assert positions_in_pdf(b"%PDF-1.7 (" + (KEY + b"/Encrypt") * 9000) == ()
    # A call for each of them took half a minute for 64 MiB.
    for part in (rb"\(", b"(", rb"\n"):
        assert positions_in_pdf(b"%PDF-1.7 " + KEY + b"(" + part * 400_000 + b")") == ()


def test_positions_take_no_more_room_than_their_letters() -> None:
    assert positions_string(["8/8 (w)", "Ł\\"]) == b"(\xef\xbb\xbf8/8 \\(w\\)\n\xc5\x81\\\\)"
    assert positions_string([START, BARE]) == f"({START}\n{BARE})".encode()
    assert positions_string(["a\nb"]) == b""


def _packed(content: bytes) -> bytes:
    return (
        b"5 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>>\nstream\n%b\nendstream"
        % (zlib.compress(content))
    )


def test_positions_are_found_in_the_packed_objects_of_programs_that_save_room() -> None:
    info = b"4 0 <</Creator (FenEdit) " + KEY + b" (8/8 w)>>"
    assert positions_in_pdf(b"%PDF-1.7\n" + _packed(b"nothing") + _packed(info)) == ("8/8 w",)
    broken = _packed(info)[:-40]
    assert positions_in_pdf(b"%PDF-1.7\n" + broken) == ()


def test_the_positions_of_a_book_are_found_in_packed_objects() -> None:
    numbers = random.Random(1)
    lines = tuple(numbers.randbytes(125).hex() for _ in range(20_000))
    packed = _packed(b"4 0 <<" + KEY + positions_string(lines) + b">>")
    assert len(packed) > 1 << 21
    assert positions_in_pdf(b"%PDF-1.7\n" + packed) == lines


def test_thousands_of_packed_objects_are_not_all_unpacked() -> None:
    # 8 MiB of these took half a minute.
    info = _packed(b"4 0 <<" + KEY + b" (8/8 w)>>")
    packing = zlib.compressobj()
    late = packing.compress(bytes(1 << 22)) + packing.flush(zlib.Z_FULL_FLUSH) + b"\xff" * 8
    for part, count in (
        (_packed(bytes(1 << 22)), 100),
        (_packed(b"x"), 5000),
        (b"/ObjStm >> stream\n" + late, 100),
    ):
        assert positions_in_pdf(b"%PDF-1.7\n" + part * count + info) == ()


# FENs in PNG files, among them files that somebody made to do harm.


def _file_png(*chunks: bytes) -> bytes:
    return png.HEAD + b"".join(chunks) + png.TAIL


def _packed_png(kind: bytes, content: bytes) -> bytes:
    middle = {b"zTXt": b"\0\0", b"iTXt": b"\0\1\0\0\0"}[kind]
    return png.chunk(kind, b"FEN" + middle + zlib.compress(content))


@pytest.mark.parametrize(
    "chunk",
    [
        png.text("FEN", FEN),
        png.text("fen", f" {FEN}\n"),
        png.chunk(b"iTXt", b"FEN\0\0\0de\0Stellung\0" + FEN.encode()),
        _packed_png(b"zTXt", FEN.encode()),
        _packed_png(b"iTXt", FEN.encode()),
    ],
)
def test_fens_are_found_however_they_are_kept(chunk: bytes) -> None:
    assert texts_in_png(_file_png(chunk)) == (FEN,)


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1))
def test_what_was_written_is_read(text: str) -> None:
    expected = (text.strip(),) if text.strip() else ()
    assert texts_in_png(_file_png(png.texts(text))) == expected


def test_several_come_in_order() -> None:
    file = _file_png(png.text("FEN", "a"), png.text("Title", "t"), png.text("FEN", "ď"))
    assert texts_in_png(file) == ("a", "ď")


def test_text_after_the_pixels_is_found_and_after_the_end_is_not() -> None:
    assert texts_in_png(_file_png(png.PIXELS, png.text("FEN", "a")) + png.text("FEN", "b")) == (
        "a",
    )


@pytest.mark.parametrize(
    "chunk",
    [
        png.text("FENCE", FEN),
        png.text("FEN", FEN)[:-1] + b"\0",
        png.text("FEN", "x" * (LONGEST_TEXT + 1)),
        png.chunk(b"FENx", b"FEN\0" + FEN.encode()),
        _packed_png(b"zTXt", b"k" * (LONGEST_TEXT + 1)),
        _packed_png(b"zTXt", bytes(10_000_000)),
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
    assert texts_in_png(_file_png(chunk)) == ()


def test_a_broken_chunk_does_not_hide_the_next() -> None:
    broken = png.text("FEN", "a")[:-1] + b"\0"
    assert texts_in_png(_file_png(broken, png.text("FEN", "b"))) == ("b",)


@given(st.integers(0, 200))
def test_a_file_that_is_cut_off_harms_nobody(length: int) -> None:
    file = _file_png(png.text("FEN", FEN), png.PIXELS)
    assert texts_in_png(file[:length]) in ((), (FEN,))


@given(st.binary(max_size=100))
def test_any_bytes_harm_nobody_png(data: bytes) -> None:
    assert texts_in_png(data) == ()
    texts_in_png(png.HEAD + data)
    texts_in_png(
        _file_png(png.chunk(b"iTXt", b"FEN\0" + data), png.chunk(b"zTXt", b"FEN\0\0" + data))
    )


@pytest.mark.parametrize("content", [b" " * LONGEST_TEXT, b"x" * (LONGEST_TEXT + 1)])
def test_thousands_of_packed_texts_that_say_nothing_are_not_all_unpacked(
    content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    # 6 MiB of these took ten seconds.
    unpacked: list[bytes] = []
    monkeypatch.setattr(embedded, "_unpacked", lambda packed: unpacked.append(packed) or b"")
    file = _file_png(_packed_png(b"zTXt", content) * 5000, _packed_png(b"iTXt", content) * 5000)
    assert texts_in_png(file) == ()
    assert len(unpacked) <= 1024


FEN_SVG = "8/8/8/8/8/8/8/K1k5 w - - 0 1"
SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
KEPT = f'<metadata><{ELEMENT} xmlns="{NAMESPACE}" program="FenEdit">{{}}</{ELEMENT}></metadata>'
PICTURE = SVG.format(KEPT.format(FEN_SVG))


@pytest.mark.parametrize(
    "svg",
    [
        PICTURE,
        SVG.format(f'<g/><metadata><f:fen xmlns:f="{NAMESPACE}">\n {FEN_SVG}\n</f:fen></metadata>'),
        SVG.format(KEPT.format(FEN_SVG) + KEPT.format("another")),
        # What broke off after the FEN.
        PICTURE.partition("</metadata>")[0] + "<oops",
    ],
)
def test_the_fen_is_found_also_where_other_programs_rewrote_the_file(svg) -> None:
    assert position_in_svg(svg.encode()) == FEN_SVG
    assert position_in_svg(b'<?xml version="1.0"?>\n<!-- x -->' + svg.encode()) == FEN_SVG


def test_of_a_record_and_a_fen_the_first_is_read() -> None:
    record = f'<metadata><{RECORD_ELEMENT} xmlns="{NAMESPACE}">{{}}</{RECORD_ELEMENT}></metadata>'
    for first, second in ((record, KEPT), (KEPT, record)):
        svg = SVG.format(first.format("one") + second.format("two"))
        assert position_in_svg(svg.encode()) == "one"
    for damaged in ("8" * 5000, " ", "8/8\u202e w"):
        svg = SVG.format(record.format(damaged) + KEPT.format(FEN_SVG))
        assert position_in_svg(svg.encode()) == FEN_SVG


def test_a_file_in_another_encoding_is_read() -> None:
    assert position_in_svg(PICTURE.encode("utf-16")) == FEN_SVG


def test_what_stands_for_characters_is_resolved() -> None:
    assert position_in_svg(SVG.format(KEPT.format("a &amp; b &#60;")).encode()) == "a & b <"


@pytest.mark.parametrize(
    "svg",
    [
        "",
        SVG.format(""),
        SVG.format(KEPT.format(" ")),
        SVG.format(f"<metadata><fen>{FEN_SVG}</fen></metadata>"),
        KEPT.format(FEN_SVG),
        PICTURE[:-60],
        f"<!DOCTYPE svg>{PICTURE}",
        f'<!DOCTYPE svg [<!ENTITY a "{FEN_SVG}">]>' + SVG.format(KEPT.format("&a;")),
        SVG.format(KEPT.format("8" * 5000)),
        SVG.format("<g>" * 300 + KEPT.format(FEN_SVG) + "</g>" * 300),
        PICTURE + " " * (4 << 20),
    ],
    ids=[
        *("nothing", "no metadata", "blank", "foreign", "no svg", "broken off", "doctype"),
        *("entity", "long", "deep", "large"),
    ],
)
def test_where_none_is_none_is_found(svg) -> None:
    assert position_in_svg(svg.encode()) is None


@given(st.binary() | st.text().map(str.encode))
def test_nothing_that_is_no_picture_does_harm(data) -> None:
    assert position_in_svg(data) is None


@given(st.integers(0, len(PICTURE)), st.binary(max_size=6), st.integers(0, 6))
def test_a_damaged_picture_does_no_harm(place, bytes_, removed) -> None:
    data = PICTURE.encode()
    position_in_svg(data[:place] + bytes_ + data[place + removed :])
