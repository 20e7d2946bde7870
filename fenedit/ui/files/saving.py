"""Saves and converts documents; long work is done in a thread."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.conversion import Conversion, converted, held_lines
from fenedit.documents.document import Document
from fenedit.documents.encoding import EncodeError
from fenedit.documents.files.disk_file import DiskChange, FileState
from fenedit.documents.files.saving import changed_outside, save_document
from fenedit.documents.formats import format_named
from fenedit.documents.packing import PACKINGS, bare, packing_named
from fenedit.documents.record import Format, Record
from fenedit.notation.fen import begins_comment
from fenedit.notation.safe_text import shown_name
from fenedit.ui.files.waiting import Progress, done_beside

OLIVE: Final = "olv"
Kind: TypeAlias = Format | Literal["olv", "csv", "tsv"]
"""The kinds of files to write: a format of documents, a collection for Olive, or a table."""
COPIES: tuple[Kind, ...] = ("olv", "csv", "tsv")
"""The kinds that are copies, not the file of the document."""


class Target(NamedTuple):
    """Where to save to.

    Attributes:
        path: the file.
        format: the format to write; None for that of the document. One of COPIES writes a copy.
        packing: the compression, a name of PACKINGS, or "".
    """

    path: Path
    format: Kind | None = None
    packing: str = ""


def target_of(path: Path, chosen: Kind | None = None) -> Target:
    """Return the target for a name; without a known suffix the chosen format applies."""
    suffix = bare(path).suffix.lower()
    copy = next((kind for kind in COPIES if suffix == f".{kind}"), None)
    return Target(path, copy or format_named(path) or chosen, packing_named(path))


def fitting_format(document: Document) -> Format:
    """Return the format that holds most of a document: PGN if there are games in it.

    EPD if positions of a FEN file got operations that are not in the file.
    """
    records = [line for _, line in held_lines(document) if isinstance(line, Record)]
    if any(record.is_game for record in records):
        return "pgn"
    if document.format == "fen":
        is_file = document.file_format == "fen"
        for record in records:
            is_said = ";" in record.rest and not begins_comment(record.rest)
            if is_said and not (is_file and record.read.endswith(record.rest)):
                return "epd"
    return document.format


def named_for(path: Path, wanted: Format) -> Path:
    """Return a path that names a format, with the suffix of another format replaced."""
    named = format_named(path)
    if named == wanted:
        return path
    plain, packing = bare(path), packing_named(path)
    stem = plain.stem if named is not None else plain.name
    return path.with_name(f"{stem}.{wanted}{PACKINGS[packing].suffix if packing else ''}")


_MANY_LINES: Final = 50_000
"""The number of lines or games from which the window would freeze,"""
_MANY_ENTRIES: Final = 100
"""and the number of entries of an Olive collection."""


def saved_beside(
    path: Path, document: Document, window: QWidget | None, *, allow_read_only: bool = False
) -> FileState | None:
    """Save a document beside the window, which waits; see `save_document`.

    None if it was stopped: then the file is unchanged, and no temporary file is left.
    """
    words = QCoreApplication.translate("FileController", "Saving “{name}”…")
    progress = Progress()
    work = partial(save_document, path, document, allow_read_only=allow_read_only, watch=progress)
    # Even a small file may be on a slow disk.
    words = words.format(name=shown_name(path.name))
    return done_beside(window, words, work, progress=progress, awaited=True)


def changed_beside(document: Document, window: QWidget | None) -> DiskChange | None:
    """Return the result of `changed_outside`; a large file is read in a thread.

    None if it was stopped.
    """
    work = partial(changed_outside, document)
    if document.path is None or document.collection.line_count < _MANY_LINES:
        return work()
    words = QCoreApplication.translate("FileController", "Comparing “{name}”…")
    return done_beside(window, words.format(name=shown_name(document.path.name)), work)


def converted_beside(document: Document, wanted: Kind, window: QWidget | None) -> Conversion | None:
    """Return a document in another format, or Olive's, and the losses.

    None if a long conversion was stopped; EncodeError if no text for Olive can hold it.
    """
    many = _MANY_ENTRIES if wanted == OLIVE else _MANY_LINES
    progress = Progress()
    work = partial(_exported, document)
    if wanted != OLIVE:
        work = partial(converted, document, cast("Format", wanted), progress)
    if document.collection.line_count < many:
        return work()
    words = QCoreApplication.translate("FileController", "Converting “{name}”…")
    name = (document.path or Path()).name
    return done_beside(window, words.format(name=shown_name(name)), work, progress=progress)


def table_beside(
    document: Document,
    rows: Sequence[int] | None,
    columns: Sequence[str],
    declined: Sequence[str],
    delimiter: str,
    name: str,
    window: QWidget | None,
) -> Conversion | None:
    """Return a document as a table, made in a thread; None if it was stopped.

    `name` is that of the file; for the others see `table_of_document`.
    """
    # Here, because few documents become tables.
    from fenedit.jobs.write_table import table_of_document

    progress = Progress()
    work = partial(table_of_document, document, rows, columns, declined, delimiter, progress)
    words = QCoreApplication.translate("FileController", "Saving “{name}”…")
    words = words.format(name=shown_name(name))
    return done_beside(window, words, work, progress=progress)


def _exported(document: Document) -> Conversion:
    # Here, because hardly any file is Olive's.
    from fenedit.jobs.olive import exported

    try:
        return exported(document)
    except UnicodeEncodeError as error:
        character = error.object[error.start]
        records = enumerate(document.collection)
        index = next((index for index, record in records if character in record.line), None)
        raise EncodeError(index, character, "utf-8") from None
