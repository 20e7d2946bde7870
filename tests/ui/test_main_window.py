"""The window as a whole: every part shows the same position, whatever was touched."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDropEvent,
    QEnterEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from fenedit.notation.position import parse_square
from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.session.state import EditorState, state_at
from fenedit.ui.commands import FIND_COMMAND, MENUS, Menu, commands_of
from fenedit.ui.fen.line import FenLine
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.labels import step_name
from fenedit.ui.main_window import MainWindow, Services
from fenedit.ui.picture.handle import PictureHandle
from tests.helpers.board_hands import click, drag
from tests.helpers.states import HARING, IMMORTAL, START, fen_of, state_of_fen, state_of_text
from tests.helpers.windows import services_in, shown_window

FILE = f"# two\r\n{START} ; start\r\n{HARING} ; Haring 1977\r\n"


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Services:
    return services_in(tmp_path)


@pytest.fixture
def window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(START), services) as shown:
        yield shown


@pytest.fixture
def collection_window(qtbot: QtBot, services: Services) -> Iterator[MainWindow]:
    # As in lines of foreign files, text after the fields is kept.
    document = replace(state_of_text(FILE).document, file_format="fen")
    with shown_window(qtbot, EditorState(document), services) as shown:
        yield shown


def line_of(window: MainWindow) -> FenLine:
    line = window.fen.findChild(FenLine)
    assert line is not None
    return line


@pytest.mark.parametrize("text", ["", START, f"{HARING}; dm 4;", "no position", FILE])
def test_commands_are_enabled_correctly_from_the_first_picture(
    qtbot: QtBot, services: Services, text: str
) -> None:
    window = MainWindow(Editor(state_of_text(text), step_name), services)
    qtbot.addWidget(window)
    actions = [action for menu in MENUS for action in _actions_of(window, menu)]
    at_first = [(action.objectName(), action.isEnabled()) for action in actions]
    window.make_rooms()
    assert [(action.objectName(), action.isEnabled()) for action in actions] == at_first


def _actions_of(window: MainWindow, menu: Menu) -> list[QAction]:
    # The puzzle is not read for the first picture; F7 reads it.
    return [window.commands[row.name] for row in commands_of(menu) if row.name != "solve"]


def test_ctrl_z_undoes_from_within_the_field(window: MainWindow, qtbot: QtBot) -> None:
    line = line_of(window)
    line.setFocus()
    qtbot.keyClicks(line, "x")
    assert window.editor.state.is_draft
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert fen_of(window.editor.state) == START
    assert line.text() == START


def test_losses_with_the_previous_position_are_reported_once_and_not_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.editor.ask = None
    game = f'[White "Anderssen"]\n[FEN "{IMMORTAL}"]\n\n1. Nxg7+ *\n'
    for text, command in ((game, "paste"), (HARING, "paste_over")):
        QGuiApplication.clipboard().setText(text)
        window.commands[command].trigger()
    said = "Removed with the previous position: moves, players. Undo brings them back."
    assert window.status.words.endswith(said)
    assert window.status.words.count("Removed") == 1
    target = tmp_path / "saved.fen"
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: Target(target))
    assert window.files.save()
    assert target.read_text() == f"{HARING}\n"


@pytest.mark.parametrize("name", ["new", "save"])
def test_the_tip_of_a_tool_is_shown_while_it_is_hovered(window: MainWindow, name: str) -> None:
    status = window.status
    before = status.words
    button = window.commands.toolbar.widgetForAction(window.commands[name])
    at = QPointF(4, 4)
    QApplication.sendEvent(button, QEnterEvent(at, at, at))
    assert status.words == window.commands[name].statusTip() != before
    window.say("Saved.")
    assert status.words == "Saved."
    status.end_notice()
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert status.words == before


def test_the_tip_of_a_menu_entry_is_shown_while_the_menu_is_open(
    window: MainWindow, qtbot: QtBot
) -> None:
    before, menu = window.status.words, window.commands.menu("moves")
    qtbot.keyClick(window.area.view, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(menu.isVisible)
    assert window.status.words == window.commands["play"].statusTip() != before
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert window.status.words == before


@pytest.mark.parametrize(
    ("text", "news"),
    [
        ("8/8/8/8/8/2k5/8/K1R5", "Assumed: White to move"),
        ("8/8/8/8/8/2k5/8/K1R5 b - -\n8/8/8/8/8/3k4/8/K1R5", "Assumed:"),
        ("Kc1 Ra1 / Kc3", "White is assumed"),
        ("8/8/8/8/8/2k5/8/K1R6 w - - 0 1", "Rank 1"),
    ],
)
def test_assumptions_and_faults_of_pasted_text_are_shown_at_once(
    window: MainWindow, text: str, news: str
) -> None:
    window.clipboard.paste_text(text)
    assert news in window.status.words


@pytest.mark.parametrize(
    ("name", "words"),
    [("marks", "arrow"), ("show_collection", "Drag pieces"), ("chess960", "Chess960 Castling: on")],
)
def test_the_message_line_shows_what_a_command_did(
    window: MainWindow, name: str, words: str
) -> None:
    window.commands[name].trigger()
    assert words in window.status.words


def test_saving_while_playing_shows_the_position_reached(
    collection_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = collection_window
    window._bench.moves.play("e2e4")
    shown = line_of(window).text()
    assert " b KQkq " in shown
    target = Target(tmp_path / "a.fen")
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: target)
    assert window.files.save_as()
    assert window._bench.moves.is_ahead
    assert line_of(window).text() == shown


def test_page_keys_show_the_next_and_the_previous_record(
    collection_window: MainWindow, qtbot: QtBot
) -> None:
    window = collection_window
    qtbot.keyClick(window.area.view, Qt.Key.Key_PageDown)
    assert fen_of(window.editor.state) == HARING
    qtbot.keyClick(window.area.view, Qt.Key.Key_PageUp)
    assert fen_of(window.editor.state) == START


def test_a_lost_castling_right_is_announced(window: MainWindow, qtbot: QtBot) -> None:
    drag(window.area.view, "h1", "h3")
    assert "O-O" in window.status.words
    drag(window.area.view, "h3", "h1")
    assert fen_of(window.editor.state) == START


def test_a_dropped_file_opens(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "dropped.fen"
    path.write_text(f"{HARING}\n{START}\n")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    window.dropEvent(_drop(data))
    QApplication.processEvents()
    assert fen_of(window.editor.state) == HARING
    assert "dropped.fen" in window.windowTitle()


def test_a_dropped_text_is_pasted(window: MainWindow) -> None:
    data = QMimeData()
    data.setText(HARING)
    window.dropEvent(_drop(data))
    QApplication.processEvents()
    assert fen_of(window.editor.state) == HARING


PASTES: dict[str, Callable[[MainWindow, QtBot], None]] = {
    "button": lambda window, _: window.fen._paste.click(),
    "board": lambda window, qtbot: press_paste(window.area.view, qtbot),
    "list": lambda window, qtbot: press_paste(listed(window), qtbot),
    "field": lambda window, qtbot: press_paste(line_of(window), qtbot),
    "drop": lambda window, _: drop_text(window),
    "drop on the field": lambda window, _: drop_text(line_of(window)),
}


def press_paste(widget: QWidget, qtbot: QtBot, shift: bool = False) -> None:
    widget.setFocus()
    held = Qt.KeyboardModifier.ControlModifier
    if shift:
        held |= Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(widget, Qt.Key.Key_V, held)


def listed(window: MainWindow) -> QWidget:
    panel = window.collection.panel
    assert panel is not None
    return panel.list


def drop_text(widget: MainWindow | FenLine) -> None:
    data = QMimeData()
    data.setText(QGuiApplication.clipboard().text())
    widget.dropEvent(_drop(data))
    QApplication.processEvents()


@pytest.mark.parametrize("text", [IMMORTAL, f'[White "A"]\n[FEN "{IMMORTAL}"]\n\n1. Nxg7+ *\n'])
@pytest.mark.parametrize("way", PASTES)
def test_a_single_position_is_pasted_the_same_everywhere(
    collection_window: MainWindow, qtbot: QtBot, way: str, text: str
) -> None:
    window = collection_window
    QGuiApplication.clipboard().setText(text)
    PASTES[way](window, qtbot)
    assert [fen_of(state_at(window.editor.state.document, row)) for row in range(3)] == [
        START,
        IMMORTAL,
        HARING,
    ]
    assert "Added as position 2." in window.status.words
    window.commands["undo"].trigger()
    assert len(window.editor.state.collection) == 2


@pytest.mark.parametrize("way", ["board", "list", "field"])
def test_a_single_position_is_pasted_over_the_shown_one_by_its_own_keys(
    collection_window: MainWindow, qtbot: QtBot, way: str
) -> None:
    window = collection_window
    QGuiApplication.clipboard().setText(IMMORTAL)
    widgets = {"board": window.area.view, "list": listed(window), "field": line_of(window)}
    press_paste(widgets[way], qtbot, shift=True)
    assert len(window.editor.state.collection) == 2
    assert fen_of(window.editor.state) == IMMORTAL
    assert "Added" not in window.status.words


def test_text_pasted_over_the_whole_field_replaces_it(
    collection_window: MainWindow, qtbot: QtBot
) -> None:
    window = collection_window
    QGuiApplication.clipboard().setText(IMMORTAL)
    line_of(window).selectAll()
    press_paste(line_of(window), qtbot)
    assert len(window.editor.state.collection) == 2
    assert fen_of(window.editor.state) == IMMORTAL


def test_the_keys_of_paste_over_paste_text_in_other_lines(
    collection_window: MainWindow, qtbot: QtBot
) -> None:
    window = collection_window
    QGuiApplication.clipboard().setText(IMMORTAL)
    window.commands["find"].trigger()
    line = window.focusWidget()
    assert isinstance(line, QLineEdit)
    press_paste(line, qtbot, shift=True)
    assert line.text() == IMMORTAL
    assert fen_of(window.editor.state) == START
    window.commands["go_to_board"].trigger()


def test_closing_with_unsaved_work_asks(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(window.area.view, "e4")
    window.editor.perform(board.discard, parse_square("d1"))
    asked: list[bool] = []

    def cancel(_box: QMessageBox) -> int:
        asked.append(True)
        return int(QMessageBox.StandardButton.Cancel.value)

    monkeypatch.setattr(QMessageBox, "exec", cancel)
    assert not window.close()
    assert asked and window.isVisible()


def test_the_undo_menu_names_the_step(window: MainWindow) -> None:
    drag(window.area.view, "e2", "e4")
    assert "white pawn" in window.commands["undo"].text()
    assert not window.commands["redo"].isEnabled()
    window.commands["undo"].trigger()
    assert window.commands["redo"].isEnabled()
    assert not window.commands["undo"].isEnabled()


def test_ctrl_and_a_digit_selects_a_field_of_the_fen(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["field_3"].trigger()
    assert line_of(window).selectedText() == "KQkq"


def _drop(data: QMimeData) -> QDropEvent:
    return QDropEvent(
        QPointF(QPoint(10, 10)),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )


def test_the_position_of_a_picture_is_opened_as_a_new_document(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "haring.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><metadata>'
        f'<fen xmlns="urn:fenedit:diagram" program="FenEdit">{HARING}</fen></metadata></svg>'
    )
    monkeypatch.setattr(FileQuestions, "files_to_open", lambda *_: [path])
    next(each for each in window.actions() if each.objectName() == "open").trigger()
    assert fen_of(window.editor.state) == HARING
    assert window.files.document.path is None
    assert window.editor.modified


def test_keys_typed_after_a_click_beside_a_field_change_nothing(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.area.focus_board()
    label = next(
        label
        for label in window.panels.puzzle_card.findChildren(QLabel)
        if label.text().startswith("Enter what to test")
    )
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert not window.area.view.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "2q8 ")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Delete)
    assert fen_of(window.editor.state) == START


def test_the_picture_handle_copies_and_follows_the_look(
    window: MainWindow, services: Services, qtbot: QtBot
) -> None:
    handle = window.findChild(PictureHandle)
    assert handle is not None
    before = handle.icon().cacheKey()
    qtbot.mouseClick(handle, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == START
    services.settings.set_preferences(services.settings.preferences._replace(colour_scheme="dark"))
    assert handle.icon().cacheKey() != before


def test_dropped_data_stays_at_its_source(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("no position at all")
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    for kind, take in ((QDragEnterEvent, window.dragEnterEvent), (QDropEvent, window.dropEvent)):
        point = QPoint(10, 10) if kind is QDragEnterEvent else QPointF(10, 10)
        event = kind(point, actions, data, left, none)
        event.setDropAction(Qt.DropAction.MoveAction)
        event.setAccepted(False)
        take(event)
        assert event.isAccepted() and event.dropAction() == Qt.DropAction.CopyAction
    QApplication.processEvents()


@pytest.mark.parametrize("where", ["list", "find", "fen", "field", "finder"])
@pytest.mark.parametrize("name", ["add", "new"])
def test_typing_after_a_new_position_goes_to_its_board(
    collection_window: MainWindow, qtbot: QtBot, where: str, name: str
) -> None:
    window = collection_window
    panel = window.collection.panel
    assert panel is not None
    if where == "find":
        window.commands["find"].trigger()
    elif where == "finder":
        window.commands[FIND_COMMAND].trigger()
        QApplication.activeWindow().close()
    else:
        box = window.panels.puzzle_card.stipulation
        {"list": panel.list, "fen": window.fen.line, "field": box}[where].setFocus()
    window.commands[name].trigger()
    view = window.area.view
    assert view.caret_square == parse_square("a8")
    held = window.focusWidget()
    assert held is view
    qtbot.keyClicks(held, "kQ")
    assert fen_of(window.editor.state).startswith("kQ6/8/8")


@pytest.mark.parametrize("name", ["new", "open"])
def test_the_column_starts_at_its_top_for_another_document(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    window.resize(window.minimumSize())
    for section in window.panels._sections.values():
        section.fold(section.rests)
    bar = window.panels.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    box = window.panels.puzzle_card.stipulation
    box.setFocus()
    bar.setValue(bar.maximum())
    QTest.mouseMove(box, QPoint(4, 4))
    qtbot.waitUntil(window.panels.underMouse)
    path = tmp_path / "wrong.epd"
    path.write_text("4k3/8/8/8/8/8/8/4K2R w Kq e4 bm Kf1; id 1; dm 2;\n")
    window.files.open(path) if name == "open" else window.commands[name].trigger()
    check = window.panels.check
    qtbot.waitUntil(lambda: not check._is_late)
    for _ in range(5):
        QCoreApplication.processEvents()
    assert bar.value() == 0
