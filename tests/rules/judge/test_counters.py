from inspect import isgeneratorfunction

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Severity
from fenedit.rules.judge import counters
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.retro.armies import count_pieces
from tests.helpers.corpus import of_kinds
from tests.helpers.games import played_positions

CODES = {
    "fullmove-zero",
    "clock-ge-100",
    "clock-ge-150",
    "clock-exceeds-plies",
    "ep-clock-nonzero",
    "fullmove-too-small",
    "clock-vs-pawn-moves",
    "clock-too-small",
}


def _found(position: Position, chess960: bool = False):
    """Return all remarks on the counters, by their codes with their data."""
    problems = [found for check in counters.CHECKS for found in check(position, chess960)]
    if pieces_in_order(position.placement, position.side_to_move):
        counted = count_pieces(position.placement)
        for check in counters.COUNTED_CHECKS:
            problems += check(position, chess960, counted)
    assert all(problem.severity is Severity.HINT for problem in problems)
    return {problem.code: dict(problem.data) for problem in problems}


def test_every_check_stands_in_a_table() -> None:
    checks = {
        value
        for name, value in vars(counters).items()
        if isgeneratorfunction(value) and not name.startswith("_")
    }
    assert checks == {*counters.CHECKS, *counters.COUNTED_CHECKS}


def test_the_corpus_has_exactly_these_remarks() -> None:
    for case in of_kinds("status"):
        found = _found(parse_fen(case["input"]), case["expect"]["variant"] == "chess960")
        assert found.keys() == set(case["expect"]["flags"]) & CODES, case["id"]


@pytest.mark.parametrize("chess960", [False, True])
def test_true_counters_are_never_remarked_on(chess960: bool) -> None:
    count = 0
    for position in played_positions(seed=21, games=15, chess960=chess960):
        assert _found(position, chess960).keys() <= {"clock-ge-100"}, position
        count += 1
    assert count > 1000


@pytest.mark.parametrize(
    ("plies", "code"),
    [(99, None), (100, "clock-ge-100"), (149, "clock-ge-100"), (150, "clock-ge-150")],
)
def test_the_clock_is_remarked_on_from_a_hundred_plies(plies: int, code: str | None) -> None:
    problems = list(counters.halfmove_clock(START_POSITION._replace(halfmove_clock=plies), False))
    assert [problem.code for problem in problems] == ([code] if code else [])


def test_move_number_zero_is_a_hint_and_one_is_none() -> None:
    assert _found(START_POSITION._replace(fullmove_number=0)) == {"fullmove-zero": {}}
    assert _found(START_POSITION) == {}


@pytest.mark.parametrize(
    ("fen", "white", "black", "least"),
    [
        # Two pawns stepped, castling moved two pieces at once: four moves of White, three of Black.
        ("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 2", 4, 3, 4),
        # The same king and rook elsewhere have moved one by one.
        ("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQR2K b kq - 5 2", 5, 3, 5),
        # A second queen took five moves of a pawn and is where it was promoted.
        ("rnbqkbnQ/ppppppp1/8/8/8/8/PPPPPPP1/RNBQKBNR b KQq - 0 2", 5, 0, 5),
        # Thirty pieces were captured, fifteen by each side.
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 15, 15, 16),
    ],
)
def test_the_least_moves_of_both_sides_are_named(
    fen: str, white: int, black: int, least: int
) -> None:
    position = parse_fen(fen)
    data = _found(position)["fullmove-too-small"]
    assert (data["white"], data["black"], data["least"]) == (str(white), str(black), str(least))
    assert "fullmove-too-small" not in _found(position._replace(fullmove_number=least))
    assert "fullmove-too-small" in _found(position._replace(fullmove_number=least - 1))


def test_in_chess960_all_of_the_back_rank_is_home() -> None:
    array = parse_fen("nrkbrnbq/pppppppp/8/8/8/8/PPPPPPPP/NRKBRNBQ w KQkq - 0 1")
    assert _found(array, chess960=True) == {}
    assert "fullmove-too-small" in _found(array)
    out = parse_fen("nrkbrnbq/pppppppp/8/8/8/6N1/PPPPPPPP/NRKBR1BQ w KQkq - 0 1")
    assert _found(out, chess960=True)["fullmove-too-small"]["white"] == "1"


