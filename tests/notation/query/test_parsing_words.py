"""Words for material, squares and numbers."""

import pytest

from fenedit.notation.query.parsing import QueryError, parse_query
from fenedit.notation.query.terms import ANY_COUNT, Counted, Material, Range


def _term(word: str) -> object:
    return parse_query(word).terms[0]


def test_armies():
    material = _term("material:KR{1-2}PPvKB{2-}…")
    assert isinstance(material, Material)
    assert material.first == ((1, 1), (0, 0), (1, 2), (0, 0), (0, 0), (2, 2))
    assert material.second == ((1, 1), ANY_COUNT, ANY_COUNT, (2, None), ANY_COUNT, ANY_COUNT)


@pytest.mark.parametrize("word", ["KX", "KR{}vK", "KR{2-1}", "KR{+2}x", "KvKvK", "krvk", "KR{1"])
def test_what_is_no_material(word):
    with pytest.raises(QueryError, match="Expected material"):
        parse_query(f"material:{word}")


@pytest.mark.parametrize(
    ("word", "is_plain"),
    [("KRvK", True), ("KRR*", True), ("KBN", False), ("RvR", False), ("Kv", False)],
)
def test_what_can_hardly_mean_anything_else(word, is_plain):
    assert isinstance(_term(word), Material) is is_plain


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("7", Range(7, 7)),
        ("20-40", Range(20, 40)),
        ("20..40", Range(20, 40)),
        ("20-", Range(20)),
        ("..40", Range(high=40)),
        (">50", Range(51)),
        ("<=5", Range(high=5)),
        ("-3", Range(-3, -3)),
        ("9-2", None),
        ("x", None),
        ("", None),
    ],
)
def test_ranges(text, numbers):
    if numbers is None:
        with pytest.raises(QueryError, match="Expected numbers"):
            parse_query(f"men:{text}")
    else:
        assert _term(f"men:{text}") == Counted("men", numbers)
