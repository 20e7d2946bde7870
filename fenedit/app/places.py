"""Where the program keeps what is its own: settings, log, unsaved work."""

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

Location = QStandardPaths.StandardLocation


def log_path() -> Path:
    """Return the place of the log file."""
    return _data_folder() / "log" / "fenedit.log"


def recovery_folder() -> Path:
    """Return the folder where unsaved work is kept."""
    return _data_folder() / "recovery"


def settings_store() -> QSettings:
    """Return the store of preferences: a text file that a person could read and mend."""
    folder = Path(QStandardPaths.writableLocation(Location.AppConfigLocation))
    return QSettings(str(folder / "fenedit.ini"), QSettings.Format.IniFormat)


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(Location.AppLocalDataLocation))
