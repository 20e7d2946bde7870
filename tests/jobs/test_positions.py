"""Positions are read quickly, and told from names of files."""

from pathlib import Path

import pytest

from fenedit.jobs.positions import is_position

FEN = "3N4/8/8/8/8/k1K5/8/1R6 w - - 0 1"
BARE = "8/8/8/8/8/8/8/8"


@pytest.mark.parametrize(
    ("word", "is_one"),
    [
        (FEN, True),
        ("8/8/8/8/8/8/8/8", True),
        ("8/8/8/8/8/8/8 w - -", True),
        ("4k3/8/8/x7/8/8/4P3/4K3", True),
        ("4k3/8/8/x7/8/8/problems", False),
        (f"[{FEN}]", True),
        ("problems.epd", False),
        ("-", False),
        ("folder/problems.epd", False),
        ("", False),
    ],
)
def test_a_position_is_told_from_a_file(word, is_one):
    assert is_position(word) is is_one


def test_a_file_may_be_called_like_a_position(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert is_position(BARE)
    Path(BARE).parent.mkdir(parents=True)
    Path(BARE).touch()
    assert not is_position(BARE)
