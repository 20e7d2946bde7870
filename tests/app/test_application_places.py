"""What cannot be kept is known, and why."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.app import places
from fenedit.app.application import Application, log_path, recovery_folder, settings_path
from fenedit.app.arguments import Arguments
from fenedit.ui.files.outside import NoticeBar

WORK, PREFERENCES, ERRORS = "Unsaved work", "Preferences", "Errors"


def data() -> Path:
    return log_path().parents[1]


def settings() -> Path:
    return settings_path()


def unkept_words() -> str:
    return places.unkept_words(recovery_folder(), settings(), log_path())


def taken(path: Path) -> None:
    """Put a file in the place of a folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"")


def nowhere() -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        os.environ[name] = "/dev/null/fenedit"


OBSTACLES: dict[str, tuple[Callable[[], None], set[str]]] = {
    "no home": (nowhere, {WORK, PREFERENCES, ERRORS}),
    "data is a file": (lambda: taken(data()), {WORK, ERRORS}),
    "log is a file": (lambda: taken(log_path().parent), {ERRORS}),
    "the log is a folder": (lambda: log_path().mkdir(parents=True), {ERRORS}),
    "recovery is a file": (lambda: taken(recovery_folder()), {WORK}),
    "config is a file": (lambda: taken(settings().parent), {PREFERENCES}),
    "the settings are a folder": (lambda: settings().mkdir(parents=True), {PREFERENCES}),
}


@pytest.mark.parametrize("name", OBSTACLES)
def test_what_cannot_be_written_is_named_with_its_folder(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, os.environ[variable])
    obstacle, lost = OBSTACLES[name]
    obstacle()
    words = unkept_words()
    assert {what for what in (WORK, PREFERENCES, ERRORS) if what in words} == lost
    folders = {WORK: recovery_folder(), PREFERENCES: settings().parent, ERRORS: log_path().parent}
    assert all(str(folders[what]) in words for what in lost)
    assert all(str(folder) not in words for what, folder in folders.items() if what not in lost)


def test_where_all_can_be_kept_nothing_is_said_and_nothing_left() -> None:
    assert unkept_words() == ""
    folders = (recovery_folder(), log_path().parent, settings().parent)
    assert [file for folder in folders for file in folder.iterdir()] == []
    # What is kept there is for nobody else.
    assert all(folder.stat().st_mode & 0o077 == 0 for folder in folders)


def test_what_is_there_is_left_as_it_is() -> None:
    unkept_words()
    log_path().write_text("old")
    before = log_path().stat()
    assert unkept_words() == ""
    assert log_path().read_text() == "old"
    assert log_path().stat().st_mtime_ns == before.st_mtime_ns


def test_settings_that_cannot_be_read_are_set_aside_and_said_once(
    qapp: QApplication, qtbot: QtBot
) -> None:
    taken(settings())
    settings().write_bytes(b"[recent]\nfiles=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n")
    said = []
    for _start in range(2):
        application = Application(qapp)
        application.begin(Arguments())
        qtbot.waitUntil(lambda application=application: application.has_offered_recovery)
        bars = application.windows[0].findChildren(NoticeBar)
        said.append([bar.words for bar in bars])
        application.end()
        application.deleteLater()
    assert said[1] == []
    (words,) = said[0]
    assert "preferences could not be read" in words and "fenedit.ini.unread" in words
