"""The middle of the window: the board with the palette above and below it."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.position import BLACK, EMPTY, KINDS, WHITE, Content, Side, piece_of
from fenedit.session.state import MarkTool, ViewState
from fenedit.ui.board.canvas import paint_eraser
from fenedit.ui.board.contents import EDGE_ROOM, SIDE_ROOM
from fenedit.ui.board.text import piece_name
from fenedit.ui.board.view import BoardView
from fenedit.ui.style import coloured_pixmap, current_palette

INK: Final = "#2a241c"
"""Of what is drawn on a tool."""
_PAPER: Final = "#fbf7ef"
_ARROW: Final = (
    (0.0, 0.0), (0.0, 0.84), (0.2, 0.66), (0.33, 0.96), (0.46, 0.9), (0.33, 0.61), (0.6, 0.6),
)  # fmt: skip
"""The outline of the pointer, one high, its tip at the corner."""


class _Tool(QAbstractButton):
    """A button that is down while its tool is in hand, which others tell it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def nextCheckState(self) -> None:
        # Nor does a click tell it.
        return

    def sizeHint(self) -> QSize:
        return QSize(48, 48)


class ToolButton(_Tool):
    """One tool of the palette: a piece, the eraser, or the pointer.

    A click picks it, or puts it down if it is in hand already; a piece can also be dragged off.

    Signals:
        picked: the content to paint with, EMPTY for the eraser, None for the pointer.
        drag_started: the piece and the pointer's global place.
        drag_moved: the pointer's global place.
        drag_ended: the same, where the button came up.
        drag_cancelled: another button went down.
    """

    picked = Signal(object)
    drag_started = Signal(object, object)
    drag_moved = Signal(object)
    drag_ended = Signal(object)
    drag_cancelled = Signal()

    def __init__(self, content: Content | None, pieces: PieceSet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pieces = pieces
        self._press: QPoint | None = None
        self._dragging = False
        self._content = content
        self._name()
        self.clicked.connect(self._on_clicked)

    @property
    def content(self) -> Content | None:
        """What it stands for."""
        return self._content

    def set_content(self, content: Content | None) -> None:
        """Stand for something else."""
        if content != self._content:
            self._content = content
            self._name()
            self.update()

    def set_pieces(self, pieces: PieceSet) -> None:
        """Show another piece set."""
        self._pieces = pieces
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._dragging = False
            self.drag_cancelled.emit()
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._press = event.globalPosition().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        where = event.globalPosition().toPoint()
        if self._dragging:
            self.drag_moved.emit(where)
        elif self._press is not None and self._content not in (None, EMPTY):
            # Here, because the first picture comes without it.
            from fenedit.ui.board.gestures import THRESHOLD

            way = where - self._press
            if max(abs(way.x()), abs(way.y())) >= THRESHOLD:
                self._press = None
                self._dragging = True
                self.setDown(False)
                self.drag_started.emit(self._content, where)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._press = None
        if self._dragging and event.button() == Qt.MouseButton.LeftButton:
            self._dragging = False
            self.drag_ended.emit(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            # The strip goes along itself; a button would take Tab's way.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, self)
        self._paint_tool(painter)
        painter.end()

    def _paint_tool(self, painter: QPainter) -> None:
        side = min(self.width(), self.height())
        middle = QRectF(self.rect()).center()
        if self._content is None:
            size = side * 0.42
            corner = middle - QPointF(size * 0.3, size * 0.48)
            outline = [corner + QPointF(x * size, y * size) for x, y in _ARROW]
            painter.setPen(QPen(QColor(INK), max(1.4, side * 0.03)))
            painter.setBrush(QColor(_PAPER))
            painter.drawPolygon(QPolygonF(outline))
        elif self._content == EMPTY:
            size = side * 0.46
            rect = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            paint_eraser(painter, rect, INK, _PAPER)
        else:
            size = round(side * 0.8)
            ratio = self.devicePixelRatioF()
            pixmap = self._pieces.pixmap(self._content, size, ratio)
            left = round((middle.x() - size / 2) * ratio) / ratio
            top = round((middle.y() - size / 2) * ratio) / ratio
            painter.drawPixmap(QPointF(left, top), pixmap)

    def _name(self) -> None:
        if self._content is None:
            name, use = self.tr("Pointer"), self.tr("Move pieces")
        elif self._content == EMPTY:
            name, use = self.tr("Eraser"), self.tr("Click or sweep to clear squares")
        else:
            words = piece_name(self._content)
            name = words[:1].upper() + words[1:]
            use = self.tr("Click to paint with it, or drag it onto the board")
        self.setAccessibleName(name)
        self.setAccessibleDescription(use)
        self.setToolTip(f"{name} – {use}")

    def _on_clicked(self) -> None:
        self.picked.emit(None if self.isChecked() else self._content)


class PieceStrip(QWidget):
    """The six pieces of one side, with the pointer and the eraser if asked for.

    Tab reaches it once; the left and right arrow keys go along it.

    Signals:
        picked: the content to paint with, EMPTY for the eraser, None for the pointer.
    """

    picked = Signal(object)

    def __init__(
        self, side: Side, pieces: PieceSet, *, with_tools: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._side: Side = side
        contents: list[Content | None] = [piece_of(kind, side) for kind in KINDS]
        if with_tools:
            contents = [None, *contents, EMPTY]
        self._buttons = [ToolButton(content, pieces, self) for content in contents]
        for button in self._buttons:
            button.picked.connect(self.picked)
        self._set_entry(self._buttons[0])
        self._name()

    @property
    def buttons(self) -> tuple[ToolButton, ...]:
        """The tools from left to right."""
        return tuple(self._buttons)

    def button(self, content: Content | None) -> ToolButton:
        """Return the tool for a content; raise KeyError if it is not on this strip."""
        for button in self._buttons:
            if button.content == content:
                return button
        raise KeyError(content)

    def set_side(self, side: Side) -> None:
        """Show the pieces of a side."""
        if side == self._side:
            return
        self._side = side
        for button in self._buttons:
            if button.content not in (None, EMPTY):
                button.set_content(piece_of(str(button.content), side))
        self._name()

    def set_brush(self, brush: Content | None, *, elsewhere: bool = False) -> None:
        """Mark the tool in hand, if it is one of these; none if another one is `elsewhere`."""
        for button in self._buttons:
            chosen = button.content == brush and not elsewhere
            button.setChecked(chosen)
            if chosen and not self._has_focus():
                self._set_entry(button)

    def set_pieces(self, pieces: PieceSet) -> None:
        """Show another piece set."""
        for button in self._buttons:
            button.set_pieces(pieces)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        focused = next((button for button in self._buttons if button.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        place = self._buttons.index(focused) + step
        if 0 <= place < len(self._buttons):
            self._set_entry(self._buttons[place])
            self._buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = min(self.height(), self.width() // len(self._buttons))
        left = (self.width() - side * len(self._buttons)) // 2
        top = (self.height() - side) // 2
        for place, button in enumerate(self._buttons):
            button.setGeometry(left + place * side, top, side, side)

    def sizeHint(self) -> QSize:
        return QSize(8 * 48, 48)

    def _has_focus(self) -> bool:
        return any(button.hasFocus() for button in self._buttons)

    def _set_entry(self, entry: ToolButton) -> None:
        for button in self._buttons:
            policy = Qt.FocusPolicy.TabFocus if button is entry else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)

    def _name(self) -> None:
        white = self._side == "w"
        self.setAccessibleName(self.tr("White pieces") if white else self.tr("Black pieces"))


def paint_tray(painter: QPainter, area: QRectF) -> None:
    """Paint what tools lie on."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(current_palette().tray))
    painter.drawRoundedRect(area, 9, 9)


def paint_ground(painter: QPainter, button: QAbstractButton) -> None:
    """Paint what lies below a tool: whether it is in hand, pointed at, or has the keyboard."""
    colours = current_palette()
    box = QRectF(button.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
    if button.isChecked():
        painter.setPen(QPen(QColor(colours.accent), 1.6))
        painter.setBrush(QColor(colours.tray_chosen))
        painter.drawRoundedRect(box, 7, 7)
    elif button.underMouse() or button.isDown():
        painter.setPen(Qt.PenStyle.NoPen)
        tint = QColor(colours.tray_chosen)
        tint.setAlphaF(0.55)
        painter.setBrush(tint)
        painter.drawRoundedRect(box, 7, 7)
    if button.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.accent), 2.2))
        painter.drawRoundedRect(box.adjusted(-1.2, -1.2, 1.2, 1.2), 8, 8)


class MarksButton(_Tool):
    """Takes the Marks tool in hand, or puts it down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._tool: MarkTool | None = None
        use = self.tr("Draw arrows, circles, highlights and labels")
        self.setAccessibleName(self.tr("Marks"))
        self.setAccessibleDescription(use)
        self.setToolTip(f"{self.accessibleName()} – {use}")

    def set_tool(self, tool: MarkTool | None) -> None:
        """Show the tool in hand, None for none."""
        if tool != self._tool:
            self._tool = tool
            self.setChecked(tool is not None)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()))
        paint_ground(painter, self)
        side, ratio = round(min(self.width(), self.height()) * 0.54), self.devicePixelRatioF()
        colour = INK if self._tool is None else _colour_of(self._tool)
        corner = QRectF(self.rect()).center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, coloured_pixmap("marks", colour, side, ratio))
        painter.end()


def _colour_of(tool: MarkTool) -> str:
    # Here, because hardly any start finds the tool in hand.
    from fenedit.diagram.description import MARK_COLOURS

    return MARK_COLOURS[tool.colour]


_GAP: Final = 6
_STRIP_SHARE: Final = 0.8
"""Height of a strip in squares."""
_MIN_STRIP: Final = 34
_MAX_STRIP: Final = 68
_LEAST_BAR: Final = 560
"""Width of a bar in the place of a strip on a small board, if there is room."""


class BoardArea(QWidget):
    """Lays out board and palette, and carries pieces from the one to the other.

    Attributes:
        view: the board; drags from the palette end in its signals too.
        top: the pieces of the side that is at the top.
        bottom: those of the other side, with the pointer and the eraser.
        marks_button: takes the Marks tool in hand.
    """

    def __init__(self, painter: BoardPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # In the order in which Tab reaches them.
        self.top = PieceStrip(BLACK, painter.pieces, with_tools=False, parent=self)
        self.view = BoardView(painter, self)
        self.bottom = PieceStrip(WHITE, painter.pieces, with_tools=True, parent=self)
        for strip in (self.top, self.bottom):
            strip.picked.connect(self.view.brush_picked)
            for button in strip.buttons:
                button.drag_started.connect(self.view.begin_palette_drag)
                button.drag_moved.connect(self.view.move_palette_drag)
                button.drag_ended.connect(self.view.end_palette_drag)
                button.drag_cancelled.connect(self.view.cancel_gesture)
        self.marks_button = MarksButton(self)
        self.bottom.set_brush(None)
        self._above: QWidget | None = None
        self._bars: tuple[QWidget, QWidget] | None = None
        self._bare = False
        self.setFocusProxy(self.view)

    def focus_board(self) -> None:
        """Bring the keyboard to the board, and show where it is."""
        if self.view.hasFocus():
            # Where the mouse has been at work, the keyboard's place is not seen.
            self.view.hands.keys.reveal()
        else:
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_bare(self, bare: bool) -> None:
        """Show the board without the palette, or with it; bars keep their places."""
        self._bare = bare
        self._show_tools()

    def _show_tools(self) -> None:
        tools = self._bars is None and not self._bare
        self.top.setVisible(tools and self._above is None)
        self.bottom.setVisible(tools)
        self.marks_button.setVisible(tools)
        self._lay_out()

    def show_bars(self, top: QWidget, bottom: QWidget) -> None:
        """Have two bars in the places of the palette; they are children of this widget."""
        self._bars = (top, bottom)
        self._show_tools()
        for bar in self._bars:
            bar.show()

    def show_palette(self) -> None:
        """Have the palette again where bars have been."""
        if self._bars is not None:
            self._put_away(*self._bars)
            self._bars = None
            self._show_tools()

    def show_above(self, bar: QWidget | None) -> None:
        """Have a bar in the place of the upper strip, None for the strip itself."""
        if self._above is not None:
            self._put_away(self._above)
        self._above = bar
        self._show_tools()
        if bar is not None:
            bar.show()

    def _put_away(self, *bars: QWidget) -> None:
        held = QApplication.focusWidget()
        if held is not None and any(bar.isAncestorOf(held) for bar in bars):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        for bar in bars:
            bar.hide()

    def set_view_state(self, view_state: ViewState) -> None:
        """Show orientation, tool in hand and pointed-at squares on board and palette."""
        self.view.set_view_state(view_state)
        self.top.set_side(WHITE if view_state.flipped else BLACK)
        self.bottom.set_side(BLACK if view_state.flipped else WHITE)
        for strip in (self.top, self.bottom):
            strip.set_brush(view_state.brush, elsewhere=view_state.marking is not None)
        self.marks_button.set_tool(view_state.marking)

    def set_appearance(self, painter: BoardPainter, coordinates: Coordinates) -> None:
        """Take other colours, another piece set, or other coordinates."""
        self.view.set_appearance(painter, coordinates)
        for strip in (self.top, self.bottom):
            strip.set_pieces(painter.pieces)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        escapes = event.key() == Qt.Key.Key_Escape
        if escapes and self.view.brush is not None:
            self.view.brush_picked.emit(None)
        elif escapes and self.view.marking is not None:
            self.view.marking_picked.emit(None)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        square = min(
            (width - 2 * SIDE_ROOM) / 8,
            (height - 2 * (_GAP + EDGE_ROOM)) / (8 + 2 * _STRIP_SHARE),
        )
        strip = round(max(_MIN_STRIP, min(_MAX_STRIP, square * _STRIP_SHARE)))
        strip_width = min(8 * strip, width - strip - _GAP)
        empty = self._bare and self._bars is None and self._above is None
        room = height - (0 if empty else 2 * (strip + _GAP))
        board = min(room, width - 2 * SIDE_ROOM + 2 * EDGE_ROOM)
        top = (height - board) // 2 - strip - _GAP
        left = min((width - strip_width) // 2, width - strip_width - strip - _GAP)
        self.top.setGeometry(left, top, strip_width, strip)
        self.view.setGeometry(0, top + strip + _GAP, width, board)
        self.bottom.setGeometry(left, top + strip + 2 * _GAP + board, strip_width, strip)
        self.marks_button.setGeometry(left + strip_width + _GAP, self.bottom.y(), strip, strip)
        if self._above is not None:
            bar_width = min(width, max(strip_width, self._above.sizeHint().width()))
            self._above.setGeometry((width - bar_width) // 2, top, bar_width, strip)
        if self._bars is not None:
            bar_width = min(width, max(board, _LEAST_BAR))
            left = (width - bar_width) // 2
            self._bars[0].setGeometry(left, top, bar_width, strip)
            self._bars[1].setGeometry(left, self.bottom.y(), bar_width, strip)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self.view.minimumSizeHint().width(),
            self.view.minimumSizeHint().height() + 2 * (_MIN_STRIP + _GAP),
        )
