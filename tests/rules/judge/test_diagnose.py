from collections.abc import Iterable

import chess
import pytest
from hypothesis import given

from fenedit.notation.castling import resolve_right
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import START_POSITION, WHITE, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose, with_proof
from fenedit.rules.play import facts
from fenedit.rules.retro.prove import prove
from tests.helpers.corpus import params
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions

OURS = {"fullmove-zero", "chess960-offered"}
"""Codes that the corpus has no flag for."""

_PAWN_CAPTURES = {"pawn-captures-too-many-white", "pawn-captures-too-many-black"}
RULINGS = {
    # Perft position 4 and its mirror image: the pawns prove it as well as the check. White's
    # need five captures where one black man is missing, Black's b-pawn one where none is.
    "status-179": (_PAWN_CAPTURES, set()),
    "status-180": (_PAWN_CAPTURES, set()),
}
"""Cases that we judge otherwise than the corpus: codes that we add, and that we leave out."""

HARMLESS = {"ep-no-capturer", "ep-capture-illegal", "clock-ge-100"}
"""What positions of games may have."""

SEARCH = 60.0
"""Seconds for a search; none of the corpus needs as many, on a busy machine either."""


def _codes(position: Position, chess960: bool = False) -> set[str]:
    return {problem.code for problem in diagnose(position, chess960)}


def _is_refuted(problems: Iterable[Problem]) -> bool:
    return any(
        problem.severity in (Severity.NOT_PLAYABLE, Severity.ILLEGAL) for problem in problems
    )


@pytest.mark.parametrize("case", params("status"))
def test_the_corpus_is_judged_as_it_says(case) -> None:
    position = parse_fen(case["input"])
    chess960 = case["expect"]["variant"] == "chess960"
    problems = list(diagnose(position, chess960))
    if not _is_refuted(problems):
        proof = prove(position, chess960, SEARCH)
        if proof.problem is not None:
            problems.append(proof.problem)
    codes = {problem.code for problem in problems}
    added, left_out = RULINGS.get(case["id"], (set(), set()))
    assert codes - OURS == (set(case["expect"]["flags"]) | added) - left_out
    if case["expect"]["legal"] is not None:
        assert _is_refuted(problems) != case["expect"]["legal"]


@given(positions() | positions(back_rank_placements()))
def test_every_problem_can_be_said_and_shows_squares_of_the_board(position: Position) -> None:
    for chess960 in (False, True):
        problems = diagnose(position, chess960)
        for problem in problems:
            assert sentence(problem)
            assert all(0 <= square < 64 for square in problem.squares)
        assert len(problems) == len(set(problems))


@pytest.mark.parametrize("chess960", [False, True])
def test_positions_of_random_games_are_not_accused(chess960: bool) -> None:
    count = 0
    for position in played_positions(seed=1, games=8, chess960=chess960):
        assert _codes(position, chess960) <= HARMLESS, position
        count += 1
    assert count > 400


def test_all_problems_are_named_at_once_gravest_first() -> None:
    position = parse_fen("4k3/8/8/8/8/8/4R3/P7 w K e4 150 0")
    assert [problem.code for problem in diagnose(position)] == [
        "king-missing-white",
        "pawn-on-backrank",
        "opposite-check",
        "castling-invalid",
        "ep-wrong-rank",
        "fullmove-zero",
        "clock-ge-150",
        "clock-exceeds-plies",
    ]


def test_claims_that_fail_do_not_keep_a_position_from_being_played() -> None:
    assert facts(parse_fen("4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 1"), False) is not None
    assert facts(parse_fen("4k3/8/8/8/8/8/8/8 w - - 0 1"), False) is None
    assert diagnose(START_POSITION) == ()


def _status(position: Position, chess960: bool) -> chess.Status:
    board = chess.Board(None, chess960=chess960)
    board.set_piece_map(
        {
            square: chess.Piece.from_symbol(content)
            for square, content in enumerate(position.placement)
            if content != "."
        }
    )
    board.turn = position.side_to_move == WHITE
    board.set_castling_fen(position.castling_rights or "-")
    board.ep_square = position.ep_square
    return board.status()


_ORACLE = {
    "empty-board": chess.STATUS_EMPTY,
    "king-missing-white": chess.STATUS_NO_WHITE_KING,
    "king-missing-black": chess.STATUS_NO_BLACK_KING,
    "pawns-too-many-white": chess.STATUS_TOO_MANY_WHITE_PAWNS,
    "pawns-too-many-black": chess.STATUS_TOO_MANY_BLACK_PAWNS,
    "men-too-many-white": chess.STATUS_TOO_MANY_WHITE_PIECES,
    "men-too-many-black": chess.STATUS_TOO_MANY_BLACK_PIECES,
    "pawn-on-backrank": chess.STATUS_PAWNS_ON_BACKRANK,
}


