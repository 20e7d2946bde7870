"""The section: what is in it, its steps, its field, and copying."""

import io
from collections.abc import Iterator
from pathlib import Path

import chess.pgn
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_scene import MarkKind
from fenedit.notation.position import START_POSITION
from fenedit.rules.moves.tree import MoveTree, Node
from fenedit.session.intents import records
from fenedit.session.settings import Programs
from fenedit.session.state import EditorState
from fenedit.ui.main_window import MainWindow
from fenedit.ui.moves.bar import MORE, MoveEntry, MovesBar
from fenedit.ui.moves.view import MovesView
from fenedit.ui.panels.card import SectionHead
from tests.helpers.benches import listen
from tests.helpers.board_hands import key, type_text
from tests.helpers.keyboard import Hands
from tests.helpers.states import START, state_of_fen, state_of_text
from tests.helpers.tablebases import KQVK
from tests.helpers.windows import services_in, shown_window

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key
SHORT_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")
GAME = '[Event "?"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *\n\n'


@pytest.fixture
def mated(window: MainWindow) -> MainWindow:
    window._bench.moves.play(*SHORT_MATE)
    return window


def bar_of(window: MainWindow) -> MovesBar:
    bar = window.panels.moves.fill()
    bar.show_moves()
    return bar


def sans(window: MainWindow) -> str:
    moves = window._bench.moves
    return " ".join(node.san for node in moves.tree.moves_to(moves.path))


def show(window: MainWindow, state: EditorState) -> None:
    window.editor.open_document(state.document)


def test_it_is_folded_while_there_is_nothing(window: MainWindow, qtbot: QtBot) -> None:
    section = window.panels.moves
    assert section.is_folded and section.bar is None
    window._bench.moves.play("e2e4")
    qtbot.waitUntil(lambda: section.bar is not None and "e4" in section.bar.view.toPlainText())
    assert not section.is_folded
    window._bench.moves.undo()
    assert section.is_folded


def test_a_game_is_read_once_it_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    show(window, state_of_text(GAME, file_format="pgn"))
    moves, section = window._bench.moves, window.panels.moves
    assert moves._now.tree is None and not section.is_folded
    qtbot.waitUntil(lambda: moves._now.tree is not None)
    assert section.bar is not None and "Nc6" in section.bar.view.toPlainText()
    assert moves.path == ()


def test_who_folds_it_finds_it_folded_with_the_next_game(window: MainWindow, qtbot: QtBot) -> None:
    show(window, state_of_text(GAME, file_format="pgn"))
    section = window.panels.moves
    section.head.click()
    assert section.is_folded
    window.editor.perform(records.duplicate)
    assert section.is_folded
    section.head.click()
    assert not section.is_folded
    show(window, state_of_text("8/8/8/8/8/8/8/8 w - - 0 1\n"))
    assert section.is_folded
    section.head.click()
    assert not section.is_folded


def test_buttons_and_keys_step(mated: MainWindow) -> None:
    commands, moves = mated.commands, mated._bench.moves
    assert not commands["forward_move"].isEnabled() and not commands["last_move"].isEnabled()
    commands["back_move"].trigger()
    assert sans(mated) == "f3 e5 g4"
    commands["first_move"].trigger()
    assert moves.path == () and not commands["back_move"].isEnabled()
    commands["last_move"].trigger()
    assert sans(mated) == "f3 e5 g4 Qh4#"
    view = mated.area.view
    view.setFocus()
    for code, length in (
        (KEY.Key_Left, 3),
        (KEY.Key_Home, 0),
        (KEY.Key_Right, 1),
        (KEY.Key_End, 4),
    ):
        key(view, code, ALT)
        assert len(moves.path) == length
    moves.go((0,))
    moves.play("c7c5")
    key(view, KEY.Key_Up, ALT)
    assert sans(mated) == "f3 e5"
    key(view, KEY.Key_Down, ALT)
    assert sans(mated) == "f3 c5"


def test_everything_shows_the_position_reached(mated: MainWindow) -> None:
    fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    assert mated.fen.line.text() == fen and mated.fen.line.isEnabled()
    assert mated.area.view.contents.last_move
    mated.commands["copy"].trigger()
    assert QGuiApplication.clipboard().text() == fen
    assert bar_of(mated).view.accessibleDescription() == "Checkmate"
    assert mated.panels.moves.head.result == "Checkmate"


