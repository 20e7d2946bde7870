from functools import partial
from itertools import product

import pytest
from hypothesis import given

from fenedit.notation.fen import (
    format_fen,
    parse_castling_rights,
    parse_counter,
    parse_ep_square,
    parse_fen,
    parse_placement,
    parse_side_to_move,
)
from fenedit.notation.fen_faults import FIELD_NAMES, field_fault, first_fault
from fenedit.notation.problems import FenError
from tests.helpers.strategies import positions, texts

ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

WHOLE_TEXTS = [
    ("", "empty", (0, 0), "placement"),
    ("   ", "empty", (0, 3), "placement"),
    ("\t\n", "empty", (0, 2), "placement"),
    (" \tx", "leading-space", (0, 2), "placement"),
    (f"{ARRAY} w ", "trailing-space", (45, 46), "end"),
    (f"{ARRAY} w \t\n", "trailing-space", (45, 48), "end"),
    (f"{ARRAY} w - - 0 1 ", "trailing-space", (53, 54), "end"),
    (f"{ARRAY} w   - - 0 1", "multiple-spaces", (46, 48), "space"),
    (f"{ARRAY}\tw - - 0 1", "bad-separator", (43, 44), "space"),
    (f"{ARRAY} \tw - - 0 1", "bad-separator", (44, 45), "space"),
    (f"{ARRAY}\u00a0w - - 0 1", "bad-separator", (43, 44), "space"),
    (ARRAY, "missing-side", (43, 43), "side"),
    (f"{ARRAY} w", "missing-castling", (45, 45), "castling"),
    (f"{ARRAY} w -", "missing-ep", (47, 47), "ep"),
    (f"{ARRAY} w - -", "missing-halfmove", (49, 49), "counter"),
    (f"{ARRAY} w - - 0", "missing-fullmove", (51, 51), "counter"),
    (f"{ARRAY} w - - 0 1 x y", "trailing-data", (54, 57), "end"),
    (f"{ARRAY} w - - 0 1  x", "multiple-spaces", (54, 55), "space"),
    (f"{ARRAY} w - - 0 1 x ", "trailing-data", (54, 56), "end"),
    ("rnbq1x w - -", "bad-piece-char", (5, 6), "piece"),
    (f"{ARRAY} x z", "bad-side", (44, 45), "side"),
]

FIELDS = [
    ("placement", "", "empty", (0, 0), "placement"),
    ("ep", "", "missing-ep", (0, 0), "ep"),
    ("placement", "x", "bad-piece-char", (0, 1), "piece-or-digit"),
    ("placement", "7x", "bad-piece-char", (1, 2), "piece"),
    ("placement", "ppppppp?", "bad-piece-char", (7, 8), "piece-or-one"),
    ("placement", "8x", "bad-piece-char", (1, 2), "slash"),
    ("placement", "8/8/8/8/8/8/8/8x", "bad-piece-char", (15, 16), "space"),
    ("placement", "К7", "bad-piece-char", (0, 1), "piece-or-digit"),
    ("placement", "٣p", "bad-piece-char", (0, 1), "piece-or-digit"),
    ("placement", "8/pp2.ppp/8", "bad-piece-char", (5, 6), "piece-or-digit"),
    ("placement", "8/-pp2ppp/8", "bad-piece-char", (2, 3), "piece-or-digit"),
    ("placement", "0", "bad-digit", (0, 1), "piece-or-digit"),
    ("placement", "49", "bad-digit", (1, 2), "piece"),
    ("placement", "8/p43", "adjacent-digits", (4, 5), "piece"),
    ("placement", "81", "adjacent-digits", (1, 2), "slash"),
    ("placement", "8p/x", "rank-too-long", (1, 2), "slash"),
    ("placement", "p8/x", "rank-too-long", (1, 2), "slash"),
    ("placement", "8/8/8/8/8/8/8/rrrrrrrrr", "rank-too-long", (22, 23), "space"),
    ("placement", "7/8", "rank-too-short", (1, 2), "piece"),
    ("placement", "/", "rank-too-short", (0, 1), "piece-or-digit"),
    ("placement", "8/8/p", "rank-too-short", (5, 5), "piece-or-digit"),
    ("placement", "8/8/8/8/8/8/8/7/", "rank-too-short", (15, 16), "piece"),
    ("placement", "8/8", "too-few-ranks", (3, 3), "slash"),
    ("placement", "8/8/8/8/8/8/8/8/8", "too-many-ranks", (15, 16), "space"),
    ("side", "ww", "bad-side", (0, 2), "side"),
    ("side", "W", "bad-side", (0, 1), "side"),
    ("castling", "Kx", "bad-castling-char", (1, 2), "castling"),
    ("castling", "KK", "castling-duplicate", (1, 2), "castling"),
    ("castling", "AHA", "castling-duplicate", (2, 3), "castling"),
    ("castling", "KQkqK", "castling-duplicate", (4, 5), "castling"),
    ("castling", "QK", "castling-order", (1, 2), "castling"),
    ("castling", "Kqk", "castling-order", (2, 3), "castling"),
    ("castling", "kK", "castling-order", (1, 2), "castling"),
    ("castling", "hA", "castling-order", (1, 2), "castling"),
    ("castling", "--", "castling-dash-mixed", (0, 1), "castling"),
    ("castling", "-K", "castling-dash-mixed", (0, 1), "castling"),
    ("castling", "K-", "castling-dash-mixed", (1, 2), "castling"),
    ("castling", "KQF", "castling-too-many", (2, 3), "castling"),
    ("castling", "Kabc", "castling-too-many", (3, 4), "castling"),
    ("castling", "KQkA", "castling-too-many", (3, 4), "castling"),
    ("ep", "--", "bad-ep", (0, 1), "ep"),
    ("ep", "E3", "bad-ep", (0, 1), "ep"),
    ("ep", "e", "bad-ep", (1, 1), "ep-rank"),
    ("ep", "e9", "bad-ep", (1, 2), "ep-rank"),
    ("ep", "e33", "bad-ep", (2, 3), "space"),
    ("halfmove", "-", "halfmove-not-integer", (0, 1), "counter"),
    ("halfmove", "-1", "halfmove-negative", (0, 1), "counter"),
    ("halfmove", "-x", "halfmove-not-integer", (0, 1), "counter"),
    ("halfmove", "1.5", "halfmove-not-integer", (1, 2), "counter"),
    ("halfmove", "007", "halfmove-leading-zero", (0, 3), "counter"),
    ("halfmove", "0x7", "halfmove-not-integer", (1, 2), "counter"),
    ("halfmove", "1000000", "halfmove-too-large", (0, 7), "counter"),
    ("fullmove", "+1", "fullmove-not-integer", (0, 1), "counter"),
    ("fullmove", "-12", "fullmove-negative", (0, 1), "counter"),
    ("fullmove", "٣", "fullmove-not-integer", (0, 1), "counter"),
    ("fullmove", "00", "fullmove-leading-zero", (0, 2), "counter"),
    ("fullmove", "1234567", "fullmove-too-large", (0, 7), "counter"),
]


