"""A place that takes no file says why, the file there stays, and so does the work."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.app.application import log_path, recovery_folder, settings_path
from fenedit.app.places import unkept_words
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.session.intents.records import type_fen
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.main_window import MainWindow
from tests.helpers.faulty_os import FaultyOs
from tests.helpers.project import ROOT
from tests.helpers.states import START, state_of_fen
from tests.helpers.windows import services_in, shown_window

NOBODY = 65534
SAVE_AS_NOBODY = """
import os, sys
from pathlib import Path
from fenedit.documents.files.saving import save_bytes
from fenedit.documents.errors import SaveError
os.setgid(65534)
os.setuid(65534)
try:
    save_bytes(Path(sys.argv[1]), b"new")
except SaveError as error:
    print(error.code)
"""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, which can be taken away."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("mount"):
        pytest.skip("only root can mount a file system, and only on Linux")
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder],
        capture_output=True,
        check=False,
    )
    if mounted.returncode:
        pytest.skip("this machine forbids to mount a file system")
    yield folder
    subprocess.run(["umount", "-l", folder], check=False, capture_output=True)


def places() -> tuple[Path, Path, Path]:
    return recovery_folder(), settings_path(), log_path()


def code_of(path: Path) -> str:
    with pytest.raises(SaveError) as caught:
        save_bytes(path, b"new")
    return caught.value.code


def test_a_disk_that_can_only_be_read(disk: Path) -> None:
    file = disk / "a.fen"
    file.write_bytes(b"old")
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    assert code_of(file) in ("read-only-disk", "read-only")
    assert code_of(disk / "new.fen") == "read-only-disk"
    assert file.read_bytes() == b"old"


def test_a_home_that_can_only_be_read(disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(disk))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(disk))
    assert unkept_words(*places()) == ""
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    words = unkept_words(*places())
    assert all(what in words for what in ("Unsaved work", "Preferences", "Errors"))


def test_a_home_on_a_full_disk(disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(disk))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(disk))
    assert unkept_words(*places()) == ""
    with pytest.raises(OSError), (disk / "filler").open("wb", buffering=0) as filler:
        while filler.write(bytes(1 << 16)):
            pass
    words = unkept_words(*places())
    assert all(what in words for what in ("Unsaved work", "Preferences", "Errors"))


def test_a_disk_that_was_pulled_out(disk: Path) -> None:
    folder = disk / "folder"
    folder.mkdir()
    (folder / "a.fen").write_bytes(b"old")
    subprocess.run(["umount", "-l", disk], check=True)
    assert code_of(folder / "a.fen") == "missing-folder"
    assert list(disk.iterdir()) == []


def test_a_folder_that_has_vanished(tmp_path: Path) -> None:
    assert code_of(tmp_path / "gone" / "a.fen") == "missing-folder"
    (tmp_path / "file").write_bytes(b"")
    assert code_of(tmp_path / "file" / "a.fen") == "missing-folder"


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    assert code_of(tmp_path / ("x" * 300 + ".fen")) == "name"
    assert code_of(tmp_path / "nul\0.fen") == "name"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_just_short_enough(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 251 + ".fen")
    save_bytes(path, b"old")
    save_bytes(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_folder_in_which_one_may_not_write(tmp_path: Path) -> None:
    if sys.platform == "win32" or os.geteuid() != 0:
        pytest.skip("only root can become somebody else")
    # What leads there has to be open to everybody.
    folder = Path("/tmp", f"fenedit-closed-{os.getpid()}")
    folder.mkdir(mode=0o755)
    try:
        file = folder / "a.fen"
        file.write_bytes(b"old")
        for path, mode, code in (
            (file, 0o644, "read-only"),
            (file, 0o666, "folder-permission"),
            (folder / "new.fen", 0o666, "folder-permission"),
        ):
            file.chmod(mode)
            done = subprocess.run(
                [sys.executable, "-c", SAVE_AS_NOBODY, path],
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
            )
            if "Permission" in done.stderr:
                pytest.skip("this machine's Python is closed to others")
            assert done.stdout == f"{code}\n", done.stderr
            assert file.read_bytes() == b"old"
    finally:
        shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "quota"),
        (errno.EROFS, "read-only-disk"),
        (errno.EIO, "unwritable"),
        (errno.ENXIO, "unwritable"),
        (errno.EFBIG, "too-large"),
    ],
    ids=lambda code: errno.errorcode.get(code, "") if isinstance(code, int) else code,
)
def test_each_reason_has_its_name(tmp_path: Path, code: int, name: str) -> None:
    file = tmp_path / "a.fen"
    file.write_bytes(b"old")
    with pytest.MonkeyPatch.context() as patch:
        faulty = FaultyOs().use(patch)
        save_bytes(file, b"old")
        steps = faulty.names
    with pytest.MonkeyPatch.context() as patch:
        FaultyOs(steps.index("write") + 1, code=code).use(patch)
        assert code_of(file) == name
    assert file.read_bytes() == b"old"


# --- in the window --------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(START), services_in(tmp_path)) as shown:
        yield shown


def test_every_failing_step_leaves_the_work_in_the_window(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever fails, the file is whole, the work is still here, and another place takes it."""
    folder = tmp_path / "files"
    folder.mkdir()
    path, elsewhere = folder / "a.fen", folder / "b.fen"
    told: list[str] = []

    def note(_: object, error: SaveError) -> bool:
        told.append(error.code)
        return False

    monkeypatch.setattr(FileQuestions, "save_failed", note)
    monkeypatch.setattr(FileQuestions, "about_change", lambda *_: "overwrite")
    monkeypatch.setattr(FileQuestions, "may_replace_read_only", lambda *_: False)
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: Target(elsewhere, "fen"))
    path.write_text(f"{START}\n")
    assert window.files.open(path)
    number, faults = 0, 0
    while True:
        number += 1
        path.write_text(f"{START}\n")
        assert window.files.document.path == path
        window.editor.undo_stack.setClean()
        window.editor.perform(type_fen, f"draft {number}")
        with pytest.MonkeyPatch.context() as patch:
            faulty = FaultyOs(number, code=errno.EIO).use(patch)
            saved = window.files.save()
        assert path.read_text() in (f"{START}\n", f"draft {number}\n")
        assert window.editor.state.record.line == f"draft {number}"
        if saved:
            assert path.read_text() == f"draft {number}\n"
        else:
            faults += 1
            assert window.editor.modified
        if not faulty.failed:
            break
    assert saved and faults == len(told) > 5
    window.editor.perform(type_fen, "at last")
    assert window.files.save_as()
    assert elsewhere.read_text() == "at last\n"
