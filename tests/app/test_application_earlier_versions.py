"""What an earlier version kept opens as it was left: settings, and the work of a killed run.

`tests/data/of_ae8f6d9` was made by the program of that commit, in real windows of Python 3.11 and
PySide6 6.11 on Linux, whose process was then killed: `fenedit.ini`, the folder `recovery`, and of
the files the small ones as they were when they were opened. `said.json` is what its editors said
just before. No later version may change these files, nor need them changed.
"""

import json
import shutil
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from fenedit.app.application import Application, recovery_folder, settings_path
from fenedit.app.arguments import Arguments
from fenedit.documents.document import Document
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.recovery import RecoveryStore, Snapshot
from fenedit.documents.files.saving import changed_outside, save_document
from fenedit.session.settings import CopyOptions, Preferences, Programs, Settings
from fenedit.ui.files.recovery import RecoveryChoice
from tests.helpers.project import TESTS, run_python

KEPT = TESTS / "data" / "of_ae8f6d9"
THERE = Path("/home/ann/chess")
"""Where the files lay."""
SAID: dict[str, dict[str, Any]] = json.loads((KEPT / "said.json").read_text(encoding="utf-8"))
LARGE = [f"4k3/8/8/8/8/8/4P3/4K3 w - - {n % 50} {n}\n" for n in range(1, 125_001)]
"""The lines of the large files, which stay in them, when they were opened."""

PREFERENCES = Preferences(
    new_position="start",
    colour_scheme="dark",
    board_theme="Green",
    piece_set="fenland",
    coordinates="outside",
    several_kings=True,
    wheel_cycles=True,
    ep_convention="legal",
    castling_spelling="shredder",
    piece_letters="de",
    animate=False,
    figurines=True,
)
PROGRAMS = Programs("/usr/games/stockfish", 4, 2, 64, "/opt/popeye/py")


def moved(data: bytes, folder: Path) -> bytes:
    """Return a snapshot of which the files lie in another folder; else it is what it was."""
    head, _, rest = data.partition(b"\n")
    text = head.partition(b" ")[2].replace(str(THERE).encode(), str(folder).encode())
    return b"%08x %s\n%s" % (zlib.crc32(text), text, rest)


def write_files(folder: Path) -> None:
    """Write all files as they were when the program was killed."""
    for file in (KEPT / "files").iterdir():
        shutil.copy(file, folder)
    (folder / "large.fen").write_text("".join(LARGE))
    saved = LARGE.copy()
    saved[5] = "4k3/8/8/8/8/4P3/8/4K3 w - - 6 6\n"
    del saved[7]
    (folder / "saved.fen").write_text("".join(saved))


@pytest.fixture
def recovery(tmp_path: Path) -> Path:
    return Path(shutil.copytree(KEPT / "recovery", tmp_path / "recovery"))


@pytest.fixture
def files(tmp_path: Path, recovery: Path) -> Path:
    """The folder of the files; the snapshots look for them there."""
    folder = tmp_path / "chess"
    folder.mkdir()
    write_files(folder)
    for snapshot in recovery.glob("*.snapshot"):
        snapshot.write_bytes(moved(snapshot.read_bytes(), folder))
    return folder


NAMES = {"latin-1": "windows-1252"}
"""What encodings are called, and are, since."""


def found_in(recovery: Path) -> dict[str, Snapshot]:
    store = RecoveryStore(recovery)
    found = store.orphans()
    store.close()
    assert found.damaged == ()
    return {snapshot.session_id: snapshot for snapshot in found.snapshots}


def is_large(said: dict[str, Any]) -> bool:
    return bool(said["records"] > 1000)


