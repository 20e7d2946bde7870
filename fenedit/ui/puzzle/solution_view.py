"""Shows the solution beside the board as a tree, with buttons to step through it."""

from collections import deque
from collections.abc import Callable, Collection, Iterator
from functools import partial
from math import inf

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QToolButton,
    QToolTip,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from fenedit.rules.solve.solution import Solution
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solution import (
    PASS,
    ROW,
    Index,
    Line,
    Mark,
    Part,
    Path,
    SolutionModel,
    Tone,
    TreeRow,
    behind_pass,
)
from fenedit.ui.keys import held_keys
from fenedit.ui.panels.card import claims, tool_button
from fenedit.ui.puzzle.text import mark_words
from fenedit.ui.rows import RowDelegate, paint_ground, smaller
from fenedit.ui.style import REST, bold, current_palette, icon, lay_out
from fenedit.ui.verdict import PuzzleWords

_PADDING = 6
_BETWEEN = 6.0


class TreeDelegate(RowDelegate):
    """Draws rows of a SolutionModel.

    Attributes:
        shown: the moves shown on the board; the last one is underlined.
    """

    shown: Line | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        *_, (_, _, _, left, width) = _placed(index, option.font)
        # Some pixels above and below the words together.
        height = round(QFontMetricsF(option.font).height()) + 7
        return QSize(round(left + width) + _PADDING, height)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        palette = current_palette()
        faded = not option.state & QStyle.StateFlag.State_Enabled
        mark = index.data(ROW).mark
        base = rect.top() + (rect.height() + QFontMetricsF(option.font).ascent()) / 2 - 1
        for part, text, font, at, width in _placed(index, option.font, rect.width()):
            left = rect.left() + at
            painter.setFont(font)
            if part is None:
                # A word in a box: colour alone must not show a mark.
                colours = {
                    Mark.COOK: (palette.danger, palette.danger_soft),
                    Mark.SHORT: (palette.danger, palette.danger_soft),
                    Mark.DUAL: (palette.warning, palette.warning_soft),
                }
                ink, ground = colours.get(mark, (palette.muted, palette.hover))
                height = QFontMetricsF(font).height()
                box = QRectF(left, rect.top() + (rect.height() - height) / 2, width, height)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(ground))
                painter.drawRoundedRect(box, 4, 4)
                painter.setPen(QColor(ink))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                continue
            is_muted = faded or (part.tone is Tone.ASIDE and mark is not Mark.SECTION)
            painter.setPen(QColor(palette.muted if is_muted else palette.text))
            painter.drawText(QPointF(left, base), text)
            if part.line is not None and part.line == self.shown and not faded:
                painter.setPen(QPen(QColor(palette.accent), 2))
                painter.drawLine(QPointF(left, base + 3.5), QPointF(left + width, base + 3.5))


def _placed(
    index: Index, font: QFont, room: float = inf
) -> Iterator[tuple[Part | None, str, QFont, float, float]]:
    """Yield the part, text, font, left edge and width of each piece that fits into a row.

    The last part is cut before the row's mark, which comes last, without a part.
    """
    row: TreeRow = index.data(ROW)
    # The signs ! and ?, or the words, already show the other marks.
    is_plain = row.mark in (Mark.NONE, Mark.KEY, Mark.TRY, Mark.SECTION)
    pill = "" if is_plain else mark_words()[row.mark]
    small = smaller(font)
    pill_width = QFontMetricsF(small).horizontalAdvance(pill) + 10
    end = room - (_BETWEEN + pill_width + 1 if pill else 0.0)
    left = float(_PADDING)
    for part in row.parts:
        worn = bold(font) if part.tone is Tone.FIRST else font
        metrics, text = QFontMetricsF(worn), part.text
        width = metrics.horizontalAdvance(text)
        # Leave room for the sign that there is more.
        cut = metrics.horizontalAdvance("…")
        more = 0.0 if part is row.parts[-1] else _BETWEEN + cut
        if left + width + more > end:
            if left + width + cut <= end:
                text += "…"
            else:
                narrower = max(0.0, min(end - left, width - 1))
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, narrower)
            width = metrics.horizontalAdvance(text)
        yield part, text, worn, left, width
        left += width + _BETWEEN
        if text != part.text:
            break
    if pill:
        yield None, pill, small, left, pill_width


MOST_SHOWN = 1200
"""The rough number of rows that open at once, so that the window stays responsive."""
_HEIGHTS = (200, 400)
"""The least height, and the largest that fits into the lowest window."""


