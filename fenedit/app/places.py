"""Warns about files that cannot be written or read."""

from pathlib import Path
from tempfile import TemporaryFile

from PySide6.QtCore import QCoreApplication

from fenedit.notation.safe_text import shown_path


def unread_words(aside: Path | None) -> str:
    """Return the warning about a settings file that was set aside, "" for none."""
    if aside is None:
        return ""
    words = QCoreApplication.translate(
        "Places",
        "Some preferences could not be read and were reset. The original settings file was kept "
        "as {path}.",
    )
    return words.format(path=shown_path(aside))


def unkept_words(recovery: Path, settings: Path, log: Path) -> str:
    """Return a warning about what cannot be kept, "" if all can be.

    Args:
        recovery: the folder of unsaved work.
        settings: the file of preferences.
        log: the file of errors.
    """
    translate = QCoreApplication.translate
    unkept = {
        recovery / "snapshot": translate(
            "Places", "Unsaved work cannot be kept for the next start: save often."
        ),
        settings: translate("Places", "Preferences and recent files cannot be saved."),
        log: translate("Places", "Errors cannot be logged."),
    }
    lost = {path: words for path, words in unkept.items() if not _is_writable(path)}
    if not lost:
        return ""
    words = translate("Places", "FenEdit cannot write to these folders: {folders}")
    folders = dict.fromkeys(str(path.parent) for path in lost)
    return " ".join((*lost.values(), words.format(folders=", ".join(folders))))


def _is_writable(path: Path) -> bool:
    """Return whether a file can be written; make its folder if that is missing."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists():
            path.open("ab").close()
        else:
            with TemporaryFile(dir=path.parent) as file:
                # On a full disk, files can be made but not written.
                file.write(bytes(4096))
    except OSError:
        return False
    return True