def said(problem):
    return problem.code, problem.span, dict(problem.data)["expected"]


@pytest.mark.parametrize(("text", "code", "span", "expected"), WHOLE_TEXTS)
def test_the_left_most_problem_of_a_text(text, code, span, expected):
    assert said(first_fault(text)) == (code, span, expected)


@pytest.mark.parametrize(("name", "field", "code", "span", "expected"), FIELDS)
def test_the_left_most_problem_of_a_field(name, field, code, span, expected):
    assert said(field_fault(name, field)) == (code, span, expected)


@pytest.mark.parametrize(("name", "field", "code", "span", "expected"), FIELDS[2:])
def test_a_field_of_a_text_is_reported_at_its_place(name, field, code, span, expected):
    sound = [ARRAY, "w", "KQkq", "-", "0", "1"]
    index = FIELD_NAMES.index(name)
    before = " ".join([*sound[:index], ""])
    text = " ".join([*sound[:index], field, *sound[index + 1 :]])
    assert said(first_fault(text)) == (code, tuple(len(before) + at for at in span), expected)


def test_ranks_are_named_and_counted():
    assert dict(field_fault("placement", "8/ppppppp/8").data) | {"left": ""} == {
        "expected": "piece-or-one",
        "rank": "7",
        "count": "7",
        "left": "",
    }
    assert dict(field_fault("placement", "8/8/4p4p/8").data)["count"] == "10"
    assert dict(field_fault("placement", "8/8/8").data)["count"] == "3"
    assert dict(field_fault("placement", "/".join("8" * 10)).data)["count"] == "10"


@given(positions())
def test_a_fen_has_no_fault(position):
    assert first_fault(format_fen(position)) is None


@given(texts())
def test_the_scan_and_the_parser_agree(text):
    try:
        parse_fen(text)
    except FenError as error:
        assert error.problem == first_fault(text)
    else:
        assert first_fault(text) is None


@pytest.mark.parametrize(
    ("name", "parse", "alphabet", "longest"),
    [
        ("castling", parse_castling_rights, "KQAHkqah-w", 4),
        ("side", parse_side_to_move, "wbWB-", 2),
        ("ep", parse_ep_square, "ahi-0189E", 3),
        ("halfmove", partial(parse_counter, name="halfmove"), "0189-+a٣", 4),
    ],
)
def test_the_scan_and_the_parser_agree_on_all_short_fields(name, parse, alphabet, longest):
    for length in range(longest + 1):
        for field in map("".join, product(alphabet, repeat=length)):
            problem = field_fault(name, field)
            try:
                parse(field)
            except FenError as error:
                assert error.problem == problem
            else:
                assert problem is None


def test_the_scan_and_the_parser_agree_on_all_ranks_of_a_few_tokens():
    for length in range(5):
        for rank in map("".join, product("1247890pX/", repeat=length)):
            placement = f"{rank}/8/8/8/8/8/8/8"
            problem = field_fault("placement", placement)
            try:
                parse_placement(placement)
            except FenError as error:
                assert error.problem == problem
            else:
                assert problem is None


@given(texts(), texts())
def test_what_follows_a_fault_does_not_change_it(text, more):
    problem = first_fault(text)
    if problem is not None and problem.code in ("bad-piece-char", "bad-digit", "adjacent-digits"):
        assert first_fault(text[: problem.span[1]] + more) == problem
