import pytest
from hypothesis import given

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    START_PLACEMENT,
    Position,
    count_text,
    gbr,
    signature,
)
from fenedit.notation.transform import swap_colours
from tests.helpers.corpus import cases
from tests.helpers.strategies import placements

MIXED = parse_fen("r3kn2/pppp4/8/8/8/8/PPPP4/RRBBNNQK w - - 0 1").placement


@pytest.mark.parametrize("case", cases("gbr_cases.jsonl"), ids=lambda case: case["id"])
def test_corpus_gbr(case):
    assert gbr(parse_fen(case["fen"]).placement) == case["text"]


def test_signatures_and_counts():
    assert signature(MIXED) == "K Q R2 B2 N2 P4 v K R N P4"
    assert signature(START_PLACEMENT) == "K Q R2 B2 N2 P8 v K Q R2 B2 N2 P8"
    assert count_text(MIXED) == "(12+7)"
    assert count_text(START_PLACEMENT) == "(16+16)"
    assert gbr(START_PLACEMENT) == "4888.88"


def test_an_empty_board():
    assert signature(EMPTY_PLACEMENT) == "– v –"
    assert count_text(EMPTY_PLACEMENT) == "(0+0)"
    assert gbr(EMPTY_PLACEMENT) == "0000.00"


def test_more_than_a_digit_can_tell_is_nine():
    assert gbr("Q" * 3 + "r" * 4 + "P" * 12 + EMPTY * 45) == "9900.90"


def test_kings_are_named():
    assert signature(parse_fen("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").placement) == "K N v K"
    assert signature(parse_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").placement) == "K P v K"
    assert signature(parse_fen("kk6/8/8/8/8/8/8/KKR5 w - - 0 1").placement) == "K2 R v K2"


@given(placements())
def test_the_signature_counts_every_piece(placement):
    counts = []
    for half, side in zip(signature(placement).split(" v "), ("KQRBNP", "kqrbnp"), strict=True):
        named = {part[0]: int(part[1:] or 1) for part in half.split() if part != "–"}
        held = {kind.upper(): placement.count(kind) for kind in side if placement.count(kind)}
        counts.append(sum(held.values()))
        assert held == named
    assert count_text(placement) == f"({counts[0]}+{counts[1]})"


@given(placements())
def test_swapped_colours_swap_the_halves(placement):
    swapped = swap_colours(Position(placement), False).position.placement
    assert signature(swapped).split(" v ") == signature(placement).split(" v ")[::-1]
    assert len(gbr(placement)) == 7
