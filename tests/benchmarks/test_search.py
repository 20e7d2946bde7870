"""The benchmark of the search prints what it promises. What it finds is asserted elsewhere."""

import re
from pathlib import Path

import pytest

from tests.benchmarks import search


def test_shares_and_ratios_are_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "_EACH", 10)
    monkeypatch.setattr(search, "_GAMES", 3)
    search.main(1)
    printed = capsys.readouterr().out
    shares = re.findall(r"(\d+\.\d)%, (\d+\.\d)%, (\d+\.\d)% of 10 ", printed)
    assert len(shares) == 2 + search.FILE.is_file()
    for row in shares:
        assert sorted(map(float, row)) == list(map(float, row))
    assert re.search(r"^chess\.Board\.status\(\) / playability: \d+\.\d", printed, re.MULTILINE)


def test_it_says_that_there_are_no_decided_positions(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(search, "FILE", tmp_path / "none.tsv")
    search.print_recall()
    assert capsys.readouterr().out == f"{tmp_path / 'none.tsv'} is not there\n"
