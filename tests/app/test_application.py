"""The running program: windows for files and positions, recovery, the end."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QIcon, QInputDevice
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from fenedit.app.application import MOST_LOOKS, Application, is_same_file, recovery_folder
from fenedit.app.arguments import Arguments, parse_arguments
from fenedit.app.handover import Request
from fenedit.documents.document import Document
from fenedit.documents.errors import SaveError
from fenedit.documents.files.recovery import Orphans, RecoveryStore, Snapshot
from fenedit.documents.files.saving import save_bytes
from fenedit.jobs.read_pictures import PdfQuestion
from fenedit.session.collection.model import CollectionModel, Role
from fenedit.session.intents import board
from fenedit.session.settings import Programs
from fenedit.ui.files import opening
from fenedit.ui.files.outside import NoticeBar
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.recovery import RecoveryChoice, RecoveryDialog
from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading import controller
from fenedit.ui.touch import Touch
from tests.helpers.dialog_hands import click, message_over, when_asked
from tests.helpers.fingers import tap, touch_screen
from tests.helpers.pretended_reader import PretendedReader, board_of, picture
from tests.helpers.project import run_python
from tests.helpers.states import HARING, IMMORTAL, START, fen_of, state_of_fen


@pytest.fixture
def application(qapp: QApplication) -> Iterator[Application]:
    running = Application(qapp)
    yield running
    running.end()
    running.deleteLater()


def test_without_arguments_an_empty_board_is_shown(application: Application) -> None:
    application.begin(Arguments())
    (window,) = application.windows
    assert window.isVisible() and window.untouched
    assert fen_of(window.editor.state) == "8/8/8/8/8/8/8/8 w - - 0 1"


def test_each_file_and_each_position_has_a_window(application: Application, tmp_path: Path) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    application.begin(Arguments(files=(path,), fens=(START, "not a position")))
    states = [window.editor.state for window in application.windows]
    assert [fen_of(state) for state in states[:2]] == [HARING, START]
    assert states[2].is_draft and states[2].fen_text == "not a position"


def test_files_that_are_not_there_are_told_one_by_one_over_an_empty_board(
    application: Application, tmp_path: Path
) -> None:
    application.begin(Arguments(files=(tmp_path / "a.fen", tmp_path / "b.fen")))
    (window,) = application.windows
    assert window.untouched
    for name in ("a.fen", "b.fen"):
        message = message_over(window)
        assert name in message.text()
        message.accept()
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("choice", list(RecoveryChoice))
def test_unsaved_work_of_a_run_that_ended_badly_is_offered(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, choice: RecoveryChoice
) -> None:
    first = Application(qapp)
    first.begin(Arguments())
    first.windows[0].editor.perform(board.set_start)
    # What ends without asking leaves its unsaved work behind, as a killed process does.
    first.end()
    first.deleteLater()

    monkeypatch.setattr("fenedit.ui.files.recovery.ask_about_recovery", lambda *_: choice)
    second = Application(qapp)
    second.begin(Arguments())
    second.offer_recovery()
    recovered = [window for window in second.windows if fen_of(window.editor.state) == START]
    assert bool(recovered) == (choice is RecoveryChoice.RECOVER)
    if recovered:
        assert recovered[0].editor.modified
        assert second.windows == (recovered[0],)
    second.end()
    second.deleteLater()

    third = Application(qapp)
    found = third.services.recovery.orphans().snapshots
    assert bool(found) == (choice is not RecoveryChoice.DISCARD)
    third.end()
    third.deleteLater()


def test_a_restart_brings_windows_and_unsaved_work_back(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited, plain = tmp_path / "edited.fen", tmp_path / "-plain.fen"
    edited.write_text(HARING)
    plain.write_text(IMMORTAL)
    monkeypatch.setattr(qapp, "exit", lambda _status: None, raising=False)
    first = Application(qapp)
    first.begin(Arguments(files=(edited, plain), fens=(START,)))
    first.windows[0].editor.perform(board.clear)
    first.restart()
    assert first.again is not None
    first.end()
    first.deleteLater()

    monkeypatch.setattr(
        "fenedit.ui.files.recovery.ask_about_recovery", lambda *_: pytest.fail("nobody is asked")
    )
    arguments = parse_arguments(first.again)
    assert arguments.new_instance
    second = Application(qapp)
    second.begin(arguments)
    second.offer_recovery()
    paths = {window.editor.state.document.path: window for window in second.windows}
    assert set(paths) == {edited, plain, None}
    assert paths[edited].editor.modified
    assert fen_of(paths[edited].editor.state).startswith("8/8/8/8/8/8/8/8")
    assert fen_of(paths[None].editor.state) == START
    second.end()
    second.deleteLater()


def test_what_cannot_be_kept_is_not_risked(
    application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise SaveError("disk-full", Path("x"))

    application.begin(Arguments(fens=(START,)))
    (window,) = application.windows
    window.editor.perform(board.clear)
    monkeypatch.setattr(window.files, "settle_refused", lambda: False)
    application.restart()
    assert application.again is None and not window.findChildren(NoticeBar)
    monkeypatch.setattr(window.files, "settle_refused", lambda: True)
    monkeypatch.setattr(application.services.recovery, "save", fail)
    application.restart()
    assert application.again is None
    (bar,) = window.findChildren(NoticeBar)
    assert any("not restarted" in label.text() for label in bar.findChildren(QLabel))
    window.editor.undo_stack.undo()


def test_recovered_work_takes_the_place_of_its_file(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(f"{IMMORTAL}\n{HARING}\n")
    first = Application(qapp)
    first.begin(Arguments(files=(path,)))
    first.windows[0].editor.show_record(1)
    first.windows[0].editor.perform(board.set_start)
    first.end()
    first.deleteLater()

    choice = RecoveryChoice.RECOVER
    monkeypatch.setattr("fenedit.ui.files.recovery.ask_about_recovery", lambda *_: choice)
    second = Application(qapp)
    second.begin(Arguments(files=(path,)))
    second.offer_recovery()
    (window,) = second.windows
    assert fen_of(window.editor.state) == START and window.editor.modified
    assert window.files.document.path == path
    model = window.collection.panel.findChild(CollectionModel)
    assert [model.index(row).data(Role.EDITED) for row in range(2)] == [False, True]
    window.editor.undo_stack.setClean()
    second.end()
    second.deleteLater()


def test_moves_that_were_played_come_back_with_what_they_were_played_on(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "start.fen"
    path.write_text(f"{HARING}\n{START}\n")
    first = Application(qapp)
    first.begin(Arguments(files=(path,)))
    first.windows[0].editor.show_record(1)
    first.windows[0]._bench.moves.play("e2e4", "e7e5")
    first.end()
    first.deleteLater()

    choice = RecoveryChoice.RECOVER
    monkeypatch.setattr("fenedit.ui.files.recovery.ask_about_recovery", lambda *_: choice)
    second = Application(qapp)
    second.begin(Arguments())
    second.offer_recovery()
    (window,) = second.windows
    moves = window._bench.moves
    assert moves.unkept() == [1] and moves.move_words == "1…e5"
    moves.undo()
    second.end()
    second.deleteLater()


def test_what_was_saved_after_the_recovered_work_is_shown_beside_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(f"{HARING}\n")
    first = Application(qapp)
    first.begin(Arguments(files=(path,)))
    first.windows[0].editor.perform(board.set_start)
    first.end()
    first.deleteLater()
    # As a save does that is killed before the snapshot of an earlier state is gone.
    save_bytes(path, f"{IMMORTAL}\n".encode())

    choice = RecoveryChoice.RECOVER
    monkeypatch.setattr("fenedit.ui.files.recovery.ask_about_recovery", lambda *_: choice)
    second = Application(qapp)
    second.begin(Arguments(files=(path,)))
    second.offer_recovery()
    assert {fen_of(window.editor.state) for window in second.windows} == {START, IMMORTAL}
    second.end()
    second.deleteLater()


def test_work_of_a_process_that_has_not_quite_ended_is_offered_once_it_has(
    qtbot: QtBot, application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fenedit.app.application.LOOK_AGAIN_MS", 20)
    choice, asked = RecoveryChoice.LATER, list[str]()

    def ask(_parent: object, snapshot: Snapshot, _painter: object) -> RecoveryChoice:
        asked.append(snapshot.session_id)
        return choice

    monkeypatch.setattr("fenedit.ui.files.recovery.ask_about_recovery", ask)
    others = [RecoveryStore(recovery_folder()) for _ in range(3)]
    for number, store in enumerate(others):
        document = state_of_fen(HARING).document
        store.save(Snapshot(f"work-{number}", document, pid=999_999_999))
    others[0].close()
    application.begin(Arguments())
    application.offer_recovery()
    assert asked == ["work-0"]
    # Killed, but held up by its disk until now.
    others[1].close()
    qtbot.waitUntil(lambda: "work-1" in asked)
    qtbot.waitUntil(lambda: application._looks == MOST_LOOKS)
    assert asked == ["work-0", "work-1"]
    others[2].close()


def test_a_window_that_is_opened_later_has_all_its_rooms(application: Application) -> None:
    application.begin(Arguments())
    application.windows[0].window_wanted.emit()
    # They are made once, the first window's after its first picture.
    assert {"position", "puzzle"} <= vars(application.windows[1]).keys()


def test_moves_on_the_command_line_are_shown_at_their_end(application: Application) -> None:
    application.begin(Arguments(fens=("1. e4 e5",)))
    assert application.windows[0].moves.may("back_move")
    assert not application.windows[0].moves.may("last_move")


def test_a_second_window_does_not_stand_on_the_first(application: Application) -> None:
    application.begin(Arguments(fens=(START, HARING)))
    application.windows[0].window_wanted.emit()
    corners = [window.frameGeometry().topLeft().toTuple() for window in application.windows]
    assert len(set(corners)) == 3


def test_the_first_window_has_its_rooms_once_nothing_is_done(
    application: Application, qtbot: QtBot
) -> None:
    application.begin(Arguments())
    assert "position" not in vars(application.windows[0])
    qtbot.waitUntil(lambda: {"position", "puzzle"} <= vars(application.windows[0]).keys())


def test_quitting_closes_every_window(application: Application) -> None:
    application.begin(Arguments(fens=(START, HARING)))
    for window in application.windows:
        window.editor.mark_saved(window.editor.state.document)
    application.windows[0].quit_requested.emit()
    assert application.windows == ()


def test_no_window_is_closed_while_one_waits_for_an_answer(application: Application) -> None:
    application.begin(Arguments(fens=(START, HARING)))
    first, second = application.windows
    for window in application.windows:
        window.editor.mark_saved(window.editor.state.document)
    question = QDialog(second)
    question.open()
    first.quit_requested.emit()
    assert application.windows == (first, second) and question.isVisible()
    assert not second.close()
    question.close()
    first.quit_requested.emit()
    assert application.windows == ()


def test_a_window_that_asks_about_its_work_is_not_asked_again(
    application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    application.begin(Arguments())
    (window,) = application.windows
    window.editor.perform(board.set_start)
    asked: list[QDialog] = []

    def quit_again(dialog: QDialog) -> None:
        asked.append(dialog)
        window.quit_requested.emit()
        window.close()
        # What another start asks for is opened all the same.
        application.receive(Request((), (HARING,)))
        assert application.windows[0] is window and dialog.isVisible()
        click("Discard")(dialog)

    when_asked(quit_again)
    window.quit_requested.emit()
    assert len(asked) == 1
    # The one that came meanwhile is there to stay.
    (other,) = application.windows
    assert fen_of(other.editor.state) == HARING


@pytest.mark.expects_log("could not be kept", "unexpected ZeroDivisionError")
def test_after_an_unexpected_error_each_window_keeps_what_it_can(
    application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    application.begin(Arguments(fens=(START, HARING)))
    first, second = application.windows
    for window in (first, second):
        window.editor.perform(board.clear)

    def fail() -> None:
        raise RuntimeError

    monkeypatch.setattr(first, "keep_work", fail)
    loop = QEventLoop()
    QTimer.singleShot(0, lambda: sys.excepthook(ZeroDivisionError, ZeroDivisionError(), None))
    QTimer.singleShot(0, loop.quit)
    loop.exec()
    told = QApplication.activeModalWidget()
    assert isinstance(told, QMessageBox) and "could not be kept" in told.informativeText()
    told.close()
    folder = recovery_folder()
    assert len(list(folder.glob("*.snapshot"))) == 1


# --- where nothing can be kept ---------------------------------------------------------------


def work_without_a_place(qapp: QApplication, qtbot: QtBot) -> str:
    """Start, read the notice and close it, work, and end; return what it said."""
    running = Application(qapp)
    running.begin(Arguments())
    (window,) = running.windows
    qtbot.waitUntil(lambda: running.has_offered_recovery)
    (bar,) = window.findChildren(NoticeBar)
    assert bar.isVisible()
    # It is said once, so it has to be read before its window goes.
    running.receive(Request((), (HARING,)))
    assert window in running.windows
    bar.close_button.click()
    window.editor.perform(board.set_start)
    running.services.settings.add_recent_position(START)
    assert running.services.settings.recent_positions()[0] == START
    with suppress(SaveError):
        window.keep_work()
    running.end()
    running.deleteLater()
    return bar.words


@pytest.mark.parametrize("home", ["/dev/null/home", "/proc/home"])
def test_without_a_home_it_says_so_and_goes_on(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    monkeypatch.setenv("HOME", home)
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.delenv(f"XDG_{name}_HOME")
    said = work_without_a_place(qapp, qtbot)
    assert all(words in said for words in ("Unsaved work", "Preferences", "Errors"))
    assert home in said


@pytest.mark.parametrize("name", ["", "log", "recovery"])
def test_where_a_file_stands_in_the_place_of_its_folder_it_goes_on(
    qapp: QApplication, qtbot: QtBot, name: str
) -> None:
    place = recovery_folder().with_name(name) if name else recovery_folder().parent
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(b"mine")
    assert str(place) in work_without_a_place(qapp, qtbot)
    assert place.read_bytes() == b"mine"


def test_where_all_can_be_kept_nothing_is_said(application: Application, qtbot: QtBot) -> None:
    application.begin(Arguments())
    qtbot.waitUntil(lambda: application.has_offered_recovery)
    assert not application.windows[0].findChildren(NoticeBar)


# --- one program for all files ---------------------------------------------------------------


def test_what_a_second_start_was_given_opens_in_windows(
    application: Application, tmp_path: Path
) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    application.begin(Arguments(fens=(START,)))
    application.receive(Request((path,), (START,)))
    assert [fen_of(window.editor.state) for window in application.windows] == [START, HARING, START]
    application.receive(Request())
    assert application.windows[-1].untouched


def test_a_blank_window_gives_way_to_what_is_opened(
    application: Application, tmp_path: Path
) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    application.begin(Arguments())
    application.receive(Request((path,)))
    (window,) = application.windows
    assert fen_of(window.editor.state) == HARING


def test_a_file_that_cannot_be_opened_leaves_the_blank_window(
    application: Application, tmp_path: Path
) -> None:
    application.begin(Arguments())
    (window,) = application.windows
    application.receive(Request((tmp_path / "missing.fen",)))
    assert application.windows == (window,)
    # It is told, and nobody waits for an answer.
    message = message_over(window)
    # What is opened while it is not read yet leaves its window.
    application.receive(Request((), (START,)))
    assert len(application.windows) == 2
    message.accept()


@pytest.mark.parametrize("modal", [True, False])
def test_a_blank_window_with_a_dialog_stays(
    application: Application, tmp_path: Path, modal: bool
) -> None:
    application.begin(Arguments())
    (window,) = application.windows
    dialog = QDialog(window)
    dialog.setModal(modal)
    dialog.show()
    application.receive(Request((), (START,)))
    assert len(application.windows) == 2
    assert dialog.isVisible() and dialog.parentWidget() is window


@pytest.mark.parametrize("name", ["a.svg", "A.SVG"])
def test_a_picture_that_keeps_its_position_opens_as_that_position(
    qapp: QApplication, tmp_path: Path, name: str
) -> None:
    from fenedit.app.verbs.terminal import run_verb

    assert run_verb("diagram", [HARING, "-o", str(tmp_path / "a.svg"), "--force"]) == 0
    (tmp_path / "a.svg").rename(tmp_path / name)
    application = Application(qapp)
    application.begin(Arguments(files=(tmp_path / name,)))
    assert [fen_of(window.editor.state) for window in application.windows] == [HARING]
    application.end()
    application.deleteLater()


@pytest.mark.parametrize("begun", [False, True])
def test_pictures_are_read_in_one_window(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    monkeypatch.setattr(controller, "PictureReader", PretendedReader)
    PretendedReader.made.clear()
    paths = (tmp_path / "a.jpg", tmp_path / "b.pdf")
    picture().save(str(paths[0]))
    paths[1].write_bytes(b"%PDF-1.7\n")
    application = Application(qapp)
    if begun:
        application.begin(Arguments())
        application.receive(Request(paths, ()))
    else:
        application.begin(Arguments(files=paths))
    # Another one does not close the window that is still empty.
    application.receive(Request((), (START,)))
    assert len(application.windows) == 2
    (reader,) = PretendedReader.made
    reader.answer(board_of(HARING))
    assert reader.asked[1:] == [PdfQuestion(str(paths[1]))]
    reader.answer()
    placement = application.windows[0].editor.state.position.placement
    assert placement == state_of_fen(HARING).position.placement
    application.windows[0].editor.undo_stack.setClean()
    application.end()
    application.deleteLater()


def test_a_sheet_opens_as_the_records_that_are_on_it(qapp: QApplication, tmp_path: Path) -> None:
    from fenedit.app.verbs.terminal import run_verb

    lines = [f'{HARING[:-4]} c1 "{author}"; dm 2; id "{author} 1";' for author in ("Bo", "Al")]
    collection, sheet = tmp_path / "a.epd", tmp_path / "a.pdf"
    collection.write_text("\n".join(lines))
    assert run_verb("diagram", [str(collection), "-o", str(sheet), "--per-page", "1"]) == 0
    application = Application(qapp)
    application.begin(Arguments(files=(sheet,)))
    document = application.windows[0].editor.state.document
    assert (document.format, [each.line for each in document.collection]) == ("epd", lines)
    application.end()
    application.deleteLater()


def test_unsaved_work_is_offered_to_its_end_whatever_else_is_opened(
    qapp: QApplication, tmp_path: Path
) -> None:
    first = Application(qapp)
    first.begin(Arguments())
    first.windows[0].editor.perform(board.set_start)
    first.end()
    first.deleteLater()
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    second = Application(qapp)
    second.begin(Arguments())

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, RecoveryDialog)
        second.receive(Request((path,)))
        assert len(second.windows) == 2 and dialog.isVisible()
        click("Recover")(dialog)

    def when_offered() -> None:
        if QApplication.activeModalWidget() is None:
            QTimer.singleShot(1, when_offered)
        else:
            when_asked(answer)

    when_offered()
    second.offer_recovery()
    shown = [fen_of(window.editor.state) for window in second.windows]
    assert shown == [HARING, START]
    second.end()
    second.deleteLater()


def test_what_is_handed_over_while_a_window_waits_for_work_leaves_it_open(
    application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    application.begin(Arguments())
    (window,) = application.windows
    received = threading.Event()

    def look() -> Orphans:
        assert received.wait(60)
        return Orphans((), ())

    def receive() -> None:
        application.receive(Request((), (START,)))
        assert application.windows[0] is window and not window.close()
        received.set()

    monkeypatch.setattr(application.services.recovery, "orphans", look)
    QTimer.singleShot(0, receive)
    application.offer_recovery()
    assert received.is_set()
    assert len(application.windows) == 2


def test_a_large_file_that_is_asked_for_twice_has_one_window(
    application: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    application.begin(Arguments(fens=(START,)))
    opened_at_once = opening.read_beside

    def opened_slowly(window: QWidget, path: Path) -> Document | None:
        monkeypatch.setattr("fenedit.ui.files.opening.read_beside", opened_at_once)
        application.receive(Request((path,)))
        return opened_at_once(window, path)

    monkeypatch.setattr("fenedit.ui.files.opening.read_beside", opened_slowly)
    application.receive(Request((path,)))
    assert [fen_of(window.editor.state) for window in application.windows] == [START, HARING]


def test_windows_that_are_closed_while_a_large_file_is_read_are_forgotten(
    application: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    application.begin(Arguments())
    large = tmp_path / "large.fen"
    opened_at_once = opening.read_beside

    def opened_slowly(window: QWidget, path: Path) -> Document | None:
        if path != large:
            return opened_at_once(window, path)
        for each in application.windows:
            each.close()
            delete(each)
        application.receive(Request((), (START,)))
        return None

    monkeypatch.setattr("fenedit.ui.files.opening.read_beside", opened_slowly)
    application.receive(Request((path, large)))
    assert [fen_of(window.editor.state) for window in application.windows] == [START]


def test_a_file_has_one_window(application: Application, tmp_path: Path) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    link = tmp_path / "link.fen"
    link.symlink_to(path)
    application.begin(Arguments(files=(path, link), fens=(START,)))
    assert len(application.windows) == 2
    shown, other = application.windows
    application.receive(Request((link,)))
    assert len(application.windows) == 2
    # From another window it comes forward as well, and nothing is opened twice.
    assert not other.files.open(path)
    assert fen_of(other.editor.state) == START
    # Its own window may open it anew.
    assert shown.files.open(path)


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_a_file_may_have_bytes_in_its_name_that_are_no_text(
    application: Application, tmp_path: Path
) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.fen"))
    path.write_text(HARING)
    application.begin(Arguments(files=(path,)))
    application.receive(Request((path,)))
    (window,) = application.windows
    window.editor.perform(board.set_start)
    assert window.files.save()
    assert path.read_text() == START
    assert application.services.settings.recent_files() == (path,)


ASKED_BY_EVENTS = """
import sys
from pathlib import Path
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from fenedit.app.arguments import Arguments
from fenedit.app.main import make_application

