"""What is being edited: a document and the record that is shown. Immutable."""

from dataclasses import dataclass, field

from fenedit.documents.collection import Collection
from fenedit.documents.document import Document
from fenedit.documents.errors import SourceError
from fenedit.documents.record import Record
from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY_POSITION, Position
from fenedit.notation.problems import Problem

NO_RECORD = Record("")
"""Stands in for the current record while a document has none."""


@dataclass(frozen=True, slots=True)
class EditorState:
    """A document, and which of its records is shown.

    Attributes:
        document: the file's records and how they are written.
        current: index of the record shown; 0 while there is none.
        record: the record shown; an empty draft while the document has none. Found once, since
            every view asks for it after every change.
        unread: why the record cannot be read from the file that it stays in; then a draft that
            says so stands in for it. None if it can.
        collection: the document's records.
        position: what the board shows: the record's position, or the last good one of a draft.
        is_draft: whether the record's text does not parse, so that the board is stale or empty.
        has_position: whether there is, or was, a position to show.
        chess960: whether the record is judged by Chess960's rules.

    Raises:
        IndexError: the document has records, but none of this index.
    """

    document: Document
    current: int = 0
    record: Record = field(init=False, repr=False, compare=False)
    unread: SourceError | None = field(init=False, repr=False, compare=False)
    collection: Collection = field(init=False, repr=False, compare=False)
    position: Position = field(init=False, repr=False, compare=False)
    is_draft: bool = field(init=False, repr=False, compare=False)
    has_position: bool = field(init=False, repr=False, compare=False)
    chess960: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        collection, unread = self.document.collection, None
        try:
            record = collection[self.current] if len(collection) else NO_RECORD
        except SourceError as error:
            record, unread = unread_record(error), error
        held = record.position
        position = held or record.stale
        hold = object.__setattr__
        hold(self, "record", record)
        hold(self, "unread", unread)
        hold(self, "collection", collection)
        hold(self, "position", position or EMPTY_POSITION)
        hold(self, "is_draft", held is None)
        hold(self, "has_position", position is not None)
        hold(self, "chess960", record.chess960)

    @property
    def problem(self) -> Problem | None:
        """Why the record's text does not parse, or None."""
        return self.record.problem

    @property
    def fen_text(self) -> str:
        """What the FEN field shows: canonical FEN, or the draft to the letter."""
        reading = self.record.reading
        return self.record.value if reading is None else format_fen(reading.position) + reading.rest

    def showing(self, index: int) -> "EditorState":
        """Return the state with another record shown, kept within the collection."""
        return state_at(self.document, index)

    def with_document(self, document: Document) -> "EditorState":
        """Return the state with another document and a current index that it has."""
        return state_at(document, self.current)


def state_at(document: Document, index: int) -> EditorState:
    """Return the state in which a record of a document is shown, or the nearest that it has."""
    return EditorState(document, max(0, min(index, len(document.collection) - 1)))


def unread_record(error: SourceError) -> Record:
    """Return a draft that says why a record cannot be read; it is to be shown, never kept."""
    return Record(" ".join((error.strerror or error.code).splitlines()))
