"""What `fenedit convert` writes and says."""

import gzip
import io
from pathlib import Path
from types import SimpleNamespace

import pytest

from fenedit.app.main import main
from tests.helpers.tables import FORK, HEAD, MATE

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"


@pytest.fixture
def epd(tmp_path) -> Path:
    path = tmp_path / "a.epd"
    path.write_text(f'{START} id "x"; bm e4;\n{START} hmvc 3;\n', encoding="utf-8")
    return path


def test_the_suffix_tells_the_format(epd, capsys):
    out = epd.with_suffix(".fen.gz")
    assert main(["convert", str(epd), "-o", str(out)]) == 0
    assert gzip.decompress(out.read_bytes()).decode() == f"# x\n{START} 0 1\n{START} 3 1\n"
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines() == [
        "2 records",
        "names of 1 record become comment lines",
        "EPD operations of 1 record are left out (bm)",
    ]


def test_an_option_tells_the_format(epd, capsys):
    out = epd.with_suffix(".txt")
    assert main(["convert", str(epd), "-o", str(out)]) == 2
    assert "--to" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(epd), "-o", str(out), "--to", "bracketed"]) == 0
    assert out.read_text(encoding="utf-8").startswith(f"[{START}")


def test_what_is_written_though_no_record_says_it_is_named(tmp_path, capsys):
    path = tmp_path / "a.pgn"
    path.write_text(f'[FEN "{START}"]\n[Variant "Atomic"]\n\n*\n', encoding="utf-8")
    assert main(["convert", str(path), "--chess960"]) == 0
    assert capsys.readouterr().err.splitlines() == [
        "1 record",
        "missing fields of 1 record are filled in (halfmove clock, fullmove number)",
        "the variant of 1 record becomes Chess960 (Atomic)",
    ]


def test_a_file_is_replaced_only_if_that_is_wanted(epd, capsys):
    before = epd.read_bytes()
    words = ["convert", str(epd), "-o", str(epd), "--castling", "shredder"]
    assert main(words) == 2
    assert epd.read_bytes() == before
    assert "--force" in capsys.readouterr().err
    assert main([*words, "--force"]) == 0
    assert "HAha" in epd.read_text(encoding="utf-8")


def test_marks_are_carried_or_told(tmp_path, capsys):
    path = tmp_path / "a.epd"
    path.write_text(f'{START} c0 "[%csl Gd4,Re5]";\n{START}\n', encoding="utf-8")
    out = tmp_path / "a.pgn"
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8").count("[%csl Gd4,Re5]") == 1
    assert capsys.readouterr().err.splitlines() == ["2 records"]
    for spelling, words in (
        ("markdown", ["marks of 1 record are left out"]),
        ("wiki", ["the castling rights of 2 records are left out"]),
    ):
        out = tmp_path / f"{spelling}.txt"
        assert main(["convert", str(path), "-o", str(out), "--to", spelling]) == 0
        told = capsys.readouterr().err.splitlines()
        assert told[0] == "2 records" and set(words) <= set(told)
    assert "the colours of marks of 1 record are left out" in told


def test_what_is_no_position_is_copied_and_counted(tmp_path, capsys):
    path, out = tmp_path / "a.fen", tmp_path / "b.epd"
    path.write_text(f"{START} 0 1\nnonsense\n", encoding="utf-8")
    assert main(["convert", str(path), "-o", str(out)]) == 1
    assert out.read_text(encoding="utf-8").splitlines() == [START, "nonsense"]
    assert "1 record is not a position" in capsys.readouterr().err


def test_nothing_is_left_behind_where_the_file_cannot_be_read(tmp_path, capsys):
    path, out = tmp_path / "a.fen.gz", tmp_path / "b.epd"
    path.write_bytes(gzip.compress(f"{START} 0 1\n".encode() * 10_000)[:-10])
    assert main(["convert", str(path), "-o", str(out)]) == 2
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert "damaged" in capsys.readouterr().err


def test_one_file_is_read(epd, capsys):
    with pytest.raises(SystemExit) as end:
        main(["convert", str(epd), str(epd), "-o", "-"])
    assert end.value.code == 2
    assert "2 were given" in capsys.readouterr().err


