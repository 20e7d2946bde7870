"""Pictures become records."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from fenedit.documents.annotating import name_of
from fenedit.jobs.read_pictures import PageRead, PdfQuestion, PictureQuestion
from fenedit.session import intents
from fenedit.session.decoding import pixels_of
from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading import bar
from tests.helpers.benches import hearing
from tests.helpers.fens import START
from tests.helpers.pretended_reader import PretendedReader, board_of, picture
from tests.helpers.states import fen_of, state_of_fen
from tests.helpers.windows import services_in, shown_window

ENDING = "8/5p2/4p1p1/3kP2p/3P1K1P/6P1/5P2/8"
KINGS = "4k3/8/8/8/8/8/8/4K3"


def reader() -> PretendedReader:
    (made,) = PretendedReader.made
    assert isinstance(made, PretendedReader)
    return made


def paste_picture() -> None:
    QGuiApplication.clipboard().setImage(picture())


def placement(window: MainWindow) -> str:
    return fen_of(window.editor.state).split()[0]


def test_a_pasted_picture_comes_to_an_empty_board_in_one_step(window: MainWindow) -> None:
    paste_picture()
    window.commands["paste"].trigger()
    (question,) = reader().asked
    assert isinstance(question, PictureQuestion) and question.corners is None
    assert (question.picture.width, question.picture.height) == (200, 180)
    with hearing(window) as said:
        reader().answer(board_of(ENDING))
    assert placement(window) == ENDING
    assert "F12 shows it" in said.args[0]
    # The side to move cannot be seen.
    assert "White is assumed" in window.status.words
    assert window.editor.undo_stack.count() == 1
    window.commands["undo"].trigger()
    assert placement(window) == "8/8/8/8/8/8/8/8"


def test_a_picture_without_doubts_shows_no_review_until_it_is_asked_for(
    window: MainWindow,
) -> None:
    window.reading.read_image(picture())
    reader().answer(board_of(ENDING, side="b"))
    assert window.editor.state.position.side_to_move == "b"
    review = window.reading.reviewing.review
    assert not review.isVisible()
    window.commands["review_picture"].trigger()
    assert review.isVisible()
    window.commands["review_picture"].trigger()
    assert not review.isVisible()


def test_a_picture_is_added_after_work(working_window: MainWindow) -> None:
    window = working_window
    window.reading.read_image(picture())
    with hearing(window) as said:
        reader().answer(board_of(ENDING))
    assert "Added as position 2." in said.args[0]
    state = window.editor.state
    assert (state.current, len(state.collection)) == (1, 3)
    assert placement(window) == ENDING


def test_paste_over_takes_the_place_of_the_position(working_window: MainWindow) -> None:
    window = working_window
    paste_picture()
    window.commands["paste_over"].trigger()
    reader().answer(board_of(ENDING))
    assert len(window.editor.state.collection) == 2
    assert placement(window) == ENDING


def test_the_board_is_turned_as_the_picture_shows_it(window: MainWindow) -> None:
    window.reading.read_image(picture())
    with hearing(window):
        reader().answer(board_of(ENDING, white_below=False))
    assert placement(window) == ENDING
    assert window.area.view.flipped


def test_several_boards_become_records_with_their_captions_as_names(
    working_window: MainWindow,
) -> None:
    window = working_window
    window.reading.read_image(picture())
    boards = board_of(ENDING), board_of(KINGS, {"e4": "P"}), board_of(START)
    with hearing(window) as said:
        reader().answer(*boards, captions=("Réti, 1921", "", "No. 3"))
    assert said.args[0].startswith("3 positions read from pictures. Added as positions 2–4.")
    assert "1 has doubtful squares: F4 goes there." in said.args[0]
    collection = window.editor.state.collection
    assert [collection[row].line.split()[0] for row in range(1, 4)] == [
        ENDING,
        KINGS,
        START.split()[0],
    ]
    assert [name_of(collection[row]) for row in range(1, 4)] == ["Réti, 1921", "", "No. 3"]
    assert window.editor.undo_stack.count() == 1
    assert not window.reading.reviewing.review.isVisible()


def test_what_was_assumed_of_several_boards_is_told(window: MainWindow) -> None:
    window.reading.read_image(picture())
    reader().answer(board_of(ENDING), board_of(KINGS))
    assert window.status.words.startswith("2 positions read from pictures.")
    assert "White is assumed" in window.status.words


def test_the_board_is_turned_as_the_first_of_several_is_shown(window: MainWindow) -> None:
    window.board.flip()
    window.reading.read_image(picture())
    reader().answer(board_of(ENDING), board_of(KINGS))
    assert not window.area.view.flipped


def test_the_next_picture_comes_after_all_boards_of_the_one_before(
    working_window: MainWindow,
) -> None:
    window = working_window
    for boards in ((ENDING, KINGS), (START,)):
        window.reading.read_image(picture())
        reader().answer(*map(board_of, boards))
    collection = window.editor.state.collection
    names = [collection[row].line.split()[0] for row in range(5)]
    start = START.split()[0]
    assert names == [start, ENDING, KINGS, start, start]
    assert window.editor.state.current == 3


def test_another_position_in_the_fen_field_is_from_no_picture(window: MainWindow) -> None:
    window.reading.read_image(picture())
    reader().answer(board_of(ENDING))
    corrected = fen_of(window.editor.state).replace("3kP2p", "3qP2p")
    for text, is_shown in ((corrected, True), (START, False)):
        window.editor.perform(intents.records.type_fen, text, object())
        assert window.reading.may("review_picture") is is_shown
    window.commands["undo"].trigger()
    assert window.reading.may("review_picture")


def test_of_several_boards_the_one_that_was_clicked_is_read(window: MainWindow) -> None:
    window.reading.read_image(picture(400), point=QPointF(300, 100))
    there = board_of(KINGS)
    corners = tuple((x + 200, y) for x, y in there.corners)
    reader().answer(board_of(ENDING), there._replace(corners=corners))
    assert placement(window) == KINGS and len(window.editor.state.collection) == 1


def test_several_files_are_read_one_after_the_other(window: MainWindow, tmp_path: Path) -> None:
    paths = [tmp_path / "first.png", tmp_path / "book.pdf", tmp_path / "gone.png"]
    picture().save(str(paths[0]))
    paths[1].write_bytes(b"%PDF-1.7\n")
    window.reading.read_files(paths)
    (question,) = reader().asked
    assert isinstance(question, PictureQuestion)
    reader().answer(board_of(ENDING))
    assert reader().asked[1:] == [PdfQuestion(str(paths[1]))]
    page = pixels_of(picture().convertToFormat(picture().Format.Format_RGB888))
    kings = PageRead(1, 2, (board_of(KINGS),), ("Kings",), page, heading="Black to move")
    reader().page_read.emit(kings)
    reader().page_read.emit(PageRead(2, 2, (), ()))
    with hearing(window) as said:
        reader().done.emit()
    collection = window.editor.state.collection
    assert [name_of(record) for record in collection] == ["first", "Kings"]
    sides = [record.position and record.position.side_to_move for record in collection]
    assert sides == ["w", "b"]
    assert "2 positions read" in said.args[0] and "“gone.png”" in said.args[0]


def test_copied_files_are_pasted(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    picture().save(str(path))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(data)
    window.commands["paste"].trigger()
    reader().answer(board_of(ENDING))
    assert placement(window) == ENDING


def test_a_picture_of_ours_gives_its_position_at_once(window: MainWindow, tmp_path: Path) -> None:
    dragged = window.pictures.dragged()
    assert dragged is not None
    path = tmp_path / "a.png"
    path.write_bytes(dragged.file)
    window.open_path(path)
    assert PretendedReader.made == []


def test_reading_can_be_cancelled(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bar, "LATE_MS", 0)
    window.reading.read_image(picture())
    shown = window.reading.bar
    qtbot.waitUntil(shown.isVisible)
    assert shown.words.text() == "Reading a picture…"
    with hearing(window) as said:
        shown.cancel.click()
    assert reader().is_cancelled and not shown.isVisible()
    assert "Nothing was changed" in said.args[0]
    reader().answer(board_of(ENDING))
    assert placement(window) == "8/8/8/8/8/8/8/8"


def test_damaged_weights_are_told_of(window: MainWindow) -> None:
    window.reading.read_image(picture())
    with hearing(window) as said:
        reader().fail("weights", "checksum")
    assert "Pictures cannot be read" in said.args[0]
    assert placement(window) == "8/8/8/8/8/8/8/8"


def test_a_process_that_fails_is_told_of(window: MainWindow) -> None:
    window.reading.read_image(picture())
    with hearing(window) as said:
        reader().failed.emit("process")
    assert said.args == ["Reading pictures failed. See the log."]


def test_what_is_no_picture_is_told_of(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n")
    with hearing(window) as said:
        window.reading.read_files([path])
    assert said.args[0].startswith("“a.png”: ")


def test_several_pictures_without_a_board_are_told_of(window: MainWindow) -> None:
    window.reading._begin([picture(), picture()])
    reader().answer()
    with hearing(window) as said:
        reader().answer()
    assert said.args == ["No chessboard was found."]


def test_the_same_position_again_is_told_of(window: MainWindow) -> None:
    for _ in range(2):
        paste_picture()
        window.commands["paste_over"].trigger()
        with hearing(window) as said:
            reader().answer(board_of(ENDING))
    assert said.args == ["This position is already on the board."]


def test_the_process_ends_when_nothing_is_read_for_long(window: MainWindow, qtbot: QtBot) -> None:
    window.reading._idle.setInterval(0)
    window.reading.read_image(picture())
    reader().answer(board_of(ENDING))
    qtbot.waitUntil(lambda: reader().is_closed)
    window.reading.read_image(picture())
    assert len(PretendedReader.made[1].asked) == 1


def test_the_process_ends_with_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    with shown_window(qtbot, state_of_fen(START), services_in(tmp_path)) as window:
        window.reading.read_image(picture())
    assert reader().is_closed
