"""Patterns and material on boards."""

from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.position import PIECES, Position, Side
from fenedit.notation.query.parsing import parse_query
from fenedit.notation.query.terms import (
    CONTENTS,
    Material,
    Pattern,
    all_but,
    in_order,
    pattern_of,
    position_test,
    variants,
)
from fenedit.notation.transform import TRANSFORMS, mirror, swap_colours
from tests.helpers.strategies import placements

patterns = st.dictionaries(
    st.integers(0, 63),
    st.sampled_from([*CONTENTS, PIECES, all_but("n"), "Nb"]).map(in_order),
    max_size=5,
).map(lambda squares: Pattern(tuple(sorted(squares.items()))))


def shows(pattern: Pattern, placement: str, side: Side) -> bool:
    return position_test(pattern)(Position(placement, side))


@given(placements(), st.data())
def test_every_board_shows_what_stands_on_it(placement, data):
    squares = data.draw(st.sets(st.integers(0, 63), max_size=6))
    pattern = Pattern(tuple((square, placement[square]) for square in sorted(squares)))
    assert shows(pattern, placement, "w")
    assert shows(pattern_of(placement, exact=True), placement, "b")


@given(placements(), patterns)
def test_a_mirrored_pattern_is_seen_in_a_mirror(placement, pattern):
    turned = mirror(Position(placement), False).position.placement
    either = Pattern(pattern.squares, mirror=True)
    assert shows(either, placement, "w") == (
        shows(pattern, placement, "w") or shows(pattern, turned, "w")
    )


@given(placements(), patterns, st.sampled_from([None, "w", "b"]))
def test_a_swapped_pattern_takes_the_move_along(placement, pattern, side):
    plain = Pattern(pattern.squares, side=side)
    either = Pattern(pattern.squares, swap=True, side=side)
    turned = swap_colours(Position(placement, "w"), False).position
    assert shows(either, placement, "w") == (
        shows(plain, placement, "w") or shows(plain, turned.placement, turned.side_to_move)
    )


@given(placements(), st.data())
def test_a_shifted_board_is_found(placement, data):
    direction = data.draw(st.sampled_from(["up", "down", "left", "right"]))
    moved = TRANSFORMS[f"shift_{direction}"](Position(placement), False).position.placement
    pattern = pattern_of(placement, exact=True)
    assert shows(Pattern(pattern.squares, True, shift=True), moved, "w")
    assert shows(pattern, moved, "w") == (moved == placement)


@given(placements(), patterns)
def test_ways_of_a_shifted_pattern(placement, pattern):
    shifted = Pattern(pattern.squares, shift=True)
    assert len(variants(shifted)) <= 64
    assert shows(shifted, placement, "w") == any(
        shows(variant, placement, "w") for variant in variants(shifted)
    )
    assert not shows(pattern, placement, "w") or shows(shifted, placement, "w")


def test_all_empty_is_a_pattern_too():
    nothing = Pattern((), exact=True)
    assert shows(nothing, "." * 64, "w")
    assert not shows(nothing, "." * 63 + "K", "w")


def test_material_counts_every_kind():
    board = "KRP" + "." * 50 + "kr" + "." * 9
    for word, holds in {
        "KRPvKR": True, "KRvKRP": True, "KRPvKRR": False, "KRPv*": True, "KR*": True,
        "KRP*vKR": True, "KRvKR": False, "KR{0-2}P{1-2}vKR": True, "KR{2-}PvK*": False,
        "RPvR": True, "KKRPvKR": False,
    }.items():  # fmt: skip
        (material,) = parse_query(f"material:{word}").terms
        assert isinstance(material, Material)
        test = position_test(material)
        assert test(Position(board)) is test(Position(board.swapcase())) is holds, word
