"""What is dropped on a window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

from fenedit.widgets.dropping import Drops

FEN = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


class Desk:
    """Knows two pictures, one of which keeps a position."""

    def text_of_file(self, path: Path) -> str | None:
        return {"full.png": FEN, "bare.png": ""}.get(path.name)

    def text_of_data(self, data: QMimeData) -> str | None:
        return (
            bytes(data.data("image/png").data()).decode() if data.hasFormat("image/png") else None
        )


@pytest.fixture
def done() -> list[object]:
    return []


@pytest.fixture
def drops(qapp: QApplication, done: list[object]) -> Drops:
    return Drops(qapp, Desk(), done.append, lambda *found: done.append(found), done.append)


class Drop(QDropEvent):
    """A drop that knows where it comes from."""

    def __init__(self, data: QMimeData, source: object) -> None:
        action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        super().__init__(QPointF(), action, data, button, Qt.KeyboardModifier.NoModifier)
        self._source = source

    def source(self) -> object:
        return self._source


def data_of(url: str = "", text: str = "", png: str | None = None) -> QMimeData:
    data = QMimeData()
    if url:
        data.setUrls([QUrl.fromLocalFile(url)])
    if text:
        data.setText(text)
    if png is not None:
        data.setData("image/png", png.encode())
    return data


def test_a_file_is_opened(drops: Drops, done: list[object]) -> None:
    drops.take(data_of("/tmp/two.fen"))
    # Not before the drop is over: what is asked then would hold up the drag.
    assert done == []
    QApplication.processEvents()
    assert done == [Path("/tmp/two.fen")]


def test_of_a_picture_its_position_is_opened(drops: Drops, done: list[object]) -> None:
    drops.take(data_of("/tmp/full.png", text="file:///tmp/full.png"))
    QApplication.processEvents()
    assert done == [(FEN, Path("/tmp/full.png"))]


def test_a_picture_without_a_position_changes_nothing(drops: Drops, done: list[object]) -> None:
    drops.take(data_of("/tmp/bare.png"))
    drops.take(data_of(png=""))
    QApplication.processEvents()
    assert done == []


def test_a_text_is_pasted_before_what_a_picture_keeps(drops: Drops, done: list[object]) -> None:
    drops.take(data_of(text="Ke1 ke8", png=FEN))
    drops.take(data_of(png=FEN))
    QApplication.processEvents()
    assert done == ["Ke1 ke8", FEN]


def test_what_holds_nothing_is_said_to_hold_nothing(drops: Drops, done: list[object]) -> None:
    assert not drops.can_take(Drop(QMimeData(), None))
    drops.take(data_of(text=" "))
    QApplication.processEvents()
    assert done == [" "]


def test_a_picture_of_this_program_is_not_taken_back(drops: Drops, qapp: QApplication) -> None:
    data = data_of("/tmp/full.png", png=FEN)
    assert drops.can_take(Drop(data, None))
    assert not drops.can_take(Drop(data, qapp))
    assert drops.can_take(Drop(data_of(text="Ke1 ke8"), qapp))
