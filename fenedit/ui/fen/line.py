"""The line in which a FEN is typed: marks a fault, and signals the character under the pointer."""

import re
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QClipboard,
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFocusEvent,
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget

from fenedit.documents.encoding import split_lines
from fenedit.notation.problems import FenError, Span
from fenedit.notation.reading import read_loose
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.ui.dialogs import is_own_record
from fenedit.ui.style import current_palette, painting
from fenedit.ui.voice import open_menu

StandardKey = QKeySequence.StandardKey

_WRITING = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


def is_typed(event: QKeyEvent) -> bool:
    """Return whether a key writes a character and is not a command: the usual case, tested fast."""
    text = event.text()
    return text.isprintable() and text != "" and event.modifiers() in _WRITING


def step_in_history(event: QKeyEvent, editor: Editor) -> bool:
    """Undo or redo if a key says so; return whether it did.

    A line of text claims these keys before any action of the window, so it passes them on itself.
    """
    if event.matches(StandardKey.Undo):
        editor.undo_stack.undo()
        return True
    if event.matches(StandardKey.Redo):
        editor.undo_stack.redo()
        return True
    return False


_DRAWN_AS = {code: " " for code in range(ord(" ")) if code != ord("\t")}
"""What QLineEdit draws for unprintable characters, by their codes."""
BREAKS_TO_BLANKS = str.maketrans("\r\n", "  ")


