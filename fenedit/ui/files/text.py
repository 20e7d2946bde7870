"""Words for files: errors, losses and results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from fenedit.documents.conversion import held_lines
from fenedit.documents.document import Document
from fenedit.documents.encoding import TITLES, EncodeError
from fenedit.documents.entry import is_aside
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.losses import Loss
from fenedit.documents.packing import PACKINGS
from fenedit.documents.record import Record
from fenedit.notation.messages import quoted
from fenedit.notation.safe_text import shown, shown_name, shown_path
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.ui.dialogs import Words
from fenedit.ui.panels.text import operation_name
from fenedit.ui.translation import counted

translate = QCoreApplication.translate

_OPENING = translatable(
    "message",
    {
        "missing": (
            "File not found: “{name}”.",
            "It may have been moved, renamed or deleted.",
        ),
        "permission": (
            "You are not allowed to read “{name}”.",
            "Ask its owner, or change its permissions.",
        ),
        "folder": (
            "“{name}” is a folder, not a file.",
            "Choose a file in it.",
        ),
        "not-regular": (
            "“{name}” is not a file but a pipe or a device.",
            "Save its output to a file, and open that.",
        ),
        "binary": (
            "“{name}” is not a text file.",
            "A file of positions is text: FEN or EPD, one per line, or PGN games. This may be a "
            "picture, a compressed file other than {suffixes}, or the database of another program.",
        ),
        "too-large": (
            "“{name}” ({size} MB) is larger than the free memory ({free} MB).",
            "Close other programs, or use the command line, which reads files of any size: "
            "“fenedit check”, “fenedit find”, “fenedit convert”.",
        ),
        "line-too-long": (
            "Line {detail} of “{name}” is too long for a position.",
            "A file of this size needs one position per line. This one may contain something "
            "else, or have lost its line breaks.",
        ),
        "damaged": (
            "“{name}” is a damaged {detail} file.",
            "The download may be incomplete: try again. On a command line, “{detail} -dc” recovers "
            "what comes before the damage.",
        ),
        "library": (
            "“{name}” is compressed with Zstandard.",
            "A library for that is missing: {detail}.",
        ),
        "name": (
            "“{name}” is not a valid file name.",
            "Check the name; it may be too long.",
        ),
        "unreadable": (
            "“{name}” could not be read.",
            "The disk or the network may have failed. Try again.",
        ),
    },
)
"""For each code of OpenError what is wrong, and what can be done."""

_SAVING = translatable(
    "message",
    {
        "missing-folder": (
            "The folder {folder} does not exist.",
            "Create it, or save in another folder.",
        ),
        "folder": (
            "There is already a folder named “{name}”.",
            "Save under another name.",
        ),
        "not-regular": (
            "“{name}” is not a file but a pipe, a device or a broken link.",
            "Save under another name.",
        ),
        "read-only": (
            "“{name}” is write-protected.",
            "Save under another name, or remove the protection.",
        ),
        "permission": (
            "You are not allowed to write to “{name}”.",
            "Save under another name.",
        ),
        "folder-permission": (
            "You are not allowed to write in {folder}.",
            "Save in another folder.",
        ),
        "in-use": (
            "“{name}” is in use by another program.",
            "Close the other program, or save under another name.",
        ),
        "read-only-disk": (
            "The disk with {folder} is read-only.",
            "Save on another disk.",
        ),
        "disk-full": (
            "The disk is full.",
            "Free some space, or save on another disk.",
        ),
        "quota": (
            "Your quota on this disk is used up.",
            "Delete files you do not need, or save on another disk.",
        ),
        "too-large": (
            "The file would be larger than this disk allows.",
            "Save on another disk, or split the file.",
        ),
        "name": (
            "“{name}” is not a valid file name.",
            "Save under another, shorter name.",
        ),
        "torn": (
            "Writing “{name}” was interrupted.",
            "The earlier content of the file is in {detail}. Save again, or save under "
            "another name.",
        ),
        "library": (
            "“{name}” cannot be compressed with Zstandard.",
            "A library for that is missing: {detail}.",
        ),
        "unwritable": (
            "“{name}” could not be written.",
            "Try again, or save somewhere else.",
        ),
    },
)
"""For each code of SaveError what is wrong, and what can be done."""


def open_error_words(error: OpenError) -> Words:
    """Return why a file could not be opened."""
    if error.code == "too-large":
        size, free = (f"{int(each) >> 20}" for each in error.detail.split())
        return Words(
            *(_sentence(each, error.path, size=size, free=free) for each in _OPENING["too-large"])
        )
    pair = _OPENING.get(error.code, _OPENING["unreadable"])
    return Words(*(_sentence(source, error.path, error.detail) for source in pair))


def save_failure_words(error: SaveError) -> Words:
    """Return why a file other than the document could not be written."""
    pair = _SAVING.get(error.code, _SAVING["unwritable"])
    return Words(*(_sentence(source, error.path, error.detail) for source in pair))


def not_saved_sentence(error: SaveError) -> str:
    """Return the same as one sentence, with advice."""
    words = save_failure_words(error)
    failed = translate("message", "Not saved. {reason} {advice}")
    return failed.format(reason=words.text, advice=words.advice)


def save_error_words(error: SaveError) -> Words:
    """Return why a file could not be saved; all but a torn one are unchanged."""
    words = save_failure_words(error)
    kept = translate("message", "Your work is still here, unsaved.")
    return Words(words.text, f"{words.advice}\n\n{kept}")


def autosave_error_words(error: SaveError) -> str:
    """Return in one line why unsaved work would not survive a crash."""
    words = translate("message", "Unsaved work cannot be backed up: {reason} Save it soon.")
    return words.format(reason=save_failure_words(error).text)


def encode_error_words(error: EncodeError) -> Words:
    """Return which character cannot be written, its place, and what could hold it."""
    if error.index is None:
        place = translate("message", "a comment line")
    else:
        place = translate("message", "position {number}").format(number=error.index + 1)
    shown = f"U+{ord(error.character[0]):04X}"
    if error.character.isprintable():
        shown = f"{quoted(error.character, translate)} ({shown})"
    text = translate("message", "The character {character} in {place} cannot be saved.")
    text = text.format(character=shown, place=place)
    if not error.fits_utf_8:
        advice = translate("message", "Text files cannot contain it. Delete it, then save again.")
        return Words(text, advice)
    advice = translate(
        "message",
        "The encoding of the file, {encoding}, lacks this character. UTF-8 has all "
        "characters, and most programs read it.",
    )
    return Words(text, advice.format(encoding=TITLES.get(error.encoding, error.encoding.upper())))


def read_only_words(path: Path) -> Words:
    """Return that a file is write-protected, and what saving it anyway means."""
    advice = translate("message", "You can save it anyway; it stays protected.")
    return Words(_sentence(_SAVING["read-only"][0], path), advice)


def disk_change_words(path: Path, change: DiskChange) -> Words:
    """Return what another program did to a file; KeyError if it did nothing."""
    text = {
        DiskChange.CHANGED: QT_TRANSLATE_NOOP(
            "message", "Another program changed “{name}” after you opened it."
        ),
        DiskChange.REPLACED: QT_TRANSLATE_NOOP(
            "message", "“{name}” was replaced by another file after you opened it."
        ),
        DiskChange.MISSING: QT_TRANSLATE_NOOP(
            "message", "“{name}” was deleted or moved after you opened it."
        ),
    }[change]
    if change is DiskChange.MISSING:
        advice = translate("message", "You can save it there again, or somewhere else.")
    else:
        advice = translate(
            "message",
            "Saving over it loses what the other program wrote. Save under another name to keep "
            "both versions.",
        )
    return Words(_sentence(text, path), advice)


def _sentence(source: str, path: Path | None, detail: str = "", **known: str) -> str:
    return translate("message", source).format(
        name=shown_name(path.name or str(path)) if path is not None else "",
        folder=shown_path(path.parent) if path is not None else "",
        detail=shown(detail),
        suffixes=", ".join(row.suffix for row in PACKINGS.values()),
        **known,
    )


_WRITTEN_OTHERWISE = ("names", "operations-remarked", "braces", "texts-respelt")
"""Codes of losses that are not left out but become something else."""


def losses_words(losses: Sequence[Loss], name: str, kind: str) -> Words:
    """Return the question: what is left out or written in another way, a line each.

    `kind` is the suffix of the format, without its dot.
    """
    text = translate("losses", "A {suffix} file cannot hold everything in “{name}”.")
    written = [loss for loss in losses if loss.code in _WRITTEN_OTHERWISE]
    if len(written) == len(losses):
        text = translate("losses", "A {suffix} file holds some of “{name}” in another way.")
    lost = [loss for loss in losses if loss not in written]
    parts = (
        (translate("losses", "Left out of the file:"), lost),
        (translate("losses", "Written in another way:"), written),
    )
    advice = "\n\n".join(
        "\n".join((intro, *(f"•\N{NO-BREAK SPACE}{loss_words(loss)}" for loss in some)))
        for intro, some in parts
        if some
    )
    return Words(text.format(suffix=f".{kind}", name=name), advice)


def loss_words(loss: Loss) -> str:
    """Return what is left out: how many there are, and the names that are known of them."""
    sentences = LossWords()
    words, lines = sentences.lost(loss.code, loss.count), sentences.places(loss.lines, loss.count)
    detail = loss.detail
    if loss.code.startswith("operations"):
        detail = ", ".join(map(operation_name, detail.split(", ")))
    if not (detail or lines):
        return words
    pattern = translate("losses", "{what} ({names})")
    names = "; ".join(filter(None, (lines, shown(detail))))
    return pattern.format(what=words, names=names)


class LossWords(QObject):
    """The words for what is lost; lupdate marks plural forms in calls of `self.tr` alone."""

    def places(self, lines: Sequence[int], count: int) -> str:
        """Return the first lines of a loss in a file, or "" if unknown."""
        if not lines:
            return ""
        numbers = ", ".join(map(str, lines)) + (", …" if count > len(lines) else "")
        several = self.tr("lines {numbers}", "", count)
        return counted("line {numbers}", several, count).format(numbers=numbers)

    def lost(self, code: str, count: int) -> str:
        """Return the words for a loss; general ones for an unknown code."""
        words = {
            "operations": (
                "EPD operations of 1 position",
                self.tr("EPD operations of %n positions", "", count),
            ),
            "names": (
                "the name of 1 position, which becomes a comment line",
                self.tr("the names of %n positions, which become comment lines", "", count),
            ),
            "marks": ("marks of 1 position", self.tr("marks of %n positions", "", count)),
            "tags": ("tags of 1 game", self.tr("tags of %n games", "", count)),
            "moves": ("moves of 1 game", self.tr("moves of %n games", "", count)),
            "variations": (
                "variations of 1 game",
                self.tr("variations of %n games", "", count),
            ),
            "comments": ("comments in 1 game", self.tr("comments in %n games", "", count)),
            "variant": (
                "the mark of Chess960 of 1 position",
                self.tr("the mark of Chess960 of %n positions", "", count),
            ),
            "comment-lines": ("1 comment line", self.tr("%n comment lines", "", count)),
            "blank-lines": ("1 blank line", self.tr("%n blank lines", "", count)),
            "signs": (
                "annotation signs of 1 game",
                self.tr("annotation signs of %n games", "", count),
            ),
            "operations-remarked": (
                "operations of 1 position, which become a remark",
                self.tr("operations of %n positions, which become remarks", "", count),
            ),
            "braces": (
                "braces in 1 remark, which become round brackets",
                self.tr("braces in %n remarks, which become round brackets", "", count),
            ),
            "nuls": ("NUL characters of 1 line", self.tr("NUL characters of %n lines", "", count)),
            "entry-yaml": (
                "1 entry that is not valid YAML",
                self.tr("%n entries that are not valid YAML", "", count),
            ),
            "entry-too-deep": (
                "1 entry with lists nested too deep",
                self.tr("%n entries with lists nested too deep", "", count),
            ),
            "entry-too-large": (
                "1 entry that is too large for a puzzle",
                self.tr("%n entries that are too large for a puzzle", "", count),
            ),
            "entry-alias": (
                "1 entry that refers to something missing",
                self.tr("%n entries that refer to something missing", "", count),
            ),
            "entry-key": (
                "1 entry with a list as the name of a field",
                self.tr("%n entries with a list as the name of a field", "", count),
            ),
            "doubled-men": (
                "1 puzzle with two pieces on one square",
                self.tr("%n puzzles with two pieces on one square", "", count),
            ),
            "no-men": (
                "the pieces of 1 puzzle, which are not given",
                self.tr("the pieces of %n puzzles, which are not given", "", count),
            ),
            "odd-keys": (
                "the meaning of illegal key moves in 1 puzzle",
                self.tr("the meaning of illegal key moves in %n puzzles", "", count),
            ),
            "odd-men": (
                "1 puzzle with fairy pieces",
                self.tr("%n puzzles with fairy pieces", "", count),
            ),
            "empty-entries": (
                "1 entry that is not a puzzle",
                self.tr("%n entries that are not puzzles", "", count),
            ),
            "texts-cut": (
                "texts beyond 255 characters in 1 puzzle",
                self.tr("texts beyond 255 characters in %n puzzles", "", count),
            ),
            "texts-respelt": (
                "straight quotation marks in 1 puzzle, which become curved",
                self.tr("straight quotation marks in %n puzzles, which become curved", "", count),
            ),
            "fields": (
                "other fields of 1 puzzle",
                self.tr("other fields of %n puzzles", "", count),
            ),
            "castling": (
                "castling rights of 1 position",
                self.tr("castling rights of %n positions", "", count),
            ),
            "counters": ("counters of 1 position", self.tr("counters of %n positions", "", count)),
            "not-chosen": (
                "all columns and rows of the opened file that you did not choose",
                self.tr("all columns and rows of the opened file that you did not choose"),
            ),
            "drafts": (
                "1 record that is not a position",
                self.tr("%n records that are not positions", "", count),
            ),
        }
        others = "other parts of 1 record", self.tr("other parts of %n records", "", count)
        one, several = words.get(code, others)
        return counted(one, several, count)


def olive_error_words(path: Path) -> Words:
    """Return why a collection cannot be read, with advice."""
    # Here, because hardly any file is Olive's.
    from fenedit.documents.olive_entries import MAX_TEXT

    text = translate("olive", "The puzzles in “{name}” cannot be read.")
    reason = translate(
        "olive", "It is too large: collections of up to {megabytes} MB can be read."
    ).format(megabytes=MAX_TEXT >> 20)
    advice = translate("olive", "Split it into smaller files.")
    return Words(text.format(name=shown_name(path.name)), f"{reason} {advice}")


def refused_words(texts: Sequence[str]) -> Words:
    """Return which typed values no record could take, and what happens to them."""
    words = translate("unsaved", "Not applied: {values}")
    values = ", ".join(quoted(shown_name(text), translate) for text in texts)
    advice = translate("unsaved", "What you typed will be lost.")
    return Words(words.format(values=values), advice)


class FileSentences(QObject):
    """The words for results; lupdate marks plural forms in calls of `self.tr` alone."""

    def saved(self, document: Document) -> str:
        """Return that everything is saved, and which records are not positions."""
        records = (line for _, line in held_lines(document) if isinstance(line, Record))
        drafts = [record for record in records if record.position is None]
        if not drafts:
            return self.tr("Saved.")
        words = counted(
            "Saved. 1 record without a position was written as typed.",
            self.tr("Saved. %n records without a position were written as typed.", "", len(drafts)),
            len(drafts),
        )
        unlisted = sum(not draft.is_game and is_aside(draft.line) for draft in drafts)
        if not unlisted:
            return words
        aside = counted(
            "1 of them will be read as a comment or a blank line.",
            self.tr("%n of them will be read as comments or blank lines.", "", unlisted),
            unlisted,
        )
        return f"{words} {aside}"

    def imported(self, name: str, count: int, drafts: int = 0, incomplete: int = 0) -> str:
        """Return that `count` puzzles are shown from a file that is not the document's.

        `drafts` of them are not positions, and of `incomplete` not all of the FEN was read.
        """
        if count == 0:
            words = self.tr("No puzzle in “{name}” can be shown; the file is unchanged.")
        else:
            words = counted(
                "1 puzzle from “{name}” is shown as a new document; the file is unchanged.",
                self.tr(
                    "%n puzzles from “{name}” are shown as a new document; the file is unchanged.",
                    "",
                    count,
                ),
                count,
            )
        words = words.format(name=name)
        if drafts:
            words += " " + counted(
                "1 of them is not a position.",
                self.tr("%n of them are not positions.", "", drafts),
                drafts,
            )
        if incomplete:
            words += " " + counted(
                "1 FEN is incomplete or not understood; its operation “fen” has it.",
                self.tr(
                    "%n FENs are incomplete or not understood; their operations “fen” have them.",
                    "",
                    incomplete,
                ),
                incomplete,
            )
        return words

    def exported(self, name: str, *, modified: bool) -> str:
        """Return that a copy was saved, and whether the document is still unsaved."""
        words = self.tr("Saved a copy as “{name}”.")
        if modified:
            words = self.tr("Saved a copy as “{name}”. The document itself is not saved yet.")
        return words.format(name=name)
