"""Olive's collections in scripts."""

import gzip
from pathlib import Path

import pytest

from fenedit.documents.files.streaming import entries, open_source
from fenedit.jobs.convert_file import Tally, read_olive, write_olive

OLIVE = """\
algebraic:
  black: [Ka8]
  white: [Kc8, Ra1]
authors: [Любош]
stipulation: '#2'
"""


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_collection_is_told_by_its_content(tmp_path: Path, packed: bool, encoding: str) -> None:
    path = tmp_path / "a.txt"
    data = OLIVE.encode(encoding)
    path.write_bytes(gzip.compress(data) if packed else data)
    with open_source(str(path)) as source:
        assert source.olive


def test_other_files_are_none(tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    path.write_text("8/8/8/8/8/8/8/8 w - -\n")
    with open_source(str(path)) as source:
        assert not source.olive


def test_bytes_that_are_no_utf_8_behind_the_beginning_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    entry = OLIVE.encode() + b"---\n"
    path.write_bytes(entry * 1000 + b"authors: [M\xfcller, O\x92Keefe]\nstipulation: x\n")
    tally = Tally()
    with open_source(str(path)) as source:
        lines = read_olive(source, tally).binary.read().decode()
    assert lines.count("\n") == 1001
    assert "Müller; O’Keefe" in lines


def test_records_know_the_lines_of_their_entries(tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    path.write_text(f"{OLIVE}---\n- a\n---\n{OLIVE}")
    with open_source(str(path)) as source:
        found = list(entries(read_olive(source, Tally())))
    assert [(entry.line, entry.column) for entry in found] == [(1, 0), (9, 0)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_it_is_read_in_its_encoding_and_written_again(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.olv"
    path.write_text(OLIVE, encoding=encoding)
    tally = Tally()
    with open_source(str(path)) as source:
        lines = read_olive(source, tally)
        text = "".join(write_olive(lines, tally))
    assert lines.format == "epd"
    assert "authors:\n- Любош\n" in text
    assert "stipulation: '#2'\n" in text
    assert (tally.records, tally.unreadable, dict(tally.losses)) == (1, 0, {})


def test_what_is_no_position_is_left_out_and_counted(tmp_path: Path) -> None:
    path = tmp_path / "a.epd"
    path.write_text("4k3/8/8/8/8/8/8/4K3 w - - dm 2;\nno position\n")
    tally = Tally()
    with open_source(str(path)) as source:
        text = "".join(write_olive(source, tally))
    assert text.count("---\n") == 1
    assert (tally.records, tally.unreadable) == (2, 1)
