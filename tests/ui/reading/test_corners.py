"""Where no board was found, a person shows it."""

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.jobs.read_pictures import PageRead, PdfQuestion, PictureQuestion
from fenedit.session.decoding import pixels_of
from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading.corners import CornersView
from tests.helpers.pretended_reader import CORNERS, FRAME, PretendedReader, board_of, picture
from tests.helpers.states import fen_of

ENDING = "8/5p2/4p1p1/3kP2p/3P1K1P/6P1/5P2/8"


def without_board(window: MainWindow) -> CornersView:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer()
    view = window.findChild(CornersView)
    assert view is not None and view.isVisible()
    return view


def asked(number: int = -1) -> PictureQuestion:
    question = PretendedReader.made[0].asked[number]
    assert isinstance(question, PictureQuestion) and question.corners is not None
    return question


def placement(window: MainWindow) -> str:
    return fen_of(window.editor.state).split()[0]


def test_the_whole_picture_is_shown_with_corners_where_a_board_may_be(window: MainWindow) -> None:
    view = without_board(window)
    assert "No whole chessboard was found" in view.words.text()
    assert view.corners == FRAME
    # What is there is read at once.
    assert asked().corners == view.corners
    assert view.handles[0].hasFocus()
    assert not view.accept.isEnabled()


def test_what_was_said_before_is_not_shown_below_them(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of(ENDING))
    assert "Read from the picture" in window.status.words
    without_board(window)
    assert "Read" not in window.status.words and "assumed" not in window.status.words


def test_the_picture_before_is_not_shown_beside_them(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of(ENDING, {"f7": "b"}))
    review = window.reading.reviewing.review
    assert review.isVisible()
    view = without_board(window)
    assert not review.isVisible()
    QTest.keyClick(view.handles[0], Qt.Key.Key_Escape)
    assert review.isVisible() and review.view.hasFocus()


def test_a_corner_is_dragged_and_the_board_read_again(window: MainWindow, qtbot: QtBot) -> None:
    view = without_board(window)
    handle = view.handles[0]
    scale = view._scale
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(-round(8 * scale), -round(8 * scale)))
    count = len(PretendedReader.made[0].asked)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    assert len(PretendedReader.made[0].asked) == count + 1
    corners = asked().corners
    assert corners is not None
    (x, y), *others = corners
    assert abs(x - 20) < 1 and abs(y - 10) < 1
    assert others == [(172.0, 18.0), (172.0, 162.0), (28.0, 162.0)]


def test_corners_that_were_dragged_go_to_those_of_a_board_nearby(window: MainWindow) -> None:
    view = without_board(window)
    handle, reader = view.handles[0], PretendedReader.made[0]
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=handle.rect().center())
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=handle.rect().center())
    assert asked().nearby
    reader.answer(board_of(ENDING))
    assert view.corners == CORNERS


def test_what_is_said_of_the_board_moves_no_corner(window: MainWindow) -> None:
    view = without_board(window)
    places = [handle.pos() for handle in view.handles]
    board = board_of(ENDING, confidence=0.1)._replace(corners=view.corners)
    PretendedReader.made[0].answer(board)
    assert "move the corners" in view.result.text()
    QApplication.processEvents()
    assert [handle.pos() for handle in view.handles] == places


def test_a_corner_is_moved_with_keys(window: MainWindow, qtbot: QtBot) -> None:
    view = without_board(window)
    QTest.keyClick(view.handles[0], Qt.Key.Key_Tab)
    assert view.handles[1].hasFocus()
    count = len(PretendedReader.made[0].asked)
    QTest.keyClick(view.handles[1], Qt.Key.Key_Right)
    QTest.keyClick(view.handles[1], Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: len(PretendedReader.made[0].asked) > count)
    assert view.corners[1] == (173.0, 8.0)
    assert asked().corners == view.corners


