"""A document: a file's records, where they live and how they are written."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from fenedit.documents.collection import Collection
from fenedit.documents.encoding import EncodeError, Encoding, TextForm, encode
from fenedit.documents.record import Format, Record
from fenedit.documents.rewriting import new_record
from fenedit.notation.position import Position

if TYPE_CHECKING:
    from fenedit.documents.block import StoredLine
    from fenedit.documents.file_state import FileState


@dataclass(frozen=True, slots=True)
class Document:
    """A file of positions, or one that is yet to be saved.

    Attributes:
        path: the file, None before the first save.
        form: how its text is written.
        collection: its records.
        on_disk: what the file was like when it was read or last written; None without a file.
        file_format: the format of the file then, which undo may have left since; None without one.
    """

    path: Path | None = None
    form: TextForm = field(default_factory=TextForm)
    collection: Collection = field(default_factory=Collection)
    on_disk: FileState | None = None
    file_format: Format | None = None

    @property
    def format(self) -> Format:
        """The format of the records, which new ones take."""
        return self.collection.format

    def with_collection(self, collection: Collection) -> Document:
        """Return the document with other records."""
        return replace(self, collection=collection)

    def with_encoding(self, encoding: Encoding) -> Document:
        """Return the document to be written in another encoding; a mark stays where it has one."""
        bom = self.form.bom and encoding != "latin-1"
        return replace(self, form=self.form._replace(encoding=encoding, bom=bom))

    def with_gzip(self, gzip: bool) -> Document:
        """Return the document to be packed in its file, or not."""
        return replace(self, form=self.form._replace(gzip=gzip))

    def with_file(self, path: Path, on_disk: FileState) -> Document:
        """Return the document as it is once a file holds it.

        The path is kept absolute: recovered work must find its file from any folder.
        """
        return replace(
            self, path=path.absolute(), on_disk=on_disk, file_format=self.collection.format
        )


def new_document(position: Position, file_format: Format = "fen") -> Document:
    """Return a document of one record that no file holds yet."""
    form = TextForm()
    record = replace(new_record(position, file_format), ending=form.newline)
    return Document(form=form, collection=Collection([record], file_format))


def document_bytes(document: Document) -> bytes:
    """Return the content of the file that holds a document.

    Records that were not edited are the bytes that were read; of a packed file, the unpacked ones.

    Raises:
        EncodeError: a record has a character that the document's encoding cannot hold.
    """
    try:
        data = encode("".join(map(_text, document.collection.stored())), document.form)
    except EncodeError as error:
        raise _located(document, error) from None
    if document.form.gzip:
        # Here, because few files are packed.
        from fenedit.documents.compression import packed

        return packed(data)
    return data


def _text(line: StoredLine) -> str:
    return line if isinstance(line, str) else line.line + line.ending


def _located(document: Document, error: EncodeError) -> EncodeError:
    """Return the error with the record that the character stands in first."""
    index = 0
    for item in document.collection.lines:
        listed = isinstance(item, Record)
        if error.character in item.line + item.ending:
            return EncodeError(index if listed else None, error.character, error.encoding)
        index += listed
    raise AssertionError("the character stands in a line")
