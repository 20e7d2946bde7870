"""Holds the edited document, changes of it, and a window's view of it. Immutable."""

from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from typing import Concatenate, NamedTuple, ParamSpec, TypeAlias

from fenedit.documents.document import Change, Collection, Document, Splice
from fenedit.documents.record import Record
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import MarkColour
from fenedit.notation.position import (
    EMPTY_POSITION,
    Content,
    Placement,
    Position,
    Square,
    file_of,
    rank_of,
    square_at,
)
from fenedit.notation.problems import Problem

NO_RECORD = Record("")
"""The current record while a document has none."""


@dataclass(frozen=True, slots=True)
class EditorState:
    """A document, and which of its records is shown.

    A twin of a record is shown as a record of its own: see `session.twins`.

    Attributes:
        document: the file's records and how they are written.
        current: index of the record shown; 0 while there is none.
        twin: which of its twins is shown, from 1; 0 for the diagram.
        record: the record shown; an empty draft while the document has none. Found once, since
            every view asks for it after every change.
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
    twin: int = 0
    record: Record = field(init=False, repr=False, compare=False)
    collection: Collection = field(init=False, repr=False, compare=False)
    position: Position = field(init=False, repr=False, compare=False)
    is_draft: bool = field(init=False, repr=False, compare=False)
    has_position: bool = field(init=False, repr=False, compare=False)
    chess960: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        collection = self.document.collection
        record = collection[self.current] if len(collection) else NO_RECORD
        hold = object.__setattr__
        if self.twin:
            # Imported here: few records have twins.
            from fenedit.session.twins import alone

            twin = alone(record, self.twin, collection.format)
            if twin is None:
                hold(self, "twin", 0)
            record = twin or record
        held = record.position
        position = held or record.stale
        hold(self, "record", record)
        hold(self, "collection", collection)
        hold(self, "position", position or EMPTY_POSITION)
        hold(self, "is_draft", held is None)
        hold(self, "has_position", position is not None)
        hold(self, "chess960", record.chess960)

    @property
    def whole(self) -> "EditorState":
        """The same with the record itself, where a twin of it is shown."""
        return EditorState(self.document, self.current) if self.twin else self

    @property
    def named(self) -> Record:
        """The record shown with the name that a line above gives it, see `annotating.named`."""
        if self.collection.line_count == len(self.collection):
            return self.record
        # Imported here: most records have no name above.
        from fenedit.documents.annotating import name_above, with_name

        with suppress(IndexError):
            return with_name(self.record, name_above(self.collection, self.current))
        return self.record

    @property
    def problem(self) -> Problem | None:
        """The fault of the record's text, or None."""
        return self.record.problem

    @property
    def fen_text(self) -> str:
        """What the FEN field shows: canonical FEN, or the draft to the letter."""
        reading = self.record.reading
        return self.record.value if reading is None else format_fen(reading.position) + reading.rest

    def holds(self, position: Position, *, chess960: bool = False) -> bool:
        """Return whether the record has just this position."""
        return not self.is_draft and (position, chess960) == (self.position, self.chess960)


def state_at(document: Document, index: int, twin: int = 0) -> EditorState:
    """Return the state that shows a record of a document, or the nearest one, and a twin of it."""
    return EditorState(document, max(0, min(index, len(document.collection) - 1)), twin)


@dataclass(frozen=True, slots=True)
class Label:
    """A step's name for the Undo menu, as a code so that pure code needs no translator.

    Attributes:
        code: such as "move-piece"; `ui.labels` has its words.
        piece: the piece it speaks of, or "".
        count: how many squares or records it touched.
        detail: a square, a castling letter or another word that the name shows.
        data: of a repair, names and values that its title needs.
    """

    code: str
    piece: str = ""
    count: int = 1
    detail: str = ""
    data: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Notice:
    """A side effect of a change, for a message.

    Attributes:
        code: such as "ep-left"; `ui.labels` has its words.
        detail: a square, a castling letter or another word that they show.
        count: to how many of several changed records it applies; 0 for a single one.
    """

    code: str
    detail: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Transaction:
    """One change of the editor's state.

    Attributes:
        change: of the collection.
        current: index of the record that is shown afterwards.
        label: its name.
        origin: which gesture made it, such as "board.drag" or "fen.type".
        merge_key: two changes in a row with the same key are one step of undo; None: never.
        notices: what else happened.
        twin: which twin is shown afterwards; None for the same, if it is the same record.
    """

    change: Change
    current: int
    label: Label
    origin: str
    merge_key: Hashable | None = None
    notices: tuple[Notice, ...] = ()
    twin: int | None = None

    @property
    def is_seen(self) -> bool:
        """Return whether the board, the fields and the list show its whole effect."""
        plain = self.label.count == 1 and self.label.code not in ("fix", "append-file")
        return plain and not self.notices and isinstance(self.change, Splice)

    def apply(self, state: EditorState) -> EditorState:
        """Return the state after the change; ValueError when it is not meant for this state."""
        collection, twin = state.collection.changed(self.change), self.twin
        if twin is None:
            shown = (state.current, len(state.collection))
            is_same = isinstance(self.change, Splice) and shown == (self.current, len(collection))
            twin = state.twin if is_same else 0
        return state_at(state.document.with_collection(collection), self.current, twin)


