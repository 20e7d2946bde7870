"""The places of actions in menus."""

import inspect
from operator import attrgetter

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QKeySequence, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from fenedit.ui.commands import MENUS, commands_of
from fenedit.ui.main_window import MainWindow
from fenedit.ui.menus import name_history
from fenedit.ui.style import LIGHT, apply_style
from tests.helpers.states import START, editor_of, state_of_fen


def actions_below(menu: QMenu) -> list[QAction]:
    found: list[QAction] = []
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            found += actions_below(submenu)
        elif not action.isSeparator():
            found.append(action)
    return found


def menu_actions(window: MainWindow) -> list[QAction]:
    menus = [action.menu() for action in window.menuBar().actions()]
    return [found for menu in menus if isinstance(menu, QMenu) for found in actions_below(menu)]


def test_every_action_is_in_a_menu(window):
    listed = menu_actions(window)
    for action in window.actions():
        # The list of recent files is made when it is opened.
        if action.objectName() != "clear_recent":
            assert action in listed, action.objectName()


@pytest.mark.parametrize(
    ("name", "tip"),
    [
        ("new", "Start a new document (Ctrl+N)"),
        ("save", "Save all positions (Ctrl+S)"),
        ("flip", "Flip Board (Ctrl+Shift+F)"),
        ("undo", "Undo (Ctrl+Z)"),
        ("delete", "Delete Position (Ctrl+Del)"),
        ("find_command", "Type part of a command’s name (Ctrl+Shift+A)"),
        ("solve_all", "Solve every position that has a stipulation"),
    ],
)
def test_a_button_that_is_pointed_at_says_more_than_it_shows(window, name, tip):
    assert window.commands[name].toolTip() == tip
    window.commands["clear"].trigger()
    assert window.commands["undo"].toolTip() == "Undo Clear board (Ctrl+Z)"


def test_three_commands_are_in_the_application_menu_on_macos(window):
    role = QAction.MenuRole
    roles = {action.objectName(): action.menuRole() for action in window.actions()}
    moved = {name: kind for name, kind in roles.items() if kind != role.NoRole}
    assert moved == {
        "about": role.AboutRole,
        "preferences": role.PreferencesRole,
        "quit": role.QuitRole,
    }


def test_no_two_actions_share_a_key(window):
    keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_every_command_names_a_method_of_its_room(window):
    window.make_rooms()
    for command in (command for menu in MENUS for command in commands_of(menu) if command.does):
        found = attrgetter(command.does)(window)
        # Functions of Qt have no signature; ours must accept the arguments.
        if inspect.ismethod(found):
            inspect.signature(found).bind(*command.arguments)


CUSTOMARY = (
    ("new", "Ctrl+N"),
    ("open", "Ctrl+O"),
    ("save", "Ctrl+S"),
    ("save_as", "Ctrl+Shift+S"),
    ("close", "Ctrl+W"),
    ("quit", "Ctrl+Q"),
    ("undo", "Ctrl+Z"),
    ("redo", "Ctrl+Shift+Z"),
    ("redo", "Ctrl+Y"),
    ("copy", "Ctrl+C"),
    ("paste", "Ctrl+V"),
    ("paste_over", "Ctrl+Shift+V"),
    ("cut", "Ctrl+X"),
    ("previous", "PgUp"),
    ("next", "PgDown"),
    ("manual", "F1"),
    ("manual", "Help"),
    ("field_6", "Ctrl+6"),
)


def test_the_customary_keys(window):
    for name, keys in CUSTOMARY:
        assert QKeySequence(keys) in window.commands[name].shortcuts(), name


def test_recent_files_are_listed_and_open(window, monkeypatch, tmp_path):
    path = tmp_path / "recent & old.fen"
    window._services.settings.add_recent_file(path)
    menu = window.commands.menu("recent")
    menu.aboutToShow.emit()
    first = menu.actions()[0]
    assert "recent && old.fen" in first.text()
    opened = []
    monkeypatch.setattr(window._drops, "open", opened.extend)
    first.trigger()
    assert opened == [path]
    window.commands["clear_recent"].trigger()
    menu.aboutToShow.emit()
    assert not menu.actions()[0].isEnabled()


def test_a_menu_has_icons_or_marks(window):
    menus = (window.commands.menu(name) for name in window.commands._menus)
    for menu in (*menus, *(button.menu() for button in window.findChildren(QToolButton))):
        actions = menu.actions() if menu is not None else []
        iconic = [a for a in actions if not a.icon().isNull() and a.isIconVisibleInMenu()]
        assert not iconic or not any(action.isCheckable() for action in actions)


def test_rows_of_a_menu_are_of_one_height(window, qapp):
    apply_style(qapp, LIGHT)
    for menu in menus_below(window.menuBar()):
        heights = {
            menu.actionGeometry(action).height()
            for action in menu.actions()
            if not action.isSeparator()
        }
        assert len(heights) <= 1, (menu.title(), heights)


def menus_below(bar: QWidget) -> list[QMenu]:
    """Return the menus of a bar or a menu, and their submenus."""
    menus = [action.menu() for action in bar.actions()]
    found = [menu for menu in menus if isinstance(menu, QMenu)]
    return found + [below for menu in found for below in menus_below(menu)]


# Undo and Redo name their step.


def test_undo_and_redo_follow_the_undo_stack(qtbot):
    undo, redo, stack = QAction(), QAction(), QUndoStack()
    moves = Moves(editor_of(state_of_fen(START)), Settings(QSettings()))
    undo.setIconText("Undo")
    name_history(undo, redo, stack, moves)
    assert (undo.text(), undo.isEnabled()) == ("&Undo", False)
    stack.push(QUndoCommand("Move && copy"))
    name_history(undo, redo, stack, moves)
    assert (undo.text(), undo.isEnabled()) == ("&Undo Move & copy", True)
    assert (redo.text(), redo.isEnabled()) == ("&Redo", False)
    stack.undo()
    name_history(undo, redo, stack, moves)
    assert redo.text() == "&Redo Move & copy"
    assert undo.iconText() == "Undo"
