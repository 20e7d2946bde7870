"""What went wrong with a file, in words: what is the matter, and what can be done."""

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError, SourceError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.opening import MAX_SIZE
from fenedit.notation.safe_text import shown, shown_name, shown_path
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_OPENING: Final = {
    "missing": (
        QT_TRANSLATE_NOOP("message", "There is no file “{name}” in this place."),
        QT_TRANSLATE_NOOP("message", "It may have been moved, renamed or deleted."),
    ),
    "permission": (
        QT_TRANSLATE_NOOP("message", "You are not allowed to read “{name}”."),
        QT_TRANSLATE_NOOP("message", "Ask its owner, or change its permissions."),
    ),
    "folder": (
        QT_TRANSLATE_NOOP("message", "“{name}” is a folder, not a file."),
        QT_TRANSLATE_NOOP("message", "Choose a file in it."),
    ),
    "not-regular": (
        QT_TRANSLATE_NOOP("message", "“{name}” is no file but a pipe or a device."),
        QT_TRANSLATE_NOOP("message", "Write what it gives to a file, and open that."),
    ),
    "binary": (
        QT_TRANSLATE_NOOP("message", "“{name}” is no text file."),
        QT_TRANSLATE_NOOP(
            "message",
            "A file of positions is text: FEN or EPD, one a line, or games in PGN. This may be a "
            "picture, a packed file other than .gz, or the database of another program.",
        ),
    ),
    "too-large": (
        QT_TRANSLATE_NOOP("message", "“{name}” is too large to be opened."),
        QT_TRANSLATE_NOOP(
            "message", "Files of up to {megabytes} MB can be opened. Split it into smaller ones."
        ),
    ),
    "line-too-long": (
        QT_TRANSLATE_NOOP("message", "Line {detail} of “{name}” is too long for a position."),
        QT_TRANSLATE_NOOP(
            "message",
            "In a file of this size a line holds one position. This one may hold something else, "
            "or have lost its line breaks.",
        ),
    ),
    "damaged": (
        QT_TRANSLATE_NOOP("message", "“{name}” is packed with gzip, and damaged."),
        QT_TRANSLATE_NOOP(
            "message",
            "It may have been cut off on its way: fetch it once more. “gzip -dc” on a command line "
            "gets out what comes before the damage.",
        ),
    ),
    "name": (
        QT_TRANSLATE_NOOP("message", "No file can be called “{name}”."),
        QT_TRANSLATE_NOOP("message", "Check the name; it may be too long."),
    ),
    "unreadable": (
        QT_TRANSLATE_NOOP("message", "“{name}” could not be read."),
        QT_TRANSLATE_NOOP("message", "The disk or the network may have failed. Try again."),
    ),
}
"""For each code of OpenError what is wrong, and what can be done."""

