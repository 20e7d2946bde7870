"""Operations as rows that can be edited: what is typed is typed by the standard's kinds."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.epd.record import format_operations, read_operations
from fenedit.notation.problems import FenError, Problem, Severity
from fenedit.session.operations import (
    Column,
    Grade,
    OperationsModel,
    OperationWords,
    Role,
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


# The table of operations: what is written, what is refused, what stays.


WORDS = OperationWords(
    name=lambda row: row.opcode or "remark",
    expected=lambda row: f"expects {row.opcode}",
    sentence=lambda problem: f"wrong: {problem.code}",
)
REST = ' bm Qg6; id "WAC.001"; ce abc;'
ILLEGAL = Problem("illegal-move", Severity.HINT)


class Told:
    """What a model told, and a record that takes it over."""

    def __init__(self, model: OperationsModel) -> None:
        self.model = model
        self.texts: list[str] = []
        self.rows: list[int] = []
        model.written.connect(self.on_written)
        model.placed.connect(self.rows.append)

    def on_written(self, text: str) -> None:
        self.texts.append(text)
        self.model.show_rows(operation_rows(text), 0)


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[OperationsModel]:
    model = OperationsModel(WORDS)
    model.show_rows(operation_rows(REST), 0)
    yield model
    model.deleteLater()


@pytest.fixture
def told(model: OperationsModel) -> Told:
    return Told(model)


def texts(model: OperationsModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[tuple[str, str]]:
    return [
        tuple(model.index(row, column).data(role) for column in Column)
        for row in range(model.rowCount())
    ]


def test_it_is_a_model(model: OperationsModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)
    model.show_rows(operation_rows(' id "x";'), 0)
    qtmodeltester.check(model)


def test_rows_have_names_values_and_words(model: OperationsModel) -> None:
    assert texts(model) == [("bm", "Qg6"), ("id", "WAC.001"), ("ce", "abc")]
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "bm"
    assert model.index(0, 1).data(Role.EXPECTED) == "expects bm"
    assert model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "id"


def test_a_fault_is_said_in_its_row(model: OperationsModel) -> None:
    index = model.index(2, 1)
    assert index.data(Role.GRADE) is Grade.FAULT
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "abc. wrong: operand-type"
    assert model.index(0, 1).data(Role.GRADE) is None


def test_a_value_that_fits_is_written(model: OperationsModel, told: Told) -> None:
    assert model.setData(model.index(0, 1), "Nf3 e4")
    assert told.texts == ['bm Nf3 e4; ce abc; id "WAC.001";']
    assert texts(model) == [("bm", "Nf3 e4"), ("ce", "abc"), ("id", "WAC.001")]
    assert told.rows == [0]


def test_an_unchanged_value_writes_nothing(model: OperationsModel, told: Told) -> None:
    assert model.setData(model.index(0, 1), "Qg6")
    assert told.texts == []


def test_a_value_that_does_not_fit_stays_with_its_reason(
    model: OperationsModel, told: Told
) -> None:
    index = model.index(0, 1)
    assert not model.setData(index, "nonsense!")
    assert told.texts == []
    assert index.data() == "nonsense!"
    assert index.data(Qt.ItemDataRole.EditRole) == "nonsense!"
    assert index.data(Role.GRADE) is Grade.REFUSED
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "nonsense!. Not applied: wrong: operand-type"
    assert model.setData(index, "Nf3")
    assert model.index(0, 1).data(Role.GRADE) is None


def test_refused_text_outlives_other_changes_and_other_records(
    model: OperationsModel, told: Told
) -> None:
    model.setData(model.index(0, 1), "nonsense!")
    model.setData(model.index(1, 1), "another name")
    assert texts(model)[0] == ("bm", "nonsense!")
    model.show_rows(operation_rows(" bm e4;"), 1)
    assert texts(model) == [("bm", "e4")]
    model.show_rows(operation_rows(REST), 0)
    assert texts(model)[0] == ("bm", "nonsense!")
    model.give_up(model.index(0, 1))
    assert texts(model)[0] == ("bm", "Qg6")


def test_all_that_was_refused_can_be_forgotten(model: OperationsModel, told: Told) -> None:
    model.setData(model.index(0, 1), "nonsense!")
    model.add(new_row("dm"))
    model.forget_typed()
    assert texts(model) == [("bm", "Qg6"), ("id", "WAC.001"), ("ce", "abc")]


def test_an_operation_can_get_another_name(model: OperationsModel, told: Told) -> None:
    assert model.setData(model.index(0, 0), "am")
    assert told.texts == ['am Qg6; ce abc; id "WAC.001";']
    assert not model.setData(model.index(0, 0), "id")
    assert texts(model)[0] == ("id", "Qg6")
    assert model.index(0, 0).data(Role.REMARK) == "wrong: duplicate-opcode"


def test_a_new_operation_is_written_when_it_is_filled_in(
    model: OperationsModel, told: Told
) -> None:
    index = model.add(new_row("am"))
    assert told.texts == [] and model.rowCount() == 4
    assert not model.setData(index, "not a move")
    assert model.setData(index, "Qh5")
    assert told.texts == ['am Qh5; bm Qg6; ce abc; id "WAC.001";']
    assert told.rows == [0]
    assert model.rowCount() == 4


@pytest.mark.parametrize("typed", ["", "  "])
def test_a_new_operation_that_stays_empty_goes_away(
    model: OperationsModel, told: Told, typed: str
) -> None:
    assert model.setData(model.add(new_row("dm")), typed)
    assert model.rowCount() == 3 and told.texts == []


def test_a_new_operation_is_given_up(model: OperationsModel, told: Told) -> None:
    index = model.add(new_row("dm"))
    model.setData(index, "soon")
    model.give_up(index)
    assert model.rowCount() == 3
    assert model.add(new_row("dm")).data() == ""


def test_an_operation_without_operands_is_taken_over_as_it_is(
    model: OperationsModel, told: Told
) -> None:
    model.add(new_row("resign"))
    model.take_new()
    assert told.texts == ['bm Qg6; ce abc; id "WAC.001"; resign;']


def test_an_operation_is_deleted(model: OperationsModel, told: Told) -> None:
    assert model.delete(2)
    assert told.texts == ['bm Qg6; id "WAC.001";']
    assert not model.delete(2)
    assert not model.delete(-1)


def test_fixed_rows_can_neither_be_edited_nor_deleted(model: OperationsModel, told: Told) -> None:
    model.show_rows(operation_rows(" hmvc 3; bm e4;", counters_fixed=True), 0)
    assert not model.flags(model.index(0, 1)) & Qt.ItemFlag.ItemIsEditable
    assert model.flags(model.index(1, 1)) & Qt.ItemFlag.ItemIsEditable
    assert not model.delete(0) and told.texts == []


def test_a_warning_is_said_quietly_and_goes_with_the_rows(model: OperationsModel) -> None:
    model.warn({0: ILLEGAL})
    assert model.index(0, 1).data(Role.GRADE) is Grade.WARNING
    model.warn({})
    assert model.index(0, 1).data(Role.GRADE) is None
    model.warn({0: ILLEGAL})
    model.show_rows(operation_rows(REST), 0)
    assert model.index(0, 1).data(Role.GRADE) is None


def test_columns_are_named_for_a_screen_reader(model: OperationsModel) -> None:
    names = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert names == ["Operation", "Value"]


def test_the_row_that_has_the_focus_is_described(model: OperationsModel) -> None:
    row, role = model.index(0, 0), Qt.ItemDataRole.AccessibleDescriptionRole
    assert model.setData(row, "Saved", role) and row.data(role) == "Saved"
    assert model.setData(row, None, role) and row.data(role) is None
