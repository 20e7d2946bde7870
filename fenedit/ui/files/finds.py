"""Positions in a file that has none line by line: a diagram of a wiki, a board of letters."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fenedit.documents.block import StoredLine
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.files.document_chunks import is_in_file
from fenedit.documents.record import Format
from fenedit.documents.rewriting import record_of

if TYPE_CHECKING:
    from fenedit.notation.reading import Interpretation

LONGEST: Final = 1 << 18
"""Characters of the longest text that is searched: no page with diagrams has more."""


def interpretations(document: Document) -> "tuple[Interpretation, ...]":
    """Return what a document's text can be understood as, if none of its records is a position.

    The best comes first. () where some record is a position, or the text is very long.
    """
    collection = document.collection
    if is_in_file(collection):
        return ()
    if len(collection) and collection[0].position is not None:
        return ()
    lines = list(map(_text, collection.stored()))
    if sum(map(len, lines)) > LONGEST or any(record.position for record in collection):
        return ()
    # Here, because hardly any file needs it.
    from fenedit.session.intents.records import readings

    return readings("".join(lines))


def document_of(found: "Interpretation") -> Document:
    """Return a new document, which no file holds, with the positions of an interpretation."""
    kind: Format = "epd" if found.kind == "epd" else "pgn" if found.kind == "pgn" else "fen"
    form = TextForm()
    return Document(form=form, collection=Collection(_records(found, kind, form.newline), kind))


def _records(found: "Interpretation", kind: Format, newline: str) -> Iterator[StoredLine]:
    ending = newline * 2 if kind == "pgn" else newline
    for one in found.found:
        yield replace(record_of(one, kind), ending=ending)


def _text(line: StoredLine) -> str:
    return line if isinstance(line, str) else line.line + line.ending
