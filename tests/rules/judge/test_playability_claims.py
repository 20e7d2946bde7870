import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import square_name
from fenedit.notation.problems import Severity
from fenedit.rules.judge import playability
from tests.helpers.corpus import params


def _found(check, fen: str, chess960: bool = False):
    problems = check(parse_fen(fen), chess960)
    return [(problem.code, [square_name(s) for s in problem.squares]) for problem in problems]


def _castling(fen: str, chess960: bool = False):
    problems = playability.castling(parse_fen(fen), chess960)
    return {
        dict(problem.data)["letter"]: (
            dict(problem.data)["reason"],
            [square_name(s) for s in problem.squares],
        )
        for problem in problems
    }


def test_each_right_is_accused_apart_with_the_homes_that_are_not_filled() -> None:
    assert _castling("r3k3/8/8/8/8/8/8/R2K3R w KQk - 0 1") == {
        "K": ("chess960", ["e1"]),
        "Q": ("chess960", ["e1"]),
        "k": ("men", ["h8"]),
    }
    # In Chess960 the kings would not have begun on one file.
    assert _castling("r3k3/8/8/8/8/8/8/R2K3R w KQq - 0 1") == {
        "K": ("men", ["e1"]),
        "Q": ("men", ["e1"]),
    }
    assert _castling("4k3/8/8/8/8/8/8/3K4 w Q - 0 1") == {"Q": ("men", ["e1", "a1"])}


def test_a_rook_of_the_other_side_is_no_partner() -> None:
    assert _castling("r3k2r/8/8/8/8/8/8/R3K2r w KQkq - 0 1") == {"K": ("men", ["h1"])}


def test_an_inner_file_in_standard_chess_fails_and_points_at_the_king() -> None:
    assert _castling("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1") == {"G": ("chess960", ["e1"])}
    # Of two rights on a wing the inner one holds in Chess960 no more than here.
    assert _castling("4k3/8/8/8/8/8/8/4K1RR w KG - 0 1") == {"G": ("men", ["e1"])}


def test_it_is_said_that_a_right_would_hold_in_chess960() -> None:
    (problem,) = playability.castling(parse_fen("4k3/8/8/8/8/8/8/R4K2 w Q - 0 60"), False)
    assert sentence(problem) == (
        "The castling right Q can hold in Chess960 only: king or rook is not on its starting square of standard chess."
    )


def test_in_chess960_the_named_rook_is_missed_or_else_the_king_shown() -> None:
    assert _castling("4k3/8/8/8/8/8/8/2K5 w F - 0 1", True) == {"F": ("men", ["f1"])}
    assert _castling("4k3/8/8/8/8/8/8/2K5 w K - 0 1", True) == {"K": ("men", ["c1"])}
    assert _castling("4k3/8/8/8/8/8/8/KR6 w K - 0 1", True) == {"K": ("men", ["a1"])}
    assert _castling("8/8/8/8/8/8/8/4KR2 w k - 0 1", True) == {"k": ("men", [])}


@pytest.mark.parametrize(
    ("fen", "accused"),
    [
        ("4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1", {"B": ("wing", ["b1"])}),
        ("4k3/8/8/8/8/8/8/RR2K3 w BA - 0 1", {"B": ("wing", ["b1"])}),
        ("4k3/8/8/8/8/8/8/R3KR1R w KF - 0 1", {"F": ("wing", ["f1"])}),
        ("4k3/8/8/8/8/8/8/4K2R w KH - 0 1", {"H": ("wing", ["h1"])}),
        ("rr2kr1r/8/8/8/8/8/8/4K3 w bf - 0 1", {}),
    ],
)
def test_of_two_rights_on_a_wing_the_outermost_holds(fen: str, accused) -> None:
    assert _castling(fen, True) == accused


@pytest.mark.parametrize("case", params("xfen", "shredder"))
def test_castling_is_accused_where_the_corpus_says_so(case) -> None:
    accused = _castling(case["input"], True)
    assert bool(accused) != case["expect"].get("castling_valid", True)
    sound = playability.sound_rights(parse_fen(case["input"]), True)
    rooks = {square_name(rook) for rook in sound.values()}
    # The export of a king in the corner keeps the rook that the claim names; the right is void.
    corner_king = case["input"].split(" ")[0].endswith("/KR6")
    assert rooks == (set() if corner_king else set(case["expect"]["rooks"].values()))


