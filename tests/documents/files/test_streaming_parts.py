"""A file of lines in parts."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.errors import StreamError
from fenedit.documents.files import streaming
from fenedit.documents.files.streaming import Source, line_parts, open_source, part_data

LINES = st.lists(st.binary(max_size=9).map(lambda line: line.replace(b"\n", b"")), max_size=30)


def joined(source: Source) -> bytes:
    found = [part_data(part) for part in line_parts(source)]
    assert all(not data or data.endswith((b"\n", b"\r")) for data in found)
    return b"".join(found)


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    monkeypatch.setattr(streaming, "FIRST_SIZES", (3, 5))
    monkeypatch.setattr(streaming, "PART_SIZE", 7)
    monkeypatch.setattr(streaming, "_REST_SIZE", 2)


@pytest.mark.parametrize("ended", [True, False])
@pytest.mark.parametrize("lines", [["a", "", "bcdefghijklmnop", "q"], ["x" * 50], ["", "", ""], []])
def test_every_line_comes_once(tmp_path, lines, ended):
    text = "\n".join(lines).encode() + (b"\n" if ended and lines else b"")
    path = tmp_path / "a.fen"
    path.write_bytes(text)
    whole = text if not text or text.endswith(b"\n") else text + b"\n"
    with open_source(str(path)) as source:
        assert source.extent is not None
        assert joined(source) == whole
    assert joined(Source("-", io.BytesIO(text), "utf-8", "fen")) == whole


@given(LINES)
def test_a_pipe_gives_every_line_once(lines):
    text = b"".join(line + b"\n" for line in lines)
    assert joined(Source("-", io.BytesIO(text), "utf-8", "fen")) == text


@pytest.mark.parametrize("in_file", [True, False])
def test_a_line_without_end_is_given_up(tmp_path, in_file, monkeypatch):
    monkeypatch.setattr(streaming, "_LONGEST", 40)
    path = tmp_path / "a.fen"
    path.write_bytes(b"8/8\n" + b"x" * 100)
    with open_source(str(path)) as source, pytest.raises(StreamError) as caught:
        joined(source if in_file else Source("a", io.BytesIO(path.read_bytes()), "utf-8", "fen"))
    assert caught.value.code == "too-long"


def test_a_file_that_shrinks_meanwhile(tmp_path):
    path = tmp_path / "a.fen"
    path.write_bytes(b"abc\n" * 20)
    with open_source(str(path)) as source:
        path.write_bytes(b"abc\n" * 2)
        assert joined(source) == b"abc\n" * 2