def test_the_last_move_is_marked_by_preference(mated: MainWindow) -> None:
    settings = mated._bench.settings
    assert any(mark.kind is MarkKind.LAST_MOVE for mark in mated.area.view.scene.marks)
    settings.set_preferences(settings.preferences._replace(last_move=False))
    assert not any(mark.kind is MarkKind.LAST_MOVE for mark in mated.area.view.scene.marks)


def test_a_text_that_is_no_move_stays_and_is_explained(mated: MainWindow) -> None:
    bar = bar_of(mated)
    mated.commands["first_move"].trigger()
    said: list[str] = []
    listen(mated, said.append)
    for text in ("Ke3", "Zz9"):
        mated.moves.write(text)
        key(bar.entry, KEY.Key_Return)
        assert bar.entry.text() == text and text in said[-1]
        assert bar.entry.accessibleDescription() == said[-1] and bar.entry.styleSheet()
    assert bar.entry.selectedText() == "Zz9"
    key(bar.entry, KEY.Key_Backspace)
    assert bar.entry.accessibleDescription() == "" and not bar.entry.styleSheet()
    type_text(bar.entry, "e4")
    key(bar.entry, KEY.Key_Return)
    assert sans(mated) == "e4"
    mated.moves.write("")
    key(bar.entry, KEY.Key_Return)
    assert mated.area.view.hasFocus()


def test_undo_in_the_empty_field_takes_back_what_was_played_there(window: MainWindow) -> None:
    window.moves.write("e4 e5")
    entry, moves = bar_of(window).entry, window._bench.moves
    key(entry, KEY.Key_Return)
    assert sans(window) == "e4 e5" and entry.hasFocus()
    key(entry, KEY.Key_Z, CTRL)
    assert moves.path == () and entry.text() == ""
    key(entry, KEY.Key_Y, CTRL)
    assert sans(window) == "e4 e5"
    type_text(entry, "N")
    key(entry, KEY.Key_Z, CTRL)
    assert sans(window) == "e4 e5" and entry.text() == ""


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("2", "f3 e5 g4"),
        ("2w", "f3 e5 g4"),
        ("2.", "f3 e5 g4"),
        ("2b", "f3 e5 g4 Qh4#"),
        ("1…", "f3 e5"),
        ("1...", "f3 e5"),
        ("3", ""),
    ],
)
def test_the_number_of_a_move_leads_there(mated: MainWindow, text: str, place: str) -> None:
    mated.commands["first_move"].trigger()
    mated.moves.write(text)
    entry = bar_of(mated).entry
    key(entry, KEY.Key_Return)
    assert sans(mated) == place
    assert entry.text() == ("" if place else text)
    assert entry.accessibleDescription() == ("" if place else "There is no move 3 here.")


def test_it_stays_open_while_the_tool_is_in_hand(window: MainWindow) -> None:
    section, moves = window.panels.moves, window._bench.moves
    window.commands["play"].trigger()
    assert not section.is_folded
    moves.play("e2e4")
    moves.undo()
    assert not section.is_folded
    window.commands["play"].trigger()
    assert section.is_folded


@pytest.mark.parametrize(("width", "below"), [(190, True), (206, False), (400, False)])
def test_the_field_is_readable_in_any_width(mated: MainWindow, width: int, below: bool) -> None:
    bar = bar_of(mated)
    bar.resize(width, 200)
    # This sends what the size changes.
    bar.grab()
    bar.layout().activate()
    assert bar.entry.width() >= 72
    assert (bar.entry.y() > bar._buttons.geometry().bottom()) is below


def test_the_moves_are_copied(mated: MainWindow) -> None:
    clipboard = QGuiApplication.clipboard()
    mated.commands["copy_moves"].trigger()
    assert clipboard.text() == "1. f3 e5 2. g4 Qh4#"
    mated.commands["copy_game"].trigger()
    game = chess.pgn.read_game(io.StringIO(clipboard.text()))
    assert game is not None and game.headers["Result"] == "0-1"
    assert game.end().board().is_checkmate()


