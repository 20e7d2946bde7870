"""A window is used by keys alone, and the effects of the keys are announced."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui import voice
from fenedit.ui.commands import MENUS, Menu, translated
from fenedit.ui.main_window import MainWindow
from tests.helpers.board_hands import type_text
from tests.helpers.states import state_of_text
from tests.helpers.windows import services_in, shown_window

MATE = "8/8/8/8/8/k1K5/8/1R6 w - - 0 1"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_text(MATE), services_in(tmp_path)) as window:
        window.area.focus_board()
        window.area.view.place_caret(1)
        yield window


def said_after(qtbot: QtBot, heard: list[str], window: MainWindow, name: str) -> str:
    """Run a command by its key, or by its name if it has none; return what is announced."""
    heard.clear()
    keys = window.commands[name].shortcuts()
    if keys:
        press(window, keys[0])
    else:
        window.commands[name].trigger()
    qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


def press(window: MainWindow, keys: QKeySequence) -> None:
    combination = keys[0]
    QTest.keyClick(window.focusWidget(), combination.key(), combination.keyboardModifiers())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("read_position", "white king: c3; white rook: b1; black king: a3. White to move."),
        ("read_rank", "Rank 1: b1, white rook."),
        ("read_file", "File b: b1, white rook."),
        ("read_attacks", "b1, white rook. Not attacked."),
        ("read_check", "No problems found."),
        ("read_K", "white king: c3; black king: a3."),
        ("flip", "Black at the bottom."),
        ("marks", "Marks Tool: on."),
        ("black_to_move", "Black to move."),
        ("add", "Position 2 of 2. empty. White to move."),
        ("solve", "Enter what to test: #2, h#3, s#4, …"),
    ],
)
def test_the_effect_of_a_key_is_announced(
    qtbot: QtBot, window: MainWindow, heard: list[str], name: str, words: str
) -> None:
    if name == "solve":
        qtbot.waitUntil(lambda: window.panels.puzzle_card.accessibleDescription() != "")
    assert said_after(qtbot, heard, window, name).startswith(words)


def test_the_position_in_place_of_a_deleted_one_is_announced(
    qtbot: QtBot, window: MainWindow, heard: list[str]
) -> None:
    said_after(qtbot, heard, window, "add")
    said_after(qtbot, heard, window, "previous")
    words = said_after(qtbot, heard, window, "delete")
    assert words.startswith("Position 1 of 1. empty.")
    words = said_after(qtbot, heard, window, "undo")
    assert words.startswith("Position 1 of 2. white king: c3;")


TWO_WITHOUT_KINGS = "8/8/8/8/8/k7/8/1R6 w - - 0 1\n8/8/8/8/8/7k/8/1R6 w - - 0 1\n"


@pytest.fixture
def faulty(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    text = f"{MATE}\n{TWO_WITHOUT_KINGS}"
    with shown_window(qtbot, state_of_text(text), services_in(tmp_path)) as window:
        window.area.focus_board()
        yield window


def test_the_problem_of_another_position_is_announced_once_even_if_it_is_the_same(
    qtbot: QtBot, faulty: MainWindow, heard: list[str]
) -> None:
    check = faulty.panels.check
    said_after(qtbot, heard, faulty, "flip")
    speaker = voice._voice()
    timers = (check._timer, check._patience, speaker._still, speaker._soon)
    for number, name in ((2, "next_fault"), (3, "next"), (2, "previous_fault")):
        assert said_after(qtbot, heard, faulty, name).startswith(f"Position {number} of 3. ")
        qtbot.waitUntil(lambda: "White has no king. Fix: " in heard[-1])
        qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))
        assert " ".join(heard).count("White has no king.") == 1
    assert "White has no king." in faulty.status.words


def test_a_problem_is_announced_in_the_list_of_operations(
    qtbot: QtBot, tmp_path: Path, heard: list[str]
) -> None:
    text = "".join(f'8/8/8/8/8/k7/8/1R6 w - - id "{number}";\n' for number in range(3))
    state = state_of_text(text, file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        operations = window.panels.operations
        operations.fold(False)
        qtbot.waitUntil(lambda: operations.table is not None)
        assert operations.table is not None
        operations.table.setFocus()
        qtbot.waitUntil(lambda: bool(window.panels.check.lines))
        for _ in range(2):
            said_after(qtbot, heard, window, "next_fault")
            qtbot.waitUntil(lambda: "White has no king." in " ".join(heard))


def test_the_focus_stays_in_the_check_after_a_fix(
    qtbot: QtBot, faulty: MainWindow, heard: list[str]
) -> None:
    said_after(qtbot, heard, faulty, "next")
    check = faulty.panels.check
    qtbot.waitUntil(lambda: bool(check.lines))
    (fix, *_) = check.lines[0].stops[1:]
    fix.setFocus()
    QTest.keyClick(fix, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not check.lines)
    assert check.head.hasFocus()


def test_a_problem_named_by_its_row_is_not_announced_again(
    qtbot: QtBot, faulty: MainWindow, heard: list[str]
) -> None:
    panel = faulty.collection.panel
    assert panel is not None
    panel.list.setFocus()
    said_after(qtbot, heard, faulty, "next")
    qtbot.waitUntil(lambda: "White has no king." in heard[-1])
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "black king: h3" in heard[-1])
    check, speaker = faulty.panels.check, voice._voice()
    timers = (check._timer, check._patience, speaker._still, speaker._soon)
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))
    assert "White has no king." not in heard[-1]


def test_wrapping_around_the_end_is_announced(
    qtbot: QtBot, faulty: MainWindow, heard: list[str]
) -> None:
    words = said_after(qtbot, heard, faulty, "previous_fault")
    assert "White to move. Continued from the end." in words
    assert "White has no king" not in words


def test_a_focused_row_announces_its_number_itself(
    qtbot: QtBot, window: MainWindow, heard: list[str]
) -> None:
    said_after(qtbot, heard, window, "add")
    panel = window.collection.panel
    assert panel is not None
    panel.list.setFocus()
    heard.clear()
    QTest.keyClick(panel.list, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: bool(heard))
    assert "white king: c3;" in heard[0] and "Position 1" not in heard[0]


def test_a_field_that_is_typed_or_undone_is_announced(
    qtbot: QtBot, window: MainWindow, heard: list[str]
) -> None:
    window.area.view.place_caret(56)
    type_text(window.area.view, "8/8/8/8/8/k1K5/8/1R6 b")
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0].endswith("Black to move.")
    assert said_after(qtbot, heard, window, "undo") == "White to move."


@pytest.mark.parametrize("ending", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_the_caret_is_announced_after_the_fields_are_typed(
    qtbot: QtBot, window: MainWindow, heard: list[str], ending: Qt.Key
) -> None:
    window.area.view.place_caret(56)
    type_text(window.area.view, "8/8/8/8/8/k1K5/8/1R6 b")
    qtbot.waitUntil(lambda: bool(heard))
    heard.clear()
    QTest.keyClick(window.area.view, ending)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0].startswith("h1, empty.")


def test_menus_are_reached_by_letters_and_each_letter_belongs_to_one_command() -> None:
    def letters(menu: Menu) -> list[str]:
        texts = [
            translated(row.title if isinstance(row, Menu) else row.text)
            for row in menu.rows
            if row is not None
        ]
        return [letter_of(text) for text in texts]

    def menus_in(menu: Menu) -> Iterator[Menu]:
        yield menu
        for row in menu.rows:
            if isinstance(row, Menu):
                yield from menus_in(row)

    bar = [letter_of(translated(menu.title)) for menu in MENUS]
    assert "" not in bar and len(set(bar)) == len(bar)
    for top in MENUS:
        for menu in menus_in(top):
            found = letters(menu)
            assert "" not in found, menu.name
            assert len(set(found)) == len(found), menu.name


def letter_of(text: str) -> str:
    """Return the letter after the "&" in a text of a menu, "" for none."""
    _, mark, rest = text.replace("&&", "").partition("&")
    return rest[:1].lower() if mark else ""


def test_tab_reaches_every_control(qtbot: QtBot, window: MainWindow) -> None:
    window.commands["show_collection"].trigger()
    stops = {
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and isinstance(widget.window(), MainWindow)
        and not is_reached_by_arrows(widget)
    }
    reached: list[QWidget] = []
    while (widget := QApplication.focusWidget()) is not None and widget not in reached:
        reached.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    missed = stops.difference(reached)
    assert {widget.accessibleName() or widget.objectName() for widget in missed} == set()


def is_reached_by_arrows(widget: QWidget) -> bool:
    """Return whether a button is one of several of which Tab reaches only the chosen one."""
    if not isinstance(widget, QAbstractButton):
        return False
    group = widget.group()
    is_one_of_several = group.exclusive() if group is not None else widget.autoExclusive()
    return is_one_of_several and not widget.isChecked()


@pytest.mark.parametrize(
    "name",
    [
        "copy_as",
        "export_picture",
        "sheet",
        "preferences",
        "puzzle_data",
        "programs",
        "keys",
        "about",
    ],
)
def test_esc_closes_a_window_and_returns_the_focus(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    said_to_be_there = set(QApplication.topLevelWidgets())
    window.commands[name].trigger()
    qtbot.waitUntil(lambda: QApplication.activeWindow() not in (None, window))
    dialog = QApplication.activeWindow()
    assert dialog not in said_to_be_there
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.area.view)
