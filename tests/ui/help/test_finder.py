"""What a person can do is found by a part of its name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QListWidget

from fenedit.ui.commands import MENUS, commands_of
from fenedit.ui.help import finder
from fenedit.ui.help.finder import (
    CommandFinder,
    Entry,
    command_entries,
    field_entries,
    found,
)
from fenedit.ui.main_window import MainWindow
from tests.helpers.keyboard import type_keys
from tests.helpers.states import fen_of


def opened(window: MainWindow) -> CommandFinder:
    window.commands["find_command"].trigger()
    (finder,) = (each for each in window.findChildren(CommandFinder) if each.isVisible())
    return finder


def type_in(finder: CommandFinder, text: str) -> list[str]:
    """Type a text, and return what is listed then."""
    QTest.keyClicks(finder.findChild(QLineEdit), text)
    rows = finder.findChild(QListWidget)
    return [rows.item(row).text() for row in range(rows.count())]


def enter(finder: CommandFinder):
    type_keys(finder.findChild(QLineEdit), "Return")


def test_every_command_can_be_found(window):
    names = {entry.command for entry in command_entries(window.commands)}
    wanted = {command.name for menu in MENUS for command in commands_of(menu)}
    assert names == wanted - {"find_command"}


def test_enter_does_what_is_found(window, qtbot):
    finder = opened(window)
    assert type_in(finder, "clear bo")[0] == "Clear Board"
    enter(finder)
    qtbot.waitUntil(lambda: fen_of(window.editor.state).startswith("8/8/8/8/8/8/8/8"))
    assert not finder.isVisible()


def test_its_key_is_shown(window):
    (flip,) = (entry for entry in command_entries(window.commands) if entry.command == "flip")
    assert flip._replace(also="") == Entry("Flip Board", "View", "Ctrl+Shift+F", "", "flip")


def test_what_would_do_nothing_is_listed_but_not_done(window):
    finder = opened(window)
    # The start position is shown.
    assert type_in(finder, "start position")[0] == "Start Position"
    rows = finder.findChild(QListWidget)
    assert not rows.item(0).flags() & Qt.ItemFlag.ItemIsEnabled
    assert rows.currentRow() != 0
    type_keys(finder, "Esc")
    assert window.editor.undo_stack.count() == 0


def test_a_preference_is_found_and_gone_to(window, qtbot):
    finder = opened(window)
    assert type_in(finder, "animate")
    rows = finder.findChild(QListWidget)
    entry = rows.item(0).data(Qt.ItemDataRole.UserRole)
    assert isinstance(entry.field, QCheckBox) and entry.place == "Preferences"
    enter(finder)
    qtbot.waitUntil(lambda: entry.field.isVisible() and entry.field.hasFocus())
    entry.field.window().close()


def test_a_preference_below_the_others_is_scrolled_to(window, qtbot):
    finder = opened(window)
    assert type_in(finder, "syzygy")
    entry = finder.findChild(QListWidget).item(0).data(Qt.ItemDataRole.UserRole)
    window.help.preferences.resize(700, 300)
    enter(finder)
    qtbot.waitUntil(entry.field.hasFocus)
    assert entry.field.visibleRegion().boundingRect().size() == entry.field.size()
    entry.field.window().close()


def test_arrows_walk_in_the_list_while_one_types(window):
    finder = opened(window)
    type_in(finder, "field")
    rows = finder.findChild(QListWidget)
    before = rows.currentRow()
    type_keys(finder.findChild(QLineEdit), "Down")
    assert rows.currentRow() > before or rows.count() == 1
    type_keys(finder, "Esc")


def test_enter_does_nothing_before_something_is_typed_or_chosen(window):
    finder = opened(window)
    field, rows = finder.findChild(QLineEdit), finder.findChild(QListWidget)
    type_keys(field, "Return")
    assert finder.isVisible() and rows.currentRow() == -1
    type_keys(field, "Down")
    assert rows.currentRow() == 0
    type_keys(finder, "Esc")


WANTED = (
    ("dark", "Window colours"),
    ("theme", "Window colours"),
    ("walnut", "Board colours"),
    ("settings", "Preferences"),
    ("red", "Marks Tool"),
    ("red", "Next Problem"),
    ("rename", "Rename Position"),
    ("name", "Rename Position"),
    ("title", "Rename Position"),
    ("name", "Set for Selected"),
    ("mate", "Solve"),
    ("mate", "Puzzle Data"),
    ("print", "Print"),
    ("print", "Sheet of Diagrams"),
    ("moves", "Play Moves"),
    ("moves", "Solution Tree"),
    ("export", "Copy As"),
    ("stockfish", "Start or Stop the Engine"),
    ("shortcuts", "Keys and Commands"),
    ("exit", "Quit"),
    ("merge", "Append File"),
    ("error", "Show Positions with Problems"),
    ("note", "Edit Comment"),
    ("fischer", "Random Chess960 Position"),
    ("edit colours", "Board colours"),
    ("practice", "Sheet of Diagrams"),
    ("qr", "Sheet of Diagrams"),
    ("csv", "Save As"),
    ("duplicates", "Find"),
    ("tablebase", "Folder of Syzygy tablebases"),
)
FIRST = (
    ("name", "Rename Position"),
    ("rename", "Rename Position"),
    ("title", "Puzzle Data"),
    ("dark", "Window colours"),
    ("print", "Print"),
    ("mate", "Stipulation"),
    # Nothing can be redone.
    ("red", "Marks Tool"),
    ("redo", "Redo"),
    # There is nothing to be sorted.
    ("mater", "Random Position"),
)
HIT_AND_MISSED = (
    ("mate", "Sort By: Material", "Animate pieces"),
    ("red", "Redo", "Position"),
    ("board", "Board Alone", "Keys and Gestures"),
    ("960", "Chess960 Castling", "Solve"),
    ("180°", "Rotate by 180°", "Solve"),
    ("l-r", "", "Solve"),
)


@pytest.fixture
def entries(window) -> list[Entry]:
    return [*command_entries(window.commands), *field_entries(window.help.preferences)]


def test_other_words_for_it_find_it(entries):
    for word, wanted in WANTED:
        assert wanted in [entry.words for entry in found(entries, word)], word


def test_the_best_is_the_first(entries):
    assert [(word, found(entries, word)[0].words) for word, _ in FIRST] == [*FIRST]


def test_what_is_typed_begins_a_word_unless_no_word_begins_so(entries):
    for word, hit, missed in HIT_AND_MISSED:
        names = [entry.words for entry in found(entries, word)]
        assert missed not in names and (hit in names or not hit), word


def test_what_would_do_nothing_comes_last(window):
    entries = [*command_entries(window.commands)]
    for word in ("re", "red", "position", "mate", "c"):
        enabled = [entry.enabled for entry in found(entries, word)]
        assert len(set(enabled)) == 2 and enabled == sorted(enabled, reverse=True), word


def test_what_has_other_words_is_there(entries):
    names = {entry.field.objectName() if entry.field else entry.command for entry in entries}
    assert set(finder._ALSO) <= names


def test_words_that_name_nothing_are_told(window):
    finder = opened(window)
    first = finder.findChild(QListWidget).geometry().top()
    assert type_in(finder, "qqqq") == []
    assert not finder.findChild(QListWidget).isVisible()
    (told,) = (each for each in finder.findChildren(QLabel) if each.isVisible())
    QApplication.processEvents()
    assert told.geometry().top() == first
    enter(finder)
    assert finder.isVisible()
    type_keys(finder, "Esc")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("copy", ["Copy FEN", "Copy As", "Paste"]),
        ("FEN copy", ["Copy FEN"]),
        ("as", ["Copy As"]),
        ("opy", ["Copy FEN", "Copy As", "Paste"]),
        ("", ["Paste", "Copy FEN", "Copy As"]),
    ],
)
def test_names_that_begin_with_it_come_first(text, names):
    entries = [
        Entry("Paste", "Edit", tip="What was copied; copy first"),
        Entry("Copy FEN", "Edit"),
        Entry("Copy As", "Edit"),
    ]
    assert [entry.words for entry in found(entries, text)] == names
