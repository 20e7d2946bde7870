"""What words that ask for text alone may mean."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.notation.position import KINDS, PIECES, Position, parse_square
from fenedit.notation.query.parsing import LONGEST, WORDS, QueryError, meant, parse_query
from fenedit.notation.query.terms import (
    ANY_COUNT,
    LIKENESSES,
    Army,
    Coded,
    Count,
    Counted,
    Either,
    Is,
    Material,
    Not,
    Pattern,
    Range,
    Repeated,
    Said,
    Text,
    ToMove,
    all_but,
    position_test,
)
from fenedit.notation.spellings.codes import Gbr


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


# What a typed line asks for.


E5, G8 = parse_square("e5"), parse_square("g8")


def army(counts: dict[str, Count], rest: Count) -> Army:
    return tuple(counts.get(kind, rest) for kind in KINDS)


KR: dict[str, Count] = {"K": (1, 1), "R": (1, 1)}
KRP_V_KR = Material(army({**KR, "P": (1, 1)}, (0, 0)), army(KR, (0, 0)))
KRR_AND_MORE = Material(army({"K": (1, 1), "R": (2, None)}, ANY_COUNT))
Q_V_R = Material(
    army({"K": ANY_COUNT, "Q": (1, 1)}, (0, 0)), army({"K": ANY_COUNT, "R": (1, 1)}, (0, 0))
)


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("zugzwang", Text("zugzwang")),
        ('"queen sac"', Text("queen sac")),
        ("“queen sac”", Text("queen sac")),
        ('"wtm"', Text("wtm")),
        ("text:KRvK", Text("KRvK")),
        ("KBN", Text("KBN")),
        ("http://example.org/a", Text("http://example.org/a")),
        ("-", Text("-")),
        ("e5", Text("e5")),
        ('5"', Text('5"')),
        ("bm:Nf3", Said("bm", "Nf3")),
        ("White:Tal", Said("white", "Tal")),
        ('id:"a b"', Said("id", "a b")),
        ("id:", Said("id")),
        ("dm", Said("dm")),
        ("dm:2", Said("dm", "2", Range(2, 2))),
        ("dm:>2", Said("dm", ">2", Range(3))),
        ('dm:"2"', Said("dm", "2")),
        ("ce:-50..-10", Said("ce", "-50..-10", Range(-50, -10))),
        ("wtm", ToMove("w")),
        ("Black", ToMove("b")),
        ("check", Is("check")),
        ("notfen", Is("notfen")),
        ("dup", Repeated("position")),
        ("dup:mirror", Repeated("mirror")),
        ("chess960", Is("chess960")),
        ("0400.12", Coded(Gbr("0400.12"))),
        ("gbr:0400.12e1g8", Coded(Gbr("0400.12", (4, 62)))),
        ("KRPvKR", KRP_V_KR),
        ("KRR…", KRR_AND_MORE),
        ("KRR..", KRR_AND_MORE),
        ("material:QvR", Q_V_R),
        ("Ne5", Pattern(((E5, "N"),))),
        ("?e5", Pattern(((E5, PIECES),))),
        (".e5", Pattern(((E5, "."),))),
        ("-Ne5", Pattern(((E5, all_but("N")),))),
        ("[nB]e5", Pattern(((E5, "Bn"),))),
        ("kg8 Ne5", Pattern(((E5, "N"), (G8, "k")))),
        ("on:kg8,Ne5", Pattern(((E5, "N"), (G8, "k")))),
        ("-on:kg8,Ne5", Not(Pattern(((E5, "N"), (G8, "k"))))),
        ("with:8/8/8/4N3/8/8/8/8", Pattern(((E5, "N"),))),
        ("like:8/8/8/4N3/8/8/8/8", Pattern(((E5, "N"),), exact=True)),
        ("Ne5 ~mirror", Pattern(((E5, "N"),), mirror=True)),
        ("~swap btm Ne5", Pattern(((E5, "N"),), swap=True, side="b")),
        ("move:20-40", Counted("move", Range(20, 40))),
        ("clock:>=50", Counted("clock", Range(50))),
        ("men:<5", Counted("men", Range(high=4))),
        ("-check", Not(Is("check"))),
        ('-"a b"', Not(Text("a b"))),
        ("a|b", Either((Text("a"), Text("b")))),
        ("a | -b OR c", Either((Text("a"), Not(Text("b")), Text("c")))),
    ],
)
def test_one_term(text, term):
    assert parse_query(text).terms == (term,)


def test_colours_can_be_bound():
    either, white, black = (parse_query(f"{sign}KRPvKR").terms[0] for sign in ("", "w:", "b:"))
    boards = ["K" + "R" + "P" + "k" + "r" + "." * 59, "K" + "R" + "k" + "r" + "p" + "." * 59]
    tests = [position_test(term) for term in (either, white, black)]
    assert [[test(Position(board)) for board in boards] for test in tests] == [
        [True, True],
        [True, False],
        [False, True],
    ]


def test_all_terms_hold_and_either_binds_closest():
    query = parse_query("a  b|c -d")
    assert query.terms == (Text("a"), Either((Text("b"), Text("c"))), Not(Text("d")))
    assert query.text == "a  b|c -d"


def test_some_of_the_matches_can_be_asked_for():
    query = parse_query("sample:30/7 wtm")
    assert (query.terms, query.sample) == ((ToMove("w"),), (30, 7))
    assert parse_query("sample:30") and parse_query("sample:30").sample == (30, 0)
    for text in ("sample:", "sample:0", "sample:x", "-sample:3", "wtm|sample:3", "sample:3/"):
        with pytest.raises(QueryError, match="Expected a number"):
            parse_query(text)


def test_blank_text_asks_for_nothing():
    assert not parse_query("  ")
    assert parse_query("x")


@pytest.mark.parametrize(
    ("text", "words", "span"),
    [
        ('a "b c', "not closed", (2, 6)),
        ('a ""', "between the quotation marks", (2, 4)),
        ("text:", "after text:", (0, 5)),
        ("| a", "| or OR", (0, 1)),
        ("a | | b", "| or OR", (4, 5)),
        ("a |", "| or OR", (3, 3)),
        ("Ne5 | ~mirror", "| or OR", (6, 13)),
        ("a ~mirror", "~mirror is about pieces", (2, 9)),
        ("Ne5 ~turn", "option", (4, 9)),
        ("Ne5 -~swap", "option", (4, 10)),
        ("Ne5 ke5", "excludes", (4, 7)),
        ("on:e5", "pieces on squares", (0, 5)),
        ("like:8/8", "a board", (0, 8)),
        ("material:KXvK", "material", (0, 13)),
        ("w:KR{2-1}vK", "material", (0, 11)),
        ("gbr:123", "GBR", (0, 7)),
        ("move:x", "numbers", (0, 6)),
        ("move:9-2", "numbers", (0, 8)),
        ("dup:turned", "dup:", (0, 10)),
        ("x" * (LONGEST + 1), "at most", (LONGEST, LONGEST + 1)),
    ],
)
def test_what_is_no_query(text, words, span):
    with pytest.raises(QueryError) as caught:
        parse_query(text)
    assert caught.value.span == span
    assert words in caught.value.message
    assert caught.value.message.endswith(".")


def test_all_likenesses_are_named():
    with pytest.raises(QueryError) as caught:
        parse_query("dup:turned")
    named = f"{', '.join(LIKENESSES[:-1])} or {LIKENESSES[-1]}"
    assert caught.value.message == f"Expected {named} after dup:."


@given(st.text(alphabet='KRNvke58.…*{}-|~":@ aORwtmdp', max_size=40) | st.text(max_size=40))
def test_any_text_is_a_query_or_an_error_in_it(text):
    try:
        parse_query(text)
    except QueryError as error:
        start, end = error.span
        assert 0 <= start <= end <= len(text)


# Words for material, squares and numbers.


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
