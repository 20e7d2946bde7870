"""Defines the services that a window passes to every controller."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QWidget

from fenedit.notation.position import Placement, Square
from fenedit.session.collection.rows import Rows
from fenedit.session.editor import Editor
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from fenedit.session.state import Intent, Transaction
from fenedit.ui.look import Look
from fenedit.ui.menus import Actions

if TYPE_CHECKING:
    from fenedit.documents.document import Document
    from fenedit.documents.record import Item
    from fenedit.notation.marks import MarkColour
    from fenedit.notation.spellings.export import Spelling
    from fenedit.rules.moves.tree import Node
    from fenedit.session.collection.model import CollectionModel
    from fenedit.ui.board.contents import BoardContents
    from fenedit.ui.panels.card import Section

DrawBoard = Callable[[Placement, float, float], QPixmap]
"""Draws a placement: placement, side in device-independent pixels, device pixel ratio."""


# The interfaces of rooms for one another; the rooms document their methods.


class RecordPanel(Protocol):
    """The list of records, as a widget, and for the results of solving all puzzles."""

    model: CollectionModel

    def add_bar(self, bar: QWidget) -> None: ...
    def begin_verdicts(self) -> None: ...
    def isHidden(self) -> bool: ...


class CollectionRoom(Protocol):
    """The records; the list is None before it is needed."""

    @property
    def panel(self) -> RecordPanel | None: ...
    def chosen(self) -> Rows: ...
    def several(self) -> Rows: ...
    def take_over(self, name: str, intent: Intent[[]]) -> bool: ...
    def change(
        self, words: str, size: int, steps: Generator[None, None, Transaction | None]
    ) -> None: ...
    def neighbour(self, row: int, step: int) -> int: ...


class ClipboardRoom(Protocol):
    """The clipboard."""

    def copy_fen(self) -> None: ...
    def paste(self, *, over: bool = False) -> None: ...
    def paste_own(self, own: Sequence[Item], at: int | None = None) -> None: ...
    def paste_text(self, text: str, *, over: bool = False, at: int | None = None) -> None: ...


class FilesRoom(Protocol):
    """Files."""

    @property
    def holds_work(self) -> bool: ...
    def file_to_append(self) -> Path | None: ...
    def document_of(self, path: Path) -> Document | None: ...
    def open(self, path: Path) -> bool: ...
    def open_text(self, text: str, path: Path) -> bool: ...


class PicturesRoom(Protocol):
    """Pictures as texts of positions; "" for no position, None for no picture."""

    def text_of_file(self, path: Path) -> str | None: ...
    def text_of_data(self, data: QMimeData) -> str | None: ...
    def spellings(self) -> Sequence[Spelling]: ...


class ReadingRoom(Protocol):
    """Positions in pictures; `read_data` returns False for no picture."""

    def read_data(self, data: QMimeData, *, over: bool = False) -> bool: ...
    def read_files(self, paths: Sequence[Path]) -> None: ...


class PositionRoom(Protocol):
    """The commands of the position."""

    def show_neighbours(self) -> None: ...


class PuzzleRoom(Protocol):
    """Puzzles."""

    @property
    def has_solution(self) -> bool: ...
    def after(self, moves: Sequence[Node]) -> Node | None: ...
    def show_solution(self) -> None: ...
    def toggle_solution(self) -> None: ...
    def show_form(self) -> None: ...
    def show_twin(self, index: int) -> None: ...
    def show_twin_called(self, title: str) -> None: ...
    def add_twin(self) -> None: ...
    def remove_twin(self) -> None: ...


class PanelsRoom(Protocol):
    """The column of sections."""

    def fold_anew(self) -> None: ...
    def stand_first(self, section: Section) -> None: ...
    def show_picture(self, shown: bool) -> None: ...
    def give_rest(self, section: QWidget, given: bool) -> None: ...
    def reveal(self, widget: QWidget) -> None: ...
    def reveal_if_free(self, widget: QWidget) -> None: ...


class EngineRoom(Protocol):
    """The engine."""

    def choose(self, name: str = "engine_path") -> QDialog: ...


class MarksRoom(Protocol):
    """The Marks tool."""

    def toggle(self) -> None: ...
    def hint(self) -> str: ...
    def menu(self, parent: QMenu, square: Square) -> QMenu: ...
    def ask_for_label(self, square: Square, colour: MarkColour) -> None: ...


class MovesRoom(Protocol):
    """The moves of a game, of play and of solutions."""

    def go(self, path: tuple[int, ...]) -> None: ...
    def follow(self) -> str: ...
    def contents(self, contents: BoardContents) -> BoardContents: ...
    def move(self, start: Square, end: Square) -> None: ...
    def write(self, text: str = "") -> None: ...
    def reveal(self) -> None: ...
    def enter(self) -> None: ...
    def focus_board(self) -> None: ...


class Rooms(Protocol):
    """The rooms of a window for one another; each is made when it is first used."""

    @property
    def collection(self) -> CollectionRoom: ...
    @property
    def clipboard(self) -> ClipboardRoom: ...
    @property
    def files(self) -> FilesRoom: ...
    @property
    def pictures(self) -> PicturesRoom: ...
    @property
    def reading(self) -> ReadingRoom: ...
    @property
    def position(self) -> PositionRoom: ...
    @property
    def puzzle(self) -> PuzzleRoom: ...
    @property
    def panels(self) -> PanelsRoom: ...
    @property
    def engine(self) -> EngineRoom: ...
    @property
    def marks(self) -> MarksRoom: ...
    @property
    def moves(self) -> MovesRoom: ...


class Workbench(NamedTuple):
    """Shared by the controllers of one window.

    Attributes:
        window: the parent of controllers and dialogs.
        editor: the editor of the document.
        settings: the user's settings.
        look: colours and pieces.
        commands: the actions of the window.
        moves: the moves of the shown record, and the place among them that is seen.
        rooms: the rooms, for one another.
        say: shows a sentence in the message line.
        draw_board: draws a small board.
        show_document: opens a document in a window of its own.
    """

    window: QMainWindow
    editor: Editor
    settings: Settings
    look: Look
    commands: Actions
    moves: Moves
    rooms: Rooms
    say: Callable[[str], None]
    draw_board: DrawBoard
    show_document: Callable[[Document], None]
