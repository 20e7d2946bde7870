"""New, open, save: what happens to the file and what the person is told."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.encoding import EncodeError
from fenedit.documents.opening import open_document
from fenedit.documents.saving import SaveError
from fenedit.session.intents.text import type_fen
from fenedit.session.intents.whole_board import set_start
from fenedit.widgets.files import controller as file_controller
from fenedit.widgets.files.controller import FileController
from fenedit.widgets.files.questions import FileQuestions
from fenedit.widgets.main_window import MainWindow
from tests.helpers.states import HARING, START, fen_of, state_of_fen
from tests.helpers.windows import services_in, shown_window

Answer = Callable[[str, object], None]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(HARING), services_in(tmp_path)) as shown:
        yield shown


@pytest.fixture
def files(window: MainWindow) -> FileController:
    return window.files


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Answer a question of the controller without showing it."""

    def answer_with(question: str, reply: object) -> None:
        monkeypatch.setattr(FileQuestions, question, lambda *_: reply)

    return answer_with


def saved_in(folder: Path, text: bytes) -> Path:
    path = folder / "positions.fen"
    path.write_bytes(text)
    return path


def test_new_begins_an_empty_document(files: FileController, window: MainWindow) -> None:
    files.new()
    assert fen_of(window.editor.state) == "8/8/8/8/8/8/8/8 w - - 0 1"
    assert "Untitled" in window.windowTitle()


@pytest.mark.parametrize(("choice", "goes_on"), [("cancel", False), ("discard", True)])
def test_unsaved_work_is_asked_about(
    files: FileController, window: MainWindow, answer: Answer, choice: str, goes_on: bool
) -> None:
    window.editor.perform(set_start)
    answer("about_unsaved", choice)
    files.new()
    assert (fen_of(window.editor.state) != START) == goes_on


def test_a_file_is_opened_and_saved_as_it_was(
    files: FileController, window: MainWindow, tmp_path: Path
) -> None:
    content = f"\ufeff# x\r\n{START}\r\nnot a position\r\n\r\n{HARING} ; y".encode()
    path = saved_in(tmp_path, content)
    assert files.open(path)
    assert len(window.editor.state.collection) == 3
    assert files.save()
    assert path.read_bytes() == content
    assert window._services.settings.recent_files() == (path,)


def test_what_cannot_be_opened_is_said_and_nothing_changes(
    files: FileController, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(FileQuestions, "open_failed", lambda _, error: told.append(error.code))
    assert not files.open(tmp_path)
    assert told == ["folder"]
    assert fen_of(window.editor.state) == HARING


def test_a_draft_is_saved_as_it_was_typed_and_that_is_said(
    files: FileController, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = saved_in(tmp_path, f"{START} ; start\n".encode())
    files.open(path)
    window.editor.perform(type_fen, "half a posi")
    with qtbot.waitSignal(files.said) as said:
        assert files.save()
    assert path.read_bytes() == b"half a posi ; start\n"
    assert "as it was typed" in said.args[0]


@pytest.mark.parametrize("agreed", [True, False])
def test_a_character_that_the_encoding_lacks_is_asked_about(
    files: FileController, window: MainWindow, tmp_path: Path, answer: Answer, agreed: bool
) -> None:
    path = saved_in(tmp_path, f"{START} ; caf\u00e9\n".encode("latin-1"))
    files.open(path)
    window.editor.perform(type_fen, "\u2654 draft")
    answer("may_write_utf_8", agreed)
    assert files.save() == agreed
    expected = (
        "\u2654 draft ; caf\u00e9\n".encode()
        if agreed
        else f"{START} ; caf\u00e9\n".encode("latin-1")
    )
    assert path.read_bytes() == expected


@pytest.mark.parametrize("reply", ["overwrite", "elsewhere", "cancel"])
def test_a_file_that_another_program_changed_is_not_overwritten_unasked(
    files: FileController,
    window: MainWindow,
    tmp_path: Path,
    answer: Answer,
    monkeypatch: pytest.MonkeyPatch,
    reply: str,
) -> None:
    path = saved_in(tmp_path, f"{START}\n".encode())
    files.open(path)
    window.editor.perform(type_fen, HARING)
    path.write_text("another program was here\n")
    answer("about_change", reply)
    answer("file_to_save", None)
    assert files.save() == (reply == "overwrite")
    kept = f"{HARING}\n" if reply == "overwrite" else "another program was here\n"
    assert path.read_text() == kept


@pytest.mark.parametrize("agreed", [True, False])
def test_a_read_only_file_asks_first(
    files: FileController,
    window: MainWindow,
    tmp_path: Path,
    answer: Answer,
    agreed: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = saved_in(tmp_path, f"{START}\n".encode())
    path.chmod(0o444)
    files.open(path)
    window.editor.perform(type_fen, HARING)
    answer("may_replace_read_only", agreed)
    told: list[str] = []
    monkeypatch.setattr(FileQuestions, "save_failed", lambda _, error: told.append(error.code))
    assert files.save() == agreed
    assert told == ([] if agreed else ["read-only"])
    assert window.editor.modified != agreed


def test_a_failed_save_keeps_the_work(
    files: FileController, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_in(tmp_path, f"{START}\n".encode())
    files.open(path)
    window.editor.perform(type_fen, HARING)

    def fail(target: Path, *_args: object, **_kwargs: object) -> None:
        raise SaveError("no-space", target)

    told: list[str] = []
    monkeypatch.setattr(file_controller, "save_bytes", fail)
    monkeypatch.setattr(FileQuestions, "save_failed", lambda _, error: told.append(error.code))
    assert not files.save()
    assert told == ["no-space"]
    assert window.editor.modified and fen_of(window.editor.state) == HARING
    assert open_document(path).collection[0].line == START


def test_an_untitled_document_asks_for_its_name(
    files: FileController, tmp_path: Path, answer: Answer
) -> None:
    answer("file_to_save", tmp_path / "mine.fen")
    assert files.save()
    assert (tmp_path / "mine.fen").read_text() == f"{HARING}\n"


def test_what_is_not_utf_8_either_is_an_encoding_error() -> None:
    assert EncodeError(0, "\u2654", "latin-1").fits_utf_8


def test_opening_the_file_that_is_edited_shows_what_was_just_saved(
    files: FileController, window: MainWindow, tmp_path: Path, answer: Answer
) -> None:
    path = saved_in(tmp_path, f"{START}\n".encode())
    files.open(path)
    window.editor.perform(type_fen, HARING)
    answer("about_unsaved", "save")
    assert files.open(path)
    assert fen_of(window.editor.state) == HARING
    assert path.read_text() == f"{HARING}\n"


def test_a_file_is_known_by_its_whole_path(
    files: FileController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_in(tmp_path, f"{START}\n".encode())
    monkeypatch.chdir(tmp_path)
    files.open(Path(path.name))
    assert files.document.path == path
