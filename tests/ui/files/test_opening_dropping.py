"""What is dropped on a window."""

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from fenedit.documents.document import Document
from fenedit.documents.formats import records_from
from fenedit.notation.position import START_PLACEMENT, START_POSITION
from fenedit.notation.reading import Found, Interpretation
from fenedit.ui.files.opening import DropCue, Drops, document_of, interpretations
from tests.helpers.states import START

FEN = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


class Desk:
    """Knows two pictures, one of which keeps a position."""

    def text_of_file(self, path: Path) -> str | None:
        return {"full.png": FEN, "bare.png": ""}.get(path.name)

    def text_of_data(self, data: QMimeData) -> str | None:
        return (
            bytes(data.data("image/png").data()).decode() if data.hasFormat("image/png") else None
        )


class Files:
    """Opens what is no folder in a window, and tells what it has opened where."""

    def __init__(self, done: list[object]):
        self.done = done
        self.holds_work = False

    def open(self, path: Path) -> bool:
        self.done.append(path)
        return path.suffix != ""

    def open_text(self, text: str, path: Path) -> bool:
        self.done.append((text, path))
        return True


class Reading:
    """Tells what it is to read."""

    def __init__(self, done: list[object]):
        self.done = done

    def read_files(self, paths: Sequence[Path]):
        self.done.append(["read", *paths])

    def read_data(self, data: QMimeData) -> bool:
        if data.hasFormat("image/png"):
            self.done.append("read")
        return data.hasFormat("image/png")


@pytest.fixture
def done() -> list[object]:
    return []


@pytest.fixture
def files(done) -> Files:
    return Files(done)


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    return window


@pytest.fixture
def drops(window, files, done) -> Drops:
    def open_in_windows(paths: Sequence[Path], texts: Sequence[str]):
        done.append([*paths, *texts])

    rooms = SimpleNamespace(
        pictures=Desk(),
        files=files,
        clipboard=SimpleNamespace(paste_text=done.append),
        reading=Reading(done),
    )
    return Drops(SimpleNamespace(window=window, rooms=rooms), open_in_windows)


class Drop(QDropEvent):
    """A drop that knows where it comes from."""

    def __init__(self, data: QMimeData, source: object):
        action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        super().__init__(QPointF(), action, data, button, Qt.KeyboardModifier.NoModifier)
        self._source = source

    def source(self) -> object:
        return self._source


def data_of(*urls: str, text: str = "", png: str | None = None) -> QMimeData:
    data = QMimeData()
    if urls:
        data.setUrls([QUrl.fromLocalFile(url) for url in urls])
    if text:
        data.setText(text)
    if png is not None:
        data.setData("image/png", png.encode())
    return data


def test_a_file_is_opened(drops, done):
    drops.take(data_of("/tmp/two.fen"))
    # Not before the drop is over: what is asked then would hold up the drag.
    assert done == []
    QApplication.processEvents()
    assert done == [Path("/tmp/two.fen")]


def test_all_files_are_opened_the_first_in_this_window(drops, done, tmp_path):
    paths = [tmp_path / name for name in ("gone.fen", "a.fen", "full.png", "bare.png", "b.epd")]
    for path in paths[1:]:
        path.touch()
    drops.take(data_of(*map(str, paths)))
    QApplication.processEvents()
    # What is not there is told of once all else is open.
    others = [tmp_path / "b.epd", tmp_path / "gone.fen", FEN]
    assert done == [tmp_path / "a.fen", others, ["read", tmp_path / "bare.png"]]


def test_work_stays_in_its_window(drops, files, done):
    files.holds_work = True
    drops.take(data_of("/tmp/a.fen", "/tmp/full.png"))
    QApplication.processEvents()
    assert done == [[Path("/tmp/a.fen"), FEN]]


@pytest.mark.parametrize(
    ("data", "words", "words_over_work"),
    [
        (data_of("/tmp/a.fen"), "Open here", "Open in a new window"),
        (
            data_of("/tmp/a.fen", "/tmp/b.fen"),
            "Open 2 files, the first one here",
            "Open 2 files in new windows",
        ),
        (data_of("/tmp/a.fen", "/tmp/b.png"), "Open here", "Open in a new window"),
        (data_of("/tmp/a.JPG", "/tmp/b.pdf"), "Paste here", "Paste here"),
        (data_of(text=FEN), "Paste here", "Paste here"),
    ],
)
def test_what_is_dragged_over_the_window_is_told_what_a_drop_does(
    drops, files, window, data, words, words_over_work
):
    drops.hide_cue()
    for files.holds_work, said in ((False, words), (True, words_over_work)):
        drops.show_cue(data)
        cue = window.findChild(DropCue)
        assert cue.isVisible()
        assert cue.words == said and cue.size() == window.size()
        # What takes drops itself is found below it.
        assert window.childAt(20, 20) is None
        drops.hide_cue()
        assert not cue.isVisible()


