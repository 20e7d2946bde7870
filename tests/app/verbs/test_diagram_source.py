"""The positions that `fenedit diagram` is given."""

import gzip
import io
import os
import sys
import threading

import pytest

from fenedit.app.verbs.diagram_options import Options, OptionsError
from fenedit.app.verbs.diagram_source import Found, Given, Tally, diagram_of
from fenedit.diagram.description import DiagramStyle
from fenedit.documents.errors import StreamError
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnArrow, MarkColour
from fenedit.notation.position import START_POSITION
from tests.helpers.olive import FAIRY, MORPHY

FEN = "3N4/8/8/8/8/k1K5/8/1R6 w - - 0 1"
BARE = "8/8/8/8/8/8/8/8"
GAMES = f"""\
[Event "?"]
[SetUp "1"]
[FEN "{FEN}"]

{{[%cal Rd8e6] key}} 1. Ne6 *

[Event "?"]

1. e4 *
"""


def found(*words: str, again: bool = False) -> list[Found]:
    with Given(words, again=again) as given:
        return list(given.found())


def test_positions_and_files_come_in_their_order(tmp_path):
    path = tmp_path / "a.fen.gz"
    path.write_bytes(gzip.compress(f"\n# remark\n{FEN}\nnonsense\n".encode()))
    given = found("8/8/8/8/8/8/8/8 b", str(path), FEN)
    assert [each.position is not None for each in given] == [True, True, False, True]
    assert [each.entry.line for each in given] == [1, 3, 4, 1]
    assert given[2].why_not.startswith(f"{path}:4: not a position: ")


def test_games_have_positions_and_what_is_drawn_before_their_moves(tmp_path):
    path = tmp_path / "a.pgn"
    path.write_text(GAMES, encoding="utf-8")
    first, second = found(str(path))
    assert first.position == parse_fen(FEN)
    assert first.marks.arrows == (DrawnArrow(MarkColour.RED, 59, 44),)
    assert second.position == START_POSITION and not second.marks
    diagram = diagram_of(first, Options("a.png", "png", DiagramStyle(), flipped=True, title="T"))
    assert (diagram.fen, diagram.marks, diagram.flipped, diagram.title) == (
        FEN,
        first.marks,
        True,
        "T",
    )


def test_positions_are_counted_and_the_others_named(tmp_path, capsys):
    path = tmp_path / "a.fen"
    path.write_text(f"{FEN}\n\x1b\n{FEN}\n", encoding="utf-8")
    tally = Tally()
    with Given([str(path)], again=False) as given:
        assert len(list(given.positions(tally))) == 2
    assert (tally.positions, tally.unreadable) == (2, 1)
    error = capsys.readouterr().err
    assert f"{path}:2: not a position" in error and "\x1b" not in error
    assert tally.report("a to b") == 1
    assert capsys.readouterr().err == "2 diagrams: a to b\n1 record is not a position\n"


def test_a_word_that_is_no_position_is_refused():
    with (
        Given([FEN.replace("3N4", "3N5")], again=False) as given,
        pytest.raises(OptionsError, match="this is not a position: Rank 8"),
    ):
        list(given.positions(Tally()))


def test_standard_input_can_be_read_again(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{FEN}\nx\n".encode())))
    with Given(["-"], again=True) as given:
        first, second = list(given.found()), list(given.found())
    assert first == second
    assert len(first) == 2
    assert first[1].why_not.startswith("<stdin>:2: not a position")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_can_be_read_again(tmp_path):
    pipe = tmp_path / "pipe.epd"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(f"{FEN}\n",))
    writer.start()
    with Given([str(pipe)], again=True) as given:
        assert list(given.found()) == list(given.found())
    writer.join()


@pytest.mark.parametrize("name", ["missing.fen", "."])
def test_what_cannot_be_read_is_told_by_its_name(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StreamError) as error:
        found(name, again=True)
    assert error.value.name == name
    assert error.value.code in ("missing", "folder")


def test_problems_of_olive_are_positions_and_what_is_left_out_is_named_once(tmp_path, capsys):
    path = tmp_path / "a.olv"
    path.write_text(f"{MORPHY}---\nalgebraic: [\n{FAIRY}{MORPHY}")
    with Given([str(path)], again=True) as given:
        for _ in range(2):
            tally = Tally()
            assert [each.entry.line for each in given.positions(tally)] == [2, 13]
            assert (tally.positions, tally.unreadable) == (2, 1)
    told = capsys.readouterr().err
    assert told.count("Xb4") == told.count("YAML") == 1


def test_games_drawn_at_their_start_are_counted(tmp_path, capsys):
    path = tmp_path / "mixed.pgn"
    path.write_text(GAMES)
    tally = Tally()
    with Given([str(path)], again=False) as given:
        assert len(list(given.positions(tally))) == 2
    assert tally.report("sheet.pdf") == 0
    assert "1 game is drawn at the start; --at takes" in capsys.readouterr().err
