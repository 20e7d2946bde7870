"""Titles of the readings of a text."""

import pytest

from fenedit.notation.position import START_POSITION
from fenedit.notation.reading import Found, Interpretation
from fenedit.notation.spellings.titles import title_of


@pytest.mark.parametrize(
    ("kind", "detail", "title"),
    [
        ("fen", "", "FEN"),
        ("epd", "", "EPD"),
        ("pgn", "", "PGN"),
        ("link", "lichess.org", "a link to lichess.org"),
        ("pgn-tag", "CurrentPosition", "the FEN in the tag CurrentPosition"),
        ("pgn-comment", "", "a FEN in a comment of the game"),
        ("link", "", "a link"),
        ("markup", "", "FEN found in HTML"),
        ("markup", "BBCode", "FEN found in BBCode"),
        ("board", "", "a text diagram"),
        ("board", "de", "a text diagram with German piece letters"),
        ("wiki", "", "a wiki diagram"),
        ("latex", "", "a LaTeX diagram"),
        ("piece-list", "pl", "a list of pieces in Polish"),
        ("forsyth", "", "Forsyth notation"),
        ("popeye", "de", "input for Popeye"),
        ("olive", "", "entries of Olive"),
        ("number", "518", "Chess960 start position 518"),
        ("localized", "fr", "FEN with French piece letters"),
    ],
)
def test_every_kind_of_reading_has_a_title(kind: str, detail: str, title: str) -> None:
    found = Found(START_POSITION)
    assert title_of(Interpretation(kind, detail, (found,), certain=True)) == title