def test_a_drop_ends_what_is_said_of_it(drops, window):
    data = data_of(text=FEN)
    drops.show_cue(data)
    drops.take(data)
    cue = window.findChild(DropCue)
    assert not cue.isVisible()
    QApplication.processEvents()


def test_the_window_is_for_the_first_that_can_be_opened(drops, done, tmp_path):
    for name in ("bad", "a.fen", "b.fen"):
        (tmp_path / name).touch()
    drops.open([tmp_path / "bad", tmp_path / "a.fen", tmp_path / "b.fen"])
    assert done == [tmp_path / "bad", tmp_path / "a.fen", [tmp_path / "b.fen"]]


def test_of_a_picture_its_position_is_opened(drops, done):
    drops.take(data_of("/tmp/full.png", text="file:///tmp/full.png"))
    QApplication.processEvents()
    assert done == [(FEN, Path("/tmp/full.png"))]


def test_pictures_that_keep_no_position_are_read(drops, done):
    drops.take(data_of("/tmp/bare.png", "/tmp/b/bare.png"))
    drops.take(data_of(png=""))
    QApplication.processEvents()
    assert done == ["read", ["read", Path("/tmp/bare.png"), Path("/tmp/b/bare.png")]]


def test_the_address_of_a_picture_is_no_text(drops, done):
    data = data_of(text="https://example.org/a.png", png="")
    data.setUrls([QUrl("https://example.org/a.png")])
    drops.take(data)
    QApplication.processEvents()
    assert done == ["read"]


def test_a_text_is_pasted_before_what_a_picture_keeps(drops, done):
    drops.take(data_of(text="Ke1 ke8", png=FEN))
    drops.take(data_of(png=FEN))
    QApplication.processEvents()
    assert done == ["Ke1 ke8", FEN]


def test_what_holds_nothing_is_said_to_hold_nothing(drops, done):
    assert not drops.can_take(Drop(QMimeData(), None))
    drops.take(data_of(text=" "))
    QApplication.processEvents()
    assert done == [" "]


def test_a_picture_of_this_program_is_not_taken_back(drops, qapp):
    data = data_of("/tmp/full.png", png=FEN)
    assert drops.can_take(Drop(data, None))
    assert not drops.can_take(Drop(data, qapp))
    assert drops.can_take(Drop(data_of(text="Ke1 ke8"), qapp))


BOARD = """\
r n b q k b n r
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P P P P P P P P
R N B Q K B N R
"""


def document(text: str) -> Document:
    return Document(collection=records_from(text, "fen"))


def test_a_board_of_letters_is_found():
    (best, *_) = interpretations(document(BOARD))
    assert best.certain
    found = document_of(best)
    assert (found.path, found.format) == (None, "fen")
    (record,) = found.collection
    assert record.position.placement == START_PLACEMENT


@pytest.mark.parametrize(
    "text",
    [
        f"{START}\n{BOARD}",
        f"{BOARD}{START}\n",
        "good morning\n",
        "",
        START.replace("/8/", "/9/", 1),
    ],
)
def test_where_a_line_is_a_position_or_nothing_is_one_none_is_looked_for(text):
    assert interpretations(document(text)) == ()


def test_very_long_texts_are_not_searched(monkeypatch):
    monkeypatch.setattr("fenedit.ui.files.opening.LONGEST", len(BOARD) - 1)
    assert interpretations(document(BOARD)) == ()


@pytest.mark.parametrize("kind", ["epd", "pgn", "wiki"])
def test_what_was_found_becomes_records_of_its_format(kind):
    found = (Found(START_POSITION), Found(START_POSITION))
    made = document_of(Interpretation(kind, "", found, certain=True))
    assert made.format == (kind if kind in ("epd", "pgn") else "fen")
    assert [record.position for record in made.collection] == [START_POSITION] * 2
