from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from fenedit.documents.document import Collection
from fenedit.documents.errors import SaveError
from fenedit.documents.files.recovery import RecoveryStore, Snapshot
from fenedit.notation.position import parse_square
from fenedit.session.autosave import Autosave
from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from tests.helpers.states import HARING, START, editor_of, state_of_text

E4 = parse_square("e4")


class Kept:
    """A recovery folder with the store that writes it, and a look at it by the next start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = RecoveryStore(folder)

    def is_empty(self) -> bool:
        return not list(self.folder.glob("*.snapshot"))

    def after_a_kill(self) -> list[Snapshot]:
        """What the next start would be offered, now that this one let go of everything."""
        self.store.close()
        next_start = RecoveryStore(self.folder)
        snapshots = list(next_start.orphans().snapshots)
        next_start.close()
        return snapshots


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    kept = Kept(tmp_path / "recovery")
    yield kept
    kept.store.close()


@pytest.fixture
def editor(qapp: object) -> Iterator[Editor]:
    editor = editor_of(state_of_text(f"{START}\n{HARING} ; Haring\n", current=1))
    yield editor
    editor.close()


@pytest.fixture
def autosave(editor: Editor, kept: Kept) -> Iterator[Autosave]:
    autosave = Autosave(editor, kept.store)
    yield autosave
    autosave.close()


def test_work_is_kept_without_being_asked(
    qtbot: QtBot, editor: Editor, autosave: Autosave, kept: Kept
) -> None:
    editor.perform(board.place, E4, "Q")
    qtbot.waitUntil(lambda: not kept.is_empty())
    autosave.close(keep=True)
    (snapshot,) = kept.after_a_kill()
    assert snapshot.document.collection == editor.state.collection
    assert snapshot.current == 1


def test_what_is_played_is_kept_without_an_edit_and_goes_with_the_last_move(
    qtbot: QtBot, editor: Editor, kept: Kept
) -> None:
    moves = Moves(editor, Settings(QSettings()), editor)
    autosave = Autosave(editor, kept.store, moves=moves)
    editor.show_record(0)
    moves.play("e2e4")
    qtbot.waitUntil(lambda: not kept.is_empty())
    moves.undo()
    qtbot.waitUntil(kept.is_empty)
    moves.redo()
    qtbot.waitUntil(lambda: not kept.is_empty())
    editor.perform(board.place, E4, "Q", several_kings=False)
    editor.mark_saved(editor.state.document)
    autosave.keep_now()
    autosave.close(keep=True)
    (snapshot,) = kept.after_a_kill()
    ((row, game, path),) = snapshot.played
    assert (row, path) == (0, (0,)) and "1. e4 *" in game


def test_changes_go_on_being_kept(
    qtbot: QtBot, editor: Editor, autosave: Autosave, kept: Kept
) -> None:
    editor.perform(board.place, E4, "Q")
    qtbot.waitUntil(lambda: not kept.is_empty())
    editor.perform(board.place, E4, "R")
    (path,) = kept.folder.glob("*.snapshot")
    first = path.read_bytes()
    qtbot.waitUntil(lambda: path.read_bytes() != first)


def test_nothing_is_kept_without_a_change(
    qtbot: QtBot, editor: Editor, autosave: Autosave, kept: Kept
) -> None:
    editor.show_record(0)
    autosave.keep_now()
    autosave.close(keep=True)
    assert kept.is_empty()


def test_saving_discards_what_was_kept(
    qtbot: QtBot, editor: Editor, autosave: Autosave, kept: Kept
) -> None:
    editor.perform(board.place, E4, "Q")
    autosave.keep_now()
    assert not kept.is_empty()
    editor.mark_saved(editor.state.document)
    qtbot.waitUntil(kept.is_empty)


def test_undoing_everything_discards_what_was_kept_and_redoing_keeps_it(
    qtbot: QtBot, editor: Editor, autosave: Autosave, kept: Kept
) -> None:
    editor.perform(board.place, E4, "Q")
    autosave.keep_now()
    editor.undo_stack.undo()
    qtbot.waitUntil(kept.is_empty)
    editor.undo_stack.redo()
    qtbot.waitUntil(lambda: not kept.is_empty())


def test_closing_discards_what_was_kept(editor: Editor, autosave: Autosave, kept: Kept) -> None:
    editor.perform(board.place, E4, "Q")
    autosave.keep_now()
    autosave.close()
    assert kept.is_empty()
    editor.perform(board.place, E4, "R")
    autosave.keep_now()
    assert kept.is_empty()


def test_recovered_work_is_kept_from_the_start(qtbot: QtBot, editor: Editor, kept: Kept) -> None:
    editor.open_document(editor.state.document, saved=Collection())
    autosave = Autosave(editor, kept.store)
    qtbot.waitUntil(lambda: not kept.is_empty())
    autosave.close()


class FullDisk(RecoveryStore):
    """A store that cannot write while it is told so."""

    full = True

    def save(self, snapshot: Snapshot) -> None:
        if self.full:
            raise SaveError("disk-full", Path("kept"))
        super().save(snapshot)


def test_a_failure_is_told_once_until_it_works_again(
    qtbot: QtBot, editor: Editor, tmp_path: Path
) -> None:
    store = FullDisk(tmp_path)
    autosave = Autosave(editor, store)
    told: list[SaveError] = []
    autosave.failed.connect(told.append)

    def change_and_wait(piece: str) -> None:
        editor.perform(board.place, E4, piece)
        with qtbot.waitSignal(autosave._written):
            pass

    for piece in "QRB":
        change_and_wait(piece)
    assert [error.code for error in told] == ["disk-full"]
    store.full = False
    change_and_wait("N")
    store.full = True
    change_and_wait("P")
    assert len(told) == 2
    with pytest.raises(SaveError):
        autosave.keep_now()
    autosave.close()
    store.close()


class SlowDisk(RecoveryStore):
    """A store that writes nothing until it is let."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.asked: list[Snapshot] = []
        self.let = Event()

    def save(self, snapshot: Snapshot) -> None:
        self.asked.append(snapshot)
        self.let.wait(60)
        super().save(snapshot)


