"""What `fenedit find` prints."""

import json
import os
import signal
import sys

import pytest

from fenedit.app.main import main
from fenedit.documents.search.sifter import Sifter
from tests.helpers.olive import FAIRY, MORPHY, MORPHY_LINE

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
ENDING = '8/8/4k3/8/4p3/4K3/4R3/8 b - - id "Rook";'
LINES = f"{START}\n# Rook\n{ENDING}\nno position\n"
GAMES = '[White "Tal"]\n\n1. e4 *\n\n[White "Kan"]\n\n1. d4 *\n'


@pytest.fixture
def file(tmp_path) -> str:
    path = tmp_path / "positions.fen"
    path.write_text(LINES, encoding="utf-8")
    return str(path)


def test_records_as_they_stand_in_the_file(file, capsys):
    assert main(["find", file, "rook"]) == 0
    assert capsys.readouterr() == (f"{ENDING}\n", "")
    assert main(["find", file, file, "KRvKP | Ra1", "--max", "1"]) == 0
    assert capsys.readouterr().out == f"{START}\n{START}\n"
    assert main(["find", file, "rook wtm"]) == 1
    assert capsys.readouterr() == ("", "")
    assert main(["find", file, "--", "-Ra1"]) == 0
    assert capsys.readouterr().out == f"{ENDING}\n"


def test_games_are_games_again(tmp_path, capsys):
    path = tmp_path / "a.pgn"
    path.write_text(GAMES, encoding="utf-8")
    assert main(["find", str(path), "White:tal | White:kan"]) == 0
    assert capsys.readouterr().out == GAMES + "\n"


def test_positions_in_games(tmp_path, capsys):
    path = tmp_path / "a.pgn"
    path.write_text(GAMES, encoding="utf-8")
    assert main(["find", str(path), "Pe4"]) == 1
    assert main(["find", "--in-games", str(path), "Pe4"]) == 0
    tal, kan = GAMES.split("\n\n[")
    assert capsys.readouterr().out == f"; after 1.e4\n{tal}\n\n"
    # The first position needs no words.
    assert main(["find", "--in-games", str(path), "Kan Ra1"]) == 0
    assert capsys.readouterr().out == f"[{kan}\n"
    assert main(["find", "--in-games", "--json", str(path), "Pe4 btm"]) == 0
    objects = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(found["number"], found["after"], found["fen"]) for found in objects] == [
        (1, "1.e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
    ]
    assert main(["find", "--in-games", "--json", str(path), "kan"]) == 0
    assert json.loads(capsys.readouterr().out)["after"] == ""


def test_what_is_found_in_games_is_a_file_of_games(tmp_path, capsys):
    path, copy = tmp_path / "a.pgn", tmp_path / "b.pgn"
    path.write_text(GAMES, encoding="utf-8")
    assert main(["find", "--in-games", str(path), "Pe4 | Pd4"]) == 0
    copy.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["find", "--count", str(copy), ""]) == 0
    assert capsys.readouterr().out == "2\n"


def test_objects(file, capsys):
    assert main(["find", "--json", file, "KRvKP | notfen"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert found == [
        {
            "file": file,
            "line": 3,
            "number": 2,
            "text": ENDING,
            "fen": "8/8/4k3/8/4p3/4K3/4R3/8 b - - 0 1",
        },
        {"file": file, "line": 4, "number": 3, "text": "no position", "fen": None},
    ]


def test_counts(file, capsys):
    assert main(["find", "--count", file, "rook"]) == 0
    assert capsys.readouterr().out == "1\n"
    assert main(["find", "--count", file, file, "no"]) == 0
    assert capsys.readouterr().out == f"{file}:1\n{file}:1\n"
    assert main(["find", "--count", file, "queen"]) == 1
    assert capsys.readouterr().out == "0\n"


def test_a_query_that_makes_no_sense(file, capsys):
    assert main(["find", file, "wtm move:x"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines() == [
        "fenedit find: in the query: Expected numbers, such as 7, 20-40 or >50.",
        "  wtm move:x",
        "      ^^^^^^",
    ]


@pytest.mark.parametrize("words", [[], ["rook"]])
def test_a_file_and_a_query_must_be_given(words, capsys):
    assert main(["find", *words]) == 2
    assert "see fenedit find --help" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "x", "-1", "²"])
def test_how_many_are_wanted(number, file, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["find", file, "rook", "--max", number])
    assert ended.value.code == 2
    assert "--max" in capsys.readouterr().err


def test_the_help_teaches_the_query(capsys):
    with pytest.raises(SystemExit):
        main(["find", "--help"])
    printed = capsys.readouterr().out
    assert all(word in printed for word in ("KRPvKR", "~mirror", "dup:swap", "QUERY", "--json"))


@pytest.mark.skipif(sys.platform != "linux", reason="no processes are forked there")
def test_a_process_that_dies(tmp_path, monkeypatch, capsys):
    path = tmp_path / "many.fen"
    path.write_text(f"{START}\n{ENDING}\n" * 20_000, encoding="utf-8")
    sift, first = Sifter.__call__, os.getpid()

    def sift_or_die(sifter, block):
        if os.getpid() != first:
            os.kill(os.getpid(), signal.SIGKILL)
        return sift(sifter, block)

    monkeypatch.setattr(Sifter, "__call__", sift_or_die)
    monkeypatch.setattr("fenedit.jobs.find.process_count", lambda: 2)
    monkeypatch.setattr("fenedit.jobs.parts._LARGE", 1000)
    monkeypatch.setattr("fenedit.documents.files.streaming.FIRST_SIZES", (1 << 10,) * 6)
    assert main(["find", str(path), "KRvKP", "--max", "30000"]) == 2
    printed = capsys.readouterr()
    assert printed.out.startswith(f"{ENDING}\n")
    assert printed.err.startswith(f"fenedit find: {path}: a process that worked on it failed (its")
    assert printed.err.count("\n") == 1


def test_problems_of_olive_are_found_with_the_lines_of_their_entries(tmp_path, capsys):
    path = tmp_path / "a.olv"
    path.write_text(MORPHY + FAIRY + MORPHY)
    assert main(["find", str(path), "KRPvKBPP", "--json"]) == 0
    printed = capsys.readouterr()
    found = [json.loads(line) for line in printed.out.splitlines()]
    after = (MORPHY + FAIRY).count("\n") + 2
    assert [(each["line"], each["text"]) for each in found] == [
        (2, MORPHY_LINE.strip()),
        (after, MORPHY_LINE.strip()),
    ]
    assert "Xb4" in printed.err
