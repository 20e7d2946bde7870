"""Placing pieces by writing them, in a window with real keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.notation.position import parse_square
from fenedit.session.intents import board
from fenedit.ui.board.placing import AlgebraicEntry
from fenedit.ui.main_window import MainWindow
from tests.helpers.board_hands import click
from tests.helpers.states import START, fen_of, state_of_fen
from tests.helpers.windows import services_in, shown_window

K = Qt.Key
EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(EMPTY_BOARD), services_in(tmp_path)) as shown:
        yield shown


@pytest.fixture
def entry(window: MainWindow) -> AlgebraicEntry:
    window.area.view.setFocus()
    window.board.enter_pieces()
    return window.findChildren(AlgebraicEntry)[0]


def write(entry: AlgebraicEntry, text: str) -> None:
    assert QApplication.focusWidget() is entry.line
    QTest.keyClicks(entry.line, text)


def enter(entry: AlgebraicEntry) -> None:
    QTest.keyClick(entry.line, K.Key_Return)


def test_written_pieces_are_placed_in_one_step(window: MainWindow, entry: AlgebraicEntry) -> None:
    write(entry, "Ke1 Qd1 a2 b2; kg8 rf8")
    assert "6 pieces" in entry.message.text()
    assert fen_of(window.editor.state) == EMPTY_BOARD
    enter(entry)
    assert fen_of(window.editor.state) == "5rk1/8/8/8/8/8/PP6/3QK3 w - - 0 1"
    assert window.editor.undo_stack.count() == 1
    assert "Place 6 pieces" in window.commands["undo"].text()
    assert entry.isHidden()
    assert QApplication.focusWidget() is window.area.view


def test_the_board_previews_written_pieces(window: MainWindow, entry: AlgebraicEntry) -> None:
    view = window.area.view
    view.animated = False
    write(entry, "Ke1 Qd")
    assert view.scene.hidden == {parse_square("e1")}
    write(entry, "1")
    assert view.scene.hidden == {parse_square("e1"), parse_square("d1")}
    window.editor.perform(board.place, parse_square("d1"), "Q")
    assert view.scene.hidden == {parse_square("e1")}
    QTest.keyClick(entry.line, K.Key_Escape)
    assert view.scene.hidden == frozenset()


def test_the_board_can_be_cleared_first(window: MainWindow, entry: AlgebraicEntry) -> None:
    window.editor.perform(board.place, parse_square("h8"), "q")
    entry.clear_first.click()
    write(entry, "Ka1")
    assert window.area.view.scene.faint == {parse_square("h8")}
    enter(entry)
    assert fen_of(window.editor.state) == "8/8/8/8/8/8/8/K7 w - - 0 1"
    window.board.enter_pieces()
    assert not entry.clear_first.isChecked()
    assert entry.line.text() == ""


def test_escape_places_nothing_and_keeps_the_text(
    window: MainWindow, entry: AlgebraicEntry
) -> None:
    write(entry, "Ke1")
    QTest.keyClick(entry.line, K.Key_Escape)
    assert entry.isHidden()
    assert QApplication.focusWidget() is window.area.view
    assert fen_of(window.editor.state) == EMPTY_BOARD
    window.board.enter_pieces()
    assert entry.line.selectedText() == "Ke1"


def test_a_fault_is_named_and_selected_but_not_while_it_may_be_unfinished(
    window: MainWindow, entry: AlgebraicEntry
) -> None:
    write(entry, "Ke1 Ud")
    assert entry.message.objectName() == "muted"
    write(entry, "4 a2")
    assert entry.message.objectName() == "danger"
    assert "“Ud4”" in entry.message.text()
    enter(entry)
    assert entry.isVisible()
    assert entry.line.selectedText() == "Ud4"
    assert fen_of(window.editor.state) == EMPTY_BOARD
    write(entry, "Qd4")
    assert entry.message.objectName() == "muted"
    enter(entry)
    assert fen_of(window.editor.state) == "8/8/8/8/3Q4/8/P7/4K3 w - - 0 1"


def test_an_unfinished_piece_is_a_fault_once_it_is_entered(entry: AlgebraicEntry) -> None:
    write(entry, "Ke1 Qd")
    enter(entry)
    assert entry.message.objectName() == "danger"
    assert entry.line.selectedText() == "Qd"


def test_a_square_that_is_named_twice_is_a_fault(entry: AlgebraicEntry) -> None:
    write(entry, "Ke1 Qe1 ")
    assert entry.message.objectName() == "danger"
    assert "e1" in entry.message.text()


def test_a_fault_is_marked_after_characters_of_two_units(entry: AlgebraicEntry) -> None:
    entry.line.setText("a2 \U0001d11e b2")
    enter(entry)
    assert entry.line.selectedText() == "\U0001d11e"


def test_the_mark_of_a_fault_is_seen_and_goes(entry: AlgebraicEntry) -> None:
    entry.line.setText("a2 Ud4 b2")
    marked = entry.line.grab().toImage()
    entry.line.mark(None)
    assert entry.line.grab().toImage() != marked
    assert entry.line.text() == "a2 Ud4 b2"


def test_letters_of_another_language_are_read(window: MainWindow, entry: AlgebraicEntry) -> None:
    settings = window._services.settings
    settings.set_preferences(settings.preferences._replace(piece_letters="pl"))
    window.board.enter_pieces()
    assert entry.line.placeholderText() == "Ke1 Hd1 a2 b2; kg8 wf8"
    write(entry, "Ke1 Hd1; kg8 wf8")
    enter(entry)
    assert fen_of(window.editor.state) == "5rk1/8/8/8/8/8/8/3QK3 w - - 0 1"


def test_a_knight_may_be_written_as_s(window: MainWindow, entry: AlgebraicEntry) -> None:
    write(entry, "Kc6 Qe1 Sf3; ke8 sd5")
    enter(entry)
    assert fen_of(window.editor.state).startswith("4k3/8/2K5/3n4/8/5N2/8/4Q3 ")


def test_an_empty_line_places_nothing(window: MainWindow, entry: AlgebraicEntry) -> None:
    enter(entry)
    assert entry.isVisible()
    assert window.editor.undo_stack.count() == 0


def test_a_click_elsewhere_closes_it_and_it_does_not_take_the_keyboard_back(
    window: MainWindow, entry: AlgebraicEntry
) -> None:
    write(entry, "Ke1")
    click(window.area.view, "e4")
    window.fen.setFocus()
    assert entry.isHidden()
    assert window.area.view.scene.hidden == frozenset()
    assert QApplication.focusWidget() is not window.area.view


def test_it_lies_within_the_window_below_the_squares(
    window: MainWindow, entry: AlgebraicEntry
) -> None:
    for width, height in ((1240, 820), (860, 600)):
        window.resize(width, height)
        entry._place()
        assert window.rect().contains(entry.geometry())
        view = window.area.view
        bottom = view.mapTo(window, QPoint(0, view.height())).y()
        assert entry.geometry().top() >= bottom
        assert entry.height() >= entry.heightForWidth(entry.width())


def test_a_placed_king_moves_and_lost_rights_are_reported(qtbot: QtBot, tmp_path: Path) -> None:
    with shown_window(qtbot, state_of_fen(START), services_in(tmp_path)) as window:
        window.board.enter_pieces()
        entry = window.findChildren(AlgebraicEntry)[0]
        write(entry, "Ke4")
        enter(entry)
        assert fen_of(window.editor.state).endswith("RNBQ1BNR w kq - 0 1")
        assert "Castling rights" in window.status.words


def test_the_entry_has_an_accessible_name_and_description(entry: AlgebraicEntry) -> None:
    assert entry.accessibleName() == "Place pieces"
    assert entry.line.accessibleName() == "Pieces and their squares"
    write(entry, "Ke1")
    assert entry.line.accessibleDescription() == "e1, white king. Press Enter to place."