folder = Path(sys.argv[1])
qt, application = make_application()

def ask(*names):
    for name in names:
        url = QUrl(name) if ":" in name else QUrl.fromLocalFile(str(folder / name))
        assert QApplication.sendEvent(qt, QFileOpenEvent(url))
    QApplication.processEvents()

def tell(when):
    for window in application.windows:
        print(when, window.editor.state.fen_text.split(" ")[0], sep=": ")
    for window in application.windows:
        for box in window.findChildren(QMessageBox):
            if box.isVisible():
                print(when, box.text().replace("\u200b", ""), sep=": ")
                box.accept()

ask("a.fen")
tell("before")
application.begin(Arguments())
tell("begun")
ask("b.fen", "a.fen", "c.fen")
tell("several")
ask("gone.fen", "")
tell("none")
ask("https://lichess.org/editor/8/8/8/8/8/8/8/k1K5_w_-_-_0_1")
tell("link")
application.end()
"""


def test_the_desktop_may_ask_for_files_by_events(tmp_path: Path) -> None:
    for number, name in enumerate(("a.fen", "b.fen", "c.fen"), 1):
        (tmp_path / name).write_text(f"{number}K{6 - number}/8/8/8/8/8/8/8 w - - 0 1\n")
    code, said = run_python("-c", ASKED_BY_EVENTS, tmp_path)
    assert code == 0, said
    one, two, three = (f"{number}K{6 - number}/8/8/8/8/8/8/8" for number in (1, 2, 3))
    shown = [one, two, three]
    assert [line for line in said.splitlines() if ": " in line] == [
        f"begun: {one}",
        *(f"several: {each}" for each in shown),
        *(f"none: {each}" for each in shown),
        "none: File not found: “gone.fen”.",
        f"none: “{tmp_path.name}” is a folder, not a file.",
        *(f"link: {each}" for each in (*shown, "8/8/8/8/8/8/8/k1K5")),
    ]


def dropped_on(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    no_key = Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(9, 9), action, data, button, no_key))
    QApplication.processEvents()


@pytest.mark.parametrize("worked_on", [False, True])
def test_all_files_that_are_dropped_open(
    application: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, worked_on: bool
) -> None:
    errors: list[str] = []
    monkeypatch.setattr(FileQuestions, "open_failed", lambda _, error: errors.append(error.code))
    fens = {"a.fen": HARING, "b.epd": START, "c.svg": IMMORTAL}
    for name, fen in fens.items():
        picture = f'<svg xmlns="http://www.w3.org/2000/svg"><metadata><fen xmlns="urn:fenedit:diagram" program="FenEdit">{fen}</fen></metadata></svg>'
        (tmp_path / name).write_text(picture if name == "c.svg" else f"{fen}\n")
    application.begin(Arguments())
    (window,) = application.windows
    if worked_on:
        window.editor.perform(board.set_start)
    dropped_on(window, tmp_path / "gone.fen", tmp_path, *(tmp_path / name for name in fens))
    shown = [fen_of(each.editor.state) for each in application.windows]
    assert shown == [START, *fens.values()] if worked_on else list(fens.values())
    assert window.editor.modified == worked_on
    assert errors == ["missing", "folder"]
    # The same again brings no more.
    dropped_on(application.windows[-1], tmp_path / "a.fen", tmp_path / "b.epd")
    assert len(application.windows) == 3 + worked_on


def test_several_files_are_chosen_in_the_dialog(
    application: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / "a.fen", tmp_path / "b.fen"]
    for path, fen in zip(paths, (HARING, START), strict=True):
        path.write_text(fen)
    application.begin(Arguments())
    monkeypatch.setattr(FileQuestions, "files_to_open", lambda *_: paths)
    application.windows[0].open_by_dialog()
    assert [fen_of(each.editor.state) for each in application.windows] == [HARING, START]


def test_the_program_has_its_icon_soon(application: Application, qtbot: QtBot) -> None:
    qt = QApplication.instance()
    assert isinstance(qt, QApplication)
    qt.setWindowIcon(QIcon())
    application.begin(Arguments())
    qtbot.waitUntil(lambda: not qt.windowIcon().isNull())
    # Small ones are drawings of their own.
    assert {16, 24, 32} <= {size.width() for size in qt.windowIcon().availableSizes()}


def test_who_starts_it_to_choose_files_is_asked_at_once(
    application: Application, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / "a.fen", tmp_path / "b.fen"]
    for path, fen in zip(paths, (HARING, START), strict=True):
        path.write_text(fen)
    asked = iter(([paths[0]], [paths[1]]))
    monkeypatch.setattr(FileQuestions, "files_to_open", lambda *_: next(asked))
    application.begin(Arguments(choose=True))
    (window,) = application.windows
    qtbot.waitUntil(lambda: fen_of(window.editor.state) == HARING)
    # A second start is asked as well, by the program that runs.
    application.receive(Request(choose=True))
    assert [fen_of(each.editor.state) for each in application.windows] == [HARING, START]


def test_another_window_begins_with_a_new_document(application: Application) -> None:
    application.begin(Arguments(fens=(START,)))
    application.windows[0].window_wanted.emit()
    assert len(application.windows) == 2 and application.windows[1].untouched


def test_a_window_that_is_opened_late_is_made_whole_like_the_first(
    application: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    """Nobody has given a command in it yet, and nothing was changed."""
    application.services.settings.set_programs(Programs(popeye_path="/usr/bin/popeye"))
    application.begin(Arguments())
    (first,) = application.windows
    qtbot.waitUntil(lambda: not first.commands["previous"].isEnabled())
    path = tmp_path / "help.epd"
    path.write_text('8/8/8/8/8/1k6/8/K6r w - - c3 "h#2";\n')
    application.receive(Request((path,), ()))
    late = application.windows[-1]
    qtbot.waitUntil(lambda: late.panels.puzzle_card.result is not None)
    qtbot.waitUntil(lambda: late.panels.puzzle.popeye_path == "/usr/bin/popeye")
    for name in ("previous", "next", "move_up", "move_down"):
        qtbot.waitUntil(lambda name=name: not late.commands[name].isEnabled())


def test_files_that_are_not_there_are_known_by_their_names(tmp_path: Path) -> None:
    assert is_same_file(tmp_path / "a", tmp_path / "a")
    assert not is_same_file(tmp_path / "a", tmp_path / "b")
    assert not is_same_file(tmp_path / "a", None)


def test_unsaved_work_is_offered_once_nothing_is_edited(application: Application) -> None:
    application.begin(Arguments())
    (window,) = application.windows
    window.editor.perform(board.set_start)
    application._offer_when_keys_rest()
    assert not application.has_offered_recovery
    window.editor.perform(board.clear)
    application._offer_when_keys_rest()
    assert not application.has_offered_recovery
    application._offer_when_keys_rest()
    assert application.has_offered_recovery


EDITED_AND_ENDED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from fenedit.app import main
from fenedit.app.application import Application
from fenedit.session.intents import board

begin = Application.begin

def edited(application, arguments):
    begin(application, arguments)
    def end():
        application.windows[0].editor.perform(board.set_start)
        os.kill(os.getpid(), getattr(signal, sys.argv[1]))
    QTimer.singleShot(0, application, end)

Application.begin = edited
sys.exit(main.main(["--new-instance"]))
"""


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129)])
def test_who_ends_the_program_by_a_signal_loses_no_key(name: str, code: int) -> None:
    done, said = run_python("-c", EDITED_AND_ENDED, name, QT_QPA_PLATFORM="offscreen")
    assert (done, said) == (code, "")
    store = RecoveryStore(Path(os.environ["XDG_DATA_HOME"], "fenedit", "recovery"))
    (found,) = store.orphans().snapshots
    assert found.document.collection[0].text == START
    store.discard(found.session_id)
    store.close()


