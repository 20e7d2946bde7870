import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Document, document_bytes, moving, new_document
from fenedit.documents.errors import SaveError
from fenedit.documents.files import recovery
from fenedit.documents.files.recovery import RecoveryStore, Snapshot
from fenedit.documents.files.saving import save_document
from fenedit.documents.record import Record
from fenedit.notation.position import START_POSITION
from tests.helpers.large_files import opened, small_blocks


@pytest.fixture
def folder(tmp_path) -> Path:
    return tmp_path / "data" / "recovery"


@pytest.fixture
def store_of(folder) -> Iterator[Callable[[], RecoveryStore]]:
    """Return what makes stores of one folder; each stands for a process."""
    stores = []

    def make() -> RecoveryStore:
        stores.append(RecoveryStore(folder))
        return stores[-1]

    yield make
    for store in stores:
        store.close()


def a_snapshot(session_id: str = "a", saved_at: float = 1.0) -> Snapshot:
    return Snapshot(session_id, new_document(START_POSITION), saved_at=saved_at)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_store_without_a_folder_has_no_orphans(store_of, folder):
    assert store_of().orphans() == ((), ())
    assert not folder.exists()


def test_the_folder_is_for_this_user_alone(store_of, folder):
    store_of().save(a_snapshot())
    assert folder.stat().st_mode & 0o077 == 0


def test_a_snapshot_is_an_orphan_once_its_process_is_gone(store_of):
    first, second = store_of(), store_of()
    first.save(a_snapshot())
    assert second.orphans().snapshots == ()
    first.close()
    assert second.orphans().snapshots == (a_snapshot(),)


LARGE = b"".join(b"8/8 w - - %d\n" % number for number in range(200)) + b"# end"


@given(
    st.lists(st.sampled_from(["replace", "insert", "delete", "move", "save", "away"]), max_size=8),
    st.data(),
    st.sampled_from(["utf-8", "windows-1252", "utf-16"]),
)
def test_a_large_document_comes_back_as_it_was(tmp_path_factory, steps, drawn, encoding):
    folder = tmp_path_factory.mktemp("large")
    path = folder / "a.fen"
    data = ("é\r\n# ü\n" + LARGE[:150].decode() + "\nend").encode(encoding)
    with small_blocks(drawn.draw(st.integers(1, 60)), drawn.draw(st.integers(1, 4))):
        document = opened(path, data)
        start = document.collection
        with closing(RecoveryStore(folder / "kept")) as store:
            for step in steps:
                lines = document.collection
                index = drawn.draw(st.integers(0, max(len(lines) - 1, 0)))
                record = Record("Réti", ending="\n")
                if step == "save":
                    document = document.with_file(path, save_document(path, document))
                    store.save(Snapshot("a", document))
                elif step == "away":
                    document = document.with_collection(start)
                elif step == "insert" or not lines:
                    document = document.with_collection(
                        lines.splice(lines.inserting(index, [record]))
                    )
                elif step == "replace":
                    document = document.with_collection(
                        lines.splice(lines.replacing(index, record))
                    )
                elif step == "delete":
                    document = document.with_collection(lines.splice(lines.deleting(index)))
                else:
                    to = drawn.draw(st.integers(0, len(lines) - 1))
                    document = document.with_collection(lines.splice(moving(lines, index, to)))
            store.save(Snapshot("a", document))
        with closing(RecoveryStore(folder / "kept")) as store:
            (back,) = store.orphans().snapshots
            assert back.lost == 0
            assert back.document == document
            assert document_bytes(back.document) == document_bytes(document)
            store.discard("a")
            assert not list((folder / "kept").iterdir())


def large_work(path: Path) -> Document:
    document = opened(path, LARGE)
    lines = document.collection
    for index in (30, 100):
        lines = lines.splice(lines.replacing(index, Record(f"new {index}")))
    return document.with_collection(lines.splice(lines.deleting(7)))


