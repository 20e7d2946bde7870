from collections.abc import Iterable

import chess
import pytest
from hypothesis import given

from fenedit.notation.castling import resolve_right
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.fix_titles import fix_title
from fenedit.notation.messages import sentence
from fenedit.notation.position import START_POSITION, WHITE, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose, guided, with_proof
from fenedit.rules.judge.playability import pieces_in_order, playability
from fenedit.rules.judge.repairs import fix_all, fixes
from fenedit.rules.play import facts, why_not
from fenedit.rules.retro.prove import prove
from tests.helpers.corpus import params
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions

OURS = {"fullmove-zero", "chess960-offered"}
"""Codes that the corpus has no flag for."""

_PAWN_CAPTURES = {"pawn-captures-too-many-white", "pawn-captures-too-many-black"}
RULINGS = {
    # Perft position 4 and its mirror image: the pawns prove it as well as the check. White's
    # need five captures where one black piece is missing, Black's b-pawn one where none is.
    "status-179": (_PAWN_CAPTURES, set()),
    "status-180": (_PAWN_CAPTURES, set()),
}
"""Cases that we judge otherwise than the corpus: codes that we add, and that we leave out."""

HARMLESS = {"ep-no-capturer", "ep-capture-illegal", "clock-ge-100"}
"""Codes that positions of games may have."""

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
    """Return whether chess 1.11 is known to differ, so that it is no oracle."""
    placement = position.placement
    for rank, king, rook, queenside in (
        (placement[:8], "K", "R", "Q"),
        (placement[56:], "k", "r", "q"),
    ):
        # A lone Q or q without any rook on the back rank is lost, and found valid.
        if queenside in position.castling_rights and rook not in rank:
            return True
        # There a king in the corner may castle, which is in no starting position.
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


# Tests that nothing is judged of positions with fairy pieces, and that all rules refuse them.


FENS = (
    "*2q3k3/8/8/8/8/8/8/K7 w - - 0 1",
    "-q3k3/8/8/8/8/8/8/K7 w KQkq e3 0 1",
    "(royal+G)6k/8/8/8/8/8/PPPPPPPP/RNBQ1BNR w KQ - 99 99",
)


@pytest.mark.parametrize("fen", FENS)
def test_the_only_judgement_is_that_there_is_none(fen: str) -> None:
    position = parse_fen(fen)
    assert diagnose(position) == (Problem("fairy-pieces", Severity.NOTE),)
    assert playability(position, False) == (Problem("fairy-pieces", Severity.NOT_PLAYABLE),)
    assert not pieces_in_order(position.placement, position.side_to_move)
    assert facts(position, False) is None
    assert fix_all(position, False) is None


@pytest.mark.parametrize("fen", FENS)
def test_solver_and_engine_are_refused_with_the_reason(fen: str) -> None:
    problem = why_not(parse_fen(fen), False)
    assert problem is not None
    assert problem.code == "fairy-pieces"


# What a person reads first of a position's problems.


def codes(fen: str) -> list[str]:
    position = parse_fen(fen)
    return [problem.code for problem in guided(diagnose(position), position)]


def test_rights_that_hold_in_chess960_are_one_question_and_the_first() -> None:
    fen = "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w GCgc - 0 1"
    assert codes(fen) == ["chess960-offered"]


@pytest.mark.parametrize(
    "fen",
    [
        # A file's letter names the rook.
        "rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gkq - 4 60",
        "4k3/8/8/8/8/8/8/4K1R1 w G - 4 60",
        # Kings and rooks of both sides are on the same files, as in every array.
        "1rk1r3/8/8/8/8/8/8/1RK1R3 w KQkq - 4 60",
        # The side with rights has all its pieces as in an array.
        "4k3/8/8/8/8/8/8/NQRKBBRN w KQ - 4 60",
    ],
)
def test_the_one_question_is_an_objection_to_the_position_as_it_is(fen: str) -> None:
    position = parse_fen(fen)
    first, *others = guided(diagnose(position), position)
    assert (first.code, first.severity) == ("chess960-offered", Severity.NOT_PLAYABLE)
    assert not {"castling-invalid", "chess960-offered"} & {other.code for other in others}


