"""The palette: pieces of both sides, and the tools Move, Erase, Marks and Play."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.position import EMPTY, KINDS, WHITE, Content, Side, piece_of
from fenedit.session.state import MarkTool, ViewState
from fenedit.ui.board.gestures import THRESHOLD
from fenedit.ui.board.text import piece_name
from fenedit.ui.board.widget import paint_eraser
from fenedit.ui.style import by_finger, coloured_pixmap, current_palette, finger_size, painting

INK = "#2a241c"
"""Colour of the drawings on tools."""
_PAPER = "#fbf7ef"
_ARROW = (
    (0.0, 0.0), (0.0, 0.84), (0.2, 0.66), (0.33, 0.96), (0.46, 0.9), (0.33, 0.61), (0.6, 0.6),
)  # fmt: skip
"""The outline of the pointer, one high, its tip at the corner."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_DRAWING = 27
"""Width of a tool's drawing before its word, in logical pixels."""


class Tool(QAbstractButton):
    """A checkable tool button; the controller sets its state."""

    def __init__(self, parent: QWidget, name: str, use: str) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.is_labelled = False
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(use)
        self.setToolTip(f"{name} – {use}")

    def nextCheckState(self) -> None:
        # A click does not change it either.
        return

    def sizeHint(self) -> QSize:
        """Return room for the drawing and a word, the same in every language."""
        height = self.fontMetrics().height()
        return QSize(_DRAWING + round(3.57 * height), max(34, height + 12, finger_size()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            # The tray itself moves the focus; a button would move it as Tab does.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_ground(painter, self)
            side = min(self.width(), self.height())
            box = QRectF(0, 0, side, side)
            box.moveCenter(QRectF(self.rect()).center())
            if self.is_labelled:
                side = min(side, 34)
                box = QRectF(-3, (self.height() - side) / 2, side, side)
                painter.setPen(QColor(INK))
                self._paint_word(painter, self.rect().adjusted(_DRAWING, 0, -6, 0))
            self.paint_tool(painter, box)

    def _paint_word(self, painter: QPainter, room: QRect) -> None:
        """Write the name in the size that fits its tray's longest name, else cut it off."""
        tray = self.parentWidget()
        assert tray is not None  # the constructor requires one
        words = [tool.text() for tool in tray.findChildren(Tool)]
        font, metrics = self.font(), self.fontMetrics()
        # Long words shrink to this before they are cut off.
        least = font.pointSizeF() * 0.84
        while font.pointSizeF() > least and any(
            metrics.horizontalAdvance(word) > room.width() for word in words
        ):
            font.setPointSizeF(font.pointSizeF() - 0.25)
            metrics = QFontMetrics(font)
        painter.setFont(font)
        fitting = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, fitting)

    def paint_tool(self, painter: QPainter, box: QRectF) -> None:
        """Draw the tool into a square."""
        raise NotImplementedError


class ToolButton(Tool):
    """A piece of the palette, the eraser, or the pointer.

    A click picks it, or puts it down if it is already in hand; a piece can also be dragged off.

    Signals:
        picked: the content to paint with, EMPTY for the eraser, None for the pointer.
        drag_started: the piece, the pointer's global place, and whether it is a finger.
        drag_moved: the pointer's global place.
        drag_ended: the same at the release.
        drag_cancelled: another button went down.

    Attributes:
        content: the piece, EMPTY for the eraser, None for the pointer.
    """

    picked = Signal(object)
    drag_started = Signal(object, object, bool)
    drag_moved = Signal(object)
    drag_ended = Signal(object)
    drag_cancelled = Signal()

    def __init__(self, content: Content | None, pieces: PieceSet, parent: QWidget) -> None:
        if content is None:
            name, use = self.tr("Move"), self.tr("Drag pieces on the board")
        elif content == EMPTY:
            name, use = self.tr("Erase"), self.tr("Click or drag to clear squares")
        else:
            name = piece_name(content)
            name = name[:1].upper() + name[1:]
            use = self.tr("Click to paint with it, or drag it onto the board")
        super().__init__(parent, name, use)
        self.content = content
        self._pieces = pieces
        self._press: QPoint | None = None
        self._dragging = False
        self.clicked.connect(self._on_clicked)

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
        elif self._press is None or self.content in (None, EMPTY):
            super().mouseMoveEvent(event)
        else:
            offset = where - self._press
            if max(abs(offset.x()), abs(offset.y())) >= THRESHOLD:
                self._press = None
                self._dragging = True
                self.setDown(False)
                self.drag_started.emit(self.content, where, by_finger(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._press = None
        if self._dragging and event.button() == Qt.MouseButton.LeftButton:
            self._dragging = False
            self.drag_ended.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def paint_tool(self, painter: QPainter, box: QRectF) -> None:
        middle, side = box.center(), box.width()
        if self.content is None:
            size = side * 0.42
            corner = middle - QPointF(size * 0.3, size * 0.48)
            outline = [corner + QPointF(x * size, y * size) for x, y in _ARROW]
            painter.setPen(QPen(QColor(INK), max(1.4, side * 0.03)))
            painter.setBrush(QColor(_PAPER))
            painter.drawPolygon(QPolygonF(outline))
        elif self.content == EMPTY:
            size = side * 0.46
            rect = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            paint_eraser(painter, rect, INK, _PAPER)
        else:
            size = round(side * 0.9)
            ratio = self.devicePixelRatioF()
            pixmap = self._pieces.pixmap(self.content, size, ratio)
            left = round((middle.x() - size / 2) * ratio) / ratio
            top = round((middle.y() - size / 2) * ratio) / ratio
            painter.drawPixmap(QPointF(left, top), pixmap)

    def _on_clicked(self) -> None:
        self.picked.emit(None if self.isChecked() else self.content)


class MarksButton(Tool):
    """Picks up the Marks tool, or puts it down."""

    def __init__(self, parent: QWidget) -> None:
        use = self.tr("Draw arrows, circles, highlights and labels")
        super().__init__(parent, self.tr("Marks"), use)
        self._tool: MarkTool | None = None

    def set_tool(self, tool: MarkTool | None) -> None:
        """Show the tool in hand, None for none."""
        if tool != self._tool:
            self._tool = tool
            self.setChecked(tool is not None)
            self.update()

    def paint_tool(self, painter: QPainter, box: QRectF) -> None:
        side, ratio = round(box.width() * 0.54), self.devicePixelRatioF()
        colour = INK if self._tool is None else self._tool.colour.screen
        corner = box.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, coloured_pixmap("marks", colour, side, ratio))


class PlayButton(Tool):
    """Picks up the Play tool, or puts it down."""

    def __init__(self, parent: QWidget) -> None:
        use = self.tr("Make legal moves on the board")
        super().__init__(parent, self.tr("Play"), use)

    def paint_tool(self, painter: QPainter, box: QRectF) -> None:
        side, ratio = round(box.width() * 0.5), self.devicePixelRatioF()
        corner = box.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, coloured_pixmap("play", INK, side, ratio))


class Tray(QWidget):
    """Tools side by side or, upright, one below the other.

    Tab reaches it once; the arrow keys move within it.
    """

    def __init__(self, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._upright = False

    @property
    def tools(self) -> list[Tool]:
        """The tools in their order."""
        return self.findChildren(Tool)

    def set_upright(self, upright: bool) -> None:
        """Arrange the tools one below the other, or side by side."""
        if upright != self._upright:
            self._upright = upright
            self._lay_out()

    def set_entry(self, entry: Tool) -> None:
        """Make Tab reach the tray at one of its tools."""
        for tool in self.tools:
            policy = Qt.FocusPolicy.TabFocus if tool is entry else Qt.FocusPolicy.NoFocus
            tool.setFocusPolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        tools, step = self.tools, _STEPS.get(Qt.Key(event.key()))
        focused = next((place for place, tool in enumerate(tools) if tool.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
        elif 0 <= focused + step < len(tools):
            self.set_entry(tools[focused + step])
            tools[focused + step].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        tools, width, height = self.tools, self.width(), self.height()
        length = height if self._upright else width
        for place, tool in enumerate(tools):
            begin, end = (length * edge // len(tools) for edge in (place, place + 1))
            if self._upright:
                tool.setGeometry(0, begin, width, end - begin)
            else:
                tool.setGeometry(begin, 0, end - begin, height)


class PieceTray(Tray):
    """The six pieces of one side.

    Attributes:
        buttons: the pieces, the king first.
    """

    def __init__(self, side: Side, pieces: PieceSet, parent: QWidget | None = None) -> None:
        white = side == WHITE
        super().__init__(self.tr("White pieces") if white else self.tr("Black pieces"), parent)
        self.buttons = tuple(ToolButton(piece_of(kind, side), pieces, self) for kind in KINDS)
        self.set_entry(self.buttons[0])

    def set_brush(self, brush: Content | None) -> None:
        """Mark the piece in hand, if it is one of these."""
        focused = any(button.hasFocus() for button in self.buttons)
        for button in self.buttons:
            button.setChecked(button.content == brush)
            if button.content == brush and not focused:
                self.set_entry(button)


class ToolTray(Tray):
    """Pointer, eraser, the Marks tool and the Play tool; upright, with their names.

    Attributes:
        buttons: pointer and eraser.
        marks: picks up the Marks tool.
        play: picks up the Play tool.
    """

    def __init__(self, pieces: PieceSet, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Tools"), parent)
        self.buttons = tuple(ToolButton(content, pieces, self) for content in (None, EMPTY))
        self.marks = MarksButton(self)
        self.play = PlayButton(self)
        self.set_entry(self.buttons[0])

    def set_upright(self, upright: bool) -> None:
        for tool in self.tools:
            tool.is_labelled = upright
        super().set_upright(upright)

    def set_tool(self, look: ViewState) -> None:
        """Mark the tool in hand: a brush, the pointer, the Marks tool or the Play tool."""
        for button in self.buttons:
            others = look.plays or look.marking is not None
            button.setChecked(not others and button.content == look.brush)
        self.marks.set_tool(look.marking)
        self.play.setChecked(look.plays)

    @property
    def upright_size(self) -> QSize:
        """The size when upright, in logical pixels."""
        hints = [tool.sizeHint() for tool in self.tools]
        return QSize(max(hint.width() for hint in hints), sum(hint.height() for hint in hints))


def paint_tray(painter: QPainter, area: QRectF) -> None:
    """Paint the background of a tray."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(current_palette().tray))
    painter.drawRoundedRect(area, 9, 9)


def paint_ground(painter: QPainter, button: QAbstractButton) -> None:
    """Paint the background of a tool by its state: in hand, hovered or focused."""
    chosen = QColor(current_palette().tray_chosen)
    box = QRectF(button.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
    if button.isChecked() or button.underMouse() or button.isDown():
        painter.setPen(QPen(QColor(INK), 1.2))
        if not button.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            chosen.setAlphaF(0.55)
        painter.setBrush(chosen)
        painter.drawRoundedRect(box, 7, 7)
    if button.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(INK), 3))
        painter.drawRoundedRect(box, 7, 7)
