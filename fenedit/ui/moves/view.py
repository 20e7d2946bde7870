"""Shows a tree of moves as text: a click or a key chooses a move."""

from __future__ import annotations

from bisect import bisect_right
from itertools import groupby

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from fenedit.rules.moves.tree import MoveTree, Path
from fenedit.ui.moves.layout import JOINER, START, Layout, Paragraph, Tone, game_layout
from fenedit.ui.panels.card import claims
from fenedit.ui.style import bold, current_palette, painting

_DEEPEST = 4
"""Steps by which variations are set in at most."""
_REPLACED = str.maketrans(dict.fromkeys("\ufdd0\ufdd1\ufffc", "\ufffd"))
"""Characters by which Qt marks the structure of its documents."""
_STEPS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}


class MovesView(QTextEdit):
    """Shows moves as chess books print them, with one of them marked.

    Signals:
        chosen: the Path of a move was clicked, or Enter was pressed on it.
        stepped: a plain arrow, Home or End was pressed; its Qt.Key.
    """

    chosen = Signal(object)
    stepped = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Moves"))
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.viewport().setMouseTracking(True)
        self.document().setDocumentMargin(6)
        self._tree: MoveTree | None = None
        self._path: Path = ()
        self._letters = "en"
        self._layout = Layout()
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._places: list[int] = []
        """The beginning, the end and the place of each move in the text."""
        self._shown: list[int] = []
        """The numbers of these for the current move."""
        self._hovered = -1
        self._pressed = QPoint()

    def show_tree(self, tree: MoveTree, path: Path, letters: str) -> None:
        """Show a tree, in the letters of a language or in figurines; mark the move of a path."""
        is_other = tree is not self._tree
        if is_other or letters != self._letters:
            is_grown = self._tree is not None and tree.start == self._tree.start
            self._tree, self._letters = tree, letters
            self._rebuild(stay=is_grown)
        self._path = path
        self._mark()

    def place_of(self, path: Path) -> QRectF:
        """Return where a move stands in the viewport, for tests; empty for none."""
        place = self._layout.place_of(path)
        numbers = [number for number, each in enumerate(self._places) if each == place]
        return self._rect(numbers[0]) if numbers else QRectF()

    # --- text --------------------------------------------------------------------------------

    def _rebuild(self, *, stay: bool) -> None:
        """Write the text anew; `stay` keeps what is scrolled to."""
        assert self._tree is not None  # there is something to show
        bar = self.verticalScrollBar()
        value = bar.value() if stay else 0
        self._layout = game_layout(self._tree, self._letters)
        self._starts, self._ends, self._places = [], [], []
        self._shown, self._hovered = [], -1
        document = self.document()
        document.clear()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        formats = self._formats()
        for number, paragraph in enumerate(self._layout.paragraphs):
            block = self._block_format(paragraph, is_first=number == 0)
            if number:
                cursor.insertBlock(block)
            else:
                cursor.setBlockFormat(block)
            self._write(cursor, paragraph, formats)
        cursor.endEditBlock()
        bar.setValue(value)

    def _write(
        self, cursor: QTextCursor, paragraph: Paragraph, formats: dict[Tone, QTextCharFormat]
    ) -> None:
        """Insert the runs of a paragraph, those of one tone together."""
        at, is_glued = cursor.position(), True
        for tone, runs in groupby(paragraph.runs, key=lambda run: run.tone):
            pieces = []
            for text, _, place, glued in runs:
                if not (glued or is_glued):
                    pieces.append(" ")
                    at += 1
                is_glued = text == "("
                pieces.append(text)
                # Qt counts units of UTF-16.
                end = at + (len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2)
                if place != START:
                    self._starts.append(at)
                    self._ends.append(end)
                    self._places.append(place)
                at = end
            cursor.insertText("".join(pieces).translate(_REPLACED), formats[tone])

    def _formats(self) -> dict[Tone, QTextCharFormat]:
        palette = current_palette()
        colours = {
            Tone.MAIN: palette.text,
            Tone.MOVE: palette.text,
            Tone.ASIDE: palette.muted,
            Tone.FAULT: palette.danger,
            Tone.FLAW: palette.warning,
        }
        formats = {}
        for tone, colour in colours.items():
            formats[tone] = QTextCharFormat()
            formats[tone].setForeground(QColor(colour))
        formats[Tone.MAIN].setFont(bold(self.font()))
        return formats

    def _block_format(self, paragraph: Paragraph, *, is_first: bool) -> QTextBlockFormat:
        step = self.fontMetrics().averageCharWidth() * 1.8
        block = QTextBlockFormat()
        block.setLeftMargin(step * min(paragraph.depth, _DEEPEST))
        block.setTopMargin(0 if is_first else 3)
        block.setLineHeight(112, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return block

    # --- marks -------------------------------------------------------------------------------

    def _mark(self) -> None:
        """Mark the current move, and scroll to it."""
        place = self._layout.place_of(self._path)
        self._shown = (
            [number for number, each in enumerate(self._places) if each == place]
            if place != START
            else []
        )
        marks = []
        for number in self._shown:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._cursor(number)
            mark.format.setForeground(QColor(current_palette().accent))
            marks.append(mark)
        self.setExtraSelections(marks)
        self.viewport().update()
        if not self._shown:
            if not self._path:
                self.verticalScrollBar().setValue(0)
            return
        caret = self._cursor(self._shown[0])
        caret.setPosition(caret.selectionStart())
        self.setTextCursor(caret)
        rect, height = self._rect(self._shown[0]), self.viewport().height()
        context = min(2.5 * rect.height(), height / 3)
        bar = self.verticalScrollBar()
        if rect.top() < context:
            bar.setValue(round(bar.value() + rect.top() - context))
        elif rect.bottom() > height - context:
            bar.setValue(round(bar.value() + rect.bottom() - height + context))

    def _cursor(self, number: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._starts[number])
        cursor.setPosition(self._ends[number], QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _rect(self, number: int) -> QRectF:
        """Return where a move stands in the viewport; a move never breaks over lines."""
        cursor = self._cursor(number)
        end = self.cursorRect(cursor)
        cursor.setPosition(self._starts[number])
        start = self.cursorRect(cursor)
        if start.top() != end.top():
            # Only where the view is narrower than the move.
            return QRectF(start.left(), start.top(), self.viewport().width(), start.height())
        return QRectF(start.left(), start.top(), end.left() - start.left(), start.height())

    def _number_at(self, place: QPointF) -> int:
        """Return the number of the move at a place in the viewport, -1 for none."""
        at = QPointF(place.x(), place.y() + self.verticalScrollBar().value())
        position = self.document().documentLayout().hitTest(at, Qt.HitTestAccuracy.ExactHit)
        number = bisect_right(self._starts, position) - 1
        return number if number >= 0 and position <= self._ends[number] else -1

    # --- Qt overrides ------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        with painting(self.viewport()) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            grounds = [(number, palette.accent_soft) for number in self._shown]
            if self._hovered >= 0 and self._hovered not in self._shown:
                grounds.append((self._hovered, palette.hover))
            for number, colour in grounds:
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(self._rect(number).adjusted(-3, -1, 3, 1), 4, 4)
        super().paintEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            handled = super().event(event)
            if self._tree is not None:
                self._rebuild(stay=True)
                self._mark()
            return handled
        return claims(event, _steps) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _steps(event):
            self.stepped.emit(Qt.Key(event.key()))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            number = bisect_right(self._starts, self.textCursor().position()) - 1
            if number >= 0 and self.textCursor().position() <= self._ends[number]:
                self.chosen.emit(self._layout.path_of(self._places[number]))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = event.position().toPoint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        number = self._number_at(event.position())
        # Otherwise text was selected.
        is_click = self._number_at(QPointF(self._pressed)) == number >= 0
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and is_click and not self.textCursor().hasSelection():
            self.chosen.emit(self._layout.path_of(self._places[number]))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self._number_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, number: int) -> None:
        shapes = Qt.CursorShape
        self.viewport().setCursor(shapes.PointingHandCursor if number >= 0 else shapes.IBeamCursor)
        if number != self._hovered:
            self._hovered = number
            self.viewport().update()

    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        text = self.textCursor().selection().toPlainText()
        data.setText(text.replace(JOINER, ""))
        return data


def _steps(event: QKeyEvent) -> bool:
    is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return is_plain and event.key() in _STEPS
