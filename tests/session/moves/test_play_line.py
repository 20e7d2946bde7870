"""Lines of moves as values, and how they are written."""

import io

import chess.pgn
import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION, parse_square
from fenedit.rules.play import PlayError
from fenedit.session.moves.play_line import PlayLine, pgn_text, san_text

OPENING = ("e2e4", "e7e5", "g1f3")
FOOLS = ("f2f3", "e7e5", "g2g4", "d8h4")
BLACK_FIRST = "4k3/4p3/8/8/8/8/8/R3K3 b Q - 3 17"


def line_of(*moves: str, fen: str = "", chess960: bool = False) -> PlayLine:
    start = parse_fen(fen) if fen else START_POSITION
    line = PlayLine((start,), chess960)
    for move in moves:
        line = line.with_move(move)
    return line


def test_a_move_leads_on_and_back() -> None:
    line = line_of(*OPENING)
    assert line.index == 3 and line.last_move is not None and line.last_move.san == "Nf3"
    assert line.at(0).position == START_POSITION and line.at(0).last_move is None
    assert line.at(-5).index == 0 and line.at(99).index == 3


def test_the_same_move_steps_on_and_another_one_replaces_what_was_ahead() -> None:
    line = line_of(*OPENING).at(1)
    assert line.with_move("e7e5") == line_of(*OPENING).at(2)
    other = line.with_move("c7c5")
    assert [move.san for move in other.moves] == ["e4", "c5"] and other.index == 2
    assert len(other.positions) == 3


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(PlayError):
        line_of("e2e5")


def test_written_as_san() -> None:
    assert san_text(line_of(*OPENING)) == "1. e4 e5 2. Nf3"
    assert san_text(line_of("e7e5", "e1c1", fen=BLACK_FIRST)) == "17... e5 18. O-O-O"
    assert san_text(line_of()) == ""


@pytest.mark.parametrize(
    ("moves", "fen", "chess960", "result"),
    [
        (OPENING, "", False, "*"),
        (FOOLS, "", False, "0-1"),
        (("a6c7",), "k7/7R/N7/8/8/8/8/KR6 w - - 0 1", False, "*"),
        (("g6g7",), "7k/5K2/6Q1/8/8/8/8/8 w - - 0 1", False, "1-0"),
        (("g1g6",), "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", False, "1/2-1/2"),
        (("e7e5", "e1a1"), BLACK_FIRST, True, "*"),
        ((), BLACK_FIRST, False, "*"),
    ],
)
def test_another_program_reads_the_game(
    moves: tuple[str, ...], fen: str, chess960: bool, result: str
) -> None:
    line = line_of(*moves, fen=fen, chess960=chess960)
    text = pgn_text(line.at(0))
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None and not game.errors
    assert game.headers["Result"] == result
    assert [move.uci() for move in game.mainline_moves()] == list(moves)
    end = parse_fen(game.end().board().fen(en_passant="fen"))
    assert format_fen(end) == format_fen(line.positions[-1])
    assert ("SetUp" in game.headers) == bool(fen)


def test_long_games_are_wrapped() -> None:
    there_and_back = ("g1f3", "g8f6", "f3g1", "f6g8") * 20
    text = pgn_text(line_of(*there_and_back))
    assert max(map(len, text.splitlines())) <= 79
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None and len(list(game.mainline_moves())) == 80


@pytest.mark.parametrize(
    ("start", "end", "reason"),
    [
        ("e7", "e5", "turn"),
        ("e2", "d3", "check"),
        ("e1", "d1", ""),
        ("h1", "g2", "illegal"),
        ("e1", "g1", ""),
        ("e1", "h1", ""),
        ("d5", "d6", "illegal"),
    ],
)
def test_why_a_move_cannot_be_made(start: str, end: str, reason: str) -> None:
    line = line_of(fen="4k3/4r3/8/8/8/8/4B3/4K2R w K - 0 1")
    assert line.why_not(parse_square(start), parse_square(end)) == reason
