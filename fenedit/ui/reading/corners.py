"""Shows a whole picture with four movable corners of its board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.recognition.reading import position
from fenedit.ui.keys import ARROWS, held_keys
from fenedit.ui.panels.card import claims, label_of
from fenedit.ui.reading.picture_board import PictureBoard, Source, squares_to_picture
from fenedit.ui.reading.text import ReadingNumbers
from fenedit.ui.style import REST, current_palette, lay_out, painting
from fenedit.ui.voice import say
from fenedit.ui.workbench import DrawBoard

if TYPE_CHECKING:
    from fenedit.recognition.boards import Corners

REST_MS = 150
"""Milliseconds without a key after which the board is read again."""
_HANDLE = 44
"""Width of the draggable area of a corner, in logical pixels; its ring is smaller."""
_PREVIEW = 104
_TIMES, _LEAST_TIMES = 4, 2
"""The magnification of the corner shown beside it, relative to the view and to its pixels."""


class CornerHandle(QWidget):
    """A corner of the board, moved by dragging or with the arrow keys.

    Signals:
        moved: by a distance in logical pixels.
        stepped: by a number of pixels of the picture.
        released: it was dragged.
        chosen: it got the focus.
    """

    chosen = Signal()
    moved = Signal(object)
    stepped = Signal(object)
    released = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        keys = self.tr("Drag it, or move it with the arrow keys; with Shift in larger steps")
        self.setAccessibleDescription(keys)
        self.setToolTip(f"{name}\n{keys}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.resize(_HANDLE, _HANDLE)
        self._grip = QPointF()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # It may be below another corner's.
        self.raise_()
        self.chosen.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grip = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.moved.emit(event.position() - self._grip)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.released.emit()

    def event(self, event: QEvent) -> bool:
        return claims(event, lambda press: press.key() in ARROWS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        times = 10 if held_keys(event) & Qt.KeyboardModifier.ShiftModifier else 1
        self.stepped.emit(QPointF(*step) * times)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            middle = QRectF(self.rect()).center()
            accent = QColor(current_palette().accent)
            width = 3.2 if self.hasFocus() else 1.8
            for colour, wide in ((QColor("#ffffff"), width + 2.4), (accent, width)):
                painter.setPen(QPen(colour, wide))
                painter.drawEllipse(middle, 8.0, 8.0)


class CornersView(QWidget):
    """Covers an area with a picture, in which the user marks the board.

    Signals:
        cornered: the corners, once they stop moving, and whether they were dragged.
        accepted: the PictureBoard that was read.
        left: cancelled.

    Attributes:
        image: the whole picture.
        whole: the same, or its place.
        words: the instruction.
        handles: of the corners: top left, top right, bottom right, bottom left.
        result: the position that was read, in words.
    """

    cornered = Signal(object, bool)
    accepted = Signal(object)
    left = Signal()

    def __init__(
        self,
        image: QImage,
        whole: Source,
        corners: Corners,
        draw_board: DrawBoard,
        area: QWidget,
    ) -> None:
        """Begin with some corners."""
        super().__init__(area)
        self.image, self.whole = image, whole
        self._draw_board = draw_board
        self._read: PictureBoard | None = None
        self._scaled = QPixmap()
        self._box = QRectF()
        self._chosen = 0
        self._corners = [QPointF(*each) for each in corners]
        self.setAccessibleName(self.tr("Where is the board?"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.words = label_of(self, "")
        self._picture = QWidget(self)
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        names = (
            self.tr("Top left corner"),
            self.tr("Top right corner"),
            self.tr("Bottom right corner"),
            self.tr("Bottom left corner"),
        )
        self.handles = tuple(CornerHandle(name, self) for name in names)
        self._preview = QLabel(self)
        self._preview.setFixedSize(_PREVIEW, _PREVIEW)
        self._glass = QLabel(self)
        self._glass.setFixedSize(_PREVIEW, _PREVIEW)
        self.result = label_of(self, "")
        self.result.setMinimumHeight(self.result.fontMetrics().height())
        self.accept = QPushButton(self.tr("Use This Board"), self)
        self.accept.setDefault(True)
        self.accept.setEnabled(False)
        self.close_button = QPushButton(self.tr("Close"), self)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(partial(self._emit_corners, dragged=False))
        for number, handle in enumerate(self.handles):
            handle.chosen.connect(partial(self._choose, number))
            handle.moved.connect(partial(self._move, number))
            handle.stepped.connect(partial(self._step, number))
            handle.released.connect(partial(self._emit_corners, dragged=True))
        self.accept.clicked.connect(self._accept)
        self.close_button.clicked.connect(self.left)
        side = QWidget(self)
        # The picture must not move when the text beside it changes.
        widths = (each.sizeHint().width() for each in (self.accept, self.close_button))
        side.setFixedWidth(max(_PREVIEW, *widths))
        lay_out(
            QVBoxLayout(side),
            self._glass,
            self._preview,
            REST,
            self.accept,
            self.close_button,
            margins=0,
            spacing=8,
        )
        lay_out(
            QVBoxLayout(self),
            self.words,
            (lay_out(QHBoxLayout(), (self._picture, 1), side, spacing=14), 1),
            # In large letters, its words have no room beside the picture.
            self.result,
            margins=(16, 8, 16, 8),
            spacing=6,
        )
        area.installEventFilter(self)

    @property
    def corners(self) -> Corners:
        """The current corners."""
        one, two, three, four = ((each.x(), each.y()) for each in self._corners)
        return one, two, three, four

    def say(self, words: str) -> None:
        """Show the instruction."""
        self.words.setText(words)
        self.setAccessibleDescription(words)
        say(words)

    def open(self) -> None:
        """Show the picture, and read the board at the corners."""
        self._fit()
        self.show()
        self.raise_()
        self.handles[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self._emit_corners()

    def end(self) -> None:
        """Restore the area."""
        parent = self.parentWidget()
        self._rest.stop()
        had_focus = self.isAncestorOf(self.focusWidget() or self.window())
        self.hide()
        if parent is not None:
            parent.removeEventFilter(self)
            if had_focus:
                parent.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()

    def show_read(self, board: PictureBoard) -> None:
        """Show the position read at the corners, or near dragged ones."""
        self._read = board
        self._corners = [QPointF(*each) for each in board.board.corners]
        self._place_handles()
        shown = position(board.board, board.white_below).placement
        self._preview.setPixmap(self._draw_board(shown, _PREVIEW, self.devicePixelRatioF()))
        doubts = len(board.open_doubts(shown))
        words = self.tr("No square is in doubt.")
        if not board.board.is_read:
            words = self.tr("Most squares are in doubt: move the corners.")
        elif doubts:
            words = ReadingNumbers().doubtful(doubts)
        self.result.setText(words)
        self._preview.setAccessibleName(words)
        self.accept.setEnabled(True)
        say(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the area; close when the board gets the focus."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._fit()
        elif event.type() == QEvent.Type.FocusIn and self.isVisible():
            self.left.emit()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return claims(event, lambda press: press.key() in keys) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept()
        # No other key may reach the board below.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = current_palette()
        with painting(self) as painter:
            painter.fillRect(self.rect(), QColor(colours.window))
            painter.drawPixmap(self._box.topLeft(), self._scaled)
            outline = QPolygonF(list(map(self._to_widget, self._corners)))
            for colour, width in ((QColor("#ffffff"), 3.5), (QColor(colours.accent), 1.8)):
                painter.setPen(QPen(colour, width))
                painter.drawPolygon(outline)
            squares, line = squares_to_picture(self.corners), QColor(colours.accent)
            line.setAlphaF(0.55)
            painter.setPen(QPen(line, 1))
            for number in range(1, 8):
                for ends in (((number, 0), (number, 8)), ((0, number), (8, number))):
                    start, end = (self._to_widget(squares.map(QPointF(*each))) for each in ends)
                    painter.drawLine(start, end)

    def _show_glass(self) -> None:
        """Show the picture around the focused corner enlarged, beside the position."""
        ratio = self.devicePixelRatioF()
        times = max(_TIMES * self._scale, _LEAST_TIMES)
        part = QRectF(0, 0, _PREVIEW / times, _PREVIEW / times)
        part.moveCenter(self._corners[self._chosen])
        glass = QPixmap(round(_PREVIEW * ratio), round(_PREVIEW * ratio))
        glass.setDevicePixelRatio(ratio)
        glass.fill(QColor(current_palette().window))
        with painting(glass) as painter:
            painter.drawImage(QRectF(0, 0, _PREVIEW, _PREVIEW), self.image, part)
            middle, end = _PREVIEW / 2, float(_PREVIEW)
            for colour, width in (("#ffffff", 3.0), (current_palette().accent, 1.0)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawLine(QPointF(middle, 0), QPointF(middle, end))
                painter.drawLine(QPointF(0, middle), QPointF(end, middle))
        self._glass.setPixmap(glass)

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
            # If large letters leave little room, words and buttons come first.
            has_room = self.height() > 2 * _PREVIEW + 11 * self.fontMetrics().height()
            for small in (self._glass, self._preview):
                small.setVisible(has_room)

    def _place(self) -> None:
        """Fit the picture and the handles into the area."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        room = QRectF(self._picture.geometry()).adjusted(10, 10, -10, -10)
        size, ratio = self.image.size(), self.devicePixelRatioF()
        self._scale = max(
            0.001, min(room.width() / size.width(), room.height() / size.height(), 2.0)
        )
        self._box = QRectF(0, 0, size.width() * self._scale, size.height() * self._scale)
        self._box.moveCenter(room.center())
        pixels = QSize(round(self._box.width() * ratio), round(self._box.height() * ratio))
        how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        self._scaled = QPixmap.fromImage(self.image.scaled(pixels, *how))
        self._scaled.setDevicePixelRatio(ratio)
        self._place_handles()

    def _place_handles(self) -> None:
        for handle, corner in zip(self.handles, self._corners, strict=True):
            at = self._to_widget(corner).toPoint()
            handle.move(at - QPoint(_HANDLE // 2, _HANDLE // 2))
        self._show_glass()
        self.update()

    def _choose(self, number: int) -> None:
        self._chosen = number
        self._show_glass()

    def _to_widget(self, point: QPointF) -> QPointF:
        return self._box.topLeft() + point * self._scale

    def _move(self, number: int, by: QPointF) -> None:
        self._set(number, self._corners[number] + by / self._scale)

    def _step(self, number: int, by: QPointF) -> None:
        self._set(number, self._corners[number] + by)
        self._rest.start()

    def _set(self, number: int, point: QPointF) -> None:
        size = self.image.size()
        x, y = (
            min(max(value, 0.0), float(most))
            for value, most in ((point.x(), size.width()), (point.y(), size.height()))
        )
        self._corners[number] = QPointF(x, y)
        self._place_handles()

    def _emit_corners(self, *, dragged: bool = False) -> None:
        if _is_convex(self._corners):
            self.cornered.emit(self.corners, dragged)
        else:
            self._read = None
            self.accept.setEnabled(False)
            self._preview.clear()
            self.result.setText(self.tr("The corners must stay in order around the board."))

    def _accept(self) -> None:
        if self._read is not None:
            self.accepted.emit(self._read)


def _is_convex(corners: list[QPointF]) -> bool:
    """Return whether corners enclose a convex area clockwise."""
    turns = []
    for number, corner in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % 4]
        one, two = corner - before, after - corner
        turns.append(one.x() * two.y() - one.y() * two.x())
    return all(turn > 1 for turn in turns)
