"""What Syzygy tablebases know of a position; the table of king and rook has 208 bytes."""

import base64
from pathlib import Path

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.tablebase import Known, Tables, known, open_tables

KRVK = base64.b64decode(
    "cegjXTEA7mZEAIAEAAYPAAEAAAAFAQkACQAIAAQAAAAKAAEQAAdwAAAAAAIgAAZgAAMwAAVQAADw/wLw/wRAAAAAAA"
    "AAQGN6AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/////////"
    "/////+SDVttt0MQAv////0MYgqyNQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAT6Z2tJtuQPjuC9"
    "Wy8aH3GQ=="
)


@pytest.fixture
def folder(tmp_path) -> Path:
    (tmp_path / "KRvK.rtbw").write_bytes(KRVK)
    return tmp_path


@pytest.fixture
def tables(folder) -> Tables:
    return open_tables(folder)


@pytest.mark.parametrize(
    ("fen", "result", "plies"),
    [
        ("8/8/8/4k3/8/8/8/4K1R1 w - - 0 1", "win", None),
        ("8/8/8/4k3/8/8/8/4K1R1 b - - 0 1", "loss", None),
        ("8/8/8/8/8/8/6k1/4K1R1 b - - 0 1", "draw", 0),
        ("4k1r1/8/8/8/8/8/8/4K3 w - - 0 1", "loss", None),
    ],
)
def test_the_result_is_that_of_the_side_to_move(tables, fen, result, plies):
    assert known(tables, parse_fen(fen)) == Known(result, plies)


@pytest.mark.parametrize(
    "fen",
    [
        "8/8/8/4k3/8/8/8/4K1Q1 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "8/8/8/4k3/8/8/8/4R3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
    ],
    ids=["another table", "castling", "no king", "in check out of turn"],
)
def test_of_others_nothing_is_known(tables, fen):
    assert known(tables, parse_fen(fen)) is None


def test_a_damaged_table_is_reported(folder):
    (folder / "KRvK.rtbw").write_bytes(bytes(208))
    with pytest.raises(OSError, match="valid syzygy"):
        known(open_tables(folder), parse_fen("8/8/8/4k3/8/8/8/4K1R1 w - - 0 1"))


def test_a_folder_without_tables_is_refused(tmp_path):
    with pytest.raises(OSError):
        open_tables(tmp_path)
    with pytest.raises(OSError):
        open_tables(tmp_path / "none")
