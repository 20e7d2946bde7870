"""Paints a board, and signals what the user wants to change."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QCursor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardGeometry, BoardScene
from fenedit.notation.position import EMPTY, Content, Placement, Square
from fenedit.notation.problems import Problem
from fenedit.session.settings import Preferences
from fenedit.session.state import MarkTool, Rectangle, ViewState
from fenedit.ui.board.contents import MARGIN, BoardContents, board_in, resting_scene
from fenedit.ui.board.moving_pieces import (
    Flights,
    FloatingPieces,
    Pieces,
    Sprite,
    system_allows_motion,
)
from fenedit.ui.style import current_palette, painting

_CURSOR_SIDE = 44
_CURSOR_PIECE = 28


def brush_cursor(content: Content, painter: BoardPainter, ratio: float) -> QCursor:
    """Return the pointer of a brush: a fine cross with the piece or the eraser beside it."""
    pixmap = QPixmap(round(_CURSOR_SIDE * ratio), round(_CURSOR_SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as brush:
        corner = _CURSOR_SIDE - _CURSOR_PIECE
        if content == EMPTY:
            paint_eraser(brush, QRectF(corner + 2, corner + 2, 22, 22), "#2b2b2b", "#ffffff")
        else:
            piece = painter.pieces.pixmap(content, _CURSOR_PIECE, ratio)
            brush.drawPixmap(QPointF(corner, corner), piece)
        for colour, width in (("#ffffff", 3.5), ("#1b1b1b", 1.5)):
            brush.setPen(QPen(QColor(colour), width))
            brush.drawLine(QPointF(8, 1), QPointF(8, 15))
            brush.drawLine(QPointF(1, 8), QPointF(15, 8))
    return QCursor(pixmap, 8, 8)


def paint_eraser(painter: QPainter, rect: QRectF, colour: str, inner: str) -> None:
    """Paint an eraser: a slanted block, one end of which is worn."""
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-45)
    side = rect.width()
    painter.setPen(QPen(QColor(colour), max(1.4, side * 0.085)))
    for fill, width in ((inner, 0.92), (colour, 0.34)):
        painter.setBrush(QColor(fill))
        block = QRectF(-side * 0.46, -side * 0.24, side * width, side * 0.48)
        painter.drawRoundedRect(block, side * 0.09, side * 0.09)
    painter.restore()


class BoardWidget(QWidget):
    """A board as pointer, keys and voice see it.

    It changes nothing by itself: signals are requests, emitted before anything has changed.

    Signals:
        piece_moved: start, end, and whether the piece also stays at the start.
        piece_placed: square and piece, from the palette.
        piece_discarded: the square whose piece was dropped off the board.
        stroke_painted: square, content, and a number that all squares of one stroke share.
        brush_picked: the content to paint with from now on, None for the pointer; the palette
            emits it, too.
        square_hovered: the square under the pointer, or None.
        menu_requested: square and global QPoint; the menu is the selection's, if there is one.
        cursor_moved: the square of the keyboard's caret.
        contents_typed: tuple of (square, content), and a number that a whole step shares.
        field_typed: the number of a field of FEN after the placement, from 0, its text, and a
            number that a whole step shares.
        said: a message about a key that was pressed.
        unsaid: the same message, once it is past.
        wheel_turned: square, steps (up is positive), and a number that a whole turn shares.
        moves_turned: moves to step forward by the wheel with Alt, back if negative.
        squares_selected: the Rectangle to select from now on, None for nothing.
        block_moved: the Rectangle whose pieces were carried, how many files to the right and ranks
            up as White sees it, and whether they also stay.
        block_emptied: the Rectangle whose pieces are to leave the board.
        move_typed: the first character of a move.
        mark_drawn: the DrawnMark that was drawn; the same again removes it.
        marks_wiped: the square whose marks are to go.
        label_wanted: the square of a new label, and the MarkColour.
        marking_picked: the MarkTool to have in hand from now on, None for the pointer.
        turned: two fingers have turned the board.

    Attributes:
        board_painter: paints squares and pieces.
        board_geometry: where the squares are, in the widget's logical pixels.
        flights: the pieces that glide.
        contents: the position that is shown.
        answering: whether the current change is the answer to a signal of this board.
        animated: whether pieces may glide when the position changes from elsewhere.
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
    unsaid = Signal(str)
    wheel_turned = Signal(object, object, object)
    moves_turned = Signal(object)
    squares_selected = Signal(object)
    block_moved = Signal(object, object, object, object)
    block_emptied = Signal(object)
    move_typed = Signal(str)
    mark_drawn = Signal(object)
    marks_wiped = Signal(object)
    label_wanted = Signal(object, object)
    marking_picked = Signal(object)
    turned = Signal()

    def __init__(self, painter: BoardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answering = False
        self.contents = BoardContents()
        self.animated = True
        self.board_painter = painter
        self.board_geometry = BoardGeometry(0, 0, 0)
        self._preferences = Preferences()
        self._view_state = ViewState()
        self._resting = self._scene = resting_scene(self.contents, self._preferences, None)
        self._is_stale = False
        self._beneath: QPixmap | None = None
        self._overlay: FloatingPieces | None = None
        self.flights = Flights(self)
        self.flights.valueChanged.connect(self.refresh)
        self.flights.finished.connect(self.refresh)

    @property
    def placement(self) -> Placement:
        """The pieces on the squares."""
        return self.contents.placement

    @property
    def playing(self) -> bool:
        """Whether moves are played, so that pieces go only where they can."""
        return self.contents.landings is not None

    @property
    def brush(self) -> Content | None:
        """The pointer's brush, None for none."""
        return self._view_state.brush

    @property
    def marking(self) -> MarkTool | None:
        """The Marks tool, None while it is put down."""
        return self._view_state.marking

    @property
    def selection(self) -> Rectangle | None:
        """The squares that are selected."""
        return self._view_state.selection

    @property
    def doubts(self) -> frozenset[Square]:
        """The squares that a picture leaves in doubt."""
        return self._view_state.doubts

    @property
    def flipped(self) -> bool:
        """Whether Black is at the bottom."""
        return self._view_state.flipped

    @property
    def focused_square(self) -> Square | None:
        """The square in focus for assistive technology, None if there is none."""
        raise NotImplementedError

    def scene_over(self, resting: BoardScene) -> BoardScene:
        """Return a scene with what pointer and keys are doing."""
        raise NotImplementedError

    def carried(self) -> tuple[list[Sprite], bool]:
        """Return the pieces that the pointer carries, and whether a drop discards them."""
        raise NotImplementedError

    # --- signals ---------------------------------------------------------------------------

    def request(self, signal: SignalInstance, *values: object) -> None:
        """Emit a signal; changes during the call are its answer."""
        before, self.answering = self.answering, True
        try:
            signal.emit(*values)
        finally:
            self.answering = before

    def select(self, area: Rectangle | None) -> None:
        """Request another selection, None for none; no signal if it is the same."""
        if area != self.selection:
            self.request(self.squares_selected, area)

    def move_block(self, area: Rectangle, files: int, ranks: int, *, copy: bool) -> None:
        """Signal that pieces were carried; the selection moves with them."""
        self.request(self.block_moved, area, files, ranks, copy)
        self.select(area.shifted(files, ranks))

    def ask_for_menu(self, square: Square, where: QPoint | None = None) -> None:
        """Request the menu of the selection, else of a square; `where` is a global place."""
        if self.selection is not None:
            square = self.selection.corners[1]
        if where is None:
            where = self.mapToGlobal(QPointF(*self.board_geometry.centre_of(square)).toPoint())
        self.request(self.menu_requested, square, where)

    # --- painting --------------------------------------------------------------------------

    @property
    def glides(self) -> bool:
        """Whether pieces glide when the position changes from elsewhere."""
        return self.animated and system_allows_motion(self)

    def send_home(self, pieces: Pieces, across: float, down: float) -> None:
        """Glide pieces back to their squares from a distance in logical pixels."""
        if self.glides:
            flights = []
            for square, piece in pieces:
                x, y = self.board_geometry.centre_of(square)
                flights.append((piece, square, (x + across, y + down, 1.0), (x, y, 1.0)))
            self.flights.begin(tuple(flights))

    def place(self) -> None:
        """Fit the board into the widget; flights end at once."""
        self.flights.stop()
        self.board_geometry = board_in(
            self.width(),
            self.height(),
            flipped=self.flipped,
            ratio=self.devicePixelRatio(),
            outside_coordinates=self._preferences.coordinates == "outside",
        )
        self._beneath = None
        self.refresh()

    def show_resting(self, marked: Problem | None, view_state: ViewState) -> None:
        """Show the contents without a gesture; see `resting_scene`."""
        self._resting = resting_scene(self.contents, self._preferences, marked, view_state)
        self.refresh()

    def refresh(self, *_progress: object) -> None:
        """Show what pointer and keys are doing."""
        sprites, discards = self.carried()
        if sprites:
            window = self.window()
            if self._overlay is None or self._overlay.parentWidget() is not window:
                self._overlay = FloatingPieces(window)
            side = self.board_geometry.square_side
            self._overlay.carry(self, self.board_painter, sprites, side, discards=discards)
        elif self._overlay is not None:
            self._overlay.hide()
        self._is_stale = True
        self.update()

    @property
    def scene(self) -> BoardScene:
        """Everything on the squares."""
        if self._is_stale:
            # Once per frame, although a gesture may refresh the board several times.
            self._is_stale = False
            resting = self._resting._replace(hidden=self.flights.squares)
            scene = self.scene_over(resting)
            if scene != self._scene:
                self._scene, self._beneath = scene, None
        return self._scene

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatio()
        if ratio != self.board_geometry.device_pixel_ratio:
            self.place()
        scene = self.scene
        with QPainter(self) as painter:
            if self._overlay is None or self._overlay.isHidden():
                self._beneath = None
                self._paint(painter, scene)
            else:
                # The squares below a carried piece seldom change: they are painted once.
                if self._beneath is None:
                    self._beneath = QPixmap(self.size() * ratio)
                    self._beneath.setDevicePixelRatio(ratio)
                    with QPainter(self._beneath) as below:
                        self._paint(below, scene)
                painter.drawPixmap(0, 0, self._beneath)
            for piece, x, y, opacity in self.flights.sprites():
                painter.setOpacity(opacity)
                self.board_painter.paint_piece(painter, self.board_geometry, piece, x, y)

    def _paint(self, painter: QPainter, scene: BoardScene) -> None:
        painter.fillRect(self.rect(), QColor(current_palette().window))
        geometry = self.board_geometry
        # In whole device pixels.
        line = int(geometry.device_pixel_ratio) / geometry.device_pixel_ratio
        side = 8 * geometry.square_side + 2 * line
        frame = QRectF(geometry.left - line, geometry.top - line, side, side)
        painter.fillRect(frame, QColor(self.board_painter.theme.frame))
        self.board_painter.paint(painter, geometry, scene)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def minimumSizeHint(self) -> QSize:
        return QSize(160 + 2 * MARGIN, 160 + 2 * MARGIN)
