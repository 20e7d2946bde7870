"""A page of paper on the screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollBar, QSizePolicy, QWidget

from fenedit.diagram.paint import paint_page
from fenedit.diagram.picture import Page
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.ui.style import current_palette

_SMALLEST = QSize(260, 300)
_EDGE = 6
"""Room around the paper, in logical pixels; its shadow falls there."""
_NOTCH = 120
"""What one notch of a wheel turns, as Qt counts it."""
_LARGEST = 2.2
"""Logical pixels a point of a page that is enlarged: more than anybody needs to read it."""
_LINE = 48
"""Logical pixels that an arrow key or a notch of the wheel scrolls."""
_LARGER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_ZoomIn)
_SMALLER = (Qt.Key.Key_Minus, Qt.Key.Key_ZoomOut)
_STEPS = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Space: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Backspace: -1,
}
_SCROLLS = {Qt.Key.Key_Down: _LINE, Qt.Key.Key_Up: -_LINE}


class SheetPreview(QWidget):
    """Shows one page, whole, as large as there is room; enlarged, as wide as there is.

    Signals:
        turned: by how many pages the person wants to go on; to the ends with very large numbers.
        enlarged: whether the page is enlarged, when that changes.
    """

    turned = Signal(object)
    enlarged = Signal(bool)
    FAR = 1 << 40
    """More pages than any sheet has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Preview"))
        self._page: Page | None = None
        self._pieces: PieceSet | None = None
        self._words = ""
        self._picture: QImage | None = None
        self._wheel = 0
        self._large = False
        self._looked_at = 0.0
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.hide()
        self._bar.valueChanged.connect(self._on_scrolled)
        self.setToolTip(self.tr("Click to enlarge, click again to see the whole page"))

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self._page

    @property
    def is_large(self) -> bool:
        """Whether the page is enlarged."""
        return self._large

    def set_large(self, large: bool, looked_at: float = 0.0) -> None:
        """Enlarge the page, or show the whole of it.

        Args:
            large: whether it is enlarged.
            looked_at: which height of the page is in the middle then, from 0 to 1.
        """
        if large == self._large or (large and self._page is None):
            return
        self._large = large
        self._looked_at = looked_at
        # Whoever hears of it may give this more room, in which the same place is looked at.
        self.enlarged.emit(large)
        self._arrange(looked_at)

    def minimumSizeHint(self) -> QSize:
        """Return a size in which a page can be told from another."""
        return _SMALLEST

    def show_page(self, page: Page, pieces: PieceSet, spoken: str) -> None:
        """Show a page.

        Args:
            page: the page.
            pieces: the drawings of men.
            spoken: which page it is, for screen readers.
        """
        self._page, self._pieces, self._picture = page, pieces, None
        self._words = ""
        self.setAccessibleDescription(spoken)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._looked_at = 0.0
        self._arrange(0.0)

    def show_words(self, words: str) -> None:
        """Show words in the place of a page."""
        self._page = self._picture = None
        self._words = words
        self.setAccessibleDescription(words)
        self.unsetCursor()
        self.set_large(False)
        self._arrange(0.0)

    def paper(self) -> QRectF:
        """Return where the paper is, in logical pixels; an empty rectangle without a page."""
        page = self._page
        if page is None:
            return QRectF()
        room = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        scale = max(0.01, min(room.width() / page.width, room.height() / page.height))
        if self._large:
            wide = (room.width() - self._bar.sizeHint().width()) / page.width
            scale = max(scale, min(wide, _LARGEST))
        width, height = round(page.width * scale), round(page.height * scale)
        left = room.left() + (room.width() - width) // 2
        top = room.top() + max(0, room.height() - height) // 2
        if not self._bar.isHidden():
            left = min(left, room.right() - self._bar.width() - width)
            top -= self._bar.value()
        return QRectF(left, top, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = current_palette()
        if self._page is None:
            painter.setPen(QColor(palette.muted))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(24, 0, -24, 0), int(flags), self._words)
        else:
            paper = self.paper()
            painter.setPen(Qt.PenStyle.NoPen)
            shade = QColor(0, 0, 0, 20)
            for spread in range(1, 5):
                painter.setBrush(shade)
                around = paper.adjusted(-spread, -spread + 1, spread, spread + 1)
                painter.drawRoundedRect(around, 2, 2)
            painter.drawImage(paper.topLeft(), self._drawn(paper))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(palette.accent), 1))
                painter.drawRect(paper.adjusted(-0.5, -0.5, 0.5, 0.5))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _LARGER or key in _SMALLER:
            self.set_large(key in _LARGER)
        elif key in _SCROLLS and not self._bar.isHidden():
            self._bar.setValue(self._bar.value() + _SCROLLS[key])
        elif key in _STEPS:
            self.turned.emit(_STEPS[key])
        elif key == Qt.Key.Key_Home:
            self.turned.emit(-self.FAR)
        elif key == Qt.Key.Key_End:
            self.turned.emit(self.FAR)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
        elif self._page is not None and self.rect().contains(event.position().toPoint()):
            self.set_large(not self._large, self._height_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Kept, so that the release comes here too.
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        delta = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if delta:
                self.set_large(delta > 0, self._height_at(event.position()))
            return
        if not self._bar.isHidden():
            self._bar.setValue(self._bar.value() - round(delta / _NOTCH * _LINE))
            return
        # Touchpads send many small turns.
        self._wheel += delta
        notches = int(self._wheel / _NOTCH)
        if notches:
            self._wheel -= notches * _NOTCH
            self.turned.emit(-notches)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self._looked_at)

    def _height_at(self, place: QPointF) -> float:
        """Return at which height of the page a place is, from 0 to 1."""
        paper = self.paper()
        if paper.isEmpty():
            return 0.0
        return min(max(0.0, (place.y() - paper.top()) / paper.height()), 1.0)

    def _arrange(self, looked_at: float) -> None:
        """Have the scroll bar fit the page, with a height of it in the middle if there is one."""
        self._bar.hide()
        room = self.height() - 2 * _EDGE
        beyond = round(self.paper().height()) - room
        if self._large and beyond > 0:
            width = self._bar.sizeHint().width()
            self._bar.setGeometry(self.width() - width, 0, width, self.height())
            self._bar.setRange(0, beyond)
            self._bar.setPageStep(room)
            self._bar.setSingleStep(_LINE)
            self._bar.setValue(round(looked_at * (beyond + room) - room / 2))
            self._bar.show()
        self.update()

    def _on_scrolled(self, _value: int) -> None:
        self.update()

    def _drawn(self, paper: QRectF) -> QImage:
        """Return the page as a picture of the size that it is shown in."""
        page, pieces = self._page, self._pieces
        assert page is not None and pieces is not None  # asked for when there is a page
        ratio = self.devicePixelRatioF()
        size = QSize(round(paper.width() * ratio), round(paper.height() * ratio))
        if self._picture is None or self._picture.size() != size:
            picture = QImage(size, QImage.Format.Format_RGB32)
            picture.fill(Qt.GlobalColor.white)
            painter = QPainter(picture)
            painter.scale(size.width() / page.width, size.height() / page.height)
            paint_page(painter, page, pieces)
            painter.end()
            picture.setDevicePixelRatio(ratio)
            self._picture = picture
        return self._picture