def test_chess960_is_offered_where_it_would_make_sense_of_a_right() -> None:
    inner = "rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gkq - 4 11"
    assert _found(playability.chess960_offered, inner) == [("chess960-offered", ["g1", "g8"])]
    assert _found(playability.chess960_offered, inner, True) == []
    assert _found(playability.chess960_offered, "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1") == []


@pytest.mark.parametrize(
    ("fen", "found"),
    [
        ("8/8/8/8/3Pp3/8/8/k6K b - - 0 1", []),
        ("8/8/8/8/3Pp3/8/8/k6K b - d3 0 1", []),
        ("8/8/8/8/3P4/8/8/k6K b - d3 0 1", [("ep-no-capturer", ["d3"])]),
        ("8/8/8/8/P6p/8/8/k6K b - a3 0 1", [("ep-no-capturer", ["a3"])]),
        ("8/8/8/8/3Pp3/8/8/k6K w - d3 0 1", [("ep-wrong-rank", ["d3"])]),
        ("8/8/8/8/8/8/8/k6K b - d3 0 1", [("ep-no-pawn", ["d3", "d4"])]),
        (
            "8/3r4/3n4/8/8/8/8/k6K w - d6 0 1",
            [
                ("ep-no-pawn", ["d6", "d5"]),
                ("ep-target-occupied", ["d6"]),
                ("ep-origin-occupied", ["d6", "d7"]),
            ],
        ),
        # There was a check before the step, or the pawn blocks it now.
        ("4k3/8/8/1B6/3Pp3/8/8/4K3 b - d3 0 40", [("ep-check-impossible", ["d3", "e8", "b5"])]),
        (
            "8/8/8/8/R2P3k/8/8/4K3 b - d3 0 40",
            [("ep-check-impossible", ["d3", "h4", "a4"]), ("ep-no-capturer", ["d3"])],
        ),
        # The step uncovered the bishop on c1, or gave check itself.
        ("8/8/7k/8/3Pp3/8/8/2B1K3 b - d3 0 40", []),
        ("8/8/8/4k3/3Pp3/8/8/4K3 b - d3 0 40", []),
    ],
)
def test_an_ep_square_is_judged_with_all_that_speaks_against_it(fen: str, found) -> None:
    assert _found(playability.en_passant, fen) == found


def test_a_double_step_that_left_a_check_standing_is_explained() -> None:
    (problem,) = playability.en_passant(parse_fen("4k3/8/8/1B6/3Pp3/8/8/4K3 b - d3 0 40"), False)
    assert problem.severity is Severity.NOT_PLAYABLE
    assert sentence(problem) == (
        "The double step past d3 cannot have been the last move: the king on e8 would have been "
        "in check before it."
    )


def test_a_square_without_a_capturer_is_only_a_note() -> None:
    (note,) = playability.en_passant(parse_fen("8/8/8/8/3P4/8/8/k6K b - d3 0 1"), False)
    assert note.severity is Severity.NOTE


@pytest.mark.parametrize(
    ("fen", "severity"),
    [
        # The pawn blocks the check now, or gives check alone.
        ("8/8/1k6/8/2pP4/8/5BK1/8 b - d3 0 1", Severity.ILLEGAL),
        ("8/8/8/8/R2P3k/8/8/4K3 b - d3 0 40", Severity.ILLEGAL),
        ("8/2K5/R7/8/2pP4/2k5/2N5/4Q3 b - d3 0 1", Severity.ILLEGAL),
        # Another piece gives check: a knight (Stockfish 15.1 crashes), a line piece, two.
        ("8/8/8/4N2K/Ppk5/8/8/8 b - a3 0 1", Severity.NOT_PLAYABLE),
        ("2B5/8/8/4kQ2/1pPp4/8/1r6/7K b - c3 0 1", Severity.NOT_PLAYABLE),
        ("8/2p5/8/8/1K2Pp2/1Q5k/8/7R b - e3 0 1", Severity.NOT_PLAYABLE),
    ],
)
def test_a_check_before_the_double_step_is_unplayable_while_another_man_gives_it(
    fen: str, severity: Severity
) -> None:
    graded = {
        problem.code: problem.severity for problem in playability.en_passant(parse_fen(fen), False)
    }
    assert graded["ep-check-impossible"] is severity