def holds_what_was_said(document: Document, said: dict[str, Any]) -> None:
    form, lines = document.form, document.collection
    assert (form.encoding, form.bom, form.newline, form.gzip) == (
        NAMES.get(said["encoding"], said["encoding"]), said["bom"], said["newline"], said["gzip"],
    )  # fmt: skip
    assert (document.format, len(lines), lines.line_count) == (
        said["format"], said["records"], said["line_count"],
    )  # fmt: skip
    assert {row: lines[int(row)].line for row in said["lines"]} == said["lines"]
    if not is_large(said):
        assert "".join(item.line + item.ending for item in lines.lines) == said["text"]


def test_work_that_needs_no_file_opens_byte_for_byte_as_it_was_kept(recovery: Path) -> None:
    found = found_in(recovery)
    assert found.keys() == SAID.keys()
    for session_id, said in SAID.items():
        snapshot = found[session_id]
        if is_large(said):
            # Without the files that lines stay in, what was edited comes back.
            assert str(snapshot.base) == said["path"]
            edited = [record.line for record in snapshot.document.collection]
            assert edited and set(edited) <= set(said["lines"].values())
            continue
        assert (snapshot.lost, snapshot.base, snapshot.current) == (0, None, said["current"])
        path = snapshot.document.path
        assert (None if path is None else str(path)) == said["path"]
        holds_what_was_said(snapshot.document, said)


def test_large_files_hold_what_was_not_edited(recovery: Path, files: Path) -> None:
    large = {name: said for name, said in SAID.items() if is_large(said)}
    assert len(large) == 2
    found = found_in(recovery)
    for session_id, said in large.items():
        snapshot = found[session_id]
        assert (snapshot.lost, snapshot.base, snapshot.current) == (0, None, said["current"])
        holds_what_was_said(snapshot.document, said)


def test_the_files_are_known_again_and_the_work_can_be_saved(recovery: Path, files: Path) -> None:
    for session_id, snapshot in found_in(recovery).items():
        document, said = snapshot.document, SAID[session_id]
        if document.path is None:
            continue
        assert document.path.parent == files
        assert changed_outside(document) is DiskChange.UNCHANGED
        other = document.path.read_bytes()[:-1] + b"x"
        document.path.write_bytes(other)
        assert changed_outside(document) is not DiskChange.UNCHANGED
        document.path.write_bytes(other[:-1] + b"\n")
        state = save_document(document.path, document)
        holds_what_was_said(document.with_file(document.path, state), said)
        if not is_large(said) and not said["gzip"]:
            written = document.path.read_bytes().decode(
                "utf-16" if said["bom"] else said["encoding"]
            )
            assert written == said["text"]


@pytest.fixture
def kept_home(recovery: Path, files: Path) -> Iterator[Path]:
    """The settings and the recovery folder lie where the program looks for them."""
    ini = settings_path()
    ini.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(KEPT / "fenedit.ini", ini)
    shutil.copytree(recovery, recovery_folder(), dirs_exist_ok=True)
    yield ini
    ini.unlink()
    shutil.rmtree(recovery_folder())


def test_the_program_starts_with_it_and_all_work_comes_back_unsaved(
    qapp: QApplication, kept_home: Path, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "fenedit.ui.files.recovery.ask_about_recovery", lambda *_: RecoveryChoice.RECOVER
    )
    application = Application(qapp)
    try:
        application.begin(Arguments())
        assert application.windows[0].area.view.flipped
        assert application.services.settings.preferences == PREFERENCES
        application.offer_recovery()
        states = [window.editor.state for window in application.windows]
        assert all(window.editor.modified for window in application.windows)
        shown = [
            (state.fen_text, state.current, state.is_draft, state.chess960) for state in states
        ]
        wanted = [
            (said["shown"], said["current"], said["is_draft"], said["chess960"])
            for said in SAID.values()
        ]
        assert sorted(shown) == sorted(wanted)
        boards = ["".join(map(str, state.position.placement)) for state in states]
        assert sorted(boards) == sorted(said["board"] or "." * 64 for said in SAID.values())
        paths = [state.document.path for state in states]
        wanted_paths = [said["path"] and files / Path(said["path"]).name for said in SAID.values()]
        assert sorted(map(str, paths)) == sorted(map(str, wanted_paths))
    finally:
        application.end()
        application.deleteLater()
    # The work is kept again, in this version's way, and what was kept before is gone.
    left = {path.stem for path in recovery_folder().glob("*.snapshot")}
    assert len(left) == len(SAID) and not left & SAID.keys()
    modes = {path.stat().st_mode & 0o777 for path in recovery_folder().glob("*.snapshot")}
    assert modes == {0o600} or sys.platform == "win32"


