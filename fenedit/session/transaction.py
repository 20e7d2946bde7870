"""A change as a value: a splice, and what a person should be told of it."""

from collections.abc import Hashable
from dataclasses import dataclass

from fenedit.documents.collection import Change
from fenedit.session.state import EditorState, state_at


@dataclass(frozen=True, slots=True)
class Label:
    """A step's name for the Undo menu, as a code so that pure code needs no translator.

    Attributes:
        code: such as "move-piece"; `widgets.labels` has its words.
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
    """Something that a change did besides what was asked; the status bar says it.

    Attributes:
        code: such as "ep-left"; `widgets.labels` has its words.
        detail: a square, a castling letter or another word that they show.
        count: of how many of the records that were changed together it is said; 0 of the one.
    """

    code: str
    detail: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Transaction:
    """One change of the editor's state.

    Attributes:
        change: what it does to the collection.
        current: index of the record that is shown afterwards.
        label: its name.
        origin: which gesture made it, such as "board.drag" or "fen.type".
        merge_key: two changes in a row with the same key are one step of undo; None: never.
        notices: what else happened.
    """

    change: Change
    current: int
    label: Label
    origin: str
    merge_key: Hashable | None = None
    notices: tuple[Notice, ...] = ()

    def apply(self, state: EditorState) -> EditorState:
        """Return the state after the change; ValueError when it is not meant for this state."""
        collection = state.collection.changed(self.change)
        return state_at(state.document.with_collection(collection), self.current)