P = ParamSpec("P")
Intent: TypeAlias = Callable[Concatenate[EditorState, P], Transaction | None]
"""Returns a change of a state; None if it is not allowed, or changes nothing."""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """The squares between two corners, both included. Files and ranks are counted from 0.

    Attributes:
        left: the file nearest to a.
        bottom: the rank nearest to the first.
        right: the file nearest to h.
        top: the rank nearest to the eighth.
    """

    left: int
    bottom: int
    right: int
    top: int

    @classmethod
    def between(cls, first: Square, second: Square) -> "Rectangle":
        """Return the rectangle of which two squares are opposite corners, in any order."""
        files = sorted((file_of(first), file_of(second)))
        ranks = sorted((rank_of(first), rank_of(second)))
        return cls(files[0], ranks[0], files[1], ranks[1])

    def __contains__(self, square: Square) -> bool:
        """Return whether a square is one of these."""
        file, rank = file_of(square), rank_of(square)
        return self.left <= file <= self.right and self.bottom <= rank <= self.top

    def __len__(self) -> int:
        """Return the number of squares."""
        return (self.right - self.left + 1) * (self.top - self.bottom + 1)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares, the lower left one first, rank by rank."""
        return tuple(
            square_at(file, rank)
            for rank in range(self.bottom, self.top + 1)
            for file in range(self.left, self.right + 1)
        )

    @property
    def corners(self) -> tuple[Square, Square]:
        """The lower left and the upper right square, as White sees them."""
        return square_at(self.left, self.bottom), square_at(self.right, self.top)

    def shifted(self, files: int, ranks: int) -> "Rectangle":
        """Return the rectangle some files to the right and some ranks up, maybe off the board."""
        return Rectangle(
            self.left + files, self.bottom + ranks, self.right + files, self.top + ranks
        )

    def shift_on_board(self, files: int, ranks: int) -> tuple[int, int]:
        """Return the shift nearest to a wanted one that leaves all squares on the board."""
        return (
            max(-self.left, min(files, 7 - self.right)),
            max(-self.bottom, min(ranks, 7 - self.top)),
        )


WHOLE_BOARD = Rectangle(0, 0, 7, 7)


class MarkTask(Enum):
    """The action of a click with the Marks tool; a drag always draws an arrow."""

    DRAW = "draw"
    """A circle."""
    HIGHLIGHT = "highlight"
    LABEL = "label"


class MarkTool(NamedTuple):
    """The Marks tool as it is set.

    Attributes:
        task: what a click does.
        colour: of what is drawn.
        other: the colour that is offered beside those with names.
    """

    task: MarkTask = MarkTask.DRAW
    colour: MarkColour = MarkColour.GREEN
    other: MarkColour = MarkColour.of("#7b3fb5")


class ViewState(NamedTuple):
    """The orientation of the board, the current tool, and what is pointed at.

    Attributes:
        flipped: whether Black's side is at the bottom.
        plays: whether the Play tool is on; never with a brush, marks or a selection.
        brush: None for the pointer, EMPTY for the eraser, else the piece that clicks place.
        marking: the Marks tool, None while another is used; never with a brush or a selection.
        selection: the selected squares, None for none; never with a brush.
        marked: the problem that the position check points at, or None.
        gravest: the problem that is marked while none is pointed at and no tool is used.
        read: the square that is pointed at in the FEN field, or None.
        preview: the placement that a text would make, shown faintly; None for none.
        doubts: squares that a picture leaves in doubt.
        doubt: the one of them that is being looked at, or None.
    """

    flipped: bool = False
    plays: bool = False
    brush: Content | None = None
    marking: MarkTool | None = None
    selection: Rectangle | None = None
    marked: Problem | None = None
    gravest: Problem | None = None
    read: Square | None = None
    preview: Placement | None = None
    doubts: frozenset[Square] = frozenset()
    doubt: Square | None = None
