"""The section is worked by keys alone, and the keyboard is never lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from fenedit.ui.main_window import MainWindow
from fenedit.ui.moves.bar import MORE, MoveEntry
from fenedit.ui.moves.view import MovesView
from fenedit.ui.panels.card import SectionHead
from tests.helpers.keyboard import Hands
from tests.helpers.states import START, state_of_fen, state_of_text
from tests.helpers.windows import services_in, shown_window

GAME = '[Event "?"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *\n'


@pytest.fixture(params=[(860, 600), (1240, 820)])
def game(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    state = state_of_text(GAME, file_format="pgn")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        window.resize(*request.param)
        qtbot.waitUntil(lambda: window.panels.moves.bar is not None)
        window.area.focus_board()
        yield window
        window.editor.undo_stack.setClean()


def test_tab_goes_through_it_from_top_to_bottom(game: MainWindow, qtbot: QtBot) -> None:
    hands, section = Hands(game, qtbot), game.panels.moves
    hands.press("Alt+Right")
    head = hands.go_to(lambda each: each is section.head)
    assert isinstance(head, SectionHead)
    stops = []
    hands.press("Tab")
    while section.isAncestorOf(hands.place):
        stops.append(hands.place)
        hands.press("Tab")
    assert len(set(stops)) == len(stops)
    kinds = [type(each) for each in stops if not isinstance(each, QToolButton)]
    assert kinds.count(MovesView) == kinds.count(MoveEntry) == 1
    tops = [each.mapTo(section, each.rect().topLeft()).y() for each in stops]
    assert tops == sorted(tops)
    assert all(each.isEnabled() for each in stops)
    names = [each.accessibleName() or str(each.property("text")) for each in stops]
    assert all(names), names


def test_what_its_menu_offers_has_a_place_in_the_menu_bar(game: MainWindow) -> None:
    offered = {name for name in MORE if name}
    in_bar = {
        action
        for menu in game.menuBar().actions()
        if menu.menu() is not None
        for action in menu.menu().actions()  # type: ignore[union-attr]
    }
    assert all(game.commands[name] in in_bar for name in offered)


def test_the_keyboard_stays_where_the_section_is_when_it_folds(
    game: MainWindow, qtbot: QtBot
) -> None:
    hands, section = Hands(game, qtbot), game.panels.moves
    for kind in (MovesView, MoveEntry):
        section.fold(False)
        section.fill().findChild(kind).setFocus()  # type: ignore[union-attr]
        section.head.click()
        assert section.is_folded
        assert QApplication.focusWidget() is section.head, kind
        hands.press("Space")
        assert not section.is_folded and hands.place is section.head


def test_the_keyboard_stays_in_the_window_when_the_moves_are_gone(
    game: MainWindow, qtbot: QtBot
) -> None:
    section = game.panels.moves
    section.fill().view.setFocus()
    game.editor.open_document(state_of_fen(START).document)
    assert section.is_folded
    place = QApplication.focusWidget()
    assert place is not None and place.isVisible()


def test_buttons_that_go_out_pass_the_keyboard_on(game: MainWindow, qtbot: QtBot) -> None:
    hands, section = Hands(game, qtbot), game.panels.moves
    forward = game.commands["last_move"]
    hands.go_to(lambda each: isinstance(each, QToolButton) and each.defaultAction() is forward)
    hands.press("Space")
    assert not forward.isEnabled()
    assert section.isAncestorOf(hands.place) and hands.place.isEnabled()


def test_the_view_is_left_by_tab_and_read_by_arrows(game: MainWindow, qtbot: QtBot) -> None:
    hands, view = Hands(game, qtbot), game.panels.moves.fill().view
    hands.go_to(lambda each: each is view)
    hands.press("Right Right")
    assert game._bench.moves.path == (0, 0)
    hands.press("Down")
    assert view.textCursor().blockNumber() == 1, "the variation is read"
    hands.press("Return")
    assert game._bench.moves.path == (0, 1)
    assert hands.place is view
    hands.press("Tab")
    assert hands.place is not view
    assert Qt.FocusPolicy.TabFocus & hands.place.focusPolicy()


def test_a_move_is_typed_in_the_view_and_esc_leads_to_the_board(
    game: MainWindow, qtbot: QtBot
) -> None:
    hands, view = Hands(game, qtbot), game.panels.moves.fill().view
    hands.go_to(lambda each: each is view)
    hands.press("Right Right")
    for letter in "Nc3":
        QTest.keyClick(hands.place, letter)
    assert game.panels.moves.fill().entry.text() == "Nc3"
    hands.press("Return")
    assert game._bench.moves.move_words == "2.Nc3"
    hands.go_to(lambda each: each is view)
    hands.press("Escape")
    assert hands.place is game.area.view
    assert game._bench.moves.move_words == "2.Nc3"


def test_a_move_has_a_menu_of_what_can_be_done_with_it(game: MainWindow) -> None:
    view, moves = game.panels.moves.fill().view, game._bench.moves
    menu = menu_at(view, view.place_of((0, 1)).center().toPoint())
    assert moves.path == (0, 1)
    named = {action.text().replace("&", ""): action for action in menu.actions()}
    assert {"New Position from Here", "Delete from Here", "Copy Moves"} < set(named)
    named["Promote Variation"].trigger()
    menu.close()
    assert moves.path == (0, 0)
    assert [node.san for node in moves.tree.node_at((0,)).children] == ["c5", "e5"]
    assert not game.commands["promote_variation"].isEnabled()
    moves.undo()
    assert moves.path == (0, 1)
    menu = menu_at(view, QPoint(9, view.height() - 9))
    assert game.commands["take_position"] not in menu.actions(), "there is no move at this place"
    menu.close()


def menu_at(view: MovesView, place: QPoint) -> QMenu:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, QPoint(99, 99))
    QApplication.sendEvent(view.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu
