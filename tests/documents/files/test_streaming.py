"""Records of files and pipes, one after the other."""

import gzip
import io
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.entry import Entry
from fenedit.documents.errors import OpenError, StreamError
from fenedit.documents.files.opening import document_from_bytes, open_document
from fenedit.documents.files.streaming import Source, entries, open_source
from fenedit.documents.formats import records_from
from tests.helpers.files import file_bytes

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
GAME = '[Event "?"]\n[SetUp "1"]\n[FEN "{}"]\n\n1. e4 {{[not a tag]}} *\n\n'


def read(path: Path, data: bytes) -> list[Entry]:
    path.write_bytes(data)
    with open_source(str(path)) as source:
        return list(entries(source))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16-le", "utf-16-be", "utf-16"])
@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_lines_of_every_kind_of_file(tmp_path, encoding, packed, newline):
    texts = [START, "# Großmeister", "", f"{START} ; é \u200f"] * 2000
    data = newline.join(texts).encode(encoding)
    found = read(tmp_path / "a.fen", gzip.compress(data) if packed else data)
    assert [entry.text for entry in found] == texts
    assert [entry.line for entry in found] == list(range(1, len(texts) + 1))
    assert "".join(entry.whole for entry in found) == newline.join(texts)
    assert [entry.is_aside for entry in found[:4]] == [False, True, True, False]


@given(file_bytes())
def test_a_small_file_is_read_as_in_a_window(data):
    try:
        document = document_from_bytes(data)
    except OpenError:
        return
    with TemporaryDirectory() as folder:
        path = Path(folder, "a")
        path.write_bytes(data)
        with open_source(str(path)) as source:
            text = "".join(entry.whole for entry in entries(source))
    collection = document.collection
    assert source.format == collection.format
    assert text == "".join(item.line + item.ending for item in collection.lines)


@pytest.mark.parametrize(("text", "wanted"), [("x" * 99, 99), ("x" * 100, 0)])
def test_lines_and_games_have_a_limit(monkeypatch, tmp_path, text, wanted):
    monkeypatch.setattr("fenedit.documents.files.streaming._LONGEST", 100)
    monkeypatch.setattr("fenedit.documents.files.streaming._BLOCK", 50)
    for name, lead in (("a.fen", ""), ("a.pgn", '[FEN "8/8"]\n\n')):
        data = (lead + text).encode()[:99] if wanted else (lead + text).encode()
        if wanted:
            assert sum(len(entry.whole) for entry in read(tmp_path / name, data)) == wanted
        else:
            with pytest.raises(StreamError) as error:
                read(tmp_path / name, data)
            assert error.value.code == "too-long"


def test_a_comment_longer_than_a_block_may_quote_games(tmp_path):
    quoted = '{ quotes\n[Event "quoted"]\n\n1. Kd1 1-0\n' + "word " * 200 + "}"
    text = GAME.format(START) * 900
    text = text[: text.rindex("[", 0, 65_000)] + f'[Event "x"]\n\n{quoted} *\n\n' + text
    found = read(tmp_path / "a.pgn", text.encode())
    assert len(found) == len(records_from(text, "pgn"))


@given(st.binary() | file_bytes() | file_bytes().map(lambda data: data + b"\0\n8"))
def test_what_a_text_is_is_told_as_in_a_window(data):
    with TemporaryDirectory() as folder:
        path = Path(folder, "a.epd")
        path.write_bytes(data)
        opened = []
        for read_all in (
            lambda: list(read(path, data)),
            lambda: open_document(path),
        ):
            try:
                read_all()
                opened.append("")
            except (StreamError, OpenError) as error:
                opened.append(error.code)
    assert opened in ([""] * 2, ["binary"] * 2, ["damaged"] * 2)


