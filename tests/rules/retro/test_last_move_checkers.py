import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import square_name
from fenedit.notation.problems import Severity
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.last_move import ep_capture, impossible_checks
from tests.helpers.corpus import cases, params
from tests.helpers.games import played_positions

CODES = {"checkers-too-many", "check-impossible"}


def accused(fen):
    position = parse_fen(fen)
    return list(impossible_checks(position, False, count_pieces(position.placement)))


@pytest.mark.parametrize("case", params("status"))
def test_the_corpus(case):
    position, chess960 = parse_fen(case["input"]), case["expect"]["variant"] == "chess960"
    if not pieces_in_order(position.placement, position.side_to_move):
        return
    found = list(impossible_checks(position, chess960, count_pieces(position.placement)))
    assert {problem.code for problem in found} == CODES & set(case["expect"]["flags"])
    assert all(problem.severity is Severity.ILLEGAL for problem in found)
    notes = {problem.code for problem in ep_capture(position, chess960)}
    assert notes == {"ep-capture-illegal"} & set(case["expect"]["flags"])


def test_the_corpus_has_cases_of_each_code():
    flags = {flag for case in cases("fen_cases.jsonl") for flag in case["expect"].get("flags", ())}
    assert flags >= CODES | {"ep-capture-illegal"}


@pytest.mark.parametrize("chess960", [False, True])
def test_no_check_of_a_game_is_accused(chess960):
    for position in played_positions(21, 25, chess960):
        assert not list(impossible_checks(position, chess960, count_pieces(position.placement)))


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        (
            "4k3/8/5N2/1B6/8/8/4R3/4K3 b - - 0 40",
            "The king on e8 is in check from 3 pieces at once, on e2, b5, f6; one move gives at "
            "most two checks.",
        ),
        (
            "8/8/8/8/8/3k4/4P3/4K3 b - - 0 60",
            "The pawn on e2 has never moved, so the king on d3 must have been in its check "
            "before the last move, too.",
        ),
        (
            "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40",
            "The knights on d6 and f6 cannot both give check: only one of them has just moved, "
            "and another piece never uncovers a knight’s check.",
        ),
        (
            "8/8/4k3/3P1P2/8/8/8/4K3 b - - 0 40",
            "The pawns on d5 and f5 cannot both give check: only one of them has just moved, and "
            "another piece never uncovers a pawn’s check.",
        ),
        (
            "4k3/3P4/5N2/8/8/8/8/4K3 b - - 0 40",
            "The pieces on d7 and f6 cannot both give check: only one of them has just moved, "
            "and another piece never uncovers the check of a pawn or a knight.",
        ),
        (
            "8/8/4k3/5P2/8/1B6/8/4K3 b - - 0 60",
            "The pawn on f5 cannot give check together with the piece on b3: a pawn move that "
            "gives check can open no line to the king but the king’s own file.",
        ),
        (
            "4R3/8/8/8/4k3/8/8/4RK2 b - - 0 40",
            "The king on e4 stands between e1 and e8 on one line: no last move can have brought "
            "one of these pieces and opened the line of the other.",
        ),
        (
            "4k3/8/8/1B5B/8/8/8/4K3 b - - 0 60",
            "The bishops on b5 and h5 cannot both give check: one that stood in the other’s "
            "way would have attacked the king already, and neither was just promoted.",
        ),
        (
            "R6k/8/8/8/8/8/8/K6R b - - 3 60",
            "The rooks on h1 and a8 cannot both give check: one that stood in the other’s "
            "way would have attacked the king already, and neither was just promoted.",
        ),
        (
            "7k/8/8/8/8/8/1B6/K6R b - - 3 60",
            "The pieces on h1 and b2 both give check, but no last move of either can have "
            "uncovered the other.",
        ),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "No last move can have given the check from b6: wherever that piece came from, the "
            "king on g1 was in check already, and no other piece can have uncovered the check.",
        ),
    ],
)
def test_the_sentence_teaches_what_is_wrong(fen, words):
    (problem,) = accused(fen)
    assert sentence(problem) == words
    assert len(explanation(problem).split(". ")) >= 2


def test_the_squares_are_those_of_the_king_and_the_checkers():
    (problem,) = accused("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40")
    assert [square_name(square) for square in problem.squares] == ["e8", "d6", "f6"]


@pytest.mark.parametrize("case", params("fen"))
def test_captures_en_passant_that_expose_the_king_are_noted(case):
    position = parse_fen(case["input"])
    expect = case["expect"]
    ready = expect["fen_xfen"].split()[3] != "-"
    exposes = ready and expect["fen_legal"].split()[3] == "-"
    assert [problem.code for problem in ep_capture(position, False)] == (
        ["ep-capture-illegal"] if exposes else []
    )


def test_the_note_on_en_passant_names_target_and_pawns():
    (problem,) = ep_capture(parse_fen("8/8/8/K2pP2r/8/8/8/k7 w - d6 0 60"), False)
    assert problem.severity is Severity.NOTE
    assert [square_name(square) for square in problem.squares] == ["d6", "e5"]
    assert sentence(problem) == (
        "A capture en passant on d6 would leave the king of its own side in check."
    )
    assert "rank" in explanation(problem)


def test_without_a_king_no_capture_exposes_it():
    assert not list(ep_capture(parse_fen("8/8/8/3pP2r/8/8/8/k7 w - d6 0 60"), False))
