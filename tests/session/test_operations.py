"""Operations as rows that can be edited: what is typed is typed by the standard's kinds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.epd.record import format_operations, read_operations
from fenedit.notation.problems import FenError
from fenedit.session.operations import (
    changed,
    name_problem,
    new_row,
    operation_rows,
    renamed,
    tag_rows,
)


def shown(rest: str) -> list[tuple[str, str]]:
    return [(row.opcode, row.value) for row in operation_rows(rest)]


def test_each_operation_is_a_row_as_a_person_reads_it() -> None:
    assert shown(' bm Qg6 Nf3; id "WAC.001"; c0 ""; hmvc 3; noop 1 "two" three;') == [
        ("bm", "Qg6 Nf3"),
        ("id", "WAC.001"),
        ("c0", '""'),
        ("hmvc", "3"),
        ("noop", '1 "two" three'),
    ]


def test_a_remark_is_shown_without_its_mark() -> None:
    rows = operation_rows(" ; Haring 1977")
    assert [(row.opcode, row.value, row.mark) for row in rows] == [("", "Haring 1977", ";")]
    changed_remark = changed(rows[0], "Haring, 1977")
    assert changed_remark is not None
    assert format_operations([changed_remark]) == "; Haring, 1977"
    assert changed(rows[0], "  ") is None


@pytest.mark.parametrize(
    ("rest", "rows"),
    [
        (' id "x"; ; Haring 1977', [("id", "x"), ("", "Haring 1977")]),
        (" ;D1 20 ;D2 400", [("D1", "20"), ("D2", "400")]),
        (" bm e4; Haring 1977;", [("bm", "e4"), ("Haring", "1977")]),
        (" # Réti 1921", [("", "Réti 1921")]),
        (" // by hand", [("", "by hand")]),
        ("", []),
    ],
)
def test_remarks_are_told_from_operations(rest: str, rows: list[tuple[str, str]]) -> None:
    assert shown(rest) == rows


def test_what_cannot_be_read_keeps_its_words_and_says_why() -> None:
    row, other = operation_rows(" ce abc; dm 2;")
    assert (row.value, other.value) == ("abc", "2")
    assert row.fault is not None and row.fault.code == "operand-type"
    assert other.fault is None
    assert format_operations([row.operation]) == "ce abc;"


def test_counters_are_fixed_where_they_are_the_positions() -> None:
    assert [
        row.fixed for row in operation_rows(" bm e4; fmvn 2; hmvc 1;", counters_fixed=True)
    ] == [
        False,
        True,
        True,
    ]
    assert not any(row.fixed for row in operation_rows(" fmvn 2;"))


@pytest.mark.parametrize(
    ("opcode", "typed", "text"),
    [
        ("id", "BK.01", 'id "BK.01";'),
        ("id", ' "BK 01" ', 'id "BK 01";'),
        ("c0", "a; b", 'c0 "a; b";'),
        ("bm", "Nf3 e4", "bm Nf3 e4;"),
        ("bm", "e4 d4", "bm d4 e4;"),
        ("pv", "e4 e5 Nf3", "pv e4 e5 Nf3;"),
        ("ce", "-12", "ce -12;"),
        ("dm", "3", "dm 3;"),
        ("own_thing", "1 word", "own_thing 1 word;"),
    ],
)
def test_what_fits_is_written_as_epd_has_it(opcode: str, typed: str, text: str) -> None:
    operation = changed(new_row(opcode), typed)
    assert operation is not None
    assert format_operations([operation]) == text


@pytest.mark.parametrize(
    ("opcode", "typed", "code"),
    [
        ("dm", "0", "operand-range"),
        ("dm", "soon", "operand-type"),
        ("dm", "", "operand-count"),
        ("dm", "1 2", "operand-count"),
        ("bm", "Zz9", "operand-type"),
        ("id", 'a "quoted" name', "bad-operand-char"),
        ("id", "", "operand-count"),
        ("resign", "now", "operand-count"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_reason(opcode: str, typed: str, code: str) -> None:
    with pytest.raises(FenError) as refused:
        changed(new_row(opcode), typed)
    assert refused.value.problem.code == code


def test_a_name_can_be_changed_where_the_operands_fit_it() -> None:
    row = operation_rows(' c0 "text"; dm 2;')[0]
    assert format_operations([renamed(row, " c1 ", ["dm"])]) == 'c1 "text";'
    for name, code in (("dm", "duplicate-opcode"), ("ce", "operand-type"), ("1", "bad-opcode")):
        with pytest.raises(FenError) as refused:
            renamed(row, name, ["dm"])
        assert refused.value.problem.code == code


def test_a_new_name_must_be_an_opcode_that_is_not_there_yet() -> None:
    assert name_problem("id", ["bm"]) is None
    codes = [name_problem(name, ["bm"]) for name in ("bm", "b-m", "averyverylongopcode")]
    assert [problem.code for problem in codes if problem] == [
        "duplicate-opcode",
        "bad-opcode",
        "opcode-too-long",
    ]


def test_tags_are_only_shown() -> None:
    assert [(row.opcode, row.value, row.fixed) for row in tag_rows([("White", "A")])] == [
        ("White", "A", True)
    ]


@given(st.lists(st.sampled_from(sorted(OPCODES)), unique=True), st.text(max_size=20))
def test_no_typed_text_raises_anything_but_its_reason(opcodes: list[str], typed: str) -> None:
    operations = []
    for opcode in opcodes:
        try:
            operation = changed(new_row(opcode), typed)
        except FenError as error:
            span = error.problem.span
            assert span is not None and 0 <= span[0] <= span[1] <= len(typed)
        else:
            assert operation is not None
            operations.append(operation)
    again = read_operations(format_operations(operations))
    assert not again.faults
    assert set(again.operations) == set(operations)
