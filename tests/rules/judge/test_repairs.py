from hypothesis import given

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.messages import fix_title
from fenedit.notation.position import Position
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.repairs import fixes
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
