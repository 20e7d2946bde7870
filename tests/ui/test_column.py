from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.intents.records import type_fen
from fenedit.session.state import EditorState
from fenedit.ui.column import PanelColumn
from fenedit.ui.labels import step_name
from fenedit.ui.panels.card import BAR_ROOM
from fenedit.ui.panels.operations import OperationsCard
from fenedit.ui.style import LIGHT, apply_style
from tests.helpers.benches import bench_around
from tests.helpers.keyboard import click_at
from tests.helpers.states import START, editor_of, fen_of, state_of_fen, state_of_text


def column_of(qtbot: QtBot, editor: Editor) -> PanelColumn:
    return PanelColumn(bench_around(qtbot, editor))


def test_cards_scroll_in_a_low_window_and_are_never_cut_at_the_side(qtbot):
    column = column_of(qtbot, Editor(state_of_fen(START), step_name))
    qtbot.addWidget(column)
    column.resize(column.width(), 200)
    with qtbot.waitExposed(column):
        column.show()
    assert isinstance(column, QScrollArea)
    assert column.verticalScrollBar().maximum() > 0
    assert column.widget().minimumSizeHint().width() <= column.viewport().width()


@pytest.fixture
def dressed(qapp) -> Iterator[None]:
    before = qapp.styleSheet()
    apply_style(qapp, LIGHT)
    yield
    qapp.setStyleSheet(before)


@contextmanager
def shown_column(qtbot: QtBot, editor: Editor, height: int) -> Iterator[PanelColumn]:
    column = column_of(qtbot, editor)
    qtbot.addWidget(column)
    column.resize(column.width(), height)
    editor.state_changed.connect(lambda _before, after, _change: column.show_state(after))
    with qtbot.waitExposed(column):
        column.show()
    column.activateWindow()
    yield column
    column.end()
    column.puzzle.close()
    editor.close()


@pytest.mark.usefixtures("dressed")
def test_the_cards_are_as_wide_with_the_bar_as_without(qtbot):
    editor = editor_of(state_of_fen(START))
    with shown_column(qtbot, editor, 900) as column:
        assert column.verticalScrollBar().maximum() == 0
        assert column.viewport().width() == column.width() - BAR_ROOM
        free = column.verticalScrollBar().grab().toImage()
        column.resize(column.width(), 200)
        qtbot.waitUntil(lambda: column.verticalScrollBar().maximum() > 0)
        assert column.viewport().width() == column.width() - BAR_ROOM
        low = column.verticalScrollBar().grab().toImage()
        colours = [
            {picture.pixelColor(4, y).rgba() for y in range(picture.height())}
            for picture in (free, low)
        ]
        # If nothing scrolls, no bar is visible.
        assert [len(seen) for seen in colours] == [1, 2]


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(
    "fen", ["r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", f"{'8/' * 7}8 w HAha - 0 1"]
)
def test_castling_rights_of_chess960_have_room_for_their_rooks(qtbot, fen):
    with shown_column(qtbot, editor_of(state_of_fen(fen)), 760) as column:
        column.resize(column.least_width(), column.height())
        lay_out()
        buttons = [
            each for each in column.findChildren(QPushButton, "right") if not each.isHidden()
        ]
        words = sorted(each.text().rstrip(" ?") for each in buttons)
        assert words == ["O-O h"] * 2 + ["O-O-O a"] * 2
        for button in buttons:
            # The style sheet writes those that are switched on in bold.
            letters = button.font()
            letters.setWeight(QFont.Weight.DemiBold)
            option = QStyleOptionButton()
            button.initStyleOption(option)
            part = QStyle.SubElement.SE_PushButtonContents
            room = button.style().subElementRect(part, option, button).width()
            assert QFontMetrics(letters).horizontalAdvance(button.text()) <= room


def test_other_piece_letters_are_shown_at_once(qapp, qtbot):
    with shown_column(qtbot, editor_of(state_of_fen(START)), 760) as column:
        facts, settings = column.check.facts, column._settings
        qtbot.waitUntil(lambda: facts.about.text().startswith("K Q R2"))
        # Where the program has them.
        settings.setParent(qapp)
        settings.set_preferences(settings.preferences._replace(figurines=True))
        qtbot.waitUntil(lambda: not facts.about.text().startswith("K Q R2"))
        assert facts.about.text().startswith("♔ ♕ ♖2")
        settings.setParent(None)


