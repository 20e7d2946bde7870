"""Where the program keeps what is its own: settings, log, unsaved work."""

from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths

Location = QStandardPaths.StandardLocation
_TRIED_BYTES: Final = 4096


def log_path() -> Path:
    """Return the place of the log file."""
    return _data_folder() / "log" / "fenedit.log"


def recovery_folder() -> Path:
    """Return the folder where unsaved work is kept."""
    return _data_folder() / "recovery"


def settings_store() -> QSettings:
    """Return the store of preferences: a text file that a person could read and mend."""
    return QSettings(str(_settings_path()), QSettings.Format.IniFormat)


def unkept_words() -> str:
    """Return what cannot be kept because its place cannot be written, "" if all can be."""
    translate = QCoreApplication.translate
    unkept = {
        recovery_folder() / "snapshot": translate(
            "Places", "Unsaved work cannot be kept for the next start, so save often."
        ),
        _settings_path(): translate("Places", "Preferences and recent files cannot be kept."),
        log_path(): translate("Places", "Errors cannot be logged."),
    }
    lost = {path: words for path, words in unkept.items() if not _is_writable(path)}
    if not lost:
        return ""
    words = translate("Places", "FenEdit cannot write in these folders: {folders}")
    folders = dict.fromkeys(str(path.parent) for path in lost)
    return " ".join((*lost.values(), words.format(folders=", ".join(folders))))


def _is_writable(path: Path) -> bool:
    """Tell whether a file can be written, whose folder is made if it is not there."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists():
            path.open("ab").close()
        else:
            with TemporaryFile(dir=path.parent) as file:
                # On a full disk, files can be made, and nothing be written in them.
                file.write(bytes(_TRIED_BYTES))
    except OSError:
        return False
    return True


def _settings_path() -> Path:
    return Path(QStandardPaths.writableLocation(Location.AppConfigLocation), "fenedit.ini")


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(Location.AppLocalDataLocation))
