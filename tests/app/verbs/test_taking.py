"""Positions out of games by `--at`, in `fenedit convert` and `fenedit diagram`."""

from pathlib import Path

import pytest

from fenedit.app.main import main
from tests.helpers.opera_game import OPERA

AFTER_16 = "1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - 1 16"
NAME = "Morphy – Duke, Paris 1858, after 16.Qb8+"
ODD = '[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Ke3 *\n\n'
BARE = '[White "C"]\n[Black "D"]\n\n*\n'


@pytest.fixture
def games(tmp_path) -> Path:
    path = tmp_path / "games.pgn"
    path.write_text(f"{OPERA}\n{ODD}{BARE}", encoding="utf-8")
    return path


def test_positions_become_lines_and_what_is_left_out_is_told(games, capsys):
    assert main(["convert", str(games), "--to", "fen", "--at", "16w"]) == 1
    printed = capsys.readouterr()
    assert printed.out == f"# {NAME}\n{AFTER_16}\n"
    assert printed.err.splitlines() == [
        f"fenedit convert: {games}:17: A – B: The moves of the game do not fit its first position: "
        "2.Ke3 is not legal.",
        "1 game has no place 16w, left out",
        "1 game has no moves, left out",
        "1 record",
        "names of 1 record become comment lines",
        "EPD operations of 1 record are left out (c0, pv)",
    ]


def test_games_stay_games(games, capsys):
    assert main(["convert", str(games), "--at", "last"]) == 1
    out = capsys.readouterr().out
    assert out.count("[Event ") == 2
    assert '[FEN "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17"]' in out
    assert '[FEN "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"]' in out


def test_a_spelling_of_positions_alone(games, capsys):
    main(["convert", str(games), "--at", "ply:3", "--to", "bracketed"])
    assert capsys.readouterr().out.count("[rnbqkbnr/") == 1


def test_all_is_well_where_all_games_have_the_place(tmp_path, capsys):
    path, out = tmp_path / "a.pgn", tmp_path / "a.epd"
    path.write_text(f"{OPERA}\n{OPERA}", encoding="cp1252")
    assert main(["convert", str(path), "-o", str(out), "--at", "every:8"]) == 0
    assert out.read_text(encoding="utf-8").count("after 8…c6") == 2
    assert capsys.readouterr().err.splitlines() == ["4 records"]


def test_a_file_without_moves_is_named(tmp_path, capsys):
    path = tmp_path / "a.fen"
    path.write_text(f"{AFTER_16}\n", encoding="utf-8")
    assert main(["convert", str(path), "--at", "last"]) == 1
    assert "there is no game with moves, and no line with a pv" in capsys.readouterr().err


def test_lines_with_moves_are_games(tmp_path, capsys):
    path = tmp_path / "a.epd"
    path.write_text('8/8/8/4k3/8/4K3/4P3/8 w - - id "x"; pv Kd3 Kd5;\n', encoding="utf-8")
    assert main(["convert", str(path), "--at", "last"]) == 0
    out = capsys.readouterr().out
    assert out == '8/8/8/3k4/8/3K4/4P3/8 w - - fmvn 2; hmvc 2; id "x, after 1…Kd5";\n'


def test_chess960_that_a_line_does_not_say_is_told(tmp_path, capsys):
    path = tmp_path / "a.pgn"
    fen = "nqnbrkrb/pppppppp/8/8/8/8/PPPPPPPP/NQNBRKRB w - - 0 1"
    path.write_text(
        f'[Variant "Chess960"]\n[FEN "{fen}"]\n[SetUp "1"]\n\n1. e4 *\n', encoding="utf-8"
    )
    assert main(["convert", str(path), "--at", "last", "--to", "epd"]) == 0
    assert "the result does not say that this is Chess960" in capsys.readouterr().err


def test_a_word_that_is_no_place_is_refused(games, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["convert", str(games), "--at", "move 20"])
    assert ended.value.code == 2
    assert "move 20 is not a place in a game, such as 20w" in capsys.readouterr().err


def test_a_diagram_is_named_after_the_move(games, tmp_path, capsys):
    out = tmp_path / "a.svg"
    assert main(["diagram", str(games), "--at", "16w", "-o", str(out)]) == 1
    assert f"{NAME}, Black to move" in out.read_text(encoding="utf-8")
    assert "1 diagram: " in capsys.readouterr().err


def test_several_diagrams(tmp_path):
    path, out = tmp_path / "a.pgn", tmp_path / "a.svg"
    path.write_text(OPERA, encoding="utf-8")
    assert main(["diagram", str(path), "--at", "marks", "-o", str(out)]) == 0
    assert sorted(each.name for each in tmp_path.glob("*.svg")) == ["a-1.svg", "a-2.svg", "a-3.svg"]


def test_a_position_holds_no_places(tmp_path, capsys):
    out = tmp_path / "a.svg"
    assert main(["diagram", AFTER_16, "--at", "last", "-o", str(out)]) == 2
    assert "--at takes positions from games" in capsys.readouterr().err
    assert not out.exists()