def test_a_record_with_operations_is_shown_from_its_top(qtbot):
    line = f'{START} bm Nf3; id "one"; c0 "a"; c1 "b"; dm 2;'
    editor = editor_of(state_of_text(f"{START}\n{line}\n", file_format="epd"))
    with shown_column(qtbot, editor, 900) as column:
        editor.show_record(1)
        operations = column.findChild(OperationsCard)
        qtbot.waitUntil(lambda: operations.table is not None)
        table = operations.table
        editor.show_record(0)
        column.resize(column.width(), 300)
        editor.show_record(1)
        qtbot.waitUntil(lambda: table.model().rowCount() == 5)
        qtbot.wait(100)
        assert column.verticalScrollBar().value() == 0
        # As a table does by itself while a file opens; the focus is elsewhere.
        assert not table.hasFocus()
        table.setCurrentIndex(table.model().index(4, 1))
        assert column.verticalScrollBar().value() == 0
        table.edit_value(table.model().index(3, 1))
        assert column.verticalScrollBar().value() > 0


def test_tab_goes_through_the_cards_from_top_to_bottom(qtbot):
    wrong = f"4k3/8/8/8/8/8/8/4K2R w Kq e4 0 90 ; {START}"
    editor = editor_of(state_of_text(f"{START}\n{wrong}\n"))
    with shown_column(qtbot, editor, 900) as column:
        editor.show_record(1)
        check = column.check
        qtbot.waitUntil(lambda: len(check.lines) == 2)
        operations = column.findChild(OperationsCard)
        qtbot.waitUntil(lambda: operations.table is not None)
        first, second = check.lines
        number = next(
            box
            for box in column.findChildren(QSpinBox)
            if box.accessibleName() == "Fullmove number"
        )
        wanted = [
            number,
            column.puzzle_card.head,
            *column.puzzle_card.findChildren(QPushButton, "head"),
            column.puzzle_card.stipulation,
            *column.puzzle_card.findChildren(QPushButton, "link"),
            column.moves.head,
            check.head,
            check.fix_all,
            first,
            *first.buttons,
            first.why,
            second,
            *second.buttons,
            second.why,
            column.engine.head,
        ]
        number.setFocus(Qt.FocusReason.TabFocusReason)
        come_by = [QApplication.focusWidget()]
        while len(come_by) < len(wanted):
            qtbot.keyClick(come_by[-1], Qt.Key.Key_Tab)
            come_by.append(QApplication.focusWidget())
        assert come_by == wanted


WRONG = "4k3/8/8/8/8/8/8/4K2R w Kq e4 0 90"
"""A position with two problems."""


class Beside:
    """A column in a window with space beside it, where the pointer rests at first."""

    def __init__(self, qtbot: QtBot, editor: Editor, height: int):
        self.qtbot, self.editor = qtbot, editor
        window = self.window = QWidget()
        qtbot.addWidget(window)
        row = QHBoxLayout(window)
        self.elsewhere = QWidget(window)
        self.column = PanelColumn(bench_around(qtbot, editor), window)
        row.addWidget(self.elsewhere, 1)
        row.addWidget(self.column)
        self.column.setFixedWidth(260)
        editor.state_changed.connect(self._follow)
        window.resize(600, height)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        self.point_at(self.elsewhere)

    @property
    def box(self) -> QPushButton:
        """A widget below the check, which changes its height."""
        return self.column.engine.toggle_button

    def close(self):
        self.column.end()
        self.column.puzzle.close()
        self.editor.close()

    def point_at(self, widget: QWidget) -> QPoint:
        """Rest the pointer on a widget; return its place on the screen."""
        QTest.mouseMove(widget, widget.rect().center())
        self.qtbot.waitUntil(widget.underMouse)
        return place_of(widget)

    def show(self, fen: str, count: int):
        """Show a position, and wait until it has so many problems."""
        check = self.column.check
        self.editor.perform(type_fen, fen)
        self.qtbot.waitUntil(lambda: not check._is_late and len(check.lines) == count)
        lay_out()

    def _follow(self, _before: object, after: EditorState, _change: object):
        self.column.show_state(after)


def lay_out():
    """Finish nested layouts, which notify one another by events."""
    for _ in range(8):
        QApplication.processEvents()


