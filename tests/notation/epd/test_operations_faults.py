import pytest
from hypothesis import given

from fenedit.notation.epd.operations import first_epd_fault, first_operation_fault, opcode_fault
from tests.helpers.corpus import params
from tests.helpers.epd import near_records

RECORD = "8/8/8/8/8/8/8/8 w - -"

# Codes that only the rules can find.
BY_RULES = {"epd-057", "epd-058"}


@pytest.mark.parametrize("case", params("epd"))
def test_the_corpus(case):
    expected = case["expect"]
    problem = first_epd_fault(case["input"])
    if expected["strict"] == "ok" or case["id"] in BY_RULES:
        assert problem is None
    else:
        assert (problem.code, problem.span[0]) == (expected["error"], expected["pos"])


@pytest.mark.parametrize(
    "text", ["", " ", "  ", " bm e4;", " bm;  dm 3 ; ", ' c0 "a;b";', " D1 20; zz;"]
)
def test_operations_without_fault(text):
    assert first_epd_fault(RECORD + text) is None


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        ("bm e4", "missing-semicolon", (5, 5)),
        ("bm e4  ", "missing-semicolon", (5, 7)),
        ("bm", "missing-semicolon", (2, 2)),
        ("bm e4;;", "empty-operation", (6, 7)),
        ("bm e4;\tdm 3;", "bad-separator", (6, 7)),
        ("bm\te4;", "bad-separator", (2, 3)),
        ("bm e4;\n", "bad-separator", (6, 7)),
        ('"x";', "bad-opcode", (0, 2)),
        ("1 2;", "bad-opcode", (0, 1)),
        ("éa;", "bad-opcode", (0, 2)),
        ("a\0b;", "bad-opcode", (0, 3)),
        ("a" * 16 + ";", "opcode-too-long", (15, 16)),
        ("bm e4; dm 3; bm d4;", "duplicate-opcode", (13, 15)),
        ('id"x";', "bad-operand-char", (2, 3)),
        ('id "x"y;', "bad-operand-char", (6, 7)),
        ('id "x;', "unterminated-string", (3, 6)),
        ("dm x", "operand-type", (3, 4)),
        ("dm", "missing-semicolon", (2, 2)),
        ("dm;", "operand-count", (2, 2)),
        ("dm ;", "operand-count", (3, 3)),
        ("dm 3 4;", "operand-count", (5, 6)),
        ("dm 1.5;", "operand-type", (3, 6)),
        ("fmvn 1000000;", "operand-range", (5, 12)),
        (f'id "{"x" * 256}";', "string-too-long", (3, 261)),
        ("bm 0-0;", "illegal-move", (3, 6)),
        ("ptp White;", "operand-count", (9, 9)),
    ],
)
def test_faults_of_operations(text, code, span):
    problem = first_operation_fault(text, 0)
    assert (problem.code, problem.span) == (code, span)
    assert dict(problem.data)["expected"]


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "empty", 0),
        ("8/8/8/8/8/8/8/8 w -", "missing-ep", 19),
        ("8/8/8/8/8/8/8/8 w - ", "trailing-space", 19),
        ("8/8/8/8/8/8/8/8  w - - bm e4;", "multiple-spaces", 16),
        ("8/8/8/8/8/8/8/8 w - -\tbm e4;", "bad-separator", 21),
        ("8/8/8/8/8/8/8/8 w - e3;", "bad-ep", 22),
        ("8/8/8/8/8/8/8/8 w - -;", "bad-ep", 20),
        (" 8/8/8/8/8/8/8/8 w - - bm e4;", "leading-space", 0),
        ("8/8/8/8/8/8/8 w - - bm e4;", "too-few-ranks", 13),
        ("8/8/8/8/8/8/8/8 x - - bm", "bad-side", 16),
    ],
)
def test_faults_of_the_fields_come_first(text, code, place):
    problem = first_epd_fault(text)
    assert (problem.code, problem.span[0]) == (code, place)


@pytest.mark.parametrize("name", ["a", "A1", "draw_accept", "a" * 15, "c0"])
def test_names_of_opcodes(name):
    assert opcode_fault(name) is None


@pytest.mark.parametrize(
    ("name", "code", "span"),
    [
        ("", "bad-opcode", (7, 7)),
        ("1a", "bad-opcode", (7, 9)),
        ("_a", "bad-opcode", (7, 9)),
        ("b-m", "bad-opcode", (7, 10)),
        ("ä", "bad-opcode", (7, 8)),
        ("a٣", "bad-opcode", (7, 9)),
        ("a" * 20, "opcode-too-long", (22, 27)),
    ],
)
def test_names_that_are_no_opcodes(name, code, span):
    problem = opcode_fault(name, 7)
    assert (problem.code, problem.span) == (code, span)


@given(near_records())
def test_faults_lie_in_the_text(text):
    problem = first_epd_fault(text)
    if problem is not None:
        start, end = problem.span
        assert 0 <= start <= end <= len(text)
