import pytest
from hypothesis import given

from fenedit.notation.epd.record import (
    Operand,
    Operation,
    format_operations,
    is_remark,
    strict_operations,
)
from tests.helpers.epd import rows


def test_operations_know_where_they_stand():
    text = 'xx  bm  Qd1+ e4 ; id "a; b";'
    first, second = strict_operations(text, 2)
    assert first == Operation("bm", (Operand("move", "Qd1+"), Operand("move", "e4")))
    assert (first.span, first.places) == ((4, 17), ((4, 8), (9, 11)))
    assert second == Operation("id", (Operand("string", "a; b"),))
    assert (second.span, second.places) == ((18, 28), ((3, 9),))


@pytest.mark.parametrize(
    "text", ["", " ", "  ", " bm e4;", " bm;  dm 3 ; ", ' c0 "a;b";', " D1 2; z;"]
)
def test_operations_that_are_strict(text):
    assert strict_operations(text, 0) is not None


@pytest.mark.parametrize(
    "text",
    [
        "bm e4",
        "bm e4  ",
        "bm",
        "bm e4;;",
        "bm e4;\tdm 3;",
        "bm\te4;",
        "bm e4;\n",
        '"x";',
        "1 2;",
        "éa;",
        "a\0b;",
        "a" * 16 + ";",
        "bm e4; dm 3; bm d4;",
        'id"x";',
        'id "x"y;',
        'id "x;',
        "dm x",
        "dm",
        "dm;",
        "dm ;",
        "dm 3 4;",
        "dm 1.5;",
        "fmvn 1000000;",
        f'id "{"x" * 256}";',
        "bm 0-0;",
        "ptp White;",
    ],
)
def test_operations_that_are_not(text):
    assert strict_operations(text, 0) is None


@given(rows())
def test_what_is_written_is_read(operations):
    text = format_operations(operations)
    read = strict_operations(text, 0)
    assert read is not None
    assert format_operations(read) == text
    assert len(read) == len(operations)
    assert [operation.opcode for operation in read] == sorted(
        operation.opcode for operation in operations
    )


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("dm 3; bm e4 Qd1+ a3;", "bm Qd1+ a3 e4; dm 3;"),
        ("sv e4 c4; am b4 a4;", "am a4 b4; sv c4 e4;"),
        ("pv e4 c5; noop b a;", "noop b a; pv e4 c5;"),
        ('D10 1; D2 1; c9 "";', 'D10 1; D2 1; c9 "";'),
    ],
)
def test_the_order_is_that_of_ascii(text, written):
    assert format_operations(strict_operations(text, 0)) == written


def test_operations_of_one_opcode_keep_their_order():
    operations = [Operation("c0", (Operand("string", text),)) for text in "bac"]
    assert format_operations(operations) == 'c0 "b"; c0 "a"; c0 "c";'


def test_text_kept_verbatim_comes_last_and_remarks_after_it():
    operations = [
        Operation("", (Operand("symbol", "; mate in 2"),)),
        Operation("", (Operand("symbol", '"x" y;'),)),
        Operation("dm", (Operand("integer", "2"),)),
    ]
    assert format_operations(operations) == 'dm 2; "x" y; ; mate in 2'


@pytest.mark.parametrize(
    ("text", "remark"), [("; a", True), ("# a;", True), ("a", True), ("//", True), ("a;", False)]
)
def test_remarks_run_to_the_end_of_the_line(text, remark):
    assert is_remark(text) is remark


def test_what_cannot_be_written_is_refused():
    with pytest.raises(ValueError, match="quotation mark"):
        format_operations([Operation("id", (Operand("string", 'a"b'),))])
