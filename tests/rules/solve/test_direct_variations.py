"""The play after a first move is all that python-chess finds by trying everything."""

import random

import chess
import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.solution import Attack, Defence, Solution, Wanted
from tests.helpers.direct_mates import solve
from tests.helpers.fens import HARING
from tests.helpers.mates import is_lost, mates_in, mating_moves, random_board

THREES = (
    # A check, zugzwang, a quiet threat, several threats, a short one, a dual that parries.
    "8/1P6/8/2p5/8/8/3K4/Nk6 w - - 0 1",
    "7K/8/7k/8/8/8/2r4R/8 b - - 0 1",
    "8/r7/8/2k5/8/8/3p3K/4n3 b - - 0 1",
    "8/8/8/8/K7/8/2rp2k1/8 b - - 0 1",
    "8/8/1q6/8/8/2k3B1/8/3K4 b - - 0 1",
    "8/8/8/8/6pR/2K5/8/1k6 w - - 0 1",
)

DUAL = "8/8/3B4/1N6/1K3PQ1/8/7k/8 w - - 0 1"
PROMOTION = "6k1/2P5/8/8/1K6/8/2PR4/8 w - - 0 1"


def test_all_play_of_mates_in_two() -> None:
    dice = random.Random(21)
    kinds = set()
    for _ in range(25):
        board = random_board(dice, 5)
        solution = solved(board.fen(), 2)
        for attack in solution.keys[:2]:
            assert_play(board, attack)
            kinds |= {(bool(attack.threats), attack.is_zugzwang)}
    assert len(kinds) == 3


@pytest.mark.parametrize("fen", THREES)
def test_all_play_of_mates_in_three(fen: str) -> None:
    board = chess.Board(fen)
    solution = solved(fen, mates_in(board, 3))
    assert solution.keys
    for attack in solution.keys[:2]:
        assert_play(board, attack)


def test_play_that_finds_no_room_is_cut_and_said_to_be() -> None:
    whole = solved(HARING, 2, Wanted(size=1000))
    cut = solved(HARING, 2, Wanted(size=10))
    assert [key.move.san for key in cut.keys] == [key.move.san for key in whole.keys] == ["d4"]
    assert (whole.verdict, whole.exact) == ("sound", True)
    assert (cut.verdict, cut.exact) == ("sound", False)
    assert len(whole.keys[0].defences) > 20
    assert cut.keys[0].defences == ()


def test_several_answers_are_a_dual_only_where_no_threat_is_carried_out() -> None:
    key = solved(HARING, 2).keys[0]
    answers = {defence.move.san: defence for defence in key.defences}
    assert [threat.move.san for threat in key.threats] == ["Nce7#"]
    assert len(answers["Rh8"].answers) == 7
    assert answers["Rh8"].meets_threat
    assert not answers["Rh8"].is_dual
    solution = solved(DUAL, 2)
    assert solution.verdict == "duals"
    assert solution.keys[0].is_zugzwang
    (defence,) = solution.keys[0].defences
    assert sorted(answer.move.san for answer in defence.answers) == ["Qg1#", "Qh3#"]
    assert defence.is_dual


def test_a_queen_where_a_rook_would_do_is_no_dual() -> None:
    solution = solved(PROMOTION, 2)
    assert solution.verdict == "sound"
    answers = [
        sorted(answer.move.san for answer in defence.answers)
        for key in solution.keys
        for defence in key.defences
    ]
    assert ["c8=Q#", "c8=R#"] in answers
    assert not any(defence.is_dual for key in solution.keys for defence in key.defences)


def test_set_play_answers_moves_of_the_other_side() -> None:
    # Every waiting move of the bishop lets the rook mate, now and after the key.
    solution = solved("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2)
    assert solution.set_play is not None
    assert {defence.move.san for defence in solution.set_play.defences} == {
        *("Bc7", "Bd6", "Be5", "Bf4", "Bg3", "Bh2")
    }
    assert all(
        [answer.move.san for answer in defence.answers] == ["Rxa7#"]
        for defence in solution.set_play.defences
    )


def assert_play(board: chess.Board, attack: Attack) -> None:
    """Compare the play after a move that has not been made yet."""
    assert board.san(board.parse_uci(attack.move.uci)) == attack.move.san
    board.push_uci(attack.move.uci)
    left = attack.mates_in - 1
    assert is_lost(board, left)
    assert left == 0 or not is_lost(board, left - 1)
    if left:
        threats = _threats(board, attack, left)
        assert attack.is_zugzwang == (not board.is_check() and not threats)
        moves = sorted(move.uci() for move in board.legal_moves)
        assert sorted(defence.move.uci for defence in attack.defences) == moves
        for defence in attack.defences:
            assert_defence(board, defence, threats, left)
    else:
        assert attack == Attack(attack.move, 1)
    board.pop()


def _threats(board: chess.Board, attack: Attack, left: int) -> list[str]:
    if board.is_check():
        assert attack.threats == ()
        return []
    board.push(chess.Move.null())
    soonest = mates_in(board, left)
    threats = mating_moves(board, soonest) if soonest else []
    assert sorted(threat.move.uci for threat in attack.threats) == threats
    for threat in attack.threats:
        assert_play(board, threat)
    board.pop()
    return threats


def assert_defence(board: chess.Board, defence: Defence, threats: list[str], left: int) -> None:
    assert board.san(board.parse_uci(defence.move.uci)) == defence.move.san
    board.push_uci(defence.move.uci)
    carried_out = set(threats) & set(mating_moves(board, left))
    assert defence.meets_threat == bool(carried_out)
    found = sorted(answer.move.uci for answer in defence.answers)
    soonest = mates_in(board, left)
    if carried_out and left > 1:
        assert set(found) <= carried_out
    else:
        assert found == mating_moves(board, soonest)
        assert {answer.mates_in for answer in defence.answers} == {soonest}
    for answer in defence.answers:
        assert_play(board, answer)
    if defence.is_dual:
        assert not carried_out
        assert len(found) > 1
    board.pop()


def solved(fen: str, mate: int, wanted: Wanted | None = None) -> Solution:
    return solve(parse_fen(fen), mate, wanted=wanted)
