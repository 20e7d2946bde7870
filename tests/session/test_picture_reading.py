"""The client of the process that reads pictures."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.jobs.read_pictures import Fault, PageRead, PdfQuestion, PictureQuestion, Pixels
from fenedit.session.picture_reading import PictureReader
from tests.helpers.book_pages import book
from tests.helpers.drawn_boards import drawn


class Heard:
    """What a reader says."""

    def __init__(self, reader: PictureReader) -> None:
        self.pages: list[PageRead] = []
        self.faults: list[Fault] = []
        self.ends = 0
        reader.page_read.connect(self.pages.append)
        reader.faulty.connect(self.faults.append)
        reader.done.connect(self.end)

    def end(self) -> None:
        self.ends += 1


@pytest.fixture
def reader(qtbot: QtBot) -> Iterator[PictureReader]:
    reader = PictureReader()
    yield reader
    reader.close()


@pytest.fixture
def heard(reader: PictureReader) -> Heard:
    return Heard(reader)


def question() -> PictureQuestion:
    picture = drawn()
    return PictureQuestion(Pixels(picture.shape[1], picture.shape[0], picture.tobytes()))


def test_a_picture_and_a_book_are_read(
    qtbot: QtBot, reader: PictureReader, heard: Heard, tmp_path: Path
) -> None:
    reader.read(question())
    qtbot.waitUntil(lambda: heard.ends == 1)
    assert [len(page.boards) for page in heard.pages] == [1]
    path = tmp_path / "book.pdf"
    path.write_bytes(book([[(60, 100)], [(60, 100), (320, 100)]]))
    reader.read(PdfQuestion(str(path)))
    qtbot.waitUntil(lambda: heard.ends == 2)
    assert [len(page.boards) for page in heard.pages[1:]] == [1, 2]
    assert (heard.faults, reader.searching) == ([], False)


def test_what_cannot_be_read_is_said(
    qtbot: QtBot, reader: PictureReader, heard: Heard, tmp_path: Path
) -> None:
    reader.read(PdfQuestion(str(tmp_path / "missing.pdf")))
    qtbot.waitUntil(lambda: heard.ends == 1)
    assert (heard.pages, heard.faults) == ([], [Fault("missing")])


def test_after_a_cancel_another_is_read(
    qtbot: QtBot, reader: PictureReader, heard: Heard, tmp_path: Path
) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(book([[(60, 100)]] * 50))
    reader.read(PdfQuestion(str(path)))
    qtbot.waitUntil(lambda: bool(heard.pages))
    reader.cancel()
    assert not reader.searching
    heard.pages.clear()
    reader.read(question())
    qtbot.waitUntil(lambda: heard.ends == 1)
    assert [page.last for page in heard.pages] == [1]
