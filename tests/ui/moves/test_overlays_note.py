"""The note over the board."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.ui.board.controller import BoardController
from fenedit.ui.moves.overlays import BoardNote
from fenedit.ui.status import NOTICE_MS
from fenedit.ui.style import DARK, apply_style
from tests.helpers.states import START

Table = Callable[..., BoardController]


@pytest.fixture
def note(table: Table) -> Iterator[BoardNote]:
    area = table(START)._area
    yield BoardNote(area)


def test_it_lies_over_the_upper_edge_of_the_board_and_is_seen_whole(note: BoardNote) -> None:
    note.show_words("A word.")
    area = note._area
    assert note.isVisible() and note.y() == area.view.y()
    assert area.view.geometry().contains(note.geometry())
    note.show_words("As many words as hardly ever have to be said of anything. " * 6)
    assert note.height() >= note.heightForWidth(note.width())
    area.resize(300, 400)
    QApplication.processEvents()
    assert area.rect().contains(note.geometry())


def test_a_click_closes_it(note: BoardNote) -> None:
    note.show_words("A word.")
    QTest.mouseClick(note, Qt.MouseButton.LeftButton)
    assert not note.isVisible() and not note.timer.isActive()


def test_it_goes_by_itself_later_the_more_there_is_to_read(note: BoardNote) -> None:
    note.show_words("A word.")
    assert note.timer.interval() == NOTICE_MS
    note.show_words("A word. " * 50)
    assert note.timer.interval() > NOTICE_MS
    note.timer.timeout.emit()
    assert not note.isVisible()


def test_it_wears_the_colours_of_the_window(note: BoardNote) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before = note.styleSheet()
    apply_style(application, DARK)
    assert note.styleSheet() != before and DARK.warning_soft in note.styleSheet()
