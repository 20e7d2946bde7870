"""Random positions of a material."""

from collections import Counter

import chess
import pytest

from fenedit.notation.fen import format_fen
from fenedit.notation.position import BLACK, WHITE
from fenedit.notation.problems import Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.random_position import impossible, random_position, read_material

GRAVE = (Severity.NOT_PLAYABLE, Severity.ILLEGAL)


@pytest.mark.parametrize("material", ["KRPvKR", "KvK", "KBNvK", "KQPPPvKRBPP", "KQQQQQQQQQvK"])
@pytest.mark.parametrize("side", [WHITE, BLACK])
def test_positions_are_legal_and_have_the_material(material, side):
    pieces = read_material(material)
    for seed in range(20):
        position = random_position(pieces, side, seed)
        assert sorted(position.placement.replace(".", "")) == sorted(pieces)
        assert position.side_to_move == side
        assert chess.Board(format_fen(position)).is_valid()
        assert not any(problem.severity in GRAVE for problem in diagnose(position))


def test_a_seed_gives_the_same_position_on_every_machine():
    assert format_fen(random_position("KRPkr", WHITE, 7)) == "8/8/2R5/3r4/8/7P/1K6/4k3 w - - 0 1"
    assert random_position("KRPkr", WHITE, 8) != random_position("KRPkr", WHITE, 7)


def test_each_legal_position_is_equally_likely():
    kings = Counter(random_position("Kk", None, seed).placement.index("K") for seed in range(1600))
    assert len(kings) == 64
    # A king in the middle keeps the other one from more squares than in the corner: 55 and 60.
    corner = sum(kings[square] for square in (0, 7, 56, 63)) / 4
    middle = sum(kings[square] for square in (27, 28, 35, 36)) / 4
    assert 0.6 < middle / corner < 1.2


def test_either_side_is_to_move():
    sides = {random_position("KRk", None, seed).side_to_move for seed in range(20)}
    assert sides == {WHITE, BLACK}


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("KRPvKR", "KRPkr"),
        (" krp v kr ", "KRPkr"),
        ("KRP-KR", "KRPkr"),
        ("KQ vs. KBB", "KQkbb"),
        ("RvK", "Rk"),
        ("KRP", None),
        ("", None),
        ("KXvK", None),
    ],
)
def test_material_is_read(text, pieces):
    assert read_material(text) == pieces


@pytest.mark.parametrize(
    ("material", "code"),
    [
        ("KvKPPPPPPPPP", "pawns-too-many-black"),
        ("RvK", "king-missing-white"),
        ("KKvK", "kings-too-many-white"),
        ("KvKQQQQQQQQQQ", "promotions-too-many-black"),
        ("KQQPPPPPPPPvK", "promotions-too-many-white"),
        ("KQRRBBNNPPPPPPPPvK", None),
        ("KNNNNNNNNNNvK", None),
        (f"K{'R' * 31}vK{'P' * 31}", "men-too-many-white"),
    ],
)
def test_impossible_material_is_reported(material, code):
    problem = impossible(read_material(material))
    assert (problem and problem.code) == code


def test_where_chance_finds_no_legal_position_there_is_none():
    assert random_position(read_material("KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP"), WHITE, 1) is None
