"""Sets of a person's own are offered, added, and refused with a reason."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QVBoxLayout, QWidget

from fenedit import resource
from fenedit.diagram.pieces import sets
from fenedit.diagram.pieces.sets import SetFolders, SetInfo
from fenedit.ui.look import PieceSets
from fenedit.ui.preferences import PieceSetRow
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at


@pytest.fixture
def mine(tmp_path) -> Path:
    return tmp_path / "mine"


@pytest.fixture
def row(qtbot, mine) -> Iterator[PieceSetRow]:
    shutil.copytree(resource("pieces/ely"), mine / "Good")
    shutil.copytree(resource("pieces/ely"), mine / "Evil")
    (mine / "Evil" / "bQ.svg").write_text("<svg><script/></svg>")
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox(window)
    row = PieceSetRow(box, PieceSets(SetFolders(resource("pieces"), mine)), window)
    column = QVBoxLayout(window)
    column.addWidget(box)
    column.addWidget(row)
    window.show()
    qtbot.waitExposed(window)
    yield row
    window.close()


def note(row: PieceSetRow) -> str:
    label = row.findChild(QLabel)
    return label.text() if label.isVisible() else ""


def enabled(row: PieceSetRow, name: str) -> bool:
    model = row._box.model()
    assert isinstance(model, QStandardItemModel)
    return model.item(row._box.findData(name)).isEnabled()


def test_a_broken_set_is_shown_with_its_reason_and_cannot_be_chosen(row, qtbot):
    qtbot.waitUntil(lambda: not row._timer.isActive())
    assert note(row) == "Evil: bQ.svg contains a script. Only plain shapes are allowed."
    assert enabled(row, "user:Good") and not enabled(row, "user:Evil")


def test_kinds_of_sets_are_kept_apart(row, monkeypatch):
    font = SetInfo("font:Hand", "Hand", "font")
    listed = (*sets.available_sets(row._piece_sets._folders), font)
    monkeypatch.setattr(row._piece_sets, "available", lambda: listed)
    row._fill()
    names = [row._box.itemData(index) for index in range(row._box.count())]
    assert names == [
        *("fenland", "ely", "burnett", None, "user:Evil", "user:Good", None, "font:Hand")
    ]


def test_a_folder_is_added_and_chosen(row, qtbot, mine, tmp_path):
    shutil.copytree(resource("pieces/fenland"), tmp_path / "New")
    with qtbot.waitSignal(row.added) as added:
        row.add(tmp_path / "New")
    assert added.args == ["user:New"]
    assert row._box.itemText(row.place_of("user:New")) == "New"
    assert (mine / "New" / "wK.svg").exists()


def test_a_folder_without_drawings_is_refused_in_words(row, qtbot, tmp_path):
    qtbot.waitUntil(lambda: not row._timer.isActive())
    (tmp_path / "Empty").mkdir()
    with qtbot.assertNotEmitted(row.added):
        row.add(tmp_path / "Empty")
    assert note(row).startswith("Not added: wK.svg, wQ.svg, ")


def test_the_button_asks_for_a_folder(row, qtbot, tmp_path):
    shutil.copytree(resource("pieces/fenland"), tmp_path / "New")
    click_at(button_of(row, "Add a Set…"))
    dialog = row.findChild(QFileDialog)
    assert dialog.fileMode() is QFileDialog.FileMode.Directory
    with qtbot.waitSignal(row.added):
        dialog.fileSelected.emit(str(tmp_path / "New"))
    dialog.reject()


def test_the_folder_is_made_and_opened(row, mine, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    shutil.rmtree(mine)
    click_at(button_of(row, "Open the Folder"))
    assert [url.toLocalFile() for url in opened] == [str(mine)]
    assert mine.is_dir()


def test_a_mended_set_can_be_chosen_when_the_window_opens_again(row, qtbot, mine):
    qtbot.waitUntil(lambda: not row._timer.isActive())
    shutil.copy(resource("pieces/ely") / "bQ.svg", mine / "Evil" / "bQ.svg")
    window = row.window()
    window.hide()
    window.show()
    qtbot.waitUntil(lambda: not row._timer.isActive())
    assert note(row) == ""
    assert enabled(row, "user:Evil")