@pytest.mark.parametrize(
    ("fen", "letters"),
    [
        # In practice the king has moved, or a rook.
        ("4k3/8/8/8/8/8/8/R4K2 w Q - 4 60", ["Q"]),
        ("4k3/8/8/8/8/8/8/R4K2 w KQk - 4 60", ["Kk", "Q"]),
        ("r3k2r/8/8/8/8/8/8/R4K1R w KQkq - 4 60", ["KQ"]),
        ("r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 4 60", ["K"]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 4 60", ["KQ"]),
        # One of the rights holds nowhere, so that they are not those of a game of Chess960.
        ("4k3/8/8/8/8/8/8/4K1R1 w Gk - 4 60", ["G", "k"]),
    ],
)
def test_rights_of_pieces_that_may_have_moved_are_named(fen: str, letters: list[str]) -> None:
    position = parse_fen(fen)
    found = guided(diagnose(position), position)
    rights = [problem for problem in found if problem.code == "castling-invalid"]
    assert [dict(problem.data)["letter"] for problem in rights] == letters
    assert found[: len(rights)] == tuple(rights)
    assert "chess960-offered" not in {problem.code for problem in found}


def test_rights_that_fail_alike_are_one_line_with_all_squares_and_one_fix() -> None:
    position = parse_fen("8/4k3/8/8/8/8/4K3/8 w KQkq - 4 60")
    found = diagnose(position)
    assert [problem.code for problem in found].count("castling-invalid") == 4
    (problem,) = guided(found, position)
    assert sentence(problem) == (
        "The castling rights KQkq cannot hold: kings or rooks are not on their starting squares "
        "(e1, h1, a1, e8, h8, a8)."
    )
    (fix,) = fixes(problem, position, False)
    assert fix_title(fix.code, fix.data) == "Remove castling rights KQkq"
    assert format_fen(fix.position) == "8/4k3/8/8/8/8/4K3/8 w - - 4 60"


def test_rights_that_only_chess960_has_are_one_line_with_both_ways_out() -> None:
    position = parse_fen("r3k2r/8/8/8/8/8/8/R4K1R w KQ - 4 60")
    problem, *_ = guided(diagnose(position), position)
    assert sentence(problem).startswith("The castling rights KQ can hold in Chess960 only: ")
    assert [fix_title(fix.code, fix.data) for fix in fixes(problem, position, False)] == [
        "Remove castling rights KQ",
        "Switch to Chess960",
    ]


def test_squares_where_nobody_knows_a_rook_to_begin_are_not_named() -> None:
    position = parse_fen("8/8/4k3/8/8/8/8/4K3 w KQ - 4 60")
    (problem,) = guided(diagnose(position, chess960=True), position)
    assert sentence(problem) == (
        "The castling rights KQ cannot hold: kings or rooks are not on their starting squares."
    )


def test_a_right_that_holds_nowhere_is_still_named() -> None:
    found = codes("4k3/8/8/8/8/8/8/1R2K3 w Kb - 0 1")
    assert "castling-invalid" in found


def test_an_empty_board_is_one_note() -> None:
    position = parse_fen("8/8/8/8/8/8/8/8 w - - 0 1")
    (problem,) = guided(diagnose(position), position)
    assert (problem.code, problem.severity) == ("no-kings-yet", Severity.NOTE)
    assert sentence(problem) == "No kings yet."


@pytest.mark.parametrize(
    ("fen", "grade"),
    [
        ("8/8/8/8/4P3/8/8/8 w - - 0 1", Severity.NOTE),
        ("8/8/8/8/8/8/8/K7 w - - 0 1", Severity.NOTE),
        ("4k3/8/8/8/8/8/8/QRBN4 b - - 30 40", Severity.NOTE),
        ("8/8/8/8/8/8/8/P7 w - - 0 1", Severity.NOT_PLAYABLE),
        ("8/8/8/8/8/8/8/4K2R w Q - 0 1", Severity.NOT_PLAYABLE),
    ],
)
def test_a_missing_king_is_a_note_while_all_else_is_right(fen: str, grade: Severity) -> None:
    position = parse_fen(fen)
    found = guided(diagnose(position), position, unfinished=True)
    missing = [problem for problem in found if problem.code.startswith("king-missing")]
    assert missing
    assert {problem.severity for problem in missing} == {grade}
    of_a_file = guided(diagnose(position), position)
    assert of_a_file[0].severity is Severity.NOT_PLAYABLE


def test_the_gravest_comes_first() -> None:
    found = codes("4k3/8/8/8/8/8/8/4K2P w - - 120 0")
    assert found[0] == "pawn-on-backrank"
    assert set(found[1:]) == {"clock-ge-100", "clock-exceeds-plies", "fullmove-zero"}


def test_counters_that_only_fill_their_fields_are_not_spoken_of() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    assert "fullmove-too-small" in {problem.code for problem in diagnose(position)}
    assert guided(diagnose(position), position) == ()
    assert set(codes("4k3/8/8/8/8/8/8/4K2R w - - 1 1")) == {
        "fullmove-too-small",
        "clock-exceeds-plies",
    }


@pytest.mark.parametrize(
    ("fen", "said", "unsaid"),
    [
        # Both say what the clock is not; the one that stays says what it is.
        (
            "r1bqkbnr/pppppppp/2n5/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2",
            ["clock-too-small"],
            ["clock-vs-last-move"],
        ),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 4 40", ["ep-clock-nonzero"], ["clock-vs-last-move"]),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 4 1",
            ["ep-clock-nonzero", "ep-no-capturer"],
            ["clock-vs-last-move", "clock-exceeds-plies"],
        ),
        ("7k/6P1/8/8/8/8/8/K7 b - - 90 40", ["clock-vs-last-move"], ["clock-exceeds-plies"]),
        # That there were too few moves is what is wrong with both counters.
        (
            "4k3/8/8/8/8/8/8/R3K3 b - - 1 2",
            ["fullmove-too-small"],
            ["clock-vs-pawn-moves"],
        ),
        # One reason is enough against an en passant square.
        (
            "4k3/8/3p4/8/8/8/8/4K3 w - d6 0 40",
            ["ep-no-pawn"],
            ["ep-target-occupied"],
        ),
        (
            "4k3/3p4/3n4/3p4/8/8/8/4K3 w - d6 0 40",
            ["ep-target-occupied"],
            ["ep-origin-occupied"],
        ),
        # Kings side by side attack each other.
        ("8/8/8/4k3/3K4/8/8/8 w - - 9 60", ["kings-adjacent"], ["opposite-check"]),
    ],
)
def test_what_follows_from_another_line_is_left_to_it(
    fen: str, said: list[str], unsaid: list[str]
) -> None:
    found = {problem.code for problem in diagnose(parse_fen(fen))}
    assert {*said, *unsaid} <= found
    assert codes(fen) == said


def test_another_check_is_told_besides_kings_side_by_side() -> None:
    found = codes("8/8/8/4k2R/3K4/8/8/8 w - - 9 60")
    assert found == ["kings-adjacent", "opposite-check"]
