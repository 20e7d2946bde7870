"""Queries in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.query.parsing import QueryError, parse_query
from fenedit.notation.query.terms import described

WORDS = (
    "zugzwang", '"queen sac"', "text:KRvK", "id:foo", 'c0:"a b"', "id:", "dm", "dm:>2", 'dm:"2"',
    "KRPvKR", "w:KRPvKR", "b:KQvKR", "KQRRBB…", "KR{1-2}PvK*", "0400.12", "gbr:0400.12e1g8",
    "Ne5", "kg8", "-pe4", "?d4", ".d5", "[Qr]c3", "on:Ra1,Rh1", "like:8/8/8/3k4/8/3K4/8/8",
    "with:8/8/8/3k4/8/3K4/8/8", "~mirror", "~shift", "~swap", "wtm", "btm", "check", "mate",
    "stalemate", "notfen", "unplayable", "illegal", "ok", "dup", "dup:placement", "dup:swap",
    "chess960", "move:20-40", "clock:>50", "men:<=5", "men:7", "|", "OR", "-wtm", "-Ne4", "-KvK",
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