class SolutionTree(QTreeView):
    """Shows a SolutionModel; open rows stay open in another solution of the same problem.

    Signals:
        line_chosen: the moves to show, as in `session.moves.solution.Line`.
        left: Esc was pressed: show the problem on the board again.
        stepped: 1 to show one more move of the chosen line, -1 for one less.
        copy_pressed: copy the solution as text.
    """

    line_chosen = Signal(tuple)
    left = Signal()
    stepped = Signal(int)
    copy_pressed = Signal()

    def __init__(self, model: SolutionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._quiet = False
        self._stale = False
        self._rows = TreeDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setIndentation(16)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Narrow rows are cut, never their marks; the tip has the rest.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    @property
    def shown_line(self) -> Line | None:
        """The moves shown on the board, None if not of the tree."""
        return self._rows.shown

    def mark_shown(self, line: Line | None) -> None:
        """Underline the last move shown on the board."""
        self._rows.shown = line
        self.viewport().update()

    def set_stale(self, stale: bool) -> None:
        """Fade and disable the solution while another position is edited."""
        self._stale = stale
        self.viewport().update()

    def show_solution(self, solution: Solution | None, meant: Collection[str] = ()) -> None:
        """Show another solution, or none."""
        before = self._model.solution
        same = (
            solution is not None
            and before is not None
            and (before.mate, before.position[:4]) == (solution.mate, solution.position[:4])
        )
        opened = list(self._open_paths(QModelIndex())) if same else []
        current = self._model.path_of(self.currentIndex()) if same else ()
        self._quiet = True
        self._model.show(solution, meant)
        if same:
            self._open_rows([self._model.index_of(path) for path in opened])
            index = self._model.index_of(current)
            if index.isValid():
                self.setCurrentIndex(index)
        else:
            marks = Mark.SHORT, Mark.KEY, Mark.COOK
            top = self._children(QModelIndex())
            keys = [index for index in top if index.data(ROW).mark in marks]
            self._open_rows(keys if len(keys) <= 3 else [])
        self._quiet = False

    def open_all(self) -> None:
        """Open the rows level by level, those of a large tree in parts."""
        waiting = deque(self._children(QModelIndex()))
        found: list[QModelIndex] = []
        added = 0
        while waiting and added < MOST_SHOWN:
            index = waiting.popleft()
            if not self.isExpanded(index):
                found.append(index)
                added += self._model.rowCount(index)
            waiting.extend(self._children(index))
        self._open_rows(found)

    def close_all(self) -> None:
        """Close all rows; the topmost one above the current row becomes current."""
        index = self.currentIndex()
        while index.parent().isValid():
            index = index.parent()
        self._quiet = True
        self.setCurrentIndex(index)
        self._quiet = False
        self.collapseAll()

    # --- Qt overrides ------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        least, most = _HEIGHTS
        return QSize(200, max(least, min(self.viewportSizeHint().height(), most)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _HEIGHTS[0])

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The background is drawn in the row's whole width, with round corners.
        option.palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        if self._stale:
            option.state &= ~QStyle.StateFlag.State_Enabled

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        ground = QStyleOptionViewItem(option)
        flags = QStyle.StateFlag
        state: QStyle.StateFlag = option.state & ~(flags.State_Selected | flags.State_HasFocus)
        if self.selectionModel().isSelected(index):
            state |= flags.State_Selected
        if self.hasFocus() and index == self.currentIndex():
            state |= flags.State_HasFocus
        ground.state = state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, ground, QRect(0, rect.top(), self.viewport().width(), rect.height()))
        painter.restore()
        super().drawRow(painter, option, index)

    def event(self, event: QEvent) -> bool:
        # The window's Copy copies the position; in the tree it copies the solution.
        return claims(event, _copies) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), held_keys(event) == Qt.KeyboardModifier.ControlModifier
        if _copies(event):
            self.copy_pressed.emit()
        elif key == Qt.Key.Key_Escape and self.shown_line is not None:
            self.left.emit()
        elif control and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Asterisk:
            self.open_all()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._quiet = True
        super().mousePressEvent(event)
        self._quiet = False
        place = event.position().toPoint()
        index = self.indexAt(place)
        row = self.visualRect(index)
        x = place.x() - row.left()
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid() or x < 0:
            return
        for part, _, _, left, width in _placed(index, self.font(), row.width()):
            if part is not None and part.line is not None and left <= x < left + width:
                if not self._stale:
                    self.line_chosen.emit(part.line)
                return
        self._choose(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Getting the focus chooses nothing.
        self._quiet = True
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():
            self.setCurrentIndex(self.currentIndex())
        self._quiet = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._quiet and self.hasFocus():
            self._choose(current)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            # A row that fits needs no tip.
            index = self.indexAt(event.pos())
            option = QStyleOptionViewItem()
            self.initViewItemOption(option)
            width = self._rows.sizeHint(option, index).width() if index.isValid() else 0
            if width > self.visualRect(index).width():
                QToolTip.showText(event.globalPos(), str(index.data()), self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # --- choosing and opening ----------------------------------------------------------------

    def _choose(self, index: Index) -> None:
        if index.isValid() and not self._stale:
            self.line_chosen.emit(index.data(ROW).line)

    def _children(self, index: QModelIndex) -> list[QModelIndex]:
        """Return the rows below one that have rows below them."""
        rows = (self._model.index(row, 0, index) for row in range(self._model.rowCount(index)))
        return [row for row in rows if self._model.hasChildren(row)]

    def _open_paths(self, above: QModelIndex) -> Iterator[Path]:
        for index in self._children(above):
            if self.isExpanded(index):
                yield self._model.path_of(index)
                yield from self._open_paths(index)

    def _open_rows(self, indexes: list[QModelIndex]) -> None:
        # With a pending layout, opening a row is cheap.
        self.scheduleDelayedItemsLayout()
        for index in indexes:
            if index.isValid():
                self.setExpanded(index, True)
        self.executeDelayedItemsLayout()


def _copies(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Copy)


class SolutionView(QWidget):
    """Shows the solution of a problem, and signals which of its moves to show on the board.

    Attributes:
        tree: the solution.

    Signals:
        line_chosen: the Position where a line begins, and the moves from there in UCI.
        line_left: show the problem on the board again.
    """

    line_chosen = Signal(object, tuple)
    line_left = Signal()

    def __init__(
        self, puzzle: PuzzleState, copy: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        """Make it; `copy` copies the solution as text."""
        super().__init__(parent)
        self._puzzle = puzzle
        words = PuzzleWords(puzzle.letters, self).tree_words()
        self._model = SolutionModel(words, mark_words(), self)
        self.tree = SolutionTree(self._model, self)
        self.tree.setAccessibleName(self.tr("Solution"))
        self._whole: Line = ()
        self._meant: tuple[str, ...] = ()
        self._back = self._button(self.tr("Back one move"), partial(self._step, -1))
        self._back.setArrowType(Qt.ArrowType.LeftArrow)
        self._forward = self._button(self.tr("Forward one move"), partial(self._step, 1))
        self._forward.setArrowType(Qt.ArrowType.RightArrow)
        for button in (self._back, self._forward):
            button.setAutoRepeat(True)
        self._open = self._button(self.tr("Expand all"), self.tree.open_all, "+")
        self._close = self._button(self.tr("Collapse all"), self.tree.close_all, "−")
        self._copy = self._button(self.tr("Copy the solution as text"), copy)
        self._copy.setIcon(icon("copy"))
        others = self._open, self._close, self._copy
        head = lay_out(QHBoxLayout(), self._back, self._forward, REST, *others, spacing=2)
        lay_out(QVBoxLayout(self), head, self.tree, margins=0, spacing=2)
        self.tree.line_chosen.connect(self._choose)
        self.tree.left.connect(self.leave)
        self.tree.stepped.connect(self._step)
        self.tree.copy_pressed.connect(copy)
        puzzle.changed.connect(self._show)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._copy.setIcon(icon("copy"))

    def leave(self) -> None:
        """Show the problem on the board again."""
        if self.tree.shown_line is not None:
            self._whole = ()
            self.tree.mark_shown(None)
            self._enable()
            self.line_left.emit()

    def _show(self) -> None:
        puzzle = self._puzzle
        solution, before = puzzle.solution, self._model.solution
        if solution is not before or puzzle.meant != self._meant:
            self._meant = puzzle.meant
            self.tree.show_solution(solution, puzzle.meant)
            if solution is None or before is None or solution.position[:4] != before.position[:4]:
                self.leave()
        self.tree.set_stale(puzzle.stale)
        if puzzle.stale:
            self.leave()
        self._enable()

    def _choose(self, line: Line) -> None:
        self._whole = line
        self._tell(line)

    def _step(self, by: int, *_clicked: object) -> None:
        shown = self.tree.shown_line
        if shown is None:
            return
        count = len(shown) + by
        # A pass cannot be seen.
        while 0 < count <= len(self._whole) and self._whole[count - 1] == PASS:
            count += by
        if count == 0:
            self.leave()
        elif count <= len(self._whole):
            self._tell(self._whole[:count])

    def _tell(self, line: Line) -> None:
        self.tree.mark_shown(line)
        self._enable()
        solution = self._model.solution
        assert solution is not None  # the line belongs to it
        self.line_chosen.emit(*behind_pass(solution.position, self._puzzle.chess960, line))

    def _enable(self) -> None:
        shown, rows = self.tree.shown_line, self._model.rowCount() > 0
        self._back.setEnabled(bool(shown))
        self._forward.setEnabled(shown is not None and len(shown) < len(self._whole))
        for button in (self._open, self._close, self._copy):
            button.setEnabled(rows)

    def hideEvent(self, event: QHideEvent) -> None:
        """Show the problem again after the tree is hidden."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.leave()

    def _button(self, name: str, slot: Callable[[], object], sign: str = "") -> QToolButton:
        button = tool_button(self, name)
        button.setText(sign)
        button.clicked.connect(slot)
        return button