def test_a_clock_cannot_run_longer_than_the_game() -> None:
    after_nf3 = parse_fen("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1")
    assert _found(after_nf3) == {}
    assert _found(after_nf3._replace(halfmove_clock=2)) == {
        "clock-exceeds-plies": {"clock": "2", "plies": "1", "needed": "0", "longest": "1"}
    }
    assert _found(after_nf3._replace(halfmove_clock=0)) == {
        "clock-too-small": {"clock": "0", "plies": "1"}
    }


def test_moves_of_the_other_side_went_by_between_pawn_moves() -> None:
    # 1. e4 Nc6 2. d4 took three plies, so that of four only the last can have been quiet.
    position = parse_fen("r1bqkbnr/pppppppp/2n5/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3")
    assert _found(position) == {}
    assert _found(position._replace(halfmove_clock=2)) == {
        "clock-vs-pawn-moves": {"clock": "2", "plies": "4", "needed": "3", "longest": "1"}
    }


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        (
            "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 5 1",
            "The halfmove clock is 5, but the moves of both sides together are fewer (1 by the "
            "fullmove number).",
        ),
        # Fifteen captures by White and fourteen by Black.
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 90 40",
            "The halfmove clock is 90, but can be at most 49: of the moves of both sides "
            "together (78 by the fullmove number), captures and pawn moves, with the moves "
            "between them, took at least 29.",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 60 40",
            "The halfmove clock is 60, but can be at most 49: of the moves of both sides "
            "together (78 by the fullmove number), captures and pawn moves, with the moves "
            "between them, took at least 29.",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 1 1",
            "The halfmove clock is 1, but can be at most 0: of the moves of both sides together "
            "(1 by the fullmove number), captures and pawn moves, with the moves between them, "
            "took at least 1.",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1",
            "The halfmove clock is 0, but nothing was captured and no pawn has moved: it counts "
            "every move since the beginning, so it must be 1.",
        ),
    ],
)
def test_it_is_said_how_far_the_clock_can_have_run(fen: str, words: str) -> None:
    position = parse_fen(fen)
    counted = count_pieces(position.placement)
    problems = [
        *counters.clock_within_game(position, False),
        *counters.irreversible_moves(position, False, counted),
        *counters.clock_of_a_quiet_game(position, False, counted),
    ]
    assert [sentence(problem) for problem in problems] == [words]


def test_where_no_clock_fits_it_is_said_why() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
    (problem,) = counters.irreversible_moves(position, False, count_pieces(position.placement))
    assert sentence(problem) == (
        "No halfmove clock fits: captures and pawn moves, with the moves between them, took at "
        "least 29, but the moves of both sides together are fewer (0 by the fullmove number)."
    )
    (problem,) = counters.clock_within_game(position._replace(halfmove_clock=5), False)
    assert sentence(problem) == (
        "The halfmove clock is 5, but the moves of both sides together are fewer (0 by the fullmove number)."
    )


def test_a_single_move_is_no_several_moves() -> None:
    position = parse_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")
    (problem,) = counters.moves_played(position, False, count_pieces(position.placement))
    assert sentence(problem) == (
        "The fullmove number 1 is too small: the number of moves made is at least 1 for White "
        "and 0 for Black, so it must be at least 2."
    )


def test_a_promoted_man_in_place_of_another_makes_no_quiet_game() -> None:
    # Thirty-two pieces, but three queens: the clock does not say how this came about.
    fen = "rnbqkbnr/pppppppp/8/8/8/5Q2/PPPPPPPP/RNBQKB1R w KQkq - 0 9"
    assert "clock-too-small" not in _found(parse_fen(fen))


def test_the_clock_is_zero_after_a_double_step_that_can_have_been() -> None:
    position = parse_fen("8/8/8/8/3Pp3/8/8/k6K b - d3 2 60")
    assert _found(position) == {"ep-clock-nonzero": {"clock": "2"}}
    assert _found(position._replace(halfmove_clock=0)) == {}
    impossible = position._replace(side_to_move="w")
    assert "ep-clock-nonzero" not in _found(impossible)


@pytest.mark.parametrize("chess960", [False, True])
def test_the_bounds_are_those_where_the_remarks_begin(chess960: bool) -> None:
    for position in played_positions(seed=22, games=3, chess960=chess960):
        counted = count_pieces(position.placement)
        least = counters.least_fullmove_number(position, chess960, counted)
        assert least <= position.fullmove_number
        longest = counters.longest_clock(position, counted)
        assert position.halfmove_clock <= longest
        beyond = position._replace(halfmove_clock=longest + 1)
        expected = "clock-exceeds-plies", "clock-vs-pawn-moves"
        assert _found(beyond, chess960).keys() & set(expected)
