from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from fenedit.notation.position import START_POSITION
from fenedit.notation.query.parsing import parse_query
from fenedit.notation.query.terms import Text
from fenedit.ui.collection.find_bar import EXAMPLES, FindBar
from fenedit.ui.style import lay_out
from tests.helpers.keyboard import type_keys


class Shown:
    """A bar, and what it has said."""

    def __init__(self, bar: FindBar):
        self.bar = bar
        self.said: list[str] = []
        bar.query_typed.connect(lambda text: self.said.append(f"asked {text}"))
        for name in ("next_wanted", "list_wanted", "closed"):
            getattr(bar, name).connect(lambda name=name: self.said.append(name))
        field = bar.findChild(QLineEdit)
        assert field is not None
        self.field = field

    def entry(self, path: str):
        menu = self.bar.findChild(QMenu)
        menu.aboutToShow.emit()
        texts = [action for action in menu.actions() if action.text().replace("&", "") == path]
        texts[0].trigger()


@pytest.fixture
def shown(qtbot) -> Iterator[Shown]:
    bar = FindBar(lambda: START_POSITION.placement)
    qtbot.addWidget(bar)
    bar.show()
    qtbot.waitExposed(bar)
    bar.activateWindow()
    bar.edit()
    yield Shown(bar)
    bar.clear()


def test_nothing_is_told_of_its_caret_before_it_has_the_focus(qtbot, heard, monkeypatch):
    told = []
    monkeypatch.setattr(QLineEdit, "setMaxLength", lambda *_: told.append(QAccessible.isActive()))
    qtbot.addWidget(FindBar(lambda: START_POSITION.placement))
    assert told == [False] and QAccessible.isActive()


def test_it_asks_once_when_typing_rests(shown, qtbot):
    QTest.keyClicks(shown.field, "mate")
    assert shown.said == []
    qtbot.waitUntil(lambda: bool(shown.said))
    assert shown.said == ["asked mate"]


def test_enter_asks_at_once_and_goes_on(shown):
    QTest.keyClicks(shown.field, "mate")
    type_keys(shown.field, "Return Return")
    assert shown.said == ["asked mate", "next_wanted", "next_wanted"]


def test_esc_and_down_leave_the_field(shown):
    type_keys(shown.field, "Down Esc")
    assert shown.said == ["list_wanted", "closed"]


def test_a_fault_is_said_and_underlined_and_typing_goes_on(shown):
    QTest.keyClicks(shown.field, "Ne5 ~mirr")
    plain = shown.field.grab().toImage()
    shown.bar.show_fault((4, 9), "The options are others.")
    assert shown.bar.words == "The options are others."
    assert shown.field.text() == "Ne5 ~mirr"
    assert shown.field.grab().toImage() != plain
    QTest.keyClicks(shown.field, "or")
    assert shown.field.text() == "Ne5 ~mirror"


def test_a_fault_after_the_end_harms_nothing(shown):
    shown.field.setText("")
    shown.bar.show_fault((0, 0), "Text was expected.")
    shown.field.setText("wtm |")
    shown.bar.show_fault((5, 5), "A term was expected.")
    assert shown.field.text() == "wtm |"


def test_the_query_in_words_is_in_the_tool_tip(shown):
    shown.bar.say("1 of 2", "Records that are mate")
    assert shown.field.toolTip() == "Records that are mate"


def test_in_a_narrow_column_all_words_are_seen(qtbot):
    column, bar = QWidget(), FindBar(lambda: START_POSITION.placement)
    qtbot.addWidget(column)
    lay_out(QVBoxLayout(column), bar, (QWidget(column), 1), margins=0)
    column.setFixedSize(96, 500)
    column.show()
    bar.say("None of 3 contains this text. Did you mean “one side has K Q R, the other has K R”?")
    bar.offer("KQRvKR", "")
    (words,) = (each for each in bar.findChildren(QLabel) if each.text())
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))
    (offer,) = bar.findChildren(QPushButton)
    assert bar.rect().contains(offer.geometry())


def test_the_menu_asks_for_the_board(shown):
    shown.entry("Same as This Board")
    board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    assert shown.said == [f"asked like:{board}"]
    shown.entry("Also Mirrored")
    shown.entry("Containing All These Pieces")
    assert shown.bar.text == f"with:{board} ~mirror"
    shown.entry("Also Mirrored")
    assert shown.bar.text == f"with:{board}"


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_mean_more_than_text(text):
    terms = parse_query(text).terms
    assert terms
    assert text == EXAMPLES[0] or not any(isinstance(term, Text) for term in terms)
