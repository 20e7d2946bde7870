"""The running program: windows for files and positions, recovery, the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.app.application import Application, is_same_file
from fenedit.app.arguments import Arguments
from fenedit.app.handover import Request
from fenedit.session.intents import whole_board
from fenedit.widgets.dialogs.recovery import RecoveryChoice
from fenedit.widgets.files.questions import FileQuestions
from tests.helpers.states import HARING, START, fen_of


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


def test_a_file_that_is_not_there_is_said_and_an_empty_board_shown(
    application: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[str] = []
    monkeypatch.setattr(FileQuestions, "open_failed", lambda _, error: errors.append(error.code))
    application.begin(Arguments(files=(tmp_path / "missing.fen",)))
    assert errors == ["missing"]
    assert len(application.windows) == 1


@pytest.mark.parametrize("choice", list(RecoveryChoice))
def test_unsaved_work_of_a_run_that_ended_badly_is_offered(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, choice: RecoveryChoice
) -> None:
    first = Application(qapp)
    first.begin(Arguments())
    first.windows[0].editor.perform(whole_board.set_start)
    # What ends without asking leaves its unsaved work behind, as a killed process does.
    first.end()
    first.deleteLater()

    monkeypatch.setattr("fenedit.widgets.dialogs.recovery.ask_about_recovery", lambda *_: choice)
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


def test_recovered_work_takes_the_place_of_its_file(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "haring.fen"
    path.write_text(HARING)
    first = Application(qapp)
    first.begin(Arguments(files=(path,)))
    first.windows[0].editor.perform(whole_board.set_start)
    first.end()
    first.deleteLater()

    choice = RecoveryChoice.RECOVER
    monkeypatch.setattr("fenedit.widgets.dialogs.recovery.ask_about_recovery", lambda *_: choice)
    second = Application(qapp)
    second.begin(Arguments(files=(path,)))
    second.offer_recovery()
    (window,) = second.windows
    assert fen_of(window.editor.state) == START and window.editor.modified
    assert window.files.document.path == path
    window.editor.undo_stack.setClean()
    second.end()
    second.deleteLater()


def test_quitting_closes_every_window(application: Application) -> None:
    application.begin(Arguments(fens=(START, HARING)))
    for window in application.windows:
        window.editor.mark_saved(window.editor.state.document)
    application.windows[0].quit_requested.emit()
    assert application.windows == ()


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
    application: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FileQuestions, "open_failed", lambda *_: None)
    application.begin(Arguments())
    application.receive(Request((tmp_path / "missing.fen",)))
    assert len(application.windows) == 1


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


def test_another_window_begins_with_a_new_document(application: Application) -> None:
    application.begin(Arguments(fens=(START,)))
    application.windows[0].files.window_wanted.emit()
    assert len(application.windows) == 2 and application.windows[1].untouched


def test_files_that_are_not_there_are_known_by_their_names(tmp_path: Path) -> None:
    assert is_same_file(tmp_path / "a", tmp_path / "a")
    assert not is_same_file(tmp_path / "a", tmp_path / "b")
    assert not is_same_file(tmp_path / "a", None)