def test_what_was_read_there_is_taken(window: MainWindow) -> None:
    view = without_board(window)
    board = board_of(ENDING, {"f7": "b"})._replace(corners=view.corners)
    PretendedReader.made[0].answer(board)
    assert view.result.text() == "1 doubtful square" and view.accept.isEnabled()
    assert placement(window) == "8/8/8/8/8/8/8/8"
    QTest.keyClick(view.handles[0], Qt.Key.Key_Return)
    assert not view.isVisible()
    assert placement(window) == ENDING
    assert (
        window.reading.reviewing.review.isVisible()
        and window.reading.reviewing.review.view.hasFocus()
    )


def test_where_no_board_is_the_corners_are_to_be_moved(window: MainWindow) -> None:
    view = without_board(window)
    PretendedReader.made[0].answer(board_of(ENDING, confidence=0.1))
    assert view.result.text() == "Most squares are in doubt: move the corners."


def test_esc_leaves_the_picture(window: MainWindow) -> None:
    view = without_board(window)
    QTest.keyClick(view.handles[2], Qt.Key.Key_Escape)
    assert not view.isVisible() and window.area.view.hasFocus()
    assert placement(window) == "8/8/8/8/8/8/8/8"


def test_the_board_comes_back_with_the_keyboard(window: MainWindow) -> None:
    view = without_board(window)
    window.commands["go_to_board"].trigger()
    assert not view.isVisible() and window.area.view.hasFocus()


def test_letters_do_not_reach_the_board_below(window: MainWindow) -> None:
    view = without_board(window)
    QTest.keyClicks(view.handles[0], "K")
    assert placement(window) == "8/8/8/8/8/8/8/8"


def test_corners_in_disorder_are_not_read(window: MainWindow) -> None:
    view = without_board(window)
    PretendedReader.made[0].answer(board_of(ENDING))
    count = len(PretendedReader.made[0].asked)
    view._corners[0] = QPointF(180, 170)
    view._emit_corners()
    assert "in order" in view.result.text() and not view.accept.isEnabled()
    assert len(PretendedReader.made[0].asked) == count


def test_a_board_that_is_not_read_is_told_so(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of(ENDING, confidence=0.2))
    view = window.findChild(CornersView)
    assert view is not None and "cannot be read" in view.words.text()
    assert view.corners == CORNERS
    assert placement(window) == "8/8/8/8/8/8/8/8"


def test_corners_of_a_board_that_was_read_can_be_moved(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of(ENDING, {"f7": "b"}))
    window.reading.reviewing.review.corners.click()
    view = window.findChild(CornersView)
    assert view is not None and view.corners == CORNERS
    other = "8/8/4k3/8/8/4K3/8/8"
    PretendedReader.made[0].answer(board_of(other))
    view.accept.click()
    # In the place of the first, and not beside it.
    assert placement(window) == other and len(window.editor.state.collection) == 1
    QApplication.processEvents()


def test_corners_of_a_board_of_a_page_can_be_moved(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(b"%PDF-1.7\n")
    window.reading.read_files([path])
    reader = PretendedReader.made[0]
    pixels = pixels_of(picture().convertToFormat(QImage.Format.Format_RGB888))
    page = PageRead(2, 3, (board_of(ENDING, {"f7": "b"}),), ("Réti",), pixels)
    reader.page_read.emit(page)
    reader.done.emit()
    window.reading.reviewing.review.corners.click()
    assert reader.asked[-1] == PdfQuestion(str(path), 2, 2)
    reader.page_read.emit(page)
    reader.done.emit()
    view = window.findChild(CornersView)
    assert view is not None and view.corners == CORNERS
    other = "8/8/4k3/8/8/4K3/8/8"
    reader.answer(board_of(other))
    view.accept.click()
    assert placement(window) == other and len(window.editor.state.collection) == 1
    # Once more: it is still a board of that page.
    window.reading.reviewing.show_picture()
    window.reading.reviewing.review.corners.click()
    assert reader.asked[-1] == PdfQuestion(str(path), 2, 2)
    reader.fail("missing")


def test_the_picture_follows_the_size_of_the_window(window: MainWindow, qtbot: QtBot) -> None:
    view = without_board(window)
    window.resize(1400, 900)
    qtbot.waitUntil(lambda: view.size() == window.area.size())
    window.resize(900, 640)
    qtbot.waitUntil(lambda: view.size() == window.area.size())
