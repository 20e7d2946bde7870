"""New From: the ready positions are correct, and are set up like pasted ones."""

import chess
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget

from fenedit.documents.annotating import name_of
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import format_fen
from fenedit.notation.problems import Severity
from fenedit.notation.puzzle import puzzle_of
from fenedit.rules.judge.diagnose import diagnose
from fenedit.ui.help.finder import CommandFinder
from fenedit.ui.main_window import MainWindow
from fenedit.ui.ready import NewFromDialog, own_folder, own_positions, ready_positions
from tests.helpers.dialog_hands import button_of
from tests.helpers.direct_mates import solve
from tests.helpers.keyboard import click_at, type_keys
from tests.helpers.states import HARING, START, fen_of

READY = ready_positions()
LUCENA = "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"
ONLY_TOLD = (Severity.HINT, Severity.NOTE)


@pytest.mark.parametrize("ready", READY, ids=lambda ready: ready.name)
def test_each_is_legal_and_the_mates_are_proven(ready):
    position, mate = (
        ready.found.position,
        puzzle_of(read_operations(ready.found.rest).operations).mate,
    )
    assert chess.Board(format_fen(position)).is_valid()
    assert {problem.severity for problem in diagnose(position)} <= {Severity.NOTE}
    if mate is not None:
        assert solve(position, mate).verdict == "sound"


def test_each_has_a_name_of_its_own_and_a_group():
    assert 60 <= len({each.name for each in READY}) == len(READY)
    assert all(each.name and each.group for each in READY)


def opened(window: MainWindow) -> NewFromDialog:
    window.commands["new_from"].trigger()
    (dialog,) = (each for each in window.findChildren(NewFromDialog) if each.isVisible())
    return dialog


def listed(dialog: NewFromDialog) -> list[str]:
    items = dialog.findChild(QListWidget)
    rows = map(items.item, range(items.count()))
    return [item.text() for item in rows if not item.isHidden()]


def names(window: MainWindow) -> list[str]:
    return [name_of(record) for record in window.editor.state.collection]


def test_a_ready_position_replaces_an_untouched_one_and_the_next_follows_it(window):
    dialog = opened(window)
    QTest.keyClicks(dialog.findChild(QLineEdit), "rook end lucena")
    assert listed(dialog) == ["Lucena Position"]
    type_keys(dialog.findChild(QLineEdit), "Return")
    assert fen_of(window.editor.state) == LUCENA and names(window) == ["Lucena Position"]
    assert window.editor.undo_stack.undoText() == "Set up position"
    dialog = opened(window)
    QTest.keyClicks(dialog.findChild(QLineEdit), "reti")
    click_at(button_of(dialog, "Set Up"))
    assert names(window) == ["Lucena Position", "Réti 1921"]
    assert window.status.words == "Added as position 2."


def test_words_without_a_match_leave_nothing_to_set_up(window):
    dialog = opened(window)
    QTest.keyClicks(dialog.findChild(QLineEdit), "qqqq")
    assert listed(dialog) == [] and not button_of(dialog, "Set Up").isEnabled()
    type_keys(dialog, "Esc")
    assert fen_of(window.editor.state) == START


def test_keys_go_from_the_filter_to_the_diagrams(window):
    dialog = opened(window)
    type_keys(dialog.findChild(QLineEdit), "Down")
    items = dialog.findChild(QListWidget)
    assert dialog.focusWidget() is items and items.currentRow() > 0
    type_keys(dialog, "Esc")


def test_files_in_the_folder_are_listed_with_their_names(window, monkeypatch):
    folder = own_folder()
    folder.mkdir(parents=True)
    (folder / "Club.fen").write_text(f"# Evening one\n{LUCENA}\nno position\n{HARING}\n")
    (folder / "Games.pgn").write_text('[White "A"]\n[Black "B"]\n\n1. e4 e5 *\n')
    (folder / "broken.epd").write_bytes(bytes(range(256)))
    (folder / "notes.txt").write_text(LUCENA)
    dialog = opened(window)
    own = [item for item in listed(dialog) if item not in {each.name for each in READY}]
    assert own[0] == "Evening one" and len(own) == 3 and own[2].startswith("A – B")
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "These could not be read: broken.epd." in words
    QTest.keyClicks(dialog.findChild(QLineEdit), "games")
    type_keys(dialog.findChild(QLineEdit), "Return")
    assert "1. e4 e5" in window.editor.state.record.line


def test_without_a_folder_there_are_no_own_positions(tmp_path):
    assert own_positions(tmp_path / "none") == ([], [])


def test_the_folder_is_made_when_it_is_opened(window, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    dialog = opened(window)
    click_at(button_of(dialog, "Open the Folder"))
    assert [url.toLocalFile() for url in shown] == [str(own_folder())]
    assert own_folder().is_dir()
    type_keys(dialog, "Esc")


def test_the_command_finder_sets_one_up(window, qtbot):
    window.commands["find_command"].trigger()
    (finder,) = (each for each in window.findChildren(CommandFinder) if each.isVisible())
    QTest.keyClicks(finder.findChild(QLineEdit), "epaulette")
    type_keys(finder.findChild(QLineEdit), "Return")
    qtbot.waitUntil(lambda: names(window) == ["Épaulette Mate"])


def test_a_click_chooses_and_a_double_click_sets_up(window, show):
    dialog = opened(window)
    items = dialog.findChild(QListWidget)
    place = items.visualItemRect(items.item(1)).center()
    QTest.mouseClick(items.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert items.currentRow() == 1
    QTest.mouseDClick(items.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not dialog.isVisible()
    assert fen_of(window.editor.state) == format_fen(READY[1].found.position)
