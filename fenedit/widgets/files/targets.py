"""Where a document is saved to: which file, in which format, packed or not."""

from pathlib import Path
from typing import NamedTuple

from fenedit.documents.document import Document
from fenedit.documents.formats import PACKED_SUFFIX, format_named, is_named_packed
from fenedit.documents.record import Format, Record


class Target(NamedTuple):
    """Where to save to.

    Attributes:
        path: the file.
        format: the format to write; None for that of the document.
        gzip: whether the file is to be packed with gzip.
    """

    path: Path
    format: Format | None = None
    gzip: bool = False


def target_of(path: Path, chosen: Format | None = None) -> Target:
    """Return what a name asks for; where its suffix tells no format, the chosen one holds."""
    return Target(path, format_named(path) or chosen, is_named_packed(path))


def fitting_format(document: Document) -> Format:
    """Return the format that holds most of a document: PGN if there are games in it."""
    stored = document.collection.stored()
    games = any(isinstance(line, Record) and line.is_game for line in stored)
    return "pgn" if games else document.format


def named_for(path: Path, wanted: Format) -> Path:
    """Return a path that names a format, with the suffix of another format replaced."""
    named = format_named(path)
    if named == wanted:
        return path
    packed = path.suffix if is_named_packed(path) else ""
    bare = path.with_suffix("") if packed else path
    stem = bare.stem if named is not None else bare.name
    return path.with_name(f"{stem}.{wanted}{PACKED_SUFFIX if packed else ''}")