_SAVING: Final = {
    "missing-folder": (
        QT_TRANSLATE_NOOP("message", "The folder {folder} does not exist."),
        QT_TRANSLATE_NOOP("message", "Make it anew, or save in another folder."),
    ),
    "folder": (
        QT_TRANSLATE_NOOP("message", "A folder is called “{name}” already."),
        QT_TRANSLATE_NOOP("message", "Save under another name."),
    ),
    "not-regular": (
        QT_TRANSLATE_NOOP("message", "“{name}” is no file but a pipe, a device or a broken link."),
        QT_TRANSLATE_NOOP("message", "Save under another name."),
    ),
    "read-only": (
        QT_TRANSLATE_NOOP("message", "“{name}” is write-protected."),
        QT_TRANSLATE_NOOP("message", "Save under another name, or take the protection away."),
    ),
    "permission": (
        QT_TRANSLATE_NOOP("message", "You are not allowed to write to “{name}”."),
        QT_TRANSLATE_NOOP("message", "Save under another name."),
    ),
    "folder-permission": (
        QT_TRANSLATE_NOOP("message", "You are not allowed to write in {folder}."),
        QT_TRANSLATE_NOOP("message", "Save in another folder."),
    ),
    "in-use": (
        QT_TRANSLATE_NOOP("message", "Another program holds “{name}”."),
        QT_TRANSLATE_NOOP("message", "Close the other program, or save under another name."),
    ),
    "read-only-disk": (
        QT_TRANSLATE_NOOP("message", "The disk with {folder} can only be read."),
        QT_TRANSLATE_NOOP("message", "Save on another disk."),
    ),
    "disk-full": (
        QT_TRANSLATE_NOOP("message", "The disk is full."),
        QT_TRANSLATE_NOOP("message", "Make room on it, or save on another disk."),
    ),
    "quota": (
        QT_TRANSLATE_NOOP("message", "Your share of this disk is used up."),
        QT_TRANSLATE_NOOP("message", "Delete what you do not need, or save on another disk."),
    ),
    "too-large": (
        QT_TRANSLATE_NOOP("message", "The file would be larger than this disk allows."),
        QT_TRANSLATE_NOOP("message", "Save on another disk, or split the file."),
    ),
    "name": (
        QT_TRANSLATE_NOOP("message", "No file can be called “{name}”."),
        QT_TRANSLATE_NOOP("message", "Save under another, shorter name."),
    ),
    "torn": (
        QT_TRANSLATE_NOOP("message", "Writing “{name}” was broken off in the middle."),
        QT_TRANSLATE_NOOP(
            "message",
            "What the file held before is kept in {detail}. Save once more, or under another name.",
        ),
    ),
    "changed-underneath": (
        QT_TRANSLATE_NOOP("message", "Another program has changed “{name}” while it was open."),
        QT_TRANSLATE_NOOP(
            "message",
            "The file is so large that lines which you did not edit stay in it, and those are not "
            "what they were. Copy what you edited into a new document and reload the file, or "
            "bring its earlier version back and save again.",
        ),
    ),
    "unconvertible": (
        QT_TRANSLATE_NOOP("message", "“{name}” is too large to be converted in a window."),
        QT_TRANSLATE_NOOP(
            "message",
            "Save in the format that the file has. “fenedit convert” on a command line converts "
            "files of any size.",
        ),
    ),
    "unwritable": (
        QT_TRANSLATE_NOOP("message", "“{name}” could not be written."),
        QT_TRANSLATE_NOOP("message", "Try again, or save in another place."),
    ),
}
"""For each code of SaveError what is wrong, and what can be done."""

_CHANGES: Final = {
    DiskChange.CHANGED: QT_TRANSLATE_NOOP(
        "message", "Another program has changed “{name}” since you opened it."
    ),
    DiskChange.REPLACED: QT_TRANSLATE_NOOP(
        "message", "Another file has taken the place of “{name}” since you opened it."
    ),
    DiskChange.MISSING: QT_TRANSLATE_NOOP(
        "message", "“{name}” has been deleted or moved since you opened it."
    ),
}


_SOURCES: Final = {
    "changed-underneath": QT_TRANSLATE_NOOP(
        "message",
        "Another program has changed “{name}”: lines that stay in it cannot be read. "
        "Open the file anew.",
    ),
    "cut-off": QT_TRANSLATE_NOOP(
        "message",
        "Another program has cut off “{name}”: lines that stay in it cannot be read. "
        "Open the file anew.",
    ),
    "unreadable": QT_TRANSLATE_NOOP(
        "message", "Lines of “{name}” cannot be read: {detail}. Try again."
    ),
}
"""For each code of SourceError what is wrong, and what can be done."""


class Words(NamedTuple):
    """A message: what is wrong, and what can be done."""

    text: str
    advice: str


def open_error_words(error: OpenError) -> Words:
    """Return why a file could not be opened."""
    text, advice = _OPENING.get(error.code, _OPENING["unreadable"])
    return _words(text, advice, error.path, error.detail)


def save_failure_words(error: SaveError) -> Words:
    """Return why a file could not be written, of whatever is not the person's work."""
    text, advice = _SAVING.get(error.code, _SAVING["unwritable"])
    return _words(text, advice, error.path, error.detail)


