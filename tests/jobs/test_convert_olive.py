"""Olive's collections in scripts."""

import gzip
from pathlib import Path

import pytest

from fenedit.documents.streaming import STDIN, open_source
from fenedit.jobs.convert_file import Tally
from fenedit.jobs.convert_olive import holds_olive, read_olive, write_olive

OLIVE = """\
algebraic:
  black: [Ka8]
  white: [Kc8, Ra1]
authors: [Любош]
stipulation: '#2'
"""


@pytest.mark.parametrize("packed", [False, True])
def test_a_collection_is_told_by_its_content(tmp_path: Path, packed: bool) -> None:
    path = tmp_path / "a.txt"
    data = OLIVE.encode()
    path.write_bytes(gzip.compress(data) if packed else data)
    assert holds_olive(str(path))


def test_other_files_are_none(tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    path.write_text("8/8/8/8/8/8/8/8 w - -\n")
    assert not holds_olive(str(path))
    path.write_bytes(gzip.compress(OLIVE.encode())[:-20])
    assert not holds_olive(str(tmp_path))
    assert not holds_olive(str(tmp_path / "missing"))
    assert not holds_olive(STDIN)


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
