"""What `fenedit read` prints."""

import io
import json
import sys
from types import SimpleNamespace

import pytest

from fenedit.app.main import main
from fenedit.notation.fen import format_fen
from fenedit.session.intents.pasting import readings
from fenedit.session.intents.records import LONGEST

LIST = "White: Kg1, Ra1; Black: Kh8, h7 – Ra8#"
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
FEN = "7k/7p/8/8/8/8/8/R5K1 w - - 0 1"


def test_a_text_is_read_as_paste_reads_it(capsys):
    assert main(["read", LIST]) == 0
    out, err = capsys.readouterr()
    assert out == f"{FEN}\n"
    assert "a list of pieces in English" in err
    assert "White is assumed" in err
    assert main(["read", "position startpos moves e2e4 c7c5"]) == 0
    assert "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w" in capsys.readouterr().out


def test_moves_are_played_to_their_end(capsys):
    end = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"
    for text in ("1. e4 c5 (1... e5 2. Nf3) *", "e2e4 c7c5", "1.♙e4 c5!?"):
        assert main(["read", text]) == 0
        assert capsys.readouterr().out == f"{end}\n"
    assert main(["read", "--json", "1. e4 c5"]) == 0
    (reading,) = json.loads(capsys.readouterr().out)["readings"]
    assert (reading["kind"], reading["certain"]) == ("moves", True)
    assert reading["positions"] == [{"fen": end, "start": START, "moves": ["e4", "c5"]}]
    assert main(["read", "1. e4 c5 2. Ke4 d6"]) == 0
    out, err = capsys.readouterr()
    assert out == f"{end}\n"
    assert "2.Ke4 is not possible" in err
    assert "not certain" in err


def test_objects_a_line(tmp_path, capsys):
    path = tmp_path / "letter.txt"
    path.write_bytes(f"Grüße\n{LIST}\n".encode("latin-1", "replace"))
    assert main(["read", "--json", str(path), "Ke1 Ba2 / Kg8", "nothing"]) == 0
    first, second, third = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["source"] == str(path)
    assert first["readings"][0]["positions"] == [{"fen": FEN}]
    assert second == {
        "source": "Ke1 Ba2 / Kg8",
        "readings": [
            {
                "kind": "piece-list",
                "certain": False,
                "notes": ["No side to move is given: White is assumed."],
                "positions": [{"fen": f"6k1/8/8/8/8/8/{man}7/4K3 w - - 0 1"}],
            }
            for man in "BP"
        ],
    }
    assert third == {"source": "nothing", "readings": []}


def test_what_is_not_certain_is_said(capsys):
    assert main(["read", "Ke1 Ba2 / Kg8"]) == 0
    out, err = capsys.readouterr()
    assert out == "6k1/8/8/8/8/8/B7/4K3 w - - 0 1\n"
    assert "not certain, 1 other reading" in err
    assert "1 position read as a list of pieces in English." in err


@pytest.mark.parametrize(
    "fields", ["w KQkq 3 14", "b Kq 0 9", "w - 3 14", "w 0-0/0-0-0 - 3 14", "w KQkq - e9 3"]
)
def test_what_paste_asks_about_is_printed_as_not_certain(fields, capsys):
    text = f"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {fields}"
    way = readings(text)[0]
    assert main(["read", text]) == 0
    out, err = capsys.readouterr()
    assert out == f"{format_fen(way.found[0].position)}\n"
    assert ("not certain" in err) == (not way.certain)


def test_faulty_fens_beside_others_are_named_once(capsys):
    faulty = "8/8/8/9/8/8/8/8 w - - 0 1"
    assert main(["read", f"A {FEN}\nB {faulty}\nC {faulty[:-1]}2"]) == 0
    out, err = capsys.readouterr()
    assert out == f"{FEN}\n"
    assert err.count("the first one: “8/8/8/9/8/8/8/8 w - …”") == 1


def test_standard_input_is_read_where_nothing_is_given(monkeypatch, capsys):
    for words in ([], ["-"]):
        pipe = SimpleNamespace(buffer=io.BufferedReader(io.BytesIO(LIST.encode())))
        monkeypatch.setattr(sys, "stdin", pipe)
        assert main(["read", *words]) == 0
        assert capsys.readouterr().out == f"{FEN}\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("opening e4", "does not contain a position"),
        ("", "does not contain a position"),
        ("8/8/8/8/8/8/8/9 w - - 0 1", "not a number of empty squares"),
        ("forsyth 4x3/8/8/8/8/8/8/4K3", "not a chess piece"),
        (
            "begin pieces white Ka1 Xc3 black Kh8 stip #2 next pieces white Yb1 stip #3 end",
            "pieces that chess does not have: 2 (white Xc3, white Yb1)",
        ),
        ("x\0y\x1b[31m", "\\x1b[31m: this text"),
    ],
)
def test_where_nothing_is_found_the_status_is_1(text, words, capsys):
    assert main(["read", text]) == 1
    out, err = capsys.readouterr()
    assert (out, words in err) == ("", True)


def test_what_cannot_be_read_is_named_and_the_rest_is_read(tmp_path, capsys):
    (tmp_path / "long").write_text("x" * (LONGEST + 1), encoding="utf-8")
    assert main(["read", str(tmp_path), str(tmp_path / "long"), LIST]) == 2
    out, err = capsys.readouterr()
    assert out == f"{FEN}\n"
    assert "it is a folder" in err
    assert "longer than 1,000,000 characters" in err


@pytest.mark.parametrize("name", ["nofile.png", "no such/my book.pdf", "./nofile", "/nowhere/x y"])
def test_the_name_of_a_file_that_is_missing_is_no_text(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["read", name, LIST]) == 2
    out, err = capsys.readouterr()
    assert out == f"{FEN}\n"
    assert err.startswith(f"fenedit read: {name}: file not found")


def test_a_wrong_option_is_refused(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["read", "--xml", LIST])
    assert ended.value.code == 2
