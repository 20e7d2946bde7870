from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QSpinBox
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.widgets.labels import step_name
from fenedit.widgets.panels.column import WIDTH, PanelColumn
from fenedit.widgets.panels.operations import OperationsCard
from fenedit.widgets.style import LIGHT, apply_style
from tests.helpers.states import START, editor_of, state_of_fen, state_of_text


def column_of(editor: Editor) -> PanelColumn:
    return PanelColumn(editor, Settings(QSettings()))


def test_cards_scroll_in_a_low_window_and_are_never_cut_at_the_side(qtbot: QtBot) -> None:
    column = column_of(Editor(state_of_fen(START), step_name))
    qtbot.addWidget(column)
    column.resize(column.width(), 200)
    with qtbot.waitExposed(column):
        column.show()
    assert isinstance(column, QScrollArea)
    assert column.verticalScrollBar().maximum() > 0
    assert column.widget().minimumSizeHint().width() <= column.viewport().width()


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    before = qapp.styleSheet()
    apply_style(qapp, LIGHT)
    yield
    qapp.setStyleSheet(before)


@contextmanager
def shown_column(qtbot: QtBot, editor: Editor, height: int) -> Iterator[PanelColumn]:
    column = column_of(editor)
    qtbot.addWidget(column)
    column.resize(column.width(), height)
    editor.state_changed.connect(lambda _before, after, _change: column.show_state(after))
    with qtbot.waitExposed(column):
        column.show()
    column.activateWindow()
    yield column
    column.check.close_prover()
    column.puzzle.close()
    column.engine.close_engine()
    editor.close()


@pytest.mark.usefixtures("dressed")
def test_the_cards_are_as_wide_with_the_bar_as_without(qtbot: QtBot) -> None:
    editor = editor_of(state_of_fen(START))
    with shown_column(qtbot, editor, 900) as column:
        assert column.verticalScrollBar().maximum() == 0
        assert column.viewport().width() == WIDTH
        free = column.verticalScrollBar().grab().toImage()
        column.resize(column.width(), 200)
        qtbot.waitUntil(lambda: column.verticalScrollBar().maximum() > 0)
        assert column.viewport().width() == WIDTH
        low = column.verticalScrollBar().grab().toImage()
        colours = [
            {picture.pixelColor(8, y).rgba() for y in range(picture.height())}
            for picture in (free, low)
        ]
        # Where nothing scrolls, no bar is seen.
        assert [len(seen) for seen in colours] == [1, 2]


def test_a_record_with_operations_is_shown_from_its_top(qtbot: QtBot) -> None:
    line = f'{START} bm Nf3; id "one"; c0 "a"; c1 "b"; dm 2;'
    editor = editor_of(state_of_text(f"{START}\n{line}\n", file_format="epd"))
    with shown_column(qtbot, editor, 900) as column:
        editor.show_record(1)
        operations = column.findChild(OperationsCard)
        assert operations is not None
        qtbot.waitUntil(lambda: operations.table is not None)
        table = operations.table
        assert table is not None
        editor.show_record(0)
        column.resize(column.width(), 300)
        editor.show_record(1)
        qtbot.waitUntil(lambda: table.model().rowCount() == 5)
        qtbot.wait(100)
        assert column.verticalScrollBar().value() == 0
        # As a table does by itself while a file opens; the keyboard is elsewhere.
        assert not table.hasFocus()
        table.setCurrentIndex(table.model().index(4, 1))
        assert column.verticalScrollBar().value() == 0
        table.edit_value(table.model().index(3, 1))
        assert column.verticalScrollBar().value() > 0


def test_tab_goes_through_the_cards_from_top_to_bottom(qtbot: QtBot) -> None:
    wrong = f"4k3/8/8/8/8/8/8/4K2R w Kq e4 0 90 ; {START}"
    editor = editor_of(state_of_text(f"{START}\n{wrong}\n"))
    with shown_column(qtbot, editor, 900) as column:
        editor.show_record(1)
        check = column.check
        qtbot.waitUntil(lambda: len(check.lines) == 2)
        operations = column.findChild(OperationsCard)
        assert operations is not None
        qtbot.waitUntil(lambda: operations.table is not None)
        first, second = check.lines
        number = next(
            box for box in column.findChildren(QSpinBox) if box.accessibleName() == "Move number"
        )
        wanted = [
            number,
            check.fix_all,
            first,
            *first.buttons,
            first.why,
            second,
            *second.buttons,
            second.why,
            column.puzzle_card.findChild(QPushButton, "head"),
            column.puzzle_card.mate_box,
            operations.table,
        ]
        number.setFocus(Qt.FocusReason.TabFocusReason)
        come_by = [QApplication.focusWidget()]
        while len(come_by) < len(wanted):
            qtbot.keyClick(come_by[-1], Qt.Key.Key_Tab)
            come_by.append(QApplication.focusWidget())
        assert come_by == wanted
