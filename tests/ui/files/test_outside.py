"""A file that another program changed: told at once, settled by choice, undone like any step."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.block import StoredLine
from fenedit.session.intents.records import type_fen
from fenedit.ui.files.compare import Versions
from fenedit.ui.files.outside import ChangeBar
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import HARING, IMMORTAL, START, state_of_fen

Choose = Callable[[Callable[[Versions], list[StoredLine] | None]], None]


@pytest.fixture
def window(show) -> MainWindow:
    return show(state_of_fen(START))


@pytest.fixture(autouse=True)
def nothing_asked(monkeypatch):
    """Fail where a question comes that no test has an answer to, instead of waiting for one."""

    def refuse(*about: object):
        raise AssertionError(about)

    for question in ("about_change", "about_unsaved", "save_failed", "open_failed"):
        monkeypatch.setattr(FileQuestions, question, refuse)


@pytest.fixture
def path(tmp_path, window) -> Path:
    folder = tmp_path / "files"
    folder.mkdir()
    file = folder / "a.fen"
    file.write_text(f"{START}\n{HARING}\n")
    assert window.files.open(file)
    return file


@pytest.fixture
def choose(monkeypatch) -> Choose:
    """Answer the comparison without showing it."""

    def choose_by(choice: Callable[[Versions], list[StoredLine] | None]):
        monkeypatch.setattr(
            "fenedit.ui.files.compare.ask_about_versions",
            lambda _parent, versions, _painter: choice(versions),
        )

    return choose_by


def lines(window: MainWindow) -> list[str]:
    return [record.line for record in window.editor.state.collection]


def noticed(qtbot: QtBot, window: MainWindow) -> ChangeBar:
    qtbot.waitUntil(lambda: window.files.outside.bar is not None)
    bar = window.files.outside.bar
    qtbot.waitUntil(bar.isVisible)
    return bar


def test_it_is_told_above_the_board_and_nothing_is_done_unasked(qtbot, window, path):
    assert window.files.outside.bar is None
    path.write_text(f"{IMMORTAL}\n")
    bar = noticed(qtbot, window)
    assert "a.fen" in bar.words
    place = bar.mapTo(window, bar.rect().bottomLeft())
    assert place.y() <= window.area.mapTo(window, window.area.rect().topLeft()).y()
    assert lines(window) == [START, HARING]
    assert not window.editor.modified


def test_reload_shows_the_file_and_is_a_step_of_undo(qtbot, window, path):
    window.editor.perform(type_fen, "a draft")
    path.write_text(f"{IMMORTAL}\n")
    bar = noticed(qtbot, window)
    bar.reload.click()
    assert lines(window) == [IMMORTAL]
    assert not window.editor.modified and not bar.isVisible()
    window.editor.undo_stack.undo()
    assert lines(window) == ["a draft", HARING]
    assert window.editor.modified
    window.editor.undo_stack.redo()
    assert lines(window) == [IMMORTAL] and not window.editor.modified


def test_after_a_reload_the_file_can_be_saved_unasked(qtbot, window, path):
    path.write_text(f"{IMMORTAL}\n")
    noticed(qtbot, window).reload.click()
    window.editor.perform(type_fen, START)
    assert window.files.save()
    assert path.read_text() == f"{START}\n"


def test_who_keeps_theirs_has_unsaved_work_and_is_asked_before_it_overwrites(
    qtbot, window, path, monkeypatch
):
    path.write_text(f"{IMMORTAL}\n")
    bar = noticed(qtbot, window)
    bar.keep.click()
    assert not bar.isVisible() and window.editor.modified
    assert lines(window) == [START, HARING]
    asked = []

    def ask(_, *about):
        asked.append(str(about[0]))
        return "cancel"

    monkeypatch.setattr(FileQuestions, "about_change", ask)
    assert not window.files.save()
    assert asked == [str(path)]
    assert path.read_text() == f"{IMMORTAL}\n"
    # What comes later is told again.
    path.write_text(f"{IMMORTAL}\n{IMMORTAL}\n")
    qtbot.waitUntil(bar.isVisible)


def test_a_comparison_is_one_step_of_undo(qtbot, window, path, choose):
    window.editor.perform(type_fen, IMMORTAL)
    path.write_text(f"{START}\n{HARING}\n{START}\n")
    bar = noticed(qtbot, window)
    choose(lambda versions: versions.merged([False, True]))
    bar.compare.click()
    assert lines(window) == [IMMORTAL, HARING, START]
    assert window.editor.modified and not bar.isVisible()
    # Both have been seen, so that nothing is left to be asked.
    assert window.files.save()
    assert path.read_text() == f"{IMMORTAL}\n{HARING}\n{START}\n"
    window.editor.undo_stack.undo()
    assert lines(window) == [IMMORTAL, HARING]


def test_it_is_told_if_moves_were_played_on_records_that_are_gone(qtbot, window, path, choose):
    window._bench.moves.play("e2e4")
    path.write_text(f"{START}\n{HARING}\n{IMMORTAL}\n")
    noticed(qtbot, window).reload.click()
    # The record is there, and so are the moves.
    assert window._bench.moves.unkept() == [0] and "played" not in window.status.words
    path.write_text(f"{IMMORTAL}\n")
    noticed(qtbot, window).reload.click()
    assert window._bench.moves.unkept() == [] and "Moves that you played" in window.status.words
    window.editor.undo_stack.undo()
    assert window._bench.moves.unkept() == [0]
    path.write_text(f"{HARING}\n")
    bar = noticed(qtbot, window)
    choose(lambda versions: versions.merged([True] * len(versions.rows)))
    bar.compare.click()
    assert window._bench.moves.unkept() == [] and "Moves that you played" in window.status.words


def test_who_takes_all_of_theirs_has_nothing_to_save(qtbot, window, path, choose):
    path.write_text(f"{IMMORTAL}\n")
    bar = noticed(qtbot, window)
    choose(lambda versions: versions.merged([True] * len(versions.rows)))
    bar.compare.click()
    assert lines(window) == [IMMORTAL]
    assert not window.editor.modified


def test_who_cancels_the_comparison_has_settled_nothing(qtbot, window, path, choose):
    path.write_text(f"{IMMORTAL}\n")
    bar = noticed(qtbot, window)
    choose(lambda _: None)
    bar.compare.click()
    assert lines(window) == [START, HARING]
    assert bar.isVisible()


def test_a_file_that_was_deleted_is_written_again(qtbot, window, path, monkeypatch):
    path.unlink()
    bar = noticed(qtbot, window)
    monkeypatch.setattr(FileQuestions, "about_change", lambda *_: "overwrite")
    bar.save.click()
    assert path.read_text() == f"{START}\n{HARING}\n"
    assert not bar.isVisible()


def test_a_file_that_can_not_be_opened_any_more_is_said(qtbot, window, path, monkeypatch):
    path.write_bytes(bytes(range(256)) * 9)
    bar = noticed(qtbot, window)
    told = []
    monkeypatch.setattr(FileQuestions, "open_failed", lambda _, error: told.append(error.code))
    bar.reload.click()
    bar.compare.click()
    assert told == ["binary", "binary"]
    assert lines(window) == [START, HARING] and bar.isVisible()


def test_another_document_takes_the_bar_away(qtbot, window, path):
    path.write_text(f"{IMMORTAL}\n")
    bar = noticed(qtbot, window)
    window.files.new()
    assert not bar.isVisible()


def test_own_saving_is_no_news(qtbot, window, path):
    window.editor.perform(type_fen, IMMORTAL)
    assert window.files.save()
    qtbot.wait(400)
    assert window.files.outside.bar is None
