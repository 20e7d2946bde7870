"""Shows a tree of moves as text: a click or a key chooses a move."""

from __future__ import annotations

from bisect import bisect_right
from functools import partial
from itertools import groupby

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QToolTip, QWidget

from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.rules.moves.solutions import Role, SolutionTree
from fenedit.rules.moves.tree import MoveTree, Path
from fenedit.session.moves.moves import Step
from fenedit.ui.moves.layout import (
    JOINER,
    START,
    Fold,
    Layout,
    Paragraph,
    Tone,
    clock_in,
    game_layout,
)
from fenedit.ui.moves.solution_layout import (
    SolutionWords,
    more_unfolded,
    solution_layout,
    unfolded_at_first,
)
from fenedit.ui.panels.card import claims
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.style import bold, current_palette, painting
from fenedit.ui.voice import open_menu

translate = QCoreApplication.translate

_LEAST_LINES = 4
_DEEPEST = 4
"""The most steps by which variations are indented."""
_REPLACED = str.maketrans(dict.fromkeys("\ufdd0\ufdd1\ufffc", "\ufffd"))
"""Characters by which Qt marks the structure of its documents."""
_STEPS: dict[int, Step] = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
_OURS = {
    *_STEPS,
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
    *(Qt.Key.Key_Asterisk, Qt.Key.Key_Minus),
}
"""Keys that step, choose, fold or unfold."""


