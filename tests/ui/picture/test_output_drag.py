"""The picture leaves the window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.picture.output import (
    MOST_AT_ONCE,
    PNG,
    SVG,
    DragFolder,
    Dragged,
    Picture,
    dragged_picture,
)
from tests.helpers.board_answers import plain_pieces
from tests.helpers.fens import START


def dragged(kind: str = "png", size: int = 160) -> Dragged:
    choice = PictureChoice(DiagramStyle(size=size), format=kind)
    diagram = Diagram(START_PLACEMENT, START)
    return dragged_picture(Picture(diagram, choice, plain_pieces(), START, "Réti: 1"))


@pytest.fixture
def folder() -> DragFolder:
    return DragFolder()


@pytest.mark.parametrize("kind", FORMATS)
def test_a_drag_has_a_file_and_all_else(qtbot, folder, kind):
    source = QWidget()
    qtbot.addWidget(source)
    data = dragged(kind).drag(source, folder).mimeData()
    assert data.hasFormat(PNG) and data.hasFormat(SVG) and data.text() == START
    assert data.hasFormat(FORMATS[kind].mime)
    assert data.hasFormat("application/pdf") == (kind == "pdf")
    (url,) = data.urls()
    path = Path(url.toLocalFile())
    assert path.name == f"Réti 1.{kind}"
    assert positions_in_file(path.read_bytes()) == (START,)


def test_a_drag_is_never_too_large(qapp):
    contents = dragged(size=MOST_AT_ONCE + 100).contents
    assert contents.reduced and contents.pixels == MOST_AT_ONCE


def test_files_are_private_and_not_too_many(folder):
    paths = [folder.keep("a.png", b"x") for _ in range(12)]
    there = [path for path in paths if path is not None and path.exists()]
    assert there == paths[-8:]
    assert there[0].parent.parent.stat().st_mode & 0o077 == 0


def test_without_room_for_a_file_there_is_a_drag_still(qtbot, folder, monkeypatch):
    def fail(**_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkdtemp", fail)
    source = QWidget()
    qtbot.addWidget(source)
    data = dragged().drag(source, folder).mimeData()
    assert not data.hasUrls() and data.hasFormat(PNG)
