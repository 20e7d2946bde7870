"""Choosing row by row between two versions."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.documents.document import Collection
from fenedit.ui.files.compare import (
    MINE,
    THEIRS,
    CompareDialog,
    Versions,
    VersionsModel,
    ask_about_versions,
    text_of,
)
from tests.helpers.dialog_hands import button_of, click, press, when_asked
from tests.helpers.keyboard import click_at, type_keys
from tests.helpers.states import HARING, IMMORTAL, START


@pytest.fixture(scope="module")
def painter() -> BoardPainter:
    return BoardPainter(board_theme("Walnut"), chess_package_piece_set())


def versions() -> Versions:
    mine = Collection([f"{START}\n", f"{HARING}\n", "# mine\n"])
    theirs = Collection([f"{START}\n", f"{IMMORTAL}\n", "# theirs\n", "junk\n"])
    return Versions(mine, theirs)


@pytest.fixture
def dialog(qtbot, painter) -> CompareDialog:
    dialog = CompareDialog(versions(), painter)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def words(dialog: CompareDialog) -> list[str]:
    return [str(line).rstrip() if isinstance(line, str) else line.line for line in dialog.lines]


def test_mine_stays_unless_theirs_is_chosen(dialog):
    assert words(dialog) == [START, HARING, "# mine"]
    assert dialog.model.rowCount() == 3


def test_a_click_on_a_version_chooses_it(dialog):
    for row, column in ((0, THEIRS), (1, THEIRS), (1, MINE)):
        place = dialog.view.visualRect(dialog.model.index(row, column)).center()
        click_at(dialog.view.viewport(), place)
    assert words(dialog) == [START, IMMORTAL, "# mine"]


def test_keys_choose_as_well(dialog):
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(dialog.view, key)
    assert words(dialog) == [START, HARING, "# theirs"]
    type_keys(dialog.view, "Down Return")
    assert words(dialog) == [START, HARING, "# theirs", "junk"]
    assert dialog.isVisible()


def test_all_of_one_version(dialog):
    button_of(dialog, "Take All Theirs").click()
    assert words(dialog) == [START, IMMORTAL, "# theirs", "junk"]
    button_of(dialog, "Keep All Mine").click()
    assert words(dialog) == [START, HARING, "# mine"]


def test_a_row_tells_what_stands_there_and_what_is_chosen(dialog):
    model = dialog.model
    role = Qt.ItemDataRole.AccessibleTextRole
    assert model.data(model.index(0, MINE), role).endswith("selected")
    assert IMMORTAL in model.data(model.index(0, THEIRS), role)
    assert model.data(model.index(0, THEIRS)).startswith("2")
    assert model.data(model.index(1, MINE)) == "Comment"
    assert model.data(model.index(2, MINE)) == "Missing"
    assert model.data(model.index(2, MINE), VersionsModel.CHOSEN)


def test_it_is_painted_with_every_kind_of_row(dialog):
    picture = dialog.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(0, 860, 7) for y in range(0, 560, 7)}
    assert len(colours) > 5


@pytest.mark.parametrize(
    ("act", "accepted"),
    [
        (click("Use These"), True),
        (click("Cancel"), False),
        (press(Qt.Key.Key_Escape), False),
    ],
)
def test_each_answer_means_what_it_says(qtbot, painter, act, accepted):
    when_asked(act)
    assert (ask_about_versions(None, versions(), painter) is not None) == accepted


def test_a_long_text_is_cut():
    (row,) = Versions(Collection(), Collection(["x" * 9999 + "\n"])).rows
    _, theirs = Versions(Collection(), Collection(["x" * 9999 + "\n"])).items(row)
    assert len(text_of(theirs)) < 500 and text_of(None) == ""
