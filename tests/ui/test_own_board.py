"""The dialog that makes a board of one's own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QColorDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from fenedit import resource
from fenedit.diagram.own_boards import OwnBoard, own_board, own_boards, save_board
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.ui.own_board import OwnBoardDialog
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at

LAGOON = OwnBoard("#d8eef2", "#4f9fb0", "#0c3a44", "#123456", "#b3541e", "#ffb454")


@pytest.fixture
def opened(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.diagram.own_boards.boards_folder", lambda: tmp_path / "boards")
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()

    def open_dialog(name: str) -> OwnBoardDialog:
        dialog = OwnBoardDialog(name, load_piece_set(resource("pieces/fenland")), parent)
        dialog.open()
        qtbot.waitExposed(dialog)
        return dialog

    yield open_dialog
    parent.close()


def note_of(dialog: OwnBoardDialog) -> str:
    return dialog.findChild(QLabel, "warning").text()


def choose(dialog: OwnBoardDialog, field: str, colour: str, end: str) -> None:
    click_at(dialog.findChild(QPushButton, field))
    (picker,) = [each for each in dialog.findChildren(QColorDialog) if each.isVisible()]
    picker.setCurrentColor(QColor(colour))
    getattr(picker, end)()


def test_one_of_ours_becomes_an_own_one(opened, qtbot):
    dialog = opened("Walnut")
    choose(dialog, "dark_square", "#336699", "accept")
    choose(dialog, "frame", "#ff0000", "reject")
    with qtbot.waitSignal(dialog.saved) as saved:
        click_at(dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save))
    assert saved.args == ["user:Walnut 2"]
    board = own_board("user:Walnut 2")
    assert (board.light_square, board.dark_square, board.frame) == ("#f0e6d4", "#336699", "#8d6748")


def test_an_own_one_is_changed_or_deleted(opened, qtbot):
    save_board("Lagoon", LAGOON)
    dialog = opened("user:Lagoon")
    assert dialog.findChild(QLineEdit).text() == "Lagoon" and note_of(dialog) == ""
    with qtbot.waitSignal(dialog.deleted):
        click_at(button_of(dialog, "Delete"))
    assert own_boards() == ([], [])


def test_what_is_hard_to_see_or_replaced_is_said_and_not_refused(opened, qtbot):
    save_board("Lagoon", LAGOON)
    dialog = opened("Fen")
    choose(dialog, "dark_square", "#202020", "accept")
    assert (
        note_of(dialog) == "Hard to see: black pieces on dark squares, coordinates on dark squares."
    )
    name, save = dialog.findChild(QLineEdit), button_of(dialog, "Save")
    name.clear()
    assert not save.isEnabled()
    QTest.keyClicks(name, "Lagoon")
    assert note_of(dialog).startswith("“Lagoon” will be replaced.") and save.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert own_board("user:Lagoon") == LAGOON


def test_a_board_that_cannot_be_saved_keeps_the_dialog(opened, tmp_path):
    (tmp_path / "boards").write_text("no folder")
    dialog = opened("Slate")
    click_at(button_of(dialog, "Save"))
    assert dialog.isVisible() and note_of(dialog).startswith("“Slate 2” could not be saved: ")
