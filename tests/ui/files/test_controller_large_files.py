"""A large file is opened, edited and saved while the window stays responsive."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QProgressDialog

from fenedit.documents.files.saving import save_document
from fenedit.session.intents.records import duplicate, type_fen
from fenedit.ui.files import opening as file_opening
from fenedit.ui.files import saving as file_saving
from fenedit.ui.files.controller import FileController
from fenedit.ui.files.opening import LARGE_SIZE
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.files.waiting import Progress
from tests.helpers.benches import hearing, listen
from tests.helpers.states import HARING, START, fen_of

LINES = LARGE_SIZE // (len(START) + 1) + 1


@pytest.fixture
def failures(monkeypatch) -> list[str]:
    """What could not be opened or saved; nobody saves elsewhere."""
    codes: list[str] = []
    for question in ("open_failed", "save_failed"):
        monkeypatch.setattr(
            FileQuestions, question, lambda _, error: bool(codes.append(error.code))
        )
    return codes


@pytest.fixture
def said(files) -> list[str]:
    words: list[str] = []
    listen(files, words.append)
    return words


@pytest.fixture
def path(tmp_path) -> Path:
    """A file just so large that its opening may take long."""
    file = tmp_path / "large.fen"
    file.write_text(f"{START}\n" * LINES)
    return file


@pytest.fixture
def opened(files, path) -> Path:
    assert files.open(path)
    return path


def test_the_window_lives_while_a_file_is_saved_and_begins_nothing_else(
    files, window, opened, monkeypatch, tmp_path
):
    window.editor.perform(type_fen, HARING)
    answers = []

    def meanwhile():
        answers.extend([files.save(), files.save_as(), files.open(tmp_path), window.close()])

    wait_for(meanwhile, answers, monkeypatch)
    assert files.save()
    assert answers == [False] * 4
    assert window.isVisible() and not window.editor.modified


def wait_for(meanwhile: Callable[[], None], answers: list[bool], monkeypatch: pytest.MonkeyPatch):
    """Let saving wait until something was done in the window."""
    begun, done = threading.Event(), threading.Event()
    timer = QTimer(QCoreApplication.instance())

    def act():
        if begun.is_set():
            timer.stop()
            meanwhile()
            done.set()

    def slow(*args: object, **kwargs: object) -> object:
        begun.set()
        assert done.wait(60)
        return save_document(*args, **kwargs)

    monkeypatch.setattr(file_saving, "save_document", slow)
    timer.timeout.connect(act)
    timer.start(10)


def test_what_is_edited_while_it_is_saved_stays_unsaved(files, window, opened, monkeypatch):
    window.editor.perform(type_fen, HARING)

    def meanwhile():
        window.editor.perform(duplicate)

    wait_for(meanwhile, [], monkeypatch)
    assert files.save()
    assert window.editor.modified
    with opened.open() as file:
        assert [next(file), next(file)] == [f"{HARING}\n", f"{START}\n"]
    window.editor.undo_stack.undo()
    assert window.editor.modified
    assert files.save() and not window.editor.modified


@pytest.mark.parametrize("links", [1, 2])
def test_a_save_that_is_cancelled_leaves_the_file_whole_and_the_work_unsaved(
    files, window, opened, said, monkeypatch, tmp_path, links
):
    if links == 2:
        (tmp_path / "other name").hardlink_to(opened)
    window.editor.perform(type_fen, HARING)

    def on_disk():
        # Whether the unsaved work has been kept meanwhile is for the clock to say.
        return opened.read_bytes(), set(tmp_path.iterdir()) - {tmp_path / "recovery"}

    before = on_disk()
    asked = threading.Event()

    class Slow(Progress):
        def __call__(self, done, total):
            assert asked.wait(60)
            super().__call__(done, total)

    def cancel():
        dialog = window.findChild(QProgressDialog)
        # Once it was asked, the window says that it is stopping.
        if isinstance(dialog, QProgressDialog) and dialog.isVisible() and not asked.is_set():
            assert "large.fen" in dialog.labelText()
            dialog.reject()
            asked.set()

    timer = QTimer()
    timer.timeout.connect(cancel)
    timer.start(20)
    with monkeypatch.context() as patch:
        patch.setattr(file_saving, "Progress", Slow)
        assert not files.save()
    timer.stop()
    assert "your work is still here" in said[-1]
    assert window.editor.modified and fen_of(window.editor.state) == HARING
    assert on_disk() == before
    assert files.save() and not window.editor.modified
    assert on_disk()[0] != before[0]


def test_who_would_not_wait_keeps_what_was_shown(files, window, path, monkeypatch):
    monkeypatch.setattr("fenedit.ui.files.opening.done_beside", lambda *_, **__: None)
    assert not files.open(path)
    assert fen_of(window.editor.state) == HARING


def test_a_file_that_is_gone_when_it_is_read_is_said(files, path, failures, monkeypatch):
    def and_removed(_asked):
        path.unlink()
        return LARGE_SIZE

    monkeypatch.setattr(file_opening, "size_of", and_removed)
    assert not files.open(path)
    assert failures == ["missing"]


def test_whatever_becomes_of_the_file_the_window_holds_all_of_it(
    files, window, opened, monkeypatch
):
    monkeypatch.setattr(FileQuestions, "about_change", lambda *_: "overwrite")
    window.editor.perform(type_fen, HARING)
    opened.write_bytes(b"another file")
    assert files.save()
    assert opened.read_text() == f"{HARING}\n" + f"{START}\n" * (LINES - 1)


# --- other formats ----------------------------------------------------------------------------


def test_a_large_file_is_converted_beside_the_window(files, window, opened, tmp_path, monkeypatch):
    target = tmp_path / "large.epd"
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: Target(target, "epd"))
    assert files.save_as()
    assert files.document.format == "epd" and not window.editor.modified
    assert target.read_text().count("\n") == LINES


# Moves that were played and are in no record are unsaved work.


GAME = '[Event "?"]\n\n1. e4 e5 *\n'


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """What was asked about; the answer is the first of it, if there was one before."""
    asked: list[str] = []

    def ask(_: object, _name: str, work: str) -> str:
        asked.append(work)
        return asked[0]

    monkeypatch.setattr(FileQuestions, "about_unsaved", ask)
    return asked


def opened_played(files: FileController, folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    assert files.open(path)
    return path


@pytest.mark.parametrize("answer", ["save", "discard", "cancel"])
@pytest.mark.parametrize("work", ["moves", "both"])
def test_there_is_one_question_and_each_answer_means_what_it_says(
    files, window, tmp_path, asked, answer, work
):
    path = opened_played(files, tmp_path, "a.pgn", GAME)
    window._bench.moves.play("d2d4")
    if work == "both":
        window._bench.moves.step("first")
        window.editor.perform(files_named, "A")
    asked.append(answer)
    before = window.editor.state
    assert files.holds_work and not window.untouched
    assert files.settle_unsaved() == (answer != "cancel")
    assert asked == [answer, work]
    assert ("(1. d4)" in path.read_text()) == (answer == "save")
    assert ('[White "A"]' in path.read_text()) == (answer == "save" and work == "both")
    if answer == "cancel":
        assert window.editor.state is before and window._bench.moves.unkept() == [0]


def test_one_move_on_a_new_position_is_asked_about_at_each_door(files, window, tmp_path, asked):
    (tmp_path / "b.fen").write_text(f"{START}\n")
    opened_played(files, tmp_path, "a.fen", f"{START}\n")
    window._bench.moves.play("e2e4")
    asked.append("cancel")
    files.new()
    assert not files.open(tmp_path / "b.fen")
    assert not window.close()
    assert asked[1:] == ["moves"] * 3
    window._bench.moves.undo()
    assert files.settle_unsaved() and len(asked) == 4


def test_a_line_without_variations_is_kept_and_saved(files, window, tmp_path, asked):
    path = opened_played(files, tmp_path, "a.epd", f"{START[:-4]}\n")
    window._bench.moves.play("e2e4", "e7e5")
    asked.append("save")
    assert files.settle_unsaved()
    assert path.read_text() == f"{START[:-4]} pv e4 e5;\n"


def test_what_a_record_cannot_hold_is_not_lost(files, window, tmp_path, asked):
    moves = window._bench.moves
    path = opened_played(files, tmp_path, "a.epd", f"{START[:-4]}\n")
    moves.play("e2e4")
    moves.step("first")
    moves.play("d2d4")
    asked.append("save")
    with hearing(files) as said:
        assert not files.settle_unsaved()
    assert "record 1 cannot hold all moves" in said.args[0]
    assert "pv" not in path.read_text() and moves.unkept() == [0]


def test_where_the_variations_of_a_record_can_be_kept_is_said(files, window, tmp_path):
    moves = window._bench.moves
    path = opened_played(files, tmp_path, "a.epd", f"{START[:-4]}\n")
    moves.play("e2e4")
    moves.step("first")
    moves.play("d2d4")
    window.commands["keep_moves"].trigger()
    with hearing(files) as said:
        assert files.save()
    assert path.read_text() == f"{START[:-4]} pv e4;\n"
    assert "PGN" in said.args[0]


def test_a_game_that_would_lose_words_is_not_saved(files, window, tmp_path, asked):
    text = GAME.replace("e5", "+0.35 e5")
    path = opened_played(files, tmp_path, "a.pgn", text)
    window._bench.moves.play("d2d4")
    asked.append("save")
    with hearing(files) as said:
        assert not files.settle_unsaved()
    assert "game 1 would lose a part of its text" in said.args[0]
    assert path.read_text() == text and window._bench.moves.unkept() == [0]


def test_saving_leaves_them_out_and_says_so(files, window, tmp_path, asked, monkeypatch):
    moves = window._bench.moves
    path = opened_played(files, tmp_path, "a.fen", f"{START}\n")
    moves.play("e2e4", "e7e5")
    with hearing(files) as said:
        assert files.save()
    assert said.args[0].startswith("Saved. The moves that you played are not in the file")
    assert path.read_text() == f"{START}\n"
    # In another format the moves and their place are still there.
    target = Target(tmp_path / "b.pgn", "pgn")
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: target)
    assert files.save_as()
    assert moves.path == (0, 0) and moves.unkept() == [0]
    asked.append("save")
    assert files.settle_unsaved()
    assert "1. e4 e5 *" in target.path.read_text()


def files_named(state: object, name: str) -> object:

    from fenedit.documents.annotating import puzzle_of_record
    from fenedit.session.intents.fields import set_puzzle

    return set_puzzle(state, puzzle_of_record(state.record)._replace(author=name))