class FenLine(QLineEdit):
    """A line of fixed-width text. Offsets are code points, as in `fenedit.notation`.

    Attributes:
        fault: the part marked as faulty.

    Signals:
        pointed: offset of the character under the pointer, or None.
        entered: the line has got the focus.
        left: another widget has got the focus.
        position_pasted: a pasted or dropped text that must not be inserted: several lines, or a
            whole position while nothing was selected, or in place of the whole text or
            placement; then the resulting text.
        all_copied: Copy was pressed while nothing was selected.
    """

    pointed = Signal(object)
    entered = Signal()
    left = Signal()
    position_pasted = Signal(object)  # as str it would lose a leading U+FEFF
    all_copied = Signal()

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.fault: Span | None = None
        self._pointed: int | None = None
        self.setObjectName("fen")
        # Qt's own limit of 32,767 characters would cut a long record at the first key.
        self.setMaxLength(2**31 - 1)
        self.setMouseTracking(True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF() * 1.1)
        self.setFont(font)

    def set_fault(self, span: Span | None) -> None:
        """Mark a part of the text as faulty; an empty part marks the place before `span[0]`."""
        if span != self.fault:
            self.fault = span
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
        """Show another text, with the caret as near as possible to its old place.

        Half a surrogate, which Qt cannot hold, is shown as U+FFFD, so that offsets stay the same.
        """
        caret = self.cursorPosition()
        self.setText(_for_qt(text))
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
        """Return the horizontal place of the character at an offset."""
        # The line's own layout is private, so the same text is laid out again.
        displayed = self.text().translate(_DRAWN_AS)
        layout = QTextLayout(_for_qt(displayed), self.font(), self)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        distance = _x_of(line, self._utf16_units(offset)) - _x_of(line, self.cursorPosition())
        # QLineEdit's cursor rectangle begins 5 pixels left of the drawn cursor.
        return self.cursorRect().left() + 5 + distance

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key; Undo and Redo are the document's."""
        if is_typed(event):
            super().keyPressEvent(event)
            return
        if step_in_history(event, self._editor):
            return
        modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        inserts = event.key() == Qt.Key.Key_Insert and event.modifiers() == modifiers
        if inserts and QApplication.clipboard().supportsSelection():
            self._paste_selection()
        elif event.matches(StandardKey.Paste):
            self.paste()
        elif event.matches(StandardKey.Copy) and not self.hasSelectedText():
            self.all_copied.emit()
        else:
            super().keyPressEvent(event)

    def paste(self) -> None:
        """Paste the clipboard: into the line, unless it is for `position_pasted`."""
        # Imported here and below: not needed to start.
        from fenedit.ui.text_data import clipboard_text

        self._take(clipboard_text())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window; accept text that is not a record of the same window."""
        if event.mimeData().hasUrls() or is_own_record(event, self):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Insert a dropped text where it was dropped, as `paste` does."""
        if event.source() is self or self.isReadOnly():
            super().dropEvent(event)
            return
        # Removes the caret that shows the place of the drop.
        super().dragLeaveEvent(QDragLeaveEvent())
        from fenedit.ui.text_data import text_in

        text = text_in(event.mimeData())
        self.deselect()
        if self._is_for_itself(text):
            # Not a move: the source would lose its text even if nothing comes of it.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.acceptProposedAction()
            self.setCursorPosition(self.cursorPositionAt(event.position().toPoint()))
        self._take(text)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Paste X11's selection as `paste` does the clipboard."""
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle and QApplication.clipboard().supportsSelection():
            self.deselect()
            self._paste_selection()
        else:
            super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the usual menu, without the line's own Undo and Redo."""
        by_keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        open_menu(self.usual_menu(), event.globalPos(), by_keyboard=by_keyboard)

    def usual_menu(self) -> QMenu:
        """Return the usual menu of a line of text, without Undo and Redo, and with its `paste`."""
        menu = self.createStandardContextMenu()
        for action in menu.actions():
            if action.objectName() in ("edit-undo", "edit-redo"):
                menu.removeAction(action)
            elif action.objectName() == "edit-paste":
                action.triggered.disconnect()
                action.triggered.connect(self.paste)
        if menu.actions()[0].isSeparator():
            menu.removeAction(menu.actions()[0])
        return menu

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and the mark of a fault over it."""
        super().paintEvent(event)
        if self.fault is None:
            return
        danger, line = QColor(current_palette().danger), self.cursorRect()
        top, bottom = line.top(), line.bottom() + 1
        left, right = map(self.place_of, self.fault)
        with painting(self) as painter:
            painter.setPen(QPen(danger, 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
            painter.setClipRect(self.rect().adjusted(6, 0, -6, 0))
            if left == right:
                # A wedge that points up between two characters, where something is missing.
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(danger)
                places = ((left, -4), (left + 4, 2), (left - 4, 2))
                painter.drawPolygon([QPointF(x, bottom + down) for x, down in places])
            else:
                tint = QColor(danger)
                tint.setAlphaF(0.18)
                painter.fillRect(QRectF(left, top, right - left, bottom - top), tint)
                painter.fillRect(QRectF(left, bottom - 1, right - left, 2), danger)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.offset_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Signal that typing has ended, unless a menu or another window only borrows the focus."""
        super().focusOutEvent(event)
        kept_by = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if event.reason() not in kept_by:
            self.left.emit()

    def _paste_selection(self) -> None:
        self._take(QApplication.clipboard().text(QClipboard.Mode.Selection))

    def _take(self, text: str) -> None:
        """Insert a text in place of the selection, or pass it on."""
        if self._is_for_itself(text):
            self.position_pasted.emit(text)
            return
        line = text.strip("\r\n").translate(BREAKS_TO_BLANKS)
        if not line or self.isReadOnly():
            return
        from fenedit.notation.loose.lenient import field_spans, without_second_fields

        whole = self.text()
        start = self._code_points(self.selectionStart())
        end = start + len(self.selectedText())
        first = next(iter(field_spans(whole)), None)
        if _is_fen(line) and first is not None and start <= first[0] < first[1] <= end:
            # All of the placement is replaced by a whole FEN.
            self.position_pasted.emit(without_second_fields(whole[:start] + line + whole[end:]))
        else:
            self.insert(_for_qt(line))

    def _is_for_itself(self, text: str) -> bool:
        """Return whether a text must not be inserted into the line."""
        if len(text) > intents.records.LONGEST:
            return True
        if sum(not line.isspace() for line in split_lines(text)) > 1:
            return True
        replaced = self.selectedText() == self.text()
        if _is_fen(text) or (replaced and intents.records.is_meant_as_fen(text)):
            return replaced or not self.hasSelectedText()
        # Part of a FEN, such as a number, can also be read as something whole.
        readings = intents.pasting.readings(text)
        certain = len(readings) == 1 and readings[0].certain
        return bool(readings) and (replaced or (certain and not self.hasSelectedText()))

    def _point(self, offset: int | None) -> None:
        if offset != self._pointed:
            self._pointed = offset
            self.pointed.emit(offset)

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


def _for_qt(text: str) -> str:
    """Return a text that keeps its length in Qt.

    Qt drops a leading byte order mark, so another one is put before it.
    """
    text = re.sub("[\ud800-\udfff]", "\ufffd", text)
    return "\ufeff" + text if text.startswith(("\ufeff", "\ufffe")) else text


def _x_of(line: QTextLine, units: int) -> float:
    place: Any = line.cursorToX(units)  # PySide6 has no type for this pair
    return float(place[0])


def _is_fen(text: str) -> bool:
    try:
        read_loose(text)
    except FenError:
        return False
    return True
