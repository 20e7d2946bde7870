import random

from hypothesis import example, given

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position, with_contents
from fenedit.rules.judge.playability import (
    MEN_CHECKS,
    RIGHTS_CHECKS,
    en_passant,
    men_in_order,
    playability,
)
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions


def _all_checks(position: Position, chess960: bool):
    checks = (*MEN_CHECKS, *RIGHTS_CHECKS, en_passant)
    return tuple(found for check in checks for found in check(position, chess960))


@given(positions() | positions(back_rank_placements()))
@example(parse_fen("8/8/8/8/8/8/8/8 w KQkq - 0 1"))
@example(parse_fen("4k3/8/8/8/8/8/8/KK2K3 w - - 0 1"))
@example(parse_fen("kr6/rr6/8/8/8/8/8/KR6 w KQkq - 0 1"))
def test_the_glance_finds_what_all_checks_find(position: Position) -> None:
    for chess960 in (False, True):
        assert playability(position, chess960) == _all_checks(position, chess960)


def test_the_glance_finds_slips_in_positions_of_games() -> None:
    dice = random.Random(4)
    faulty = 0
    for chess960 in (False, True):
        for position in played_positions(seed=11, games=6, chess960=chess960):
            slip = {dice.randrange(64): dice.choice("KQRBNPkqrbnp......")}
            mutated = position._replace(placement=with_contents(position.placement, slip))
            problems = playability(mutated, chess960)
            assert problems == _all_checks(mutated, chess960)
            faulty += bool(problems)
    assert faulty > 300


def test_positions_of_games_are_in_order() -> None:
    for chess960 in (False, True):
        for position in played_positions(seed=12, games=4, chess960=chess960):
            assert men_in_order(position.placement, position.side_to_move)
            codes = {problem.code for problem in playability(position, chess960)}
            assert codes <= {"ep-no-capturer"}


def test_rights_are_asked_about_again_when_the_back_ranks_change() -> None:
    held = parse_fen("r3k2r/8/8/p7/8/8/8/R3K2R w KQkq - 0 60")
    lost = parse_fen("r3k2r/8/8/p7/8/8/8/R3K1R1 w KQkq - 0 60")
    assert playability(held, False) == ()
    codes = [problem.code for problem in playability(lost, False)]
    assert codes == ["castling-invalid", "chess960-offered"]
    assert playability(lost, True) == ()