@given(positions())
def test_men_are_counted_as_the_chess_package_does(position: Position) -> None:
    codes, status = _codes(position), _status(position, False)
    for code, flag in _ORACLE.items():
        assert (code in codes) == bool(status & flag), code
    # The package counts the kings of both sides together.
    kings = position.placement.count("K") + position.placement.count("k")
    assert bool(status & chess.STATUS_TOO_MANY_KINGS) == (kings > 2)
    ep_codes = {"ep-wrong-rank", "ep-no-pawn", "ep-target-occupied", "ep-origin-occupied"}
    assert bool(codes & ep_codes) == bool(status & chess.STATUS_INVALID_EP_SQUARE)


@given(positions(back_rank_placements()))
def test_checks_and_rights_are_judged_as_the_chess_package_does(position: Position) -> None:
    for chess960 in (False, True):
        codes, status = _codes(position, chess960), _status(position, chess960)
        assert ("opposite-check" in codes) == bool(status & chess.STATUS_OPPOSITE_CHECK)
        if not _package_judges_rights_otherwise(position, chess960):
            bad = bool(status & chess.STATUS_BAD_CASTLING_RIGHTS)
            assert ("castling-invalid" in codes) == bad


def _package_judges_rights_otherwise(position: Position, chess960: bool) -> bool:
    """Tell where chess 1.11 is known to differ: it is no oracle there."""
    placement = position.placement
    for rank, king, rook, queenside in (
        (placement[:8], "K", "R", "Q"),
        (placement[56:], "k", "r", "q"),
    ):
        # A lone Q or q without any rook on the back rank is lost, and found valid.
        if queenside in position.castling_rights and rook not in rank:
            return True
        # A king in the corner may castle there; from no starting position does it stand so.
        if chess960 and king in (rank[0], rank[7]):
            return True
        # K and H may name one rook: a set of rooks holds it once.
        letters = [
            letter for letter in position.castling_rights if letter.isupper() == king.isupper()
        ]
        rooks = [resolve_right(placement, letter, chess960) for letter in letters]
        if len(rooks) == 2 and rooks[0] == rooks[1] is not None:
            return True
    return False


def test_a_lone_queenside_right_without_rooks_is_found_where_the_package_misses_it() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/4K3 w Q - 9 60")
    assert not _status(position, False)
    assert _codes(position) == {"castling-invalid"}


def test_severities_are_those_of_the_four_grades() -> None:
    grades = {
        problem.code: problem.severity
        for fen in (
            "4k3/8/8/8/8/8/8/8 w K e3 100 0",
            "8/8/8/8/3P4/8/8/k6K b - d3 0 60",
            "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40",
        )
        for problem in diagnose(parse_fen(fen))
    }
    assert grades == {
        "king-missing-white": Severity.NOT_PLAYABLE,
        "castling-invalid": Severity.NOT_PLAYABLE,
        "ep-wrong-rank": Severity.NOT_PLAYABLE,
        "check-impossible": Severity.ILLEGAL,
        "fullmove-zero": Severity.HINT,
        "clock-ge-100": Severity.HINT,
        "clock-exceeds-plies": Severity.HINT,
        "ep-no-capturer": Severity.NOTE,
    }


def test_a_composed_problem_is_told_what_no_game_has_but_not_accused() -> None:
    position = parse_fen("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40")
    (accused,), (told,) = diagnose(position), diagnose(position, composed=True)
    assert (accused.code, accused.severity) == ("check-impossible", Severity.ILLEGAL)
    assert (told.code, told.severity) == ("check-impossible", Severity.NOTE)
    unplayable = parse_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 60")
    assert diagnose(unplayable, composed=True) == diagnose(unplayable)


def test_a_proof_joins_what_was_found_at_once() -> None:
    proof = Problem("no-last-move", Severity.ILLEGAL)
    hint = Problem("fullmove-zero", Severity.HINT)
    assert with_proof([hint], None, composed=False) == (hint,)
    assert with_proof([hint], proof, composed=False) == (hint, proof)
    assert with_proof([proof], proof, composed=False) == (proof,)
    *_, note = with_proof([hint], proof, composed=True)
    assert (note.code, note.severity) == (proof.code, Severity.NOTE)
