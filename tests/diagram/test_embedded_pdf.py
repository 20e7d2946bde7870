import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.embedded import POSITIONS_KEY, positions_in_pdf, positions_string

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
