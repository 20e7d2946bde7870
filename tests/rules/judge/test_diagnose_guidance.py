"""What a person reads first of a position's problems."""

import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.fix_titles import fix_title
from fenedit.notation.messages import sentence
from fenedit.notation.problems import Severity
from fenedit.rules.judge.diagnose import diagnose, guided
from fenedit.rules.judge.repairs import fixes


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
        # Kings and rooks of both sides stand on the same files, as they do in every array.
        "1rk1r3/8/8/8/8/8/8/1RK1R3 w KQkq - 4 60",
        # The side that has rights has all its pieces where an array has them.
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
