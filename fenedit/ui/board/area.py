"""Lays out the board with the palette beside it, or above and below it."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.notation.position import BLACK, WHITE, Side
from fenedit.session.settings import Preferences
from fenedit.session.state import ViewState
from fenedit.ui.board.contents import MARGIN, BoardContents
from fenedit.ui.board.palette import PieceTray, ToolTray, paint_tray
from fenedit.ui.board.view import BoardView
from fenedit.ui.style import current_palette, finger_size, painting

_SMALL, _MEDIUM = 640, 1000
"""Below these widths of the area the gaps are smaller, in logical pixels."""
_ABOVE = 8
"""Room above the board, and below it."""
_MOST_CELL = 56
_TRAY_EDGE = 2
_BETWEEN_TRAYS = 8
_DISC = 16
_LEAST_SIDE = 160


def board_side(width: int, height: int, tools: QSize) -> float:
    """Return the side of the board in an area of a size, in logical pixels.

    `tools` is the size of the tools one below the other.
    """
    return max(_sides(width, height, tools, 1.0))


def _gaps(width: int) -> tuple[int, int]:
    """Return the margins at left and right, and the gap between board and palette."""
    if width < _SMALL:
        return 8, 8
    return (14, 12) if width < _MEDIUM else (16, 16)


def _sides(width: int, height: int, tools: QSize, ratio: float) -> tuple[float, float]:
    """Return the side of the board with the palette beside it, and with it above and below."""
    gap, to_palette = _gaps(width)
    room = height - 2 * (_ABOVE + MARGIN)
    beside = 0
    least = _least_cell()
    for cell in range(least, _MOST_CELL + 1):
        # Cells are half a square wide; larger cells leave less room for the squares.
        fits = min(room, width - 2 * gap - to_palette - _palette_width(cell, tools))
        if min(max(fits // 16, least), _MOST_CELL) >= cell:
            beside = fits
    wide = width - 2 * gap
    around = min(wide, int((room - 4 * _BETWEEN_TRAYS) / (1 + 2 / 11)))
    return _whole(beside, ratio), _whole(around, ratio)


def _least_cell() -> int:
    return max(36, finger_size())


def _palette_width(cell: int, tools: QSize) -> int:
    return max(2 * (cell + _TRAY_EDGE), tools.width() + 2 * _TRAY_EDGE)


def _whole(side: float, ratio: float) -> float:
    """Return the longest side up to one whose squares are whole device pixels wide."""
    return max(0, 8 * int(side * ratio / 8)) / ratio


class SideMark(QAbstractButton):
    """Shows the side to move beside the board; a click gives the move to the other side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setText(self.tr("to move"))
        self._side: Side | None = None
        self.show_side(WHITE)

    def show_side(self, side: Side | None) -> None:
        """Name a side, None for none."""
        if side == self._side:
            return
        self._side = side
        name = self.tr("White to move") if side == WHITE else self.tr("Black to move")
        self.setAccessibleName(name)
        self.setToolTip(self.tr("{side}. Click to change.").format(side=name))
        self.setVisible(side is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = current_palette()
        with painting(self) as painter:
            narrow = self.width() < 2 * self.height()
            left = (self.width() - _DISC) / 2 if narrow else 6.0
            disc = QRectF(left, (self.height() - _DISC) / 2, _DISC, _DISC).adjusted(1, 1, -1, -1)
            black = self._side == BLACK
            painter.setPen(QPen(QColor(colours.muted), 1.5))
            painter.setBrush(QColor("#1b1b1b" if black else "#ffffff"))
            if black and colours.dark:
                # A black disc on a dark ground would be a ring, and read as White's.
                painter.setPen(QPen(QColor(colours.tray_chosen), 3.0))
                painter.setBrush(QColor("#000000"))
            painter.drawEllipse(disc)
            if not narrow:
                painter.setPen(QColor(colours.text if self.underMouse() else colours.muted))
                words = self.rect().adjusted(_DISC + 14, 0, 0, 0)
                shown = self.fontMetrics().elidedText(
                    self.text(), Qt.TextElideMode.ElideRight, words.width()
                )
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)


