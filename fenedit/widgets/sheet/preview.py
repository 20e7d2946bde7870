"""A page of paper on the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fenedit.diagram.page import Page
from fenedit.diagram.page_painter import paint_page
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.widgets.style import current_palette

_SMALLEST = QSize(260, 300)
_EDGE = 6
"""Room around the paper, in logical pixels; its shadow falls there."""
_NOTCH = 120
"""What one notch of a wheel turns, as Qt counts it."""
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


class SheetPreview(QWidget):
    """Shows one page, whole, as large as there is room.

    Signals:
        turned: by how many pages the person wants to go on; to the ends with very large numbers.
    """

    turned = Signal(object)
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

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self._page

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
        self.update()

    def show_words(self, words: str) -> None:
        """Show words in the place of a page."""
        self._page = self._picture = None
        self._words = words
        self.setAccessibleDescription(words)
        self.update()

    def paper(self) -> QRectF:
        """Return where the paper is, in logical pixels; an empty rectangle without a page."""
        page = self._page
        if page is None:
            return QRectF()
        room = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        scale = max(0.01, min(room.width() / page.width, room.height() / page.height))
        width, height = round(page.width * scale), round(page.height * scale)
        left = room.left() + (room.width() - width) // 2
        top = room.top() + (room.height() - height) // 2
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
        if key in _STEPS:
            self.turned.emit(_STEPS[key])
        elif key == Qt.Key.Key_Home:
            self.turned.emit(-self.FAR)
        elif key == Qt.Key.Key_End:
            self.turned.emit(self.FAR)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Touchpads send many small turns.
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / _NOTCH)
        if notches:
            self._wheel -= notches * _NOTCH
            self.turned.emit(-notches)
        event.accept()

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