@pytest.mark.parametrize("start", ["", "# long\n" * 20_000])
def test_what_turns_out_to_be_no_utf_16_is_no_text_as_in_a_window(tmp_path, start):
    for odd in ("\ud800\n".encode("utf-16-le", "surrogatepass"), b"8"):
        data = f"\ufeff{start}{START}\n".encode("utf-16-le") + odd
        with pytest.raises(StreamError) as error:
            read(tmp_path / "a.fen", data)
        assert error.value.code == "binary"
        with pytest.raises(OpenError, match="binary"):
            document_from_bytes(data)


def test_games_stand_where_their_fen_tags_do(tmp_path):
    games = ["".join((GAME.format(START), '[Event "?"]\n\n1. d4 *\n\n'))] * 800
    found = read(tmp_path / "a.pgn", "".join(games).encode())
    assert len(found) == 1600
    assert "".join(entry.whole for entry in found) == "".join(games)
    assert found[0][:3] == (3, 7, START)
    assert found[1].line == 7
    assert found[1].text == ""
    assert [entry.line for entry in found[::2]] == list(range(3, 8003, 10))


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_one_game_longer_than_a_block(tmp_path, ending):
    text = GAME.format(START).replace("*", "Nf3 Ng1 " * 40_000 + "*").replace("\n", ending) * 2
    found = read(tmp_path / "a.pgn", text.encode())
    assert [entry.line for entry in found] == [3, 9]
    assert "".join(entry.whole for entry in found) == text


@given(
    st.lists(
        st.sampled_from(['[FEN "8/8"]', '[Event "x"]', "", "1. e4 *", "{[x]", "}", "; [", "%x"])
    )
)
def test_games_are_those_that_a_window_shows(parts):
    text = "".join(f"{part}\n" for part in ('[Event "x"]', *parts))
    source = Source("a.pgn", io.BytesIO(text.encode()), "utf-8", "pgn")
    found = list(entries(source))
    shown = list(records_from(text, "pgn"))
    assert "".join(entry.whole for entry in found) == text
    assert len([entry for entry in found if not entry.is_aside]) >= len(shown) > 0


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("missing", None, "missing"),
        ("picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1", "binary"),
        ("cut.gz", gzip.compress(START.encode() * 999)[:-9], "damaged"),
        ("odd.gz", b"\x1f\x8b\x08 no gzip at all", "damaged"),
    ],
)
def test_what_cannot_be_read(tmp_path, name, data, code):
    path = tmp_path / name
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(StreamError) as error, open_source(str(path)) as source:
        list(entries(source))
    assert error.value.code == code
    assert error.value.name == str(path)


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(StreamError) as error, open_source(str(tmp_path)):
        pass
    assert error.value.code == "folder"


def test_an_empty_file_has_no_records(tmp_path):
    assert read(tmp_path / "a.fen", b"") == []


def test_nul_characters_at_the_ends_of_lines_are_no_text(tmp_path):
    data = f"{START}\0\r\n\0\0\n{START}\n"
    found = read(tmp_path / "a.fen", data.encode())
    assert [entry.text for entry in found] == [START, "", START]
    assert "".join(entry.whole for entry in found) == data
    with open_source(str(tmp_path / "a.fen")) as source:
        assert source.nul


def test_standard_input(monkeypatch):
    stdin = io.TextIOWrapper(io.BytesIO(START.encode()))
    monkeypatch.setattr("sys.stdin", stdin)
    with open_source("-") as source:
        assert [entry.text for entry in entries(source)] == [START]


class Terminal(io.RawIOBase):
    """Gives a line at a time, and its end once: another one would have to be typed."""

    def __init__(self, *lines: bytes):
        self._lines = [*lines, b""]

    def readable(self) -> bool:
        return True

    def readinto(self, target: bytearray) -> int:
        line = self._lines.pop(0)
        target[: len(line)] = line
        return len(line)


@pytest.mark.parametrize("lines", [(), (START,), (START, "#", START)])
def test_the_end_of_what_is_typed_is_waited_for_once(lines, monkeypatch):
    typed = Terminal(*(f"{line}\n".encode() for line in lines))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BufferedReader(typed)))
    with open_source("-") as source:
        assert [entry.text for entry in entries(source)] == list(lines)
