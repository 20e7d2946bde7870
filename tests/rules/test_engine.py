"""Commands for engines, and what their lines say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.rules.engine import Hint, Line, Score, Search, read_option, within

INFO = "info depth 3 seldepth 4 multipv 1 score {} nodes 3000 nps 9 pv e2e4 e7e5"


def hint_of(*infos: str, position: Position = START_POSITION, chess960: bool = False) -> Hint:
    search = Search(position, chess960, "An engine")
    for info in infos:
        search.take(info)
    return search.hint()


def test_infos_become_a_hint() -> None:
    line = Line(Score(31), 3, ("e2e4", "e7e5"), "1. e4 e5")
    assert hint_of(INFO.format("cp 31")) == Hint("An engine", (line,), 3000)
    assert hint_of() == Hint("An engine")


def test_the_newest_info_of_each_line_counts_and_no_move_is_shown_twice() -> None:
    hint = hint_of(
        "info depth 1 multipv 2 score cp 3 pv d2d4",
        "info depth 1 multipv 1 score cp 1 pv e2e4",
        "info depth 2 multipv 1 score cp 2 pv d2d4",
    )
    assert [(line.score, line.moves) for line in hint.lines] == [(Score(2), ("d2d4",))]


@pytest.mark.parametrize(
    ("side", "words", "score"),
    [
        ("w", "cp -5", Score(-5)),
        ("b", "cp -5", Score(5)),
        ("w", "mate 2", Score(None, 2)),
        ("b", "mate 2", Score(None, -2)),
    ],
)
def test_values_are_from_whites_side(side: str, words: str, score: Score) -> None:
    position = parse_fen(f"7k/8/8/8/8/8/R7/1R2K3 {side} - - 0 1")
    move = "a2a3" if side == "w" else "h8g7"
    (line,) = hint_of(f"info score {words} pv {move}", position=position).lines
    assert line.score == score


@pytest.mark.parametrize(
    "info",
    [
        INFO.format("cp 31 lowerbound"),
        INFO.format("mate 3 upperbound"),
        INFO.format("of 3"),
        INFO.format("cp x"),
        "info depth x score cp 1 pv e2e4",
        "info score cp 1 pv e2e5",
        "info score cp 1 pv 0000",
        "info score",
        "info string e2e4",
        *(f"info multipv {n} score cp 1 pv e2e4" for n in (0, 6, -1, 999_999_999, "9" * 30, "x")),
    ],
)
def test_a_bound_and_nonsense_tell_no_line(info: str) -> None:
    assert hint_of(info).lines == ()


def test_a_line_is_read_as_far_as_it_is_legal() -> None:
    (line,) = hint_of("info score cp 1 pv e2e4 e2e4").lines
    assert line.moves == ("e2e4",)


@given(st.text(max_size=60))
def test_nothing_that_is_said_raises(words: str) -> None:
    search = Search(START_POSITION, False, "")
    for line in (words, f"info {words} pv e2e4", f"info score cp 1 {words} pv {words}"):
        search.take(line)
        search.hint()
    assert not search.is_move(words) or words in {"(none)", "0000"} or len(words) == 4
    within(read_option(f"option name {words}")[1], 3)


def test_a_number_is_kept_within_the_bounds_of_its_option() -> None:
    name, option = read_option("option name Hash Size type spin default 16 min 1 max 1024")
    assert name == "Hash Size" and option["default"] == "16"
    assert [within(option, value) for value in (0, 5, 4096)] == [1, 5, 1024]
    assert within(read_option("option name Hash type spin default many min few")[1], 7) == 7


def test_castling_of_chess960_is_sent_and_read_as_king_takes_rook() -> None:
    position = parse_fen("1k6/8/8/8/8/8/4PPPP/4RK1R w H - 0 1")
    command = Search(position, True, "").command
    assert command == "position fen 1k6/8/8/8/8/8/4PPPP/4RK1R w H - 0 1"
    info = "info score cp 31 pv f1h1 b8a8 e1d1"
    (line,) = hint_of(info, position=position, chess960=True).lines
    assert line.text == "1. O-O Ka8 2. Rd1"


def test_odd_counters_are_sent_as_engines_expect_them() -> None:
    odd = START_POSITION._replace(halfmove_clock=999_999)._replace(fullmove_number=0)
    assert Search(odd, False, "").command.endswith(" w KQkq - 150 1")


def test_a_best_move_is_legal_or_none() -> None:
    search = Search(START_POSITION, False, "")
    assert all(map(search.is_move, ("e2e4", "(none)", "0000")))
    assert not any(map(search.is_move, ("a1h8", "", "e9")))