def test_files_that_were_open_come_back_as_they_were_shown(
    qapp: QApplication, tmp_path: Path
) -> None:
    several, one = tmp_path / "several.fen", tmp_path / "one.fen"
    several.write_text(f"{START}\n{HARING}\n{IMMORTAL}\n")
    one.write_text(HARING)
    first = Application(qapp)
    settings = first.services.settings
    settings.set_preferences(settings.preferences._replace(reopen=True))
    first.begin(Arguments(files=(several, one), fens=(START,)))
    window = first.windows[0]
    window.editor.show_record(1)
    window.board.flip()
    # As large as the screen of tests allows.
    window.resize(784, 640)
    first.windows[0].quit_requested.emit()
    assert first.windows == ()
    first.end()
    first.deleteLater()
    one.unlink()

    second = Application(qapp)
    second.begin(Arguments())
    (window,) = second.windows
    assert window.editor.state.document.path == several
    assert fen_of(window.editor.state) == HARING
    assert window.area.view.flipped
    assert (window.width(), window.height()) == (784, 640)
    message = message_over(window)
    assert "one.fen" in message.text()
    message.accept()
    window.close()
    second.end()
    second.deleteLater()

    third = Application(qapp)
    assert [file.path for file in third.services.settings.open_files] == [several]
    third.begin(Arguments(fens=(START,)))
    assert [fen_of(each.editor.state) for each in third.windows] == [START]
    third.windows[0].close()
    third.end()
    third.deleteLater()