def test_more_moves_than_anybody_reads_are_not_copied(
    mated: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fenedit.ui.moves.controller.MOST_COPIED", 100)
    clipboard, moves = QGuiApplication.clipboard(), mated._bench.moves
    clipboard.setText("before")
    many = Node(below=[Node("e2e4", "e4")] * 101)
    moves.show(MoveTree(START_POSITION, root=many))
    mated.commands["copy_game"].trigger()
    assert clipboard.text() == "before" and "too many to copy" in mated.status.words
    moves.show(MoveTree(START_POSITION, root=many.with_children(many.children[1:])))
    mated.commands["copy_game"].trigger()
    assert clipboard.text().count("e4") == 100


def test_a_click_on_a_move_goes_there(mated: MainWindow) -> None:
    bar = bar_of(mated)
    bar.view.chosen.emit((0, 0))
    assert sans(mated) == "f3 e5"


def test_undo_of_a_new_position_is_said(mated: MainWindow) -> None:
    said: list[str] = []
    listen(mated, said.append)
    mated.commands["take_position"].trigger()
    mated.commands["undo"].trigger()
    assert said[-1] == "Undone: New position after 2…Qh4#."
    mated.commands["redo"].trigger()
    assert said[-1] == "Redone: New position after 2…Qh4#."


def test_beside_a_game_the_column_does_not_scroll(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1240, 820)
    text = GAME.replace(
        "2. Nf3 Nc6", "2. Nf3 {A long remark. } Nc6".replace("remark.", "remark. " * 90)
    )
    show(window, state_of_text(text, file_format="pgn"))
    section, bar = window.panels.moves, window.panels.verticalScrollBar()
    qtbot.waitUntil(lambda: section.bar is not None and "Nc6" in section.bar.view.toPlainText())
    assert section.bar is not None
    assert bar.maximum() == 0 and section.bar.view.verticalScrollBar().maximum() > 0
    window._bench.moves.step("last")
    assert bar.maximum() == 0


# The section is worked by keys alone, and the keyboard is never lost.


GAME_BY_KEYS = '[Event "?"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *\n'


@pytest.fixture(params=[(860, 600), (1240, 820)])
def game(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    state = state_of_text(GAME_BY_KEYS, file_format="pgn")
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


def test_moves_of_tablebases_are_listed_and_played(window: MainWindow, qtbot: QtBot) -> None:
    window._bench.settings.set_programs(Programs(syzygy_path=str(KQVK)))
    show(window, state_of_fen("8/8/8/8/8/5k2/8/4K1Q1 b - - 0 1"))
    facts = window.panels.check.facts
    qtbot.waitUntil(facts.best.isVisible)
    facts.best.click()
    section = window.panels.moves
    assert not section.is_folded and section.bar is not None
    table = section.bar.tablebase
    rows = [[table.item(row, column).text() for column in range(3)] for row in range(2)]
    assert rows == [["Ke4", "Loss", "7 moves"], ["Kf4", "Loss", "6 moves"]]
    row = table.visualItemRect(table.item(0, 1))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert sans(window) == "Ke4"
    # Those of the position before are gone at once, and their room stays.
    assert table.rowCount() == 0 and table.isVisible()
    qtbot.waitUntil(lambda: table.rowCount() > 0)
    assert table.item(0, 1).text() == "Win"
    table.setFocus()
    table.setCurrentCell(0, 0)
    QTest.keyClick(table, KEY.Key_Return)
    assert len(sans(window).split()) == 2
    show(window, state_of_fen(START))
    qtbot.waitUntil(lambda: not table.isVisible())


def test_a_puzzle_with_moves_is_seen_from_its_top(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1240, 820)
    puzzle = "5rk1/p1Q3pp/8/3p4/3q1R2/8/P1P3PP/R6K b - - dm 2; pv Qxa1+ Rf1 Qxf1#;"
    show(window, state_of_text(puzzle))
    section, column = window.panels.moves, window.panels
    qtbot.waitUntil(lambda: section.bar is not None and section.other.isVisible())

    def bottom() -> int:
        return section.mapTo(column.viewport(), section.rect().bottomLeft()).y()

    qtbot.waitUntil(lambda: bottom() <= column.viewport().height())
    assert column.verticalScrollBar().value() == 0
