"""A board that answers: what its signals ask for is done to a placement at once."""

from PySide6.QtCore import QRect

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import EMPTY, PIECES, START_PLACEMENT, with_content
from fenedit.session.intents.board import pieces_in
from fenedit.session.state import ViewState
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.view import BoardView

_DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<rect x="2" y="2" width="6" height="6" fill="{}"/></svg>'
)


def plain_pieces(white: str = "#fff") -> PieceSet:
    """Return a set of blocks, the white ones in a colour of their own."""
    return PieceSet(
        "Blocks",
        {piece: _DRAWING.format(white if piece.isupper() else "#000").encode() for piece in PIECES},
    )


def plain_painter(white: str = "#fff") -> BoardPainter:
    return BoardPainter(board_theme("Walnut"), plain_pieces(white))


class AnsweringArea(BoardArea):
    """A board area that keeps a placement, does what it is asked, and writes down each request.

    Attributes:
        log: name of the signal and its values, one tuple each; hovering is left out.
    """

    def __init__(self, placement: str = START_PLACEMENT) -> None:
        super().__init__(plain_painter())
        self.log: list[tuple[object, ...]] = []
        self.hovered: list[object] = []
        self.shown = ViewState()
        self.contents = BoardContents(placement)
        view = self.view
        view.animated = False
        self.view.show_contents(self.contents)
        view.piece_moved.connect(self._on_moved)
        view.piece_placed.connect(self._on_placed)
        view.piece_discarded.connect(self._on_discarded)
        view.stroke_painted.connect(self._on_painted)
        view.contents_typed.connect(self._on_typed)
        view.brush_picked.connect(self._on_picked)
        view.menu_requested.connect(self._on_menu)
        view.wheel_turned.connect(self._on_wheel)
        view.cursor_moved.connect(self._on_cursor)
        view.square_hovered.connect(self.hovered.append)
        view.squares_selected.connect(self._on_selected)
        view.block_moved.connect(self._on_block_moved)
        view.block_emptied.connect(self._on_block_emptied)
        view.mark_drawn.connect(self._on_mark)
        view.marks_wiped.connect(self._on_wiped)
        view.label_wanted.connect(self._on_label)
        view.marking_picked.connect(self._on_marking)

    @property
    def placement(self) -> str:
        return self.contents.placement

    def pick(self, brush: str | None) -> None:
        self.look(brush=brush)

    def look(self, **changes: object) -> None:
        self.shown = self.shown._replace(**changes)
        self.set_view_state(self.shown)

    def put(self, *contents: tuple[int, str]) -> None:
        placement = self.placement
        for square, content in contents:
            placement = with_content(placement, square, content)
        self.contents = self.contents._replace(placement=placement)
        self.view.show_contents(self.contents)

    def said(self, name: str) -> list[tuple[object, ...]]:
        """Return the values of each request of one kind."""
        return [values for entry, *values in self.log if entry == name]

    def _on_moved(self, start, end, copy) -> None:
        self.log.append(("moved", start, end, copy))
        piece = self.placement[start]
        self.put(*(() if copy else ((start, EMPTY),)), (end, piece))

    def _on_placed(self, square, piece) -> None:
        self.log.append(("placed", square, piece))
        self.put((square, piece))

    def _on_discarded(self, square) -> None:
        self.log.append(("discarded", square))
        self.put((square, EMPTY))

    def _on_painted(self, square, content, stroke) -> None:
        self.log.append(("painted", square, content, stroke))
        self.put((square, content))

    def _on_typed(self, contents, run) -> None:
        self.log.append(("typed", contents, run))
        self.put(*contents)

    def _on_picked(self, content) -> None:
        self.log.append(("picked", content))
        self.pick(content)

    def _on_menu(self, square, where) -> None:
        selected = self.shown.selection is not None
        self.log.append(("selection menu", where) if selected else ("menu", square, where))

    def _on_wheel(self, square, steps, number) -> None:
        self.log.append(("wheel", square, steps, number))

    def _on_cursor(self, square) -> None:
        self.log.append(("cursor", square))

    def _on_selected(self, area) -> None:
        self.log.append(("selected", area))
        self.look(selection=area)

    def _on_block_moved(self, area, files, ranks, copy) -> None:
        self.log.append(("block moved", area, files, ranks, copy))
        men = pieces_in(self.placement, area)
        if not copy:
            self.put(*((square, EMPTY) for square, _ in men))
        self.put(*((square + files + 8 * ranks, piece) for square, piece in men))

    def _on_block_emptied(self, area) -> None:
        self.log.append(("block emptied", area))
        self.put(*((square, EMPTY) for square in area.squares))

    def _on_mark(self, mark) -> None:
        self.log.append(("mark", mark))

    def _on_wiped(self, square) -> None:
        self.log.append(("wiped", square))

    def _on_label(self, square, colour) -> None:
        self.log.append(("label", square, colour))

    def _on_marking(self, tool) -> None:
        self.log.append(("marking", tool))
        self.look(marking=tool)


class WatchedView(BoardView):
    """Writes down which rectangles are painted."""

    def __init__(self):
        self.painted: list[QRect] = []
        super().__init__(plain_painter())

    def paintEvent(self, event):
        self.painted.append(event.rect())
        super().paintEvent(event)
