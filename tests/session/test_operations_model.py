"""The table of operations: what is written, what is refused, what stays."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from fenedit.notation.problems import Problem, Severity
from fenedit.session.operations import (
    Column,
    Grade,
    OperationsModel,
    OperationWords,
    Role,
    new_row,
    operation_rows,
)

WORDS = OperationWords(
    name=lambda row: row.opcode or "remark",
    meaning=lambda row: f"means {row.opcode}",
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
    assert model.index(0, 0).data(Role.MEANING) == "means bm"
    assert model.index(0, 1).data(Role.EXPECTED) == "expects bm"
    assert model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "id, means id"


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
