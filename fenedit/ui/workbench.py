"""What a window hands to every controller, so that none has to be told of anything later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QWidget

from fenedit.notation.position import Placement, Square
from fenedit.session.collection.rows import Rows
from fenedit.session.editor import Editor
from fenedit.session.moves.playing import Playing
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState, Intent, Transaction
from fenedit.ui.look import Look
from fenedit.ui.menus import Commands

if TYPE_CHECKING:
    from fenedit.documents.document import Document
    from fenedit.notation.marks import MarkColour
    from fenedit.notation.spellings.export import Spelling
    from fenedit.session.collection.model import CollectionModel
    from fenedit.session.moves.play_line import PlayLine
    from fenedit.ui.board.contents import BoardContents

DrawBoard = Callable[[Placement, float, float], QPixmap]
"""Draws a placement: placement, side in device-independent pixels, device pixel ratio."""


class RecordPanel(Protocol):
    """The list of records, as a widget and as what puzzles that are solved are told to."""

    model: CollectionModel

    def add_bar(self, bar: QWidget) -> None:
        """Put something above the list."""

    def begin_verdicts(self) -> None:
        """Forget what was found of puzzles."""

    def isHidden(self) -> bool: ...


class CollectionRoom(Protocol):
    """What other rooms ask of the list of records."""

    @property
    def panel(self) -> RecordPanel | None:
        """The list, None as long as it was not needed."""

    def chosen(self) -> Rows:
        """Return the rows that are selected in the list; none while there is no list."""

    def several(self) -> Rows:
        """Return the rows that are selected in the list where it is seen, if they are several."""

    def take_over(self, name: str, intent: Intent[[]]) -> bool:
        """Do what a command of a record does to several that are selected; True if so."""

    def neighbour(self, row: int, step: int) -> int:
        """Return the row that is gone to from one by a step of 1 or -1; -1 for none."""


class ClipboardRoom(Protocol):
    """What other rooms ask of the clipboard."""

    def copy_fen(self) -> None:
        """Copy the FEN of the position."""

    def paste_text(self, text: str) -> None:
        """Paste one position, or several as records."""

    def paste_records(self) -> None:
        """Insert what the clipboard holds as records behind the shown one."""

    def paste_records_at(self, row: int, text: str) -> None:
        """Insert what a text holds as records before the one of an index."""


class FilesRoom(Protocol):
    """What other rooms ask of files."""

    @property
    def holds_work(self) -> bool:
        """Whether the window holds work that no file does."""

    def file_to_append(self) -> Path | None:
        """Let the person choose a file whose records are to be appended to the document's."""

    def document_of(self, path: Path) -> Document | None:
        """Read a file that does not become the window's; None if there is none, which is told."""

    def open(self, path: Path) -> bool:
        """Open a file in the window; tell whether it is shown there now."""

    def open_text(self, text: str, path: Path) -> bool:
        """Open the positions of a picture in the window, one a line; tell whether it does."""


class PicturesRoom(Protocol):
    """What other rooms ask of pictures.

    They are positions, one a line; "" where there is none, which is said; None for no picture.
    """

    def text_of_file(self, path: Path) -> str | None:
        """Look into a file."""

    def text_of_data(self, data: QMimeData) -> str | None:
        """Look into what is dragged, or is on the clipboard."""

    def spellings(self) -> Sequence[Spelling]:
        """Return the spellings that are drawings, which look as the board does."""


class PositionRoom(Protocol):
    """What other rooms ask of the position's commands."""

    def show_neighbours(self) -> None:
        """Enable the ways to the records before and behind, as far as there are such."""


class PuzzleRoom(Protocol):
    """What other rooms, and the puzzle's card, ask of problems."""

    def toggle_tree(self) -> None:
        """Show the solution, or put it away."""

    def show_form(self) -> None:
        """Show author, source and what else is said of the problem, to be edited."""


class PanelsRoom(Protocol):
    """What other rooms ask of the column of sections."""

    def show_first(self, section: QWidget) -> None:
        """Have another section above all others."""

    def give_rest(self, section: QWidget, given: bool) -> None:
        """Give a section the height that no other needs, or leave that blank."""

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a part of a section that is unfolded."""


class EngineRoom(Protocol):
    """What other rooms ask of the engine."""

    def choose(self) -> QDialog:
        """Open the dialog in which engine and Popeye are chosen, and return it."""


class MarksRoom(Protocol):
    """What other rooms ask of the Marks tool."""

    def toggle(self) -> None:
        """Take the tool in hand, or put it down."""

    def hint(self) -> str:
        """Say in one line what the tool is for."""

    def menu(self, parent: QMenu, square: Square) -> QMenu:
        """Return the part of a square's menu that draws on it."""

    def ask_for_label(self, square: Square, colour: MarkColour) -> None:
        """Ask for the label of a square."""


class PlayRoom(Protocol):
    """What other rooms ask of play, once moves are played."""

    def follow(self, before: PlayLine | None, after: PlayLine | None) -> None:
        """Take note of a change of what is played."""

    def contents(self) -> BoardContents:
        """Return what the board shows."""

    def move(self, start: Square, end: Square) -> None:
        """Make the move of a man to a square; of a promotion the person says to what."""

    def write(self, text: str = "") -> None:
        """Begin to write a move."""


class Rooms(Protocol):
    """The rooms of a window that others ask for something; each is made when it is first used."""

    @property
    def collection(self) -> CollectionRoom: ...

    @property
    def clipboard(self) -> ClipboardRoom: ...

    @property
    def files(self) -> FilesRoom: ...

    @property
    def pictures(self) -> PicturesRoom: ...

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
    def play(self) -> PlayRoom: ...


class Workbench(NamedTuple):
    """What the controllers of one window share.

    Attributes:
        window: the window, whose children they and their dialogs are.
        editor: what is edited.
        settings: what the person has chosen.
        look: colours and pieces.
        commands: the actions of the window.
        playing: the line of moves that is played in place of editing.
        rooms: what they ask of one another.
        say: shows a sentence in the line of messages.
        draw_board: draws a small board.
        show_document: opens a window of its own for a document.
        views: what is told of a change once board, FEN field, panels, commands and list show it:
            the state before, the state after, and the transaction. Who is made later adds itself.
    """

    window: QMainWindow
    editor: Editor
    settings: Settings
    look: Look
    commands: Commands
    playing: Playing
    rooms: Rooms
    say: Callable[[str], None]
    draw_board: DrawBoard
    show_document: Callable[[Document], None]
    views: list[Callable[[EditorState, EditorState, Transaction | None], object]]