# --- settings ---------------------------------------------------------------------------------


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    return Path(shutil.copy(KEPT / "fenedit.ini", tmp_path))


def settings_in(ini: Path) -> Settings:
    return Settings(QSettings(str(ini), QSettings.Format.IniFormat))


@pytest.mark.usefixtures("qapp")
def test_every_setting_has_its_value(ini: Path) -> None:
    settings = settings_in(ini)
    assert settings.preferences == PREFERENCES
    assert settings.programs == PROGRAMS
    assert settings.copy_options == CopyOptions("pgn", "capturable", "xfen", "fr", flipped=True)
    assert settings.flipped
    assert settings.collection_shown is False
    assert settings.window_value("collection_mode") == b"compact"
    assert settings.diagram_value("folder") == {"folder": "/home/ann/pictures"}
    names = ("Sonderfälle, zwei.fen", "three.pgn", "two.epd", "one.fen")
    assert settings.recent_files() == tuple(THERE / name for name in names)
    assert settings.recent_positions() == (
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "8/8/8/8/8/8/8/K1k5 b - - 12 70",
    )


WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
application = QApplication([])
from fenedit.documents.document import Document
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.ui.labels import step_name
from fenedit.ui.look import Look
from fenedit.ui.main_window import MainWindow, Services
settings = Settings(QSettings(sys.argv[1], QSettings.Format.IniFormat))
look = Look(application, settings)
services = Services(settings, look, *(Path(sys.argv[1] + end) for end in ("-recovery", "-log")))
window = MainWindow(Editor(EditorState(Document()), step_name), services)
print(window.normalGeometry().getRect())
window.close_unasked()
"""


def test_the_window_stands_where_it_stood(ini: Path, tmp_path: Path) -> None:
    """On a screen like the one that it stood on; Qt tries no other one."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": 1440, "height": 960, "dpr": 1}
    like = tmp_path / "screen.json"
    like.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96}]}))
    platform = f"offscreen:configfile={like}"
    code, said = run_python("-c", WINDOW, ini, QT_QPA_PLATFORM=platform)
    assert code == 0, said
    assert said.splitlines()[-1] == "(120, 90, 1010, 760)"


@pytest.mark.usefixtures("qapp")
def test_what_this_version_does_not_know_of_stays_when_it_writes(ini: Path) -> None:
    other = QSettings(str(ini), QSettings.Format.IniFormat)
    other.setValue("preferences/of_tomorrow", "kept")
    other.setValue("another/group", [1, 2])
    other.sync()
    before = {key: other.value(key) for key in other.allKeys()}
    settings = settings_in(ini)
    settings.set_preferences(Preferences(new_position="empty", figurines=True))
    settings.set_programs(Programs(engine_lines=5))
    settings.add_recent_file(THERE / "five.fen")
    settings.set_window_value("geometry", settings.window_value("geometry"))
    del settings
    after = QSettings(str(ini), QSettings.Format.IniFormat)
    assert before.keys() <= set(after.allKeys())
    for key in ("preferences/of_tomorrow", "another/group", "copy_as/spelling", "window/geometry"):
        assert after.value(key) == before[key]
    assert settings_in(ini).recent_files()[:2] == (
        THERE / "five.fen",
        THERE / "Sonderfälle, zwei.fen",
    )
    assert settings_in(ini).preferences == Preferences(figurines=True)
