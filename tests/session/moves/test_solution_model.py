"""The tree of a solution as Qt's views see it."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from fenedit.session.moves.solution import ROW, Mark, SolutionModel, TreeWords
from tests.helpers.haring import KEY, SOLUTION

WORDS = TreeWords(
    lambda: "en",
    "zz",
    "threat",
    "but",
    "others {}".format,
    "+{}".format,
    "tries {}".format,
    "set play",
)
MARKS = {Mark.COOK: "cook"}


@pytest.fixture
def model(qtbot: QtBot) -> SolutionModel:
    return SolutionModel(WORDS, MARKS)


def rows(model: QAbstractItemModel, parent: QModelIndex = QModelIndex()) -> list[QModelIndex]:
    return [model.index(row, 0, parent) for row in range(model.rowCount(parent))]


def said(index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
    return index.data(role)


def test_qt_finds_no_fault(model: SolutionModel) -> None:
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    model.show(SOLUTION)
    waiting = rows(model)
    seen = 0
    while waiting:
        index = waiting.pop()
        seen += 1
        below = rows(model, index)
        assert model.hasChildren(index) == bool(below)
        assert all(child.parent() == index for child in below)
        waiting.extend(below)
    model.show(None)
    assert tester.model() is model
    # Of the key, of tries, and of set play.
    assert seen == (1 + 9 + 2 + 16 + 4 * 7) + (1 + 1 + 1) + (1 + 1)


def test_what_a_row_says(model: SolutionModel) -> None:
    model.show(replace(SOLUTION, keys=(KEY, KEY)), ())
    key = rows(model)[0]
    assert said(key) == "1.d4! (2.Nce7#)"
    assert said(key, Qt.ItemDataRole.AccessibleTextRole) == "1.d4! (2.Nce7#), cook"
    row = said(key, ROW)
    assert (row.mark, row.line) == (Mark.COOK, ("d2d4",))
    assert said(key, Qt.ItemDataRole.DecorationRole) is None


def test_a_row_is_found_again_in_another_solution(model: SolutionModel) -> None:
    model.show(SOLUTION)
    key = rows(model)[0]
    both = rows(model, key)[7]
    second = rows(model, both)[1]
    path = model.path_of(second)
    model.show(replace(SOLUTION, tries=(), nodes=1))
    again = model.index_of(path)
    assert said(again) == "1…exd3 e.p. 2.Nfd4#"
    assert model.path_of(again) == path
    assert not model.index_of((*path, "more")).isValid()
    assert model.path_of(QModelIndex()) == ()


def test_an_index_of_rows_that_are_gone_says_nothing(model: SolutionModel) -> None:
    model.show(SOLUTION)
    old = rows(model, rows(model)[0])[3]
    model.show(None)
    assert said(old) is None
    assert model.rowCount(old) == 0
    assert not model.parent(old).isValid()
    assert not model.hasChildren()


def test_the_row_that_has_the_focus_is_described(model: SolutionModel) -> None:
    model.show(SOLUTION)
    row, role = model.index(0, 0), Qt.ItemDataRole.AccessibleDescriptionRole
    assert model.setData(row, "Saved", role) and row.data(role) == "Saved"
    assert model.setData(row, None, role) and row.data(role) is None
