import re

from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.loose.frame import tracked

WORDS = re.compile(r"a+")
TEXTS = st.text("abc ", max_size=30)


def test_what_was_replaced_counts_as_all_of_its_match():
    text = tracked("x%2Fy").replaced(re.compile("%2F"), lambda match: "/")
    assert text.text == "x/y"
    assert [text.span(place, place + 1) for place in range(3)] == [(0, 1), (1, 4), (4, 5)]
    assert text.span(2, 2) == (4, 4)
    wide = tracked("x3").replaced(re.compile("3"), lambda match: "...")
    assert wide.span(1, 2) == wide.span(1, 4) == (1, 2)


def test_an_empty_piece_knows_where_it_was():
    assert tracked("  (  ) ").part(3, 5).trimmed().whole == (3, 3)
    assert tracked("").whole == (0, 0)
    assert tracked("ab").part(2, 2).whole == (2, 2)


@given(TEXTS, st.text("xy", max_size=3))
def test_replacing_keeps_the_order_of_places(text, new):
    result = tracked(text).replaced(WORDS, lambda match: new)
    assert result.text == WORDS.sub(new, text)
    assert len(result.starts) == len(result.ends) == len(result.text)
    assert list(result.starts) == sorted(result.starts)
    for index, char in enumerate(result.text):
        if char in "bc ":
            assert text[slice(*result.span(index, index + 1))] == char
