"""Where a document is saved to: which file, in which format, packed or not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from fenedit.documents.document import Collection, Document
from fenedit.documents.files.document_chunks import is_in_file
from fenedit.documents.formats import PACKED_SUFFIX, format_named, is_named_packed
from fenedit.documents.record import Format, Record
from fenedit.notation.fen import is_comment

OLIVE: Final = "olv"
Kind: TypeAlias = Format | Literal["olv"]
"""What a file can be written as: a format of documents, or a collection of problems for Olive."""


class Target(NamedTuple):
    """Where to save to.

    Attributes:
        path: the file.
        format: what to write; None for the format of the document. "olv" writes a copy for Olive.
        gzip: whether the file is to be packed with gzip.
    """

    path: Path
    format: Kind | None = None
    gzip: bool = False


def target_of(path: Path, chosen: Kind | None = None) -> Target:
    """Return what a name asks for; where its suffix tells no format, the chosen one holds."""
    packed = is_named_packed(path)
    bare = path.with_suffix("") if packed else path
    named = OLIVE if bare.suffix.lower() == f".{OLIVE}" else format_named(path)
    return Target(path, named or chosen, packed)


def fitting_format(document: Document) -> Format:
    """Return the format that holds most of a document: PGN if there are games in it.

    For what no file holds yet it is EPD if something is said of its positions, so that other
    programs read it.
    """
    if any(record.is_game for record in held_records(document.collection)):
        return "pgn"
    if document.path is None and document.format == "fen":
        held = held_records(document.collection)
        if any(";" in record.rest and not is_comment(record.rest) for record in held):
            return "epd"
    return document.format


def held_records(collection: Collection) -> Iterator[Record]:
    """Yield the records that were typed or looked at; of lines that stay in a file none is read.

    All others are as the file's format has them.
    """
    if not is_in_file(collection):
        yield from (line for line in collection.stored() if isinstance(line, Record))
        return
    for block in collection.blocks:
        for piece in block.cut(0, block.size):
            if isinstance(piece, Record):
                yield piece


def is_to_be_converted(document: Document, wanted: Kind) -> bool:
    """Tell whether a document is in another format, or holds records of one; reads no line."""
    if document.format != wanted:
        return True
    games = wanted == "pgn"
    return any(record.is_game != games for record in held_records(document.collection))


def named_for(path: Path, wanted: Format) -> Path:
    """Return a path that names a format, with the suffix of another format replaced."""
    named = format_named(path)
    if named == wanted:
        return path
    packed = path.suffix if is_named_packed(path) else ""
    bare = path.with_suffix("") if packed else path
    stem = bare.stem if named is not None else bare.name
    return path.with_name(f"{stem}.{wanted}{PACKED_SUFFIX if packed else ''}")
