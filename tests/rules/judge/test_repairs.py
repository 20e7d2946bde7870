import pytest
from hypothesis import given, settings

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.fix_titles import fix_title
from fenedit.notation.position import Position
from fenedit.notation.problems import Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.repairs import fix_all, fixes
from tests.helpers.strategies import back_rank_placements, positions


def _repaired(fen: str, code: str, chess960: bool = False):
    position = parse_fen(fen)
    (problem,) = [found for found in diagnose(position, chess960) if found.code == code]
    return [
        (fix.code, format_fen(fix.position), fix.chess960)
        for fix in fixes(problem, position, chess960)
    ]


@given(positions() | positions(back_rank_placements()))
def test_a_repair_ends_its_problem_and_brings_no_other_of_its_kind(position: Position) -> None:
    for chess960 in (False, True):
        before = diagnose(position, chess960)
        for problem in before:
            for fix in fixes(problem, position, chess960):
                after = diagnose(fix.position, fix.chess960)
                assert problem not in after
                assert fix_title(fix.code, fix.data)
                if fix.code != "set-chess960":
                    codes = [found.code for found in before]
                    assert [found.code for found in after].count(problem.code) < codes.count(
                        problem.code
                    )


def test_one_right_is_dropped_and_the_others_stay() -> None:
    fen = "r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1"
    assert _repaired(fen, "castling-invalid") == [
        ("drop-right", "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1", False)
    ]


def test_a_right_that_would_hold_in_chess960_has_two_ways_out() -> None:
    fen = "4k3/8/8/8/8/8/8/R4K2 w Q - 0 60"
    assert _repaired(fen, "castling-invalid") == [
        ("drop-right", "4k3/8/8/8/8/8/8/R4K2 w - - 0 60", False),
        ("set-chess960", fen, True),
    ]


def test_mending_all_leaves_it_to_a_person_whether_it_is_chess960() -> None:
    assert _all_mended("4k3/8/8/8/8/8/8/R4K2 w Q - 0 60") is None
    mended = _all_mended("4k3/8/8/8/8/8/8/R4K2 w KQk - 0 60")
    assert mended == ("4k3/8/8/8/8/8/8/R4K2 w Q - 0 60", False)


