import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.encoding import decode, dominant_newline, split_lines
from fenedit.documents.errors import SourceError
from fenedit.documents.files import line_index
from fenedit.documents.files.disk_file import Source
from fenedit.documents.files.line_index import LineIndex, LineTooLongError, index_lines
from fenedit.documents.record import is_aside
from tests.helpers.files import file_texts, lines
from tests.helpers.large_files import small_blocks

BLANKS = " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2000\u2003\u2028\u205f\u3000"


def index_of(path: Path, data: bytes) -> LineIndex:
    path.write_bytes(data)
    return index_lines(Source(path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.fen"


def agree(index: LineIndex, data: bytes) -> None:
    """Assert that an index is that of some bytes, told the slow way."""
    text, form = decode(data)
    assert (index.encoding, index.bom, index.nul) == (form.encoding, form.bom, form.nul)
    assert index.newline == form.newline == dominant_newline(text)
    assert (index.starts[0], index.starts[-1]) == (3 * form.bom, len(data))
    bounds = zip(index.starts, index.starts[1:], index.lines, index.records, strict=False)
    blocks = [split_lines(data[a:b].decode(form.encoding)) for a, b, _, _ in bounds]
    assert [line for block in blocks for line in block] == split_lines(text)
    assert [len(block) for block in blocks] == index.lines
    assert [sum(not is_aside(line) for line in block) for block in blocks] == index.records


def contents() -> st.SearchStrategy[bytes]:
    blank = st.text(BLANKS + "#%;aé8\ufeff\u2030", max_size=6).map(lambda text: text + "x")
    texts = file_texts() | file_texts(lines()) | file_texts(blank) | st.text(BLANKS + "#a;")
    mark = st.sampled_from([b"", b"\xef\xbb\xbf"])
    encoded = st.tuples(texts, st.sampled_from(["utf-8", "latin-1"]))
    return st.tuples(mark, encoded.map(lambda each: each[0].encode(each[1], "replace"))).map(
        b"".join
    )


@given(contents(), st.integers(1, 40), st.integers(1, 4))
def test_lines_and_records_are_where_a_slow_reader_finds_them(
    tmp_path_factory: pytest.TempPathFactory, data: bytes, size: int, most: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "index.fen"
    with small_blocks(size, most):
        agree(index_of(path, data), data)


@pytest.mark.parametrize(
    "data",
    [
        b"k7/8 w - - 0 1\n" * 100_000,
        b"k7/8 w - - 0 1\r\n" * 60_000 + b"# x",
        b"a\rb\r\r" * 200_000,
        b"\n" * 1_000_000,
        b" \t \n" * 200_000 + b"8/8",
        b"         # far\n          x\n" * 20_000,
        b'8/8 w - - id "a;b";\n;\n' * 40_000,
        "8/8 é\n# ü\n".encode() * 50_000,
        b"8/8 \xe9\n" * 100_000 + b"8/8\n" * 100_000,
        b"8/8\n" * 100_000 + b"a\xff\n",
        b"x" * 700_000 + b"\n" + b"y" * 5_000_000 + b"\r" + b"z\n" * 100_000,
        b"\n\r" * 150_000,
        b"8/8\n" * 200_000 + b"\0",
        b"\0\n8/8 w\0\r\n \0\n# x\0\n" * 40_000,
    ],
    ids=lambda data: repr(data[:12]),
)
def test_files_of_many_blocks(file: Path, data: bytes) -> None:
    agree(index_of(file, data), data)


def test_wc_counts_as_many_lines(file: Path) -> None:
    index = index_of(file, b"8/8\n# x\n\n" * 300_000)
    counted = subprocess.run(["wc", "-l", file], capture_output=True, check=True)
    assert int(counted.stdout.split()[0]) == sum(index.lines) == 900_000
    assert sum(index.records) == 300_000
    assert max(index.lines) <= line_index.BLOCK_LINES


def test_an_empty_file_has_no_blocks(file: Path) -> None:
    for data in (b"", b"\xef\xbb\xbf"):
        assert index_of(file, data).lines == []
        agree(index_of(file, data), data)


def test_a_line_that_nothing_could_hold_is_named(file: Path) -> None:
    with file.open("wb") as written:
        written.write(b"8/8\n" * 1000)
        for _ in range(100):
            written.write(b"x" * 2**20)
    with pytest.raises(LineTooLongError) as caught:
        index_lines(Source(file))
    assert caught.value.line == 1001
    assert line_index.LONGEST_LINE == 16 * 2**20


def test_progress_is_told_and_may_cancel(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_index, "_REPORT", 2**19)
    file.write_bytes(b"8/8 w - -\n" * 300_000)
    told: list[tuple[int, int]] = []
    index_lines(Source(file), lambda done, size: told.append((done, size)))
    assert len(told) >= 5
    assert told == sorted(told)
    assert told[-1] == (3_000_000, 3_000_000)

    def cancel(done: int, _size: int) -> None:
        raise InterruptedError(done)

    with pytest.raises(InterruptedError):
        index_lines(Source(file), cancel)


def writing_in_between(file: Path, how: str) -> Iterator[None]:
    with file.open("r+b") as open_file:
        if how == "cut":
            open_file.truncate(1_000_000)
        else:
            open_file.seek(0, os.SEEK_END if how == "grow" else os.SEEK_SET)
            open_file.write(b"more\n")
    yield


@pytest.mark.parametrize(("how", "code"), [("over", "changed-underneath"), ("cut", "cut-off")])
def test_a_file_that_changes_meanwhile_is_noticed(
    file: Path, how: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_index, "_REPORT", 2**19)
    file.write_bytes(b"8/8 w - -\n" * 300_000)
    change = writing_in_between(file, how)
    with pytest.raises(SourceError) as caught:
        index_lines(Source(file), lambda *_: next(change, None))
    assert caught.value.code == code


def test_a_file_that_grows_meanwhile_is_seen_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_index, "_REPORT", 2**19)
    data = b"8/8 w - -\n" * 300_000
    file.write_bytes(data)
    change = writing_in_between(file, "grow")
    source = Source(file)
    agree(index_lines(source, lambda *_: next(change, None)), data)
    assert file.read_bytes() == data + b"more\n"
    assert source.read(len(data) - 3, len(data)) == b"- -\n"[-3:]


def test_the_source_knows_its_bytes_from_then_on(file: Path) -> None:
    data = b"".join(b"8/8 w - - 0 %d\n" % number for number in range(40_000))
    file.write_bytes(data)
    source = Source(file)
    index_lines(source)
    assert source.read(5, len(data)) == data[5:]
    with file.open("r+b") as other:
        other.seek(300_000)
        other.write(b"?")
    assert source.read(0, 200_000) == data[:200_000]
    assert source.read(400_000, len(data)) == data[400_000:]
    with pytest.raises(SourceError, match="changed"):
        source.read(299_990, 300_010)
