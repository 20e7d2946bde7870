"""Preferences and recent things, kept in a store."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from fenedit.session.settings import (
    RECENT_FILES,
    CopyOptions,
    OpenFile,
    Preferences,
    Programs,
    Settings,
)


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "fenedit.ini"), QSettings.Format.IniFormat)


def reopened(store: QSettings) -> Settings:
    """What another run of the program reads from the file."""
    store.sync()
    return Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))


def test_nothing_chosen_means_the_defaults(store: QSettings) -> None:
    assert Settings(store).preferences == Preferences()


def test_choices_outlive_the_program(store: QSettings, qtbot: QtBot) -> None:
    settings = Settings(store)
    chosen = Preferences()._replace(
        new_position="start",
        colour_scheme="dark",
        several_kings=True,
        animate=False,
        ep_convention="legal",
    )
    with qtbot.waitSignal(settings.preferences_changed):
        settings.set_preferences(chosen)
    assert reopened(store).preferences == chosen


def test_the_same_choice_again_is_no_news(store: QSettings, qtbot: QtBot) -> None:
    settings = Settings(store)
    with qtbot.assertNotEmitted(settings.preferences_changed):
        settings.set_preferences(Preferences())


def test_what_no_version_ever_wrote_is_read_as_the_default(store: QSettings) -> None:
    store.setValue("preferences/coordinates", "sideways")
    store.setValue("preferences/animate", "perhaps")
    assert reopened(store).preferences.coordinates == "inside"
    assert reopened(store).preferences.animate is False


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_recent_files_may_have_bytes_in_their_names_that_are_no_text(store: QSettings) -> None:
    names = [b"/\xff/a b.fen", b"/%ff/a%20b.fen", b"/\xed\xa0\x80.fen", "/ä☺.fen".encode()]
    paths = tuple(map(Path, map(os.fsdecode, names)))
    for path in (*paths, *reversed(paths)):
        Settings(store).add_recent_file(path)
    assert reopened(store).recent_files() == paths


def test_recent_files_are_newest_first_each_once_and_not_too_many(store: QSettings) -> None:
    settings = Settings(store)
    for number in range(RECENT_FILES + 3):
        settings.add_recent_file(Path(f"/files/{number}.fen"))
    settings.add_recent_file(Path("/files/5.fen"))
    recent = reopened(store).recent_files()
    assert len(recent) == RECENT_FILES
    assert recent[:2] == (Path("/files/5.fen"), Path(f"/files/{RECENT_FILES + 2}.fen"))


def test_one_recent_position_is_still_a_list(store: QSettings) -> None:
    Settings(store).add_recent_position("8/8/8/8/8/8/8/8 w - - 0 1")
    assert reopened(store).recent_positions() == ("8/8/8/8/8/8/8/8 w - - 0 1",)


def test_what_was_chosen_to_copy_as_is_kept(store: QSettings) -> None:
    assert Settings(store).copy_options == CopyOptions()
    chosen = CopyOptions("pgn", "legal", "shredder", "ru", True)
    Settings(store).copy_options = chosen
    assert reopened(store).copy_options == chosen


def test_an_option_that_no_version_ever_wrote_follows_the_preferences(store: QSettings) -> None:
    store.setValue("copy_as/castling_spelling", "sideways")
    store.setValue("copy_as/spelling", 7)
    assert Settings(store).copy_options == CopyOptions()


def test_the_windows_look_is_kept(store: QSettings) -> None:
    settings = Settings(store)
    settings.set_window_value("geometry", QByteArray(b"\x01\x02"))
    settings.flipped = True
    assert reopened(store).window_value("geometry") == QByteArray(b"\x01\x02")
    assert reopened(store).flipped is True
    assert reopened(store).window_value("nothing").isEmpty()


def test_programs_of_others_are_kept(store: QSettings, qtbot: QtBot) -> None:
    settings = Settings(store)
    assert settings.programs == Programs()
    chosen = Programs("/opt/engine", 3, 2, 64, "/opt/popeye")
    with qtbot.waitSignal(settings.programs_changed):
        settings.set_programs(chosen)
    with qtbot.assertNotEmitted(settings.programs_changed):
        settings.set_programs(chosen)
    assert reopened(store).programs == chosen


def test_a_program_without_an_absolute_path_is_none(store: QSettings) -> None:
    store.setValue("programs/engine_path", "stockfish")
    store.setValue("programs/popeye_path", "../popeye")
    assert reopened(store).programs == Programs()


def test_what_programs_may_use_is_bounded(store: QSettings) -> None:
    for name, value in (("lines", "99"), ("threads", "-4"), ("hash", "much")):
        store.setValue(f"programs/engine_{name}", value)
    assert reopened(store).programs == Programs(engine_lines=5, engine_threads=1, engine_hash=32)


def test_choices_for_diagrams_are_kept_each_under_its_name(store: QSettings) -> None:
    settings = Settings(store)
    settings.set_diagram_value("picture", {"size": 2048, "margin": 0.5, "background": ""})
    settings.set_diagram_value("sheet", {"per_page": 12})
    again = reopened(store)
    assert again.diagram_value("picture") == {"size": 2048, "margin": 0.5, "background": ""}
    assert again.diagram_value("sheet") == {"per_page": 12}
    assert again.diagram_value("presets") == {}


@pytest.mark.parametrize("kept", ["no JSON", "[1, 2]", "[" * 100_000, "3"], ids=range(4))
def test_what_is_no_choice_for_diagrams_is_none(store: QSettings, kept: str) -> None:
    store.setValue("diagram/picture", kept)
    assert Settings(store).diagram_value("picture") == {}


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        "[]",
        '["/a.fen"]',
        '["/a.fen", "x", 0, ""]',
        '["/a", 1, 0, "zz"]',
        "[[[[[",
        '["/a.fen", 1e999, 0, ""]',
    ],
)
def test_open_files_that_cannot_be_read_are_left_out(tmp_path: Path, kept: str) -> None:
    store = QSettings(str(tmp_path / "fenedit.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    known = OpenFile(tmp_path / "a b;c.fen", 7, True, b"\x00\xff")
    settings.open_files = (known,)
    assert settings.open_files == (known,)
    names = store.value("window/open_files")
    store.setValue("window/open_files", [kept, *([names] if isinstance(names, str) else names)])
    assert settings.open_files == (known,)


def test_bytes_that_are_no_text_are_no_words(store: QSettings) -> None:
    store.setValue("window/folds", QByteArray(b"-play \xff\xfe"))
    assert Settings(store).window_words("folds")[0] == "-play"
