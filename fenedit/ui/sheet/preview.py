"""Shows the pages of a sheet, each made when it is turned to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import inf

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.options import SheetChoice
from fenedit.diagram.paint import measure_in, paint_page
from fenedit.diagram.pdf import Typesetter
from fenedit.diagram.picture import READABLE, Page
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Text
from fenedit.diagram.sheet.layout import PageTexts
from fenedit.diagram.sheet.pages import page_count
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.making import EmptySheetError, sheet_slices
from fenedit.ui.sheet.text import failed_sentence, page_sentences, page_words, tiny_sentence
from fenedit.ui.style import REST, current_palette, lay_out

MOST_PREVIEWED = 2000
"""The most records for which the preview waits for solutions."""


_EDGE = 6
"""Room around the paper, in logical pixels; its shadow falls there."""
_NOTCH = 120
"""One notch of a wheel in Qt's units."""
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
    """Shows one page, whole, as large as possible; enlarged, as wide as possible.

    Attributes:
        page: the page shown.
        is_large: whether it is enlarged.

    Signals:
        turned: the number of pages to turn by; FAR for the first or last page.
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
        self.page: Page | None = None
        self._pieces: PieceSet | None = None
        self._words = ""
        self._picture: QImage | None = None
        self._wheel = 0
        self.is_large = False
        self._looked_at = 0.0
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.hide()
        self._bar.valueChanged.connect(self.update)
        self.setToolTip(self.tr("Click to enlarge, click again to see the whole page"))

    def set_large(self, large: bool, looked_at: float = 0.0) -> None:
        """Enlarge the page, or show the whole of it.

        Args:
            large: whether it is enlarged.
            looked_at: the height on the page to show in the middle, from 0 to 1.
        """
        if large == self.is_large or (large and self.page is None):
            return
        self.is_large = large
        self._looked_at = looked_at
        # A receiver may enlarge this widget; then resizing keeps the place in the middle.
        self.enlarged.emit(large)
        self._arrange(looked_at)

    def minimumSizeHint(self) -> QSize:
        """Return a size in which pages can be distinguished."""
        return QSize(260, 300)

    def show_page(self, page: Page, pieces: PieceSet, spoken: str) -> None:
        """Show a page.

        Args:
            page: the page.
            pieces: the drawings of pieces.
            spoken: the name of the page, for screen readers.
        """
        self.page, self._pieces, self._picture = page, pieces, None
        self._words = ""
        self.setAccessibleDescription(spoken)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._looked_at = 0.0
        self._arrange(0.0)

    def show_words(self, words: str) -> None:
        """Show words instead of a page."""
        self.page = self._picture = None
        self._words = words
        self.setAccessibleDescription(words)
        self.unsetCursor()
        self.set_large(False)
        self._arrange(0.0)

    def paper(self) -> QRectF:
        """Return the rectangle of the paper, in logical pixels; empty without a page."""
        page = self.page
        if page is None:
            return QRectF()
        room = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        scale = max(0.01, min(room.width() / page.width, room.height() / page.height))
        if self.is_large:
            wide = (room.width() - self._bar.sizeHint().width()) / page.width
            # 2.2 logical pixels per point are enough to read a page.
            scale = max(scale, min(wide, 2.2))
        width, height = round(page.width * scale), round(page.height * scale)
        left = room.left() + (room.width() - width) // 2
        top = room.top() + max(0, room.height() - height) // 2
        if not self._bar.isHidden():
            left = min(left, room.right() - self._bar.width() - width)
            top -= self._bar.value()
        return QRectF(left, top, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette = current_palette()
            if self.page is None:
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
        elif self.page is not None and self.rect().contains(event.position().toPoint()):
            self.set_large(not self.is_large, self._height_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Accepted, so that the release comes here too.
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
        """Return the height of a place on the page, from 0 to 1."""
        paper = self.paper()
        if paper.isEmpty():
            return 0.0
        return min(max(0.0, (place.y() - paper.top()) / paper.height()), 1.0)

    def _arrange(self, looked_at: float) -> None:
        """Fit the scroll bar to the page, with a height on the page in the middle."""
        self._bar.hide()
        room = self.height() - 2 * _EDGE
        beyond = round(self.paper().height()) - room
        if self.is_large and beyond > 0:
            width = self._bar.sizeHint().width()
            self._bar.setGeometry(self.width() - width, 0, width, self.height())
            self._bar.setRange(0, beyond)
            self._bar.setPageStep(room)
            self._bar.setSingleStep(_LINE)
            self._bar.setValue(round(looked_at * (beyond + room) - room / 2))
            self._bar.show()
        self.update()

    def _drawn(self, paper: QRectF) -> QImage:
        """Return the page as a picture of the displayed size."""
        page, pieces = self.page, self._pieces
        assert page is not None and pieces is not None  # called only with a page
        ratio = self.devicePixelRatioF()
        size = QSize(round(paper.width() * ratio), round(paper.height() * ratio))
        if self._picture is None or self._picture.size() != size:
            picture = QImage(size, QImage.Format.Format_RGB32)
            picture.fill(Qt.GlobalColor.white)
            with QPainter(picture) as painter:
                painter.scale(size.width() / page.width, size.height() / page.height)
                paint_page(painter, page, pieces)
            picture.setDevicePixelRatio(ratio)
            self._picture = picture
        return self._picture


class SheetViewer(QWidget):
    """Shows a page of a sheet, and turns to others, each made when it is turned to.

    Attributes:
        preview: shows the page.
        letters: the letters found so far around the diagrams.
        waits: whether solutions are still being searched for.

    Signals:
        shown: another page, or the same with new information.
        failed: the error that prevented the solutions.
    """

    shown = Signal()
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = SheetPreview(self)
        self.letters: set[str] = set()
        self.waits = False
        self._pieces: PieceSet | None = None
        self._batch: Batch | None = None
        self._choice = SheetChoice()
        self._texts = PageTexts()
        self._most = inf
        self._solutions: list[Page] = []
        self._number = 1
        self._run = sheet_slices(self)
        self._run.done.connect(self._show_page)
        self._run.failed.connect(self.failed)
        self._label = QLabel(self)
        # On one line where there is room for it.
        self._label.setWordWrap(True)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        back, following = partial(self.turn, -1), partial(self.turn, 1)
        self._back = self._turner("‹", self.tr("Previous page (Page Up)"), "PgUp", back)
        self._on = self._turner("›", self.tr("Next page (Page Down)"), "PgDown", following)
        turning = lay_out(
            QHBoxLayout(), REST, self._back, (self._label, 100), self._on, REST, spacing=10
        )
        lay_out(QVBoxLayout(self), (self.preview, 1), turning, margins=0, spacing=8)
        self.preview.turned.connect(self.turn)

    @property
    def words(self) -> str:
        """The number of the shown page, in words."""
        return self._label.text()

    @property
    def lacking(self) -> tuple[set[str], dict[str, str]]:
        """Letters that no font has, and letters of other families, each with its family.

        They are from the shown page and the records read so far.
        """
        page = self.preview.page
        items = page.items if page is not None else ()
        texts = (item.text for item in items if isinstance(item, Text))
        return Typesetter(self._choice.style.font).lacking((*texts, "".join(self.letters)))

    @property
    def sentences(self) -> Iterator[str]:
        """Sentences on what did not fit on the shown page."""
        if page := self.preview.page:
            smaller = (self._number,) * page.smaller
            yield from page_sentences(page.cut, smaller, edges_cut=page.edges_cut)
            if page.smallest_font < READABLE:
                yield tiny_sentence(page.smallest_font)

    @property
    def count(self) -> int:
        """The number of known pages."""
        return self._diagrams + len(self._solutions)

    @property
    def more(self) -> bool:
        """Whether uncounted solutions follow."""
        batch, wanted = self._batch, self._choice.sheet.solutions == "page"
        if not wanted or batch is None:
            return False
        return self.waits or self._run.busy or len(batch) > MOST_PREVIEWED

    @property
    def has_solutions(self) -> bool:
        """Whether there are, or may be, pages of solutions."""
        return bool(self._solutions) or self.more

    def set(
        self,
        batch: Batch,
        choice: SheetChoice,
        texts: PageTexts,
        pieces: PieceSet,
        *,
        waiting: bool = False,
    ) -> None:
        """Show other records, or the same with other options; the page number stays.

        Args:
            batch: the records.
            choice: the options of the pages.
            texts: the texts of headers and footers.
            pieces: the drawings of pieces.
            waiting: whether solutions are still being searched for.
        """
        self.cancel()
        self._batch, self._choice, self._texts = batch, choice, texts
        self._pieces, self.waits = pieces, waiting
        self._solutions, self._most = [], inf
        self.letters.clear()
        if 0 < len(batch) <= MOST_PREVIEWED:
            # Boards are fitted at once for few pages, a little later for many; with very many, each
            # page is fitted by itself.
            self._run.start(self._steps(batch), now=True)
        self._show_page()

    def page(self, number: int) -> Page:
        """Return a page by its number, from 1 to `count`."""
        assert self._batch is not None  # set before
        if number > self._diagrams:
            return self._solutions[number - self._diagrams - 1]
        measure = measure_in(self._choice.style.font)
        return self._batch.page(number, self._choice, measure, self._texts, self._most)

    def turn(self, pages: int) -> None:
        """Turn by a number of pages, back if negative, up to the ends."""
        number = min(max(1, self._number + pages), max(1, self.count))
        if number != self._number:
            self._number = number
            self._show_page()

    def take_focus(self) -> None:
        """Focus the preview, whose keys turn pages."""
        self.preview.setFocus(Qt.FocusReason.OtherFocusReason)

    def cancel(self) -> None:
        """Make no more pages."""
        self._run.cancel()

    @property
    def _diagrams(self) -> int:
        return 0 if self._batch is None else page_count(len(self._batch), self._choice.sheet)

    def _steps(self, batch: Batch) -> Iterator[object]:
        """Fit the boards, read all letters, make the pages of solutions."""
        choice = self._choice
        measure = measure_in(choice.style.font)
        for scale in batch.fitting(choice, measure):
            yield None
            self._most = scale or self._most
        self._show_page()
        for caption in batch.captions():
            texts = (caption.title, caption.author, caption.source, caption.award)
            self.letters.update(*texts, caption.stipulation, caption.solution)
            yield caption
        if choice.sheet.solutions == "page" and not self.waits:
            for page in batch.solutions(choice, measure, self._texts):
                self._solutions.append(page)
                yield page

    def _turner(self, sign: str, words: str, key: str, turn: Callable[[], None]) -> QPushButton:
        button = QPushButton(sign, self)
        button.setAutoDefault(False)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setFixedWidth(40)
        button.clicked.connect(turn)
        QShortcut(QKeySequence(key), self.window()).activated.connect(turn)
        return button

    def _show_page(self) -> None:
        total = self.count
        self._number = min(self._number, max(1, total))
        if not total or self._pieces is None:
            self.preview.show_words(failed_sentence(EmptySheetError()))
            self._label.clear()
        else:
            words = page_words(self._number, total, self.more)
            self._label.setText(words)
            self._label.setMaximumWidth(self._label.fontMetrics().horizontalAdvance(words) + 1)
            self.preview.show_page(self.page(self._number), self._pieces, words)
        self.shown.emit()
        self._back.setEnabled(self._number > 1)
        self._on.setEnabled(self._number < total)