class MovesView(QTextEdit):
    """Shows moves as chess books print them, with one of them marked.

    The context menu of a move offers its `actions()`.

    Signals:
        chosen: the Path of a move was clicked, or Enter was pressed on it.
        stepped: plain Left, Right, Home or End was pressed, for a `session.moves.moves.Step`.
        typed: a letter or digit was pressed, with which a move begins.
        left: Esc was pressed.
    """

    chosen = Signal(object)
    stepped = Signal(str)
    typed = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Moves"))
        self.setReadOnly(True)
        self.setAcceptRichText(False)
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
        self._unread = ""
        self._unfolded: set[Fold] = set()
        """The unfolded rows of a solution."""
        self._layout = Layout()
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._places: list[int] = []
        """The beginning, the end and the place of each move in the text."""
        self._shown: list[int] = []
        """The numbers of these for the current move."""
        self._hovered = -1
        self._pressed = QPoint()
        self._clicked: Path | None = None
        """A path that was chosen here, so that the view need not scroll to it."""
        self.setCursorWidth(0)

    def show_tree(self, tree: MoveTree, path: Path, letters: str, unread: str = "") -> None:
        """Show a tree, in the letters of a language or in figurines; mark the move of a path.

        `unread` is the text from the tree's fault on, if a fault ends it.
        """
        if (tree, path, letters) == (self._tree, self._path, self._letters):
            return
        if tree is not self._tree or letters != self._letters:
            before, self._tree, self._letters = self._tree, tree, letters
            self._unread = unread
            is_grown = before is not None and tree.start[:4] == before.start[:4]
            if isinstance(tree, SolutionTree) and not (
                is_grown and isinstance(before, SolutionTree)
            ):
                self._unfolded = unfolded_at_first(tree, solution_words())
            self._rebuild(stay=is_grown)
        self._path = path
        self._unfold_to(path)
        self._mark()

    def unfold_all(self) -> None:
        """Unfold a solution, level by level; a large one part by part."""
        if isinstance(self._tree, SolutionTree):
            self._unfolded |= more_unfolded(self._tree, solution_words(), self._unfolded)
            self._rebuild(stay=True)
            self._mark()

    def fold_all(self) -> None:
        """Fold everything except what leads to the current move."""
        self._unfolded = set()
        self._rebuild(stay=True)
        self._unfold_to(self._path)
        self._mark()

    def place_of(self, path: Path) -> QRectF:
        """Return the rectangle of a move in the viewport, for tests; empty for none."""
        place = self._layout.place_of(path)
        numbers = [number for number, each in enumerate(self._places) if each == place]
        return self._rect(numbers[0]) if numbers else QRectF()

    # --- folding -----------------------------------------------------------------------------

    def _laid_out(self, tree: MoveTree) -> Layout:
        if isinstance(tree, SolutionTree):
            return solution_layout(tree, self._letters, solution_words(), self._unfolded)
        fault = problem_sentence(tree.fault) if tree.fault is not None else ""
        return game_layout(tree, self._letters, fault, self._unread)

    def _unfold_to(self, path: Path) -> None:
        """Unfold the rows that hide a move."""
        layout, is_more = self._layout, bool(path and self._layout.folded)
        while self._tree is not None and is_more and not layout.shows(path):
            found = {
                fold
                for fold, heads in layout.folded
                if any(path[: len(head)] == head for head in heads)
            }
            self._unfolded |= found
            layout, is_more = self._laid_out(self._tree), bool(found)
        if layout is not self._layout:
            self._rebuild(stay=True)

    def _toggle(self, fold: Fold) -> None:
        self._unfolded ^= {fold}
        self._rebuild(stay=True)
        self._mark(follow=False)
        row = [paragraph.fold for paragraph in self._layout.paragraphs].index(fold)
        self.setTextCursor(QTextCursor(self.document().findBlockByNumber(row)))

    def _fold_at(self, place: QPointF) -> Fold | None:
        """Return the fold of the row at a place in the viewport."""
        if not isinstance(self._tree, SolutionTree):
            # Looking for the row takes long in a large game.
            return None
        block = self.cursorForPosition(place.toPoint()).block()
        is_in = self._block_rect(block).contains(QPointF(1, place.y()))
        return self._fold_of(block) if is_in else None

    def _fold_of(self, block: QTextBlock) -> Fold | None:
        paragraphs, number = self._layout.paragraphs, block.blockNumber()
        return paragraphs[number].fold if 0 <= number < len(paragraphs) else None

    def _block_rect(self, block: QTextBlock) -> QRectF:
        """Return the place of a paragraph in the viewport, from its left edge on."""
        rect = self.document().documentLayout().blockBoundingRect(block)
        top = rect.top() - self.verticalScrollBar().value()
        return QRectF(0, top, self.viewport().width(), rect.height())

    # --- text --------------------------------------------------------------------------------

    def _rebuild(self, *, stay: bool) -> None:
        """Write all the text again; `stay` keeps the scroll position."""
        assert self._tree is not None  # there is something to show
        bar = self.verticalScrollBar()
        value = bar.value() if stay else 0
        self._layout = self._laid_out(self._tree)
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
        self.setTextCursor(QTextCursor(document))
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
        if paragraph.is_row:
            # Room for the arrow before it, and a hanging indent.
            block.setLeftMargin(step * min(paragraph.depth + 2, 2 * _DEEPEST))
            block.setTextIndent(-step)
        else:
            block.setLeftMargin(step * min(paragraph.depth, _DEEPEST))
        block.setTopMargin(0 if is_first else 3)
        block.setLineHeight(112, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return block

    # --- marks -------------------------------------------------------------------------------

    def _mark(self, *, follow: bool = True) -> None:
        """Mark the current move; scroll to it if `follow`."""
        place = self._layout.place_of(self._path)
        self._shown = [number for number, each in enumerate(self._places) if each == place]
        marks = []
        for number in self._shown:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._cursor(number)
            mark.format.setForeground(QColor(current_palette().accent))
            marks.append(mark)
        self.setExtraSelections(marks)
        self.viewport().update()
        if not self._path and follow:
            self.verticalScrollBar().setValue(0)
        elif follow and self._shown:
            # The caret follows only if it is used: otherwise a screen reader would read a letter
            # there at each step, besides the announced move.
            self.setCursorWidth(0)
            self._scroll_to(self._shown[0])

    def _scroll_to(self, number: int) -> None:
        """Scroll to a move, with some lines before it and more of its comment after it."""
        rect, height = self._rect(number), self.viewport().height()
        above = min(2.5 * rect.height(), height / 3)
        lowest = height if self._path == self._clicked else max(height / 3, above + rect.height())
        self._clicked = None
        bar = self.verticalScrollBar()
        if rect.top() < above:
            bar.setValue(round(bar.value() + rect.top() - above))
        elif rect.bottom() > lowest:
            bar.setValue(round(bar.value() + rect.bottom() - lowest))

    def _cursor(self, number: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._starts[number])
        cursor.setPosition(self._ends[number], QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _rect(self, number: int) -> QRectF:
        """Return the rectangle of a move in the viewport; a move never breaks over lines."""
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
        return self._number_of(position)

    def _number_of(self, position: int) -> int:
        """Return the number of the move at a position in the text, -1 for none."""
        number = bisect_right(self._starts, position) - 1
        return number if number >= 0 and position <= self._ends[number] else -1

    # --- Qt overrides ------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Return room for some lines; the column adds the room that it has left."""
        return QSize(super().sizeHint().width(), _LEAST_LINES * self.fontMetrics().lineSpacing())

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
            painter.setBrush(QColor(palette.muted))
            is_solution = isinstance(self._tree, SolutionTree)
            block = self.cursorForPosition(QPoint()).block() if is_solution else QTextBlock()
            while block.isValid() and self._block_rect(block).top() <= self.viewport().height():
                if self._fold_of(block) is not None:
                    painter.drawPolygon(self._arrow(block))
                block = block.next()
        super().paintEvent(event)

    def _arrow(self, block: QTextBlock) -> QPolygonF:
        """Return the arrow before a row that folds: to the right, or downwards when unfolded."""
        metrics, form = self.fontMetrics(), block.blockFormat()
        size = metrics.xHeight() / 2
        left = form.leftMargin() + form.textIndent() + self.document().documentMargin()
        line = block.layout().lineAt(0)
        top = self._block_rect(block).top() + line.y() + line.ascent()
        middle = QPointF(left - 2.2 * size, top - size)
        corners = ((-0.6, -1.0), (0.8, 0.0), (-0.6, 1.0))
        if self._layout.paragraphs[block.blockNumber()].is_open:
            corners = ((-1.0, -0.6), (0.0, 0.8), (1.0, -0.6))
        return QPolygonF([middle + QPointF(size * x, size * y) for x, y in corners])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown and event.size().width() != event.oldSize().width():
            self._scroll_to(self._shown[0])

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            handled = super().event(event)
            if self._tree is not None:
                self._rebuild(stay=True)
                self._mark()
            return handled
        if claims(event, lambda key: _plain_key(key) in _OURS):
            return True
        if (
            claims(event, lambda key: key.matches(QKeySequence.StandardKey.Copy))
            and not self.textCursor().hasSelection()
        ):
            # Without a selection the window copies the position.
            event.ignore()
            return False
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self._number_at(QPointF(event.pos()))
            if self._tree is not None and number >= 0:
                path = self._layout.path_of(self._places[number])
                clock = clock_in(self._tree.node_at(path).comment)
                words = self.tr("Clock: {time}").format(time=clock) if clock else ""
                QToolTip.showText(event.globalPos(), words, self.viewport())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys, key, shift = Qt.Key, _plain_key(event), Qt.KeyboardModifier.ShiftModifier
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key == keys.Key_Escape:
            self.left.emit()
        elif event.text().isalnum() and not event.modifiers() & ~shift:
            self.typed.emit(event.text())
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            # Alt and an arrow would step if there were a move that way.
            event.ignore()
        else:
            self._show_caret()
            if key == keys.Key_Asterisk:
                self.unfold_all()
            elif key == keys.Key_Minus:
                self.fold_all()
            elif key in _OURS:
                number = self._number_of(self.textCursor().position())
                is_move = number >= 0 and key != keys.Key_Space
                self._choose(number if is_move else -1, self._fold_of(self.textCursor().block()))
            else:
                super().keyPressEvent(event)

    def _show_caret(self) -> None:
        """Show the caret, first at the current move."""
        if not self.cursorWidth() and self._shown and not self.textCursor().hasSelection():
            caret = self._cursor(self._shown[0])
            caret.setPosition(caret.selectionStart())
            self.setTextCursor(caret)
        self.setCursorWidth(1)

    def _choose(self, number: int, fold: Fold | None = None) -> None:
        """Choose the move with a number, or fold or unfold a row."""
        if number >= 0:
            self._clicked = self._layout.path_of(self._places[number])
            self.chosen.emit(self._clicked)
        elif fold is not None:
            self._toggle(fold)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.setCursorWidth(1)
        self._pressed = event.position().toPoint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position()
        moved = (place.toPoint() - self._pressed).manhattanLength()
        is_left = event.button() == Qt.MouseButton.LeftButton
        # Otherwise text was selected.
        if is_left and moved <= 4 and not self.textCursor().hasSelection():
            self._choose(self._number_at(place), self._fold_at(place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(QPointF(-1, -1))

    def _hover(self, place: QPointF) -> None:
        """Show what a click at a place would do."""
        number = self._number_at(place)
        is_link = number >= 0 or self._fold_at(place) is not None
        shapes = Qt.CursorShape
        self.viewport().setCursor(shapes.PointingHandCursor if is_link else shapes.IBeamCursor)
        if number != self._hovered:
            self._hovered = number
            self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        by_keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        number = self._number_at(QPointF(event.pos()))
        if not by_keyboard:
            self._choose(number)
        if self._path if by_keyboard else number >= 0:
            first = menu.actions()[0]
            menu.insertActions(first, self.actions())
            menu.insertSeparator(first)
        if isinstance(self._tree, SolutionTree):
            menu.addSeparator()
            menu.addAction(self.tr("Expand all"), self.unfold_all)
            menu.addAction(self.tr("Collapse all"), self.fold_all)
        open_menu(menu, event.globalPos(), by_keyboard=by_keyboard)

    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        text = self.textCursor().selection().toPlainText()
        data.setText(text.replace(JOINER, ""))
        return data


def _plain_key(event: QKeyEvent) -> int:
    """Return a key pressed without modifiers, otherwise 0."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    # An asterisk needs Shift on most keyboards.
    is_asterisk = event.key() == Qt.Key.Key_Asterisk
    return (
        0
        if held and not (is_asterisk and held == Qt.KeyboardModifier.ShiftModifier)
        else event.key()
    )


def solution_words() -> SolutionWords:
    """Return the words of a solution in the language of the window."""
    return SolutionWords(
        zugzwang=translate("PuzzleWords", "zugzwang"),
        threat=translate("PuzzleWords", "threat"),
        but=translate("PuzzleWords", "but"),
        others=partial(_counted, QT_TRANSLATE_NOOP("PuzzleWords", "any other (%n)", "", 2)),
        more=partial(_counted, QT_TRANSLATE_NOOP("PuzzleWords", "%n more", "", 2)),
        tries=partial(_counted, QT_TRANSLATE_NOOP("PuzzleWords", "Tries: %n", "", 2)),
        set_play=translate("PuzzleWords", "Set play"),
        marks={
            Role.COOK: translate("PuzzleWords", "cook"),
            Role.SHORT: translate("PuzzleWords", "short"),
            Role.DEFENCE: translate("PuzzleWords", "dual"),
        },
    )


def _counted(words: str, count: int) -> str:
    return translate("PuzzleWords", words, "", count)
