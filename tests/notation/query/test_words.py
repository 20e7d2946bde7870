"""Words for material, squares and numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.query.board import ANY_COUNT, Material, army
from fenedit.notation.query.terms import Range
from fenedit.notation.query.words import (
    is_plainly_material,
    read_material,
    read_range,
    read_squares,
    written_material,
    written_range,
    written_square,
)


def test_armies() -> None:
    material = read_material("KR{1-2}PPvKB{2-}…")
    assert material is not None
    assert material.first == ((1, 1), (0, 0), (1, 2), (0, 0), (0, 0), (2, 2))
    assert material.second == ((1, 1), ANY_COUNT, ANY_COUNT, (2, None), ANY_COUNT, ANY_COUNT)


@pytest.mark.parametrize("word", ["KX", "KR{}vK", "KR{2-1}", "KR{+2}x", "KvKvK", "krvk", "KR{1"])
def test_what_is_no_material(word: str) -> None:
    assert read_material(word) is None
    assert not is_plainly_material(word) or read_material(word) is None


@pytest.mark.parametrize(
    ("word", "is_plain"),
    [("KRvK", True), ("KRR*", True), ("KBN", False), ("RvR", False), ("Kv", False), ("", False)],
)
def test_what_can_hardly_mean_anything_else(word: str, is_plain: bool) -> None:
    assert is_plainly_material(word) is is_plain


counts = st.tuples(st.integers(0, 3), st.none() | st.integers(3, 9))
armies = st.builds(
    lambda named, is_open: army(named, is_open=is_open),
    st.dictionaries(st.sampled_from("KQRBNP"), counts, max_size=6),
    st.booleans(),
)


@given(armies, armies)
def test_material_is_read_as_it_is_written(
    first: tuple[tuple[int, int]], second: tuple[tuple[int, int]]
) -> None:
    material = Material(first, second)
    assert read_material(written_material(material)) == material


@given(st.integers(0, 63), st.sets(st.sampled_from("KQRBNPkqrbnp."), min_size=1))
def test_squares_are_read_as_they_are_written(square: int, contents: set[str]) -> None:
    held = "".join(each for each in "KQRBNPkqrbnp." if each in contents)
    assert read_squares(written_square(square, held)) == ((square, held),)


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
def test_ranges(text: str, numbers: Range | None) -> None:
    assert read_range(text) == numbers


@given(st.none() | st.integers(-99, 99), st.none() | st.integers(-99, 99))
def test_ranges_are_read_as_they_are_written(one: int | None, other: int | None) -> None:
    if one is None and other is None:
        return
    low, high = sorted([one, other]) if one is not None and other is not None else (one, other)
    assert read_range(written_range(Range(low, high))) == Range(low, high)
