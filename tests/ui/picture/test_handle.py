"""A button that is pulled or clicked."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import PictureChoice
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.picture.handle import PictureHandle
from fenedit.ui.picture.output import Dragged, Picture, dragged_picture
from tests.helpers.board_answers import plain_pieces
from tests.helpers.board_hands import LEFT, move, press, release
from tests.helpers.fens import START
from tests.helpers.keyboard import type_keys


def dragged() -> Dragged:
    choice = PictureChoice(DiagramStyle(size=160))
    diagram = Diagram(START_PLACEMENT, START)
    return dragged_picture(Picture(diagram, choice, plain_pieces(), START, "Réti: 1"))


class Taken(list[Path]):
    """The files that were dragged."""


@pytest.fixture
def taken(monkeypatch) -> Taken:
    taken = Taken()

    def drop(drag: QDrag, action: Qt.DropAction) -> Qt.DropAction:
        assert action is Qt.DropAction.CopyAction
        assert not drag.pixmap().isNull()
        taken.extend(Path(url.toLocalFile()) for url in drag.mimeData().urls())
        return action

    monkeypatch.setattr(QDrag, "exec", drop)
    return taken


def test_pulling_the_handle_drags(qtbot, taken):
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


def test_a_click_or_a_key_copies(qtbot, taken):
    handle = PictureHandle(dragged)
    qtbot.addWidget(handle)
    handle.show()
    with qtbot.waitSignal(handle.copy_wanted):
        QTest.mouseClick(handle, LEFT)
    with qtbot.waitSignal(handle.copy_wanted):
        type_keys(handle, "Space")
    assert not taken


def test_where_there_is_nothing_nothing_is_dragged(qtbot, taken):
    handle = PictureHandle(lambda: None)
    qtbot.addWidget(handle)
    press(handle, QPoint(5, 5))
    move(handle, QPoint(60, 5), LEFT)
    release(handle, QPoint(60, 5))
    assert not taken
