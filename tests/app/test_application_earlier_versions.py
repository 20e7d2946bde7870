"""The settings that an earlier version kept open as they were left.

`tests/data/of_ae8f6d9/fenedit.ini` was written by the program of that commit on Linux. No later
version may change this file, nor need it changed.
"""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from fenedit.session.settings import CopyOptions, Preferences, Programs, Settings
from tests.helpers.project import TESTS, run_python

KEPT = TESTS / "data" / "of_ae8f6d9"
THERE = Path("/home/ann/chess")
"""The folder of the files."""

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
