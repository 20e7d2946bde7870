import random

import pytest
from hypothesis import example, given

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import Position, with_contents
from fenedit.notation.problems import Severity
from fenedit.rules.judge.playability import (
    PIECE_CHECKS,
    RIGHTS_CHECKS,
    additional_pieces,
    counters,
    en_passant,
    pieces_in_order,
    playability,
)
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions


def _all_checks(position: Position, chess960: bool):
    checks = (*PIECE_CHECKS, additional_pieces, counters, *RIGHTS_CHECKS, en_passant)
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
            assert pieces_in_order(position.placement, position.side_to_move)
            codes = {problem.code for problem in playability(position, chess960)}
            assert codes <= {"ep-no-capturer"}


def test_rights_are_asked_about_again_when_the_back_ranks_change() -> None:
    held = parse_fen("r3k2r/8/8/p7/8/8/8/R3K2R w KQkq - 0 60")
    lost = parse_fen("r3k2r/8/8/p7/8/8/8/R3K1R1 w KQq - 0 60")
    assert playability(held, False) == ()
    codes = [problem.code for problem in playability(lost, False)]
    assert codes == ["castling-invalid", "chess960-offered"]
    assert playability(lost, True) == ()


REFUSED = {
    "4k3/8/8/8/8/8/PPPPPPPP/1QQ1K3 w - - 0 60": "promotions-too-many-white",
    "rrrqkbnr/pppppppp/8/8/8/8/8/4K3 w - - 0 60": "promotions-too-many-black",
    "4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 60": "promotions-too-many-white",
    "4k3/8/8/8/8/8/PPPPPPPP/BBB1K3 w - - 0 60": "promotions-too-many-white",
    "7k/8/NNNNN3/NNNNN3/8/8/P7/K7 w - - 3 99": "promotions-too-many-white",
    "4k3/qqqq4/8/8/8/8/8/4K2n w - - 0 60": "",
    "7k/8/NNNNN3/NNNNN3/8/8/8/K7 w - - 3 99": "",
    # Engines do not distinguish bishops by colour.
    "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 60": "",
    "4k3/8/8/8/8/8/8/4K3 w - - 32767 100000": "",
    "4k3/8/8/8/8/8/8/4K3 w - - 32768 20000": "clock-refused",
    "4k3/8/8/8/8/8/8/4K3 b - - 0 100001": "fullmove-refused",
}


@pytest.mark.parametrize("fen", REFUSED)
def test_what_engines_refuse_although_moves_make_sense(fen: str) -> None:
    problems = playability(parse_fen(fen), False)
    assert [problem.code for problem in problems] == [REFUSED[fen]] * bool(REFUSED[fen])
    assert all(problem.severity is Severity.NOT_PLAYABLE for problem in problems)
    assert all("engines refuse" in sentence(problem) for problem in problems)
    assert all("ngines refuse" in explanation(problem) for problem in problems)


def test_pieces_of_another_variant_need_not_have_been_pawns() -> None:
    position = parse_fen("4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 60")
    assert playability(position, False, other_variant=True) == ()
