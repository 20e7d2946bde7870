"""Choosing row by row between two versions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.documents.block import StoredLine
from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.formats import records_from
from fenedit.documents.record import Record
from fenedit.ui.files import compare as module
from fenedit.ui.files.compare import (
    MINE,
    THEIRS,
    CompareDialog,
    Row,
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


# Two versions side by side: every line has its place, and choosing all of one gives that one.


LINES = st.lists(st.sampled_from([START, HARING, IMMORTAL, "# a", "", "junk", "x" * 9]), max_size=9)


def lines_of(lines: list[StoredLine]) -> list[str]:
    return [line.rstrip("\r\n") if isinstance(line, str) else line.line for line in lines]


def collection(*lines: str) -> Collection:
    return Collection([f"{line}\n" for line in lines])


@given(LINES, LINES)
def test_all_mine_and_all_theirs(mine, theirs):
    versions = Versions(collection(*mine), collection(*theirs))
    count = len(versions.rows)
    assert lines_of(versions.merged([False] * count)) == mine
    assert lines_of(versions.merged([True] * count)) == theirs
    assert bool(count) == (mine != theirs)


@given(LINES, LINES)
def test_long_runs_are_matched_as_well(mine, theirs):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "MOST_COMPARED", 3)
        versions = Versions(collection(*mine), collection(*theirs))
    count = len(versions.rows)
    assert lines_of(versions.merged([False] * count)) == mine
    assert lines_of(versions.merged([True] * count)) == theirs
    assert bool(count) == (mine != theirs)


def test_only_what_differs_is_a_row():
    mine = collection(START, "# mine", HARING, IMMORTAL)
    theirs = collection(START, "# theirs", HARING, START, IMMORTAL)
    rows = Versions(mine, theirs).rows
    assert [row.number for row in rows] == [2, 3]
    assert [(row.mine, row.theirs) for row in rows] == [
        ("# mine\n", "# theirs\n"),
        (None, f"{START}\n"),
    ]


def test_endings_alone_are_no_difference():
    mine, theirs = Collection([f"{START}\n", HARING]), Collection([f"{START}\r\n", f"{HARING}\r\n"])
    assert Versions(mine, theirs).rows == ()


def test_each_row_has_its_choice_and_no_two_lines_run_together():
    mine = Collection([f"{START}\r\n", HARING])
    theirs = Collection([f"{START}\r\n", f"{IMMORTAL}\r\n", f"{HARING}\r\n", f"{IMMORTAL}\r\n"])
    versions = Versions(mine, theirs)
    assert len(versions.rows) == 2
    merged = Collection(versions.merged([False, True]))
    assert document_bytes(Document(collection=merged)) == (
        f"{START}\r\n{HARING}\r\n{IMMORTAL}\r\n".encode()
    )


def test_games_are_rows_and_stay_apart():
    first = '[Event "A"]\n\n1. e4 *\n'
    second = '[Event "B"]\n\n1. d4 *\n'
    mine = records_from(first, "pgn")
    theirs = records_from(f"{second}\n{first}\n{second}", "pgn")
    versions = Versions(mine, theirs)
    items = [versions.items(row) for row in versions.rows]
    assert any(isinstance(item, Record) and item.is_game for _, item in items)
    taken = Collection(versions.merged([True] * len(versions.rows)), "pgn")
    assert [record.line.count("1.") for record in taken] == [1, 1, 1]
    again = records_from(document_bytes(Document(collection=taken)).decode(), "pgn")
    assert len(again) == 3


def test_a_file_that_became_one_of_another_format():
    mine = collection(START)
    theirs = records_from('[Event "A"]\n\n1. e4 *\n', "pgn")
    versions = Versions(mine, theirs)
    merged = Collection(versions.merged([True] * len(versions.rows)), mine.format)
    assert [record.is_game for record in merged] == [True]


def test_rows_are_not_read_before_they_are_looked_at():
    versions = Versions(collection(START), collection(HARING))
    (row,) = versions.rows
    assert isinstance(row, Row) and isinstance(row.mine, str)
    mine, theirs = versions.items(row)
    assert isinstance(mine, Record) and isinstance(theirs, Record)
    assert theirs.position is not None
