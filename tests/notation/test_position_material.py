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
    assert signature(MIXED) == "KQRRBBNNPPPP v KRNPPPP"
    assert count_text(MIXED) == "(12+7)"
    assert count_text(START_PLACEMENT) == "(16+16)"
    assert gbr(START_PLACEMENT) == "4888.88"


def test_an_empty_board():
    assert signature(EMPTY_PLACEMENT) == "– v –"
    assert count_text(EMPTY_PLACEMENT) == "(0+0)"
    assert gbr(EMPTY_PLACEMENT) == "0000.00"


def test_more_than_a_digit_can_tell_is_nine():
    assert gbr("Q" * 3 + "r" * 4 + "P" * 12 + EMPTY * 45) == "9900.90"


@given(placements())
def test_the_signature_counts_every_man(placement):
    white, black = signature(placement).split(" v ")
    assert sorted(white.strip("–") + black.strip("–").lower()) == sorted(
        placement.replace(EMPTY, "")
    )
    assert count_text(placement) == f"({len(white.strip('–'))}+{len(black.strip('–'))})"


@given(placements())
def test_swapped_colours_swap_the_halves(placement):
    swapped = swap_colours(Position(placement), False).position.placement
    assert signature(swapped).split(" v ") == signature(placement).split(" v ")[::-1]
    assert len(gbr(placement)) == 7