def test_a_large_file_is_copied_once(store_of, folder, tmp_path):
    store = store_of()
    with small_blocks():
        document = large_work(tmp_path / "a.fen")
        store.save(Snapshot("a", document))
        (copy,) = folder.glob("*.copy")
        assert copy.read_bytes() == LARGE
        snapshot = (folder / "a.snapshot").read_bytes()
        assert b"w - - 150" not in snapshot and b"new 100" in snapshot
        before = copy.stat()
        lines = document.collection
        store.save(Snapshot("a", document.with_collection(lines.splice(lines.deleting(3)))))
        assert copy.stat() == before
        # Another file takes its place.
        other = opened(tmp_path / "b.fen", LARGE + b"x")
        store.save(Snapshot("a", other))
        (copy,) = folder.glob("*.copy")
        assert copy.read_bytes() == LARGE + b"x"
        # Whatever becomes of the file itself, all is there.
        (tmp_path / "b.fen").unlink()
        store.close()
        (back,) = store_of().orphans().snapshots
        assert document_bytes(back.document) == LARGE + b"x"


def test_without_the_copy_the_edits_come_back(store_of, folder, tmp_path):
    with small_blocks():
        store = store_of()
        store.save(Snapshot("a", large_work(tmp_path / "a.fen"), 20))
        store.close()
        (copy,) = folder.glob("*.copy")
        copy.write_bytes(LARGE.replace(b"150", b"15o"))
        store = store_of()
        (back,) = store.orphans().snapshots
        assert (back.lost, len(back.document.collection)) == (1, 199)
        store.close()
        copy.unlink()
        (back,) = store_of().orphans().snapshots
        assert back.lost > 0
        assert [record.text for record in back.document.collection] == ["new 30", "new 100"]
        # Nobody saves these few over the whole file by mistake.
        assert (back.document.path, back.document.on_disk, back.current) == (None, None, 0)


def test_a_copy_without_a_snapshot_is_swept(store_of, folder):
    store = store_of()
    store.save(a_snapshot())
    store.close()
    (folder / "a.snapshot").unlink()
    (folder / "a.0123abcd.copy").write_bytes(b"x")
    store_of().orphans()
    assert not list(folder.iterdir())


def test_a_process_sees_no_orphan_in_its_own_work(store_of):
    store = store_of()
    store.save(a_snapshot("a"))
    store.save(a_snapshot("b"))
    assert store.orphans().snapshots == ()


def test_the_latest_orphan_comes_first(store_of):
    store = store_of()
    for session_id, saved_at in (("a", 2.0), ("b", 3.0), ("c", 1.0)):
        store.save(a_snapshot(session_id, saved_at))
    store.close()
    found = store_of().orphans().snapshots
    assert [snapshot.session_id for snapshot in found] == ["b", "a", "c"]


def test_what_is_discarded_is_gone(store_of, folder):
    store = store_of()
    store.save(a_snapshot())
    store.discard("a")
    store.discard("a")
    store.discard("never")
    assert names(folder) == []
    store.save(a_snapshot())
    store.close()
    other = store_of()
    assert len(other.orphans().snapshots) == 1
    other.discard("a")
    assert names(folder) == []


def test_an_orphan_is_offered_by_one_process_until_it_ends(store_of):
    store = store_of()
    store.save(a_snapshot())
    store.close()
    second, third = store_of(), store_of()
    assert len(second.orphans().snapshots) == 1
    assert len(second.orphans().snapshots) == 1
    assert third.orphans().snapshots == ()
    second.close()
    assert len(third.orphans().snapshots) == 1


def test_a_session_may_take_over_an_orphan(store_of):
    store = store_of()
    store.save(a_snapshot())
    store.close()
    second = store_of()
    orphan = second.orphans().snapshots[0]
    second.save(replace(orphan, current=5))
    assert second.orphans().snapshots == ()
    assert store_of().orphans().snapshots == ()


