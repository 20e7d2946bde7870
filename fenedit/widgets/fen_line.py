"""The line in which a FEN is typed: marks a fault, and says what the pointer is at."""

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QFocusEvent,
    QFontDatabase,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget

from fenedit.notation.loose import read_loose
from fenedit.notation.problems import FenError, Span
from fenedit.session.editor import Editor
from fenedit.widgets.history_keys import StandardKey, is_typed, step_in_history
from fenedit.widgets.style import current_palette

_CURSOR_INSET = 5
"""QLineEdit's cursor rectangle begins this far left of the place where the cursor is drawn."""
_RADIUS = 6
_OWN_HISTORY = ("edit-undo", "edit-redo")
_KEPT_BY_POPUPS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class FenLine(QLineEdit):
    """A line of fixed-width text. Offsets are code points, as in `fenedit.notation`.

    Signals:
        pointed: offset of the character under the pointer, or None.
        entered: the line has got the focus.
        left: another widget has got the focus.
        position_pasted: a whole FEN that was pasted while nothing was selected: it is not meant to
            stand within the other one.
        all_copied: Copy was pressed while nothing was selected.
    """

    pointed = Signal(object)
    entered = Signal()
    left = Signal()
    position_pasted = Signal(str)
    all_copied = Signal()

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._fault: Span | None = None
        self._pointed: int | None = None
        self.setObjectName("fen")
        self.setMouseTracking(True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF() * 1.1)
        self.setFont(font)

    @property
    def fault(self) -> Span | None:
        """The part that is marked as faulty."""
        return self._fault

    def set_fault(self, span: Span | None) -> None:
        """Mark a part of the text as faulty; an empty part marks the place before `span[0]`."""
        if span != self._fault:
            self._fault = span
            self.update()

    def caret(self) -> int:
        """Return the offset of the caret."""
        return self._code_points(self.cursorPosition())

    def select_span(self, span: Span) -> None:
        """Select a part of the text; an empty one just gets the caret."""
        start, end = (self._utf16_units(offset) for offset in span)
        self.setSelection(start, end - start)
        if start == end:
            self.setCursorPosition(start)

    def replace_text(self, text: str) -> None:
        """Show another text, with the caret left as near as can be to where it was."""
        caret = self.cursorPosition()
        self.setText(text)
        self.setCursorPosition(min(caret, self._utf16_units(len(text))))

    def offset_at(self, x: float) -> int | None:
        """Return the offset of the character drawn at a horizontal place, or None."""
        text = self.text()
        units = self.cursorPositionAt(QPointF(x, self.height() / 2).toPoint())
        offset = self._code_points(units)
        if x < self.place_of(offset):
            offset -= 1
        return offset if 0 <= offset < len(text) and x < self.place_of(offset + 1) else None

    def place_of(self, offset: int) -> float:
        """Return the horizontal place where the character behind an offset begins."""
        # The line's own layout cannot be asked, so the same text is laid out again.
        layout = QTextLayout(_as_displayed(self.text()), self.font(), self)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        distance = _x_of(line, self._utf16_units(offset)) - _x_of(line, self.cursorPosition())
        return self.cursorRect().left() + _CURSOR_INSET + distance

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key; Undo and Redo are the document's, and a whole FEN is pasted as a whole."""
        if is_typed(event):
            super().keyPressEvent(event)
            return
        if step_in_history(event, self._editor):
            return
        if event.matches(StandardKey.Paste) and not self.hasSelectedText():
            text = QApplication.clipboard().text()
            if _is_position(text):
                self.position_pasted.emit(text)
                return
        if event.matches(StandardKey.Copy) and not self.hasSelectedText():
            self.all_copied.emit()
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window, and take text."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the usual menu, without an Undo and Redo of the line's own."""
        menu = self.usual_menu()
        menu.exec(event.globalPos())
        menu.deleteLater()

    def usual_menu(self) -> QMenu:
        """Return the usual menu of a line of text, without Undo and Redo."""
        menu = self.createStandardContextMenu()
        for action in menu.actions():
            if action.objectName() in _OWN_HISTORY:
                menu.removeAction(action)
        if menu.actions()[0].isSeparator():
            menu.removeAction(menu.actions()[0])
        return menu

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and the mark of what is faulty over it."""
        super().paintEvent(event)
        if self._fault is not None:
            self._paint_fault(self._fault)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say what the pointer is at."""
        super().mouseMoveEvent(event)
        self._point(self.offset_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Say that the pointer is at nothing any more."""
        super().leaveEvent(event)
        self._point(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that typing begins."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that typing has ended, unless only a menu or another window came between."""
        super().focusOutEvent(event)
        if event.reason() not in _KEPT_BY_POPUPS:
            self.left.emit()

    def _point(self, offset: int | None) -> None:
        if offset != self._pointed:
            self._pointed = offset
            self.pointed.emit(offset)

    def _paint_fault(self, span: Span) -> None:
        colours = current_palette()
        danger = QColor(colours.danger)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(danger, 1))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS
        )
        caret_line = self.cursorRect()
        top, bottom = caret_line.top(), caret_line.bottom() + 1
        left, right = self.place_of(span[0]), self.place_of(span[1])
        painter.setClipRect(self.rect().adjusted(6, 0, -6, 0))
        if left == right:
            self._paint_gap(painter, left, bottom, danger)
        else:
            tint = QColor(danger)
            tint.setAlphaF(0.18)
            painter.fillRect(QRectF(left, top, right - left, bottom - top), tint)
            painter.fillRect(QRectF(left, bottom - 1, right - left, 2), danger)
        painter.end()

    def _paint_gap(self, painter: QPainter, x: float, bottom: int, colour: QColor) -> None:
        """Draw a wedge that points up between two characters, where something is missing."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(
            [QPointF(x, bottom - 4), QPointF(x + 4, bottom + 2), QPointF(x - 4, bottom + 2)]
        )

    def _code_points(self, units: int) -> int:
        """Return an offset in code points for one in QLineEdit's UTF-16 units."""
        text = self.text()
        if text.isascii():
            return units
        encoded = text.encode("utf-16-le", "surrogatepass")[: 2 * units]
        return len(encoded.decode("utf-16-le", "replace"))

    def _utf16_units(self, offset: int) -> int:
        """Return an offset in QLineEdit's UTF-16 units for one in code points."""
        return len(self.text()[:offset].encode("utf-16-le", "surrogatepass")) // 2


def _as_displayed(text: str) -> str:
    """Return a text as QLineEdit draws it: with blanks for what does not print."""
    return "".join(" " if char < " " and char != "\t" else char for char in text)


def _x_of(line: QTextLine, units: int) -> float:
    place: Any = line.cursorToX(units)  # a pair, says PySide6, of a type that it doesn't tell
    return float(place[0])


def _is_position(text: str) -> bool:
    try:
        read_loose(text)
    except FenError:
        return False
    return True
