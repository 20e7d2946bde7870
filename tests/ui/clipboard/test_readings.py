"""The question which reading is meant, answered with real keys and clicks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Placement
from fenedit.notation.reading import DEFAULT_SIDE, Found, Interpretation
from fenedit.ui.clipboard.readings import (
    DIAGRAM,
    MOST,
    MOST_SHOWN,
    SMALL_DIAGRAM,
    ReadingsDialog,
)
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at
from tests.helpers.states import HARING, IMMORTAL, START

Key = Qt.Key

LIST = Interpretation(
    "piece-list", "pl", (Found(parse_fen(START), notes=(DEFAULT_SIDE,)),), certain=False
)
FOREIGN = Interpretation(
    "localized", "fr", (Found(parse_fen(IMMORTAL), title="Immortal Game"),), certain=False
)
NUMBER = Interpretation("number", "42", (Found(parse_fen(HARING)),) * 3, certain=False)
READINGS = (LIST, FOREIGN, NUMBER)


class Artist:
    """Draws boards for a dialog, and remembers which."""

    def __init__(self):
        self.drawn: list[Placement] = []

    def __call__(self, placement: Placement, size: float, ratio: float) -> QPixmap:
        assert size in (DIAGRAM, SMALL_DIAGRAM)
        self.drawn.append(placement)
        return QPixmap(round(size * ratio), round(size * ratio))


class Asked:
    """A dialog that is shown, and what was taken of it."""

    def __init__(self, qtbot: QtBot, readings: tuple[Interpretation, ...]):
        self.artist = Artist()
        self.taken: list[Interpretation] = []
        self.dialog = ReadingsDialog(readings, self.artist)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.dialog.taken.connect(self.taken.append)
        qtbot.addWidget(self.dialog)
        with qtbot.waitActive(self.dialog):
            self.dialog.open()
            self.dialog.activateWindow()
        qtbot.waitUntil(self.dialog.list_widget.hasFocus)

    def press(self, *keys: Qt.Key):
        for key in keys:
            QTest.keyClick(self.dialog.focusWidget(), key)

    def spoken(self) -> list[str]:
        """What a screen reader says of each reading."""
        items = self.dialog.list_widget
        role = Qt.ItemDataRole.AccessibleTextRole
        return [str(items.item(row).data(role)) for row in range(items.count())]


@pytest.mark.parametrize(
    ("keys", "meant"),
    [
        ((Key.Key_Return,), [LIST]),
        ((Key.Key_Down, Key.Key_Return), [FOREIGN]),
        ((Key.Key_1,), [LIST]),
        ((Key.Key_2,), [FOREIGN]),
        ((Key.Key_3,), [NUMBER]),
        ((Key.Key_Escape,), []),
        ((Key.Key_Down, Key.Key_Escape), []),
    ],
)
def test_keys_answer(qtbot, keys, meant):
    asked = Asked(qtbot, READINGS)
    asked.press(*keys)
    assert asked.taken == meant
    assert not asked.dialog.isVisible()


def test_a_number_that_no_reading_has_answers_nothing(qtbot):
    asked = Asked(qtbot, READINGS)
    asked.press(Key.Key_4)
    assert asked.taken == [] and asked.dialog.isVisible()
    asked.dialog.close()


def test_a_double_click_answers(qtbot):
    asked = Asked(qtbot, READINGS)
    items = asked.dialog.list_widget
    at = items.visualItemRect(items.item(2)).center()
    click_at(items.viewport(), at)
    QTest.mouseDClick(items.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked.taken == [NUMBER]
    assert not asked.dialog.isVisible()


@pytest.mark.parametrize(("button", "meant"), [("Paste It", [LIST]), ("Cancel", [])])
def test_buttons_answer(qtbot, button, meant):
    asked = Asked(qtbot, READINGS)
    click_at(button_of(asked.dialog, button))
    assert asked.taken == meant


def test_each_reading_is_drawn_and_described(qtbot):
    asked = Asked(qtbot, READINGS)
    assert asked.artist.drawn == [
        found.position.placement for reading in READINGS for found in reading.found
    ]
    assert asked.spoken() == [
        "1: A list of pieces in Polish. No side to move is given: White is assumed. (16+16)",
        "2: FEN with French piece letters. Immortal Game; Black to move. (10+13)",
        "3: Chess960 start position 42. 3 positions; White to move. (10+8), (10+8), (10+8)",
    ]
    asked.dialog.close()


def test_a_board_and_the_same_turned_around_are_told_apart(qtbot):
    position = parse_fen("6k1/8/8/8/8/8/8/1K6 w - - 0 1")
    turned = position._replace(placement=position.placement[::-1])
    boards = [
        Interpretation("board", "", (Found(each, notes=(DEFAULT_SIDE,)),), certain=False)
        for each in (position, turned)
    ]
    asked = Asked(qtbot, (*boards, LIST))
    first, second, other = asked.spoken()
    assert "White b1, Black g8" in first
    assert "White g8, Black b1" in second
    assert "Kings" not in other
    asked.dialog.close()


def test_a_screen_reader_hears_them(qtbot):
    asked = Asked(qtbot, READINGS)
    interface = QAccessible.queryAccessibleInterface(asked.dialog.list_widget)
    heard = [
        interface.child(row).text(QAccessible.Text.Name) for row in range(interface.childCount())
    ]
    assert heard == asked.spoken()
    asked.dialog.close()


@pytest.mark.parametrize(
    ("readings", "question", "title"),
    [
        (READINGS, "several ways. Which positions are meant?", "Positions Are"),
        (READINGS[:2], "several ways. Which position is meant?", "Position Is"),
        ((NUMBER,), "Are these the right positions?", "Positions Are"),
        ((LIST,), "Is this the right position?", "Position Is"),
    ],
)
def test_the_question_fits_the_number_of_readings_and_positions(qtbot, readings, question, title):
    asked = Asked(qtbot, readings)
    assert any(question in label.text() for label in asked.dialog.findChildren(QLabel))
    assert title in asked.dialog.windowTitle()
    asked.dialog.close()


def test_each_of_several_positions_is_shown(qtbot):
    found = tuple(Found(parse_fen(fen)) for fen in (HARING, START, IMMORTAL)) * 30
    asked = Asked(qtbot, (LIST, Interpretation("fen", "", found, certain=False)))
    placements = [each.position.placement for each in found]
    assert asked.artist.drawn[1:] == placements[:MOST_SHOWN]
    item = asked.dialog.list_widget
    assert item.sizeHintForRow(1) > item.sizeHintForRow(0)
    # Whose move it is differs.
    assert "to move" not in asked.spoken()[1]
    assert not asked.dialog.grab().isNull()
    asked.press(Key.Key_Down)
    assert button_of(asked.dialog, "Paste Them").isDefault()
    asked.dialog.close()


def test_no_more_are_offered_than_there_are_keys(qtbot):
    asked = Asked(qtbot, (LIST,) * 1000)
    assert asked.dialog.list_widget.count() == MOST
    assert any("most likely" in label.text() for label in asked.dialog.findChildren(QLabel))
    asked.dialog.close()


def test_long_titles_do_not_make_it_large(qtbot):
    long = Interpretation(
        "fen", "", (Found(parse_fen(START), title="word " * 100_000),), certain=False
    )
    asked = Asked(qtbot, (long, LIST))
    assert asked.dialog.height() < 600 and asked.dialog.width() < 700
    asked.dialog.close()