def place_of(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(QPoint(0, 0))


@contextmanager
def beside(qtbot: QtBot, fen: str, height: int = 760) -> Iterator[Beside]:
    shown = Beside(qtbot, editor_of(state_of_fen(fen)), height)
    yield shown
    shown.close()


# High enough to show everything, and low enough to scroll.
@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("height", [760, 420])
def test_a_widget_under_the_pointer_stays_when_a_card_above_changes(qtbot, height):
    with beside(qtbot, START, height) as shown:
        shown.show(START, 0)
        shown.column.ensureWidgetVisible(shown.box)
        before, above = shown.point_at(shown.box), shown.column.check.height()
        shown.show(WRONG, 2)
        assert shown.column.check.height() > above
        assert place_of(shown.box) == before
        shown.show(START, 0)
        assert place_of(shown.box) == before
        click_at(shown.box)
        assert shown.box.hasFocus()


@pytest.mark.usefixtures("dressed")
def test_nothing_is_blank_above_the_first_section_for_a_button_under_the_pointer(qtbot):
    with beside(qtbot, WRONG) as shown:
        shown.show(WRONG, 2)
        before = shown.point_at(shown.box)
        shown.show(START, 0)
        assert place_of(shown.box).y() < before.y()
        assert place_of(shown.column.position) == place_of(shown.column)


@pytest.mark.usefixtures("dressed")
def test_a_button_below_stays_when_a_problem_gets_its_verdict(qtbot):
    with beside(qtbot, START) as shown:
        shown.show(START, 0)
        before = shown.point_at(shown.column.engine.toggle_button)
        shown.column.puzzle_card.stipulation.entered.emit("#2")
        qtbot.waitUntil(lambda: shown.column.puzzle_card.result is not None)
        lay_out()
        assert place_of(shown.column.engine.toggle_button) == before


@pytest.mark.usefixtures("dressed")
def test_the_user_can_scroll_and_the_new_place_is_held(qtbot):
    with beside(qtbot, START, 420) as shown:
        shown.show(START, 0)
        shown.point_at(shown.column.viewport())
        bar = shown.column.verticalScrollBar()
        bar.setValue(bar.maximum())
        place = place_of(shown.box)
        QCursor.setPos(place + QPoint(5, 5))
        shown.show(WRONG, 2)
        assert place_of(shown.box) == place


@pytest.mark.usefixtures("dressed")
def test_no_widget_is_held_while_the_pointer_is_elsewhere(qtbot):
    with beside(qtbot, START) as shown:
        shown.show(START, 0)
        before = place_of(shown.box)
        shown.show(WRONG, 2)
        assert place_of(shown.box).y() > before.y()
        assert shown.column.verticalScrollBar().value() == 0


@pytest.mark.usefixtures("dressed")
def test_a_repair_stays_under_the_pointer_when_something_graver_is_found(qtbot):
    with beside(qtbot, START) as shown:
        shown.show(WRONG, 2)
        _, line = shown.column.check.lines
        (fix,) = line.buttons
        before = shown.point_at(fix)
        shown.show(f"P{WRONG[1:].replace('k3', '3k3', 1)}", 3)
        assert shown.column.check.lines[2] is line
        assert place_of(fix) == before
        click_at(fix)
        assert fen_of(shown.editor.state).split()[2:4] == ["Kq", "-"]


@pytest.mark.usefixtures("dressed")
def test_the_focused_widget_stays_in_place_in_a_scrolling_column(qtbot):
    first, then = (START, 0), (WRONG, 2)
    with beside(qtbot, first[0], 420) as shown:
        shown.show(*first)
        shown.box.setFocus()
        shown.column.ensureWidgetVisible(shown.box)
        before, above = place_of(shown.box), shown.column.check.height()
        for position in (then, first, then):
            shown.show(*position)
            assert place_of(shown.box) == before
        assert shown.column.check.height() != above


@pytest.mark.usefixtures("dressed")
def test_the_column_does_not_scroll_to_a_focused_widget_if_all_is_visible(qtbot):
    with beside(qtbot, START, 900) as shown:
        shown.show(START, 0)
        shown.box.setFocus()
        shown.show(WRONG, 2)
        assert place_of(shown.column.position) == place_of(shown.column)
        assert shown.column.verticalScrollBar().maximum() == 0


@pytest.mark.usefixtures("dressed")
def test_a_clickable_widget_under_the_pointer_takes_precedence_over_the_focus(qtbot):
    with beside(qtbot, START) as shown:
        shown.show(START, 0)
        shown.column.position.head.setFocus()
        before = shown.point_at(shown.box)
        shown.show(WRONG, 2)
        assert place_of(shown.box) == before


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("height", [760, 420])
def test_the_focus_takes_precedence_over_words_under_the_pointer(qtbot, height):
    with beside(qtbot, START, height) as shown:
        shown.show(START, 0)
        shown.column.ensureWidgetVisible(shown.column.check.facts.about)
        shown.column.check.head.setFocus()
        before = place_of(shown.column.check.head)
        shown.point_at(shown.column.check.facts.about)
        for position in ((WRONG, 2), (START, 0), (WRONG, 2)):
            shown.show(*position)
            assert place_of(shown.column.check.head) == before