def test_a_session_of_another_process_is_not_written_over(store_of):
    store_of().save(a_snapshot())
    with pytest.raises(SaveError) as caught:
        store_of().save(a_snapshot())
    assert caught.value.code == "in-use"


@pytest.mark.parametrize("session_id", ["", "../a", "a/b", "a.b", "x" * 65, "a\n"])
def test_a_session_has_a_plain_name(store_of, session_id):
    with pytest.raises(ValueError, match="no session"):
        store_of().save(a_snapshot(session_id))


def test_a_damaged_snapshot_is_moved_aside_and_reported(store_of, folder):
    store = store_of()
    for session_id in "ab":
        store.save(a_snapshot(session_id))
    store.close()
    (folder / "a.snapshot").write_bytes(b"garbage")
    found = store_of().orphans()
    assert [snapshot.session_id for snapshot in found.snapshots] == ["b"]
    assert found.damaged == (("damaged", folder / "a.damaged"),)
    assert (folder / "a.damaged").read_bytes() == b"garbage"
    assert store_of().orphans().damaged == ()


def test_a_snapshot_of_a_later_version_stays(store_of, folder, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr("fenedit.documents.files.recovery.VERSION", 99)
        store = store_of()
        store.save(a_snapshot())
        store.close()
    found = store_of().orphans()
    assert found == ((), (("newer", folder / "a.snapshot"),))
    assert "a.snapshot" in names(folder)


def test_what_is_no_snapshot_is_let_be(store_of, folder):
    folder.mkdir(parents=True)
    (folder / "not a session.snapshot").touch()
    (folder / "a.txt").touch()
    (folder / "folder.snapshot").mkdir()
    assert store_of().orphans() == ((), ())
    assert {"not a session.snapshot", "a.txt", "folder.snapshot"} <= set(names(folder))


def test_what_a_killed_save_left_is_swept(store_of, folder, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.file_io.is_running", lambda pid: False)
    folder.mkdir(parents=True)
    (folder / ".a.snapshot.fenedit-123-0123abcd.tmp").touch()
    store_of().orphans()
    assert names(folder) == []


def test_locks_of_killed_processes_are_swept(store_of, folder):
    first, second = store_of(), store_of()
    for store, session_id in ((first, "living"), (second, "orphan")):
        store.save(a_snapshot(session_id))
    second.close()
    # Killed before its first snapshot, or when it had just been discarded.
    (folder / "dead.lock").touch()
    (folder / "not a session.lock").touch()
    (folder / "folder.lock").mkdir()
    left = ["folder.lock", "living.lock", "living.snapshot", "not a session.lock", "orphan.lock"]
    store_of().orphans()
    assert names(folder) == [*left, "orphan.snapshot"]


def test_the_lock_of_a_process_that_lives_is_left(store_of, folder):
    other = Other(folder, "other")
    try:
        (folder / "other.snapshot").unlink()
        store_of().orphans()
        assert names(folder) == ["other.lock"]
    finally:
        other.kill()
    store_of().orphans()
    assert names(folder) == []


@pytest.mark.parametrize("by", ["sweeping", "discarding"])
def test_a_lock_that_was_made_and_swept_before_it_was_locked_is_made_again(
    store_of, folder, monkeypatch, by
):
    store, other, third = store_of(), store_of(), store_of()
    real, meanwhile = recovery.try_lock, [True]

    def lock_after_another(descriptor):
        if meanwhile and meanwhile.pop():
            if by == "sweeping":
                other.orphans()
            else:
                other.save(a_snapshot())
                other.discard("a")
        return real(descriptor)

    monkeypatch.setattr(recovery, "try_lock", lock_after_another)
    store.save(a_snapshot())
    assert names(folder) == ["a.lock", "a.snapshot"]
    assert third.orphans() == ((), ())
    with pytest.raises(SaveError):
        third.save(a_snapshot())
    store.close()
    assert len(third.orphans().snapshots) == 1


def test_who_only_sweeps_keeps_nobody_from_saving(store_of, monkeypatch):
    answers = [False, False]
    real = recovery.try_lock
    monkeypatch.setattr(
        recovery, "try_lock", lambda descriptor: answers.pop() if answers else real(descriptor)
    )
    store_of().save(a_snapshot())
    assert store_of().orphans() == ((), ())


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such permissions")
def test_nobody_else_may_read_a_snapshot_at_any_moment(store_of, folder, monkeypatch):
    modes = set()

    def noted(step):
        def stepped(*args, **kwargs):
            result = step(*args, **kwargs)
            modes.update(path.stat().st_mode & 0o777 for path in folder.iterdir())
            return result

        return stepped

    before = os.umask(0)
    try:
        first, second = store_of(), store_of()
        for name in ("open", "write", "fsync", "replace"):
            monkeypatch.setattr(os, name, noted(getattr(os, name)))
        first.save(a_snapshot())
        first.save(a_snapshot(saved_at=2.0))
        first.close()
        assert modes == {0o600}
        monkeypatch.undo()
        # Those of earlier versions anybody may read who comes into the folder.
        (folder / "a.snapshot").chmod(0o644)
        (found,) = second.orphans().snapshots
        assert found.saved_at == 2.0
        second.save(found)
        assert (folder / "a.snapshot").stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


def test_an_orphan_that_goes_meanwhile_is_none(store_of, folder, monkeypatch):
    store = store_of()
    store.save(a_snapshot())
    store.close()

    def gone(path):
        path.unlink()
        raise FileNotFoundError

    monkeypatch.setattr(recovery, "open_regular", gone)
    assert store_of().orphans() == ((), ())
    assert names(folder) == []


def test_without_locks_the_process_decides(store_of, monkeypatch):
    monkeypatch.setattr(recovery, "try_lock", lambda descriptor: None)
    store_of().save(a_snapshot("alive"))
    store_of().save(replace(a_snapshot("reused"), started="another boot:1"))
    found = store_of().orphans().snapshots
    assert [snapshot.session_id for snapshot in found] == ["reused"]
    other = store_of()
    other.discard("reused")
    assert other.orphans().snapshots == ()


def test_a_folder_that_cannot_be_made_is_named(folder, store_of):
    folder.parent.touch()
    with pytest.raises(SaveError) as caught:
        store_of().save(a_snapshot())
    assert caught.value.code == "missing-folder"


SAVING = """
import sys
from pathlib import Path
from fenedit.documents.document import new_document
from fenedit.documents.files.recovery import RecoveryStore
from fenedit.documents.files.recovery import Snapshot
from fenedit.notation.position import START_POSITION
store = RecoveryStore(Path(sys.argv[1]))
found = len(store.orphans().snapshots)
store.save(Snapshot(sys.argv[2], new_document(START_POSITION), 1, 2.0))
print(found, flush=True)
sys.stdin.read()
"""


class Other:
    """Another process that keeps a snapshot and lives until it is killed."""

    def __init__(self, folder: Path, session_id: str):
        self.process = subprocess.Popen(
            [sys.executable, "-c", SAVING, folder, session_id],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.found = int(self.process.stdout.readline())

    def kill(self):
        self.process.kill()
        self.process.communicate()


def test_processes_that_live_see_no_orphan_in_each_other(folder, store_of):
    first = Other(folder, "first")
    try:
        second = Other(folder, "second")
        try:
            assert second.found == 0
            assert store_of().orphans().snapshots == ()
        finally:
            second.kill()
        left = store_of().orphans().snapshots
        assert [snapshot.session_id for snapshot in left] == ["second"]
        assert left[0].pid == second.process.pid
        assert left[0].document == new_document(START_POSITION)
        assert (left[0].current, left[0].saved_at) == (1, 2.0)
    finally:
        first.kill()
