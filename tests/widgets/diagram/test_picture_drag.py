"""The picture leaves the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import fen_in_file
from fenedit.notation.placement import START_PLACEMENT
from fenedit.widgets.diagram.choice import FORMATS, PictureChoice, PictureFormat
from fenedit.widgets.diagram.making import MOST_AT_ONCE
from fenedit.widgets.diagram.picture_clipboard import PDF, PNG, SVG
from fenedit.widgets.diagram.picture_drag import (
    DragFolder,
    Dragged,
    PictureHandle,
    dragged_picture,
)
from tests.helpers.board_answers import plain_pieces
from tests.helpers.board_hands import LEFT, move, press, release
from tests.helpers.fens import START


def dragged(kind: PictureFormat = "png", size: int = 160) -> Dragged:
    choice = PictureChoice(DiagramStyle(size=size), format=kind)
    diagram = Diagram(START_PLACEMENT, START)
    return dragged_picture(diagram, choice, plain_pieces(), START, "Réti: 1")


@pytest.fixture
def folder() -> DragFolder:
    return DragFolder()


class Taken(list[Path]):
    """The files that were dragged."""


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Taken:
    taken = Taken()

    def drop(drag: QDrag, action: Qt.DropAction) -> Qt.DropAction:
        assert action is Qt.DropAction.CopyAction
        assert not drag.pixmap().isNull()
        taken.extend(Path(url.toLocalFile()) for url in drag.mimeData().urls())
        return action

    monkeypatch.setattr(QDrag, "exec", drop)
    return taken


@pytest.mark.parametrize("kind", FORMATS)
def test_a_drag_has_a_file_and_all_else(
    qtbot: QtBot, folder: DragFolder, kind: PictureFormat
) -> None:
    handle = PictureHandle(dragged)
    qtbot.addWidget(handle)
    data = dragged(kind).drag(handle, folder).mimeData()
    assert data.hasFormat(PNG) and data.hasFormat(SVG) and data.text() == START
    assert data.hasFormat(PDF) == (kind == "pdf")
    (url,) = data.urls()
    path = Path(url.toLocalFile())
    assert path.name == f"Réti 1.{kind}"
    assert fen_in_file(path.read_bytes()) == START


def test_a_drag_is_never_too_large(qapp: object) -> None:
    contents = dragged(size=MOST_AT_ONCE + 100).contents
    assert contents.reduced and contents.pixels == MOST_AT_ONCE


def test_files_are_private_and_not_too_many(folder: DragFolder) -> None:
    paths = [folder.keep("a.png", b"x") for _ in range(12)]
    there = [path for path in paths if path is not None and path.exists()]
    assert there == paths[-8:]
    assert there[0].parent.parent.stat().st_mode & 0o077 == 0


def test_without_room_for_a_file_there_is_a_drag_still(
    qtbot: QtBot, folder: DragFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(**_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkdtemp", fail)
    handle = PictureHandle(dragged)
    qtbot.addWidget(handle)
    data = dragged().drag(handle, folder).mimeData()
    assert not data.hasUrls() and data.hasFormat(PNG)


def test_pulling_the_handle_drags(qtbot: QtBot, taken: Taken) -> None:
    handle = PictureHandle(dragged)
    qtbot.addWidget(handle)
    handle.show()
    with qtbot.assertNotEmitted(handle.copy_wanted):
        press(handle, QPoint(5, 5))
        move(handle, QPoint(6, 5), LEFT)
        assert not taken
        for x in (30, 60):
            move(handle, QPoint(x, 5), LEFT)
        release(handle, QPoint(60, 5))
    assert [path.name for path in taken] == ["Réti 1.png"]


def test_a_click_or_a_key_copies(qtbot: QtBot, taken: Taken) -> None:
    handle = PictureHandle(dragged)
    qtbot.addWidget(handle)
    handle.show()
    with qtbot.waitSignal(handle.copy_wanted):
        QTest.mouseClick(handle, LEFT)
    with qtbot.waitSignal(handle.copy_wanted):
        QTest.keyClick(handle, Qt.Key.Key_Space)
    assert not taken


def test_where_there_is_nothing_nothing_is_dragged(qtbot: QtBot, taken: Taken) -> None:
    handle = PictureHandle(lambda: None)
    qtbot.addWidget(handle)
    press(handle, QPoint(5, 5))
    move(handle, QPoint(60, 5), LEFT)
    release(handle, QPoint(60, 5))
    assert not taken
