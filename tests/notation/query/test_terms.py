"""Patterns and material on boards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.position import PIECES, Position, Side
from fenedit.notation.query.parsing import QueryError, parse_query
from fenedit.notation.query.terms import (
    CONTENTS,
    Material,
    Pattern,
    all_but,
    described,
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


# Queries in words.


WORDS = (
    "zugzwang", '"queen sac"', "text:KRvK", "id:foo", 'c0:"a b"', "id:", "dm", "dm:>2", 'dm:"2"',
    "KRPvKR", "w:KRPvKR", "b:KQvKR", "KQRRBB…", "KR{1-2}PvK*", "0400.12", "gbr:0400.12e1g8",
    "Ne5", "kg8", "-pe4", "?d4", ".d5", "[Qr]c3", "on:Ra1,Rh1", "like:8/8/8/3k4/8/3K4/8/8",
    "with:8/8/8/3k4/8/3K4/8/8", "~mirror", "~shift", "~swap", "wtm", "btm", "check", "mate",
    "stalemate", "notfen", "unplayable", "illegal", "ok", "dup", "dup:placement", "dup:swap",
    "chess960", "move:20-40", "clock:>50", "men:<=5", "men:7", "|", "OR", "-wtm", "-Ne4", "-KvK",
    "theme:fork", "sample:30", "sample:30/2",
)  # fmt: skip


@given(st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))
def test_every_query_has_words(text):
    try:
        query = parse_query(text)
    except QueryError:
        return
    assert described(query).startswith(("Positions: ", "All positions"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "All positions"),
        ("sample:30", "Positions: 30 at random"),
        ("zugzwang -dm", "Positions: with “zugzwang”; without dm"),
        ("bm:Nf3", "Positions: “Nf3” in bm"),
        ("dm:2-4 acd:>9", "Positions: dm from 2 to 4; acd at least 10"),
        ("men:7 clock:<=5", "Positions: number of pieces 7; halfmove clock at most 5"),
        ("Ne5 -kg8 ~mirror", "Positions: white knight on e5, no black king on g8 (also mirrored)"),
        (".e4 | ?e5", "Positions: nothing on e4 or any piece on e5"),
        ("[Nn]f3", "Positions: white knight or black knight on f3"),
        ("w:KRvK", "Positions: White has K R, Black has K"),
        ("KR{1-2}P{0-3}vKRR", "Positions: one side has K R1–2 P0–3, the other has K R2"),
        ("KRR*", "Positions: one side has K R2+ …"),
        ("wtm check", "Positions: White to move; side to move in check"),
        ("notfen | illegal", "Positions: not FEN or proven illegal"),
        ("-check dup", "Positions: not: side to move in check; position occurs earlier in the file"),
    ],
)  # fmt: skip
def test_descriptions(text, words):
    assert described(parse_query(text)) == words


def test_descriptions_and_faults_can_be_translated():
    def bracketed(_context, source, _comment, _count):
        return f"<{source}>"

    words = described(parse_query("Ne5"), bracketed)
    assert words == "<Positions: <<white knight> on e5>>"
    with pytest.raises(QueryError) as caught:
        parse_query("material:x")
    assert (
        caught.value.translated(bracketed)
    ) == "<Expected material, such as KRPvKR, KQRR… (and anything) or KR{1-2}vK.>"
    assert (
        caught.value.message
        == "Expected material, such as KRPvKR, KQRR… (and anything) or KR{1-2}vK."
    )
