import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.opcodes import (
    OPCODES,
    Operand,
    Operation,
    opcode_of,
    operand_text,
    validate,
)
from fenedit.notation.problems import FenError
from tests.helpers.epd import operations

ORDER = (
    "acd acn acs am bm c0 c1 c2 c3 c4 c5 c6 c7 c8 c9 cc ce conditions dm draw_accept draw_claim draw_offer "
    "draw_reject eco fmvn hmvc id intended nic noop olive options pm ptp pv rc refcom refreq resign sm solution sv tcgs "
    "tcri tcsi ts twins v0 v1 v2 v3 v4 v5 v6 v7 v8 v9"
)
STANDARD = ORDER.split(" ")


def test_all_opcodes_are_there_with_a_title():
    assert list(OPCODES) == STANDARD
    titles = [opcode.title.format(number=name[1:]) for name, opcode in OPCODES.items()]
    assert all(titles) and len(set(titles)) == len(titles)


def test_an_unknown_opcode_may_have_any_operands():
    assert opcode_of("zz_top") == ("", ("any",), 0, None, None, None, False, 255)
    assert validate("zz_top", '1 "a b" x') == (("integer", "1"), ("string", "a b"), ("symbol", "x"))


@pytest.mark.parametrize(
    ("name", "text", "operands"),
    [
        ("bm", " Qd1+  Nf3 ", [("move", "Qd1+"), ("move", "Nf3")]),
        ("bm", "", []),
        ("dm", "3", [("integer", "3")]),
        ("ce", "-32768", [("integer", "-32768")]),
        ("fmvn", "0", [("integer", "0")]),
        ("id", "BK 01", [("string", "BK 01")]),
        ("id", '"BK 01"', [("string", "BK 01")]),
        ("id", " a; b ", [("string", "a; b")]),
        ("c0", "", []),
        ("c0", '""', [("string", "")]),
        ("c0", '" x "', [("string", " x ")]),
        ("tcri", '"a" "b"', [("string", "a"), ("string", "b")]),
        (
            "ptp",
            'White "a b" Black ""',
            [("symbol", "White"), ("string", "a b"), ("symbol", "Black"), ("string", "")],
        ),
        ("ts", "1995.11.26 12:30:00", [("symbol", "1995.11.26"), ("symbol", "12:30:00")]),
        (
            "cc",
            "000:00:05:00 000:00:04:30",
            [("symbol", "000:00:05:00"), ("symbol", "000:00:04:30")],
        ),
        ("resign", " ", []),
    ],
)
def test_operands_that_a_person_writes(name, text, operands):
    assert validate(name, text) == tuple(Operand(*operand) for operand in operands)


@pytest.mark.parametrize(
    ("name", "text", "code", "span", "expected"),
    [
        ("bm", "e4 xx", "operand-type", (3, 5), "operand-move"),
        ("bm", "0-0", "illegal-move", (0, 3), "operand-move"),
        ("bm", "e4; d4", "bad-operand-char", (2, 3), "operand"),
        ("bm", "e4\td4", "bad-separator", (2, 3), "space"),
        ("dm", "", "operand-count", (0, 0), "operands-one"),
        ("dm", "1 2", "operand-count", (2, 3), "operands-one"),
        ("dm", "0", "operand-range", (0, 1), "operand-low"),
        ("ce", "40000", "operand-range", (0, 5), "operand-range"),
        ("ce", "x 1", "operand-type", (0, 1), "operand-integer"),
        ("id", "  ", "operand-count", (0, 2), "operands-one"),
        ("id", 'a "b"', "bad-operand-char", (2, 3), "string-char"),
        ("id", " a\nb", "bad-operand-char", (2, 3), "string-char"),
        ("id", '"a', "unterminated-string", (0, 2), "quote"),
        ("c0", '"a" "b"', "operand-count", (4, 7), "operands-at-most-one"),
        ("c0", "x" * 256, "string-too-long", (0, 256), "operand-string"),
        ("tcri", '"a"', "operand-count", (3, 3), "operands-two"),
        ("ptp", "White", "operand-count", (5, 5), "operands-pairs"),
        ("ts", "today", "operand-type", (0, 5), "operand-date"),
        ("resign", "now", "operand-count", (0, 3), "operands-none"),
        ("zz", "é", "bad-operand-char", (0, 1), "operand-end"),
    ],
)
def test_operands_that_do_not_fit(name, text, code, span, expected):
    with pytest.raises(FenError) as caught:
        validate(name, text)
    problem = caught.value.problem
    assert (problem.code, problem.span) == (code, span)
    assert dict(problem.data)["expected"] == expected


@given(operations())
def test_what_is_shown_is_read_again(operation):
    assert validate(operation.opcode, operand_text(operation)) == operation.operands


@pytest.mark.parametrize(
    ("operation", "text"),
    [
        (Operation("id", (Operand("string", "BK 01"),)), "BK 01"),
        (Operation("c0", (Operand("string", ""),)), '""'),
        (Operation("c0"), ""),
        (Operation("bm", (Operand("move", "e4"), Operand("move", "d4"))), "e4 d4"),
        (Operation("zz", (Operand("string", "x"),)), '"x"'),
        (Operation("", (Operand("symbol", "; mate in 2"),)), "; mate in 2"),
    ],
)
def test_how_operands_are_shown(operation, text):
    assert operand_text(operation) == text


@given(st.sampled_from([*STANDARD, "zz"]), st.text() | st.text('"; 019ae4.-+O\n'))
def test_any_text_is_operands_or_refused(name, text):
    try:
        validate(name, text)
    except FenError as error:
        start, end = error.problem.span
        assert 0 <= start <= end <= len(text)
