"""What is said of files: what went wrong, what a format loses, what was done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.documents.conversion import Loss
from fenedit.documents.document import Collection
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError, SourceError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.opening import MAX_SIZE
from fenedit.documents.record import is_aside
from fenedit.notation.safe_text import shown, shown_name, shown_path
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.ui.dialogs import Words
from fenedit.ui.files.saving import held_records

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


def losses_words(losses: Sequence[Loss], name: str, kind: str) -> Words:
    """Return the question: what is left out, one thing a line, with its count.

    `kind` is the suffix of the format, without its dot.
    """
    text = QCoreApplication.translate(
        "losses", "A {suffix} file cannot hold everything that is in “{name}”."
    ).format(suffix=f".{kind}", name=name)
    intro = QCoreApplication.translate("losses", "These would be left out of the file:")
    lines = "\n".join(f"•\N{NO-BREAK SPACE}{loss_words(loss)}" for loss in losses)
    return Words(text, f"{intro}\n{lines}")


def loss_words(loss: Loss) -> str:
    """Return what is left out: how many there are, and the names that are known of them."""
    words = LossWords().counted(loss.code, loss.count)
    lines = LossWords().places(loss.lines, loss.count)
    if not (loss.detail or lines):
        return words
    pattern = QCoreApplication.translate("losses", "{what} ({names})")
    names = "; ".join(filter(None, (lines, shown(loss.detail))))
    return pattern.format(what=words, names=names)


class LossWords:
    """The words for what is lost, where languages differ in how many forms they have.

    lupdate marks a text as having plural forms in calls of `self.tr` alone, hence a class.
    """

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return a text, in the form for a number if there is one; the source is English's."""
        return QCoreApplication.translate("LossWords", source, comment, count)

    def places(self, lines: Sequence[int], count: int) -> str:
        """Return where the first ones of some things begin in a file, "" if that is not known."""
        if not lines:
            return ""
        numbers = ", ".join(map(str, lines)) + (", …" if count > len(lines) else "")
        words = self.tr("line {numbers}") if count == 1 else self.tr("lines {numbers}")
        return words.format(numbers=numbers)

    def counted(self, code: str, count: int) -> str:
        """Return what a loss of a code is; a code without words is told in general."""
        words = {
            "operations": (
                self.tr("EPD operations of 1 position"),
                self.tr("EPD operations of %n positions", "", count),
            ),
            "tags": (self.tr("tags of 1 game"), self.tr("tags of %n games", "", count)),
            "moves": (self.tr("moves of 1 game"), self.tr("moves of %n games", "", count)),
            "comments": (self.tr("comments in 1 game"), self.tr("comments in %n games", "", count)),
            "variant": (
                self.tr("that 1 position is one of Chess960"),
                self.tr("that %n positions are ones of Chess960", "", count),
            ),
            "comment-lines": (self.tr("1 comment line"), self.tr("%n comment lines", "", count)),
            "blank-lines": (self.tr("1 blank line"), self.tr("%n blank lines", "", count)),
            "signs": (
                self.tr("annotation signs of 1 game"),
                self.tr("annotation signs of %n games", "", count),
            ),
            "operations-remarked": (
                self.tr("operations of 1 position, which become a remark"),
                self.tr("operations of %n positions, which become remarks", "", count),
            ),
            "braces": (
                self.tr("braces of 1 remark, which become round brackets"),
                self.tr("braces of %n remarks, which become round brackets", "", count),
            ),
            "nuls": (
                self.tr("NUL characters of 1 line"),
                self.tr("NUL characters of %n lines", "", count),
            ),
            "entry-yaml": (
                self.tr("1 entry that is not written as YAML demands it"),
                self.tr("%n entries that are not written as YAML demands it", "", count),
            ),
            "entry-too-deep": (
                self.tr("1 entry with lists too deep within lists"),
                self.tr("%n entries with lists too deep within lists", "", count),
            ),
            "entry-too-large": (
                self.tr("1 entry that is too large for a problem"),
                self.tr("%n entries that are too large for a problem", "", count),
            ),
            "entry-alias": (
                self.tr("1 entry that repeats what does not stand there"),
                self.tr("%n entries that repeat what does not stand there", "", count),
            ),
            "entry-key": (
                self.tr("1 entry with a list in place of the name of a field"),
                self.tr("%n entries with a list in place of the name of a field", "", count),
            ),
            "doubled-men": (
                self.tr("1 problem with two men on one square"),
                self.tr("%n problems with two men on one square", "", count),
            ),
            "no-men": (
                self.tr("the men of 1 problem, which does not name them"),
                self.tr("the men of %n problems, which do not name them", "", count),
            ),
            "odd-keys": (
                self.tr("what illegal key moves of 1 problem mean"),
                self.tr("what illegal key moves of %n problems mean", "", count),
            ),
            "solutions": (
                self.tr("the solution of 1 problem, but for its key move"),
                self.tr("the solutions of %n problems, but for their key moves", "", count),
            ),
            "options": (
                self.tr("options for solving 1 problem"),
                self.tr("options for solving %n problems", "", count),
            ),
            "odd-men": (
                self.tr("1 problem with men that chess does not have"),
                self.tr("%n problems with men that chess does not have", "", count),
            ),
            "empty-entries": (
                self.tr("1 entry that is no problem"),
                self.tr("%n entries that are no problems", "", count),
            ),
            "texts-cut": (
                self.tr("what texts of 1 problem say behind 255 characters"),
                self.tr("what texts of %n problems say behind 255 characters", "", count),
            ),
            "texts-respelt": (
                self.tr("straight quotation marks of 1 problem, which are curved now"),
                self.tr("straight quotation marks of %n problems, which are curved now", "", count),
            ),
            "fields": (
                self.tr("other fields of 1 problem"),
                self.tr("other fields of %n problems", "", count),
            ),
            "castling": (
                self.tr("castling rights of 1 position"),
                self.tr("castling rights of %n positions", "", count),
            ),
            "counters": (
                self.tr("move counters of 1 position"),
                self.tr("move counters of %n positions", "", count),
            ),
            "drafts": (
                self.tr("1 record that is no position"),
                self.tr("%n records that are no positions", "", count),
            ),
        }
        others = self.tr("other parts of %n records", "", count)
        one, several = words.get(code, (others, others))
        return one if count == 1 else several