def not_saved_sentence(error: SaveError) -> str:
    """Return the same as one sentence, with what can be done."""
    words = save_failure_words(error)
    failed = _translated(QT_TRANSLATE_NOOP("message", "Not saved. {reason} {advice}"))
    return failed.format(reason=words.text, advice=words.advice)


def save_error_words(error: SaveError) -> Words:
    """Return why a file could not be saved; all but a torn one still hold what they held."""
    words = save_failure_words(error)
    kept = _translated(QT_TRANSLATE_NOOP("message", "Your work is still here, unsaved."))
    return Words(words.text, f"{words.advice}\n\n{kept}")


def autosave_error_words(error: SaveError) -> str:
    """Return in one line why unsaved work is not kept for the case of a crash."""
    text, _ = _SAVING.get(error.code, _SAVING["unwritable"])
    reason = _words(text, "", error.path, error.detail).text
    return _translated(
        QT_TRANSLATE_NOOP("message", "Unsaved work cannot be kept safe: {reason} Save it yourself.")
    ).format(reason=reason)


def source_error_words(error: SourceError) -> str:
    """Return in one line why lines that stay in a file cannot be read."""
    text = _SOURCES.get(error.code, _SOURCES["unreadable"])
    return _words(text, "", error.path, error.strerror or "").text


def encode_error_words(error: EncodeError) -> Words:
    """Return which character cannot be written, where it stands, and what would hold it."""
    place = (
        _translated(QT_TRANSLATE_NOOP("message", "a comment line"))
        if error.index is None
        else _translated(QT_TRANSLATE_NOOP("message", "position {number}")).format(
            number=error.index + 1
        )
    )
    shown = f"U+{ord(error.character[0]):04X}"
    if error.character.isprintable():
        shown = f"“{error.character}” ({shown})"
    text = _translated(
        QT_TRANSLATE_NOOP("message", "The character {character} in {place} cannot be saved.")
    ).format(character=shown, place=place)
    if not error.fits_utf_8:
        advice = QT_TRANSLATE_NOOP(
            "message", "No text file can hold it. Delete it, then save again."
        )
        return Words(text, _translated(advice))
    advice = _translated(
        QT_TRANSLATE_NOOP(
            "message",
            "The file is written in {encoding}, which lacks this character. UTF-8 has all "
            "characters, and most programs read it.",
        )
    ).format(encoding=error.encoding.upper())
    return Words(text, advice)


def read_only_words(path: Path) -> Words:
    """Return that a file is write-protected, and what saving it all the same means."""
    advice = QT_TRANSLATE_NOOP("message", "It can be saved all the same, and stays protected.")
    return _words(_SAVING["read-only"][0], advice, path)


def disk_change_words(path: Path, change: DiskChange) -> Words:
    """Return what another program did to a file; KeyError when it did nothing."""
    if change is DiskChange.MISSING:
        advice = QT_TRANSLATE_NOOP("message", "You can save it there again, or somewhere else.")
    else:
        advice = QT_TRANSLATE_NOOP(
            "message",
            "Saving over it would lose what the other program wrote. Under another name, both "
            "versions are kept.",
        )
    return _words(_CHANGES[change], advice, path)


def disk_change_sentence(path: Path, change: DiskChange) -> str:
    """Return in one sentence what another program did to a file; KeyError when it did nothing."""
    return _words(_CHANGES[change], "", path).text


def _words(text: str, advice: str, path: Path | None, detail: str = "") -> Words:
    names = {
        "name": shown_name(path.name or str(path)) if path is not None else "",
        "folder": shown_path(path.parent) if path is not None else "",
        "detail": shown(detail),
        "megabytes": MAX_SIZE >> 20,
    }
    return Words(_translated(text).format(**names), _translated(advice).format(**names))


def _translated(source: str) -> str:
    return QCoreApplication.translate("message", source) if source else ""
