"""What the board says: each gesture as one signal, with a typed method that emits it."""

from PySide6.QtCore import QPoint, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from fenedit.notation.marks import DrawnMark, MarkColour
from fenedit.notation.position import Content, Piece, Placement, Square
from fenedit.session.intents.board import men_in
from fenedit.session.state import MarkTool, Rectangle
from fenedit.ui.board.keyboard import Contents


class BoardSignals(QWidget):
    """A widget that tells what the hand wants. Nothing has changed yet when it does.

    Signals:
        piece_moved: start, end, and whether the piece also stays at the start.
        piece_placed: square and piece, from the palette.
        piece_discarded: the square whose piece was dropped off the board.
        stroke_painted: square, content, and a number that all squares of one stroke share.
        brush_picked: the content to paint with from now on, None for the pointer.
        square_hovered: the square under the pointer, or None.
        menu_requested: square and global QPoint.
        cursor_moved: the square of the keyboard's caret.
        contents_typed: tuple of (square, content), and a number that a whole step shares.
        field_typed: the number of a field of FEN behind the placement, from 0, its text, and a
            number that a whole step shares.
        said: words about a key that was pressed.
        wheel_turned: square, steps (up is positive), and a number that a whole turn shares.
        squares_selected: the Rectangle to select from now on, None for nothing.
        block_moved: the Rectangle whose men were carried, how many files to the right and ranks
            up as White sees it, and whether they also stay.
        block_emptied: the Rectangle whose men are to leave the board.
        selection_menu_requested: global QPoint.
        move_typed: the first character of a move that is being written.
        mark_drawn: the DrawnMark that was drawn; the same again takes it away.
        marks_wiped: the square whose marks are to go.
        label_wanted: the square to be labelled, and the MarkColour.
        marking_picked: the MarkTool to have in hand from now on, None for the pointer.
    """

    piece_moved = Signal(object, object, object)
    piece_placed = Signal(object, object)
    piece_discarded = Signal(object)
    stroke_painted = Signal(object, object, object)
    brush_picked = Signal(object)
    square_hovered = Signal(object)
    menu_requested = Signal(object, object)
    cursor_moved = Signal(object)
    contents_typed = Signal(object, object)
    field_typed = Signal(object, object, object)
    said = Signal(str)
    wheel_turned = Signal(object, object, object)
    squares_selected = Signal(object)
    block_moved = Signal(object, object, object, object)
    block_emptied = Signal(object)
    selection_menu_requested = Signal(object)
    move_typed = Signal(str)
    mark_drawn = Signal(object)
    marks_wiped = Signal(object)
    label_wanted = Signal(object, object)
    marking_picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._telling = False

    @property
    def telling(self) -> bool:
        """Whether what changes now is the answer to a signal of this board."""
        return self._telling

    @property
    def placement(self) -> Placement:
        """What stands on the squares."""
        raise NotImplementedError

    @property
    def selection(self) -> Rectangle | None:
        """The squares that are selected."""
        raise NotImplementedError

    def move_piece(self, start: Square, end: Square, *, copy: bool) -> None:
        """Say that a piece was carried from a square to another."""
        self._tell(self.piece_moved, start, end, copy)

    def discard_piece(self, square: Square) -> None:
        """Say that the piece of a square was thrown off the board."""
        self._tell(self.piece_discarded, square)

    def place_piece(self, square: Square, piece: Piece) -> None:
        """Say that a piece of the palette was put on a square."""
        self._tell(self.piece_placed, square, piece)

    def paint_square(self, square: Square, content: Content, stroke: int) -> None:
        """Say that a stroke of the brush came to a square."""
        self._tell(self.stroke_painted, square, content, stroke)

    def type_contents(self, contents: Contents, step: int) -> None:
        """Say what was typed onto the board."""
        self._tell(self.contents_typed, contents, step)

    def type_field(self, number: int, text: str, step: int) -> None:
        """Say what was typed behind the placement."""
        self._tell(self.field_typed, number, text, step)

    def say(self, words: str) -> None:
        """Say in words what became of a key."""
        self._tell(self.said, words)

    def pick_brush(self, content: Content | None) -> None:
        """Ask for another tool."""
        self._tell(self.brush_picked, content)

    def request_menu(self, square: Square, where: QPoint) -> None:
        """Ask for the menu of a square at a global place."""
        self._tell(self.menu_requested, square, where)

    def turn_wheel(self, square: Square, steps: int, number: int) -> None:
        """Say that the wheel was turned over a square."""
        self._tell(self.wheel_turned, square, steps, number)

    def select(self, area: Rectangle | None) -> None:
        """Ask for other squares to be selected, None for none; no signal if they are already."""
        if area != self.selection:
            self._tell(self.squares_selected, area)

    def move_block(self, area: Rectangle, files: int, ranks: int, *, copy: bool) -> None:
        """Say that the men of some squares were carried; the selection goes with them.

        Where it would hold other men too, which the next move would carry along, it is let go.
        """
        target = area.shifted(files, ranks)
        carried = {square + files + 8 * ranks for square, _ in men_in(self.placement, area)}
        self._tell(self.block_moved, area, files, ranks, copy)
        strangers = any(square not in carried for square, _ in men_in(self.placement, target))
        self.select(None if strangers else target)

    def empty_block(self, area: Rectangle) -> None:
        """Say that the men of some squares are to leave the board."""
        self._tell(self.block_emptied, area)

    def request_selection_menu(self, where: QPoint) -> None:
        """Ask for the menu of the selection at a global place."""
        self._tell(self.selection_menu_requested, where)

    def type_move(self, text: str) -> None:
        """Say that a move is being written."""
        self._tell(self.move_typed, text)

    def draw_mark(self, mark: DrawnMark) -> None:
        """Say what was drawn."""
        self._tell(self.mark_drawn, mark)

    def wipe_marks(self, square: Square) -> None:
        """Say that the marks of a square are to go."""
        self._tell(self.marks_wiped, square)

    def ask_for_label(self, square: Square, colour: MarkColour) -> None:
        """Say that a square is to be labelled."""
        self._tell(self.label_wanted, square, colour)

    def pick_marking(self, tool: MarkTool | None) -> None:
        """Ask for the Marks tool, or to put it down."""
        self._tell(self.marking_picked, tool)

    def tell_hovered(self, square: Square | None) -> None:
        """Say what is under the pointer."""
        self._tell(self.square_hovered, square)

    def tell_cursor(self, square: Square) -> None:
        """Say where the keyboard's caret is."""
        self._tell(self.cursor_moved, square)

    def _tell(self, signal: SignalInstance, *values: object) -> None:
        before, self._telling = self._telling, True
        try:
            signal.emit(*values)
        finally:
            self._telling = before
