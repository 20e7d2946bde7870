"""What other programs do to a file is noticed, told once, and told truly."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.files.disk_file import DiskChange, file_state
from fenedit.documents.files.opening import open_document
from fenedit.session import file_watch
from fenedit.session.file_watch import FileWatch
from tests.helpers.faulty_os import LOSSES, lose

OLD = b"8/8/8/8/8/8/8/8 w - - 0 1\n"
SAME_SIZE = b"8/8/8/8/8/8/8/8 b - - 0 1\n"
SHORTER = 4
"""As many times as the watch waits in a window."""
CALM_MS = 2 * (file_watch.SETTLING_MS + file_watch.ABSENCE_MS) // SHORTER


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SETTLING_MS", "ABSENCE_MS"):
        monkeypatch.setattr(file_watch, name, getattr(file_watch, name) // SHORTER)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.fen"
    path.write_bytes(OLD)
    return path


@pytest.fixture(params=[0, 1 << 20], ids=["large", "small"])
def watch(
    qtbot: QtBot, file: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> FileWatch:
    monkeypatch.setattr("fenedit.documents.files.disk_file._LARGE", request.param)
    watch = FileWatch()
    document = open_document(file)
    watch.follow(file, document.on_disk)
    return watch


@pytest.fixture
def told(watch: FileWatch) -> list[DiskChange]:
    changes: list[DiskChange] = []
    watch.noticed.connect(changes.append)
    return changes


def rewritten(file: Path) -> None:
    file.write_bytes(SAME_SIZE)


def rewritten_unseen(file: Path) -> None:
    status = file.stat()
    file.write_bytes(SAME_SIZE)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


def appended(file: Path) -> None:
    with file.open("ab") as more:
        more.write(OLD)


def replaced(file: Path) -> None:
    other = file.with_name("other")
    other.write_bytes(SAME_SIZE)
    other.replace(file)


def moved_away_and_written_anew(file: Path) -> None:
    file.rename(file.with_name("a.fen~"))
    file.write_bytes(SAME_SIZE)


def deleted(file: Path) -> None:
    file.unlink()


def made_a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def folder_moved(file: Path) -> None:
    file.parent.rename(file.parent.with_name(file.parent.name + "-elsewhere"))


@pytest.mark.parametrize(
    ("deed", "change"),
    [
        (rewritten, DiskChange.CHANGED),
        (rewritten_unseen, DiskChange.CHANGED),
        (appended, DiskChange.CHANGED),
        (replaced, DiskChange.REPLACED),
        (moved_away_and_written_anew, DiskChange.REPLACED),
        (deleted, DiskChange.MISSING),
        (made_a_folder, DiskChange.REPLACED),
        (folder_moved, DiskChange.MISSING),
    ],
)
def test_a_deed_is_noticed_by_itself(
    qtbot: QtBot,
    watch: FileWatch,
    file: Path,
    deed: Callable[[Path], None],
    change: DiskChange,
) -> None:
    with qtbot.waitSignal(watch.noticed) as noticed:
        deed(file)
    assert noticed.args == [change]
    watch.close()


@pytest.mark.parametrize(
    "deed",
    [
        os.utime,
        lambda file: file.write_bytes(OLD),
        lambda file: file.with_name("b.fen").write_bytes(OLD),
        lambda file: file.chmod(0o400),
        lambda file: (file.with_name("c").write_bytes(OLD), file.with_name("c").replace(file)),
    ],
    ids=["touched", "written the same", "a file beside it", "its mode", "replaced by a copy"],
)
def test_what_leaves_the_content_is_not_told(
    qtbot: QtBot,
    watch: FileWatch,
    told: list[DiskChange],
    file: Path,
    deed: Callable[[Path], object],
) -> None:
    deed(file)
    qtbot.wait(CALM_MS)
    assert told == []
    # And the watch has not fallen asleep by it.
    with qtbot.waitSignal(watch.noticed):
        file.write_bytes(SAME_SIZE)
    watch.close()


def test_changes_after_a_replacement_are_noticed(
    qtbot: QtBot, watch: FileWatch, told: list[DiskChange], file: Path
) -> None:
    with qtbot.waitSignal(watch.noticed):
        replaced(file)
    watch.look()
    qtbot.wait(CALM_MS)
    assert told == [DiskChange.REPLACED]
    with qtbot.waitSignal(watch.noticed):
        file.write_bytes(SAME_SIZE * 2)
    with qtbot.waitSignal(watch.noticed) as noticed:
        file.write_bytes(OLD)
    assert noticed.args == [DiskChange.UNCHANGED]
    with qtbot.waitSignal(watch.noticed):
        file.unlink()
    with qtbot.waitSignal(watch.noticed) as noticed:
        file.write_bytes(OLD)
    assert noticed.args == [DiskChange.UNCHANGED]
    watch.close()


def test_where_the_system_gives_no_sign_a_look_does(
    qtbot: QtBot, watch: FileWatch, told: list[DiskChange], file: Path
) -> None:
    assert watch._watcher is not None
    watch._watcher.blockSignals(True)
    rewritten(file)
    with qtbot.waitSignal(watch.noticed) as noticed:
        watch.look()
    assert noticed.args == [DiskChange.CHANGED]
    watch.look()
    file.unlink()
    with qtbot.waitSignal(watch.noticed) as noticed:
        watch.look()
    assert noticed.args == [DiskChange.MISSING]
    watch.close()


def test_what_was_saved_is_what_counts_from_then_on(
    qtbot: QtBot, watch: FileWatch, told: list[DiskChange], file: Path
) -> None:
    file.write_bytes(SAME_SIZE)
    watch.follow(file, file_state(file))
    qtbot.wait(CALM_MS)
    assert told == []
    with qtbot.waitSignal(watch.noticed):
        file.write_bytes(OLD)
    watch.close()


def test_a_link_and_what_it_means_are_watched(qtbot: QtBot, tmp_path: Path, file: Path) -> None:
    folder = tmp_path / "links"
    folder.mkdir()
    link = folder / "link.fen"
    link.symlink_to(file)
    watch = FileWatch()
    watch.follow(link, file_state(link))
    with qtbot.waitSignal(watch.noticed) as noticed:
        replaced(file)
    assert noticed.args == [DiskChange.REPLACED]
    watch.close()


def test_nothing_is_told_after_the_end(
    qtbot: QtBot, watch: FileWatch, told: list[DiskChange], file: Path
) -> None:
    watch.close()
    rewritten(file)
    watch.look()
    qtbot.wait(CALM_MS)
    assert told == []


@pytest.mark.skipif(os.name != "posix", reason="folders as POSIX has them")
@pytest.mark.parametrize("how", LOSSES)
def test_a_folder_that_cannot_be_read_any_more_is_told_as_missing_once(
    qtbot: QtBot,
    how: str,
    watch: FileWatch,
    tmp_path: Path,
    told: list[DiskChange],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "folder" / "a.fen"
    file.parent.mkdir()
    file.write_bytes(OLD)
    before = file_state(file)
    watch.follow(file, before)
    lose(file.parent, how, monkeypatch)
    watch.look()
    qtbot.waitUntil(lambda: told == [DiskChange.MISSING])
    for _ in range(2):
        watch.look()
        qtbot.wait(CALM_MS)
    assert told == [DiskChange.MISSING]
    # Whoever recovers work begins to watch it there.
    assert FileWatch().follow(file, before)
