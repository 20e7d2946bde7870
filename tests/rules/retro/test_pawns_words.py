from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.rules.retro.pawns import events, facing_pairs, first_word, pawn_files, promotions_left

WORDS = st.text(alphabet="wb", max_size=6)


def test_words_are_read_from_the_first_rank_upward() -> None:
    assert pawn_files(START_POSITION.placement) == ("WB",) * 8
    position = parse_fen("4k3/p1P5/8/1p6/1P6/p7/8/4K3 w - - 0 1")
    assert pawn_files(position.placement)[:4] == ("bB", "wb", "w", "")


def _most_pairs(word: str) -> int:
    """Try all ways to pair letters off."""
    most = 0
    for place, other in combinations(range(len(word)), 2):
        if word[place] == "w" and word[other] == "b":
            rest = word[:place] + word[place + 1 : other] + word[other + 1 :]
            most = max(most, 1 + _most_pairs(rest))
    return most


@given(WORDS)
def test_pairs_are_the_most_that_can_be_made(word: str) -> None:
    assert facing_pairs(word) == _most_pairs(word)


@given(WORDS)
def test_no_event_parts_more_pairs_than_its_share(word: str) -> None:
    for event in events(word):
        assert event.waste >= 0
        assert abs(facing_pairs(event.after) - facing_pairs(word)) <= 1


@pytest.mark.parametrize(
    ("word", "goal", "left"),
    [
        ("", "", ((0, 0),)),
        ("w", "", ((1, 0),)),
        ("bw", "", ((1, 1),)),
        ("wb", "", ()),
        ("bwbw", "wb", ((1, 1),)),
        ("ww", "w", ((1, 0),)),
        ("wB", "wB", ((0, 0),)),
        ("w", "wb", ()),
    ],
)
def test_promotions_clear_the_ends_of_a_word(word, goal, left) -> None:
    assert promotions_left(word, goal) == left


def test_unmoved_pawns_stay() -> None:
    assert first_word("Wb") == "Wb"
    assert first_word("bB") == "wB"
    for event in events("WB"):
        assert "W" in event.after
        assert "B" in event.after
        # A white pawn comes above its unmoved one, or it would have to stand on the first rank.
        if event.mover == "w" and event.kind == "comes":
            assert event.after.index("W") < event.after.index("w")