def test_without_a_name_standard_input_is_read(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{START} 0 1\n".encode())))
    assert main(["convert", "--to", "epd"]) == 0
    assert capsys.readouterr().out == f"{START}\n"


@pytest.mark.parametrize(
    ("encoding", "words"),
    [
        ("utf-16", "is UTF-16, with a byte order mark"),
        ("utf-8-sig", "is UTF-8, with a byte order mark"),
        ("latin-1", "has lines that are not UTF-8, read as Windows-1252"),
        ("utf-8", ""),
    ],
)
def test_another_encoding_is_not_lost_untold(tmp_path, capsys, encoding, words):
    path, out = tmp_path / "a.fen", tmp_path / "b.fen"
    path.write_text(f"{START} 0 1 ; é\n", encoding=encoding)
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == f"; é\n{START} 0 1\n"
    assert (f"{words}; the result is UTF-8" in capsys.readouterr().err) is bool(words)


def test_a_read_only_file_is_not_replaced(epd, capsys):
    epd.chmod(0o444)
    assert main(["convert", str(epd), "-o", str(epd), "--force"]) == 2
    assert "read-only" in capsys.readouterr().err


OLIVE = """\
---
algebraic: {white: [Kc8, Ra1, Pb6], black: [Ka8, Bb8, Pa7, Pb7]}
authors: ['Morphy, Paul']
solution: 1.Ra6! zz
stipulation: '#2'
---
algebraic: {white: [Xb4]}
stipulation: '#2'
"""


def test_a_collection_of_olive_is_read(tmp_path, capsys):
    path, out = tmp_path / "a.olv", tmp_path / "b.epd"
    path.write_text(OLIVE, encoding="utf-8")
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == (
        'kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6; c1 "Morphy, Paul"; dm 2; solution "1.Ra6! zz";\n'
    )
    assert capsys.readouterr().err.splitlines() == [
        "1 record",
        "puzzles with fairy pieces are left out: 1 (line 7; Xb4)",
    ]


def test_input_for_popeye_is_read_and_written(tmp_path, capsys):
    path, out = tmp_path / "a.inp", tmp_path / "b.olv"
    path.write_text("begin pieces white Kc3 Rb1 black Ka3 stip h#2 next forsyth k1K end")
    assert main(["convert", str(path)]) == 0
    assert capsys.readouterr().out == (
        '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2";\nk1K5/8/8/8/8/8/8/8 w - -\n'
    )
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert "stipulation: h#2\n" in out.read_text()
    assert main(["convert", str(out), "-o", str(tmp_path / "c.inp")]) == 0
    assert "Option Intelligent" in (tmp_path / "c.inp").read_text()


def test_a_collection_of_olive_is_written(epd, capsys):
    out = epd.with_suffix(".olv")
    assert main(["convert", str(epd), "-o", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.count("---\nalgebraic:\n") == 2
    assert "solution: 1.e4!\n" in text
    assert capsys.readouterr().err.splitlines() == [
        "2 records",
        "the move counters of 1 record are left out",
        "EPD operations of 1 record are left out (id)",
    ]


def epd_of_olive(tmp_path: Path, text: str, status: int = 0) -> list[str]:
    """Return the lines of EPD that a collection of Olive becomes."""
    path, out = tmp_path / "a.olv", tmp_path / "b.epd"
    path.write_text(text, encoding="utf-8", newline="")
    assert main(["convert", str(path), "-o", str(out), "--force"]) == status
    return out.read_text(encoding="utf-8").splitlines()


def test_a_malformed_entry_of_olive_costs_that_entry_and_is_named(tmp_path, capsys):
    broken = '---\nalgebraic: {white: [Ka1]}\nauthors: ["C:\\path"]\nstipulation: x\n'
    lines = epd_of_olive(tmp_path, OLIVE + broken + OLIVE, 1)
    assert len(lines) == 2
    assert capsys.readouterr().err.splitlines() == [
        "3 records",
        "1 record is not a position",
        "entries that are not valid YAML are left out: 1 (line 10; found unknown escape character)",
        "puzzles with fairy pieces are left out: 2 (lines 7, 19; Xb4)",
    ]


def test_a_list_of_entries_of_olive_is_read(tmp_path):
    lines = epd_of_olive(
        tmp_path,
        "- algebraic: {white: [Ka1]}\n  stipulation: h#2\n"
        "- algebraic: {white: [Ka2\n  stipulation: h#2\n"
        "- algebraic: {white: [Ka3]}\n  stipulation: h#2\n",
        1,
    )
    assert lines == [
        '8/8/8/8/8/8/8/K7 b - - c3 "h#2";',
        '8/8/8/8/8/K7/8/8 b - - c3 "h#2";',
    ]


def test_keys_of_olive_become_san_and_others_stay_as_they_are(tmp_path, capsys):
    entry = """\
algebraic: {white: [Kc2, Qb2, Sd2, Sf2], black: [Ka8]}
stipulation: '#2'
solution: "1.Qb2-b8 + ! 1.Sd2-e4 ! 1.Ra1-a8 ! 1.Kc2-z9 !"
"""
    (line,) = epd_of_olive(tmp_path, entry)
    assert (
        line
        == 'k7/8/8/8/8/8/1QKN1N2/8 w - - bm Nde4 Qb8+ Ra1a8; dm 2; solution "1.Qb2-b8 + ! 1.Sd2-e4 ! 1.Ra1-a8 ! 1.Kc2-z9 !";'
    )
    assert "keys of 1 record are not legal moves (line 1; Ra1a8)" in capsys.readouterr().err


def test_a_collection_of_olive_is_read_from_standard_input(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(OLIVE.encode())))
    assert main(["convert", "--to", "epd"]) == 0
    assert capsys.readouterr().out.startswith("kbK5/")


def test_a_table_is_read_and_rows_that_do_not_fit_are_named(tmp_path, capsys):
    path = tmp_path / "a.csv"
    odd = FORK.replace("d3d6", "d8d6").replace("0000D", "odd")
    path.write_text(f"{HEAD}\n{FORK}\n{MATE}\n{odd}\n", encoding="utf-8")
    assert main(["convert", str(path)]) == 0
    printed = capsys.readouterr()
    assert [line.split(" bm ")[1].split(";")[0] for line in printed.out.splitlines()[:2]] == [
        "Rd8",
        "Be6+",
    ]
    assert 'moves "d8d6 f8d8 d6d8 f6d8";' in printed.out
    assert printed.err.splitlines()[-1].endswith("cannot be played and are left unchanged (odd)")
    assert main(["convert", str(path), "--to", "pgn", "--sample", "1", "--seed", "1"]) == 0
    assert "Qf8# *" in capsys.readouterr().out


def test_a_table_is_written_with_chosen_columns(tmp_path, capsys):
    path, out = tmp_path / "a.csv", tmp_path / "b.csv"
    path.write_text(f"{HEAD}\n{FORK}\n{MATE}\n", encoding="utf-8")
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8").splitlines() == [
        "fen,name,stipulation,solution,author,source,themes,rating",
        "5rk1/1p3ppp/pq1Q1b2/8/8/1P3N2/P4PPP/3R2K1 b - - 3 27,0000D,,Rd8 Qxd8+ Bxd8,,,"
        "endgame; fork,1489",
        "q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - 1 18,00sHx,#2,Be6+ Kd8 Qf8#,,,"
        "mate; mateIn2; middlegame; short,1760",
    ]
    assert "operations of 2 records are left out (gameurl, nbplays" in capsys.readouterr().err
    pgn = tmp_path / "c.pgn"
    pgn.write_text('[White "A, B"]\n[Title "é"]\n\n1. e4 e5 *\n', encoding="utf-8")
    words = ["convert", str(pgn), "--to", "tsv", "--columns", "id,solution,c1"]
    assert main(words) == 0
    assert capsys.readouterr().out == "id\tsolution\tc1\né\te4 e5\tA, B\n"


@pytest.mark.parametrize(
    ("operations", "solution", "lost"),
    [
        ("bm Ra1#; pv Ra1#;", "Ra1#", ""),
        ("bm Ra1#; pv Rh1;", "Rh1", "bm"),
        ('bm Ra1#; pv Ra1#; solution "1.Ra1#! mate";', "1.Ra1#! mate", ""),
        ('bm Rb2; pv Ra1#; solution "1.Ra1# mate";', "1.Ra1# mate", "bm"),
        ('bm Rb2; solution "Not 1.Rb2? Ka2!";', "Not 1.Rb2? Ka2!", "bm"),
        ('solution "1.Ra1# mate";', "1.Ra1# mate", ""),
        ('bm Ra1#; id "a"; id "b";', "Ra1#", "id"),
        ('bm Ra1#; fen "x"; stipulation "y";', "Ra1#", "fen, stipulation"),
    ],
)
def test_what_no_column_of_a_table_has_is_told(operations, solution, lost, tmp_path, capsys):
    path = tmp_path / "a.epd"
    path.write_text(f"8/8/8/8/8/k1K5/8/1R6 w - - {operations}\n", encoding="utf-8")
    columns = "solution,fen,id,stipulation"
    assert main(["convert", str(path), "--to", "csv", "--columns", columns]) == 0
    out, said = capsys.readouterr()
    assert out.splitlines()[1].split(",")[0] == solution
    assert (f"left out ({lost})" in said) if lost else ("left out" not in said)


def test_what_a_table_has_is_read_again(tmp_path, capsys):
    path, table = tmp_path / "a.epd", tmp_path / "a.csv"
    line = (
        'k7/8/1K6/8/8/8/8/7R w - - c3 "h#2"; c7 "+1"; conditions "Circe"; id "x"; intended 2; '
        'solution "-- try¶1.Rh8+! (zz)¶   1…Kb8 2.x"; twins "b) Move a8 b8; c) Move h1 h2";\n'
    )
    path.write_text(line, encoding="utf-8")
    columns = "fen,id,stipulation,solution,twins,conditions,intended,c7"
    words = ["convert", str(path), "-o", str(table), "--columns", columns]
    assert main(words) == 0 and "left out" not in capsys.readouterr().err
    assert main(["convert", str(table), "--to", "epd"]) == 0
    assert capsys.readouterr().out.replace(" fmvn 1; hmvc 0;", "") == line


def test_rows_that_are_not_positions_are_written_as_they_were_read(tmp_path, capsys):
    path = tmp_path / "a.csv"
    text = 'fen,name,solution\n,Chapter 2,\n"x, y",Loyd,Ra1#\n8/8,,Ra1#\n8/8; w,z,\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,,\n'
    path.write_text(text, encoding="utf-8")
    assert main(["convert", str(path), "--to", "csv", "--columns", "fen,name,solution"]) == 1
    assert capsys.readouterr().out == text


def test_some_records_are_drawn_by_a_seed_that_is_said(tmp_path, capsys):
    path = tmp_path / "a.epd"
    text = "# x\n" + "".join(f'{START} id "{number}";\n' for number in range(50))
    path.write_text(text, encoding="utf-8")
    assert main(["convert", str(path), "--sample", "3", "--shuffle"]) == 0
    first, said = capsys.readouterr()
    assert first.count("id") == 3
    seed = said.splitlines()[0].removeprefix("seed: ")
    assert said.splitlines()[1:] == ["3 records", "comment lines are left out: 1"]
    assert main(["convert", str(path), "--sample", "3", "--shuffle", "--seed", seed]) == 0
    again, said = capsys.readouterr()
    assert again == first and "seed" not in said
    for wrong in (["--sample", "0"], ["--sample", "x"], ["--seed", "-1"], ["--seed", "9" * 30]):
        with pytest.raises(SystemExit) as error:
            main(["convert", str(path), *wrong])
        assert error.value.code == 2


@pytest.mark.parametrize("to", ["epd", "olv"])
def test_records_are_mirrored_and_what_goes_is_said(to, tmp_path, capsys):
    path = tmp_path / "a.epd"
    path.write_text("4k3/8/8/8/8/8/8/4K2R w K - bm O-O Rg1; am Rh7; dm 9;\n", encoding="utf-8")
    words = ["convert", str(path), "--mirror", "--swap-colours", "--to", to]
    assert main(words) == 0
    out, said = capsys.readouterr()
    assert out == "r2k4/8/8/8/8/8/8/3K4 b - - am Ra2; dm 9;\n" or to == "olv"
    assert to == "epd" or "  - Kd8\n  - Ra8\n" in out
    assert "castling rights of 1 record no longer hold and are left out (K)" in said
    assert "move operations of 1 record cannot be changed and are left out (bm)" in said


def test_rights_that_only_chess960_has_are_written_in_one_spelling_and_told(tmp_path, capsys):
    path = tmp_path / "a.fen"
    path.write_text(f"1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1\n{START} 0 1\n", encoding="utf-8")
    assert main(["convert", str(path), "--castling", "shredder"]) == 0
    out, said = capsys.readouterr()
    assert [line.split()[2] for line in out.splitlines()] == ["HBhb", "HAha"]
    assert "castling rights of 1 record, which only exist in Chess960, are written" in said
    assert main(["convert", str(path), "--castling", "shredder", "--chess960"]) == 0
    assert "only exist in" not in capsys.readouterr().err
    assert main(["convert", str(path)]) == 0
    assert "only exist in" not in capsys.readouterr().err


def test_popeye_s_input_names_the_operations_that_it_leaves_out(tmp_path, capsys):
    path = tmp_path / "a.epd"
    path.write_text('k7/8/8/8/8/8/8/K7 w - - c3 "#2"; hint "x"; rating 9;\n', encoding="utf-8")
    assert main(["convert", str(path), "--to", "popeye"]) == 0
    assert "EPD operations of 1 record are left out (hint, rating)" in capsys.readouterr().err