def olive_error_words(path: Path) -> Words:
    """Return why a collection cannot be read, and what can be done."""
    # Here, because hardly any file is Olive's.
    from fenedit.documents.olive_entries import MAX_TEXT

    text = _translated_of_olive(
        QT_TRANSLATE_NOOP("olive", "The problems in “{name}” cannot be read.")
    )
    reason = _translated_of_olive(
        QT_TRANSLATE_NOOP(
            "olive", "It is too large: collections of up to {megabytes} MB can be read."
        )
    )
    advice = _translated_of_olive(QT_TRANSLATE_NOOP("olive", "Split it into smaller ones."))
    reason = reason.format(megabytes=MAX_TEXT >> 20)
    return Words(text.format(name=shown_name(path.name)), f"{reason} {advice}")


def _translated_of_olive(source: str) -> str:
    return QCoreApplication.translate("olive", source)


class FileSentences:
    """The sentences, where languages differ in how many forms they have.

    lupdate marks a text as having plural forms in calls of `self.tr` alone, hence a class.
    """

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return a text, in the form for a number if there is one; the source is English's."""
        return QCoreApplication.translate("FileSentences", source, comment, count)

    def saved(self, collection: Collection) -> str:
        """Return that all is saved, and which records are no positions."""
        # Lines that nobody looked at are none that anybody typed, and reading them takes long.
        drafts = [record for record in held_records(collection) if record.position is None]
        if not drafts:
            return self.tr("Saved.")
        words = self.tr("Saved. One record holds no position and was written as it was typed.")
        if len(drafts) > 1:
            words = self.tr(
                "Saved. %n records hold no position and were written as they were typed.",
                "",
                len(drafts),
            )
        unlisted = sum(not draft.is_game and is_aside(draft.line) for draft in drafts)
        if not unlisted:
            return words
        return f"{words} " + self.tr(
            "%n of them will be read as a comment or a blank line.", "", unlisted
        )

    def imported(self, name: str, count: int) -> str:
        """Return that so many problems of a file are shown, which is not that of the window."""
        if count == 0:
            words = self.tr("No problem of “{name}” can be shown; the file stays as it is.")
        elif count == 1:
            words = self.tr(
                "One problem of “{name}” is shown as a new document; the file stays as it is."
            )
        else:
            words = self.tr(
                "%n problems of “{name}” are shown as a new document; the file stays as it is.",
                "",
                count,
            )
        return words.format(name=name)

    def exported(self, name: str, *, modified: bool) -> str:
        """Return that a file holds a copy, and whether the document is still to be saved."""
        words = self.tr("“{name}” holds a copy for Olive now.")
        if modified:
            words = self.tr(
                "“{name}” holds a copy for Olive now. The document itself is not saved yet."
            )
        return words.format(name=name)
