"""The table of all results: what it shows, copies and saves."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.ui.puzzle.results_table import ResultsTable, written

ROWS = [
    ("1", "#2", "Sound, 1.Ra6!", "0.03", "the same"),
    ("3", "=", "Not solved here", "", ""),
    ("12", "White wins, or draws", "Not solved here", "", ""),
]
HEAD = "No.,Stipulation,Result,Seconds,Key in the record\r\n"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> ResultsTable:
    table = ResultsTable("3 puzzles", ROWS, tmp_path)
    table.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(table)
    table.show()
    return table


def test_all_is_copied_unless_rows_are_selected(table: ResultsTable) -> None:
    table.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 4 and lines[1] == "1\t#2\tSound, 1.Ra6!\t0.03\tthe same"
    table.view.selectRow(0)
    QTest.keyClick(table.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(table.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 3


def test_it_is_saved_as_csv(table: ResultsTable, tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    table.save(path)
    text = path.read_bytes().decode("utf-8-sig")
    assert text.startswith(HEAD + '1,#2,"Sound, 1.Ra6!",0.03,the same\r\n')
    table.save(tmp_path / "nowhere" / "results.csv")
    assert table._told.isVisible() and "Not saved" in table._told.text()
    table.save(path)
    assert not table._told.isVisible()


@pytest.mark.parametrize("cell", ["=1+2", "+1+", "-1(w)", "@x"])
def test_no_cell_becomes_a_formula(cell: str) -> None:
    assert written([(cell, "#2")], by="\t") == f"'{cell}\t#2\r\n"


def test_enter_shows_the_record(table: ResultsTable, qtbot: QtBot) -> None:
    table.view.setCurrentIndex(table.view.model().index(2, 0))
    with qtbot.waitSignal(table.chosen) as shown:
        QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert shown.args == [11]
