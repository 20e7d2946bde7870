"""What is dropped on a window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl

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
def drops(done: list[object]) -> Drops:
    return Drops(Desk(), done.append, lambda *found: done.append(found), done.append)


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
    assert done == [Path("/tmp/two.fen")]


def test_of_a_picture_its_position_is_opened(drops: Drops, done: list[object]) -> None:
    drops.take(data_of("/tmp/full.png", text="file:///tmp/full.png"))
    assert done == [(FEN, Path("/tmp/full.png"))]


def test_a_picture_without_a_position_changes_nothing(drops: Drops, done: list[object]) -> None:
    drops.take(data_of("/tmp/bare.png"))
    drops.take(data_of(png=""))
    assert done == []


def test_a_text_is_pasted_before_what_a_picture_keeps(drops: Drops, done: list[object]) -> None:
    drops.take(data_of(text="Ke1 ke8", png=FEN))
    drops.take(data_of(png=FEN))
    assert done == ["Ke1 ke8", FEN]


def test_what_holds_nothing_is_said_to_hold_nothing(drops: Drops, done: list[object]) -> None:
    data = QMimeData()
    assert not drops.can_take(data)
    drops.take(data_of(text=" "))
    assert done == [" "]
