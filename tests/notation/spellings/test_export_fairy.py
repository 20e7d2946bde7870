"""Tests that each spelling holds fairy pieces, or says that it does not."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.spellings.export import SPELLINGS, Spelling, WriteOptions, Written, spelling
from fenedit.notation.spoken import kind_words, position_words

POSITION = parse_fen("*2q3k3/8/''LE7/-q7/(royal+G)7/(-15)2-*2n4/8/K7 w - - 0 1")
HOLDING = frozenset(
    ["fen", "bracketed", "pieces", "epd", "pgn", "markdown", "html", "forum", "popeye"]
)


@pytest.mark.parametrize("each", SPELLINGS, ids=lambda each: each.code)
def test_fairy_pieces_are_held_or_reported(each: Spelling) -> None:
    text, left_out, _ = each.write(POSITION, WriteOptions())
    assert ("fairy" not in left_out) == (each.code in HOLDING)
    assert all(ord(character) < 0xE000 for character in text)


def test_forsyth_holds_what_has_no_attributes() -> None:
    position = parse_fen("*2q3k3/8/8/8/8/8/8/K7 w - - 0 1")
    assert spelling("forsyth").write(position, WriteOptions()) == Written("g3k51K", ())


def test_lists_name_them_behind_the_others() -> None:
    assert spelling("pieces").write(POSITION, WriteOptions()).text.splitlines() == [
        "White: Ka1 royal grasshopper a4 leo a6",
        "Black: Ke8 1:5 leaper a3 grasshopper a8",
        "Neutral: nightrider d3 queen a5",
    ]


def test_input_of_popeye_has_their_codes_and_attributes() -> None:
    lines = spelling("popeye").write(POSITION, WriteOptions()).text.splitlines()
    assert lines[lines.index("Pieces") + 1 : -1] == [
        "  White Ka1 LEa6",
        "  White Royal Ga4",
        "  Black Ke8 15a3 Ga8",
        "  Neutral Qa5 Nd3",
    ]


def test_they_are_read_out() -> None:
    assert "neutral nightrider: d3" in position_words(POSITION)
    assert kind_words(POSITION.placement, "Q").endswith("neutral queen: a5")