def test_a_slow_disk_gets_one_snapshot_at_a_time(
    qtbot: QtBot, editor: Editor, tmp_path: Path
) -> None:
    store = SlowDisk(tmp_path)
    autosave = Autosave(editor, store)
    editor.perform(board.place, E4, "Q")
    qtbot.waitUntil(lambda: bool(store.asked))
    editor.perform(board.place, E4, "R")
    with qtbot.waitSignal(autosave._timer.timeout):
        pass
    assert len(store.asked) == 1
    store.let.set()
    qtbot.waitUntil(lambda: len(store.asked) == 2)
    assert store.asked[1].document.collection == editor.state.collection
    autosave.close()
    store.close()


def test_what_changes_while_a_slow_disk_writes_is_written_at_once_afterwards(
    qtbot: QtBot, editor: Editor, tmp_path: Path
) -> None:
    store = SlowDisk(tmp_path)
    autosave = Autosave(editor, store)
    editor.perform(board.place, E4, "Q")
    qtbot.waitUntil(lambda: bool(store.asked))
    editor.perform(board.place, E4, "R")
    with qtbot.waitSignal(autosave._timer.timeout):
        pass
    # The timer is not what it waits for.
    autosave._timer.setInterval(600_000)
    store.let.set()
    qtbot.waitUntil(lambda: len(store.asked) == 2)
    assert store.asked[1].document.collection == editor.state.collection
    autosave.close()
    store.close()


class BrokenStore(RecoveryStore):
    """A store with a fault of its own."""

    def save(self, snapshot: Snapshot) -> None:
        raise ZeroDivisionError(snapshot.session_id)


def test_a_fault_that_nobody_foresaw_is_not_swallowed(
    qtbot: QtBot, editor: Editor, tmp_path: Path
) -> None:
    autosave = Autosave(editor, BrokenStore(tmp_path))
    with qtbot.captureExceptions() as exceptions:
        editor.perform(board.place, E4, "Q")
        with qtbot.waitSignal(autosave._written):
            pass
    assert [kind for kind, _error, _trace in exceptions] == [ZeroDivisionError]
    autosave.close()