class BoardArea(QWidget):
    """Lays out board and palette, and carries pieces from the one to the other.

    Attributes:
        view: the board; drags from the palette end in its signals too.
        white: White's pieces.
        black: Black's pieces.
        tools: pointer, eraser, the Marks tool and the Play tool.
        side_mark: shows the side to move.
    """

    def __init__(self, painter: BoardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # In the order in which Tab reaches them.
        self.view = BoardView(painter, self)
        self.white = PieceTray(WHITE, painter.pieces, self)
        self.black = PieceTray(BLACK, painter.pieces, self)
        self.tools = ToolTray(painter.pieces, self)
        self.side_mark = SideMark(self)
        for button in (*self.white.buttons, *self.black.buttons, *self.tools.buttons):
            button.picked.connect(self.view.brush_picked)
        for button in (*self.white.buttons, *self.black.buttons):
            button.drag_started.connect(self.view.begin_palette_drag)
            button.drag_moved.connect(self.view.move_palette_drag)
            button.drag_ended.connect(self.view.end_palette_drag)
            button.drag_cancelled.connect(self.view.cancel_gesture)
        self.tools.set_tool(ViewState())
        self._instead: QWidget | None = None
        self._is_bare = False
        self._upright = True
        self._pieces_box = QRect()
        self._marks = (QRect(), QRect())
        self.setFocusProxy(self.view)

    def focus_board(self) -> None:
        """Focus the board and show the caret."""
        if self.view.hasFocus():
            # The mouse may have hidden the caret.
            self.view.interaction.keys.reveal()
        else:
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_bare(self, bare: bool) -> None:
        """Show the board with or without the palette, as large as possible."""
        self._is_bare = bare
        self._lay_out()

    def show_instead(self, bar: QWidget | None) -> None:
        """Show a child in place of the palette's pieces, None for the pieces themselves."""
        held = self._instead
        self._instead = bar
        if held is not None and held is not bar:
            if held.isAncestorOf(self.focusWidget() or self):
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            held.hide()
        self._show_trays()
        if bar is not None:
            bar.show()

    def show_contents(self, contents: BoardContents, *, animate: bool = True) -> None:
        """Show another position, and its side to move beside it."""
        side = self.view.contents.side_to_move
        self.view.show_contents(contents, animate=animate)
        if contents.side_to_move != side:
            self.side_mark.show_side(contents.side_to_move)
            self._place_mark()

    def set_view_state(self, view_state: ViewState) -> None:
        """Show orientation, tool in hand and pointed-at squares on board and palette."""
        is_turned = view_state.flipped != self.view.flipped
        self.view.set_view_state(view_state)
        brush = view_state.brush
        for tray in (self.white, self.black):
            tray.set_brush(brush)
        self.tools.set_tool(view_state)
        if is_turned:
            self._lay_out()

    def set_appearance(self, painter: BoardPainter, preferences: Preferences) -> None:
        """Use other colours, another piece set, or other preferences of the board."""
        self.view.set_appearance(painter, preferences)
        for button in (*self.white.buttons, *self.black.buttons):
            button.set_pieces(painter.pieces)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        view = self.view
        if event.key() == Qt.Key.Key_Escape and view.brush is not None:
            view.brush_picked.emit(None)
        elif event.key() == Qt.Key.Key_Escape and view.marking is not None:
            view.marking_picked.emit(None)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background of the tools."""
        if self._is_bare:
            return
        boxes = [_with_edge(self.tools.geometry()), self._pieces_box]
        if not self._upright:
            boxes.append(_with_edge(max(self._tray_boxes(), key=QRect.top)))
        with painting(self) as painter:
            for box in boxes:
                paint_tray(painter, QRectF(box))

    def minimumSizeHint(self) -> QSize:
        palette = _palette_width(_least_cell(), self.tools.upright_size)
        return QSize(_LEAST_SIDE + palette + 30, _LEAST_SIDE + 2 * (_ABOVE + MARGIN))

    def _tray_boxes(self) -> tuple[QRect, QRect]:
        return self.white.geometry(), self.black.geometry()

    def _lay_out(self) -> None:
        width, height, ratio = self.width(), self.height(), self.devicePixelRatioF()
        tools = self.tools.upright_size
        beside, around = _sides(width, height, tools, ratio)
        self._upright = self._is_bare or beside >= around
        for tray in (self.white, self.black, self.tools):
            tray.set_upright(self._upright)
        if self._is_bare:
            apart = _DISC + 2 * _BETWEEN_TRAYS
            box = round(_whole(min(width - 2 * apart, height - 2 * MARGIN), ratio)) + 2 * MARGIN
            board = QRect((width - box) // 2, (height - box) // 2, box, box)
            narrow = QSize(apart, apart)
            self._marks = (
                QRect(board.bottomRight() + QPoint(1, 1 - apart), narrow),
                QRect(board.topRight() + QPoint(1, 0), narrow),
            )
            self.view.setGeometry(board)
        elif self._upright:
            self._lay_out_beside(beside, tools)
        else:
            self._lay_out_around(around)
        self._place_mark()
        self._show_trays()

    def _lay_out_beside(self, side: float, tools: QSize) -> None:
        width, height = self.width(), self.height()
        gap, to_palette = _gaps(width)
        cell = min(max(int(side) // 16, _least_cell()), _MOST_CELL)
        palette = _palette_width(cell, tools)
        box = round(side) + 2 * MARGIN
        left = max(gap, (width - round(side) - to_palette - palette) // 2) - MARGIN
        board = QRect(left, max(0, (height - box) // 2), box, box)
        # In a low window, large tools would leave too little room for the pieces.
        most = 4 * (height // 10) if finger_size() else height
        tools_height = min(tools.height(), most) + 2 * _TRAY_EDGE
        label = max(_DISC, tools.height() // 5) + _TRAY_EDGE
        # The side to move is named at both ends of the board; where the board is low, the cells
        # shrink. Where they would shrink too much, it is a disc beside the palette.
        all_cells = height - tools_height - _BETWEEN_TRAYS - 2 * _TRAY_EDGE
        room = all_cells - max(0, height - max(box, 300)) - 2 * label
        row = max(min(30, all_cells // 6), min(round(cell * 1.1) + 1, room // 6))
        pieces_height = 6 * row + 2 * _TRAY_EDGE
        x = board.right() + 1 - MARGIN + to_palette
        y = max(0, (height - pieces_height - _BETWEEN_TRAYS - tools_height) // 2)
        pieces = self._pieces_box = QRect(x, y, palette, pieces_height)
        below = QRect(x, pieces.bottom() + 1 + _BETWEEN_TRAYS, palette, tools_height)
        inner, half = _with_edge(pieces, -1), palette // 2 - _TRAY_EDGE
        above = board.top() + MARGIN
        mark = QRect(x, min(board.bottom() + 1 - MARGIN, height) - label, width - x, label)
        if above + label > y:
            mark = QRect(min(x + palette, width - label), mark.top(), label, label)
        self._marks = (mark, QRect(mark.left(), above, mark.width(), label))
        self.view.setGeometry(board)
        self.white.setGeometry(inner.adjusted(0, 0, half - inner.width(), 0))
        self.black.setGeometry(inner.adjusted(half, 0, 0, 0))
        self.tools.setGeometry(_with_edge(below, -1))

    def _lay_out_around(self, side: float) -> None:
        box = round(side) + 2 * MARGIN
        # The side to move, six pieces and four tools.
        cell = max(1, int((side - _BETWEEN_TRAYS) / 11))
        left = (self.width() - box) // 2
        board = QRect(left, max(0, (self.height() - box) // 2), box, box)
        apart = _BETWEEN_TRAYS + _TRAY_EDGE
        tops = (board.top() - apart - cell, board.bottom() + 1 + apart)
        rows = [QRect(left + cell, y, 6 * cell, cell) for y in tops]
        marks = [QRect(left, y, cell, cell) for y in tops]
        self._pieces_box = _with_edge(rows[0])
        self.view.setGeometry(board)
        self.tools.setGeometry(rows[1].right() + 1 + _BETWEEN_TRAYS, tops[1], 4 * cell, cell)
        black, white = int(self.view.flipped), int(not self.view.flipped)
        self.white.setGeometry(rows[white])
        self.black.setGeometry(rows[black])
        self._marks = (marks[white], marks[black])

    def _place_mark(self) -> None:
        black = self.view.contents.side_to_move == BLACK
        if self._upright and self.view.flipped:
            black = not black
        self.side_mark.setGeometry(self._marks[black])

    def _show_trays(self) -> None:
        instead, upright = self._instead, self._upright
        shown = not self._is_bare
        upper = min(self._tray_boxes(), key=QRect.top)
        for tray in (self.white, self.black):
            covered = instead is not None and (upright or tray.geometry() == upper)
            tray.setVisible(shown and not covered)
        self.tools.setVisible(shown)
        if instead is not None:
            box = QRect(self._pieces_box)
            if not upright:
                # A bar may need more room than the pieces it replaces.
                board = self.view.geometry()
                box.setLeft(board.left() + MARGIN)
                box.setRight(board.right() - MARGIN)
            instead.setGeometry(box)
        self.update()


def _with_edge(box: QRect, edges: int = 1) -> QRect:
    """Return the rectangle of a tray with its edge, or without it for -1."""
    edge = edges * _TRAY_EDGE
    return box.adjusted(-edge, -edge, edge, edge)
