import math
import time

import pytest

from fenedit.notation.castling import start_position
from fenedit.notation.explanations import explanation
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.last_move import (
    clock_vs_last_move,
    last_move,
    refute_last_moves,
    retractions,
)
from tests.helpers.corpus import params
from tests.helpers.games import played_positions

NEED_MORE_PLIES = {"status-316", "status-318"}
"""Cases of no-last-move where a last move is there, but leads back to what no game leads to."""

ILLEGAL = Problem("stub", Severity.ILLEGAL)


def accused(fen, chess960=False):
    position = parse_fen(fen)
    return list(last_move(position, chess960, count_pieces(position.placement)))


def hinted(fen, chess960=False):
    position = parse_fen(fen)
    return list(clock_vs_last_move(position, chess960, count_pieces(position.placement)))


@pytest.mark.parametrize("case", params("status"))
def test_the_corpus(case):
    position, expect = parse_fen(case["input"]), case["expect"]
    if not pieces_in_order(position.placement, position.side_to_move):
        return
    chess960 = expect["variant"] == "chess960"
    found = accused(case["input"], chess960)
    if case["id"] not in NEED_MORE_PLIES:
        assert [problem.code for problem in found] == (
            ["no-last-move"] if "no-last-move" in expect["flags"] else []
        )
    # What is proven illegal has its last move in doubt anyway, and the corpus says no more.
    if expect["legal"] is not False:
        hints = hinted(case["input"], chess960)
        assert [problem.code for problem in hints] == (
            ["clock-vs-last-move"] if "clock-vs-last-move" in expect["flags"] else []
        )


@pytest.mark.parametrize("chess960", [False, True])
def test_every_position_of_a_game_has_a_last_move_and_its_clock_agrees(chess960):
    for position in played_positions(22, 25, chess960):
        counted = count_pieces(position.placement)
        assert not list(last_move(position, chess960, counted)), format_fen(position)
        assert not list(clock_vs_last_move(position, chess960, counted)), format_fen(position)


def test_games_begin_without_a_last_move():
    assert not accused(format_fen(START_POSITION)) and not hinted(format_fen(START_POSITION))
    for number in range(0, 960, 37):
        fen = format_fen(start_position(number))
        assert not accused(fen, chess960=True) and not hinted(fen, chess960=True)
    other_array = format_fen(start_position(0)).replace("KQkq", "-")
    assert hinted(other_array) and not hinted(other_array, chess960=True)


def test_the_sentence_says_whose_move_is_missing():
    (problem,) = accused("kN6/pp6/8/8/8/8/8/4K3 w - - 0 60")
    assert problem.severity is Severity.ILLEGAL
    assert sentence(problem) == "Black has no possible last move."
    assert len(problem.squares) == 3
    (problem,) = accused("r3k3/8/8/8/8/8/8/R3K3 b Qq - 9 60")
    assert sentence(problem) == (
        "White has no possible last move: by its castling rights, the pieces on a1, e1 have never "
        "moved, and no other piece can have moved last."
    )
    assert "castling rights" in explanation(problem)


def test_nothing_is_said_of_rights_that_fail():
    assert accused("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 9 60")
    assert not accused("r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 9 60")


def test_the_clock_and_the_last_move():
    (problem,) = hinted("7k/6P1/8/8/8/8/8/K7 b - - 3 60")
    assert problem.severity is Severity.HINT
    assert sentence(problem) == (
        "The halfmove clock is 3, but the last move was a capture or a pawn move, which sets it to 0."
    )
    (problem,) = hinted("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1")
    assert sentence(problem) == (
        "The halfmove clock is 0, but the last move was neither a capture nor a pawn move."
    )
    assert "In puzzles" in explanation(problem)


def _refute(fen, refuted, depth, deadline=math.inf):
    return refute_last_moves(parse_fen(fen), False, refuted, depth, deadline)


def test_a_position_falls_when_every_last_move_is_refuted():
    fen = "r3k3/8/8/8/8/8/8/R3K1N1 b Qq - 9 60"
    found = _refute(fen, lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    count = len({found.name for found in retractions(parse_fen(fen), False)})
    assert sentence(found) == (
        f"Each of the {count} possible last moves comes from a position to which no game leads."
    )
    assert _refute(fen, lambda before: None, 1) is None


def test_one_surviving_last_move_saves_a_position():
    fen = "r3k3/8/8/8/8/8/8/R3K1N1 b Qq - 9 60"
    spared = list(retractions(parse_fen(fen), False))[5].before
    asked = []

    def refuted(before):
        asked.append(before)
        return None if before == spared else ILLEGAL

    assert _refute(fen, refuted, 1) is None
    assert asked[-1] == spared
    assert len(asked) == len(set(asked)) == 6


def test_the_only_last_move_is_named():
    found = _refute("8/8/3Pk3/8/8/1B6/8/K3R3 b - - 0 60", lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    assert sentence(found) == (
        "Only e5xd6 e.p. can have put the king on e6 in check, but no game leads to the position "
        "before it."
    )
    found = _refute("4k3/8/8/8/3P4/8/8/4K3 b - d3 0 60", lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    assert sentence(found) == (
        "Only d2-d4 can have been the last move, but no game leads to the position before it."
    )


def test_checks_that_only_refuted_moves_can_have_given():
    found = _refute("4k3/8/8/1B6/8/8/8/4RK2 b - - 0 40", lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    assert sentence(found) == (
        "Each of the 2 last moves that can have put the king on e8 in check comes from "
        "a position to which no game leads."
    )


def test_a_position_without_a_retraction_needs_no_refutation():
    for fen in ("kN6/pp6/8/8/8/8/8/4K3 w - - 0 60", "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40"):
        found = _refute(fen, lambda before: None, 1)
        position = parse_fen(fen)
        assert found is not None
        assert sentence(found)
        assert list(retractions(position, False)) == []


def test_the_search_goes_as_many_plies_back_as_it_is_told():
    # The double step is the only last move, and castling rights leave White's knight none before.
    fen = "r3k3/p7/8/8/P7/8/8/R3K3 b Qq a3 0 60"
    assert _refute(fen, lambda before: None, 1) is None
    deeper = _refute(fen, lambda before: None, 2)
    assert deeper is not None
    assert dict(deeper.data)["plies"] == "2"
    # One black pawn off its home supplies the move before.
    near_miss = "r3k3/8/p7/8/P7/8/8/R3K3 b Qq a3 0 60"
    assert _refute(near_miss, lambda before: None, 2) is None


def test_the_first_position_of_a_game_is_never_refuted_by_what_leads_to_it():
    fen = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"

    def refuted(before):
        return None if before.placement == START_POSITION.placement else ILLEGAL

    assert _refute(fen, refuted, 3) is None


def test_no_position_of_a_game_is_refuted_by_its_own_last_moves():
    def nothing(before):
        return None

    for chess960 in (False, True):
        for position in list(played_positions(23, 3, chess960))[::8]:
            found = refute_last_moves(position, chess960, nothing, 2, math.inf)
            assert found is None, format_fen(position)


def test_the_search_ends_at_its_deadline():
    fen = "r3k3/8/8/8/8/8/8/R3K1N1 b Qq - 9 60"
    with pytest.raises(TimeoutError):
        _refute(fen, lambda before: ILLEGAL, 2, time.monotonic() - 1)