def test_who_does_not_want_them_back_begins_with_an_empty_board(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "one.fen"
    path.write_text(HARING)
    for files, shown in (((path,), HARING), ((), "8/8/8/8/8/8/8/8 w - - 0 1")):
        running = Application(qapp)
        running.begin(Arguments(files=files))
        assert [fen_of(each.editor.state) for each in running.windows] == [shown]
        running.windows[0].close()
        running.end()
        running.deleteLater()


def test_a_quit_that_was_stopped_keeps_the_windows_that_are_left(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / name for name in ("a.fen", "b.fen")]
    for path in paths:
        path.write_text(f"{START}\n{HARING}\n")
    running = Application(qapp)
    running.begin(Arguments(files=tuple(paths)))
    window = running.windows[1]
    window.editor.perform(board.clear)
    monkeypatch.setattr(FileQuestions, "about_unsaved", lambda *_: "stay")
    window.quit_requested.emit()
    assert running.windows == (window,)
    monkeypatch.setattr(FileQuestions, "about_unsaved", lambda *_: "discard")
    window.close()
    assert [file.path for file in running.services.settings.open_files] == [paths[1]]
    running.end()
    running.deleteLater()


def test_several_positions_of_the_command_line_are_unsaved_work(application: Application) -> None:
    application.begin(Arguments(fens=(START, f"{START}\n{HARING}\n")))
    assert [window.editor.modified for window in application.windows] == [False, True]


def test_fingers_are_heard_where_there_is_a_touch_screen(
    application: Application, qtbot: QtBot
) -> None:
    screen = touch_screen()
    assert screen.type() == QInputDevice.DeviceType.TouchScreen
    application.begin(Arguments())
    qtbot.waitUntil(lambda: application.findChild(Touch) is not None)
    (window,) = application.windows
    tap(window.area.tools.buttons[0], QPoint(5, 5))
    qtbot.waitUntil(lambda: application.services.look.touch)
    application.services.look.set_touch(False)
