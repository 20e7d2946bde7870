"""What Syzygy tablebases know about a position; the table of king and rook has 208 bytes."""

import base64
import os
import sys
from pathlib import Path

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.play import played
from fenedit.rules.tablebase import (
    RESULTS,
    Known,
    Tables,
    is_damaged,
    known,
    open_tables,
    ranked_moves,
    table_files,
    usual_folders,
)
from tests.helpers.tablebases import KQVK, WON

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
    return open_tables(table_files(folder))


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
        known(open_tables(table_files(folder)), parse_fen("8/8/8/4k3/8/8/8/4K1R1 w - - 0 1"))


def test_a_folder_without_tables_is_refused(tmp_path):
    with pytest.raises(OSError):
        open_tables(table_files(tmp_path))
    with pytest.raises(OSError):
        open_tables(table_files(tmp_path / "none"))


@pytest.mark.parametrize(
    ("fen", "result", "plies"),
    [
        ("8/8/8/4k3/8/8/8/4K1Q1 w - - 82 100", "win", 17),
        ("8/8/8/4k3/8/8/8/4K1Q1 w - - 84 100", "cursed-win", 17),
        ("8/8/8/4k3/8/8/8/4K1Q1 b - - 90 100", "blessed-loss", 18),
        ("7k/8/5K2/8/8/8/8/6Q1 w - - 99 100", "win", 1),
        ("7k/6Q1/5K2/8/8/8/8/8 b - - 100 100", "loss", 0),
        ("7k/5Q2/5K2/8/8/8/8/8 b - - 0 1", "draw", 0),
    ],
    ids=["in time", "too late", "of the other side", "mate", "mated", "stalemate"],
)
def test_the_halfmove_clock_counts(fen, result, plies):
    assert known(open_tables(table_files(KQVK)), parse_fen(fen)) == Known(result, plies)


@pytest.mark.parametrize(
    "fen", [WON, "8/8/8/8/8/4k3/8/4K1Q1 b - - 3 9", "7k/8/5K2/8/8/8/8/6Q1 w - - 97 100"]
)
def test_moves_are_ranked_by_what_is_known_after_them(fen):
    tables, position = open_tables(table_files(KQVK)), parse_fen(fen)
    ranked = ranked_moves(tables, position)
    found = known(tables, position)
    assert found is not None and ranked[0].known == found
    results = list(RESULTS.values())
    for move in ranked:
        after = known(tables, played(position, move.uci, chess960=False))
        assert after is not None
        assert results.index(move.known.result) + results.index(after.result) == 4
    order = [results.index(each.known.result) for each in ranked]
    assert order == sorted(order)


def test_a_loss_is_put_off():
    ranked = ranked_moves(open_tables(table_files(KQVK)), parse_fen(WON.replace(" w ", " b ")))
    plies = [each.known.plies for each in ranked]
    assert plies == sorted(plies, reverse=True) and plies[0] > plies[-1]


def test_a_table_that_was_cut_off_is_damaged(tmp_path):
    whole = (KQVK / "KQvK.rtbz").read_bytes()
    path = tmp_path / "KQvK.rtbz"
    for size in (0, 80, len(whole) - 64 * 20, len(whole) - 1):
        path.write_bytes(whole[:size])
        assert is_damaged(path), size
    assert not any(map(is_damaged, KQVK.glob("*.rtb?")))
    (tmp_path / "KQvK.rtbw").write_bytes(whole[:16])
    with pytest.raises(OSError):
        known(open_tables(table_files(tmp_path)), parse_fen(WON))


def test_tables_are_found_where_they_are_kept(tmp_path, monkeypatch, folder):
    (tmp_path / "home" / "syzygy" / "3-4-5").mkdir(parents=True)
    (folder / "KRvK.rtbw").rename(tmp_path / "home" / "syzygy" / "3-4-5" / "KRvK.rtbw")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    monkeypatch.setenv("SYZYGY_PATH", str(KQVK))
    found = usual_folders()
    assert found[:2] == (KQVK, tmp_path / "home" / "syzygy")
    assert [path.name for path in table_files(found[1])] == ["KRvK.rtbw"]


@pytest.mark.skipif(sys.platform == "win32", reason="has no such files")
def test_only_files_are_tables(tmp_path):
    os.mkfifo(tmp_path / "KQvK.rtbw")
    (tmp_path / "KRvK.rtbw").mkdir()
    (tmp_path / "KRvK.rtbz").symlink_to("KRvK.rtbz")
    (tmp_path / "3-4-5").mkdir()
    os.mkfifo(tmp_path / "3-4-5" / "KPvK.rtbw")
    (tmp_path / "3-4-5" / "KNvK.rtbw").touch()
    assert [path.name for path in table_files(tmp_path)] == ["KNvK.rtbw"]
