"""What words that ask for text alone may mean."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.notation.query.parsing import WORDS, meant, parse_query
from fenedit.notation.query.terms import Text


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("knight on f3", "[Nn]f3"),
        ("White Knight f3", "Nf3"),
        ("black pawns on e4 white to move", "pe4 wtm"),
        ("duplicates", "dup"),
        ("positions with check", "check"),
        ("in check", "check"),
        ("checkmate", "mate"),
        ("stalmate", "stalemate"),
        ("duplicats", "dup"),
        ("problems", "notfen | unplayable | illegal"),
        ("mate in two", "dm:2"),
        ("#3", "dm:3"),
        ("mate in 12", "dm:12"),
        ("nothing on e4", ".e4"),
        ("any piece on e4", "?e4"),
        ("5 pieces", "men:5"),
        ("move 20", "move:20"),
        ("krpkr", "KRPvKR"),
        ("KRP vs KR", "KRPvKR"),
        ("krvk", "KRvK"),
        ("queen", "KQ*"),
        ("without id", "-id:"),
        ("no piece on e4", ".e4"),
        ("ilegal", "illegal"),
        # What is a query already, what is asked for as text, and what nobody can guess.
        ("check", ""),
        ("Nf3 wtm", ""),
        ('"check mate"', ""),
        ("text:duplicates", ""),
        ("zugzwang", ""),
        ("Haring problems", ""),
        ("knight on f9", ""),
        ("", ""),
        ("the", ""),
        ('"', ""),
        # What cannot be.
        ("rook e4 nothing e4", ""),
        ("knight on f3 rook on f3", ""),
        ("empty f3 knight on f3", ""),
        ("white king e1 black king e1", ""),
        # What says the opposite, or one of two.
        ("not in check", ""),
        ("no check", ""),
        ("no stalemate", ""),
        ("no duplicates", ""),
        ("no problems", ""),
        ("not playable", ""),
        ("nonplayable", ""),
        ("incorrect", ""),
        ("without queens", ""),
        ("stalemate or mate", ""),
        ("neither mate nor stalemate", ""),
        # Names.
        ("Legall", ""),
        ("Valida", ""),
    ],
)
def test_words_that_may_mean_something_else(text, query):
    assert meant(text) == query


_WORDS = [
    "knight",
    "rook",
    "white",
    "black",
    "king",
    "on",
    "f3",
    "e4",
    "e1",
    "in",
    "mate",
    "2",
    "99",
    "pieces",
    "checks",
    "the",
    "k",
    "kr",
    "#",
    "v",
    "nothing",
    "empty",
]


@given(st.lists(st.sampled_from(_WORDS)))
@example(["knight", "f3", "rook", "f3"])
def test_what_is_meant_is_a_query_without_text(words):
    found = parse_query(meant(" ".join(words)))
    assert not any(isinstance(term, Text) for term in found.simple_terms())


@given(
    st.sampled_from(sorted(WORDS)),
    st.sampled_from(["no", "not", "without", "nor", "or"]),
    st.lists(st.sampled_from([*sorted(WORDS), "the", "in"])),
)
def test_words_that_deny_or_choose_are_not_passed_over(word, denial, more):
    assert meant(f"{word} {denial} {' '.join(more)}") == ""