@pytest.mark.parametrize(
    ("fen", "mended"),
    [
        # The side was not set after 1. e4, or after 1... d5.
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1",
            [
                ("swap-side", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
                ("drop-ep", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
            ],
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 60",
            [
                ("swap-side", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 60"),
                ("drop-ep", "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 60"),
            ],
        ),
        # The pawn's own square was given.
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 60",
            [
                ("set-ep", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 60"),
                ("drop-ep", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 60"),
            ],
        ),
        # With the pawn on d7 Black's king would have been in check before the step.
        (
            "4k3/8/8/1B6/3Pp3/8/8/4K3 b - d4 0 60",
            [("drop-ep", "4k3/8/8/1B6/3Pp3/8/8/4K3 b - - 0 60")],
        ),
    ],
)
def test_what_an_ep_square_was_meant_for_is_offered(fen: str, mended) -> None:
    found = _repaired(fen, "ep-wrong-rank")
    assert found == [(name, after, False) for name, after in mended]


def test_mending_all_leaves_to_a_person_what_an_ep_square_was_meant_for() -> None:
    assert _all_mended("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1") is None


def test_an_ep_square_is_dropped() -> None:
    assert _repaired("4k3/8/8/8/8/8/8/4K3 w - e4 0 1", "ep-wrong-rank") == [
        ("drop-ep", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", False)
    ]


def test_chess960_is_set_and_the_position_kept() -> None:
    fen = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"
    assert _repaired(fen, "chess960-offered") == [("set-chess960", fen, True)]


def test_the_move_number_becomes_one() -> None:
    assert _repaired("4k3/8/8/8/8/8/8/4K3 w - - 0 0", "fullmove-zero") == [
        ("set-fullmove-1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", False)
    ]


def test_the_side_is_swapped_with_the_ep_square_that_it_made_possible() -> None:
    assert _repaired("7k/8/8/3pP3/8/8/7R/4K3 w - d6 0 1", "opposite-check") == [
        ("swap-side", "7k/8/8/3pP3/8/8/7R/4K3 b - - 0 1", False)
    ]


def test_an_impossible_ep_square_survives_the_swap() -> None:
    assert _repaired("7k/8/8/8/8/8/7R/4K3 w - e4 0 1", "opposite-check") == [
        ("swap-side", "7k/8/8/8/8/8/7R/4K3 b - e4 0 1", False)
    ]


def test_the_side_is_not_swapped_where_both_kings_are_in_check() -> None:
    assert _repaired("4k2R/8/8/8/8/8/8/r3K3 w - - 0 1", "opposite-check") == []


def test_what_has_no_obvious_way_out_gets_no_repair() -> None:
    assert _repaired("8/8/8/8/8/8/8/8 w - - 0 1", "empty-board") == []
    assert _repaired("8/8/8/8/3P4/8/8/k6K b - d3 0 1", "ep-no-capturer") == []


@pytest.mark.parametrize(
    ("fen", "code", "mended"),
    [
        # Pieces
        (
            "4k3/8/8/8/8/8/8/8 w - - 0 60",
            "king-missing-white",
            [("put-king", "4k3/8/8/8/8/8/8/4K3 w - - 0 60")],
        ),
        # Its home is taken, as after castling.
        (
            "4k3/8/8/8/8/8/8/4R3 b - - 0 60",
            "king-missing-white",
            [
                ("put-king", "4k3/8/8/8/8/8/8/4R1K1 b - - 0 60"),
                ("put-king", "4k3/8/8/8/8/8/8/2K1R3 b - - 0 60"),
            ],
        ),
        (
            "4r3/5ppp/8/8/8/8/8/2R1K3 w - - 0 60",
            "king-missing-black",
            [("put-king", "4r1k1/5ppp/8/8/8/8/8/2R1K3 w - - 0 60")],
        ),
        # On e1 White's king would be in check while Black is to move.
        ("4k3/8/8/8/8/8/8/r7 b - - 0 60", "king-missing-white", []),
        (
            "4k3/8/8/8/8/8/8/K3K3 w - - 0 60",
            "kings-too-many-white",
            [
                ("remove-king", "4k3/8/8/8/8/8/8/4K3 w - - 0 60"),
                ("remove-king", "4k3/8/8/8/8/8/8/K7 w - - 0 60"),
            ],
        ),
        (
            "4k3/8/8/8/8/K7/8/K3K3 w - - 0 60",
            "kings-too-many-white",
            [
                ("keep-king", "4k3/8/8/8/8/8/8/K7 w - - 0 60"),
                ("keep-king", "4k3/8/8/8/8/8/8/4K3 w - - 0 60"),
                ("keep-king", "4k3/8/8/8/8/K7/8/8 w - - 0 60"),
            ],
        ),
        ("4k3/8/8/8/K7/K7/8/K3K3 w - - 0 60", "kings-too-many-white", []),
        (
            "P7/4k3/8/8/8/8/8/4K3 w - - 0 60",
            "pawn-on-backrank",
            [("promote-pawn", "Q7/4k3/8/8/8/8/8/4K3 w - - 0 60")],
        ),
        # A queen on a8 would check a king whose side is not to move.
        (
            "P3k3/8/8/8/8/8/8/4K3 w - - 0 60",
            "pawn-on-backrank",
            [("remove-pawn", "4k3/8/8/8/8/8/8/4K3 w - - 0 60")],
        ),
        (
            "p3k3/8/8/8/8/8/8/P3K3 w - - 0 60",
            "pawn-on-backrank",
            [("remove-pawns", "4k3/8/8/8/8/8/8/4K3 w - - 0 60")],
        ),
        # Reachability
        (
            "4k3/8/8/1B6/3Pp3/8/8/4K3 b - d3 0 40",
            "ep-check-impossible",
            [("drop-ep", "4k3/8/8/1B6/3Pp3/8/8/4K3 b - - 0 40")],
        ),
        (
            "rnbqkbnr/ppppppp1/7p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3",
            "tempo-parity",
            [("swap-side", "rnbqkbnr/ppppppp1/7p/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 3")],
        ),
        (
            "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 20",
            "no-last-move",
            [("drop-rights", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b kq - 0 20")],
        ),
        # The rights of the side that has moved are enough.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 60",
            "no-last-move",
            [("drop-rights", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 60")],
        ),
        (
            "kN6/pp6/8/8/8/8/8/4K3 w - - 0 60",
            "no-last-move",
            [("swap-side", "kN6/pp6/8/8/8/8/8/4K3 b - - 0 60")],
        ),
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40", "check-impossible", []),
        (
            "1nbqkbnr/pppppppp/r7/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 16 9",
            "unreachable-piece",
            [
                ("return-rook", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 16 9"),
                ("remove-rook", "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 16 9"),
            ],
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR w kq - 16 9",
            "unreachable-piece",
            [("return-king", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kq - 16 9")],
        ),
        # Both corners are empty, and either may have been the rook's.
        (
            "rnbqkbnr/pppppppp/8/8/8/7R/PPPPPPPP/1NBQKBN1 b kq - 17 9",
            "unreachable-piece",
            [
                ("return-rook", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 b kq - 17 9"),
                ("return-rook", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR b kq - 17 9"),
                ("remove-rook", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 b kq - 17 9"),
            ],
        ),
        (
            "rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR w KQkq - 16 9",
            "bishop-cage",
            [
                ("return-bishop", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 16 9"),
                ("remove-bishop", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QKBNR w KQkq - 16 9"),
            ],
        ),
        # Either bishop alone is fine.
        (
            "4k3/pppppppp/8/8/8/8/8/BB2K1B1 w - - 0 40",
            "bishop-cage",
            [
                ("remove-bishop", "4k3/pppppppp/8/8/8/8/8/1B2K1B1 w - - 0 40"),
                ("remove-bishop", "4k3/pppppppp/8/8/8/8/8/BB2K3 w - - 0 40"),
            ],
        ),
        # Counters
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "fullmove-too-small",
            [("set-fullmove", "4k3/8/8/8/8/8/8/4K3 w - - 0 16")],
        ),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 4 3",
            "clock-vs-pawn-moves",
            [("set-clock", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 3 3")],
        ),
        # No clock leaves room for thirty captures before the first move.
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "clock-vs-pawn-moves", []),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1 1",
            "clock-exceeds-plies",
            [("set-clock-0", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")],
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3",
            "clock-too-small",
            [("set-clock", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3")],
        ),
        (
            "7k/6P1/8/8/8/8/8/K7 b - - 3 60",
            "clock-vs-last-move",
            [("set-clock-0", "7k/6P1/8/8/8/8/8/K7 b - - 0 60")],
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 151 140",
            "clock-ge-150",
            [("set-clock-0", "4k3/8/8/8/8/8/8/R3K3 w - - 0 140")],
        ),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 149 140", "clock-ge-100", []),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 4 40",
            "ep-clock-nonzero",
            [
                ("set-clock-0", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 40"),
                ("drop-ep", "4k3/8/8/3pP3/8/8/8/4K3 w - - 4 40"),
            ],
        ),
    ],
)
def test_each_kind_of_problem_has_its_way_out(fen: str, code: str, mended) -> None:
    assert _repaired(fen, code) == [(name, after, False) for name, after in mended]


def _all_mended(fen: str, chess960: bool = False, composed: bool = False):
    mended = fix_all(parse_fen(fen), chess960, composed)
    return None if mended is None else (format_fen(mended[0]), mended[1])


def test_all_is_mended_at_once_gravest_first() -> None:
    # The king, a pawn, a right, the en passant square, and then what the counters say.
    fen = "4k3/8/8/8/8/8/8/P6R w KQ e4 151 0"
    mended = _all_mended(fen)
    assert mended == ("4k3/8/8/8/8/8/8/4K2R w K - 0 16", False)
    assert diagnose(parse_fen(mended[0])) == ()


def test_rights_of_chess960_are_kept_by_mending_all() -> None:
    fen = "rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gkq - 4 60"
    mended = fix_all(parse_fen(fen), False)
    assert mended is not None
    assert mended[0].castling_rights == "Gkq"
    assert mended[1]


def test_what_has_several_ways_out_is_left_to_a_person() -> None:
    assert _all_mended("4k3/8/8/8/8/8/8/K3K3 w - - 0 60") is None
    assert _all_mended("4k3/8/8/8/8/8/8/K3K3 w - e4 0 60") == (
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 60",
        False,
    )


def test_where_nothing_is_wrong_nothing_is_mended() -> None:
    assert _all_mended("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") is None
    assert _all_mended("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1") is None


def test_what_no_game_leads_to_is_left_in_a_composed_problem() -> None:
    fen = "kN6/pp6/8/8/8/8/8/4K3 w - - 0 60"
    assert _all_mended(fen, composed=True) is None
    assert _all_mended(fen) == ("kN6/pp6/8/8/8/8/8/4K3 b - - 0 60", False)


@settings(max_examples=30)
@given(positions() | positions(back_rank_placements()))
def test_mending_all_makes_nothing_worse_and_leaves_nothing_to_mend(position: Position) -> None:
    mended = fix_all(position, chess960=False)
    if mended is None:
        return
    unplayable = {
        problem.code for problem in diagnose(position) if problem.severity is Severity.NOT_PLAYABLE
    }
    left = diagnose(*mended)
    assert {p.code for p in left if p.severity is Severity.NOT_PLAYABLE} <= unplayable
    assert fix_all(*mended) is None
