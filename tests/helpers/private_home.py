"""A pytest plugin: every test finds an empty home and the same surroundings.

The home folder, the XDG folders below it and Qt's settings are redirected to a temporary folder,
an empty one for each test; programs that a test starts inherit it. On Windows and macOS, where Qt keeps
native settings outside of files, use ``QSettings.Format.IniFormat`` in tests.

Hundreds of tests start the program or a part of it. Where Python is told to leave no bytecode
beside the sources, it would compile all of them at each start; so it is kept in pytest's cache.
"""

import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.helpers.project import ROOT

# Variable to the folder below the home of the test.
FOLDERS = {
    "HOME": ".",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_RUNTIME_DIR": "runtime",
    "XDG_STATE_HOME": "state",
}
SAME_EVERYWHERE = {
    "LANGUAGE": "en",
    "LC_ALL": "C.UTF-8",
    "QT_FONT_DPI": "96",
    "QT_QPA_PLATFORM": "offscreen",
    "TZ": "UTC",
}
# What would let the desktop of the person who runs the tests shine through.
REMOVED = [
    "DBUS_SESSION_BUS_ADDRESS",
    "DISPLAY",
    "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_STYLE_OVERRIDE",
    "WAYLAND_DISPLAY",
    "XDG_CURRENT_DESKTOP",
]

_base = pytest.StashKey[Path]()
_home = pytest.StashKey[Path]()
_bytecode = pytest.StashKey[Path]()
_numbers = itertools.count()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_base] = Path(tempfile.mkdtemp(prefix="fenedit-tests-"))
    os.environ.update(SAME_EVERYWHERE)
    keep_bytecode(config)
    for variable in REMOVED:
        os.environ.pop(variable, None)
    config.stash[_home] = new_home(config)
    move_into(config.stash[_home])


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[_base], ignore_errors=True)
    # Modules in folders of single tests do not come back.
    temporary = Path(tempfile.gettempdir()).resolve()
    if _bytecode in config.stash and not ROOT.is_relative_to(temporary):
        passing = config.stash[_bytecode] / temporary.relative_to(temporary.anchor)
        shutil.rmtree(passing, ignore_errors=True)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    # Most tests leave it empty, and then it is the next one's as well.
    if not is_empty(item.config.stash[_home]):
        item.config.stash[_home] = new_home(item.config)
    move_into(item.config.stash[_home])
    return (yield)


def keep_bytecode(config: pytest.Config) -> None:
    """Keep bytecode elsewhere, for this process and all that it starts, if it has no place."""
    if not sys.dont_write_bytecode:
        return
    cache = getattr(config, "cache", None)
    folder = config.stash[_base] / "bytecode" if cache is None else cache.mkdir("bytecode")
    config.stash[_bytecode] = folder
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(folder)
    sys.dont_write_bytecode = False


def new_home(config: pytest.Config) -> Path:
    """Make an empty home folder that exists as long as the test session."""
    home = config.stash[_base] / str(next(_numbers))
    home.mkdir()
    # Qt warns when anybody else could read this one.
    (home / FOLDERS["XDG_RUNTIME_DIR"]).mkdir(mode=0o700)
    return home


def is_empty(home: Path) -> bool:
    """Say whether a home folder is as it was made."""
    runtime = home / FOLDERS["XDG_RUNTIME_DIR"]
    try:
        return [*home.iterdir()] == [runtime] and not any(runtime.iterdir())
    except OSError:
        return False


def move_into(home: Path) -> None:
    """Make `home` the home of this process, of its children and of Qt."""
    os.environ.update({variable: str(home / folder) for variable, folder in FOLDERS.items()})
    # Qt reads these variables each time, but those for settings only once. Tests without Qt
    # shall stay without it.
    if (qt_core := sys.modules.get("PySide6.QtCore")) is not None:
        settings = qt_core.QSettings
        for file_format in (settings.Format.NativeFormat, settings.Format.IniFormat):
            for scope in (settings.Scope.UserScope, settings.Scope.SystemScope):
                settings.setPath(file_format, scope, os.environ["XDG_CONFIG_HOME"])
