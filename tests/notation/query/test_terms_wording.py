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
def test_every_query_has_words(text: str) -> None:
    try:
        query = parse_query(text)
    except QueryError:
        return
    assert described(query).startswith(("Records ", "All records"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "All records"),
        ("zugzwang -dm", "Records with “zugzwang”, and not with dm"),
        ("bm:Nf3", "Records with “Nf3” in bm"),
        ("dm:2-4", "Records with dm from 2 to 4"),
        ("Ne5 -kg8 ~mirror", "Records with a white knight on e5 and no black king on g8 (or left and right exchanged)"),
        (".e4 | ?e5", "Records with nothing on e4 or with any man on e5"),
        ("w:KRvK", "Records with White having a king and a rook, Black a king"),
        ("KRR*", "Records with one side having a king, 2 rooks or more and anything else, the other anything"),
        ("wtm check", "Records with White to move, and with the side to move in check"),
        ("notfen | illegal", "Records that are no FEN or that are proven illegal"),
    ],
)  # fmt: skip
def test_descriptions(text: str, words: str) -> None:
    assert described(parse_query(text)) == words
